### The server: what it says when it starts, and what it refuses.

## Running a server

server-listens = Skyrail is open at { $address }
server-listens-here = Only this computer reaches it. --listen 0.0.0.0:{ $port } lets your network in.
server-opens = Your browser opens the page; --no-open leaves that to you.
server-cant-data = The data directory can't be made: { $reason }.
server-cant-database = The database can't be opened: { $reason }.
server-cant-listen = Nothing can listen at { $address }: { $reason }. Choose another address with --listen.
server-taken = Another program listens at { $address } already, perhaps another Skyrail: choose another address with --listen, such as --listen { $other }.
server-data-in-use = Another Skyrail uses { $data } already. Stop it first, or choose another directory with --data.
server-no-database = There is no database in { $data }. Say with --data where it is.
server-games-of-other-rules = { $count ->
    [one] One running game is
   *[other] { $count } running games are
} played by rules that this Skyrail does not know (title, number of the rules: how many): { $games }. Nothing was changed. Let them be finished with the Skyrail that was here before, or start with --other-rules: then they can only be left and taken away as records.

## Looking after a server

host-backed-up = { $file } holds everything now: { $rows ->
    [one] one row
   *[other] { $rows } rows
}. Keep it where only you can read it.
host-restored = Everything of { $file } is in the database now: { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
host-cant-database = The database could not do it, and nothing was changed: { $reason }.
host-cant-file = The file can't be read or written: { $reason }.
host-cut-off = The backup is cut off: its end is missing. Nothing was changed.
host-unsound = Line { $line } of the backup is not sound. Nothing was changed.
host-newer = The backup was written by a newer Skyrail. Use that one to take it over.
host-not-empty = The database holds something already. Choose an empty one, or say --replace to lose what it holds.
host-nobody = Nobody has the login or code “{ $who }”. List everybody with skyrail user list.
host-login = Say a login that nobody else has, with --login.
host-account = { $code } { $login } “{ $name }”, last here on { $seen }: { $over ->
    [one] one game
   *[other] { $over } games
} finished, { $open } unfinished
host-account-more = First here on { $created }; signed in: { $browsers ->
    [one] one browser
   *[other] { $browsers } browsers
}, { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}, { $passkeys ->
    [one] one passkey
   *[other] { $passkeys } passkeys
}
host-password = “{ $login }” logs in with { $password } from now on, and is signed out everywhere. A better password can be chosen on the page.
host-logged-out = “{ $who }” is signed out everywhere.
host-deleted = “{ $who }” is deleted. Finished games stay, without the name.
host-board = { $hash } { $title }, { $bytes } bytes, of { $owner }, since { $created }: { $tables } tables
host-board-deleted = The board { $hash } is deleted.
host-no-board = There is no uploaded board { $hash }. List all with skyrail uploads list.
host-board-used = Games are or were played on this board, so it stays.
host-sure = This can't be undone. Say --yes if it is meant.
cli-config = { $file } is not a valid settings file: { $reason }.
cli-config-key = { $file } says “{ $key }”, which is no setting. There are: { $known }.

## Refused to anyone

server-absent = There is nothing here: the link is wrong, or the table is gone.
server-broken = Something went wrong here. Nothing that you were shown is lost; try again.
server-away = The table is not here for a moment. Nothing is lost; try again.
server-stranger = The server does not know you yet. Open the page or sign in first.
server-slower = That was too much at once. Wait a moment.
server-connections = Too many connections come from your address. Close some.
server-other-site = This was sent by another site and was not carried out.
server-garbled = The table does not understand this message.
server-unreadable = This can’t be read: it is not what this call expects.
server-too-large = This is larger than anything that is accepted here.
server-no-method = This can’t be asked in this way. The description of the interface says how.
server-database = The server can’t reach what it keeps just now, so nothing is accepted. Nothing that you were shown is lost; try again in a minute.
server-no-room = The server’s disk is full, so nothing is accepted. Nothing that you were shown is lost; tell whoever runs the server.
server-protocol = Name the subprotocol skyrail.1.json or skyrail.1.small to connect.
server-unfit = This pace or this deal is not possible here.

## Accounts

server-name = A name has 1 to { $most } letters.
server-name-mixed = A word of a name has letters of one script only.
server-login = A login has letters, digits, spaces, dots and hyphens only.
server-settings = These settings are too large to be kept.
server-password = A password has 8 to 200 letters.
server-login-taken = Somebody else logs in with this name. Choose another.
server-old-password = The password you have now is not right.
server-wrong-login = Name and password do not belong together.
server-token = This token is not right, or it was taken back.
server-scope = This token may not do that: it lacks the scope { $scope }.
server-browser-only = This is done in a browser that is signed in, not with a token.
server-no-scope = Say what the token is for: read, play or account.
server-tokens = You have as many tokens as one person may. Take some back.
server-no-passkeys = Passkeys can’t be made here: the server does not know its public address.
server-passkeys = You have as many passkeys as one person may. Remove some.
server-wrong-passkey = This passkey is not right, or the answer came too late. Try again.

## People

server-own-link = This is your own link. Give it to somebody else.
server-kept-away = One of you has blocked the other.
server-oneself = You can’t mute or block yourself.
server-no-friend = Only friends can be invited. Make friends by a link first.

## Making a table

server-no-title = There is no title of this name.
server-seats = This title is for { $least } to { $most } players.
server-no-bot = No bot called “{ $name }” plays this title.
server-no-board = This board was not uploaded here, or belongs to another title.
server-board-faults = This board can’t be played: { $count ->
    [one] one thing is
   *[other] { $count } things are
} wrong with it.
server-boards = You have uploaded as many boards as one person may.
server-boards-full = This server has as many boards as it can keep; play on one of them, or on the one that comes with the game.
server-board-large = This board is larger than one may be here: { $most } bytes without spaces and remarks.
server-board-used = Games are or were played on this board, so it stays.
server-tables = You have as many unfinished tables as one person may. Finish or leave some.
server-bot-tables = You have as many tables of bots alone as one person may. Let one of them end first.

## Sitting down

server-full = No chair is free any more.
server-chair-kept = This chair is kept for somebody who played before. Wait until they come or decline.
server-begun = The game has begun already.
server-too-late = This can’t be done at this table any more, or not yet.
server-host-only = Only the person who made the table can do this.
server-chairs-open = Some chairs are still open. Wait for people, or put bots on them.
server-own-chair = This is your own chair. Leave the table to get up.
server-still-there = This player is still there. A bot can only stand in for somebody who has left.
server-time-runs = This player still has time. Without a clock, a bot can stand in once it has been their turn for five minutes.
server-entropy = For the luck, give 1 to 64 bytes, in hexadecimal, and only before the start.

## Playing

server-not-seated = That seat is not yours.
server-not-begun = The game has not begun yet.
server-not-over = The record is told once the game is over, since it holds every secret.
server-deal-runs = Others still play this deal. Its record is told when all have finished.
server-deal-alone = A deal is played by one person and bots: others could look at its cards elsewhere. Make a table without a deal.
server-no-watching = This table is not for watching.
server-other-rules = This game began by other rules than this server plays now, so it can’t be shown or go on here. Once it is over, or everyone who plays has left the table, its record can be saved.
server-abandoned = Everyone has left this game before its end. Its record can be saved.
server-no-row = The game has not come so far.
server-ask-first = Everyone must agree to that. Ask them.
server-no-consent = This table has not agreed that moves may be taken back further.
server-no-question = Nobody asks that any more.
server-chat-length = A chat message has 1 to 500 letters.
