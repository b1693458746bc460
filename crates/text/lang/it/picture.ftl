### Words on drawn boards. Keys begin with picture-. Keep them short: the room on a picture is fixed.

## Whose board it is

picture-original = tabellone originale di Skyrail, non quello pubblicato
# $origin is what the board file says.
picture-origin = Tabellone di { $origin }
picture-no-origin = Tabellone di origine sconosciuta

## Share track

picture-share-track = Tracciato azionario
picture-points-by-place = per posto
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

## Jet Set

# Stand over the flights of the two decks and over the Final Flights.
picture-js-short = Voli brevi
picture-js-long = Voli lunghi
picture-js-final = Voli Finali
picture-js-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
# $links is how long a flight of the column is at its shortest.
picture-js-column = { $links ->
    [one] { $links } linea
   *[other] { $links } linee
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
picture-js-finals = tre città, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
picture-js-link = Linea con il suo prezzo
picture-js-link-more = da { $least } a { $most } euro, resta tua per tutta la partita
picture-js-plane = Aereo
picture-js-plane-more = { $price } euro; su una linea altrui altri { $toll } al proprietario
# Six fees stand below: for planes on 1, 2, … 6 own links in one action.
picture-js-fee = Tariffa per aerei su 1–6 delle tue linee
picture-js-euros = { $amount } €
picture-js-markers = Segnalini su un volo reclamato
picture-js-markers-more = { $many } su ciascuno dei primi { $first }, { $few } sui successivi
picture-js-income = Rendite
picture-js-income-more = { $with } euro per ogni volo con segnalino, { $without } senza
picture-js-vacation = Seconda carta Vacation
picture-js-vacation-more = le due file si riempiono, si reclamano i Voli Finali
picture-js-final-flight = Volo Finale
picture-js-final-more = { $points } punti e { $each } per ogni aereo sopra, al massimo { $planes }
