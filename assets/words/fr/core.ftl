## Ce que tous les écrans partagent
prompt-move = Bouger
prompt-choose = Choisir
prompt-back = Retour
prompt-erase = Effacer
keyboard-space = Espace
keyboard-done = Terminé
## Messages de la fenêtre elle-même
toast-gamepad-here = Manette { $number } branchée
toast-gamepad-gone = Manette { $number } débranchée
toast-picture-kept = Image gardée : { $name }
toast-picture-lost = L’image n’a pas pu être écrite
toast-settings-broken = Les réglages sont illisibles. Ils sont gardés dans { $name }
toast-not-saved = Les réglages n’ont pas pu être enregistrés
error-title = Un problème est survenu
error-text = Le jeu ne peut pas continuer d’ici. Ce qui s’est passé est noté dans { $log }
error-home = Vers l’accueil
error-quit = Quitter
