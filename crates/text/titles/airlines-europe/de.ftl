### What is asked, offered, refused and told in Airlines Europe. Keys begin with ae-.
### Glossary: airline = Fluggesellschaft; share = Aktie; portfolio = Portfolio; market = Markt; licence =
### Lizenz; route = Strecke; long-distance route = Langstrecke; home = Heimatflughafen; bonus connection =
### Bonusverbindung; bonus target = Bonusziel; share track = Kursleiste; row of points = Punktreihe; scoring card =
### Wertungskarte; dividends = Dividende; bank breaks = Bank ist pleite; blocked = blockiert; ban marker =
### Verbotsmarker; ban phase = Verbotsphase; third party = fiktiver dritter Spieler.

## What is asked of the player

ae-ask-pick = Wähle zwei Aktien von zwei Fluggesellschaften für dein Startportfolio. Niemand sieht sie, bis alle gewählt haben.
ae-ask-turn = Du hast { $money } Mio. Kaufe eine Lizenz, spiele Aktien aus, tausche gegen Air ABACUS oder nimm { $bank } Mio.
ae-ask-second-licence = Du hast { $money } Mio. Kaufe eine zweite Lizenz oder nimm eine Aktie.
ae-ask-share = Nimm eine Aktie: eine vom Markt oder verdeckt die oberste Karte des Stapels.
ae-ask-discard = Wirf noch { $left ->
    [one] eine Aktie
   *[other] { $left } Aktien
} für { $takes ->
    [one] eine Aktie von Air ABACUS
   *[other] { $takes } Aktien von Air ABACUS
} ab.
ae-ask-emptying = Wertung: Nimm eine Aktie vom Markt.
ae-ask-ban = Lege einen Verbotsmarker auf eine freie Lizenz oder passe. Du hast { $markers ->
    [one] einen Marker
   *[other] { $markers } Marker
}.
ae-ask-over = Die Partie ist beendet.

## What the table waits for

ae-wait-picks = Zwei Aktien wählen noch: { $seats }.
ae-wait-turn = { $seat } ist am Zug.
ae-wait-share = { $seat } kauft eine zweite Lizenz oder nimmt eine Aktie.
ae-wait-discard = { $seat } wirft Aktien für Air ABACUS ab.
ae-wait-emptying = Wertung: { $seat } nimmt eine Aktie vom Markt.
ae-wait-ban = { $seat } legt einen Verbotsmarker oder passt.

## What is asked, inside a refusal

ae-asked-pick = zwei Aktien wählen
ae-asked-turn = eine Aktion wählen
ae-asked-second-licence = eine zweite Lizenz kaufen oder eine Aktie nehmen
ae-asked-share = eine Aktie nehmen
ae-asked-discard = eine Aktie abwerfen
ae-asked-emptying = eine Aktie vom Markt nehmen
ae-asked-ban = einen Verbotsmarker legen oder passen
ae-asked-over = nichts, die Partie ist beendet

## Actions

ae-do-pick = { $first } und { $second }
# $from and $to are spaces of the share track, $row the victory points there.
ae-do-buy = { $airline } auf { $route } für { $price } Mio. (Marker von { $from } auf { $to }, Reihe { $row })
ae-do-buy-bonus = { $airline } auf { $route } für { $price } Mio., mit Bonus { $bonus } (Marker von { $from } auf { $to }, Reihe { $row })
ae-do-take = { $airline } nehmen
ae-do-draw = Verdeckt vom Stapel ziehen (noch { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
})
ae-do-play = { $count ->
    [one] Eine Aktie
   *[other] { $count } Aktien
} von { $airline } für { $money } Mio. ausspielen
ae-do-play-pair = Je eine Aktie von { $first } und { $second } für { $money } Mio. ausspielen
ae-do-exchange = { $discards ->
    [one] Eine Aktie
   *[other] { $discards } Aktien
} für { $takes ->
    [one] eine Aktie von Air ABACUS
   *[other] { $takes } Aktien von Air ABACUS
} abwerfen
ae-do-discard-hand = { $airline }, aus der Hand
ae-do-discard-portfolio = { $airline }, aus dem Portfolio
ae-do-bank = { $money } Mio. von der Bank nehmen
ae-do-ban = Die Lizenz für { $price } Mio. auf { $route } verbieten
ae-do-pass = In dieser Phase keine Marker mehr legen

## Refusals

ae-no-over = Die Partie ist beendet.
ae-no-turn = Jemand anderes ist am Zug.
ae-no-picked = Du hast gewählt; der Tisch wartet auf die anderen.
ae-no-now = Jetzt ist etwas anderes gefragt: { $asked }.
ae-no-same = Die zwei Aktien müssen von verschiedenen Fluggesellschaften sein.
ae-no-hand = Du hast { $have ->
    [0] keine Aktie
    [one] nur eine Aktie
   *[other] nur { $have } Aktien
} von { $airline } auf der Hand.
ae-no-portfolio = Du hast keine Aktie von { $airline } im Portfolio.
ae-no-market = Auf dem Markt liegt keine Aktie von { $airline }.
ae-no-abacus = Air ABACUS hat keine Flugzeuge, deshalb gibt es dafür keine Lizenzen zu kaufen.
ae-no-play = { $airline } ist bei dieser Spielerzahl nicht im Spiel.
ae-no-planes = { $airline } hat keine Flugzeuge mehr.
ae-no-twice = { $airline } fliegt { $route } schon.
ae-no-connection = { $route } hat keinen Anschluss an die Strecken von { $airline } oder an den Heimatflughafen { $home }.
ae-no-licence = { $route } hat keine freie Lizenz mehr; die Strecke ist für alle geschlossen.
ae-no-money = Die Lizenz kostet { $price } Mio., du hast { $money } Mio.
ae-no-nothing = Du musst mindestens eine Aktie ausspielen.
ae-no-exchange-kind = Aktien werden so gegen Air ABACUS getauscht: { $kinds }.
# One way to exchange, inside the message above.
ae-exchange = { $discards } für { $takes }
ae-no-few-shares = Dafür brauchst du { $need ->
    [one] eine Aktie
   *[other] { $need } Aktien
} in Hand und Portfolio zusammen; du hast { $have }.
ae-no-supply = { $left ->
    [0] Es ist keine Aktie von Air ABACUS mehr da.
    [one] Es ist nur noch eine Aktie von Air ABACUS da.
   *[other] Es sind nur noch { $left } Aktien von Air ABACUS da.
}
ae-no-bans = Du hast keine Verbotsmarker mehr.
ae-no-free = Diese Lizenz auf { $route } ist nicht frei.
ae-no-last = Die letzte freie Lizenz auf { $route } lässt sich nicht verbieten.

## The log

ae-told-begins = { $seat } beginnt.
ae-told-dealt = { $seat } bekommt { $airline }.
ae-told-dealt-unseen = { $seat } bekommt eine Aktie.
ae-told-dealt-again = { $seat } hatte nur Aktien einer Fluggesellschaft und bekommt neue.
ae-told-picked = { $seat } wählt { $first } und { $second }.
ae-told-picked-unseen = { $seat } hat gewählt.
ae-told-revealed = { $seat } beginnt mit { $first } und { $second }.
ae-told-turned-up = { $airline } wird für den Markt aufgedeckt.
ae-told-bought = { $seat } kauft { $route } für { $airline } zu { $price } Mio.; der Marker steht auf { $marker }.
ae-told-bonus = { $airline } erreicht das Bonusziel: { $amount } mehr, der Marker steht auf { $marker }.
ae-told-took = { $seat } nimmt { $airline }.
ae-told-drew = { $seat } zieht verdeckt { $airline }.
ae-told-drew-unseen = { $seat } zieht vom Stapel.
ae-told-played = { $seat } spielt { $count ->
    [one] eine Aktie
   *[other] { $count } Aktien
} von { $airline } aus.
ae-told-discarded-hand = { $seat } wirft { $airline } aus der Hand ab.
ae-told-discarded-portfolio = { $seat } wirft { $airline } aus dem Portfolio ab.
ae-told-discarded-unseen = { $seat } wirft verdeckt eine Aktie aus der Hand ab.
ae-told-abacus = { $seat } nimmt { $count ->
    [one] eine Aktie
   *[other] { $count } Aktien
} von Air ABACUS.
ae-told-paid = { $seat } bekommt { $amount } Mio.
ae-told-bank-broke = Die Bank ist pleite.
ae-told-gave-back = { $seat } gibt { $amount } Mio. zurück.
ae-told-left = { $airline } verlässt den Markt.
ae-told-scoring-card = Wertungskarte { $number } wird aufgedeckt und geht an { $seat }.
ae-told-scoring-card-unseen = Wertungskarte { $number } wird verdeckt gezogen und geht an { $seat }.
ae-told-scored = { $airline } auf { $marker } bringt { $row }: { $seats }.
ae-told-scored-abacus = { $airline } bringt { $row }: { $seats }.
ae-told-scored-seat = { $seat } { $points } für { $shares ->
    [one] eine Aktie
   *[other] { $shares } Aktien
}
ae-told-scored-third = der fiktive dritte Spieler { $points } für { $shares ->
    [one] eine Aktie
   *[other] { $shares } Aktien
}
ae-told-banned = { $seat } verbietet die Lizenz für { $price } Mio. auf { $route }.
ae-told-passed = { $seat } passt.
ae-told-ended = Mit der dritten Wertung endet die Partie.
ae-told-ended-blocked = Alle Fluggesellschaften sind blockiert, damit endet die Partie.

## The table in a few lines

# Shares of one airline in a list.
ae-shares = { $count } { $airline }
ae-sum-table = Wertungen { $scored } von { $scorings }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} im Stapel, Bank { $bank } Mio., noch { $abacus } Air ABACUS.
ae-sum-market = Markt: { $shares }.
ae-sum-airline = { $airline }: Marker auf { $marker }, Reihe { $row }, { $planes ->
    [0] keine Flugzeuge mehr
    [one] noch ein Flugzeug
   *[other] noch { $planes } Flugzeuge
}, Aktien: { $holders }.
ae-sum-holder = { $seat } { $count }
ae-sum-player = { $seat }: { $money } Mio., Hand { $hand } und { $abacus } Air ABACUS, { $bans ->
    [0] Portfolio
    [one] ein Verbotsmarker, Portfolio
   *[other] { $bans } Verbotsmarker, Portfolio
}: { $portfolio }.
ae-sum-player-points = { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $money } Mio., Hand { $hand } und { $abacus } Air ABACUS, { $bans ->
    [0] Portfolio
    [one] ein Verbotsmarker, Portfolio
   *[other] { $bans } Verbotsmarker, Portfolio
}: { $portfolio }.
ae-sum-hand = Hand von { $seat }: { $shares }.

## Why a move is good, in a hint

ae-hint-pick = { $count ->
    [0] Auf der Hand hast du von beiden keine weitere.
    [one] Auf der Hand hast du noch eine Aktie von { $airline }.
   *[other] Auf der Hand hast du noch { $count } Aktien von { $airline }.
}
ae-hint-pays = Der erste Rang bei { $airline } bringt jetzt { $points }.
ae-hint-bonus = Verbindet { $airline } mit { $target }: Mit dem Bonus von { $amount } steht der Kurs auf { $to }.
ae-hint-way = Bringt { $airline } näher an { $target } und den Bonus von { $amount }: noch { $routes ->
    [one] eine Strecke
   *[other] { $routes } Strecken
}.
ae-hint-reaches = { $airline } steigt auf { $to }: Der erste Rang bringt { $points } statt { $before }.
ae-hint-climbs = { $airline } steigt auf { $to }: Der erste Rang bringt { $points }, ab { $next } dann { $more }.
ae-hint-stays = { $airline } steigt auf { $to }: Der erste Rang bringt { $points }.
ae-hint-lead = Du führst bei { $airline } mit { $own } zu { $other }.
ae-hint-level = Du liegst bei { $airline } gleichauf vorn, mit je { $own ->
    [one] einer Aktie
   *[other] { $own } Aktien
}.
ae-hint-behind = Bei { $airline } liegen { $own ->
    [one] eine Aktie
   *[other] { $own } Aktien
} von dir aus, vorn sind es { $other }.
ae-hint-held = Von dir liegt dort keine Aktie aus, aber auf der Hand hast du { $hand }.
ae-hint-follows = Danach nimmst du eine Aktie deiner Wahl.
ae-hint-take = Du hast dann { $all } von { $airline }; bei den anderen liegen höchstens { $other } aus.
ae-hint-scores = Würde { $airline } jetzt gewertet: { $points } Punkte für dich statt { $before }.
ae-hint-dividend = Das bringt { $money } Mio.
ae-hint-soon = Die nächste Wertungskarte ist { $cards ->
    [one] die nächste Karte
   *[other] unter den nächsten { $cards } Karten
} des Stapels.
ae-hint-abacus = { $takes ->
    [one] Eine Aktie
   *[other] { $takes } Aktien
} von Air ABACUS für { $discards }; der erste Rang dort bringt bei der nächsten Wertung { $points }.
ae-hint-discard = Von { $airline } bleiben dir { $own } auf dem Tisch und { $hand } auf der Hand.
ae-hint-bank = Du hast dann { $then } Mio. statt { $money }.
ae-hint-bank-breaks = Die Bank hat nur { $bank } Mio.: Alle geben zurück, was über { $spared } liegt, und der Markt wird neu.
ae-hint-ban = Nimmt { $airline } Platz; dort führt { $seat } mit { $other } zu { $own }.
ae-hint-ban-route = Auf der Strecke { $left ->
    [one] bleibt eine Lizenz
   *[other] bleiben { $left } Lizenzen
} frei.
ae-hint-pass = Du behältst { $markers ->
    [one] einen Verbotsmarker
   *[other] { $markers } Verbotsmarker
}.
ae-hint-draw = Niemand erfährt, welche Aktie es ist. Im Stapel { $cards ->
    [one] liegt noch eine Karte
   *[other] liegen noch { $cards } Karten
}.

## From data: what the letters of a map in the terminal mean

map-legend-airlines-europe = Auf jeder Strecke: Preise freier Lizenzen, zwei Buchstaben für eine Fluggesellschaft, die dort fliegt, × für ein Verbot.

## From data: kinds of actions, as headings

ae-do-pick-kind = Dein Startportfolio
ae-do-buy-kind = Eine Lizenz kaufen
ae-do-buy-bonus-kind = Eine Lizenz kaufen und die Bonusverbindung herstellen
ae-do-take-kind = Eine Aktie vom Markt nehmen
ae-do-draw-kind = Eine Aktie vom Stapel ziehen
ae-do-play-kind = Aktien einer Fluggesellschaft ausspielen
ae-do-play-pair-kind = Je eine Aktie zweier Fluggesellschaften ausspielen
ae-do-exchange-kind = Gegen Air ABACUS tauschen
ae-do-discard-hand-kind = Aus der Hand abwerfen
ae-do-discard-portfolio-kind = Aus dem Portfolio abwerfen
ae-do-bank-kind = Geld nehmen
ae-do-ban-kind = Einen Verbotsmarker legen
ae-do-pass-kind = Passen

## From data: short forms, for long lists; what several moves share, and the rest

ae-do-pick-about = { $first }
ae-do-pick-short = { $second }
ae-do-buy-about = { $airline }
ae-do-buy-short = { $route } { $price }
ae-do-play-pair-about = { $first }
ae-do-play-pair-short = { $second }
ae-do-ban-about = { $route }
ae-do-ban-short = { $price }

## From data: what is asked and told in one line; [mark|words] marks what may be clicked, b is bold, p stands at the end

ae-ask-turn-line = [b|Dein Zug:] [buy|Lizenz kaufen], [play|Aktien ausspielen], [exchange|gegen ABACUS tauschen] oder [take|{ $bank } Mio. nehmen]
ae-told-begins-line = beginnt
ae-told-picked-line = { $first } und { $second } gewählt
ae-told-picked-unseen-line = zwei Aktien gewählt
ae-told-revealed-line = { $first } und { $second } zum Start
ae-told-bought-line = { $airline } [b|{ $route }] für { $price }
ae-told-bonus-line = { $airline } am Bonusziel: +{ $amount }
ae-told-took-line = { $airline } genommen
ae-told-drew-line = { $airline } verdeckt gezogen
ae-told-drew-unseen-line = vom Stapel gezogen
ae-told-played-line = { $count } { $airline } ausgespielt
ae-told-discarded-hand-line = { $airline } abgeworfen
ae-told-discarded-portfolio-line = { $airline } aus dem Portfolio abgeworfen
ae-told-discarded-unseen-line = verdeckt eine Aktie abgeworfen
ae-told-abacus-line = { $count } ABACUS genommen
ae-told-paid-line = { $amount } Mio. genommen
ae-told-gave-back-line = { $amount } Mio. zurückgegeben
ae-told-left-line = { $airline } hat den Markt verlassen
ae-told-scored-line = { $airline } brachte { $seats }
ae-told-scored-abacus-line = { $airline } brachte { $seats }
ae-told-banned-line = Lizenz für { $price } auf [b|{ $route }] verboten
ae-told-passed-line = gepasst

## From data: its name, and its line on the start page

title-airlines-europe = Airlines Europe
web-line-airlines-europe = Kaufe die Lizenzen, halte die Aktien, die sich am Ende auszahlen.

## From data: table options

option-flight-ban = Erweiterung Flugverbot
option-flight-ban-about = Nach den ersten beiden Wertungen dürfen alle freie Lizenzen sperren.
option-exact-cut = Wertungskarten an genauen Stellen im Stapel
option-exact-cut-about = Die Wertungskarten liegen an abzählbaren Stellen, nicht nur ungefähr dort.
option-open-points = Siegpunkte für alle sichtbar
option-open-points-about = Die Punkte aller sind während der Partie zu sehen.

## The lesson on the page

web-learn-ae-goal = Du gewinnst mit Aktien. Dreimal in der Partie gibt jede Fluggesellschaft denen Punkte, die am meisten ihrer Aktien vor sich liegen haben. Die Zeile oben sagt immer, was gefragt ist; was du jetzt tun darfst, leuchtet bernsteinfarben.
web-learn-ae-pick = Beginne mit zwei Aktien auf dem Tisch: Klicke zwei verschiedene Karten deiner Hand an, dann den Knopf.
web-learn-ae-buy = Bernsteinfarbene Strecken kannst du kaufen. Das Flugzeug rückt seine Fluggesellschaft auf der Kursleiste um den Preis vor, ihre Aktien bringen dann mehr. Kaufe für Fluggesellschaften, deren Aktien du hast.
web-learn-ae-take = Nach dem Kauf nimmst du eine Aktie: vom Markt oder verdeckt vom Stapel.
web-learn-ae-play = Aktien zählen nur auf dem Tisch. Klicke Karten deiner Hand an, um sie auszuspielen; jede bringt auch { $money } Millionen.
web-learn-ae-track = Je höher eine Fluggesellschaft hier steht, desto mehr Punkte bringt sie denen mit den meisten, zweitmeisten und drittmeisten Aktien.
web-learn-ae-bank = Kein Geld? Nimm { $money } Millionen von der Bank; das ist dein ganzer Zug.
web-learn-ae-exchange = Tausche Aktien gegen ABACUS: Sie bringt immer dieselbe gute Reihe, egal wo die Fluggesellschaften stehen.
web-learn-ae-tactic-zone = Wenige Felder mehr heben eine Fluggesellschaft in eine bessere Reihe: Kaufe, wo die Zahl nach + klein ist.
web-learn-ae-tactic-lead = Liege allein vorn: Messing zeigt die meisten Aktien. Bei Gleichstand werden die Punkte geteilt.
web-learn-ae-tactic-market = Nimm vom Markt, was du oder ein Gegner braucht: Was bei dir liegt, fehlt den anderen.

## On the page

web-ae-portfolio = Portfolio
web-ae-track = Kursleiste
web-ae-by-place = Punkte nach Rang
web-ae-furthest-first = die vorderste zahlt zuerst
web-ae-altitude = Stand
# Of the row of points of ABACUS, which never changes.
web-ae-fixed = fest
# Shares and planes that are left, over two small numbers.
web-ae-left = übrig
web-ae-shares-left = Aktien übrig
web-ae-planes-left = Flugzeuge übrig
web-ae-reached = erreicht
web-ae-cut-off = abgeschnitten
web-ae-links = { $links ->
    [one] { $links } Strecke
   *[other] { $links } Strecken
}
web-ae-hand = Deine Hand
web-ae-view-mine = Meine Aktien
web-ae-which-airline = Welche Fluggesellschaft wächst?
web-ae-which-route = Wohin fliegt { $airline }?
web-ae-which-shares = Welche Aktien spielst du aus?
web-ae-tails-about = Messing: deine Aktien auf dem Tisch. Unter jedem Leitwerk: der Stand, was der erste Rang bringt, die günstigste Lizenz.
web-ae-from = ab { $money } Mio.
web-ae-pays = bringt { $points }
web-ae-gain = +{ $money } Mio.
web-ae-fact-money = Dein Geld
web-ae-fact-first = Erster Rang bringt
web-ae-buy-for = Für { $money } Millionen kaufen
web-ae-scoring = { $number ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[other] Dritte Wertung
}
web-ae-scoring-by = { $seat } hat die Wertungskarte. Jede Fluggesellschaft zahlt nun aus, die vorderste zuerst.
web-ae-scoring-order = Jede Fluggesellschaft zahlt aus, die vorderste zuerst.
web-ae-scoring-sum = Am meisten bekommt { $seat }: { $points }.
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
web-ae-take-money = { $money } Millionen nehmen
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
web-ae-can-now = Jetzt möglich
web-ae-not-now = Jetzt nicht
web-ae-closed = Geschlossen
web-ae-long = Langstrecke
web-ae-score-shares = Aktien: { $shares }

## On the drawn board; the room on a picture is fixed, so keep them short

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
# $city is the home of the airline.
picture-airline = { $planes ->
    [one] { $planes } Flugzeug
   *[other] { $planes } Flugzeuge
}, Heimat { $city }
picture-licences = Strecke mit Lizenzen, Preise in Millionen
picture-long-distance = Langstrecke
picture-home = Heimatflughafen
picture-bonus = Bonusziel und Punkte

## What is wrong in a board file

# The prices of a route, or the zones of the share track.
fault-ascending = Jede Zahl muss größer sein als die davor. Ordne sie aufsteigend und ohne gleiche Zahlen.
fault-descending = Kein Rang darf mehr Punkte bringen als der davor. Stelle die höchste Zahl an den Anfang.
fault-long-distance = Eine Langstrecke hat eine Lizenz. Behalte einen Preis oder entferne „long_distance“.
fault-zone-start = Die Kursleiste beginnt bei Feld 0. Setze „from“ der ersten Zone auf 0.
fault-bonus = { $airline } kann den Heimatflughafen nie mit dem Bonusziel { $city } verbinden: Das ist der Heimatflughafen selbst, keine Strecken führen dorthin, oder die Flugzeuge reichen nicht für den Weg. Wähle ein anderes Ziel, ergänze Strecken oder gib mehr Flugzeuge.
fault-few-airlines = Mit { $seats } Spielern sind weniger als drei Fluggesellschaften im Spiel. Ergänze Fluggesellschaften in Farben, die an jedem Tisch im Spiel bleiben: alle außer Gelb, Blau und Violett.
fault-few-shares = Mit { $seats } Spielern { $shares ->
    [one] ist nur eine Aktie
   *[other] sind nur { $shares } Aktien
} im Spiel, nötig sind { $need }. Gib den Fluggesellschaften mehr Flugzeuge, denn jede hat so viele Aktien wie Flugzeuge.
fault-licences = Es gibt insgesamt { $found } Lizenzen; ein Spielplan darf höchstens { $most } haben. Lass einige weg.
remark-narrow-home = Vom Heimatflughafen von { $airline } { $routes ->
    [one] führt nur { $routes } Strecke
   *[other] führen nur { $routes } Strecken
} weg, deshalb ist die Fluggesellschaft früh blockiert.

## From data: said to whoever it speaks of

ae-told-scoring-card-you = Wertungskarte { $number } wird aufgedeckt und geht an dich.
ae-told-scoring-card-unseen-you = Wertungskarte { $number } wird verdeckt gezogen und geht an dich.
