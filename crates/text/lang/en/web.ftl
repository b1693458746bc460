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
} with the claim
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
web-tg-helps = On the way of your tickets
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
web-ae-flown = Flown by { $airlines }.
web-ae-buy-now = Buy now
web-ae-not-now = Not now
web-ae-closed = Closed
web-ae-long = Long distance
web-ae-score-shares = shares: { $shares }
