### What is asked, offered, refused and told in Ticket to Ride Germany. Keys begin with tg-.

## What is asked of the player

tg-ask-mix = Announce how many short and how many long tickets you draw, four together.
tg-ask-first-tickets = Choose at least two of your four tickets to keep.
tg-ask-turn = You have { $trains ->
    [one] one train
   *[other] { $trains } trains
} left. Draw train cards, claim a route, or draw tickets.
tg-ask-last-round = The last round: this is your last turn. Draw train cards, claim a route, or draw tickets.
tg-ask-last-turn = The last turn of the game is yours. Draw train cards, claim a route, or draw tickets.
tg-ask-second-card = Draw your second train card; a face-up locomotive can’t be taken now.
tg-ask-keep = Choose at least one of the tickets drawn to keep; the others go under their decks.
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
# $card is a colour or “locomotive”; also used for passengers.
tg-cards = { $count } { $card }
tg-ticket = { $route } ({ $points })

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
tg-no-group = With two or three players the first claim between two places closes the routes beside it: { $route } is closed.
tg-no-trains = That takes { $need ->
    [one] one train
   *[other] { $need } trains
} and you have { $have }.
tg-no-tickets = There are no tickets left.
tg-no-mix = The short and long tickets must be { $need } together.
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
tg-no-keep = At least one ticket must be kept.
tg-no-end = The passenger asked for now is one of { $place }.
tg-no-passenger = Nobody { $color } waits in { $place }.
tg-no-pass = You can still do something, so you can’t pass.

## The log

tg-told-begins = { $seat } begins.
tg-told-placed = { $place }: { $passengers } wait there.
tg-told-dealt = { $seat } is dealt { $card }.
tg-told-dealt-unseen = { $seat } is dealt a train card.
tg-told-turned-up = Turned up: { $card }.
tg-told-refreshed = Three locomotives lie face up: all five cards are discarded.
tg-told-reshuffled = The discards are shuffled into a new deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
tg-told-mixed = { $seat } wants { $short } short and { $long } long tickets.
tg-told-mixed-unseen = { $seat } has decided on short and long tickets.
tg-told-announced = { $seat } draws { $short } short and { $long } long tickets.
tg-told-offered = { $seat } draws the ticket { $ticket }.
tg-told-offered-unseen = { $seat } draws a { $kind } ticket.
tg-told-chose = { $seat } chooses { $tickets }.
tg-told-chose-unseen = { $seat } has chosen.
tg-told-all-chose = All have chosen; what was not kept is shuffled into the decks.
tg-told-kept = { $seat } keeps { $ticket }.
tg-told-kept-unseen = { $seat } keeps a { $kind } ticket.
tg-told-returned = { $seat } puts { $ticket } back.
tg-told-returned-unseen = { $seat } puts a { $kind } ticket back.
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
tg-sum-hand = Hand of { $seat }: { $cards }.
tg-sum-ticket = Ticket of { $seat }: { $ticket }, { $missing ->
    [one] one space
   *[other] { $missing } spaces
} to go.
tg-sum-ticket-done = Ticket of { $seat }: { $ticket }, completed.
tg-sum-ticket-cut-off = Ticket of { $seat }: { $ticket }, cut off.

## Faults and remarks of a board file

fault-tg-places = There are { $found } cities and end points of countries; at most { $most } fit. Remove some.
fault-tg-cards = There are { $found } train cards, but five players and the row need { $need }. Add more.
fault-tg-length = “{ $key }” is not a length of a route. Use whole numbers from 1 to { $most } as keys.
fault-tg-no-points = There are no points for routes of length { $length }. Add them to “route_points”, or change the length.
fault-tg-unpayable = There are not enough cards of this colour, locomotives included, to pay for the route. Shorten it, or add cards.
fault-tg-group = { $route } and { $other } must be in one group exactly if they join the same two ends. Correct “group” of one of them.
fault-tg-end = The end point { $end } must be reached from a city by one group of routes, and by nothing else.
fault-tg-trains = { $route } is longer than the { $trains } trains of a player. Shorten it, or add trains.
fault-tg-ticket = The ticket { $route } can’t be completed: no routes lead there, or the way is longer than the { $trains } trains of a player.
fault-tg-passengers = { $bag } passengers are in the bag but { $placed } are placed. Make the numbers equal.
tg-remark-value = The ticket { $route } is worth { $points }, but its shortest path has { $shortest } spaces.

## Why a move is good, in a hint

# $route is the way of a ticket.
tg-hint-completes = Completes the ticket { $route }: +{ $points }.
tg-hint-alive = Keeps the ticket { $route } alive: +{ $points }.
tg-hint-passengers = Brings passengers at both ends: +{ $points }.
tg-hint-points = Points at once: +{ $points }.
tg-hint-passenger-lead = Secures the lead in { $color } passengers: +{ $points }.
tg-hint-passenger-ahead = Takes the lead in { $color } passengers: +{ $points }.
tg-hint-passenger-behind = Catches up in { $color } passengers: +{ $points }.
tg-hint-keep = With these tickets the plan is worth { $points }.
tg-hint-mix = This mix promises tickets that go well together.
tg-hint-tickets = The network makes new tickets cheap: +{ $points } expected.
tg-hint-unseen = No face-up card helps the plan more than an unseen one.
tg-hint-needed = A card the plan needs: { $card }.
tg-hint-spare = The best card to collect now: { $card }.
tg-hint-nothing = There is nothing better to do.

## From data: kinds of actions, as headings

tg-do-draw-kind = Draw a train card
tg-do-take-kind = Take a face-up card
tg-do-claim-kind = Claim a route
tg-do-claim-more-kind = Claim a route with more locomotives than needed
tg-do-tickets-kind = Draw tickets
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
tg-told-chose-line = chose { $tickets }
tg-told-chose-unseen-line = chose tickets
tg-told-kept-line = kept [b|{ $ticket }]
tg-told-kept-unseen-line = kept a { $kind } ticket
tg-told-took-line = took { $card }
tg-told-drew-line = drew { $card } unseen
tg-told-drew-unseen-line = drew a card unseen
tg-told-claimed-line = claimed [b|{ $route }] [p|+{ $points }]
tg-told-boarded-line = took the { $color } passenger from { $place }
tg-told-passed-line = passed
