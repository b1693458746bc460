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
fault-backdrop = Der Hintergrund muss „europe“, „germany“ oder „none“ sein.
fault-loop = Beide Enden sind dieselbe Stadt. Nimm zwei verschiedene.
fault-isolated = Keine Strecke führt nach { $city }. Füge eine hinzu oder entferne die Stadt.

## Airlines Europe

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

## Remarks: nothing wrong, but worth knowing

remark-narrow-home = Vom Heimatflughafen von { $airline } { $routes ->
    [one] führt nur { $routes } Strecke
   *[other] führen nur { $routes } Strecken
} weg, deshalb ist die Fluggesellschaft früh blockiert.
