### Home, lobby, replays, names, clocks, and what is said at the end. Keys begin with web-.

## Home

web-welcome = Willkommen zurück.
web-welcome-name = Willkommen zurück, { $name }.
web-games-wait = { $count ->
    [one] Eine Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich.
}
# A link to all of them.
web-all-count = Alle { $count }
# $place is the place at the own table.
web-deal-yours = Du: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Platz { $place }.
web-play-on = Weiterspielen
web-watch-again = Noch einmal ansehen

## Lists of games

web-with-level = { $name } ({ $level })
web-since-time = seit { $time }
# Who is to move, by name.
web-moving = { $names } am Zug
web-ready = beginnt gleich
web-pace-live = Live, { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
web-pace-turns = { $days ->
    [one] Ein Tag je Zug
   *[other] { $days } Tage je Zug
}
web-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}

## From data: how strong a bot is

web-level-novice = Anfänger
web-level-casual = Gelegenheitsspieler
web-level-strong = stark
web-level-expert = Experte
web-level-master = Meister

## Lobby

web-tables-free = { $count ->
    [0] Kein Tisch hat einen freien Platz
    [one] Ein Tisch hat einen freien Platz
   *[other] { $count } Tische haben einen freien Platz
}
web-chair-free = Ein Platz ist frei
web-not-now = Gerade nichts für dich
web-nobody-waits = Gerade wartet niemand. Eröffne einen Tisch, dann finden ihn andere hier.
web-sit-now = Gleich hinsetzen
web-own-pace = In deinem Tempo
web-all-titles = Alle Spiele
web-watch = Zusehen

## Replays

web-find-game = Nach Spiel, Name oder Tag suchen
web-find-none = Keine Partie passt.
web-delete-running = Diese Partie ist noch nicht zu Ende. Löschen?
web-keep-it = Behalten
web-deleted = Die Partie ist gelöscht.

## Names

web-your-name = Dein Name
web-name-of-seat = Name auf Platz { $number }
web-open-room = Raum öffnen
web-open-room-why = Du bekommst einen Link für die anderen. Die Partie beginnt, wenn du es sagst.
web-is-here = da
web-is-away = nicht da

## Rulebook

web-rules-search = Regeln durchsuchen
web-rules-none = In keiner Regel steht dieses Wort.
web-rules-contents = Inhalt
web-rules-fine = Im Einzelnen
web-rules-clauses = { $count } Abschnitte, jeder mit eigener Adresse
web-rules-ours = Die gedruckten Regeln lassen Lücken: { $count } Abschnitte sagen, wie wir spielen.

## While a game is played

# How many routes an action can be done on, below its name.
web-on-map = { $count } auf der Karte
web-confirm-last = Das lässt sich nicht zurücknehmen.
web-clock-days = { $days } T { $hours } Std
web-clock-of = Restzeit: { $seat }

## At the end

web-lost-close = Ganz knapp
web-lost-second = Ein schöner zweiter Platz
web-lost-game = Gut gespielt
web-lost-by = { $points ->
    [one] Dir fehlt ein Punkt.
   *[other] Dir fehlen { $points } Punkte.
}
web-lost-ahead = Du lagst { $share } % der Partie vorn.
web-lost-best = Dein bester Zug brachte { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
}

## From data: said to whoever it speaks of

web-clock-of-you = Deine Restzeit
web-link-of-you = Gehört dir
web-back-asked-you = Du bittest, { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurückzugehen.
winner-you = Du gewinnst.
