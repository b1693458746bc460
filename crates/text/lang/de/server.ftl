### The server: what it says when it starts, and what it refuses.

## Running a server

server-listens = Skyrail ist offen unter { $address }
server-listens-here = Nur dieser Computer erreicht es. --listen 0.0.0.0:{ $port } lässt dein Netz herein.
server-opens = Dein Browser öffnet die Seite; mit --no-open bleibt das dir überlassen.
server-cant-data = Das Datenverzeichnis lässt sich nicht anlegen: { $reason }.
server-cant-database = Die Datenbank lässt sich nicht öffnen: { $reason }.
server-cant-listen = Unter { $address } lässt sich nicht lauschen: { $reason }. Wähle mit --listen eine andere Adresse.
server-taken = Unter { $address } lauscht schon ein anderes Programm, vielleicht ein anderes Skyrail: Wähle mit --listen eine andere Adresse, etwa --listen { $other }.
server-data-in-use = Ein anderes Skyrail benutzt { $data } schon. Beende es zuerst, oder wähle mit --data ein anderes Verzeichnis.
server-no-database = In { $data } ist keine Datenbank. Sag mit --data, wo sie ist.
server-games-of-other-rules = { $count ->
    [one] Eine laufende Partie wird
   *[other] { $count } laufende Partien werden
} nach Regeln gespielt, die dieses Skyrail nicht kennt (Titel, Nummer der Regeln: wie viele): { $games }. Nichts wurde geändert. Lass sie mit dem Skyrail von vorher zu Ende spielen, oder starte mit --other-rules: Dann kann man sie nur noch verlassen und als Aufzeichnung mitnehmen.

## Looking after a server

host-backed-up = { $file } enthält jetzt alles: { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}. Bewahre die Datei so auf, dass nur du sie lesen kannst.
host-restored = Alles aus { $file } steht jetzt in der Datenbank: { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}.
host-cant-database = Die Datenbank hat das nicht getan, und nichts wurde geändert: { $reason }.
host-cant-file = Die Datei lässt sich nicht lesen oder schreiben: { $reason }.
host-cut-off = Die Sicherung ist abgeschnitten: Ihr Ende fehlt. Nichts wurde geändert.
host-unsound = Zeile { $line } der Sicherung ist beschädigt. Nichts wurde geändert.
host-newer = Die Sicherung stammt von einem neueren Skyrail. Spiele sie mit jener Version ein.
host-not-empty = Die Datenbank enthält schon etwas. Wähle eine leere oder gib --replace an, wenn ihr Inhalt verloren gehen darf.
host-nobody = Niemand hat den Anmeldenamen oder Code „{ $who }“. Alle zeigt skyrail user list.
host-login = Nenne mit --login einen Anmeldenamen, den sonst niemand hat.
host-account = { $code } { $login } „{ $name }“, zuletzt da am { $seen }: { $over ->
    [one] eine Partie
   *[other] { $over } Partien
} beendet, { $open } offen
host-account-more = Zuerst da am { $created }; angemeldet: { $browsers ->
    [one] ein Browser
   *[other] { $browsers } Browser
}, { $tokens } Token, { $passkeys ->
    [one] ein Passkey
   *[other] { $passkeys } Passkeys
}
host-password = „{ $login }“ meldet sich von nun an mit { $password } an und ist überall abgemeldet. Ein besseres Passwort lässt sich auf der Seite wählen.
host-logged-out = „{ $who }“ ist überall abgemeldet.
host-deleted = „{ $who }“ ist gelöscht. Beendete Partien bleiben, ohne den Namen.
host-board = { $hash } { $title }, { $bytes } Bytes, von { $owner }, seit { $created }: { $tables } Tische
host-board-deleted = Der Plan { $hash } ist gelöscht.
host-no-board = Es gibt keinen hochgeladenen Plan { $hash }. Alle zeigt skyrail uploads list.
host-board-used = Auf diesem Plan wird oder wurde gespielt, deshalb bleibt er.
host-sure = Das lässt sich nicht rückgängig machen. Gib --yes an, wenn es so gemeint ist.
cli-config = { $file } ist keine gültige Einstellungsdatei: { $reason }.
cli-config-key = { $file } nennt „{ $key }“, was keine Einstellung ist. Es gibt: { $known }.

## Refused to anyone

server-absent = Hier ist nichts: Der Link ist falsch, oder den Tisch gibt es nicht mehr.
server-broken = Hier ist etwas schiefgegangen. Nichts, was du gesehen hast, ist verloren; versuch es noch einmal.
server-away = Der Tisch ist einen Augenblick nicht da. Nichts ist verloren; versuch es noch einmal.
server-stranger = Der Server kennt dich noch nicht. Öffne zuerst die Seite oder melde dich an.
server-slower = Das war zu viel auf einmal. Warte einen Moment.
server-connections = Von deiner Adresse kommen zu viele Verbindungen. Schließe einige.
server-other-site = Das hat eine andere Seite geschickt; es wird nicht getan.
server-garbled = Diese Nachricht versteht der Tisch nicht.
server-unreadable = Das lässt sich nicht lesen: Dieser Aufruf erwartet etwas anderes.
server-too-large = Das ist größer als alles, was hier angenommen wird.
server-no-method = So lässt sich das nicht fragen. Wie, sagt die Beschreibung der Schnittstelle.
server-database = Der Server erreicht gerade nicht, was er aufbewahrt, und nimmt deshalb nichts an. Nichts, was du gesehen hast, ist verloren; versuch es in einer Minute noch einmal.
server-no-room = Die Festplatte des Servers ist voll, deshalb wird nichts angenommen. Nichts, was du gesehen hast, ist verloren; sag es der Person, die den Server betreibt.
server-protocol = Nenne zum Verbinden das Unterprotokoll skyrail.1.json oder skyrail.1.small.
server-unfit = Dieses Tempo oder dieses Blatt ist hier nicht möglich.

## Accounts

server-name = Ein Name hat 1 bis { $most } Zeichen.
server-name-mixed = Jedes Wort eines Namens hat Buchstaben aus nur einer Schrift.
server-login = Ein Anmeldename hat nur Buchstaben, Ziffern, Leerzeichen, Punkte und Bindestriche.
server-settings = Diese Einstellungen sind zu groß zum Speichern.
server-password = Ein Passwort hat 8 bis 200 Zeichen.
server-login-taken = Mit diesem Namen meldet sich schon jemand an. Wähle einen anderen.
server-old-password = Das bisherige Passwort stimmt nicht.
server-wrong-login = Name und Passwort gehören nicht zusammen.
server-token = Dieses Token stimmt nicht oder wurde widerrufen.
server-scope = Dafür ist dieses Token nicht: Ihm fehlt das Recht { $scope }.
server-browser-only = Das geht nur in einem angemeldeten Browser, nicht mit einem Token.
server-no-scope = Sag, wofür das Token ist: read, play oder account.
server-tokens = Du hast so viele Token, wie eine Person haben darf. Widerrufe einige.
server-no-passkeys = Passkeys gehen hier nicht: Der Server kennt seine öffentliche Adresse nicht.
server-passkeys = Du hast so viele Passkeys, wie eine Person haben darf. Entferne einige.
server-wrong-passkey = Dieser Passkey stimmt nicht, oder die Antwort kam zu spät. Versuch es noch einmal.

## People

server-own-link = Das ist dein eigener Link. Gib ihn jemand anderem.
server-kept-away = Einer von euch hat den anderen blockiert.
server-oneself = Du kannst dich nicht selbst stumm schalten oder blockieren.
server-no-friend = Nur Freunde lassen sich einladen. Befreundet euch zuerst über einen Link.

## Making a table

server-no-title = Ein Spiel dieses Namens gibt es nicht.
server-seats = Dieses Spiel ist für { $least } bis { $most } Spieler.
server-no-bot = Kein Bot namens „{ $name }“ spielt dieses Spiel.
server-no-board = Dieser Spielplan wurde hier nicht hochgeladen oder gehört zu einem anderen Spiel.
server-board-faults = Auf diesem Spielplan lässt sich nicht spielen: { $count ->
    [one] Ein Fehler steckt
   *[other] { $count } Fehler stecken
} darin.
server-boards = Du hast so viele Spielpläne hochgeladen, wie eine Person darf.
server-boards-full = Dieser Server hat so viele Spielpläne, wie er behalten kann; nimm einen davon oder den mitgelieferten.
server-board-large = Dieser Plan ist größer als hier erlaubt: { $most } Bytes ohne Leerzeichen und Anmerkungen.
server-board-used = Auf diesem Plan wird oder wurde gespielt, deshalb bleibt er.
server-tables = Du hast so viele unbeendete Tische, wie eine Person haben darf. Beende oder verlasse einige.
server-bot-tables = Du hast so viele Tische nur mit Bots, wie eine Person haben darf. Warte, bis einer zu Ende ist.

## Sitting down

server-full = Kein Platz ist mehr frei.
server-chair-kept = Dieser Platz ist für jemanden frei gehalten, der vorher mitgespielt hat. Warte, bis er kommt oder absagt.
server-begun = Die Partie hat schon begonnen.
server-too-late = Das geht an diesem Tisch nicht mehr oder noch nicht.
server-host-only = Das kann nur, wer den Tisch eröffnet hat.
server-chairs-open = Einige Plätze sind noch frei. Warte auf Leute oder setze Bots darauf.
server-own-chair = Das ist dein eigener Platz. Verlasse den Tisch, um aufzustehen.
server-still-there = Diese Person ist noch da. Ein Bot kann nur für jemanden einspringen, der gegangen ist.
server-time-runs = Diese Person hat noch Zeit. Ohne Uhr kann ein Bot einspringen, wenn sie seit fünf Minuten am Zug ist.
server-entropy = Für den Zufall gehen 1 bis 64 Bytes, hexadezimal und nur vor dem Start.

## Playing

server-not-seated = Dieser Platz ist nicht deiner.
server-not-begun = Die Partie hat noch nicht begonnen.
server-not-over = Die Aufzeichnung gibt es nach dem Ende der Partie, denn sie enthält jedes Geheimnis.
server-deal-runs = Andere spielen dieses Blatt noch. Die Aufzeichnung gibt es, wenn alle fertig sind.
server-deal-alone = Ein Blatt spielt eine Person gegen Bots: Andere könnten seine Karten anderswo ansehen. Eröffne einen Tisch ohne Blatt.
server-no-watching = An diesem Tisch darf man nicht zuschauen.
server-other-rules = Diese Partie begann nach anderen Regeln, als dieser Server jetzt spielt, darum lässt sie sich hier weder zeigen noch fortsetzen. Sobald sie zu Ende ist oder alle, die mitspielen, den Tisch verlassen haben, lässt sich ihre Aufzeichnung sichern.
server-abandoned = Alle haben diese Partie vor ihrem Ende verlassen. Ihre Aufzeichnung lässt sich sichern.
server-no-row = So weit ist die Partie nicht gekommen.
server-ask-first = Dem müssen alle zustimmen. Frage sie.
server-no-consent = An diesem Tisch ist nicht vereinbart, dass man weiter zurücknehmen darf.
server-no-question = Danach wird nicht mehr gefragt.
server-chat-length = Eine Nachricht im Chat hat 1 bis 500 Zeichen.
