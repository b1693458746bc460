### Words on drawn boards. Keys begin with picture-. Keep them short: the room on a picture is fixed.

## Whose board it is

picture-original = plateau original de Skyrail, pas celui du commerce
# $origin is what the board file says.
picture-origin = Auteur du plateau : { $origin }
picture-no-origin = Plateau d’origine inconnue

## Share track

picture-share-track = Indicateur des cours
picture-points-by-place = points par rang
# Stands before the tail fins under the start spaces.
picture-start = Départ
picture-shares = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
# Stands before the row of points of Air ABACUS at that scoring.
picture-scoring = { $number ->
    [1] Première évaluation
    [2] Deuxième évaluation
   *[other] Troisième évaluation
}

## Airlines

# $city is the home of the airline.
picture-airline = { $planes ->
    [one] { $planes } avion
   *[other] { $planes } avions
}, base { $city }

## Key to the signs

picture-licences = Liaison et licences, prix en millions
picture-long-distance = Vol long-courrier
picture-home = Aéroport d’attache
picture-bonus = Ville de destination et bonus
