### Words on drawn boards. Keys begin with picture-. Keep them short: the room on a picture is fixed.

## Whose board it is

picture-original = eigener Skyrail-Plan, nicht der veröffentlichte
# $origin is what the board file says.
picture-origin = Plan von { $origin }
picture-no-origin = Plan unbekannter Herkunft

## Share track

picture-share-track = Kursleiste
picture-points-by-place = Punkte nach Rang
# Stands before the tail fins under the start spaces.
picture-start = Start
picture-shares = { $count ->
    [one] { $count } Aktie
   *[other] { $count } Aktien
}
# Stands before the row of points of Air ABACUS at that scoring.
picture-scoring = { $number ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[other] Dritte Wertung
}

## Airlines

# $city is the home of the airline.
picture-airline = { $planes ->
    [one] { $planes } Flugzeug
   *[other] { $planes } Flugzeuge
}, Heimat { $city }

## Key to the signs

picture-licences = Strecke mit Lizenzen, Preise in Millionen
picture-long-distance = Langstrecke
picture-home = Heimatflughafen
picture-bonus = Bonusziel und Punkte

## Ticket to Ride Germany

picture-printed = Orte, Strecken und Zielkarten des gedruckten Plans
picture-train-cards = Wagenkarten
picture-route-points = Punkte für eine Strecke
picture-tickets = Zielkarten
# Stand beside the number of tickets.
picture-short-tickets = Kurze Zielkarten
picture-long-tickets = Lange Zielkarten
picture-ticket-values = { $least } bis { $most } Punkte
picture-passengers = Passagiere
# Stand beside the number of trains.
picture-trains = Waggons
picture-trains-each = für jeden Spieler
# Stand beside the points of the bonus.
picture-globetrotter = Globetrotter
picture-globetrotter-for = Punkte für die meisten erfüllten Karten
picture-city = Stadt mit ihren Passagieren zu Beginn
picture-country = Strecke in ein Nachbarland, eine Sackgasse
picture-color = Feld für einen Waggon in der Farbe der Karte
picture-grey = Grau: eine beliebige Farbe
picture-parallel = Parallele Strecken: zu zweit oder zu dritt schließt eine die anderen

## Jet Set

# Stand over the flights of the two decks and over the Final Flights.
picture-js-short = Kurzflüge
picture-js-long = Langflüge
picture-js-final = Finalflüge
picture-js-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# $links is how long a flight of the column is at its shortest.
picture-js-column = { $links ->
    [one] { $links } Verbindung
   *[other] { $links } Verbindungen
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
picture-js-finals = drei Städte, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
picture-js-link = Verbindung mit ihrem Preis
picture-js-link-more = { $least } bis { $most } Euro, gehört dir für den Rest der Partie
picture-js-plane = Flugzeug
picture-js-plane-more = { $price } Euro; auf fremder Verbindung { $toll } mehr an den Besitzer
# Six fees stand below: for planes on 1, 2, … 6 own links in one action.
picture-js-fee = Gebühr für Flugzeuge auf 1 bis 6 eigenen Verbindungen
picture-js-euros = { $amount } €
picture-js-markers = Marker auf einem durchgeführten Flug
picture-js-markers-more = je { $many } auf den ersten { $first }, { $few } auf späteren
picture-js-income = Einnahmen
picture-js-income-more = { $with } Euro je Flug mit Marker, { $without } ohne
picture-js-vacation = Zweite Urlaubskarte
picture-js-vacation-more = beide Reihen werden voll, Finalflüge sind möglich
picture-js-final-flight = Finalflug
picture-js-final-more = { $points } Punkte und { $each } je Flugzeug darauf, bis zu { $planes }
