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
