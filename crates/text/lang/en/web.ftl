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
web-your-moves = Your moves
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

web-points = Points
web-money = Money
web-cards = Cards
web-ae-portfolio = Portfolio
web-tg-trains = Trains
web-tg-tickets = Tickets
web-js-income = Income
web-js-planes = Planes
web-js-flights = Flights

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
