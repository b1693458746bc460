### Tables, options and records: what is refused and why.

## Tables

# $current is the number of the decision the player faces now.
table-stale = Cette réponse vaut pour une question antérieure. La table attend maintenant la décision { $current } de cette place.
table-no-undo = Rien ne peut être annulé : entre-temps une carte a été piochée ou montrée, ou un autre joueur a joué.
table-undo-most = Seuls les derniers coups peuvent être annulés ; maximum : { $most ->
    [one] { $most } coup
   *[other] { $most } coups
}.

## Options

option-unknown = L’option « { $name } » n’existe pas. Ce jeu a : { $known }.
option-first = « { $value } » ne peut pas commencer. Écrivez random, ou une place de a à { $last }.
option-value = « { $value } » ne convient pas à l’option { $name }. Écrivez yes ou no.
option-number = « { $value } » ne convient pas à l’option { $name }. Écrivez un nombre de { $least } à { $most }.
option-one-of = « { $value } » ne convient pas à l’option { $name }. Écrivez l’un de ces mots : { $known }.

## Records

record-not-one = Ce n’est pas un enregistrement de Skyrail : la première ligne doit contenir « skyrail » et une version.
record-version = L’enregistrement est au format { $version } ; ce programme lit le format { NUMBER($known, useGrouping: "false") }. Utilisez un Skyrail plus récent.
record-title = L’enregistrement est celui d’un jeu que ce programme ne connaît pas : « { $title } ».
record-rules = La partie a été jouée avec les règles numéro { $rules } ; ce programme joue avec les règles numéro { $known }. Utilisez le Skyrail avec lequel elle a été jouée.
record-cut-off = Le fichier s’arrête ici, au milieu d’un enregistrement : il a été tronqué.
record-line-ends = La ligne se termine par un retour chariot (CR) : les fins de ligne du fichier ont été modifiées en chemin. Les lignes d’un enregistrement se terminent par un simple saut de ligne (LF).
record-expected = Il faut ici une ligne qui commence par « { $word } ».
record-hex = Il faut ici 64 chiffres hexadécimaux en minuscules.
record-board-line = La ligne du plateau doit donner son nom et son empreinte.
record-board-hash = Le plateau de l’enregistrement ne correspond pas à son empreinte : l’un des deux a été modifié.
record-board-faults = Le plateau de l’enregistrement a { $count ->
    [1] une erreur
    [one] { $count } erreur
   *[other] { $count } erreurs
}.
record-board-unknown = La partie a été jouée sur le plateau { $board }, qui n’est ni dans l’enregistrement ni connu ici. Donnez son fichier avec --board.
record-seats = L’enregistrement a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} ; le jeu en prévoit de { $least } à { $most }.
record-seat-line = Il faut ici la place { $seat }, avec son type et son nom.
record-entropy = Une ligne entropy donne une place, dans l’ordre des places, et jusqu’à 64 octets en chiffres hexadécimaux.
record-row-number = Il faut ici l’entrée { $number }.
record-row-seat = « { $seat } » n’est pas une place de cette table.
record-form = La ligne n’est pas écrite comme dans les enregistrements ; elle devrait être : { $form }
record-result = L’enregistrement annonce « { $claimed } », mais ses entrées mènent à « { $truth } ».
record-commitment = Le secret de la fin n’est pas celui de l’engagement donné ici : l’un des deux a été modifié.
record-check-value = Les lignes ci-dessus ne donnent pas ce code de contrôle : l’une d’elles a été modifiée.
record-after-end = Il y a quelque chose après la fin de l’enregistrement.
