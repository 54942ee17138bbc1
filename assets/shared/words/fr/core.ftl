## Ce que tous les écrans partagent
prompt-move = Naviguer
prompt-choose = Choisir
prompt-back = Retour
prompt-erase = Effacer
keyboard-space = Espace
keyboard-done = Terminé
## Messages de la fenêtre elle-même
toast-gamepad-here = Manette { $number } branchée
toast-gamepad-gone = Manette { $number } débranchée
toast-picture-kept = Image enregistrée dans { $folder }
toast-picture-lost = L’image n’a pas pu être enregistrée : { $reason }
toast-settings-broken = Les réglages sont illisibles. Ils sont mis de côté : { $name }
file-mended = Une partie de { $name } était inutilisable et n’est pas reprise. Le fichier d’origine est mis de côté : { $aside }
file-unread = { $name } ne peut pas être lu pour l’instant : { $reason }. Il reste tel quel
drawing-ahead = Les images se dessinent pour cette fenêtre. La prochaine fois, tout sera prêt.
toast-not-saved = Les réglages n’ont pas pu être enregistrés : { $reason }
error-title = Un problème est survenu
error-text = Le jeu a trébuché, mais la partie est enregistrée jusqu’à la dernière action : continuez depuis l’accueil. Si cela se reproduit, { $log } dit ce qui s’est passé.
error-home = Vers l’accueil
error-quit = Quitter
reason-full = le disque est plein
reason-forbidden = le dossier est protégé
reason-read-only = le disque est en lecture seule
reason-long-name = le nom est trop long
reason-in-the-way = ce nom est déjà pris
reason-too-many = trop de fichiers sont ouverts
reason-other = le système refuse
