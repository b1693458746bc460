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
