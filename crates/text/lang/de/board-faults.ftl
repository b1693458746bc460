### What is wrong in a board file. Each sentence stands after its JSON path, says what is wrong and what to do.

## Any board

fault-json = Das ist kein JSON: Das Lesen endete in Zeile { NUMBER($line, useGrouping: "false") }, Spalte { NUMBER($column, useGrouping: "false") }. Berichtige die Datei dort.
# $key is the name of a field.
fault-missing = Das Feld „{ $key }“ fehlt. Füge es hinzu.
fault-object = Hier muss ein Objekt stehen: benannte Felder in geschweiften Klammern.
fault-list = Hier muss eine Liste in eckigen Klammern stehen.
# $found, $least and $most count entries, or the licences of all routes together.
fault-count = Gefunden: { $found }. Es müssen aber mindestens { $least } und höchstens { $most } sein. Ergänze oder entferne etwas.
fault-text = Hier muss Text in Anführungszeichen stehen.
fault-long = Dieser Text ist länger als 4.000 Zeichen. Kürze ihn.
fault-id = „{ $id }“ ist keine Kennung. Nimm 1 bis 48 Zeichen: Kleinbuchstaben von a bis z, Ziffern und Bindestriche.
# $id may be a city, a colour or a title.
fault-unknown = „{ $id }“ ist hier nicht erlaubt. Prüfe die Schreibweise oder ergänze die Liste, aus der es stammt.
fault-twice = „{ $id }“ ist schon vergeben. Wähle etwas anderes, damit nichts doppelt ist.
fault-number = Hier muss eine ganze Zahl von { $least } bis { $most } stehen.
fault-decimal = Hier muss eine Zahl von −100.000 bis 100.000 stehen.
fault-flag = Hier muss true oder false ohne Anführungszeichen stehen.
fault-anchor = Der Anker einer Beschriftung muss „start“, „middle“ oder „end“ sein.
fault-loop = Beide Enden sind dieselbe Stadt. Nimm zwei verschiedene.
fault-isolated = Keine Strecke führt nach { $city }. Füge eine hinzu oder entferne die Stadt.

## Remarks: nothing wrong, but worth knowing

# $known lists the sheets there are.
remark-backdrop = Einen Hintergrund „{ $id }“ gibt es nicht, daher liegt die Karte auf schlichtem Papier. Es gibt: { $known }.
