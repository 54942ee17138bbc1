## Wat alle schermen delen
prompt-move = Bewegen
prompt-choose = Kiezen
prompt-back = Terug
prompt-erase = Wissen
keyboard-space = Spatie
keyboard-done = Klaar
## Berichten van het venster zelf
toast-gamepad-here = Gamepad { $number } is aangesloten
toast-gamepad-gone = Gamepad { $number } is losgekoppeld
toast-picture-kept = Plaatje bewaard in { $folder }
toast-picture-lost = Het plaatje kon niet worden geschreven: { $reason }
toast-settings-broken = De instellingen zijn onleesbaar. Ze zijn bewaard als { $name }
file-mended = Een deel van { $name } was onbruikbaar. Het oude bestand is bewaard als { $aside }.
file-unread = { $name } kan nu niet worden gelezen: { $reason }. Het blijft zoals het is.
folder-taken-title = Starbox is al open
folder-taken-text = Er kan maar één venster tegelijk met { $folder } werken. Sluit eerst het andere.
folder-taken = Starbox is al open met de map { $folder }. Sluit het eerst, of kies een andere map met --data-dir.
drawing-ahead = Alles wordt getekend voor dit venster. De volgende keer staat het er meteen.
toast-want = Deze computer heeft te weinig geheugen of open bestanden. Starbox gaat zuiniger verder.
ended-for-want = { $saved ->
    [yes] Deze computer heeft te weinig geheugen of open bestanden om met Starbox verder te gaan. Je spellen zijn bewaard.
   *[no] Deze computer heeft te weinig geheugen of open bestanden om met Starbox verder te gaan.
}
toast-not-saved = De instellingen konden niet worden bewaard: { $reason }
error-title = Er ging iets mis
error-text = Het spel struikelde, maar het is bewaard tot en met de laatste actie: ga verder vanaf het beginscherm. Gebeurt het weer, dan staat in { $log } wat er misging.
error-home = Naar beginscherm
error-quit = Stoppen
reason-full = de schijf is vol
reason-forbidden = de map is beveiligd
reason-read-only = de schijf is alleen-lezen
reason-long-name = de naam is te lang
reason-in-the-way = die naam is al bezet
reason-too-many = er zijn te veel bestanden open
reason-other = het systeem weigert het
unsaved-title = Niet alles is bewaard
unsaved-text = Het kan niet worden geschreven: { $reason }. Maak ruimte en wacht even: Starbox blijft het proberen. Als je nu stopt, gaan de laatste zetten verloren.
unsaved-quit = Toch stoppen
unsaved-stay = Blijven
unsaved-left = Het laatste spel kon niet worden bewaard: { $reason }.
