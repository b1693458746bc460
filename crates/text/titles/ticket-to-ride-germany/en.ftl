### What is asked, offered, refused and told in Ticket to Ride Germany. Keys begin with tg-.

## What is asked of the player

tg-ask-mix = Announce how many short and how many long tickets you draw, { $count } together.
tg-ask-first-tickets = Choose at least { $least } of your { $count } tickets to keep.
tg-ask-turn = You have { $trains ->
    [one] one train
   *[other] { $trains } trains
} left. Draw train cards, claim a route, or draw tickets.
tg-ask-last-round = The last round: this is your last turn. Draw train cards, claim a route, or draw tickets.
tg-ask-last-turn = The last turn of the game is yours. Draw train cards, claim a route, or draw tickets.
tg-ask-second-card = Draw your second train card; a face-up locomotive can’t be taken now.
tg-ask-keep = Choose at least { $least ->
    [one] one
   *[other] { $least }
} of the tickets drawn to keep; the others go under their decks.
tg-ask-passenger = Take a passenger from { $place }, or nobody.
tg-ask-over = The game is over.

## What the table waits for

tg-wait-mixes = Waiting for { $seats } to announce short and long tickets.
tg-wait-first-tickets = Waiting for { $seats } to choose tickets.
tg-wait-turn = { $seat } is to move.
tg-wait-second-card = { $seat } draws a second train card.
tg-wait-keep = { $seat } chooses tickets to keep.
tg-wait-passenger = { $seat } may take a passenger from { $place }.

## What is asked, inside a refusal

tg-asked-mix = announce short and long tickets
tg-asked-keep = choose tickets to keep
tg-asked-turn = choose an action
tg-asked-second-card = draw a second train card
tg-asked-passenger = take a passenger or nobody
tg-asked-over = nothing, the game is over

## Words

tg-kind-short = short
tg-kind-long = long
# $card is a colour; also used for passengers.
tg-cards = { $count } { $card }
tg-locomotives = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
tg-ticket = { $route } ({ $points })
# One card by its colour: in some languages the colour follows the word for “card”.
tg-card-purple = purple
tg-card-blue = blue
tg-card-orange = orange
tg-card-white = white
tg-card-green = green
tg-card-yellow = yellow
tg-card-black = black
tg-card-red = red
# Before or after the word “passenger”.
tg-passenger-red = red
tg-passenger-yellow = yellow
tg-passenger-green = green
tg-passenger-blue = blue
tg-passenger-black = black
tg-passenger-white = white

## Actions

tg-do-draw = Draw a train card unseen ({ $cards ->
    [0] after a shuffle of the discards
    [one] one card left
   *[other] { $cards } cards left
})
tg-do-take = Take the face-up { $card }
# $payment is a list of cards.
tg-do-claim = Claim { $route } with { $payment } for { $points ->
    [one] one point
   *[other] { $points } points
} (uses { $length ->
    [one] one train
   *[other] { $length } trains
})
# The same with more locomotives than the claim needs.
tg-do-claim-more = Claim { $route } with { $payment } for { $points ->
    [one] one point
   *[other] { $points } points
} (uses { $length ->
    [one] one train
   *[other] { $length } trains
})
tg-do-tickets = Draw tickets: { $short } short and { $long } long
tg-do-tickets-one = Draw { $count } tickets
tg-do-keep = Keep { $tickets }{ $back ->
    [0] {""}
    [one] ; put one back
   *[other] ; put { $back } back
}
tg-do-passenger = Take the { $color } passenger from { $place }
tg-do-nobody = Take nobody from { $place }
tg-do-pass = Pass, since nothing can be done

## Refusals

tg-no-over = The game is over.
tg-no-turn = It is another player’s turn.
tg-no-chosen = You have chosen; the table waits for the others.
tg-no-now = Now the question is another one: { $asked }.
tg-no-cards = There is no train card left to draw: deck and discards are empty.
tg-no-row = No face-up card is { $card }.
tg-no-second-locomotive = A face-up locomotive can’t be the second card of a turn.
tg-no-payment = { $route } takes { $need ->
    [one] exactly one card
   *[other] exactly { $need } cards
}, of one colour and locomotives.
tg-no-color = { $route } takes only { $need } cards and locomotives.
tg-no-hand = You have { $have ->
    [0] no { $card } card
    [one] only one { $card } card
   *[other] only { $have } { $card } cards
} in hand.
tg-no-free = { $route } belongs to { $seat }.
tg-no-own-group = You already have a route between the ends of { $route }; a player may hold only one of them.
tg-no-group = With fewer than { $players } players the first claim between two places closes the routes beside it: { $route } is closed.
tg-no-trains = That takes { $need ->
    [one] one train
   *[other] { $need } trains
} and you have { $have }.
tg-no-tickets = There are no tickets left.
tg-no-mix = The short and long tickets must be { $need } together.
tg-no-mix-one = You draw { $need } tickets at a time, or what is left.
tg-no-short-deck = { $left ->
    [0] No short ticket is left.
    [one] Only one short ticket is left.
   *[other] Only { $left } short tickets are left.
}
tg-no-long-deck = { $left ->
    [0] No long ticket is left.
    [one] Only one long ticket is left.
   *[other] Only { $left } long tickets are left.
}
tg-no-offer = { $ticket } is not among the tickets you drew.
tg-no-keep-start = At the start at least { $least } tickets must be kept.
tg-no-keep = At least { $least ->
    [one] one ticket
   *[other] { $least } tickets
} must be kept.
tg-no-end = The passenger asked for now is one of { $place }.
tg-no-passenger = No { $color } passenger waits in { $place }.
tg-no-pass = You can still do something, so you can’t pass.

## The log

tg-told-begins = { $seat } begins.
tg-told-placed = { $place }: { $passengers } wait there.
tg-told-dealt = { $seat } is dealt { $card }.
tg-told-dealt-unseen = { $seat } is dealt a train card.
tg-told-turned-up = Turned up: { $card }.
tg-told-refreshed = { $locomotives } or more locomotives lie face up: all { $cards } cards are discarded.
tg-told-reshuffled = The discards are shuffled into a new deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
tg-told-mixed = { $seat } wants { $short } short and { $long } long tickets.
tg-told-mixed-unseen = { $seat } has decided on short and long tickets.
tg-told-announced = { $seat } draws { $short } short and { $long } long tickets.
tg-told-announced-one = { $seat } draws { $count } tickets.
tg-told-offered = { $seat } draws the ticket { $ticket }.
tg-told-offered-unseen = { $seat } draws a { $kind } ticket.
tg-told-offered-unseen-one = { $seat } draws a ticket.
tg-told-chose = { $seat } chooses { $tickets }.
tg-told-chose-unseen = { $seat } has chosen.
tg-told-all-chose = All have chosen; what was not kept is shuffled into the decks.
tg-told-kept = { $seat } keeps { $ticket }.
tg-told-kept-unseen = { $seat } keeps a { $kind } ticket.
tg-told-kept-unseen-one = { $seat } keeps a ticket.
tg-told-returned = { $seat } puts { $ticket } back.
tg-told-returned-unseen = { $seat } puts a { $kind } ticket back.
tg-told-returned-unseen-one = { $seat } puts a ticket back.
tg-told-took = { $seat } takes { $card }.
tg-told-drew = { $seat } draws { $card } unseen.
tg-told-drew-unseen = { $seat } draws a card unseen.
tg-told-claimed = { $seat } claims { $route } with { $payment }: { $points ->
    [one] one point
   *[other] { $points } points
}.
tg-told-boarded = { $seat } takes the { $color } passenger from { $place }.
tg-told-nobody = { $seat } takes nobody from { $place }.
tg-told-passed = { $seat } can do nothing and passes.
tg-told-last-round = { $seat } has { $trains ->
    [0] no train
    [one] one train
   *[other] { $trains } trains
} left: every player has one more turn, { $seat } the last.

## The final score

tg-told-routes = { $seat } has { $routes ->
    [one] one route
   *[other] { $routes } routes
} for { $points ->
    [one] one point
   *[other] { $points } points
}.
# $path is the list of places on the way.
tg-told-ticket = { $seat }: { $route } is completed by way of { $path }: { $points } more.
tg-told-ticket-missing = { $seat }: { $route } is not completed, { $missing ->
    [one] one space is
   *[other] { $missing } spaces are
} missing: { $points } less.
tg-told-ticket-cut-off = { $seat }: { $route } is not completed and was cut off: { $points } less.
tg-told-globetrotter = { $seat } is Globetrotter with { $completed ->
    [one] one completed ticket
   *[other] { $completed } completed tickets
}: { $points } more.
tg-told-passengers-seat = { $seat } has { $count } and gets { $points }
# $seats is a list of tg-told-passengers-seat.
tg-told-passengers = Passengers, { $color }: { $seats }.
tg-told-total = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
} in all, { $completed ->
    [one] one ticket
   *[other] { $completed } tickets
} completed, { $passengers ->
    [one] one passenger
   *[other] { $passengers } passengers
}.
tg-told-won-points = { $seats } wins with the most points.
tg-told-won-tickets = Points are equal; { $seats } wins with more completed tickets.
tg-told-won-passengers = Points and completed tickets are equal; { $seats } wins with more passengers.
tg-told-won-shared = { $seats } are equal in everything and share the victory.
tg-told-ended = The last round is over, and so is the game.
tg-told-ended-passed = Nobody can do anything any more: the game is over.

## The table in a few lines

tg-sum-table = Train cards: { $cards } in the deck, { $discards } discarded. Tickets left: { $short } short, { $long } long.
tg-sum-table-one = Train cards: { $cards } in the deck, { $discards } discarded. Tickets left: { $tickets }.
tg-sum-row = Face up: { $cards }.
tg-sum-last = The last round is on; { $seat } plays last.
tg-sum-routes = Routes of { $seat }: { $routes }.
tg-sum-player = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $trains ->
    [one] one train
   *[other] { $trains } trains
}, { $hand ->
    [one] one card
   *[other] { $hand } cards
}, { $short } short and { $long } long tickets; passengers: { $passengers }.
tg-sum-player-one = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $trains ->
    [one] one train
   *[other] { $trains } trains
}, { $hand ->
    [one] one card
   *[other] { $hand } cards
}, { $tickets ->
    [one] one ticket
   *[other] { $tickets } tickets
}.
tg-sum-passengers = Passengers of { $seat }: { $passengers }.
tg-sum-hand = Hand of { $seat }: { $cards }.
tg-sum-ticket = Ticket of { $seat }: { $ticket }, { $missing ->
    [one] one space
   *[other] { $missing } spaces
} to go.
tg-sum-ticket-done = Ticket of { $seat }: { $ticket }, completed.
tg-sum-ticket-cut-off = Ticket of { $seat }: { $ticket }, cut off.

## Faults and remarks of a board file

fault-tg-places = There are { $found } cities and end points of countries; at most { $most } fit. Remove some.
fault-tg-cards = There are { $found } train cards, but { $players } players and the row need { $need }. Add more.
fault-tg-length = “{ $key }” is not a length of a route. Use whole numbers from 1 to { $most } as keys.
fault-tg-no-points = There are no points for routes of length { $length }. Add them to “route_points”, or change the length.
fault-tg-unpayable = There are not enough cards of this colour, locomotives included, to pay for the route. Shorten it, or add cards.
fault-tg-group = { $route } and { $other } must be in one group exactly if they join the same two ends. Correct “group” of one of them.
fault-tg-end = The end point { $end } must be reached from a city by one group of routes, and by nothing else.
fault-tg-trains = { $route } is longer than the { $trains } trains of a player. Shorten it, or add trains.
fault-tg-module = This key belongs to the module “{ $module }”: name it in “modules”, or leave the key out.
fault-tg-ticket = The ticket { $route } can’t be completed: no routes lead there, or the way is longer than the { $trains } trains of a player.
fault-tg-passengers = { $bag } passengers are in the bag but { $placed } are placed. Make the numbers equal.
tg-remark-value = The ticket { $route } is worth { $points }, but its shortest path has { $shortest } spaces.

## Why a move is good, in a hint

# $route is the way of a ticket.
tg-hint-completes = Completes the ticket { $route }: { $points } points.
tg-hint-towards = On the way to the ticket { $route } ({ $points } points): { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} to go.
tg-hint-points = The route brings { $points ->
    [one] one point
   *[other] { $points } points
} at once.
tg-hint-passengers = { $waiting ->
    [one] One passenger waits
   *[other] { $waiting } passengers wait
} at its ends.
tg-hint-passenger-lead = You then lead in { $color } passengers, { $own } to { $other }.
tg-hint-passenger-level = You then share the lead in { $color } passengers, { $own } each.
tg-hint-passenger-behind = You then have { $own } { $color } passengers, the leader { $other }.
tg-hint-nobody = { $waiting ->
    [one] One passenger stays
   *[other] { $waiting } passengers stay
} for the others.
tg-hint-keep = { $count ->
    [one] A ticket of
   *[other] Tickets of
} { $points } points.
tg-hint-keep-done = { $done ->
    [one] One of them is
   *[other] { $done } of them are
} completed already.
tg-hint-keep-lacks = Built apart they lack { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}; you have { $trains } trains.
tg-hint-long = Long tickets are worth { $least } to { $most } points each.
tg-hint-short = Short tickets are worth { $least } to { $most } points each.
tg-hint-trains = You have { $trains ->
    [one] one train
   *[other] { $trains } trains
} left to build with.
tg-hint-unseen = Of the { $cards } cards you can’t see, { $locomotives ->
    [one] one is a locomotive
   *[other] { $locomotives } are locomotives
}.
tg-hint-locomotive = You then have { $have ->
    [one] one locomotive
   *[other] { $have } locomotives
}; each stands for any colour.
tg-hint-for = You then have { $have } { $card }; { $route } needs { $length }.
tg-hint-have = You then have { $have } { $card }.
tg-hint-nothing = Nothing else can be done.

## From data: what the letters of a map in the terminal mean

map-legend-ticket-to-ride-germany = On each route: its length and colour (p purple, b blue, o orange, w white, g green, y yellow, k black, r red; none: any), or the letter of its owner.

## From data: kinds of actions, as headings

tg-do-draw-kind = Draw a train card
tg-do-take-kind = Take a face-up card
tg-do-claim-kind = Claim a route
tg-do-claim-more-kind = Claim a route with more locomotives than needed
tg-do-tickets-kind = Draw tickets
tg-do-tickets-one-kind = Draw tickets
tg-do-keep-kind = Keep tickets
tg-do-passenger-kind = Take a passenger
tg-do-nobody-kind = Take no passenger
tg-do-pass-kind = Pass

## From data: short forms, for long lists; what several moves share, and the rest

tg-do-claim-about = { $route }, { $points ->
    [one] one point
   *[other] { $points } points
}
tg-do-claim-short = { $payment }

## From data: groups of moves that are only counted until somebody asks for them

tg-do-claim-more-hidden = { $count ->
    [one] One more way
   *[other] { $count } more ways
} to pay with more locomotives than needed; “moves” with the name of a city shows them.

## From data: what is asked and told in one line; [mark|words] marks what may be clicked, b is bold, p stands at the end

tg-ask-turn-line = [b|Your turn:] [draw|draw train cards], [claim|claim a route] or [tickets|draw tickets]
tg-ask-last-round-line = [b|Your last turn:] [draw|draw train cards], [claim|claim a route] or [tickets|draw tickets]
tg-ask-last-turn-line = [b|The last turn of the game:] [draw|draw train cards], [claim|claim a route] or [tickets|draw tickets]
tg-told-begins-line = got the first turn
tg-told-mixed-line = wanted { $short } short, { $long } long tickets
tg-told-mixed-unseen-line = chose short and long tickets
tg-told-announced-line = drew { $short } short, { $long } long tickets
tg-told-announced-one-line = drew { $count } tickets
tg-told-chose-line = chose { $tickets }
tg-told-chose-unseen-line = chose tickets
tg-told-kept-line = kept [b|{ $ticket }]
tg-told-kept-unseen-line = kept a { $kind } ticket
tg-told-kept-unseen-one-line = kept a ticket
tg-told-took-line = took { $card }
tg-told-drew-line = drew { $card } unseen
tg-told-drew-unseen-line = drew a card unseen
tg-told-claimed-line = claimed [b|{ $route }] [p|+{ $points }]
tg-told-boarded-line = took the { $color } passenger from { $place }
tg-told-passed-line = passed

## From data: its name, and its line on the start page

title-ticket-to-ride-germany = Ticket to Ride Germany
web-line-ticket-to-ride-germany = Lay the tracks, keep the tickets, pick up passengers.

## From data: a colour that only cards have

color-locomotive = locomotive

## The lesson on the page

web-learn-tg-goal = Lay tracks between cities, connect the pairs on your tickets, and pick up passengers on the way. Amber is what you may do now. First say how many short and long tickets you want.
web-learn-tg-keep = Keep tickets whose ways run together: a connected ticket brings its points, a missed one costs them. Hover over a ticket to see its way on the map.
web-learn-tg-draw = Draw two train cards per turn. Collect one colour: a route takes as many cards of its colour as it has spaces. Locomotives are any colour.
web-learn-tg-claim = Amber routes can be claimed with your cards. Long routes bring far more points than short ones.
web-learn-tg-passenger = Take a passenger at each end of the route. Whoever has most of a colour at the end gets { $most } points, the second { $second }.
web-learn-tg-tactic-way = Claim first where others could block your only way: the ticket shows what is still to go.
web-learn-tg-tactic-cards = Take what several of your routes need, and draw unseen when nothing open helps: a locomotive may come.
web-learn-tg-tactic-people = Collect few colours of passengers, and more of each: second place still pays, a single one rarely does.

## On the page

web-tg-draw = Draw
web-tg-draw-rule = two cards, or one face-up locomotive
web-tg-deck = Train cards
web-tg-deck-top = top of the deck
web-tg-short = Short tickets
web-tg-long = Long tickets
web-tg-worth = { $least } to { $most } points
web-tg-hand = Your hand
web-tg-view-mine = My tickets
web-tg-pay-free = No ticket of yours needs these cards.
web-tg-pay-enough = Enough of this colour is left for your tickets.
web-tg-pay-needed = Your tickets want this colour too: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} will be missing.
web-tg-pay-locomotives = Locomotives only: they would fit any route.
web-tg-left = Left in hand
web-tg-claim-with = { $cards ->
    [one] Claim with { $cards } card
   *[other] Claim with { $cards } cards
}
web-tg-fact-points = Points
web-tg-fact-trains = Trains
web-tg-fact-to-go = Spaces to go
web-tg-which-route = Which route?
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
web-tg-one-count = { $tickets } tickets
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
web-tg-routes = Routes
web-tg-tickets-done = Completed tickets
web-tg-tickets-missed = Other tickets
web-tg-globetrotter = Globetrotter
web-tg-count = Final count
web-tg-count-routes = Points for routes are on the table. Now everyone turns up their tickets.
web-tg-count-most = Most points: { $seats } with { $points }.
web-tg-ticket-done = { $seat } connects { $a } and { $b } over { $spaces } spaces.
web-tg-ticket-missed = { $seat } did not connect { $a } and { $b }.
web-tg-ticket-cut = { $seat } did not connect { $a } and { $b }: { $route } belongs to { $owner }.
web-tg-done = Done
web-tg-failed = Missed
web-tg-globetrotter-to = Most completed tickets: { $seats }.
web-tg-passengers-of = Passengers: { $color }.
web-tg-passengers = Passengers

## On the drawn board; the room on a picture is fixed, so keep them short

picture-printed = places, routes and tickets of the printed board
picture-train-cards = Train cards
picture-route-points = Points for a route
picture-tickets = Tickets
# Stand beside the number of tickets.
picture-short-tickets = Short tickets
picture-long-tickets = Long tickets
picture-ticket-values = { $least } to { $most } points
picture-passengers = Passengers
# Stand beside the number of trains.
picture-trains = Trains
picture-trains-each = for each player
# Stand beside the points of the bonus.
picture-globetrotter = Globetrotter
picture-globetrotter-for = points for most completed tickets
picture-city = City with its passengers at the start
picture-country = Route to a country, a dead end
picture-color = A space for one train, by its colour
picture-grey = Grey: any one colour
picture-parallel = Parallel routes: with fewer than { $players } players one closes the others

## From data: said to whoever it speaks of

tg-no-free-you = { $route } already belongs to you.
web-tg-state-taken-you = taken by you
tg-told-globetrotter-you = You are Globetrotter with { $completed ->
    [one] one completed ticket
   *[other] { $completed } completed tickets
}: { $points } more.
tg-told-last-round-you = You have { $trains ->
    [0] no train
    [one] one train
   *[other] { $trains } trains
} left: every player has one more turn, you the last.
tg-told-routes-you = You have { $routes ->
    [one] one route
   *[other] { $routes } routes
} for { $points ->
    [one] one point
   *[other] { $points } points
}.
tg-told-passengers-seat-you = you have { $count } and get { $points }
tg-told-won-points-you = You win with the most points.
tg-told-won-tickets-you = Points are equal; you win with more completed tickets.
tg-told-won-passengers-you = Points and completed tickets are equal; you win with more passengers.
