### Tables, options and records: what is refused and why.

## Tables

# $current is the number of the decision the player faces now.
table-stale = Das beantwortet eine frühere Frage. Der Tisch wartet jetzt auf Entscheidung { $current } dieses Platzes.
table-no-undo = Nichts lässt sich zurücknehmen: Seither wurde eine Karte gezogen oder gezeigt, oder jemand anderes war am Zug.
table-undo-most = Nur { $most ->
    [one] der letzte Zug lässt
   *[other] die letzten { $most } Züge lassen
} sich zurücknehmen.

## Options

option-unknown = Es gibt keine Option „{ $name }“. Dieses Spiel hat: { $known }.
option-first = „{ $value }“ kann nicht beginnen. Nenne random oder einen Platz von a bis { $last }.
option-value = „{ $value }“ passt nicht zur Option { $name }. Nenne yes oder no.
option-number = „{ $value }“ passt nicht zur Option { $name }. Nenne eine Zahl von { $least } bis { $most }.
option-one-of = „{ $value }“ passt nicht zur Option { $name }. Nenne eines davon: { $known }.

## Records

record-not-one = Das ist keine Aufzeichnung von Skyrail: In der ersten Zeile müssen „skyrail“ und eine Version stehen.
record-version = Die Aufzeichnung hat die Formatversion { $version }; dieses Programm liest Version { NUMBER($known, useGrouping: "false") }. Nimm ein neueres Skyrail.
record-title = Die Aufzeichnung ist von „{ $title }“; dieses Spiel kennt das Programm nicht.
record-rules = Die Partie wurde nach Regelnummer { $rules } gespielt; dieses Programm spielt nach Nummer { $known }. Nimm das Skyrail, mit dem sie gespielt wurde.
record-cut-off = Hier endet die Datei mitten in einer Aufzeichnung: Sie wurde abgeschnitten.
record-line-ends = Die Zeile endet mit einem Wagenrücklauf: Die Zeilenenden der Datei wurden unterwegs verändert. In Aufzeichnungen enden Zeilen nur mit einem Zeilenvorschub.
record-expected = Hier muss eine Zeile stehen, die mit „{ $word }“ beginnt.
record-hex = Hier müssen 64 hexadezimale Ziffern in Kleinbuchstaben stehen.
record-board-line = In der Zeile des Spielplans müssen sein Name und sein Hash stehen.
record-board-hash = Der Spielplan in der Aufzeichnung passt nicht zu seinem Hash: Eins von beiden wurde verändert.
record-board-faults = Der Spielplan in der Aufzeichnung hat { $count ->
    [one] einen Fehler
   *[other] { $count } Fehler
}.
record-board-unknown = Die Partie wurde auf dem Spielplan { $board } gespielt, der weder in der Aufzeichnung steht noch hier bekannt ist. Gib seine Datei mit --board an.
record-seats = Die Aufzeichnung hat { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}; das Spiel ist für { $least } bis { $most }.
record-seat-line = Hier muss Platz { $seat } mit seiner Art und seinem Namen stehen.
record-entropy = Eine Zeile entropy nennt einen Platz, in der Reihenfolge der Plätze, und bis zu 64 Bytes als hexadezimale Ziffern.
record-row-number = Hier muss Eintrag { $number } stehen.
record-row-seat = „{ $seat }“ ist kein Platz an diesem Tisch.
record-form = Die Zeile ist nicht so geschrieben wie in Aufzeichnungen üblich; sie müsste lauten: { $form }
record-result = Die Aufzeichnung behauptet „{ $claimed }“, aber ihre Einträge führen zu „{ $truth }“.
record-commitment = Das Geheimnis am Ende passt nicht zur Festlegung hier: Eins von beiden wurde verändert.
record-check-value = Die Zeilen darüber ergeben nicht diesen Prüfwert: Eine davon wurde verändert.
record-after-end = Nach dem Ende der Aufzeichnung steht noch etwas.
