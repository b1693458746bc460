### What is asked, offered, refused and told in Jet Set. Keys begin with js-.

## Words

js-row-short = kurze Reihe
js-row-long = lange Reihe

## What is asked of the player

js-ask-turn = Du hast { $money } Euro. Decke weitere Flüge auf, wenn du willst, und führe dann eine Aktion aus: eine Verbindung kaufen, Flugzeuge setzen, einen Flug durchführen oder Einnahmen kassieren.
js-ask-turn-late = Du hast { $money } Euro. Führe eine Aktion aus: eine Verbindung kaufen, Flugzeuge setzen, einen Flug oder deinen Finalflug durchführen oder Einnahmen kassieren.
js-ask-bought-first = Setze das erste Flugzeug auf { $route }.
js-ask-bought = Setze weitere Flugzeuge auf { $route } oder höre auf. Du hast noch { $money } Euro.
# $links is the number of links that got planes, $fee the fee for one more link.
js-ask-own = Setze weitere Flugzeuge auf deine Verbindungen oder höre auf. { $links ->
    [one] Eine Verbindung hat
   *[other] { $links } Verbindungen haben
} mit dieser Aktion Flugzeuge bekommen; eine weitere erhöht die Gebühr um { $fee }. Du hast noch { $money } Euro.
js-ask-foreign = Setze weitere Flugzeuge auf { $route } oder höre auf. Du hast noch { $money } Euro.
js-ask-path = Du bist in { $at } auf dem Weg nach { $to }. Wähle die nächste Verbindung.
js-ask-final-second = Du bist in { $at }. Wähle die nächste Verbindung auf dem Weg über { $second } nach { $third }.
js-ask-final-third = Du bist in { $at }. Wähle die nächste Verbindung auf dem Weg nach { $third }.
js-ask-final-done = Du hast { $third } erreicht. Schließe den Finalflug ab oder fliege noch eine Runde.
js-ask-over = Die Partie ist beendet.

## What the table waits for

js-wait-turn = { $seat } ist am Zug.
js-wait-planes = { $seat } setzt Flugzeuge.
js-wait-path = { $seat } wählt den Weg eines Fluges.
js-wait-final = { $seat } wählt den Weg eines Finalfluges.

## What is asked, inside a refusal

js-asked-turn = eine Aktion wählen
js-asked-bought = Flugzeuge auf die gekaufte Verbindung setzen
js-asked-own = Flugzeuge auf deine Verbindungen setzen oder aufhören
js-asked-foreign = Flugzeuge auf diese Verbindung setzen oder aufhören
js-asked-path = die nächste Verbindung des Weges wählen
js-asked-final = die nächste Verbindung des Finalfluges wählen
js-asked-over = nichts, die Partie ist beendet

## Actions

js-do-turn-up-pay = { $price } Euro zahlen und einen Flug für die { $deck } aufdecken ({ $cards ->
    [one] noch eine Karte
   *[other] noch { $cards } Karten
} im Stapel)
js-do-turn-up = Einen weiteren Flug für die { $deck } aufdecken ({ $cards ->
    [one] noch eine Karte
   *[other] noch { $cards } Karten
} im Stapel)
js-do-buy = { $route } für { $price } Euro kaufen, dann Flugzeuge für je 5 Euro setzen
js-do-plane = Ein Flugzeug auf { $route } für { $price } Euro
js-do-plane-fee = Ein Flugzeug auf { $route } für { $price } Euro, davon { $fee } Gebühr
js-do-plane-foreign = Ein Flugzeug auf { $route } für { $price } Euro, davon { $toll } an { $seat }
js-do-claim = { $route } für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} durchführen
js-do-claim-final = Den Finalflug { $first } – { $second } – { $third } durchführen
js-do-via = { $from } nach { $to }
js-do-via-link = Über { $route }
js-do-done = Keine Flugzeuge mehr setzen
js-do-done-final = Den Finalflug hier abschließen
js-do-income = Einnahmen kassieren: { $amount } Euro

## Refusals

js-no-over = Die Partie ist beendet.
js-no-turn = Jemand anderes ist am Zug.
js-no-now = Jetzt ist etwas anderes gefragt: { $asked }.
js-no-cards = Die zweite Urlaubskarte ist da, deshalb werden keine Flüge mehr aufgedeckt.
js-no-row-full = Die { $deck } ist mit { $cards } Karten voll.
js-no-owned = { $route } gehört schon { $seat }.
js-no-markers = Du hast keinen Marker mehr, um ihn auf eine Verbindung zu legen.
js-no-planes = Du hast keine Flugzeuge mehr im Vorrat.
js-no-money = Das kostet zusammen { $price } Euro, du hast { $money }.
js-no-not-owned = { $route } gehört noch niemandem. Kaufe die Verbindung zuerst.
js-no-other-bought = Die Flugzeuge dieser Aktion kommen auf { $route }, die Verbindung, die du gekauft hast.
js-no-not-own = { $route } gehört dir nicht; die Flugzeuge dieser Aktion kommen auf deine eigenen Verbindungen.
js-no-other-foreign = Die Flugzeuge dieser Aktion kommen nur auf { $route }, eine Verbindung eines anderen Spielers.
js-no-plane-first = Setze zuerst mindestens ein Flugzeug auf { $route }.
js-no-not-open = Der Flug { $route } liegt nicht offen in einer Reihe.
js-no-path = Deine Flugzeuge verbinden die beiden Städte von { $route } nicht.
js-no-early = Finalflüge sind erst nach der zweiten Urlaubskarte möglich.
js-no-not-yours = Der Finalflug { $first } – { $second } – { $third } ist nicht deiner.
js-no-trail = Deine Flugzeuge führen nicht von { $first } über { $second } nach { $third }, wenn jede Verbindung nur einmal genutzt wird.
js-no-not-here = { $route } berührt { $at } nicht, wo der Weg gerade steht.
js-no-plane-there = Du hast kein Flugzeug auf { $route }.
js-no-city-twice = Der Weg war schon an jenem Ende von { $route } und darf keine Stadt zweimal besuchen.
js-no-link-twice = { $route } ist schon genutzt, und jede Verbindung darf nur einmal genutzt werden.
js-no-dead-end = Über { $route } ließe sich der Rest des Weges mit deinen Flugzeugen nicht fliegen.
js-no-not-there = Der Finalflug muss erst von { $first } über { $second } nach { $third } führen.

## The log

js-told-begins = { $seat } beginnt.
js-told-set-aside = { $route } wird zur Seite gelegt und wieder eingemischt.
js-told-turned-up = { $route } wird aufgedeckt, für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
js-told-final-dealt = { $seat } bekommt den Finalflug { $first } – { $second } – { $third }.
js-told-final-dealt-unseen = { $seat } bekommt einen Finalflug.
js-told-paid-row = { $seat } zahlt { $amount } Euro für die { $deck }.
js-told-vacation = { $number ->
    [1] Die erste Urlaubskarte
   *[other] Die zweite Urlaubskarte
} erscheint für die { $deck }.
js-told-vacation-removed = Eine weitere Urlaubskarte erscheint für die { $deck } und kommt weg.
js-told-decks-left = Beide Stapel kommen aus dem Spiel. Ab jetzt sind Finalflüge möglich.
js-told-bought = { $seat } kauft { $route } für { $price } Euro.
js-told-placed = { $seat } setzt ein Flugzeug auf { $route } für { $amount } Euro.
js-told-placed-foreign = { $seat } setzt ein Flugzeug auf { $route } für { $amount } Euro und { $toll } an { $owner }.
js-told-claims = { $seat } beginnt den Flug { $route }.
js-told-via = { $seat } fliegt über { $route }.
js-told-claimed = { $seat } führt { $route } für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} über { $links } durch; { $planes ->
    [one] ein Flugzeug kommt
   *[other] { $planes } Flugzeuge kommen
} zurück, { $markers ->
    [0] kein Marker kommt
    [one] ein Marker kommt
   *[other] { $markers } Marker kommen
} darauf.
js-told-claims-final = { $seat } beginnt den Finalflug { $first } – { $second } – { $third }.
js-told-claims-final-unseen = { $seat } beginnt einen Finalflug.
js-told-claimed-final = { $seat } führt den Finalflug { $first } – { $second } – { $third } über { $links } durch; { $planes ->
    [one] ein Flugzeug kommt
   *[other] { $planes } Flugzeuge kommen
} zurück.
js-told-income = { $seat } kassiert { $amount } Euro: { $marked ->
    [one] ein Flug
   *[other] { $marked } Flüge
} mit Marker, { $bare } ohne.
js-told-plane-on-final = { $seat } setzt ein Flugzeug auf den Finalflug; jetzt { $planes ->
    [one] ist es eins
   *[other] sind es { $planes }
}.
js-told-scored-flights = { $seat }: { $count ->
    [one] ein Flug
   *[other] { $count } Flüge
} mit Wert { $worth }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
js-told-scored-final = { $seat }: der Finalflug { $first } – { $second } – { $third }: { $points } Punkte.
js-told-scored-planes = { $seat }: { $count ->
    [one] ein Flugzeug
   *[other] { $count } Flugzeuge
} darauf: { $points } Punkte.
js-told-total = { $seat }: zusammen { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} und { $money } Euro, Rang { $place }.
js-told-ended-claimed = Alle haben einen Finalflug durchgeführt, damit endet die Partie.
js-told-ended-fifth = Das fünfte Flugzeug auf einem Finalflug beendet die Partie.
js-told-ended-standstill = Zehn Runden ohne Flugzeug, Flug oder neue Karte beenden die Partie.

## The table in a few lines

js-sum-table = { $short ->
    [one] Eine Karte
   *[other] { $short } Karten
} im kurzen Stapel, { $long } im langen, Urlaubskarten { $vacations } von 2.
js-sum-table-late = Beide Urlaubskarten sind da: Es werden keine Flüge mehr aufgedeckt, und Finalflüge sind möglich.
# $deck is “short row” or “long row”.
js-sum-row = Offene Flüge, { $deck }:
js-sum-flight = { $route }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
js-sum-flight-ready = { $route }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}: kannst du durchführen
js-sum-flight-missing = { $route }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}: dir { $planes ->
    [one] fehlt ein Flugzeug
   *[other] fehlen { $planes } Flugzeuge
}, Kosten { $money } Euro
js-sum-final = Finalflug von { $seat }: { $first } – { $second } – { $third }
js-sum-final-ready = Finalflug von { $seat }: { $first } – { $second } – { $third }, alle Flugzeuge stehen
js-sum-final-missing = Finalflug von { $seat }: { $first } – { $second } – { $third }, es { $planes ->
    [one] fehlt ein Flugzeug
   *[other] fehlen { $planes } Flugzeuge
}, Kosten { $money } Euro
js-sum-player = { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $money } Euro, nächste Einnahmen { $income }, { $planes ->
    [one] ein Flugzeug
   *[other] { $planes } Flugzeuge
} und { $markers ->
    [one] ein Marker
   *[other] { $markers } Marker
} im Vorrat, { $flights ->
    [one] ein Flug
   *[other] { $flights } Flüge
}.
js-sum-player-landed = { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $money } Euro, { $flights ->
    [one] ein Flug
   *[other] { $flights } Flüge
} und ein Finalflug mit { $on_final ->
    [0] keinem Flugzeug
    [one] einem Flugzeug
   *[other] { $on_final } Flugzeugen
} darauf.
js-sum-links = Verbindungen und Flugzeuge von { $seat }: { $links }.
# A link of the player in a list, with the player’s planes on it.
js-sum-link-own = { $route } (eigene, { $planes ->
    [0] kein Flugzeug
    [one] ein Flugzeug
   *[other] { $planes } Flugzeuge
})
js-sum-link = { $route } ({ $planes ->
    [one] ein Flugzeug
   *[other] { $planes } Flugzeuge
})

## Why a move is good: hints

js-hint-completes = Vollendet { $route }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
js-hint-before = Sichert { $route } vor { $seat }, dort steht auch alles bereit: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
# $links is the number of links that still lack a plane.
js-hint-towards = Bringt { $route } für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} näher: noch { $links ->
    [one] eine Verbindung
   *[other] { $links } Verbindungen
}.
js-hint-towards-final = Bringt den Finalflug { $first } – { $second } – { $third } näher: noch { $links ->
    [one] eine Verbindung
   *[other] { $links } Verbindungen
}.
js-hint-lands = Schließt den Finalflug ab: 10 Punkte, 2 mehr mit jedem Zug, und wenig Zeit für die anderen.
js-hint-collects = Bringt { $amount } Euro für das Nächste.
js-hint-look = Sucht einen Flug, der mehr einbringt.
js-hint-vacation = Bringt die Urlaubskarte näher: davor { $cards ->
    [0] liegt kein Flug mehr
    [one] liegt höchstens ein Flug
   *[other] liegen höchstens { $cards } Flüge
}.
js-hint-saves = Behält { $amount } Euro für { $route }.
js-hint-saves-final = Behält { $amount } Euro für den Finalflug { $first } – { $second } – { $third }.
js-hint-enough = Weitere Flugzeuge würden keinem offenen Flug dienen.
js-hint-keeps = Gibt die Flugzeuge zurück, die am wenigsten gebraucht werden.
js-hint-spare = Dient keinem Flug, der rechtzeitig gelingen kann.

## From data: kinds of actions, as headings

js-do-turn-up-pay-kind = Für eine Reihe zahlen und Flüge aufdecken
js-do-turn-up-kind = Weitere Flüge aufdecken
js-do-buy-kind = Eine Verbindung kaufen
js-do-plane-kind = Ein Flugzeug setzen
js-do-plane-fee-kind = Flugzeuge auf deine Verbindungen setzen
js-do-plane-foreign-kind = Flugzeuge auf eine Verbindung eines anderen Spielers setzen
js-do-claim-kind = Einen Flug durchführen
js-do-claim-final-kind = Einen Finalflug durchführen
js-do-via-kind = Die nächste Verbindung des Weges
js-do-via-link-kind = Die nächste Verbindung des Weges
js-do-done-kind = Hier aufhören
js-do-done-final-kind = Den Finalflug abschließen
js-do-income-kind = Einnahmen kassieren

## From data: short forms, for long lists; what several moves share, and the rest

js-do-buy-about = { $from }
js-do-buy-short = { $to } { $price }
js-do-plane-about = { $from }
js-do-plane-short = { $to } { $price }
js-do-plane-fee-about = { $from }
js-do-plane-fee-short = { $to } { $price }
js-do-plane-foreign-about = { $from }
js-do-plane-foreign-short = { $to } { $price }

## Faults of a board file

fault-js-no-way = Keine Verbindungen führen zwischen den beiden Städten dieses Fluges. Ergänze Verbindungen oder nenne andere Städte.
# $links is the length of the shortest way, $need the one this flight must have.
fault-js-distance = Ein Flug mit Wert { $worth } muss auf kürzestem Weg { $need ->
    [one] eine Verbindung
   *[other] { $need } Verbindungen
} lang sein, aber zwischen diesen Städten liegen { $links }. Verschiebe ihn in eine andere Liste oder nenne andere Städte.
fault-js-final-cities = Ein Finalflug nennt drei verschiedene Städte. Tausche eine aus.
fault-js-final-no-way = Kein Weg führt von der ersten Stadt über die zweite zur dritten, auf dem jede Verbindung höchstens einmal genutzt wird. Ergänze Verbindungen oder nenne andere Städte.
fault-js-final-length = Ein Finalflug muss { $least } bis { $most } Verbindungen lang sein, jede einmal genutzt, aber dieser braucht mindestens { $links }. Nenne andere Städte.
fault-js-few-ones = Mit { $seats } Spielern beginnt die kurze Reihe mit { $need } Flügen mit Wert 1, aber es gibt nur { $have }. Ergänze welche.
fault-js-few-short = Mit { $seats } Spielern sind { $need } Flüge mit Wert 1 und 3 nötig, damit beide Urlaubskarten in den kurzen Stapel passen, aber es gibt nur { $have }. Ergänze welche.
fault-js-few-long = Mit { $seats } Spielern sind { $need } Flüge mit Wert 5 und 7 nötig, damit beide Urlaubskarten in den langen Stapel passen, aber es gibt nur { $have }. Ergänze welche.
remark-js-one-link = Nur eine Verbindung führt nach { $city }, deshalb kann kein Finalflug hindurchführen, und wem sie gehört, der kassiert von allen.

## From data: what is asked and told in one line; [mark|words] marks what may be clicked, b is bold, p stands at the end

js-ask-turn-line = [b|Dein Zug:] wenn du willst [turn|Flüge aufdecken], dann [buy|Verbindung kaufen], [plane|Flugzeuge stellen], [claim|Flug durchführen] oder [income|Einnahmen nehmen]
js-ask-turn-late-line = [b|Dein Zug:] [buy|Verbindung kaufen], [plane|Flugzeuge stellen], [claim|Flug durchführen], [final|Finalflug durchführen] oder [income|Einnahmen nehmen]
js-told-begins-line = am Start
js-told-turned-up-line = [b|{ $route }] aufgedeckt [p|{ $points }]
js-told-paid-row-line = { $amount } € bezahlt: { $deck }
js-told-bought-line = [b|{ $route }] für { $price } € gekauft
js-told-placed-line = Flugzeug auf [b|{ $route }] für { $amount } €
js-told-placed-foreign-line = Flugzeug auf [b|{ $route }] für { $amount } €, { $toll } € an { $owner }
js-told-claimed-line = [b|{ $route }] durchgeführt [p|+{ $points }]
js-told-claimed-final-line = Finalflug [b|{ $first } – { $second } – { $third }] durchgeführt
js-told-income-line = { $amount } € Einnahmen
js-told-plane-on-final-line = Flugzeug auf dem Finalflug: { $planes }
