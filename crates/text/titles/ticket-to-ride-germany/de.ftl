### What is asked, offered, refused and told in Ticket to Ride Germany. Keys begin with tg-.
### Glossary: route = Strecke; ticket = Zielkarte (kurz, lang); train card = Wagenkarte; train = Waggon;
### locomotive = Lokomotive; passenger = Passagier; border country = Nachbarland; end point = Endpunkt; claim a
### route = Strecke nutzen.

## What is asked of the player

tg-ask-mix = Sage an, wie viele kurze und wie viele lange Zielkarten du ziehst, zusammen { $count }.
tg-ask-first-tickets = Wähle, welche deiner { $count } Zielkarten du behältst, mindestens { $least }.
tg-ask-turn = Du hast noch { $trains ->
    [one] einen Waggon
   *[other] { $trains } Waggons
}. Ziehe Wagenkarten, nutze eine Strecke oder ziehe Zielkarten.
tg-ask-last-round = Die letzte Runde: Das ist dein letzter Zug. Ziehe Wagenkarten, nutze eine Strecke oder ziehe Zielkarten.
tg-ask-last-turn = Der letzte Zug der Partie gehört dir. Ziehe Wagenkarten, nutze eine Strecke oder ziehe Zielkarten.
tg-ask-second-card = Ziehe deine zweite Wagenkarte; eine offene Lokomotive darfst du jetzt nicht nehmen.
tg-ask-keep = Wähle, welche der gezogenen Zielkarten du behältst, mindestens { $least ->
    [one] eine
   *[other] { $least }
}; die anderen kommen unter ihre Stapel.
tg-ask-passenger = { $place }: Nimm einen Passagier oder niemanden.
tg-ask-over = Die Partie ist beendet.

## What the table waits for

tg-wait-mixes = Kurze und lange Zielkarten sagen noch an: { $seats }.
tg-wait-first-tickets = Zielkarten wählen noch: { $seats }.
tg-wait-turn = { $seat } ist am Zug.
tg-wait-second-card = { $seat } zieht eine zweite Wagenkarte.
tg-wait-keep = { $seat } wählt Zielkarten zum Behalten.
tg-wait-passenger = { $seat } darf einen Passagier nehmen: { $place }.

## What is asked, inside a refusal

tg-asked-mix = kurze und lange Zielkarten ansagen
tg-asked-keep = Zielkarten zum Behalten wählen
tg-asked-turn = eine Aktion wählen
tg-asked-second-card = eine zweite Wagenkarte ziehen
tg-asked-passenger = einen Passagier oder niemanden nehmen
tg-asked-over = nichts, die Partie ist beendet

## Words

# Stand before “Zielkarte”, in the accusative.
tg-kind-short = kurze
tg-kind-long = lange
# $card is a colour; also used for passengers.
tg-cards = { $count } × { $card }
tg-locomotives = { $count ->
    [one] { $count } Lokomotive
   *[other] { $count } Lokomotiven
}
tg-ticket = { $route } ({ $points })
# One card by its colour: in some languages the colour follows the word for “card”.
tg-card-purple = Lila
tg-card-blue = Blau
tg-card-orange = Orange
tg-card-white = Weiß
tg-card-green = Grün
tg-card-yellow = Gelb
tg-card-black = Schwarz
tg-card-red = Rot
# Before or after the word “passenger”.
tg-passenger-red = roter
tg-passenger-yellow = gelber
tg-passenger-green = grüner
tg-passenger-blue = blauer
tg-passenger-black = schwarzer
tg-passenger-white = weißer

## Actions

tg-do-draw = Verdeckt eine Wagenkarte ziehen ({ $cards ->
    [0] der Ablagestapel wird gemischt
    [one] noch eine Karte
   *[other] noch { $cards } Karten
})
tg-do-take = Offene Karte nehmen: { $card }
# $payment is a list of cards.
tg-do-claim = { $route } mit { $payment } nutzen, für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} (braucht { $length ->
    [one] einen Waggon
   *[other] { $length } Waggons
})
# The same with more locomotives than the claim needs.
tg-do-claim-more = { $route } mit { $payment } nutzen, für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} (braucht { $length ->
    [one] einen Waggon
   *[other] { $length } Waggons
})
tg-do-tickets = Zielkarten ziehen: { $short } kurze und { $long } lange
tg-do-tickets-one = { $count } Zielkarten ziehen
tg-do-keep = { $tickets } behalten{ $back ->
    [0] {""}
    [one] ; eine zurückgeben
   *[other] ; { $back } zurückgeben
}
tg-do-passenger = { $place }: { $color } Passagier steigt ein
tg-do-nobody = { $place }: niemanden nehmen
tg-do-pass = Passen, da nichts möglich ist

## Refusals

tg-no-over = Die Partie ist beendet.
tg-no-turn = Jemand anderes ist am Zug.
tg-no-chosen = Du hast gewählt; der Tisch wartet auf die anderen.
tg-no-now = Jetzt ist etwas anderes gefragt: { $asked }.
tg-no-cards = Es gibt keine Wagenkarte mehr zu ziehen: Stapel und Ablagestapel sind leer.
tg-no-row = Diese Karte liegt nicht offen: { $card }.
tg-no-second-locomotive = Eine offene Lokomotive kann nicht die zweite Karte eines Zuges sein.
tg-no-payment = { $route } braucht { $need ->
    [one] genau eine Karte
   *[other] genau { $need } Karten
}, in einer Farbe und Lokomotiven.
tg-no-color = { $route } nimmt nur Karten in { $need } und Lokomotiven.
tg-no-hand = Du hast { $have ->
    [0] keine solche Karte
    [one] nur eine solche Karte
   *[other] nur { $have } solche Karten
} auf der Hand: { $card }.
tg-no-free = { $route } gehört schon { $seat }.
tg-no-own-group = Du hast schon eine Strecke zwischen den Enden von { $route }; jeder Spieler darf nur eine davon haben.
tg-no-group = Mit weniger als { $players } Spielern schließt die erste genutzte Strecke zwischen zwei Orten die daneben: { $route } ist geschlossen.
tg-no-trains = Das braucht { $need ->
    [one] einen Waggon
   *[other] { $need } Waggons
}, du hast { $have }.
tg-no-tickets = Es sind keine Zielkarten mehr da.
tg-no-mix = Kurze und lange Zielkarten müssen zusammen { $need } sein.
tg-no-mix-one = Gezogen werden { $need } Zielkarten auf einmal oder so viele, wie noch da sind.
tg-no-short-deck = { $left ->
    [0] Es ist keine kurze Zielkarte mehr da.
    [one] Es ist nur noch eine kurze Zielkarte da.
   *[other] Es sind nur noch { $left } kurze Zielkarten da.
}
tg-no-long-deck = { $left ->
    [0] Es ist keine lange Zielkarte mehr da.
    [one] Es ist nur noch eine lange Zielkarte da.
   *[other] Es sind nur noch { $left } lange Zielkarten da.
}
tg-no-offer = { $ticket } ist nicht unter den Zielkarten, die du gezogen hast.
tg-no-keep-start = Zu Beginn musst du mindestens { $least } Zielkarten behalten.
tg-no-keep = Du musst mindestens { $least ->
    [one] eine Zielkarte
   *[other] { $least } Zielkarten
} behalten.
tg-no-end = Jetzt geht es um einen Passagier von diesem Ort: { $place }.
tg-no-passenger = { $place }: Dort wartet kein { $color } Passagier.
tg-no-pass = Du kannst noch etwas tun und darfst deshalb nicht passen.

## The log

tg-told-begins = { $seat } beginnt.
tg-told-placed = { $place }, Passagiere: { $passengers }.
tg-told-dealt = { $seat } bekommt die Karte { $card }.
tg-told-dealt-unseen = { $seat } bekommt eine Wagenkarte.
tg-told-turned-up = Aufgedeckt: { $card }.
tg-told-refreshed = { $locomotives } oder mehr Lokomotiven liegen offen: Alle { $cards } Karten werden abgeworfen.
tg-told-reshuffled = Der Ablagestapel wird zu einem neuen Stapel mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
} gemischt.
tg-told-mixed = { $seat } will { $short } kurze und { $long } lange Zielkarten.
tg-told-mixed-unseen = { $seat } hat sich für kurze und lange Zielkarten entschieden.
tg-told-announced = { $seat } zieht { $short } kurze und { $long } lange Zielkarten.
tg-told-announced-one = { $seat } zieht { $count } Zielkarten.
tg-told-offered = { $seat } zieht die Zielkarte { $ticket }.
tg-told-offered-unseen = { $seat } zieht eine { $kind } Zielkarte.
tg-told-offered-unseen-one = { $seat } zieht eine Zielkarte.
tg-told-chose = { $seat } wählt { $tickets }.
tg-told-chose-unseen = { $seat } hat gewählt.
tg-told-all-chose = Alle haben gewählt; was niemand behielt, wird in die Stapel gemischt.
tg-told-kept = { $seat } behält { $ticket }.
tg-told-kept-unseen = { $seat } behält eine { $kind } Zielkarte.
tg-told-kept-unseen-one = { $seat } behält eine Zielkarte.
tg-told-returned = { $seat } gibt { $ticket } zurück.
tg-told-returned-unseen = { $seat } gibt eine { $kind } Zielkarte zurück.
tg-told-returned-unseen-one = { $seat } gibt eine Zielkarte zurück.
tg-told-took = { $seat } nimmt die Karte { $card }.
tg-told-drew = { $seat } zieht verdeckt die Karte { $card }.
tg-told-drew-unseen = { $seat } zieht verdeckt eine Karte.
tg-told-claimed = { $seat } nutzt { $route } mit { $payment }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
tg-told-boarded = Bei { $seat } steigt ein { $color } Passagier ein: { $place }.
tg-told-nobody = { $seat } nimmt niemanden: { $place }.
tg-told-passed = { $seat } kann nichts tun und passt.
tg-told-last-round = { $seat } hat { $trains ->
    [0] keinen Waggon
    [one] nur einen Waggon
   *[other] nur { $trains } Waggons
} mehr: Jeder Spieler hat noch einen Zug, { $seat } den letzten.

## The final score

tg-told-routes = { $seat } hat { $routes ->
    [one] eine Strecke
   *[other] { $routes } Strecken
} für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
# $path is the list of places on the way.
tg-told-ticket = { $seat }: { $route } ist erfüllt, Weg: { $path }; { $points } dazu.
tg-told-ticket-missing = { $seat }: { $route } ist nicht erfüllt, { $missing ->
    [one] ein Feld fehlt
   *[other] { $missing } Felder fehlen
}; { $points } weniger.
tg-told-ticket-cut-off = { $seat }: { $route } ist nicht erfüllt, der Weg war abgeschnitten; { $points } weniger.
tg-told-globetrotter = { $seat } ist Globetrotter mit { $completed ->
    [one] einer erfüllten Zielkarte
   *[other] { $completed } erfüllten Zielkarten
}; { $points } dazu.
tg-told-passengers-seat = { $seat } hat { $count } und bekommt { $points }
# $seats is a list of tg-told-passengers-seat.
tg-told-passengers = Passagiere, { $color }: { $seats }.
tg-told-total = { $seat }: zusammen { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $completed ->
    [one] eine Zielkarte
   *[other] { $completed } Zielkarten
} erfüllt, { $passengers ->
    [one] ein Passagier
   *[other] { $passengers } Passagiere
}.
tg-told-won-points = { $seats } gewinnt mit den meisten Punkten.
tg-told-won-tickets = Gleich viele Punkte; { $seats } gewinnt mit mehr erfüllten Zielkarten.
tg-told-won-passengers = Gleich viele Punkte und erfüllte Zielkarten; { $seats } gewinnt mit mehr Passagieren.
tg-told-won-shared = { $seats } sind in allem gleich und teilen sich den Sieg.
tg-told-ended = Die letzte Runde ist vorbei und damit die Partie.
tg-told-ended-passed = Niemand kann mehr etwas tun: Die Partie ist beendet.

## The table in a few lines

tg-sum-table = Wagenkarten: { $cards } im Stapel, { $discards } abgeworfen. Zielkarten: noch { $short } kurze, { $long } lange.
tg-sum-table-one = Wagenkarten: { $cards } im Stapel, { $discards } abgeworfen. Zielkarten: noch { $tickets }.
tg-sum-row = Offen: { $cards }.
tg-sum-last = Die letzte Runde läuft; { $seat } ist zuletzt am Zug.
tg-sum-routes = Strecken von { $seat }: { $routes }.
tg-sum-player = { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $trains ->
    [one] ein Waggon
   *[other] { $trains } Waggons
}, { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
}, { $short } kurze und { $long } lange Zielkarten; Passagiere: { $passengers }.
tg-sum-player-one = { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $trains ->
    [one] ein Waggon
   *[other] { $trains } Waggons
}, { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
}, { $tickets ->
    [one] eine Zielkarte
   *[other] { $tickets } Zielkarten
}.
tg-sum-passengers = Passagiere von { $seat }: { $passengers }.
tg-sum-hand = Hand von { $seat }: { $cards }.
tg-sum-ticket = Zielkarte von { $seat }: { $ticket }, noch { $missing ->
    [one] ein Feld
   *[other] { $missing } Felder
}.
tg-sum-ticket-done = Zielkarte von { $seat }: { $ticket }, erfüllt.
tg-sum-ticket-cut-off = Zielkarte von { $seat }: { $ticket }, abgeschnitten.

## Faults and remarks of a board file

fault-tg-places = Es gibt { $found } Städte und Endpunkte von Ländern; höchstens { $most } passen. Entferne einige.
fault-tg-cards = Es gibt { $found } Wagenkarten, aber { $players } Spieler und die Reihe brauchen { $need }. Ergänze welche.
fault-tg-length = „{ $key }“ ist keine Länge einer Strecke. Nimm ganze Zahlen von 1 bis { $most } als Schlüssel.
fault-tg-no-points = Für Strecken der Länge { $length } gibt es keine Punkte. Ergänze sie in „route_points“ oder ändere die Länge.
fault-tg-unpayable = Die Karten dieser Farbe reichen auch mit den Lokomotiven nicht für die Strecke. Kürze sie oder ergänze Karten.
fault-tg-group = { $route } und { $other } müssen genau dann in einer Gruppe sein, wenn sie dieselben zwei Enden verbinden. Berichtige „group“ bei einer von beiden.
fault-tg-end = Zum Endpunkt { $end } muss von einer Stadt eine Gruppe von Strecken führen und sonst nichts.
fault-tg-trains = { $route } ist länger als die { $trains } Waggons eines Spielers. Kürze die Strecke oder ergänze Waggons.
fault-tg-module = Dieser Schlüssel gehört zum Modul „{ $module }“: Nenne es in „modules“ oder lass den Schlüssel weg.
fault-tg-ticket = Die Zielkarte { $route } lässt sich nicht erfüllen: Keine Strecken führen dorthin, oder der Weg ist länger als die { $trains } Waggons eines Spielers.
fault-tg-passengers = Im Beutel sind { $bag } Passagiere, aber { $placed } werden aufgestellt. Gleiche die Zahlen an.
tg-remark-value = Die Zielkarte { $route } ist { $points } wert, aber ihr kürzester Weg hat { $shortest } Felder.

## Why a move is good, in a hint

# $route is the way of a ticket.
tg-hint-completes = Erfüllt die Zielkarte { $route }: { $points } Punkte.
tg-hint-towards = Auf dem Weg zur Zielkarte { $route } ({ $points } Punkte): noch { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
}.
tg-hint-points = Die Strecke bringt sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
tg-hint-passengers = An ihren Enden { $waiting ->
    [one] wartet ein Passagier
   *[other] warten { $waiting } Passagiere
}.
tg-hint-passenger-lead = Du führst dann bei den Passagieren in { $color } mit { $own } zu { $other }.
tg-hint-passenger-level = Du liegst dann bei den Passagieren in { $color } gleichauf vorn, mit je { $own }.
tg-hint-passenger-behind = Du hast dann { $own } Passagiere in { $color }, vorn sind es { $other }.
tg-hint-nobody = { $waiting ->
    [one] Ein Passagier bleibt
   *[other] { $waiting } Passagiere bleiben
} für die anderen.
tg-hint-keep = { $count ->
    [one] Eine Zielkarte
   *[other] Zielkarten
} für zusammen { $points } Punkte.
tg-hint-keep-done = { $done ->
    [one] Eine davon ist
   *[other] { $done } davon sind
} schon erfüllt.
tg-hint-keep-lacks = Einzeln gebaut { $spaces ->
    [one] fehlt ein Feld
   *[other] fehlen { $spaces } Felder
}; du hast { $trains } Waggons.
tg-hint-long = Lange Zielkarten bringen je { $least } bis { $most } Punkte.
tg-hint-short = Kurze Zielkarten bringen je { $least } bis { $most } Punkte.
tg-hint-trains = Zum Bauen { $trains ->
    [one] bleibt dir ein Waggon
   *[other] bleiben dir { $trains } Waggons
}.
tg-hint-unseen = Von den { $cards } Karten, die du nicht siehst, { $locomotives ->
    [0] ist keine eine Lokomotive
    [one] ist eine eine Lokomotive
   *[other] sind { $locomotives } Lokomotiven
}.
tg-hint-locomotive = Du hast dann { $have ->
    [one] eine Lokomotive
   *[other] { $have } Lokomotiven
}; jede steht für jede Farbe.
tg-hint-for = Du hast dann { $have } in { $card }; { $route } braucht { $length }.
tg-hint-have = Du hast dann { $have } in { $card }.
tg-hint-nothing = Sonst ist nichts möglich.

## From data: what the letters of a map in the terminal mean

map-legend-ticket-to-ride-germany = Auf jeder Strecke: Länge und Farbe (p Lila, b Blau, o Orange, w Weiß, g Grün, y Gelb, k Schwarz, r Rot; ohne: beliebig) oder der Buchstabe, wem sie gehört.

## From data: kinds of actions, as headings

tg-do-draw-kind = Eine Wagenkarte ziehen
tg-do-take-kind = Eine offene Karte nehmen
tg-do-claim-kind = Eine Strecke nutzen
tg-do-claim-more-kind = Eine Strecke mit mehr Lokomotiven als nötig nutzen
tg-do-tickets-kind = Zielkarten ziehen
tg-do-tickets-one-kind = Zielkarten ziehen
tg-do-keep-kind = Zielkarten behalten
tg-do-passenger-kind = Einen Passagier nehmen
tg-do-nobody-kind = Keinen Passagier nehmen
tg-do-pass-kind = Passen

## From data: short forms, for long lists; what several moves share, and the rest

tg-do-claim-about = { $route }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
tg-do-claim-short = { $payment }

## From data: groups of moves that are only counted until somebody asks for them

tg-do-claim-more-hidden = Noch { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}, mit mehr Lokomotiven als nötig zu zahlen; „moves“ mit dem Namen einer Stadt zeigt sie.

## From data: what is asked and told in one line; [mark|words] marks what may be clicked, b is bold, p stands at the end

tg-ask-turn-line = [b|Dein Zug:] [draw|Wagenkarten ziehen], [claim|eine Strecke nutzen] oder [tickets|Zielkarten ziehen]
tg-ask-last-round-line = [b|Dein letzter Zug:] [draw|Wagenkarten ziehen], [claim|eine Strecke nutzen] oder [tickets|Zielkarten ziehen]
tg-ask-last-turn-line = [b|Der letzte Zug der Partie:] [draw|Wagenkarten ziehen], [claim|eine Strecke nutzen] oder [tickets|Zielkarten ziehen]
tg-told-begins-line = beginnt
tg-told-mixed-line = { $short } kurze, { $long } lange Zielkarten gewünscht
tg-told-mixed-unseen-line = kurze und lange Zielkarten gewählt
tg-told-announced-line = { $short } kurze, { $long } lange Zielkarten gezogen
tg-told-announced-one-line = { $count } Zielkarten gezogen
tg-told-chose-line = { $tickets } gewählt
tg-told-chose-unseen-line = Zielkarten gewählt
tg-told-kept-line = [b|{ $ticket }] behalten
tg-told-kept-unseen-line = eine { $kind } Zielkarte behalten
tg-told-kept-unseen-one-line = eine Zielkarte behalten
tg-told-took-line = { $card } genommen
tg-told-drew-line = { $card } verdeckt gezogen
tg-told-drew-unseen-line = verdeckt eine Karte gezogen
tg-told-claimed-line = [b|{ $route }] genutzt [p|+{ $points }]
tg-told-boarded-line = { $color } Passagier aus { $place }
tg-told-passed-line = gepasst

## From data: its name, and its line on the start page

title-ticket-to-ride-germany = Zug um Zug Deutschland
web-line-ticket-to-ride-germany = Baue die Strecken, erfülle die Zielkarten, nimm Passagiere mit.

## From data: a colour that only cards have

color-locomotive = Lokomotive

## The lesson on the page

web-learn-tg-goal = Baue Strecken zwischen Städten, verbinde die Paare auf deinen Zielkarten und nimm unterwegs Passagiere mit. Was du jetzt tun darfst, leuchtet bernsteinfarben. Sag zuerst, wie viele kurze und lange Zielkarten du willst.
web-learn-tg-keep = Behalte Zielkarten, deren Wege zusammen verlaufen: Eine erfüllte bringt ihre Punkte, eine verfehlte kostet sie. Zeige mit der Maus auf eine Zielkarte, um ihren Weg auf der Karte zu sehen.
web-learn-tg-draw = Ziehe zwei Wagenkarten pro Zug. Sammle eine Farbe: Eine Strecke braucht so viele Karten ihrer Farbe, wie sie Felder hat. Lokomotiven gelten als jede Farbe.
web-learn-tg-claim = Bernsteinfarbene Strecken kannst du mit deinen Karten nutzen. Lange Strecken bringen weit mehr Punkte als kurze.
web-learn-tg-passenger = Nimm an jedem Ende der Strecke einen Passagier mit. Wer am Ende die meisten einer Farbe hat, bekommt { $most } Punkte, der Zweite { $second }.
web-learn-tg-tactic-way = Nutze zuerst Strecken, auf denen man dir den einzigen Weg nehmen kann: Die Zielkarte zeigt, was fehlt.
web-learn-tg-tactic-cards = Nimm, was mehrere deiner Strecken brauchen, und zieh verdeckt, wenn nichts Offenes hilft: Es kann eine Lokomotive kommen.
web-learn-tg-tactic-people = Sammle wenige Farben von Passagieren, davon aber mehrere: Auch der zweite Platz bringt Punkte.

## On the page

web-tg-draw = Ziehen
web-tg-draw-rule = zwei Karten oder eine offene Lokomotive
# A soft hyphen, for narrow places.
web-tg-deck = Wagen­karten
web-tg-deck-top = vom Stapel
web-tg-short = Kurze Ziel­karten
web-tg-long = Lange Ziel­karten
web-tg-worth = { $least } bis { $most } Punkte
web-tg-hand = Deine Hand
web-tg-view-mine = Meine Zielkarten
web-tg-pay-free = Keine deiner Zielkarten braucht diese Karten.
web-tg-pay-enough = Von dieser Farbe bleibt genug für deine Zielkarten.
web-tg-pay-needed = Auch deine Zielkarten brauchen diese Farbe: { $cards ->
    [one] { $cards } Karte wird
   *[other] { $cards } Karten werden
} fehlen.
web-tg-pay-locomotives = Nur Lokomotiven: Sie passten auf jede Strecke.
web-tg-left = Bleibt auf der Hand
web-tg-claim-with = { $cards ->
    [one] Mit { $cards } Karte nutzen
   *[other] Mit { $cards } Karten nutzen
}
web-tg-fact-points = Punkte
web-tg-fact-trains = Waggons
web-tg-fact-to-go = Felder übrig
web-tg-which-route = Welche Strecke?
web-tg-cards-count = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-tg-trains-count = { $trains ->
    [one] { $trains } Waggon
   *[other] { $trains } Waggons
}
web-tg-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-tg-short-count = { $tickets } kurze
web-tg-one-count = { $tickets } Zielkarten
web-tg-long-count = { $tickets } lange
web-tg-your-tickets = Deine Zielkarten
web-tg-connected-count = { $done } von { $all } verbunden
web-tg-claimable = { $routes ->
    [one] { $routes } Strecke ist mit dieser Hand nutzbar
   *[other] { $routes } Strecken sind mit dieser Hand nutzbar
}
web-tg-to-go = noch { $spaces }
web-tg-connected = Verbunden
web-tg-cut-off = Abgeschnitten
web-tg-mix = Zielkarten zum Ziehen
web-tg-choose-keep = Zielkarten zum Behalten
web-tg-keep = { $count ->
    [one] { $count } Zielkarte behalten
   *[other] { $count } Zielkarten behalten
}
web-tg-spaces = { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}
web-tg-route = { $route }, { $color }, Felder: { $spaces }, Punkte: { $points }
web-tg-state-taken = genutzt von { $seat }
web-tg-state-can = kann genutzt werden
web-tg-state-closed = geschlossen
web-tg-state-free = frei, es fehlen Karten oder du bist nicht am Zug
web-tg-waiting = { $place }, Passagiere: { $count }
web-tg-nobody = Niemand
web-tg-pay-with = Bezahlen mit
web-tg-more-ways = { $count ->
    [one] und { $count } weitere Möglichkeit
   *[other] und { $count } weitere Möglichkeiten
}
web-tg-missing-cards = { $cards ->
    [one] { $cards } Karte fehlt
   *[other] { $cards } Karten fehlen
}
web-tg-helps = Auf dem Weg deiner Zielkarten
web-tg-routes-count = { $routes ->
    [one] { $routes } Strecke
   *[other] { $routes } Strecken
}
web-tg-completed-count = { $tickets ->
    [one] { $tickets } erfüllt
   *[other] { $tickets } erfüllt
}
web-tg-people-count = × { $people }
web-tg-routes = Strecken
web-tg-tickets-done = Erfüllte Zielkarten
web-tg-tickets-missed = Übrige Zielkarten
web-tg-globetrotter = Globetrotter
web-tg-count = Schlusswertung
web-tg-count-routes = Die Punkte für Strecken liegen schon auf dem Tisch. Jetzt decken alle ihre Zielkarten auf.
web-tg-count-most = Die meisten Punkte: { $seats } mit { $points }.
web-tg-ticket-done = { $seat }: { $a } und { $b } sind verbunden, Felder: { $spaces }.
web-tg-ticket-missed = { $seat }: { $a } und { $b } sind nicht verbunden.
web-tg-ticket-cut = { $seat }: { $a } und { $b } sind nicht verbunden; { $route } gehört { $owner }.
web-tg-done = Erfüllt
web-tg-failed = Verfehlt
web-tg-globetrotter-to = Die meisten erfüllten Zielkarten: { $seats }.
web-tg-passengers-of = Passagiere: { $color }.
web-tg-passengers = Passagiere

## On the drawn board; the room on a picture is fixed, so keep them short

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
picture-parallel = Parallele Strecken: mit weniger als { $players } Spielern schließt eine die anderen

## From data: said to whoever it speaks of

tg-no-free-you = { $route } gehört schon dir.
web-tg-state-taken-you = genutzt von dir
tg-told-globetrotter-you = Du bist Globetrotter mit { $completed ->
    [one] einer erfüllten Zielkarte
   *[other] { $completed } erfüllten Zielkarten
}; { $points } dazu.
tg-told-last-round-you = Du hast { $trains ->
    [0] keinen Waggon
    [one] nur einen Waggon
   *[other] nur { $trains } Waggons
} mehr: Jeder Spieler hat noch einen Zug, du den letzten.
tg-told-routes-you = Du hast { $routes ->
    [one] eine Strecke
   *[other] { $routes } Strecken
} für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
tg-told-passengers-seat-you = du hast { $count } und bekommst { $points }
tg-told-won-points-you = Du gewinnst mit den meisten Punkten.
tg-told-won-tickets-you = Gleich viele Punkte; du gewinnst mit mehr erfüllten Zielkarten.
tg-told-won-passengers-you = Gleich viele Punkte und erfüllte Zielkarten; du gewinnst mit mehr Passagieren.
