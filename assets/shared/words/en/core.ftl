## What all screens share
prompt-move = Move
prompt-choose = Choose
prompt-back = Back
prompt-erase = Erase
keyboard-space = Space
keyboard-done = Done
## Messages of the window itself
toast-gamepad-here = Gamepad { $number } is here
toast-gamepad-gone = Gamepad { $number } is gone
toast-picture-kept = Picture kept in { $folder }
toast-picture-lost = The picture could not be written: { $reason }
toast-settings-broken = The settings could not be read. They are kept as { $name }
file-mended = Part of { $name } could not be used. The old file is kept as { $aside }.
file-unread = { $name } cannot be read now: { $reason }. It stays as it is.
folder-taken-title = Starbox is already open
folder-taken-text = Only one window at a time can use { $folder }. Close the other one first.
folder-taken = Starbox is already open with the folder { $folder }. Close it first, or name another folder with --data-dir.
drawing-ahead = Drawing everything for this window. Next time it is there at once.
toast-want = This computer is short of memory or open files. Starbox goes on with less.
ended-for-want = { $saved ->
    [yes] This computer has too little memory, or too few open files, for Starbox to go on. Your games are saved.
   *[no] This computer has too little memory, or too few open files, for Starbox to go on.
}
toast-not-saved = The settings could not be saved: { $reason }
error-title = Something went wrong
error-text = The game tripped, but it is saved up to its last action: go on from the title. If it happens again, { $log } tells what went wrong.
error-home = To the title
error-quit = Quit
reason-full = the disk is full
reason-forbidden = the folder is protected
reason-read-only = the disk is read-only
reason-long-name = the name is too long
reason-in-the-way = something else has that name
reason-too-many = too many files are open
reason-other = the system refuses it
unsaved-title = Something is not saved
unsaved-text = It cannot be written: { $reason }. Make room and wait a moment: Starbox goes on trying. If you quit now, what was played last is lost.
unsaved-quit = Quit anyway
unsaved-stay = Stay
unsaved-left = The last game could not be saved: { $reason }.
