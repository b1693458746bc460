### What is asked, offered, refused and told in Airlines Europe. Keys begin with ae-.

## What is asked of the player

ae-ask-pick = Wähle zwei Aktien von zwei Fluggesellschaften für dein Startportfolio. Niemand sieht sie, bis alle gewählt haben.
ae-ask-turn = Du hast { $money } Mio. Kaufe eine Lizenz, spiele Aktien aus, tausche in Air ABACUS oder nimm 8 Mio.
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
ae-do-play-pair = Je eine Aktie von { $first } und { $second } für 4 Mio. ausspielen
ae-do-exchange = { $discards ->
    [one] Eine Aktie
   *[other] { $discards } Aktien
} für { $takes ->
    [one] eine Aktie von Air ABACUS
   *[other] { $takes } Aktien von Air ABACUS
} abwerfen
ae-do-discard-hand = { $airline }, aus der Hand
ae-do-discard-portfolio = { $airline }, aus dem Portfolio
ae-do-bank = 8 Mio. von der Bank nehmen
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
ae-no-exchange-kind = Wirf eine Aktie für eine von Air ABACUS ab oder drei für zwei.
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
ae-sum-table = Wertungen { $scored } von 3, { $cards ->
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

ae-hint-place = { $place ->
    [1] Erster Rang
    [2] Zweiter Rang
   *[other] Rang { $place }
} bei { $airline }: +{ $points }.
ae-hint-soon = Die nächste Wertung kommt { $cards ->
    [0] mit der nächsten Karte
    [one] nach einer Karte
   *[other] nach etwa { $cards } Karten
}: { $airline } zählt erst, wenn es ausgespielt ist.
ae-hint-steps = Ein höherer Kurs von { $airline } bringt dir mehr als den anderen: +{ $points }.
ae-hint-bonus = Schafft die Bonusverbindung von { $airline } nach { $target }: { $amount } Felder mehr.
ae-hint-way = Bringt { $airline } näher an { $target } und den Bonus von { $amount }; { $routes ->
    [one] eine Strecke fehlt
   *[other] { $routes } Strecken fehlen
} noch.
ae-hint-share = Noch eine Aktie von { $airline }: +{ $points }.
ae-hint-little = Bringt bei { $airline } ein wenig.
ae-hint-draw = Eine verdeckte Aktie verspricht so viel wie der Markt, und niemand erfährt, welche es ist.
ae-hint-dividend = Nichts eilt, und es bringt { $money } Mio.
ae-hint-abacus = Die meisten Aktien von Air ABACUS geben bei der nächsten Wertung { $points } Punkte.
ae-hint-discard = { $airline } ist dir am wenigsten wert.
ae-hint-bank = Das Geld kauft die nächsten Lizenzen.
ae-hint-ban = Nimmt { $airline } Platz; die Fluggesellschaft nützt anderen mehr als dir.
ae-hint-ban-route = Nimmt Platz, den noch niemand braucht.
ae-hint-pass = Kein Verbot würde den anderen mehr schaden als dir.

## From data: kinds of actions, as headings

ae-do-pick-kind = Dein Startportfolio
ae-do-buy-kind = Eine Lizenz kaufen
ae-do-buy-bonus-kind = Eine Lizenz kaufen und die Bonusverbindung herstellen
ae-do-take-kind = Eine Aktie vom Markt nehmen
ae-do-draw-kind = Eine Aktie vom Stapel ziehen
ae-do-play-kind = Aktien einer Fluggesellschaft ausspielen
ae-do-play-pair-kind = Je eine Aktie zweier Fluggesellschaften ausspielen
ae-do-exchange-kind = In Air ABACUS tauschen
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

ae-ask-turn-line = [b|Dein Zug:] [buy|Lizenz kaufen], [play|Aktien ausspielen], [exchange|gegen ABACUS tauschen] oder [take|8 Mio. nehmen]
ae-told-begins-line = am Start
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
