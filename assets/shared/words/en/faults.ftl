## Where
fault-in-file = { $file }: { $reason }
fault-in-cell = { $file }, space { $x }, { $y }: { $reason }
fault-in-advice = { $file }: advice: { $reason }
fault-in-advised-cell = { $file }, space { $x }, { $y }: advice: { $reason }
fault-in-deck = { $file }: { $reason } The cards that came with the game are used.
fault-in-line = { $file }, line { $line }: { $reason } The cards that came with the game are used.

## The file
fault-folder = this is a folder, not a file.
fault-no-file = this is a pipe or a device, not a file.
fault-missing = there is no such file.
fault-unread = the file cannot be read ({ $error }).
fault-too-large = the file is too large: it should have less than { $most } bytes.
journal-line = from line { $line } on, it was cut off or altered.
journal-version = another version of Starbox wrote it (format { $version }).

## The cards
fault-deck-encoding = this is not text in UTF-8.
fault-deck-name = a name is written like “name yellow Pom”.
fault-deck-count = a line begins with a number of cards, 0 to { $most }, not “{ $found }”.
fault-deck-colour = “{ $found }” is no colour ({ $known }).
fault-deck-total = the cards add up to { $found }, not to { $wanted }.
