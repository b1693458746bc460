### What the page says. Keys begin with web-.

## The start page

web-what = Three board games of planes and trains, on one good table.
web-free = No account, no download. One click and you sit at the table.
web-three-games = The three games
web-line-airlines-europe = Buy the licences, hold the shares that pay in the end.
web-line-ticket-to-ride-germany = Lay the tracks, keep the tickets, pick up passengers.
web-line-jet-set = Own the links, place the planes, claim the flights.
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
web-running = running
web-delete = Delete
web-no-replays = Games you play are kept in this browser and can be watched again, move by move.
web-load-record = Open a record file

## The screen of a game

web-map = Map
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Whole map
web-undo = Undo
web-undo-count = { $count ->
    [0] Nothing to undo
    [one] Undo your last move
   *[other] You may undo your last { $count } moves
}
web-confirm = Confirm
web-drop = Not this
web-menu = Menu
web-close = Close
web-choose = Choose one
web-list-all = All moves
web-filter = Words to look for
web-no-moves = No move fits.
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
web-ae-portfolio = Portfolio
web-js-income = Income
web-js-planes = Planes
web-js-flights = Flights

## The screen of Jet Set

web-js-euros = €{ $amount }
web-js-short = Short flights
web-js-long = Long flights
web-js-row = { $count } of { $most }, { $cards } in the deck
web-js-row-late = { $count } left
web-js-turn-up = Turn up
web-js-turn-up-pay = Turn up, €{ $price }
web-js-claim = Claim
web-js-complete = Complete
web-js-planes-count = { $planes ->
    [one] { $planes } plane
   *[other] { $planes } planes
}
web-js-vacation = Vacation { $count } of 2
web-js-vacation-early = At the second, both rows fill up and Final Flights may be claimed.
web-js-vacation-late = No more flights come. Final Flights may be claimed.
web-js-my-flights = My flights
web-js-flights-by = Flights of { $seat }
web-js-next-flight = Next flight: { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}
web-js-next-income = Next income
web-js-income-of = { $marked ->
    [one] { $marked } flight
   *[other] { $marked } flights
} with a marker, { $bare } without
web-js-collect = Collect
web-js-finals = Final Flights
web-js-secret = secret
web-js-links-there = { $there } of { $all } links
web-js-markers = Markers
web-js-need-free = Free: link { $price } and a plane, €{ $total }
web-js-need-own = Yours: a plane, €{ $total }
web-js-need-foreign = Of { $seat }: a plane and the toll, €{ $total }
web-js-buy = Buy
web-js-place = Place
# What a flight still takes, over all actions.
web-js-in-all = Missing: €{ $money } for { $planes ->
    [one] { $planes } plane
   *[other] { $planes } planes
}, in { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} including the claim
web-js-link-free = Free, €{ $price }
web-js-link-owned = Owned by { $seat }
web-js-link-planes = Planes: { $planes }
web-js-seat-planes = { $seat } { $count }
web-js-serves = On your way for { $flights }
web-js-keep = You keep €{ $amount }.
web-js-on-final = Final Flight claimed, { $planes ->
    [one] { $planes } plane
   *[other] { $planes } planes
} on it

## The screen of Ticket to Ride Germany

web-tg-draw = Draw
web-tg-draw-rule = two cards, or one face-up locomotive
web-tg-deck = Train cards
web-tg-deck-top = top of the deck
web-tg-short = Short tickets
web-tg-long = Long tickets
web-tg-worth = { $least } to { $most } points
web-tg-hand = Your hand
web-tg-cards-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-tg-trains-count = { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}
web-tg-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-tg-short-count = { $tickets } short
web-tg-long-count = { $tickets } long
web-tg-your-tickets = Your tickets
web-tg-connected-count = { $done } of { $all } connected
web-tg-claimable = { $routes ->
    [one] { $routes } route can be claimed with this hand
   *[other] { $routes } routes can be claimed with this hand
}
web-tg-to-go = { $spaces } to go
web-tg-connected = Connected
web-tg-cut-off = Cut off
web-tg-mix = Tickets to draw
web-tg-choose-keep = Tickets to keep
web-tg-keep = { $count ->
    [one] Keep { $count } ticket
   *[other] Keep { $count } tickets
}
web-tg-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
web-tg-route = { $route }, { $color }, spaces: { $spaces }, points: { $points }
web-tg-state-taken = taken by { $seat }
web-tg-state-can = can be claimed
web-tg-state-closed = closed
web-tg-state-free = free, cards are missing or it is not your turn
web-tg-waiting = { $place }, passengers: { $count }
web-tg-nobody = Nobody
web-tg-pay-with = Pay with
web-tg-more-ways = { $count ->
    [one] and { $count } more way
   *[other] and { $count } more ways
}
web-tg-missing-cards = { $cards ->
    [one] { $cards } card is missing
   *[other] { $cards } cards are missing
}
web-tg-helps = On the way for your tickets
web-tg-routes-count = { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}
web-tg-completed-count = { $tickets ->
    [one] { $tickets } completed
   *[other] { $tickets } completed
}
web-tg-people-count = × { $people }

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
web-tg-routes = Routes
web-tg-tickets-done = Completed tickets
web-tg-tickets-missed = Other tickets
web-tg-globetrotter = Globetrotter
web-tg-passengers = Passengers
web-js-flights-of = Flights of { $points }
web-js-final = Final Flight

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
web-free-chair = free chair
web-gathering = gathering
web-host-starts = The game begins when the host starts it.
web-waiting-for = { $count ->
    [one] One chair is still free
   *[other] { $count } chairs are still free
}
web-said = { $sentence }

## Airlines Europe

web-ae-track = Share track
web-ae-by-place = points by place
web-ae-leads = Leads
web-ae-shares-left = Shares left
web-ae-planes-left = Planes left
web-ae-reached = reached
web-ae-cut-off = cut off
web-ae-links = { $links ->
    [one] { $links } link
   *[other] { $links } links
}
web-ae-hand = Your hand
web-ae-shares = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}
web-ae-stack = { $airline }, { $count } in hand, { $chosen } chosen
web-ae-million = { $money } million
web-ae-m = { $money } M
web-ae-in-hand = { $hand } in hand, { $abacus } AB
web-ae-bans = { $bans ->
    [one] { $bans } ban
   *[other] { $bans } bans
}
web-ae-bank = Bank { $bank } M · { $abacus } ABACUS left
web-ae-pick = Start with these two
web-ae-choose = Choose shares to play
web-ae-play = Play { $count } for { $money } M
web-ae-exchange = Exchange { $discards } for { $takes } AB
web-ae-take-money = Take 8 million
web-ae-pass = Pass
web-ae-zone-up = Zone up to { $row }
web-ae-zone-stays = Zone stays { $row }
web-ae-bonus = Bonus +{ $bonus }
web-ae-why-connection = not connected to home
web-ae-why-twice = flies here already
web-ae-why-planes = no planes left
web-ae-route = { $route }: the next licence costs { $price } million.
web-ae-route-can = { $route }: the next licence costs { $price } million, for { $airlines }.
web-ae-route-closed = { $route }: closed.
web-ae-licences = Licences: { $licences }.
web-ae-flown = Flown by { $airlines }.
web-ae-buy-now = Buy now
web-ae-not-now = Not now
web-ae-closed = Closed
web-ae-long = Long distance
web-ae-score-shares = shares: { $shares }

## Hints

web-hint = Hint
web-hint-shares = Chance to win
web-hint-seat = { $seat }: { $share } %
web-hint-share = { $share } %
web-hint-tried = { $games ->
    [one] { $games } game played out
   *[other] { $games } games played out
}
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
web-learn-next = Got it
web-learn-skip = Skip the lesson
web-learn-place = Lesson, { $number } of { $all }
web-learn-help = Not sure? H shows three good moves with reasons, L lists everything you may do, U takes a move back. Anything that can’t be done says why when you click it.
web-learn-ae-goal = You win with shares. Three times in the game each airline pays points to those who hold most of its shares in front of them. The line above always says what is asked; amber is what you may do now.
web-learn-ae-pick = Begin with two shares on the table: click two different cards of your hand, then the button.
web-learn-ae-buy = Amber routes can be bought. The plane moves its airline up the share track by the price, so its shares pay more. Buy for airlines whose shares you hold.
web-learn-ae-take = After buying you take one share: a card of the market, or the top of the pile unseen.
web-learn-ae-play = Shares count only on the table. Click cards of your hand to play them; each also brings 2 million.
web-learn-ae-track = The higher an airline stands here, the more points it pays to the first, second and third holder.
web-learn-tg-goal = Lay tracks between cities, connect the pairs on your tickets, and pick up passengers on the way. Amber is what you may do now. First say how many short and long tickets you want.
web-learn-tg-keep = Keep tickets whose ways run together: a connected ticket brings its points, a missed one costs them. Hover over a ticket to see its way on the map.
web-learn-tg-draw = Draw two train cards per turn. Collect one colour: a route takes as many cards of its colour as it has spaces. Locomotives are any colour.
web-learn-tg-claim = Amber routes can be claimed with your cards. Long routes bring far more points than short ones.
web-learn-tg-passenger = Take a passenger at each end of the route. Whoever has most of a colour at the end gets 20 points, the second 10.
web-learn-js-goal = Claim flights: put a plane on every link between their two cities. Whoever has most points at the end wins. Amber is what you may do now.
web-learn-js-flights = These flights are open to all. Click one: the map shows its cheapest way, the stub what it still costs you.
web-learn-js-buy = Buy an amber link: it is yours, and you place planes on it at once. Others pay you to fly there.
web-learn-js-claim = Planes on a whole way: the flight can be claimed. One plane of each link comes back, and the flight pays income.
web-learn-js-income = Short of money? Collect income instead: 5 euros for each flight with a marker, 2 for each without.

## Tables for all

web-table-options = Table
web-pace = Pace
web-pace-free = No clock
web-pace-quick = Live, 10 minutes each and 10 seconds a move
web-pace-slow = Live, 30 minutes each and 30 seconds a move
web-pace-day = By turns, one day a move
web-pace-days = By turns, three days a move
web-table-mode = This screen shows the board, everyone plays on a phone
web-scan-hand = Scan the code: your phone becomes your hand.
web-big-screen = Show the board on a big screen
web-watching = You are watching
web-board-own = Back to the usual board
web-board-faults = This file is no sound board:
web-call-me = Call me when it is my turn
web-calls = Notifications
web-calls-off = The browser does not allow them.
web-account = Account
web-account-why = Nobody needs an account. With one, your tables and settings are the same on every device.
web-signed-in = Signed in as { $login }
web-sign-out = Sign out
web-login = Login name
web-password = Password
web-sign-in = Sign in
web-keep-account = Keep this account
