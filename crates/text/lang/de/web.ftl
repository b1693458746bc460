### What the page says. Keys begin with web-.

## The start page

web-what = Drei Brettspiele um Flugzeuge und Züge, an einem guten Tisch.
web-free = Kein Konto, kein Download. Ein Klick, und du sitzt am Tisch.
web-three-games = Die drei Spiele
web-line-airlines-europe = Kaufe die Lizenzen, halte die Aktien, die sich am Ende auszahlen.
web-line-ticket-to-ride-germany = Baue die Strecken, erfülle die Zielkarten, nimm Passagiere mit.
web-line-jet-set = Besitze die Verbindungen, setze die Flugzeuge, führe die Flüge durch.
web-players-range = { $least } bis { $most } Spieler
web-minutes = { $minutes } Min.
web-rules = Regeln
web-play-bots = Jetzt gegen Bots spielen
web-with-friends = Mit Freunden
web-same-device = An einem Gerät
web-running-games = Deine laufenden Partien
web-playing = { $names }
web-your-turn = Du bist am Zug
web-daily-deal = Blatt des Tages
web-deal-same = Heute für alle gleich gemischt.
web-play-deal = Das Blatt spielen
web-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}

## The head of every page

web-main-menu = Hauptmenü
web-rulebook = Spielregeln
web-replays = Aufzeichnungen
web-settings = Einstellungen
web-language = Sprache
web-lost = Hier ist nichts.
web-connection-lost = Die Verbindung ist unterbrochen. Sie wird wieder aufgebaut.
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
web-options = Optionen
web-board = Spielplan
web-board-printed = Der gedruckte Spielplan
web-board-ours = Unser eigener Spielplan, nicht der veröffentlichte
web-load-board = Spielplandatei laden
web-start-game = Partie beginnen

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
web-confirm-final = Vor Unumkehrbarem
web-confirm-always = Vor jedem Zug
web-confirm-never = Nie

## Replays

web-finished = beendet
web-running = läuft
web-delete = Löschen
web-no-replays = Partien, die du spielst, bleiben in diesem Browser und lassen sich Zug für Zug wieder ansehen.
web-load-record = Aufzeichnung öffnen

## The screen of a game

web-map = Karte
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Ganze Karte
web-undo = Zurücknehmen
web-undo-count = { $count ->
    [0] Nichts zurückzunehmen
    [one] Deinen letzten Zug zurücknehmen
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
# Before what this player did, and where a name would stand.
web-you-label = Du
# Before what a player did, in the log.
web-log-who = { $seat }:
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

web-js-euros = { $amount } €
web-js-short = Kurzflüge
web-js-long = Langflüge
web-js-row = { $count } von { $most }, { $cards } im Stapel
web-js-row-late = noch { $count }
web-js-turn-up = Aufdecken
web-js-turn-up-pay = Aufdecken, { $price } €
web-js-claim = Fliegen
web-js-complete = Fertig
web-js-planes-count = { $planes ->
    [one] { $planes } Flugzeug
   *[other] { $planes } Flugzeuge
}
web-js-vacation = Urlaub { $count } von 2
web-js-vacation-early = Beim zweiten werden beide Reihen voll, und Finalflüge sind möglich.
web-js-vacation-late = Es kommen keine Flüge mehr. Finalflüge sind möglich.
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
web-js-collect = Kassieren
web-js-finals = Finalflüge
web-js-secret = geheim
web-js-links-there = { $there } von { $all } Verbindungen
web-js-markers = Marker
web-js-need-free = Frei: Verbindung { $price } und ein Flugzeug, { $total } €
web-js-need-own = Deine: ein Flugzeug, { $total } €
web-js-need-foreign = Von { $seat }: ein Flugzeug und die Abgabe, { $total } €
web-js-buy = Kaufen
web-js-place = Setzen
# What a flight still takes, over all actions.
web-js-in-all = Es fehlen { $money } € für { $planes ->
    [one] { $planes } Flugzeug
   *[other] { $planes } Flugzeuge
}, in { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
} mit dem Flug
web-js-link-free = Frei, { $price } €
web-js-link-owned = Gehört { $seat }
web-js-link-planes = Flugzeuge: { $planes }
web-js-seat-planes = { $seat } { $count }
web-js-serves = Auf deinem Weg für { $flights }
web-js-keep = Dir bleiben { $amount } €.
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
web-no-server = Der Server ist nicht erreichbar. Partien auf diesem Gerät gehen auch ohne ihn.
web-by-link = Wer den Link hat
web-in-lobby = Tisch in der Lobby zeigen
web-invite = Schick diesen Link, oder lass andere den Code scannen.
web-copy-link = Link kopieren
web-only-here = Dieser Link geht nur auf diesem Computer. Damit andere hereinkommen, starte Skyrail mit --listen 0.0.0.0:8080 und öffne die Seite unter der Adresse dieses Computers in deinem Netz.
web-sit-down = Hinsetzen
web-get-up = Aufstehen
web-free-chair = freier Platz
web-gathering = wartet auf Spieler
web-host-starts = Die Partie beginnt, wenn der Gastgeber sie startet.
web-waiting-for = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
web-said = { $sentence }

## Airlines Europe

web-ae-track = Kursleiste
web-ae-by-place = Punkte nach Rang
web-ae-leads = Führt
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
web-ae-m = { $money } Mio.
web-ae-in-hand = { $hand } auf der Hand, { $abacus } AB
web-ae-bans = { $bans ->
    [one] { $bans } Verbot
   *[other] { $bans } Verbote
}
web-ae-bank = Bank { $bank } Mio. · noch { $abacus } ABACUS
web-ae-pick = Mit diesen beiden beginnen
web-ae-choose = Aktien zum Ausspielen wählen
web-ae-play = { $count } ausspielen für { $money } Mio.
web-ae-exchange = { $discards } gegen { $takes } AB tauschen
web-ae-take-money = 8 Millionen nehmen
web-ae-pass = Passen
web-ae-zone-up = Steigt in Zone { $row }
web-ae-zone-stays = Bleibt in Zone { $row }
web-ae-bonus = Bonus +{ $bonus }
web-ae-why-connection = kein Anschluss an den Heimatflughafen
web-ae-why-twice = fliegt hier schon
web-ae-why-planes = keine Flugzeuge mehr
web-ae-route = { $route }: Die nächste Lizenz kostet { $price } Mio.
web-ae-route-can = { $route }: Die nächste Lizenz kostet { $price } Mio., für { $airlines }.
web-ae-route-closed = { $route }: geschlossen.
web-ae-licences = Lizenzen: { $licences }.
web-ae-flown = Beflogen von { $airlines }.
web-ae-buy-now = Jetzt zu kaufen
web-ae-not-now = Jetzt nicht
web-ae-closed = Geschlossen
web-ae-long = Langstrecke
web-ae-score-shares = Aktien: { $shares }

## Hints

web-hint = Tipp
web-hint-shares = Siegchancen
web-hint-seat = { $seat }: { $share } %
web-hint-share = { $share } %
web-hint-tried = { $games ->
    [one] { $games } Partie durchgespielt
   *[other] { $games } Partien durchgespielt
}
web-allow-hints = Tipps sind erlaubt

## Looking back

web-replay = Wiederholung
web-look-back = Zurückblicken
web-replay-move = Zug { $number } von { $all }
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Einen Zug weiter
web-replay-last = Zum letzten Zug
web-replay-link = Link zu diesem Zug
web-copied = Kopiert
web-replay-result = Ergebnis
web-replay-now = Zurück zur Partie
web-replay-eyes = Mit den Augen von { $seat } sehen
web-replay-start = Der Anfang der Partie
web-replay-nothing = Ein Zug wurde zurückgenommen.
web-since = { $count ->
    [one] Seit deinem letzten Zug: { $count } Ereignis
   *[other] Seit deinem letzten Zug: { $count } Ereignisse
}
web-since-again = Noch einmal auf der Karte zeigen

## After a game

web-chart-click = Ein Klick zeigt den Plan in diesem Moment.
web-built = Wer was gebaut hat
web-stats = In Zahlen
web-stats-moves = Züge
web-stats-built = Gebaut
web-stats-best = Bester Zug
web-stats-ahead = In Führung
web-stats-undone = Zurückgenommen
web-stats-best-at = { $points } Punkte mit Zug { $number }
web-share = Bild
web-verify = Mischen prüfen
web-proof-promise = Der vor der Partie gezeigte Hash gehört zum Geheimnis.
web-proof-secret = Das Geheimnis
web-proof-added = Was die Spieler dazugaben
web-proof-draws = { $rows ->
    [one] { $rows } Zug wurde nachgespielt: Jede Karte folgt aus dem Geheimnis, das Ergebnis ist dasselbe.
   *[other] { $rows } Züge wurden nachgespielt: Jede Karte folgt aus dem Geheimnis, das Ergebnis ist dasselbe.
}
web-proof-holds = Das Mischen ist bewiesen
web-proof-fails = Der Beweis schlägt fehl
web-proof-how = Das wurde hier geprüft, in deinem Browser. Mit der gespeicherten Aufzeichnung prüft es auch das Programm skyrail.

## Lessons

web-learn = Lernen
web-learn-next = Verstanden
web-learn-skip = Lektion überspringen
web-learn-place = Lektion, { $number } von { $all }
web-learn-help = Unsicher? H zeigt drei gute Züge mit Gründen, L alles, was du tun darfst, U nimmt einen Zug zurück. Was nicht geht, sagt beim Anklicken, warum.
web-learn-ae-goal = Du gewinnst mit Aktien. Dreimal in der Partie gibt jede Fluggesellschaft denen Punkte, die am meisten ihrer Aktien vor sich liegen haben. Die Zeile oben sagt immer, was gefragt ist; was du jetzt tun darfst, leuchtet bernsteinfarben.
web-learn-ae-pick = Beginne mit zwei Aktien auf dem Tisch: Klicke zwei verschiedene Karten deiner Hand an, dann den Knopf.
web-learn-ae-buy = Bernsteinfarbene Strecken kannst du kaufen. Das Flugzeug rückt seine Fluggesellschaft auf der Kursleiste um den Preis vor, ihre Aktien bringen dann mehr. Kaufe für Fluggesellschaften, deren Aktien du hast.
web-learn-ae-take = Nach dem Kauf nimmst du eine Aktie: vom Markt oder verdeckt vom Stapel.
web-learn-ae-play = Aktien zählen nur auf dem Tisch. Klicke Karten deiner Hand an, um sie auszuspielen; jede bringt auch 2 Millionen.
web-learn-ae-track = Je höher eine Fluggesellschaft hier steht, desto mehr Punkte bringt sie denen mit den meisten, zweitmeisten und drittmeisten Aktien.
web-learn-tg-goal = Baue Strecken zwischen Städten, verbinde die Paare auf deinen Zielkarten und nimm unterwegs Passagiere mit. Was du jetzt tun darfst, leuchtet bernsteinfarben. Sag zuerst, wie viele kurze und lange Zielkarten du willst.
web-learn-tg-keep = Behalte Zielkarten, deren Wege zusammen verlaufen: Eine erfüllte bringt ihre Punkte, eine verfehlte kostet sie. Zeige mit der Maus auf eine Zielkarte, um ihren Weg auf der Karte zu sehen.
web-learn-tg-draw = Ziehe zwei Wagenkarten pro Zug. Sammle eine Farbe: Eine Strecke braucht so viele Karten ihrer Farbe, wie sie Felder hat. Lokomotiven gelten als jede Farbe.
web-learn-tg-claim = Bernsteinfarbene Strecken kannst du mit deinen Karten nutzen. Lange Strecken bringen weit mehr Punkte als kurze.
web-learn-tg-passenger = Nimm an jedem Ende der Strecke einen Passagier mit. Wer am Ende die meisten einer Farbe hat, bekommt 20 Punkte, der Zweite 10.
web-learn-js-goal = Führe Flüge durch: Setze ein Flugzeug auf jede Verbindung zwischen ihren zwei Städten. Wer am Ende die meisten Punkte hat, gewinnt. Was du jetzt tun darfst, leuchtet bernsteinfarben.
web-learn-js-flights = Diese Flüge stehen allen offen. Klicke einen an: Die Karte zeigt seinen billigsten Weg, der Abschnitt, was er dich noch kostet.
web-learn-js-buy = Kaufe eine bernsteinfarbene Verbindung: Sie gehört dir, und du setzt gleich Flugzeuge darauf. Andere zahlen dir, wenn sie dort fliegen.
web-learn-js-claim = Stehen Flugzeuge auf dem ganzen Weg, kannst du den Flug durchführen. Von jeder Verbindung kommt ein Flugzeug zurück, und der Flug bringt Einnahmen.
web-learn-js-income = Knapp bei Kasse? Kassiere Einnahmen: 5 Euro für jeden Flug mit Marker, 2 für jeden ohne.

## Tables for all

web-table-options = Tisch
web-pace = Tempo
web-pace-free = Ohne Uhr
web-pace-quick = Live, je 10 Minuten und 10 Sekunden pro Zug
web-pace-slow = Live, je 30 Minuten und 30 Sekunden pro Zug
web-pace-day = Fernpartie, ein Tag pro Zug
web-pace-days = Fernpartie, drei Tage pro Zug
web-table-mode = Dieser Bildschirm zeigt den Plan, alle spielen am Telefon
web-scan-hand = Scanne den Code: Dein Telefon wird deine Hand.
web-big-screen = Den Plan auf einem großen Bildschirm zeigen
web-watching = Du schaust zu
web-board-own = Zurück zum üblichen Plan
web-board-faults = Diese Datei ist kein gültiger Spielplan:
web-call-me = Benachrichtigen, wenn ich am Zug bin
web-calls = Benachrichtigungen
web-calls-off = Der Browser erlaubt sie nicht.
web-account = Konto
web-account-why = Niemand braucht ein Konto. Mit einem sind deine Tische und Einstellungen auf jedem Gerät dieselben.
web-signed-in = Angemeldet als { $login }
web-sign-out = Abmelden
web-login = Anmeldename
web-password = Passwort
web-sign-in = Anmelden
web-keep-account = Dieses Konto behalten
