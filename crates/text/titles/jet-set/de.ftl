### What is asked, offered, refused and told in Jet Set. Keys begin with js-.
### Glossary: flight = Flug (Kurzflug, Langflug); Final Flight = Finalflug; Vacation = Urlaub; link = Verbindung;
### claim a flight = Flug durchführen; place a plane = setzen; collect income = Einnahmen kassieren; fee = Gebühr;
### toll = Abgabe; stock = Vorrat.

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
js-do-buy = { $route } für { $price } Euro kaufen, dann Flugzeuge für je { $plane } Euro setzen
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
js-told-ended-fifth = { $planes } Flugzeuge auf einem Finalflug beenden die Partie.
js-told-ended-standstill = Zehn Runden ohne Flugzeug, Flug oder neue Karte beenden die Partie.

## The table in a few lines

js-sum-table = { $short ->
    [one] Eine Karte
   *[other] { $short } Karten
} im kurzen Stapel, { $long } im langen, Urlaubskarten { $vacations } von { $most }.
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
# $links is the number of links that lack a plane after this one.
js-hint-towards = Bringt { $route } für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} näher: danach noch { $links ->
    [one] eine Verbindung
   *[other] { $links } Verbindungen
}.
js-hint-towards-final = Bringt den Finalflug { $first } – { $second } – { $third } ({ $points } Punkte) näher: danach noch { $links ->
    [one] eine Verbindung
   *[other] { $links } Verbindungen
}.
js-hint-last = Die letzte Verbindung für { $route }: Danach kannst du dafür { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} holen.
js-hint-last-final = Die letzte Verbindung für den Finalflug { $first } – { $second } – { $third }, der { $points } Punkte bringt.
js-hint-lands = Schließt den Finalflug ab: { $points } Punkte, und { $each } mehr mit jedem weiteren Zug.
js-hint-collects = Du hast dann { $then } Euro, { $amount } mehr als jetzt.
js-hint-look = { $ready ->
    [0] Keiner der offenen Flüge ist jetzt zu haben
    [one] Einer der offenen Flüge ist jetzt zu haben
   *[other] { $ready } der offenen Flüge sind jetzt zu haben
}; ein neuer kann mehr bringen.
js-hint-vacation = Bringt die Urlaubskarte näher: davor { $cards ->
    [0] liegt kein Flug mehr
    [one] liegt höchstens ein Flug
   *[other] liegen höchstens { $cards } Flüge
}.
js-hint-saves = { $route } kostet noch { $cost } Euro; du hast { $money }.
js-hint-saves-final = Der Finalflug { $first } – { $second } – { $third } kostet noch { $cost } Euro; du hast { $money }.
js-hint-enough = Kein offener Flug braucht noch ein Flugzeug von dir. Du behältst { $money } Euro.
js-hint-keeps = Nach dem Flug { $planes ->
    [0] bleibt keines deiner Flugzeuge
    [one] bleibt eines deiner Flugzeuge
   *[other] bleiben { $planes } deiner Flugzeuge
} auf dieser Verbindung.
js-hint-toll = Wer sonst dort Flugzeuge setzt, zahlt an dich.
js-hint-planes = Du hast dort dann { $planes ->
    [one] ein Flugzeug
   *[other] { $planes } Flugzeuge
}.

## From data: what the letters of a map in the terminal mean

map-legend-jet-set = Auf jeder Verbindung: ihr Preis oder der Buchstabe, wem sie gehört; dann die Flugzeuge jedes Spielers, ihre Zahl vor dem Buchstaben.

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
fault-js-few-ones = Mit { $seats } Spielern beginnt die kurze Reihe mit { $need } Flügen mit Wert { $worth }, aber es gibt nur { $have }. Ergänze welche.
fault-js-few-short = Mit { $seats } Spielern sind { $need } Flüge mit Wert { $low } und { $high } nötig, damit beide Urlaubskarten in den kurzen Stapel passen, aber es gibt nur { $have }. Ergänze welche.
fault-js-few-long = Mit { $seats } Spielern sind { $need } Flüge mit Wert { $low } und { $high } nötig, damit beide Urlaubskarten in den langen Stapel passen, aber es gibt nur { $have }. Ergänze welche.
remark-js-one-link = Nur eine Verbindung führt nach { $city }, deshalb kann kein Finalflug hindurchführen, und wem sie gehört, der kassiert von allen.

## From data: what is asked and told in one line; [mark|words] marks what may be clicked, b is bold, p stands at the end

js-ask-turn-line = [b|Dein Zug:] wenn du willst [turn|Flüge aufdecken], dann [buy|Verbindung kaufen], [plane|Flugzeuge setzen], [claim|Flug durchführen] oder [income|Einnahmen kassieren]
js-ask-turn-late-line = [b|Dein Zug:] [buy|Verbindung kaufen], [plane|Flugzeuge setzen], [claim|Flug durchführen], [final|Finalflug durchführen] oder [income|Einnahmen kassieren]
js-told-begins-line = beginnt
js-told-turned-up-line = [b|{ $route }] aufgedeckt [p|{ $points }]
js-told-paid-row-line = { $amount } € bezahlt: { $deck }
js-told-bought-line = [b|{ $route }] für { $price } € gekauft
js-told-placed-line = Flugzeug auf [b|{ $route }] für { $amount } €
js-told-placed-foreign-line = Flugzeug auf [b|{ $route }] für { $amount } €, { $toll } € an { $owner }
js-told-claimed-line = [b|{ $route }] durchgeführt [p|+{ $points }]
js-told-claimed-final-line = Finalflug [b|{ $first } – { $second } – { $third }] durchgeführt
js-told-income-line = { $amount } € Einnahmen
js-told-plane-on-final-line = Flugzeug auf dem Finalflug: { $planes }

## From data: its name, and its line on the start page

title-jet-set = Jet Set
web-line-jet-set = Kaufe Verbindungen, setze die Flugzeuge, führe die Flüge durch.

## The lesson on the page

web-learn-js-goal = Führe Flüge durch: Setze ein Flugzeug auf jede Verbindung zwischen ihren zwei Städten. Wer am Ende die meisten Punkte hat, gewinnt. Was du jetzt tun darfst, leuchtet bernsteinfarben.
web-learn-js-flights = Diese Flüge stehen allen offen. Klicke einen an: Die Karte zeigt seinen billigsten Weg, der Abschnitt, was er dich noch kostet.
web-learn-js-buy = Kaufe eine bernsteinfarbene Verbindung: Sie gehört dir, und du setzt gleich Flugzeuge darauf. Andere zahlen dir, wenn sie dort fliegen.
web-learn-js-claim = Stehen Flugzeuge auf dem ganzen Weg, kannst du den Flug durchführen. Von jeder Verbindung kommt ein Flugzeug zurück, und der Flug bringt Einnahmen.
web-learn-js-income = Knapp bei Kasse? Kassiere Einnahmen: { $with } Euro für jeden Flug mit Marker, { $without } für jeden ohne.
web-learn-js-plane = Setze ein Flugzeug auf eine Verbindung. Es bleibt dort, bis ein Flug darüber durchgeführt wird.
web-learn-js-turn = Nichts Passendes? Decke vor deiner Aktion einen neuen Flug auf; der erste im Zug kostet wenig.
web-learn-js-tactic-join = Wähle Flüge mit gemeinsamen Verbindungen: Eine eigene dient allen, und die anderen zahlen dir.
web-learn-js-tactic-markers = Kassiere, solange deine Flüge Marker haben: Später bringen sie weniger.
web-learn-js-tactic-final = Denk an deine beiden Finalflüge: Verbindungen kleiner Flüge können dazugehören.

## On the page

web-js-income = Einnahmen
web-js-view-flight = Dieser Flug
web-js-view-mine = Meine Verbindungen
web-js-which-link = Welche Verbindung?
web-js-which-flight = Welcher Flug?
web-js-buy-for = Verbindung kaufen, { $amount } €
web-js-place-for = Flugzeug setzen, { $amount } €
web-js-then-planes = Die Verbindung gehört dir; dann setzt du Flugzeuge darauf.
web-js-one-plane = Ein weiteres Flugzeug von dir fliegt hier.
web-js-planes = Flugzeuge
web-js-flights = Flüge
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
web-js-vacation = Urlaub { $count } von { $most }
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
web-js-flights-of = Flüge zu { $points }
web-js-final = Finalflug
web-js-final-by = { $seat } führt einen Finalflug durch.
web-js-last-landing = Letzte Landung
web-js-count-flights = Zuerst die Flüge.
web-js-count-finals = Dann die Finalflüge mit den Flugzeugen darauf.
web-js-count-most = Die meisten Punkte: { $seats } mit { $points }.

## On the drawn board; the room on a picture is fixed, so keep them short

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
picture-js-fee = Gebühr für Flugzeuge auf 1 bis { $links } eigenen Verbindungen
picture-js-euros = { $amount } €
picture-js-markers = Marker auf einem durchgeführten Flug
picture-js-markers-more = je { $many } auf den ersten { $first }, { $few } auf späteren
picture-js-income = Einnahmen
picture-js-income-more = { $with } Euro je Flug mit Marker, { $without } ohne
picture-js-vacation = Zweite Urlaubskarte
picture-js-vacation-more = beide Reihen werden voll, Finalflüge sind möglich
picture-js-final-flight = Finalflug
picture-js-final-more = { $points } Punkte und { $each } je Flugzeug darauf, bis zu { $planes }

## From data: said to whoever it speaks of

js-no-owned-you = { $route } gehört schon dir.
web-js-link-owned-you = Gehört dir
web-js-flights-by-you = Deine Flüge
