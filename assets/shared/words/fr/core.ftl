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
file-mended = Une partie de { $name } était inutilisable. L’ancien fichier est gardé : { $aside }.
file-unread = { $name } ne peut pas être lu pour l’instant : { $reason }. Il reste tel quel.
folder-taken-title = Starbox est déjà ouvert
folder-taken-text = Une seule fenêtre à la fois peut utiliser { $folder }. Fermez d’abord l’autre.
folder-taken = Starbox est déjà ouvert avec le dossier { $folder }. Fermez-le d’abord, ou indiquez un autre dossier avec --data-dir.
drawing-ahead = Les images se dessinent pour cette fenêtre. La prochaine fois, tout sera prêt.
toast-want = La mémoire ou les fichiers ouverts manquent sur cet ordinateur. Starbox continue avec moins.
ended-for-want = { $saved ->
    [yes] Cet ordinateur n’a pas assez de mémoire, ou de fichiers ouverts, pour que Starbox continue. Vos parties sont enregistrées.
   *[no] Cet ordinateur n’a pas assez de mémoire, ou de fichiers ouverts, pour que Starbox continue.
}
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
unsaved-title = Tout n’est pas enregistré
unsaved-text = Impossible d’écrire : { $reason }. Faites de la place et attendez un instant : Starbox continue d’essayer. Si vous quittez maintenant, les derniers coups sont perdus.
unsaved-quit = Quitter
unsaved-stay = Rester
unsaved-left = La dernière partie n’a pas pu être enregistrée : { $reason }.
