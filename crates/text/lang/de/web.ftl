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
web-your-moves = Deine Züge
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

web-points = Punkte
web-money = Geld
web-cards = Karten
web-ae-portfolio = Portfolio
web-tg-trains = Waggons
web-tg-tickets = Zielkarten
web-js-income = Einnahmen
web-js-planes = Flugzeuge
web-js-flights = Flüge

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
