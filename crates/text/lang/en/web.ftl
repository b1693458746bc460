### What the page says. Keys begin with web-.

## The start page

web-what = { $games ->
    [3] Three
   *[other] { $games }
} board games of planes and trains, on one good table.
web-free = No account, no download. One click and you sit at the table.
web-all-games = The games
web-players-range = { $least } to { $most } players
web-minutes = { $minutes } min
web-rules = Rules
web-play-bots = Play now against bots
web-with-friends = With friends
web-same-device = Same device
web-running-games = Your running games
web-playing = { $names }
web-your-turn = Your turn
web-daily-deal = Daily deal
web-deal-same = The same shuffle for everyone today.
web-play-deal = Play the deal
web-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}

## The head of every page

web-main-menu = Main menu
web-rulebook = Rulebook
web-replays = Replays
web-settings = Settings
web-language = Language
web-lost = There is nothing here.
web-connection-lost = The connection is lost. Trying again.
web-to-start = Back to the start page

## Setting up a game

web-me = Me
web-another-person = Another person here
web-bot-novice = Bot, novice
web-bot-casual = Bot, casual
web-bot-strong = Bot, strong
web-bot-expert = Bot, expert
web-bot-master = Bot, master
web-seat-number = Seat { $number }
web-add-seat = Add a seat
web-remove-seat = Remove a seat
web-options = Options
web-board = Board
web-board-printed = The printed board
web-board-ours = Our own board, not the published one
web-load-board = Load a board file
web-start-game = Start the game

## Settings

web-name = Name
web-mark = Mark
web-mark-number = Mark { $number }
web-theme = Colours
web-as-system = As the system
web-day = Day
web-night = Night
web-motion = Motion
web-sound = Sound
web-on = On
web-off = Off
web-confirm-when = Ask before
web-confirm-final = What can’t be undone
web-confirm-always = Every move
web-confirm-never = Nothing

## Replays

web-finished = finished
web-delete = Delete
web-no-replays = Games you play are kept in this browser and can be watched again, move by move.
web-load-record = Open a record file

## The screen of a game

web-map = Map
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Whole map
# Beside the name of a part of the map: the whole map.
web-view-all = All
web-back = Back
web-undo = Undo
web-undo-count = { $count ->
    [0] Nothing to undo
    [one] Undo your last move
   *[other] You may undo your last { $count } moves
}
web-confirm = Confirm
web-drop = Cancel
web-menu = Menu
web-close = Close
web-choose = Choose one
web-list-all = All moves
web-filter = Words to look for
web-no-moves = No move fits.
# Said of a link on the map of a title that has no screen of its own.
web-link-of = Belongs to { $seat }
web-no-room = This browser has no room left to keep the game: it lasts as long as this tab.
web-save-record = Save the record
web-leave = Back to the start
web-tab-hand = Hand
web-tab-market = Market
web-players = Players
web-log = Log
web-you = you
# Before what this player did, and where a name would stand.
web-you-label = You
# Before what a player did, in the log.
web-log-who = { $seat }
web-bot = bot
web-to-move = to move
web-curtain = Pass the device to { $seat }.
web-curtain-lift = I am { $seat }

## Facts about a player

web-money = Money

## The end of a game

web-you-win = You win
web-points-unit = { $points ->
    [one] point
   *[other] points
}
web-sources = Where the points came from
web-total = Total
web-points-over-time = Points over time
web-rematch = Rematch
web-look-at-board = Look at the board

## Online tables

web-lobby = Lobby
web-my-tables = My tables
web-open-tables = Open tables
web-no-tables = No table yet.
web-no-server = The server can’t be reached. Games on this device work without it.
web-by-link = Whoever has the link
web-in-lobby = Show the table in the lobby
web-invite = Send this link, or let others scan the code.
web-copy-link = Copy the link
web-only-here = This link works only on this computer. To let others in, start Skyrail with --listen 0.0.0.0:8080 and open the page by this computer's address in your network.
web-sit-down = Sit down
web-get-up = Get up
web-leave-table = Leave the table
web-free-chair = free chair
web-kept-chair = kept for { $name }
web-host-starts = The game begins when the host starts it.
web-waiting-for = { $count ->
    [one] One chair is still free
   *[other] { $count } chairs are still free
}
web-said = { $sentence }

## Hints

web-hint = Hint
web-hint-shares = Chance to win now
web-hint-seat = { $seat }: { $share } %
web-hint-share = { $share } %
web-hint-order = Best first. The number is your chance to win after it.
web-hint-as-now = as now
web-hint-numbers = What the numbers mean
web-hint-means = { $games ->
    [one] Bots played { $games } game on from here.
   *[other] Bots played { $games } games on from here.
} The number says how many of a hundred you won after this move. Differences of { $equal } or less are noise: such moves are about equally good. A hint knows only what your seat knows.
web-hint-plan = The map shows the plan of the chosen hint: 1 now, the rest later.
web-hint-do = Do this
web-allow-hints = Hints are allowed

## Looking back

web-replay = Replay
web-look-back = Look back
web-replay-move = Move { $number } of { $all }
web-replay-first = To the start
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One move on
web-replay-last = To the last move
web-replay-link = Link to this move
web-copied = Copied
web-replay-result = Result
web-replay-now = Back to the game
web-replay-eyes = See with the eyes of { $seat }
web-replay-start = The start of the game
web-replay-nothing = A move was taken back.
web-since = { $count ->
    [one] Since your last turn: { $count } event
   *[other] Since your last turn: { $count } events
}
web-since-again = Show it again on the map

## What is told beat by beat: a scoring, a count

web-tale-slow = Slow
web-tale-usual = Normal
web-tale-fast = Fast
web-tale-pace = Pace
web-tale-again = Again
web-tale-skip = Skip
# After a pause.
web-tale-on = Go on
# At the end of it, back to the game.
web-tale-close = Play on

## After a game

web-chart-click = A click shows the board at that moment.
web-built = Who built what
web-stats = In numbers
web-stats-moves = Moves
web-stats-built = Built
web-stats-best = Best move
web-stats-ahead = Ahead
web-stats-undone = Taken back
web-stats-best-at = { $points } points with move { $number }
web-share = Picture
web-verify = Check the shuffles
web-proof-promise = The hash shown before the game belongs to the secret.
web-proof-secret = The secret
web-proof-added = What the players added to it
web-proof-draws = { $rows ->
    [one] { $rows } move was played again: every draw follows from the secret, and the result is the same.
   *[other] { $rows } moves were played again: every draw follows from the secret, and the result is the same.
}
web-proof-holds = The shuffles are proven
web-proof-fails = The proof fails
web-proof-how = This was checked here, in your browser. Save the record to check it with the program skyrail too.

## Lessons

web-learn = Learn
web-learn-skip = Skip the lesson
web-learn-place = Lesson, step { $number } of { $all }
web-learn-tactics-place = Tactics, step { $number } of { $all }
web-learn-offer = You have made every kind of move. Three tips make you a better player.
web-learn-begin = Show me the tips
web-learn-wait = The others move now, or a move you know is all there is. The next step comes by itself.

## Tables for all

web-table-options = Table
web-pace = Pace
web-pace-free = No clock
web-pace-quick = Live, 10 minutes each and 10 seconds a move
web-pace-slow = Live, 30 minutes each and 30 seconds a move
web-pace-day = By turns, one day a move
web-pace-days = By turns, three days a move
web-table-mode = This screen shows the board, everyone plays on a phone
web-scan-hand = Scan the code: your phone holds your cards.
web-big-screen = Show the board on a big screen
web-watching = You are watching
web-board-own = Back to the usual board
web-board-faults = This is not a valid board file:
web-call-me = Call me when it is my turn
web-calls = Notifications
web-calls-off = The browser does not allow them.
web-account = Account
web-account-why = Nobody needs an account. With one, your tables and settings are the same on every device.
web-signed-in = Signed in as { $login }
web-sign-out = Sign out
web-login = Login name
web-password = Password
web-password-old = Password until now
web-password-others = Sign out all other browsers
web-sign-in = Sign in
web-keep-account = Keep this account

## Going back together

web-allow-back = Everyone together may go back
web-ask-back = Ask to go back
web-back-count = { $count ->
    [one] one move
   *[other] { $count } moves
}
web-back-fewer = Fewer moves
web-back-more = More moves
web-back-ask = Ask everyone
web-back-asked = { $seat } asks to go back { $count ->
    [one] one move
   *[other] { $count } moves
}.
web-back-agree = Agree
web-back-refuse = No, play on
web-back-withdraw = Withdraw
# Beside the name of a player, about their answer.
web-back-agreed = agrees
web-back-open = has not answered yet
web-back-stays = It stays as it is: not everyone wants to go back.
