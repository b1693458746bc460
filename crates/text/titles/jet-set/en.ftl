### What is asked, offered, refused and told in Jet Set. Keys begin with js-.

## Words

js-row-short = short row
js-row-long = long row

## What is asked of the player

js-ask-turn = You have { $money ->
    [one] one euro
   *[other] { $money } euros
}. Turn up more flights if you like, then do one action: buy a link, place planes, claim a flight or collect income.
js-ask-turn-late = You have { $money ->
    [one] one euro
   *[other] { $money } euros
}. Do one action: buy a link, place planes, claim a flight or your Final Flight, or collect income.
js-ask-bought-first = Place the first plane on { $route }.
js-ask-bought = Place more planes on { $route }, or stop. You have { $money ->
    [one] one euro
   *[other] { $money } euros
} left.
# $links is the number of links that got planes, $fee the fee for one more link.
js-ask-own = Place more planes on your links, or stop. { $links ->
    [one] One link has
   *[other] { $links } links have
} planes from this action; one more link adds a fee of { $fee }. You have { $money ->
    [one] one euro
   *[other] { $money } euros
} left.
js-ask-foreign = Place more planes on { $route }, or stop. You have { $money ->
    [one] one euro
   *[other] { $money } euros
} left.
js-ask-path = You are in { $at } on the way to { $to }. Choose the next link.
js-ask-final-second = You are in { $at }. Choose the next link on the way through { $second } to { $third }.
js-ask-final-third = You are in { $at }. Choose the next link on the way to { $third }.
js-ask-final-done = You have reached { $third }. Complete the Final Flight, or fly a round more.
js-ask-over = The game is over.

## What the table waits for

js-wait-turn = { $seat } is to move.
js-wait-planes = { $seat } places planes.
js-wait-path = { $seat } chooses the path of a flight.
js-wait-final = { $seat } chooses the way of a Final Flight.

## What is asked, inside a refusal

js-asked-turn = choose an action
js-asked-bought = place planes on the link you bought
js-asked-own = place planes on your links, or stop
js-asked-foreign = place planes on this link, or stop
js-asked-path = choose the next link of the path
js-asked-final = choose the next link of the Final Flight
js-asked-over = nothing, the game is over

## Actions

js-do-turn-up-pay = Pay { $price ->
    [one] one euro
   *[other] { $price } euros
} and turn up a flight for the { $deck } ({ $cards ->
    [one] one card
   *[other] { $cards } cards
} left in the deck)
js-do-turn-up = Turn up another flight for the { $deck } ({ $cards ->
    [one] one card
   *[other] { $cards } cards
} left in the deck)
js-do-buy = Buy { $route } for { $price }, then place planes at { $plane } each
js-do-plane = A plane on { $route } for { $price }
js-do-plane-fee = A plane on { $route } for { $price }, of which { $fee } is the fee
js-do-plane-foreign = A plane on { $route } for { $price }, of which { $toll } go to { $seat }
js-do-claim = Claim { $route } for { $points ->
    [one] one point
   *[other] { $points } points
}
js-do-claim-final = Claim the Final Flight { $first } – { $second } – { $third }
js-do-via = { $from } to { $to }
js-do-via-link = Over { $route }
js-do-done = Place no more planes
js-do-done-final = Complete the Final Flight here
js-do-income = Collect income: { $amount ->
    [one] one euro
   *[other] { $amount } euros
}

## Refusals

js-no-over = The game is over.
js-no-turn = It is another player’s turn.
js-no-now = Now the question is another one: { $asked }.
js-no-cards = The second Vacation card is out, so no more flights are turned up.
js-no-row-full = The { $deck } is full with { $cards } cards.
js-no-owned = { $seat } already owns { $route }.
js-no-markers = You have no marker left to put on a link.
js-no-planes = You have no planes left in stock.
js-no-money = That costs { $price ->
    [one] one euro
   *[other] { $price } euros
} in all and you have { $money }.
js-no-not-owned = Nobody owns { $route } yet. Buy it first.
js-no-other-bought = The planes of this action go on { $route }, which you bought.
js-no-not-own = { $route } is not yours; the planes of this action go on your own links.
js-no-other-foreign = The planes of this action go on { $route } only, one link of another player.
js-no-plane-first = Place at least one plane on { $route } first.
js-no-not-open = The flight { $route } does not lie open in a row.
js-no-path = Your planes do not join the two cities of { $route }.
js-no-early = Final Flights can be claimed only after the second Vacation card.
js-no-not-yours = The Final Flight { $first } – { $second } – { $third } is not yours.
js-no-trail = Your planes do not lead from { $first } through { $second } to { $third } with every link used once.
js-no-not-here = { $route } does not touch { $at }, where the path stands now.
js-no-plane-there = You have no plane on { $route }.
js-no-city-twice = The path has been at that end of { $route } already, and may visit no city twice.
js-no-link-twice = { $route } was used already, and every link may be used once.
js-no-dead-end = Over { $route } the rest of the way could not be flown with your planes.
js-no-not-there = The Final Flight must come from { $first } through { $second } to { $third } first.

## The log

js-told-begins = { $seat } begins.
js-told-set-aside = { $route } is set aside and shuffled back in.
js-told-turned-up = { $route } is turned up, for { $points ->
    [one] one point
   *[other] { $points } points
}.
js-told-final-dealt = { $seat } is dealt the Final Flight { $first } – { $second } – { $third }.
js-told-final-dealt-unseen = { $seat } is dealt a Final Flight.
js-told-paid-row = { $seat } pays { $amount ->
    [one] one euro
   *[other] { $amount } euros
} for the { $deck }.
js-told-vacation = { $number ->
    [1] The first Vacation card
   *[other] The second Vacation card
} comes up for the { $deck }.
js-told-vacation-removed = A further Vacation card comes up for the { $deck } and is removed.
js-told-decks-left = Both decks leave the game. Final Flights can be claimed now.
js-told-bought = { $seat } buys { $route } for { $price } euros.
js-told-placed = { $seat } places a plane on { $route } for { $amount } euros.
js-told-placed-foreign = { $seat } places a plane on { $route } for { $amount } euros and { $toll } to { $owner }.
js-told-claims = { $seat } begins to claim { $route }.
js-told-via = { $seat } flies over { $route }.
js-told-claimed = { $seat } claims { $route } for { $points ->
    [one] one point
   *[other] { $points } points
} over { $links }; { $planes ->
    [one] one plane comes
   *[other] { $planes } planes come
} back, { $markers ->
    [0] no marker goes
    [one] one marker goes
   *[other] { $markers } markers go
} on it.
js-told-claims-final = { $seat } begins to claim the Final Flight { $first } – { $second } – { $third }.
js-told-claims-final-unseen = { $seat } begins to claim a Final Flight.
js-told-claimed-final = { $seat } claims the Final Flight { $first } – { $second } – { $third } over { $links }; { $planes ->
    [one] one plane comes
   *[other] { $planes } planes come
} back.
js-told-income = { $seat } collects { $amount ->
    [one] one euro
   *[other] { $amount } euros
}: { $marked ->
    [one] one flight
   *[other] { $marked } flights
} with a marker, { $bare } without.
js-told-plane-on-final = { $seat } puts a plane on the Final Flight; { $planes ->
    [one] there is one now
   *[other] there are { $planes } now
}.
js-told-scored-flights = { $seat }: { $count ->
    [one] one flight
   *[other] { $count } flights
} worth { $worth }: { $points ->
    [one] one point
   *[other] { $points } points
}.
js-told-scored-final = { $seat }: the Final Flight { $first } – { $second } – { $third }: { $points } points.
js-told-scored-planes = { $seat }: { $count ->
    [one] one plane
   *[other] { $count } planes
} on it: { $points } points.
js-told-total = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
} in all and { $money ->
    [one] one euro
   *[other] { $money } euros
}, place { $place }.
js-told-ended-claimed = Everyone has claimed a Final Flight, which ends the game.
js-told-ended-fifth = { $planes } planes on a Final Flight end the game.
js-told-ended-standstill = Ten rounds without a plane, a claim or a new card end the game.

## The table in a few lines

js-sum-table = { $short ->
    [one] One card
   *[other] { $short } cards
} in the short deck, { $long } in the long deck, Vacation cards out { $vacations } of { $most }.
js-sum-table-late = Both Vacation cards are out: no more flights are turned up, and Final Flights can be claimed.
# $deck is “short row” or “long row”.
js-sum-row = Open flights of the { $deck }:
js-sum-flight = { $route }, { $points ->
    [one] one point
   *[other] { $points } points
}
js-sum-flight-ready = { $route }, { $points ->
    [one] one point
   *[other] { $points } points
}: you can claim it
js-sum-flight-missing = { $route }, { $points ->
    [one] one point
   *[other] { $points } points
}: you lack { $planes ->
    [one] one plane
   *[other] { $planes } planes
}, which would cost { $money } euros
js-sum-final = Final Flight of { $seat }: { $first } – { $second } – { $third }
js-sum-final-ready = Final Flight of { $seat }: { $first } – { $second } – { $third }, all planes stand
js-sum-final-missing = Final Flight of { $seat }: { $first } – { $second } – { $third }, lacking { $planes ->
    [one] one plane
   *[other] { $planes } planes
}, which would cost { $money } euros
js-sum-player = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $money ->
    [one] one euro
   *[other] { $money } euros
}, next income { $income }, { $planes ->
    [one] one plane
   *[other] { $planes } planes
} and { $markers ->
    [one] one marker
   *[other] { $markers } markers
} in stock, { $flights ->
    [one] one flight
   *[other] { $flights } flights
}.
js-sum-player-landed = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $money ->
    [one] one euro
   *[other] { $money } euros
}, { $flights ->
    [one] one flight
   *[other] { $flights } flights
} and a Final Flight with { $on_final ->
    [0] no plane
    [one] one plane
   *[other] { $on_final } planes
} on it.
js-sum-links = Links and planes of { $seat }: { $links }.
# A link of the player in a list, with the player’s planes on it.
js-sum-link-own = { $route } (owned, { $planes ->
    [0] no plane
    [one] one plane
   *[other] { $planes } planes
})
js-sum-link = { $route } ({ $planes ->
    [one] one plane
   *[other] { $planes } planes
})

## Why a move is good: hints

js-hint-completes = Completes { $route }: { $points ->
    [one] one point
   *[other] { $points } points
}.
js-hint-before = Takes { $route } before { $seat }, who is ready too: { $points ->
    [one] one point
   *[other] { $points } points
}.
# $links is the number of links that lack a plane after this one.
js-hint-towards = On the way to { $route } for { $points ->
    [one] one point
   *[other] { $points } points
}: { $links ->
    [one] one more link
   *[other] { $links } more links
} to go.
js-hint-towards-final = On the way to the Final Flight { $first } – { $second } – { $third } ({ $points } points): { $links ->
    [one] one more link
   *[other] { $links } more links
} to go.
js-hint-last = The last link for { $route }: then you can claim its { $points ->
    [one] point
   *[other] { $points } points
}.
js-hint-last-final = The last link for the Final Flight { $first } – { $second } – { $third }, worth { $points } points.
js-hint-lands = Lands the Final Flight: { $points } points, and { $each } more with every turn after it.
js-hint-collects = You then have { $then ->
    [one] one euro
   *[other] { $then } euros
}, { $amount } more than now.
js-hint-look = { $ready ->
    [0] None of the open flights can be claimed now
    [one] One of the open flights can be claimed now
   *[other] { $ready } of the open flights can be claimed now
}; a new one may pay more.
js-hint-vacation = Brings the Vacation card nearer: { $cards ->
    [0] no flight lies
    [one] at most one flight lies
   *[other] at most { $cards } flights lie
} before it.
js-hint-saves = { $route } still costs { $cost ->
    [one] one euro
   *[other] { $cost } euros
}; you have { $money }.
js-hint-saves-final = The Final Flight { $first } – { $second } – { $third } still costs { $cost ->
    [one] one euro
   *[other] { $cost } euros
}; you have { $money }.
js-hint-enough = No open flight needs another plane of yours. You keep { $money ->
    [one] one euro
   *[other] { $money } euros
}.
js-hint-keeps = { $planes ->
    [0] None of your planes stays
    [one] One of your planes stays
   *[other] { $planes } of your planes stay
} on this link after the flight.
js-hint-toll = Others who put planes there will pay you.
js-hint-planes = You then have { $planes ->
    [one] one plane
   *[other] { $planes } planes
} there.

## From data: what the letters of a map in the terminal mean

map-legend-jet-set = On each link: its price, or the letter of its owner; then the planes of each player, their number before the letter.

## From data: kinds of actions, as headings

js-do-turn-up-pay-kind = Pay for a row and turn up flights
js-do-turn-up-kind = Turn up more flights
js-do-buy-kind = Buy a link
js-do-plane-kind = Place a plane
js-do-plane-fee-kind = Place planes on your links
js-do-plane-foreign-kind = Place planes on a link of another player
js-do-claim-kind = Claim a flight
js-do-claim-final-kind = Claim a Final Flight
js-do-via-kind = The next link of the path
js-do-via-link-kind = The next link of the path
js-do-done-kind = Stop here
js-do-done-final-kind = Complete the Final Flight
js-do-income-kind = Collect income

## From data: short forms, for long lists; what several moves share, and the rest

js-do-buy-about = { $from }
js-do-buy-short = { $to } { $price }
js-do-plane-about = { $from }
js-do-plane-short = { $to } { $price }
js-do-plane-fee-about = { $from }
js-do-plane-fee-short = { $to } { $price }
js-do-plane-foreign-about = { $from }
js-do-plane-foreign-short = { $to } { $price }

## Faults of a board file

fault-js-no-way = No links join the two cities of this flight. Add links, or name other cities.
# $links is the length of the shortest way, $need the one this flight must have.
fault-js-distance = A flight worth { $worth } must be { $need ->
    [one] one link
   *[other] { $need } links
} long at its shortest, but these cities are { $links } apart. Move it to another list, or name other cities.
fault-js-final-cities = A Final Flight names three different cities. Exchange one.
fault-js-final-no-way = No way leads from the first city through the second to the third with every link used at most once. Add links, or name other cities.
fault-js-final-length = A Final Flight must take { $least } to { $most } links, each used once, but this one takes { $links } at its shortest. Name other cities.
fault-js-few-ones = With { $seats } players the short row starts with { $need } flights worth { $worth }, but there are only { $have }. Add some.
fault-js-few-short = With { $seats } players { $need } flights worth { $low } and { $high } are needed, so that both Vacation cards fit into the short deck, but there are only { $have }. Add some.
fault-js-few-long = With { $seats } players { $need } flights worth { $low } and { $high } are needed, so that both Vacation cards fit into the long deck, but there are only { $have }. Add some.
remark-js-one-link = Only one link touches { $city }, so no Final Flight can pass through it, and whoever owns that link collects from everybody.

## From data: what is asked and told in one line; [mark|words] marks what may be clicked, b is bold, p stands at the end

js-ask-turn-line = [b|Your turn:] [turn|turn up flights] if you like, then [buy|buy a link], [plane|place planes], [claim|claim a flight] or [income|collect income]
js-ask-turn-late-line = [b|Your turn:] [buy|buy a link], [plane|place planes], [claim|claim a flight], [final|claim a Final Flight] or [income|collect income]
js-told-begins-line = got the first turn
js-told-turned-up-line = [b|{ $route }] turned up [p|{ $points }]
js-told-paid-row-line = paid €{ $amount } for the { $deck }
js-told-bought-line = bought [b|{ $route }] for €{ $price }
js-told-placed-line = put a plane on [b|{ $route }] for €{ $amount }
js-told-placed-foreign-line = put a plane on [b|{ $route }] for €{ $amount }, €{ $toll } to { $owner }
js-told-claimed-line = claimed [b|{ $route }] [p|+{ $points }]
js-told-claimed-final-line = claimed the Final Flight [b|{ $first } – { $second } – { $third }]
js-told-income-line = collected €{ $amount }
js-told-plane-on-final-line = put a plane on the Final Flight: { $planes }

## From data: its name, and its line on the start page

title-jet-set = Jet Set
web-line-jet-set = Own the links, place the planes, claim the flights.

## The lesson on the page

web-learn-js-goal = Claim flights: put a plane on every link between their two cities. Whoever has most points at the end wins. Amber is what you may do now.
web-learn-js-flights = These flights are open to all. Click one: the map shows its cheapest way, the stub what it still costs you.
web-learn-js-buy = Buy an amber link: it is yours, and you place planes on it at once. Others pay you to fly there.
web-learn-js-claim = Planes on a whole way: the flight can be claimed. One plane of each link comes back, and the flight pays income.
web-learn-js-income = Short of money? Collect income instead: { $with } euros for each flight with a marker, { $without } for each without.
web-learn-js-plane = Put a plane on a link. It stays there until a flight that uses it is claimed.
web-learn-js-turn = Nothing that fits? Turn up a new flight before your action; the first of a turn costs a little.
web-learn-js-tactic-join = Choose flights whose ways share links: one link of yours serves them all, and others pay you for it.
web-learn-js-tactic-markers = Collect income while your flights still carry markers: later they bring less.
web-learn-js-tactic-final = Keep both your Final Flights in mind: links you build for small flights can be part of them.

## On the page

web-js-income = Income
web-js-view-flight = This flight
web-js-view-mine = My links
web-js-which-link = Which link?
web-js-which-flight = Which flight?
web-js-buy-for = Buy the link, €{ $amount }
web-js-place-for = Place a plane, €{ $amount }
web-js-then-planes = The link is yours; then you place planes on it.
web-js-one-plane = One more plane of yours flies here.
web-js-planes = Planes
web-js-flights = Flights
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
web-js-vacation = Vacation { $count } of { $most }
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
web-js-flights-of = Flights of { $points }
web-js-final = Final Flight
web-js-final-by = { $seat } claims a Final Flight.
web-js-last-landing = Last landing
web-js-count-flights = First the flights.
web-js-count-finals = Then the Final Flights, with the planes on them.
web-js-count-most = Most points: { $seats } with { $points }.

## On the drawn board; the room on a picture is fixed, so keep them short

# Stand over the flights of the two decks and over the Final Flights.
picture-js-short = Short flights
picture-js-long = Long flights
picture-js-final = Final Flights
picture-js-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $links is how long a flight of the column is at its shortest.
picture-js-column = { $links ->
    [one] { $links } link
   *[other] { $links } links
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
picture-js-finals = three cities, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
picture-js-link = Link with its price
picture-js-link-more = { $least } to { $most } euros, yours for the whole game
picture-js-plane = Plane
picture-js-plane-more = { $price } euros; on another’s link { $toll } more for its owner
# Six fees stand below: for planes on 1, 2, … 6 own links in one action.
picture-js-fee = Fee for planes on 1 to { $links } of your own links
picture-js-euros = €{ $amount }
picture-js-markers = Markers on a claimed flight
picture-js-markers-more = { $many } on each of your first { $first }, { $few } on later ones
picture-js-income = Income
picture-js-income-more = { $with } euros for a flight with a marker, { $without } without
picture-js-vacation = Second Vacation card
picture-js-vacation-more = both rows fill up, Final Flights may be claimed
picture-js-final-flight = Final Flight
picture-js-final-more = { $points } points and { $each } for each plane on it, up to { $planes }

## From data: said to whoever it speaks of

js-no-owned-you = You already own { $route }.
web-js-link-owned-you = Owned by you
web-js-flights-by-you = Your flights
