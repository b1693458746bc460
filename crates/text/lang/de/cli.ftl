### What the command line says. Keys begin with cli-.

## Files and flags

cli-cant-read = { $file } lässt sich nicht lesen: { $reason }. Prüfe den Namen und die Rechte.
cli-cant-write = { $file } lässt sich nicht schreiben: { $reason }. Wähle einen anderen Ort.
cli-too-large = { $file } ist größer als 8 MiB; so groß ist kein Spielplan und keine Aufzeichnung. Prüfe den Namen.
cli-not-text = { $file } ist keine Textdatei. Gib einen Spielplan oder eine Aufzeichnung an.
cli-exists = { $file } gibt es schon und wird nicht überschrieben. Wähle einen anderen Namen oder setze die Partie mit --resume fort.
cli-seats = { $title } ist für { $least } bis { $most } Spieler, nicht für { $seats }. Ändere die Zahl der Plätze.
cli-names = Es gibt mehr Namen als Plätze: Nur { $seats } können einen Namen haben.
cli-seed = Ein Startwert ist ein Wort oder eine Zahl mit 1 bis 200 Zeichen in einer Zeile.
cli-entropy = „{ $given }“ passt nicht: Nenne einen Platz am Tisch, ein Gleichheitszeichen und bis zu 64 Bytes Text, z. B. a=ein paar Worte.
cli-no-luck = Das System hat keine Zufallsbytes geliefert. Gib stattdessen --seed an.
cli-bot = „{ $bot }“ kann hier nicht sitzen. Wähle aus: { $known }.
cli-no-seat = „{ $seat }“ ist kein Platz dieser Partie. Nenne einen Buchstaben von a bis { $last }.
cli-no-rules = Die Spielregel von { $title } gibt es hier nicht.
cli-no-clause = Die Spielregel von { $title } hat keinen Abschnitt „{ $clause }“. Lass ihn weg, um alles zu lesen.

## Boards

cli-board-faults = { $file } ist kein gültiger Spielplan; er hat { $count ->
    [one] einen Fehler. Behebe ihn
   *[other] { $count } Fehler. Behebe sie
} und prüfe noch einmal:
cli-board-title = { $file } ist ein Spielplan von { $found }, nicht von { $title }. Wähle einen Plan dieses Spiels.
cli-board-sound = { $file } ist ein gültiger Spielplan.
cli-board-is = Spielplan { $board } von { $title }, Hash { $hash }.
cli-board-origin = Gezeichnet von: { $origin }.
cli-board-ours = Das ist unser eigener Spielplan, nicht der veröffentlichte.
cli-board-drawn = Das Bild liegt in { $file }.

## Records

cli-record = { $file }, Zeile { NUMBER($line, useGrouping: "false") }: { $reason } Stelle die Datei aus einer Kopie wieder her; was über dieser Zeile steht, zeigt skyrail replay --sound.
cli-verify-commitment = Das Geheimnis passt zur Festlegung { $commitment }.
cli-verify-board = Der Spielplan { $board } passt zu seinem Hash.
cli-verify-rows = { $rows ->
    [0] Es gibt noch keine Einträge.
    [one] Der eine Eintrag ist erlaubt.
   *[other] Alle { $rows } Einträge sind erlaubt.
}
cli-verify-running = Die Partie läuft noch.
cli-verify-sound = Die Aufzeichnung ist in Ordnung.
cli-points = { $seat } { $points }
cli-result = Endstand: { $points }. { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}

## Simulations

cli-simulated = { $title } mit { $players } Spielern: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}.
cli-simulated-speed = { $seconds } Sekunden, { $games } Partien und { $decisions } Entscheidungen pro Sekunde.
cli-simulated-length = { $mean } Entscheidungen pro Partie, { $longest } in der längsten.
cli-simulated-seat = Platz { $seat }: { $share } % Siege, im Schnitt { $points } Punkte.
cli-simulated-ending = Ende durch { $ending }: { $count }.

## Measuring bots

cli-bot-title = { $bot } spielt { $title } nicht. Zur Wahl stehen: { $known }.
cli-bot-style = Den Stil „{ $style }“ gibt es nicht. Zur Wahl stehen: { $known }.
cli-bot-budget = „{ $budget }“ ist keine Bedenkzeit. Gib eine Zahl über null und ms oder p an, etwa 200ms oder 2000p.
cli-bot-no-budget = { $bot } denkt nicht länger als nötig. Lass die Bedenkzeit weg.
cli-load-moves = { $tables } Tische: { $moves } Züge, { $rate } pro Sekunde, { $cpu } je Rechensekunde des Servers.
cli-load-waits = Vom Senden eines Zuges, bis er zu sehen ist: die Hälfte in { $half } ms, 99 von 100 in { $most } ms.
cli-load-idle = { $tables } ruhende Tische, auf die jemand schaut, brauchen je { $bytes } Bytes.
cli-load-failed = Die Messung ist abgebrochen: { $reason }. Versuch es mit weniger Tischen.
cli-flood-row = { $name }: { $sent } gesendet, { $done } getan. Züge der Nachbarn { $wait } ms (in Ruhe { $quiet } ms), Bots { $bots } ms, Speicher + { $memory } MiB.
cli-flood-row-failed = ZU VIEL: { $name }: { $sent } gesendet, { $done } getan. Züge der Nachbarn { $wait } ms (in Ruhe { $quiet } ms), Bots { $bots } ms, Speicher + { $memory } MiB; { $lost } Nachbarn verloren die Verbindung, { $broken } Antworten melden einen Fehler im Server.
cli-flood-borne = { $rows } Fluten, und niemand sonst kam zu Schaden. Speicher am Ende: + { $memory } MiB.
cli-flood-harmed = { $bad } von { $rows } Fluten schadeten anderen; der Server behielt { $memory } MiB. Sieh dir die Zeilen an und versuch eine allein mit --only.
cli-flood-failed = Die Messung ist abgebrochen: { $reason }. Versuch es noch einmal, wenn sonst nichts auf diesem Rechner läuft.
cli-simulate-search = { $bot } sucht, und das dauert hier zu lange. Miss ihn mit skyrail arena.
cli-arena-line-up = { $bots } Bots passen nicht an einen Tisch für { $players }. Nenne weniger Bots oder mehr Spieler.
cli-arena-line = { $file }, Zeile { NUMBER($line, useGrouping: "false") }, ist keine Partie dieser Aufstellung. Wähle eine andere Datei oder stelle sie aus einer Kopie wieder her.
cli-arena-other = { $file } enthält Partien eines anderen Laufs: { $what } ist dort { $found }, nicht { $wanted }. Wähle eine andere Datei oder verlange dasselbe.
cli-arena-illegal = { $bot } wählte „{ $action }“, was die Regeln ablehnen (Blatt { NUMBER($deal, useGrouping: "false") }, Platz { $place }, Entscheidung { NUMBER($decision, useGrouping: "false") }). Der Lauf ist abgebrochen: Berichtige den Bot.
cli-arena-panic = { $bot } konnte sich nicht entscheiden (Blatt { NUMBER($deal, useGrouping: "false") }, Platz { $place }, Entscheidung { NUMBER($decision, useGrouping: "false") }). Der Lauf ist abgebrochen: Berichtige den Bot.
cli-arena-bot = { $bot }: gewinnt { $share } % ({ $low } bis { $high }), Spielstärke { $rating } ({ $least } bis { $most }), { $points } Punkte, { $half } ms je Entscheidung, 99 % innerhalb von { $nearly } ms.
cli-arena-seats = Siege nach Platz in %: { $shares }.
cli-arena-passed = { $bot } ist eher um { $high } besser als um { $low } (log. Verhältnis { $ratio }): bestanden.
cli-arena-failed = { $bot } ist eher um { $low } besser als um { $high } (log. Verhältnis { $ratio }): nicht bestanden.
cli-arena-open = Ob { $bot } um { $low } oder um { $high } besser ist, ist noch offen (log. Verhältnis { $ratio }): Spiele mehr Partien.
cli-checked = { $title } mit { $players } Spielern: { $games } Partien, { $decisions } Entscheidungen geprüft; alle erlaubt, wiederholbar und blind für Verdecktes.
cli-check-illegal = { $bot } tat, was die Regeln ablehnen (Blatt { NUMBER($deal, useGrouping: "false") }, Platz { $place }, Entscheidung { NUMBER($decision, useGrouping: "false") }). Berichtige den Bot.
cli-check-wavering = { $bot } entschied bei gleichem Startwert anders (Blatt { NUMBER($deal, useGrouping: "false") }, Platz { $place }, Entscheidung { NUMBER($decision, useGrouping: "false") }). Berichtige den Bot.
cli-check-peeking = { $bot } entschied nach dem, was er nicht sehen kann (Blatt { NUMBER($deal, useGrouping: "false") }, Platz { $place }, Entscheidung { NUMBER($decision, useGrouping: "false") }). Berichtige den Bot.
cli-ladder-first = { $title }: { $bot } hat die Spielstärke { $rating }.
cli-ladder-rung = { $title }: { $bot } hat die Spielstärke { $rating } und gewinnt { $share } % ({ $low } bis { $high }) gegen { $below }.
cli-ladder-page = Die Seite ist { $file }.
cli-tuned = { $title }: Die gefundenen Zahlen gewinnen { $share } % ({ $low } bis { $high }; Soll { $par }) von { $games } neuen Partien gegen die alten.
cli-train-no-inputs = { $title } zeigt einem Netz noch nichts, also gibt es nichts zu lernen.

## Playing

cli-commitment = Der Zufall dieser Partie ist durch { $commitment } festgelegt; das Geheimnis dahinter wird am Ende gezeigt.
cli-secret = Das Geheimnis dieser Partie war { $secret }.
cli-play-help-hint = Gib help ein, um alle Befehle zu sehen.
cli-play-help =
    Gib die Nummer eines Zuges ein oder den Zug, wie er in Aufzeichnungen steht.
    moves [WORT]    die Züge zeigen, oder nur die mit diesem Wort
    state           den Tisch noch einmal zeigen
    log [ANZAHL]    zeigen, was zuletzt geschah
    why ZUG         sagen, warum ein Zug nicht geht, mit der Regel
    hint            sagen, wie die Partie steht und was am besten ist
    map [new]       zeigt den Plan; new: nur was sich geändert hat; list: jede Strecke
    undo [ANZAHL]   deine letzten Züge zurücknehmen, solange nichts Verdecktes zu sehen war
    save [DATEI]    die Partie speichern
    resume DATEI    eine gespeicherte Partie fortsetzen
    quit            die Partie speichern und aufhören
cli-watch-human = Mit --watch spielen nur Bots. Nenne nur Bots, oder lass --watch weg.
cli-map-left = Für die Zeichen von { $count ->
    [one] einer Strecke
   *[other] { $count } Strecken
} war kein Platz: Tippe map list.
cli-map-new = Seit du zuletzt hingesehen hast:
cli-map-same = Seit du zuletzt hingesehen hast, hat sich auf dem Plan nichts geändert.
cli-map-more = Und { $count } mehr: Tippe beim nächsten Mal map new.
cli-hint-now = Gewinnchance nach dem Stand der Dinge:
cli-hint-seat = { $seat }: { $share } %, { $points } Punkte am Ende zu erwarten
cli-hint-order = Die besten Züge nach der Gewinnchance danach:
cli-hint-move = { $place }. [{ $number }] { $move } — { $share } % Gewinnchance ({ $more })
cli-hint-means = Aus { $games } Partien, die Bots von hier zu Ende gespielt haben. Unterschiede bis { $equal } heißen etwa gleich gut.
cli-may-undo = Du kannst { $count ->
    [one] deinen letzten Zug
   *[other] deine letzten { $count } Züge
} zurücknehmen.
cli-curtain = Gib die Tastatur an { $seat } weiter. Dann drückt { $seat } die Eingabetaste.
cli-saved = Die Aufzeichnung liegt in { $file }.
cli-not-saved = Die Partie konnte nicht in { $file } gespeichert werden. Nimm beim nächsten Mal save mit einem anderen Namen.
cli-left = Die Partie ist in { $file } gespeichert. Mit skyrail play --resume geht sie weiter.
cli-why-legal = Das darfst du jetzt tun.
cli-no-moves = Kein Zug passt.
cli-no-number = Einen Zug mit dieser Nummer gibt es nicht; es sind { $most }.

## From data: marks

cli-ours = unsere Lesart
cli-dataset-written = { $file } enthält { $games } Partien von { $title } mit { $decisions } Entscheidungen in { $bytes } Bytes, erstellt in { $seconds } Sekunden.
cli-dataset-sound = { $file } ist in Ordnung: { $games } Partien von { $title } mit { $decisions } Entscheidungen in { $bytes } Bytes wurden in { $seconds } Sekunden nachgespielt.
cli-dataset-hash = Der Hash ist { $hash }.
cli-dataset-foreign = { $file } ist keine Datei mit Partien, die diese Version liest. Wähle eine Datei, die skyrail dataset geschrieben hat.
cli-dataset-rules = { $file } entstand mit anderen Regeln oder einem anderen Plan. Erstelle die Datei neu mit skyrail dataset.
cli-dataset-key = { $file }: „{ $key }“ fehlt in der ersten Zeile oder kann nicht sein. Stelle die Datei aus einer Kopie wieder her oder erstelle sie neu.
cli-dataset-cut = { $file } ist nicht vollständig. Stelle die Datei aus einer Kopie wieder her oder erstelle sie neu.
cli-dataset-changed = { $file } wurde nach dem Schreiben verändert: Der Hash passt nicht. Stelle die Datei aus einer Kopie wieder her oder erstelle sie neu.
cli-dataset-block = { $file }: Eine der Partien { NUMBER($first, useGrouping: "false") } bis { NUMBER($last, useGrouping: "false") } ist nicht so, wie sie gespielt wurde. Erstelle die Datei neu.
cli-leaderboard-head = { $name } bei { $title } mit { $players } Spielern: { $games } Partien mit { $deals } Blättern in { $seconds } Sekunden.
cli-leaderboard-against = Gegen { $bot }, Spielstärke { $rating }: gewinnt { $share } % ({ $low } bis { $high }).
cli-leaderboard-fouls = Durch eine Antwort verlorene Partien: { $late } zu spät, { $wrong } falsch, { $gone } ohne Antwort.
cli-leaderboard-row = { $place }. { $name }: Spielstärke { $rating } ({ $low } bis { $high }), { $games } Partien.
cli-leaderboard-start = Das Programm lässt sich nicht starten oder erreichen: { $reason }. Prüfe den Befehl oder die Adresse.
cli-leaderboard-words = „{ $program }“ ist kein Befehl: Er ist leer oder ein Anführungszeichen ist offen. Nenne einen Befehl, tcp:HOST:PORT oder bot:NAME.
cli-leaderboard-greeting = Das Programm hat die erste Zeile nicht innerhalb einer Minute mit {"{"}"ready": true{"}"} beantwortet. docs/leaderboard.md beschreibt die Zeilen.
cli-leaderboard-hopeless = Das Programm hat zehn Partien nacheinander durch seine Antworten verloren ({ $late } zu spät, { $wrong } falsch, { $gone } ohne Antwort) und wird nicht bewertet. Berichtige es oder gib ihm mit --ms mehr Zeit.
cli-leaderboard-line = { $file }, Zeile { NUMBER($line, useGrouping: "false") }, ist kein Ergebnis. Wähle eine andere Datei oder stelle sie aus einer Kopie wieder her.
