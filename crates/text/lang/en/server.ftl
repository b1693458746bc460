### The server: what it says when it starts, and what it refuses.

## Running a server

server-listens = Skyrail is open at { $address }
server-cant-data = The data directory can't be made: { $reason }.
server-cant-database = The database can't be opened: { $reason }.
server-cant-listen = Nothing can listen at { $address }: { $reason }. Choose another address with --listen.

## Refused to anyone

server-absent = There is nothing here: the link is wrong, or the table is gone.
server-broken = Something went wrong here. Nothing that you were shown is lost; try again.
server-away = The table is not here for a moment. Nothing is lost; try again.
server-stranger = Nobody knows who you are yet. Enter first.
server-slower = That was too much at once. Wait a moment.
server-connections = Too many connections come from your address. Close some.
server-other-site = This was sent by another site and is not done.
server-garbled = This is no message that the table understands.
server-protocol = Name the subprotocol skyrail.1.json or skyrail.1.small to connect.
server-unfit = The pace or the deal of this table does not fit.

## Accounts

server-name = A name has 1 to { $most } letters.
server-settings = These settings are too large to be kept.
server-password = A password has 8 to 200 letters.
server-login-taken = Somebody else logs in with this name. Choose another.
server-wrong-login = Name and password do not belong together.

## Making a table

server-no-title = There is no title of this name.
server-seats = This title is for { $least } to { $most } players.
server-no-bot = No bot called “{ $name }” plays this title.
server-no-board = This board was not uploaded here, or belongs to another title.
server-board-faults = This board can't be played: { $count ->
    [one] one thing is
   *[other] { $count } things are
} wrong with it.
server-boards = You have uploaded as many boards as one person may.
server-tables = You have as many unfinished tables as one person may. Finish or leave some.

## Sitting down

server-full = No chair is free any more.
server-begun = The game has begun already.
server-too-late = This can't be done at this table any more, or not yet.
server-host-only = Only who made the table can do this.
server-chairs-open = Some chairs are still open. Wait for people, or put bots on them.
server-own-chair = This is your own chair. Leave the table to get up.
server-still-there = This player is still there. A bot can only stand in for who has left.
server-entropy = Bytes for the luck are 1 to 64, in hexadecimal, and only before the start.

## Playing

server-not-seated = That seat is not yours.
server-not-begun = The game has not begun yet.
server-not-over = The record is told once the game is over, since it holds every secret.
server-deal-runs = Others still play this deal. Its record is told when all have finished.
server-no-watching = This table is not for watching.
server-no-row = The game has not come so far.
server-ask-first = Everyone must agree to that. Ask them.
server-no-consent = This table has not agreed that one may go back further.
server-chat-length = A line of chat has 1 to 500 letters.
