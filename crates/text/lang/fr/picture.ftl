### Words on drawn boards. Keys begin with picture-. Keep them short: the room on a picture is fixed.

## Whose board it is

picture-original = plateau original de Skyrail, pas celui du commerce
# $origin is what the board file says.
picture-origin = Plateau de { $origin }
picture-no-origin = Plateau d’origine inconnue

## Share track

picture-share-track = Piste des actions
picture-points-by-place = points par rang
# Stands before the tail fins under the start spaces.
picture-start = Départ
picture-shares = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
# Stands before the row of points of Air ABACUS at that scoring.
picture-scoring = { $number ->
    [1] Premier décompte
    [2] Deuxième décompte
   *[other] Troisième décompte
}

## Airlines

# $city is the home of the airline.
picture-airline = { $planes ->
    [one] { $planes } avion
   *[other] { $planes } avions
}, base { $city }

## Key to the signs

picture-licences = Ligne et ses licences, prix en millions
picture-long-distance = Ligne long-courrier
picture-home = Aéroport d’attache
picture-bonus = Destination bonus et points
