### Tables, options and records: what is refused and why.

## Tables

# $current is the number of the decision the player faces now.
table-stale = That answers an earlier question. The table now waits for decision { $current } of this seat.
table-no-undo = Nothing can be taken back: a card was drawn or shown, or another player has moved since.
table-undo-most = Only the last { $most ->
    [one] move
   *[other] { $most } moves
} can be taken back.

## Options

option-unknown = There is no option “{ $name }”. This title has: { $known }.
option-first = “{ $value }” can't begin. Say random, or a seat from a to { $last }.
option-value = “{ $value }” does not fit the option { $name }. Say yes or no.
option-number = “{ $value }” does not fit the option { $name }. Say a number from { $least } to { $most }.
option-one-of = “{ $value }” does not fit the option { $name }. Say one of these: { $known }.

## Records

record-not-one = This is not a Skyrail record: its first line must say “skyrail” and a version.
record-version = The record has format version { $version }; this program reads version { NUMBER($known, useGrouping: "false") }. Use a newer Skyrail.
record-title = The record is of “{ $title }”, which this program does not know.
record-rules = The game was played by rules number { $rules }; this program plays number { $known }. Use the Skyrail it was played with.
record-cut-off = The file ends here, in the middle of a record: it was cut off.
record-line-ends = The line ends with a carriage return: the file's line ends were changed on the way. Records end their lines with a line feed alone.
record-expected = A line that begins with “{ $word }” must stand here.
record-hex = This must be 64 hexadecimal digits in small letters.
record-board-line = The board line must give the board's name and its hash.
record-board-hash = The board in the record does not match its hash: one of the two was changed.
record-board-faults = The board in the record has { $count ->
    [one] a fault
   *[other] { $count } faults
}.
record-board-unknown = The game was played on the board { $board }, which is neither in the record nor known here. Give its file with --board.
record-seats = The record has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}; the title is for { $least } to { $most }.
record-seat-line = Seat { $seat } must stand here with its kind and its name.
record-entropy = An entropy line gives a seat, in seat order, and up to 64 bytes as hexadecimal digits.
record-row-number = Row { $number } must stand here.
record-row-seat = “{ $seat }” is not a seat of this table.
record-form = The line is not written the way records are; it should read: { $form }
record-result = The record claims “{ $claimed }”, but its rows lead to “{ $truth }”.
record-commitment = The secret at the end is not the one that was committed to here: one of the two was changed.
record-check-value = The lines above do not give this check value: one of them was changed.
record-after-end = Something stands after the end of the record.
