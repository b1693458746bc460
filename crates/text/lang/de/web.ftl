### What the page says. Keys begin with web-.

## The start page

web-what = { $games ->
    [3] Drei
   *[other] { $games }
} Brettspiele um Flugzeuge und Züge, an einem guten Tisch.
web-free = Kein Konto, kein Download. Ein Klick, und du sitzt am Tisch.
web-all-games = Die Spiele
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
web-delete = Löschen
web-no-replays = Partien, die du spielst, bleiben in diesem Browser und lassen sich Zug für Zug wieder ansehen.
web-load-record = Aufzeichnung öffnen

## The screen of a game

web-map = Karte
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Ganze Karte
# Beside the name of a part of the map: the whole map.
web-view-all = Alles
web-back = Zurück
web-undo = Zurücknehmen
web-undo-count = { $count ->
    [0] Nichts zurückzunehmen
    [one] Deinen letzten Zug zurücknehmen
   *[other] Du kannst deine letzten { $count } Züge zurücknehmen
}
web-confirm = Bestätigen
web-drop = Abbrechen
web-menu = Menü
web-close = Schließen
web-choose = Wähle aus
web-list-all = Alle Züge
web-filter = Suchwörter
web-no-moves = Kein Zug passt.
# Said of a link on the map of a title that has no screen of its own.
web-link-of = Gehört { $seat }
web-no-room = Dieser Browser hat keinen Platz mehr, um die Partie zu behalten: Sie bleibt nur, solange dieser Tab offen ist.
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
web-leave-table = Den Tisch verlassen
web-free-chair = freier Platz
web-kept-chair = frei gehalten für { $name }
web-host-starts = Die Partie beginnt, wenn der Gastgeber sie startet.
web-waiting-for = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
web-said = { $sentence }

## Hints

web-hint = Tipp
web-hint-shares = Gewinnchance jetzt
web-hint-seat = { $seat }: { $share } %
web-hint-share = { $share } %
web-hint-order = Das Beste zuerst. Die Zahl ist deine Gewinnchance danach.
web-hint-as-now = wie jetzt
web-hint-numbers = Was die Zahlen bedeuten
web-hint-means = { $games ->
    [one] Bots haben von hier aus { $games } Partie zu Ende gespielt.
   *[other] Bots haben von hier aus { $games } Partien zu Ende gespielt.
} Die Zahl sagt, wie viele von hundert du nach diesem Zug gewonnen hast. Unterschiede bis { $equal } sind Zufall: Solche Züge sind etwa gleich gut. Ein Tipp weiß nur, was du weißt.
web-hint-plan = Die Karte zeigt den Plan des gewählten Tipps: 1 jetzt, der Rest später.
web-hint-do = Diesen Zug machen
web-allow-hints = Tipps sind erlaubt

## Looking back

web-replay = Wiederholung
web-look-back = Züge ansehen
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

## What is told beat by beat: a scoring, a count

web-tale-slow = Langsam
web-tale-usual = Normal
web-tale-fast = Schnell
web-tale-pace = Tempo
web-tale-again = Noch einmal
web-tale-skip = Überspringen
# After a pause.
web-tale-on = Weiter
# At the end of it, back to the game.
web-tale-close = Weiterspielen

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
web-verify = Mischung prüfen
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
web-learn-skip = Lektion überspringen
web-learn-place = Lektion, Schritt { $number } von { $all }
web-learn-tactics-place = Taktik, Schritt { $number } von { $all }
web-learn-offer = Du hast jede Art von Zug einmal gemacht. Drei Tipps machen dich besser.
web-learn-begin = Zeig mir die Tipps
web-learn-wait = Jetzt ziehen die anderen, oder es bleibt nur ein Zug, den du kennst. Der nächste Schritt kommt von selbst.

## Tables for all

web-table-options = Tisch
web-pace = Tempo
web-pace-free = Ohne Uhr
web-pace-quick = Live, je 10 Minuten und 10 Sekunden pro Zug
web-pace-slow = Live, je 30 Minuten und 30 Sekunden pro Zug
web-pace-day = Fernpartie, ein Tag pro Zug
web-pace-days = Fernpartie, drei Tage pro Zug
web-table-mode = Dieser Bildschirm zeigt den Plan, alle spielen am Telefon
web-scan-hand = Scanne den Code: Dein Telefon zeigt deine Karten.
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
web-password-old = Bisheriges Passwort
web-password-others = Alle anderen Browser abmelden
web-sign-in = Anmelden
web-keep-account = Dieses Konto behalten

## Going back together

web-allow-back = Alle zusammen dürfen zurückgehen
web-ask-back = Um Zurückgehen bitten
web-back-count = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
web-back-fewer = Weniger Züge
web-back-more = Mehr Züge
web-back-ask = Alle fragen
web-back-asked = { $seat } bittet, { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurückzugehen.
web-back-agree = Einverstanden
web-back-refuse = Nein, weiter
web-back-withdraw = Zurückziehen
# Beside the name of a player, about their answer.
web-back-agreed = einverstanden
web-back-open = hat noch nicht geantwortet
web-back-stays = Es bleibt, wie es ist: Nicht alle wollen zurückgehen.
