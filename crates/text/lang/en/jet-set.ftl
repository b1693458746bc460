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
js-do-buy = Buy { $route } for { $price }, then place planes at 5 each
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
js-told-ended-fifth = The fifth plane on a Final Flight ends the game.
js-told-ended-standstill = Ten rounds without a plane, a claim or a new card end the game.

## The table in a few lines

js-sum-table = { $short ->
    [one] One card
   *[other] { $short } cards
} in the short deck, { $long } in the long deck, Vacation cards out { $vacations } of 2.
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
# $links is the number of links that still lack a plane.
js-hint-towards = Works towards { $route } for { $points ->
    [one] one point
   *[other] { $points } points
}: { $links ->
    [one] one link
   *[other] { $links } links
} to go.
js-hint-towards-final = Works towards the Final Flight { $first } – { $second } – { $third }: { $links ->
    [one] one link
   *[other] { $links } links
} to go.
js-hint-lands = Lands the Final Flight: 10 points, 2 more with every turn, and little time for the others.
js-hint-collects = Collects { $amount ->
    [one] one euro
   *[other] { $amount } euros
} for what comes next.
js-hint-look = Looks for a flight that pays better.
js-hint-vacation = Brings the Vacation card nearer: at most { $cards ->
    [0] no flight lies
    [one] one flight lies
   *[other] { $cards } flights lie
} before it.
js-hint-saves = Keeps { $amount ->
    [one] one euro
   *[other] { $amount } euros
} for { $route }.
js-hint-saves-final = Keeps { $amount ->
    [one] one euro
   *[other] { $amount } euros
} for the Final Flight { $first } – { $second } – { $third }.
js-hint-enough = More planes would serve no flight in sight.
js-hint-keeps = Gives back the planes that are needed least.
js-hint-spare = Serves no flight that can be completed in time.

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
fault-js-few-ones = With { $seats } players the short row starts with { $need } flights worth 1, but there are only { $have }. Add some.
fault-js-few-short = With { $seats } players { $need } flights worth 1 and 3 are needed, so that both Vacation cards fit into the short deck, but there are only { $have }. Add some.
fault-js-few-long = With { $seats } players { $need } flights worth 5 and 7 are needed, so that both Vacation cards fit into the long deck, but there are only { $have }. Add some.
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
