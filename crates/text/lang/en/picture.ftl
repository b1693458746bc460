### Words on drawn boards. Keys begin with picture-. Keep them short: the room on a picture is fixed.

## Whose board it is

picture-original = original Skyrail board, not the published one
# $origin is what the board file says.
picture-origin = Board by { $origin }
picture-no-origin = Board of unknown origin

## Share track

picture-share-track = Share track
picture-points-by-place = points by place
# Stands before the tail fins under the start spaces.
picture-start = Start
picture-shares = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}
# Stands before the row of points of Air ABACUS at that scoring.
picture-scoring = { $number ->
    [1] First scoring
    [2] Second scoring
   *[other] Third scoring
}

## Airlines

# $city is the home of the airline.
picture-airline = { $planes ->
    [one] { $planes } plane
   *[other] { $planes } planes
}, home { $city }

## Key to the signs

picture-licences = Route with its licences, prices in million
picture-long-distance = Long-distance route
picture-home = Home airport
picture-bonus = Bonus target and points

## Ticket to Ride Germany

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
picture-parallel = Parallel routes: with 2 or 3 players one closes the others

## Jet Set

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
picture-js-fee = Fee for planes on 1 to 6 of your own links
picture-js-euros = €{ $amount }
picture-js-markers = Markers on a claimed flight
picture-js-markers-more = { $many } on each of your first { $first }, { $few } on later ones
picture-js-income = Income
picture-js-income-more = { $with } euros for a flight with a marker, { $without } without
picture-js-vacation = Second Vacation card
picture-js-vacation-more = both rows fill up, Final Flights may be claimed
picture-js-final-flight = Final Flight
picture-js-final-more = { $points } points and { $each } for each plane on it, up to { $planes }
