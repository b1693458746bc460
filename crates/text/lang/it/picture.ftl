### Words on drawn boards. Keys begin with picture-. Keep them short: the room on a picture is fixed.

## Whose board it is

picture-original = mappa originale di Skyrail, non quella pubblicata
# $origin is what the board file says.
picture-origin = Mappa di { $origin }
picture-no-origin = Mappa di origine sconosciuta

## Share track

picture-share-track = Tracciato azioni
picture-points-by-place = punti per posto
# Stands before the tail fins under the start spaces.
picture-start = Avvio
picture-shares = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}
# Stands before the row of points of Air ABACUS at that scoring.
picture-scoring = { $number ->
    [1] Primo conteggio
    [2] Secondo conteggio
   *[other] Terzo conteggio
}

## Airlines

# $city is the home of the airline.
picture-airline = { $planes ->
    [one] { $planes } aereo
   *[other] { $planes } aerei
}, base { $city }

## Key to the signs

picture-licences = Rotta con le licenze, prezzi in milioni
picture-long-distance = Rotta a lungo raggio
picture-home = Aeroporto base
picture-bonus = Meta con bonus e punti
