### What the page says. Keys begin with web-.

## The start page

web-what = Drei Brettspiele von Flugzeugen und Zügen, an einem guten Tisch.
web-free = Kein Konto, kein Download. Ein Klick, und du sitzt am Tisch.
web-three-games = Die drei Spiele
web-line-airlines-europe = Kaufe die Lizenzen, halte die Aktien, die sich am Ende auszahlen.
web-line-ticket-to-ride-germany = Lege die Gleise, erfülle die Zielkarten, nimm Passagiere mit.
web-line-jet-set = Besitze die Verbindungen, setze die Flugzeuge, sichere dir die Flüge.
web-players-range = { $least } bis { $most } Spieler
web-minutes = { $minutes } Min.
web-rules = Regeln
web-play-bots = Jetzt gegen Bots spielen
web-with-friends = Mit Freunden
web-same-device = Ein Gerät
web-running-games = Deine laufenden Spiele
web-playing = { $names }
web-your-turn = Du bist dran
web-daily-deal = Deal des Tages
web-deal-same = Heute für alle gleich gemischt.
web-play-deal = Den Deal spielen
web-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}

## The head of every page

web-main-menu = Hauptmenü
web-rulebook = Regelheft
web-replays = Aufzeichnungen
web-settings = Einstellungen
web-language = Sprache
web-lost = Hier ist nichts.
web-to-start = Zur Startseite

## Setting up a game

web-me = Ich
web-another-person = Noch jemand hier
web-bot-novice = Bot, Anfänger
web-bot-casual = Bot, Gelegenheitsspieler
web-bot-strong = Bot, stark
web-bot-expert = Bot, Experte
web-bot-master = Bot, Meister
web-seat-number = Platz { $number }
web-add-seat = Platz hinzufügen
web-remove-seat = Platz entfernen
web-options = Varianten
web-board = Spielplan
web-load-board = Spielplandatei laden
web-start-game = Spiel beginnen

## Settings

web-name = Name
web-mark = Zeichen
web-mark-number = Zeichen { $number }
web-theme = Farben
web-as-system = Wie das System
web-day = Tag
web-night = Nacht
web-motion = Bewegung
web-sound = Ton
web-on = An
web-off = Aus
web-confirm-when = Nachfragen
web-confirm-final = Was nicht rückgängig geht
web-confirm-always = Jeder Zug
web-confirm-never = Nie

## Replays

web-finished = beendet
web-running = läuft
web-delete = Löschen
web-load-record = Aufzeichnung öffnen

## The screen of a game

web-map = Karte
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Ganze Karte
web-undo = Zurück
web-undo-count = { $count ->
    [0] Nichts zurückzunehmen
    [one] Letzten Zug zurücknehmen
   *[other] Du kannst deine letzten { $count } Züge zurücknehmen
}
web-confirm = Bestätigen
web-drop = Doch nicht
web-menu = Menü
web-close = Schließen
web-choose = Wähle aus
web-list-all = Alle Züge
web-filter = Suchwörter
web-no-moves = Kein Zug passt.
web-save-record = Aufzeichnung speichern
web-leave = Zum Start
web-tab-hand = Hand
web-tab-market = Markt
web-players = Spieler
web-log = Verlauf
web-you = du
web-bot = Bot
web-to-move = am Zug
web-curtain = Gib das Gerät an { $seat } weiter.
web-curtain-lift = Ich bin { $seat }

## Facts about a player

web-money = Geld
web-ae-portfolio = Portfolio
web-js-income = Einnahmen
web-js-planes = Flugzeuge
web-js-flights = Flüge

## The screen of Jet Set

web-js-euros = { $amount } €
web-js-short = Kurze Flüge
web-js-long = Lange Flüge
web-js-row = { $count } von { $most }, { $cards } im Stapel
web-js-row-late = noch { $count }
web-js-turn-up = Aufdecken
web-js-turn-up-pay = Aufdecken, { $price } €
web-js-claim = Fliegen
web-js-complete = Fertig
web-js-planes-count = { $planes ->
    [one] { $planes } Flugzeug
   *[other] { $planes } Flugzeuge
}
web-js-vacation = Urlaub { $count } von 2
web-js-vacation-early = Beim zweiten füllen sich beide Reihen, und Finalflüge sind erlaubt.
web-js-vacation-late = Es kommen keine Flüge mehr. Finalflüge sind erlaubt.
web-js-my-flights = Meine Flüge
web-js-flights-by = Flüge von { $seat }
web-js-next-flight = Nächster Flug: { $markers ->
    [one] { $markers } Marker
   *[other] { $markers } Marker
}
web-js-next-income = Nächste Einnahmen
web-js-income-of = { $marked ->
    [one] { $marked } Flug
   *[other] { $marked } Flüge
} mit Marker, { $bare } ohne
web-js-collect = Nehmen
web-js-finals = Finalflüge
web-js-secret = geheim
web-js-links-there = { $there } von { $all } Verbindungen
web-js-markers = Marker
web-js-need-free = Frei: Verbindung { $price } und ein Flugzeug, { $total } €
web-js-need-own = Deine: ein Flugzeug, { $total } €
web-js-need-foreign = Von { $seat }: ein Flugzeug und die Gebühr, { $total } €
web-js-buy = Kaufen
web-js-place = Stellen
# What a flight still takes, over all actions.
web-js-in-all = Es fehlen { $money } € für { $planes ->
    [one] { $planes } Flugzeug
   *[other] { $planes } Flugzeuge
}, mit dem Flug { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
web-js-link-free = Frei, { $price } €
web-js-link-owned = Gehört { $seat }
web-js-link-planes = Flugzeuge: { $planes }
web-js-seat-planes = { $seat } { $count }
web-js-serves = Auf deinem Weg für { $flights }
web-js-keep = Dir bleiben { $amount } €.
web-js-on-final = Finalflug durchgeführt, { $planes ->
    [one] { $planes } Flugzeug
   *[other] { $planes } Flugzeuge
} darauf

## The screen of Ticket to Ride Germany

web-tg-draw = Ziehen
web-tg-draw-rule = zwei Karten oder eine offene Lokomotive
web-tg-deck = Wagenkarten
web-tg-deck-top = vom Stapel
web-tg-short = Kurze Zielkarten
web-tg-long = Lange Zielkarten
web-tg-worth = { $least } bis { $most } Punkte
web-tg-hand = Deine Hand
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
web-tg-mix = Zielkarten ziehen
web-tg-choose-keep = Zielkarten behalten
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
    [one] und { $count } weiterer Weg
   *[other] und { $count } weitere Wege
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

## The end of a game

web-you-win = Du gewinnst
web-points-unit = { $points ->
    [one] Punkt
   *[other] Punkte
}
web-sources = Woher die Punkte kamen
web-total = Summe
web-points-over-time = Punkte im Verlauf
web-rematch = Revanche
web-look-at-board = Spielplan ansehen
web-tg-routes = Strecken
web-tg-tickets-done = Erfüllte Zielkarten
web-tg-tickets-missed = Übrige Zielkarten
web-tg-globetrotter = Globetrotter
web-tg-passengers = Passagiere
web-js-flights-of = Flüge zu { $points }
web-js-final = Finalflug

## Online tables

web-lobby = Lobby
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-no-tables = Noch kein Tisch.
web-no-server = Der Server ist nicht erreichbar. Spiele auf diesem Gerät gehen auch ohne ihn.
web-by-link = Wer den Link hat
web-in-lobby = Tisch in der Lobby zeigen
web-invite = Schick diesen Link, oder lass den Code scannen.
web-copy-link = Link kopieren
web-sit-down = Hinsetzen
web-get-up = Aufstehen
web-free-chair = freier Stuhl
web-gathering = sammelt sich
web-host-starts = Das Spiel beginnt, wenn der Gastgeber startet.
web-waiting-for = { $count ->
    [one] Ein Stuhl ist noch frei
   *[other] { $count } Stühle sind noch frei
}
web-said = { $sentence }

## Airlines Europe

web-ae-track = Kursleiste
web-ae-by-place = Punkte nach Rang
web-ae-leads = Vorn
web-ae-shares-left = Aktien übrig
web-ae-planes-left = Flugzeuge übrig
web-ae-reached = erreicht
web-ae-cut-off = abgeschnitten
web-ae-links = { $links ->
    [one] { $links } Strecke
   *[other] { $links } Strecken
}
web-ae-hand = Deine Hand
web-ae-shares = { $count ->
    [one] { $count } Aktie
   *[other] { $count } Aktien
}
web-ae-stack = { $airline }, { $count } auf der Hand, { $chosen } gewählt
web-ae-million = { $money ->
    [one] { $money } Million
   *[other] { $money } Millionen
}
web-ae-m = { $money } M
web-ae-in-hand = { $hand } auf der Hand, { $abacus } AB
web-ae-bans = { $bans ->
    [one] { $bans } Verbot
   *[other] { $bans } Verbote
}
web-ae-bank = Bank { $bank } M · { $abacus } ABACUS
web-ae-pick = Mit diesen beiden beginnen
web-ae-choose = Aktien zum Ausspielen wählen
web-ae-play = { $count } ausspielen für { $money } M
web-ae-exchange = { $discards } gegen { $takes } AB tauschen
web-ae-take-money = 8 Millionen nehmen
web-ae-pass = Passen
web-ae-zone-up = Steigt in Zone { $row }
web-ae-zone-stays = Bleibt in Zone { $row }
web-ae-bonus = Bonus +{ $bonus }
web-ae-why-connection = kein Anschluss an den Heimatflughafen
web-ae-why-twice = fliegt hier schon
web-ae-why-planes = keine Flugzeuge mehr
web-ae-route = { $route }: die nächste Lizenz kostet { $price } Millionen.
web-ae-route-can = { $route }: die nächste Lizenz kostet { $price } Millionen, für { $airlines }.
web-ae-route-closed = { $route }: geschlossen.
web-ae-flown = Beflogen von { $airlines }.
web-ae-buy-now = Jetzt zu kaufen
web-ae-not-now = Jetzt nicht
web-ae-closed = Geschlossen
web-ae-long = Langstrecke
web-ae-score-shares = Aktien: { $shares }
