### Words on drawn boards. Keys begin with picture-. Keep them short: the room on a picture is fixed.

## Whose board it is

picture-original = tabellone originale di Skyrail, non quello pubblicato
# $origin is what the board file says.
picture-origin = Tabellone di { $origin }
picture-no-origin = Tabellone di origine sconosciuta

## Share track

picture-share-track = Tracciato azionario
picture-points-by-place = punti per posizione
# Stands before the tail fins under the start spaces.
picture-start = Inizio
picture-shares = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}
# Stands before the row of points of Air ABACUS at that scoring.
picture-scoring = { $number ->
    [1] Primo calcolo
    [2] Secondo calcolo
   *[other] Terzo calcolo
}

## Airlines

# $city is the home of the airline.
picture-airline = { $planes ->
    [one] { $planes } aereo
   *[other] { $planes } aerei
}, parte da { $city }

## Key to the signs

picture-licences = Tratta con le licenze, prezzi in milioni
picture-long-distance = Connessione distante
picture-home = Aeroporto di partenza
picture-bonus = Città obiettivo e bonus

## Ticket to Ride Germany

picture-printed = luoghi, linee e biglietti del tabellone stampato
picture-train-cards = Carte Treno
picture-route-points = Punti per una linea
picture-tickets = Biglietti
# Stand beside the number of tickets.
picture-short-tickets = Biglietti corti
picture-long-tickets = Biglietti lunghi
picture-ticket-values = da { $least } a { $most } punti
picture-passengers = Passeggeri
# Stand beside the number of trains.
picture-trains = Vagoni
picture-trains-each = per ogni giocatore
# Stand beside the points of the bonus.
picture-globetrotter = Globetrotter
picture-globetrotter-for = punti a chi completa più biglietti
picture-city = Città con i suoi passeggeri all’inizio
picture-country = Linea verso una nazione: un vicolo cieco
picture-color = Casella per un vagone, del suo colore
picture-grey = Grigio: un solo colore, a scelta
picture-parallel = Linee parallele: in 2 o 3 giocatori una chiude le altre
