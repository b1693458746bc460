### What the command line says. Keys begin with cli-.

## Files and flags

cli-cant-read = { $file } can't be read: { $reason }. Check the name and the permissions.
cli-cant-write = { $file } can't be written: { $reason }. Choose another place.
cli-too-large = { $file } is larger than 8 MiB, which no board or record is. Check the name.
cli-not-text = { $file } is not a text file. Give a board or a record.
cli-exists = { $file } is already there and is not overwritten. Choose another name, or go on with it by --resume.
cli-seats = { $title } is for { $least } to { $most } players, not for { $seats }. Change the number of seats.
cli-names = There are more names than seats: only { $seats } can be named.
cli-seed = A seed is a word or number of 1 to 200 characters on one line.
cli-entropy = “{ $given }” does not fit: say a seat of the table, an equals sign and up to 64 bytes of text, such as a=some words.
cli-no-luck = The system gave no random bytes. Give a --seed instead.
cli-bot = Nobody called “{ $bot }” can sit here. Choose from: { $known }.
cli-no-seat = “{ $seat }” is not a seat of this game. Say a letter from a to { $last }.
cli-no-rules = There are no rules of { $title } here.
cli-no-clause = The rules of { $title } have no clause “{ $clause }”. Leave it out to read them all.

## Boards

cli-board-faults = { $file } is not a valid board file; { $count ->
    [one] one thing is
   *[other] { $count } things are
} wrong. Correct { $count ->
    [one] it
   *[other] them
} and check again:
cli-board-title = { $file } is a board of { $found }, not of { $title }. Choose a board of the title.
cli-board-sound = { $file } is a valid board file.
cli-board-is = Board { $board } of { $title }, hash { $hash }.
cli-board-origin = Drawn by: { $origin }.
cli-board-ours = This is our own board, not the published one.
cli-board-drawn = The picture is in { $file }.

## Records

cli-record = { $file }, line { NUMBER($line, useGrouping: "false") }: { $reason } Restore the file from a copy; what stands above that line can be shown with skyrail replay --sound.
cli-verify-commitment = The secret matches the commitment { $commitment }.
cli-verify-board = The board { $board } matches its hash.
cli-verify-rows = { $rows ->
    [0] There are no rows yet.
    [one] The one row is legal.
   *[other] All { $rows } rows are legal.
}
cli-verify-running = The game is still running.
cli-verify-sound = The record is sound.
cli-points = { $seat } { $points }
cli-result = Final points: { $points }. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

## Simulations

cli-simulated = { $title } with { $players } players: { $games ->
    [one] one game
   *[other] { $games } games
}.
cli-simulated-speed = { $seconds } seconds, { $games } games and { $decisions } decisions a second.
cli-simulated-length = { $mean } decisions a game, { $longest } in the longest.
cli-simulated-seat = Seat { $seat }: wins { $share } %, { $points } points on average.
cli-simulated-ending = Ended by { $ending }: { $count }.

## Measuring bots

cli-bot-title = { $bot } does not play { $title }. Choose from: { $known }.
cli-bot-style = There is no style “{ $style }”. Choose from: { $known }.
cli-bot-budget = “{ $budget }” is not a budget. Say a number above zero and ms or p, such as 200ms or 2000p.
cli-bot-no-budget = { $bot } thinks no longer than it needs. Leave out the budget.
cli-load-moves = { $tables } tables: { $moves } moves, { $rate } a second, { $cpu } for each second that the server computed.
cli-load-waits = From sending a move to seeing it: half within { $half } ms, 99 of 100 within { $most } ms.
cli-load-idle = { $tables } idle tables that somebody looks at take { $bytes } bytes each.
cli-load-failed = The measurement stopped: { $reason }. Try again with fewer tables.
cli-flood-row = { $name }: { $sent } sent, { $done } done. Neighbours' moves { $wait } ms (quiet { $quiet } ms), bots { $bots } ms, memory + { $memory } MiB.
cli-flood-row-failed = TOO MUCH: { $name }: { $sent } sent, { $done } done. Neighbours' moves { $wait } ms (quiet { $quiet } ms), bots { $bots } ms, memory + { $memory } MiB; { $lost } neighbours lost their connection, { $broken } answers say that the server broke.
cli-flood-borne = { $rows } floods, and nobody else was harmed. Memory at the end: + { $memory } MiB.
cli-flood-harmed = { $bad } of { $rows } floods harmed others; the server kept { $memory } MiB. Look at the rows, and try one alone with --only.
cli-flood-failed = The measurement stopped: { $reason }. Try again when nothing else runs on this machine.
cli-simulate-search = { $bot } searches, which takes too long here. Measure it with skyrail arena.
cli-arena-line-up = { $bots } bots do not fit at a table for { $players }. Name fewer bots, or more players.
cli-arena-line = { $file }, line { NUMBER($line, useGrouping: "false") }, is no game of this line-up. Choose another file, or restore it from a copy.
cli-arena-other = { $file } holds games of another run: its { $what } is { $found }, not { $wanted }. Choose another file, or ask for the same.
cli-arena-illegal = { $bot } chose “{ $action }”, which the rules refuse (deal { NUMBER($deal, useGrouping: "false") }, seat { $place }, decision { NUMBER($decision, useGrouping: "false") }). The run is stopped: correct the bot.
cli-arena-panic = { $bot } failed to decide (deal { NUMBER($deal, useGrouping: "false") }, seat { $place }, decision { NUMBER($decision, useGrouping: "false") }). The run is stopped: correct the bot.
cli-arena-bot = { $bot }: wins { $share } % ({ $low } to { $high }), rating { $rating } ({ $least } to { $most }), { $points } points, { $half } ms a decision, 99 % within { $nearly } ms.
cli-arena-seats = Wins by seat in %: { $shares }.
cli-arena-passed = { $bot } is better by { $high } rather than { $low } (log ratio { $ratio }): passed.
cli-arena-failed = { $bot } is better by { $low } rather than { $high } (log ratio { $ratio }): failed.
cli-arena-open = Whether { $bot } is better by { $low } or by { $high } is still open (log ratio { $ratio }): play more games.
cli-checked = { $title } with { $players } players: { $games } games, { $decisions } decisions checked; all legal, repeatable and blind to what is hidden.
cli-check-illegal = { $bot } did what the rules refuse (deal { NUMBER($deal, useGrouping: "false") }, seat { $place }, decision { NUMBER($decision, useGrouping: "false") }). Correct the bot.
cli-check-wavering = { $bot } decided differently with the same seed (deal { NUMBER($deal, useGrouping: "false") }, seat { $place }, decision { NUMBER($decision, useGrouping: "false") }). Correct the bot.
cli-check-peeking = { $bot } decided by what it cannot see (deal { NUMBER($deal, useGrouping: "false") }, seat { $place }, decision { NUMBER($decision, useGrouping: "false") }). Correct the bot.
cli-ladder-first = { $title }: { $bot } has rating { $rating }.
cli-ladder-rung = { $title }: { $bot } has rating { $rating } and wins { $share } % ({ $low } to { $high }) against { $below }.
cli-ladder-page = The page is { $file }.
cli-tuned = { $title }: the found numbers win { $share } % ({ $low } to { $high }; par { $par }) of { $games } fresh games against the old ones.
cli-train-no-inputs = { $title } shows a net nothing yet, so there is nothing to train.

## Playing

cli-commitment = The luck of this game is fixed by { $commitment }; the secret behind it is shown at the end.
cli-secret = The secret of this game was { $secret }.
cli-play-help-hint = Type help to see what you can type.
cli-play-help =
    Type the number of a move, or the move as it is written in records.
    moves [WORD]   show the moves, or those that contain a word
    state          show the table again
    log [COUNT]    show what happened last
    why MOVE       say why a move is not possible, with the rule
    hint           say how the game stands and what is best to do
    map [new]      show the board; new: only what changed since you last looked; list: every route
    undo [COUNT]   take back your last moves, as far as nothing hidden was seen since
    save [FILE]    save the game
    resume FILE    go on with a saved game
    quit           save the game and stop
cli-watch-human = With --watch only bots play. Name bots alone, or leave out --watch.
cli-map-left = { $count ->
    [one] One route had no room for its signs
   *[other] { $count } routes had no room for their signs
}: type map list.
cli-map-new = Since you last looked:
cli-map-same = Nothing has changed on the board since you last looked.
cli-map-more = And { $count } more: type map new next time.
cli-hint-now = Chance to win as things stand:
cli-hint-seat = { $seat }: { $share } %, { $points } points expected at the end
cli-hint-order = The best moves, by the chance to win after them:
cli-hint-move = { $place }. [{ $number }] { $move } — { $share } % to win ({ $more })
cli-hint-means = Found in { $games } games that bots played on from here. Differences of { $equal } or less mean about equally good.
cli-may-undo = You may undo { $count ->
    [one] your last move
   *[other] your last { $count } moves
}.
cli-curtain = Pass the keyboard to { $seat }, who then presses Enter.
cli-saved = The record is in { $file }.
cli-not-saved = The game could not be saved in { $file }. Use save with another name next time.
cli-left = The game is saved in { $file }. Go on with it by skyrail play --resume.
cli-why-legal = You may do that now.
cli-no-moves = No move fits.
cli-no-number = There is no move with that number; there are { $most }.

## From data: marks

cli-ours = our reading
cli-dataset-written = { $file } holds { $games } games of { $title } with { $decisions } decisions in { $bytes } bytes, made in { $seconds } seconds.
cli-dataset-sound = { $file } is sound: { $games } games of { $title } with { $decisions } decisions in { $bytes } bytes were played again in { $seconds } seconds.
cli-dataset-hash = Its hash is { $hash }.
cli-dataset-foreign = { $file } is no file of games that this version reads. Choose a file that skyrail dataset wrote.
cli-dataset-rules = { $file } was made with other rules or another board. Make it anew with skyrail dataset.
cli-dataset-key = { $file }: “{ $key }” in the first line is missing or can't be. Restore the file from a copy, or make it anew.
cli-dataset-cut = { $file } is not whole. Restore the file from a copy, or make it anew.
cli-dataset-changed = { $file } was changed after it was written: its hash does not fit. Restore the file from a copy, or make it anew.
cli-dataset-block = { $file }: one of the games { NUMBER($first, useGrouping: "false") } to { NUMBER($last, useGrouping: "false") } is not as it was played. Make the file anew.
cli-leaderboard-head = { $name } at { $title } with { $players } players: { $games } games on { $deals } deals in { $seconds } seconds.
cli-leaderboard-against = Against { $bot }, rated { $rating }: wins { $share } % ({ $low } to { $high }).
cli-leaderboard-fouls = Games lost by an answer: { $late } late, { $wrong } wrong, { $gone } missing.
cli-leaderboard-row = { $place }. { $name }: rating { $rating } ({ $low } to { $high }), { $games } games.
cli-leaderboard-start = The program can't be started or reached: { $reason }. Check the command or the address.
cli-leaderboard-words = “{ $program }” is no command: it is empty or has an open quotation mark. Name a command, tcp:HOST:PORT or bot:NAME.
cli-leaderboard-greeting = The program did not answer the first line with {"{"}"ready": true{"}"} within a minute. docs/leaderboard.md describes the lines.
cli-leaderboard-hopeless = The program lost ten games in a row by its answers ({ $late } late, { $wrong } wrong, { $gone } missing) and is not rated. Correct it, or give it more time with --ms.
cli-leaderboard-line = { $file }, line { NUMBER($line, useGrouping: "false") }, is no result. Choose another file, or restore it from a copy.
