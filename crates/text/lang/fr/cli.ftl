### What the command line says. Keys begin with cli-.

## Files and flags

cli-cant-read = Impossible de lire { $file } : { $reason }. Vérifiez le nom et les droits.
cli-cant-write = Impossible d’écrire { $file } : { $reason }. Choisissez un autre emplacement.
cli-too-large = { $file } dépasse 8 Mio, ce que n’atteint aucun plateau ni enregistrement. Vérifiez le nom.
cli-not-text = { $file } n’est pas un fichier texte. Donnez un plateau ou un enregistrement.
cli-exists = { $file } existe déjà et n’est pas écrasé. Choisissez un autre nom, ou continuez cette partie avec --resume.
cli-seats = { $title } se joue de { $least } à { $most } joueurs, pas à { $seats }. Changez le nombre de places.
cli-names = Il y a plus de noms que de places : on ne peut en nommer que { $seats }.
cli-seed = Une graine est un mot ou un nombre de 1 à 200 caractères, sur une seule ligne.
cli-entropy = « { $given } » ne convient pas : écrivez une place de la table, le signe égal et jusqu’à 64 octets de texte, par exemple a=quelques mots.
cli-no-luck = Le système n’a pas fourni d’octets aléatoires. Donnez une graine avec --seed.
cli-bot = Personne du nom de « { $bot } » ne peut s’asseoir ici. Choisissez parmi : { $known }.
cli-no-seat = « { $seat } » n’est pas une place de cette partie. Donnez une lettre de a à { $last }.
cli-no-rules = Il n’y a pas ici de règles du jeu pour { $title }.
cli-no-clause = Les règles du jeu pour { $title } n’ont pas d’article « { $clause } ». N’en donnez aucun pour tout lire.

## Boards

cli-board-faults = { $file } n’est pas un plateau valable ; il a { $count ->
    [1] une erreur
    [one] { $count } erreur
   *[other] { $count } erreurs
}. { $count ->
    [one] Corrigez-la
   *[other] Corrigez-les
} et vérifiez de nouveau :
cli-board-title = { $file } est un plateau pour { $found }, pas pour { $title }. Choisissez un plateau de ce jeu.
cli-board-sound = { $file } est un plateau valable.
cli-board-is = Plateau { $board } pour { $title }, empreinte { $hash }.
cli-board-origin = Auteur : { $origin }.
cli-board-ours = Ce plateau est le nôtre, pas celui du commerce.
cli-board-drawn = L’image est dans { $file }.

## Records

cli-record = { $file }, ligne { NUMBER($line, useGrouping: "false") } : { $reason } Restaurez le fichier à partir d’une copie ; ce qui précède cette ligne peut être affiché avec skyrail replay --sound.
cli-verify-commitment = Le secret correspond à l’engagement { $commitment }.
cli-verify-board = Le plateau { $board } correspond à son empreinte.
cli-verify-rows = { $rows ->
    [0] Il n’y a pas encore d’entrée.
    [1] La seule entrée est conforme.
   *[other] Les { $rows } entrées sont conformes.
}
cli-verify-running = La partie est encore en cours.
cli-verify-sound = L’enregistrement est valable.
cli-points = { $seat } { $points }
cli-result = Score final : { $points }. { $count ->
    [one] { $winners } gagne.
   *[other] Victoire partagée : { $winners }.
}

## Simulations

cli-simulated = { $title } à { $players } joueurs : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
cli-simulated-speed = { $seconds } secondes, { $games } parties et { $decisions } décisions par seconde.
cli-simulated-length = { $mean } décisions par partie, { $longest } dans la plus longue.
cli-simulated-seat = Place { $seat } : { $share } % de victoires, { $points } points en moyenne.
cli-simulated-ending = Terminées par { $ending } : { $count }.

## Measuring bots

cli-bot-title = { $bot } ne joue pas à ce jeu : { $title }. Choisissez parmi : { $known }.
cli-bot-style = Il n’y a pas de style « { $style } ». Choisissez parmi : { $known }.
cli-bot-budget = « { $budget } » n’est pas un temps de réflexion. Donnez un nombre supérieur à zéro suivi de ms ou p, par exemple 200ms ou 2000p.
cli-bot-no-budget = { $bot } ne réfléchit pas plus qu’il ne faut. Retirez le temps de réflexion.
cli-load-moves = { $tables } tables : { $moves } coups, { $rate } par seconde, { $cpu } par seconde de calcul du serveur.
cli-load-waits = De l’envoi d’un coup à son affichage : la moitié en { $half } ms, 99 sur 100 en { $most } ms.
cli-load-idle = { $tables } tables au repos que quelqu’un regarde prennent { $bytes } octets chacune.
cli-load-failed = La mesure s’est arrêtée : { $reason }. Réessayez avec moins de tables.
cli-flood-row = { $name } : { $sent } envois, { $done } aboutis. Coups des voisins { $wait } ms (au calme { $quiet } ms), bots { $bots } ms, mémoire + { $memory } Mio.
cli-flood-row-failed = TROP : { $name } : { $sent } envois, { $done } aboutis. Coups des voisins { $wait } ms (au calme { $quiet } ms), bots { $bots } ms, mémoire + { $memory } Mio ; { $lost } voisins ont perdu leur connexion, { $broken } réponses signalent une panne du serveur.
cli-flood-borne = { $rows } assauts, et personne d’autre n’en a souffert. Mémoire à la fin : + { $memory } Mio.
cli-flood-harmed = { $bad } assauts sur { $rows } ont gêné les autres ; le serveur a gardé { $memory } Mio. Regardez les lignes et essayez-en une seule avec --only.
cli-flood-failed = La mesure s’est arrêtée : { $reason }. Réessayez quand rien d’autre ne tourne sur cette machine.
cli-simulate-search = { $bot } cherche, ce qui serait trop long ici. Mesurez-le avec skyrail arena.
cli-arena-line-up = { $bots } bots ne tiennent pas à une table de { $players }. Nommez moins de bots ou plus de joueurs.
cli-arena-line = { $file }, ligne { NUMBER($line, useGrouping: "false") }, n’est pas une partie de cette composition. Choisissez un autre fichier ou restaurez-le depuis une copie.
cli-arena-other = { $file } contient les parties d’une autre série : { $what } y vaut { $found } et non { $wanted }. Choisissez un autre fichier ou demandez la même chose.
cli-arena-illegal = { $bot } a choisi « { $action } », que les règles refusent (donne { NUMBER($deal, useGrouping: "false") }, place { $place }, décision { NUMBER($decision, useGrouping: "false") }). La série est arrêtée : corrigez le bot.
cli-arena-panic = { $bot } n’a pas pu décider (donne { NUMBER($deal, useGrouping: "false") }, place { $place }, décision { NUMBER($decision, useGrouping: "false") }). La série est arrêtée : corrigez le bot.
cli-arena-bot = { $bot } : gagne { $share } % ({ $low } à { $high }), cote { $rating } ({ $least } à { $most }), { $points } points, { $half } ms par décision, 99 % en { $nearly } ms.
cli-arena-seats = Victoires par place en % : { $shares }.
cli-arena-passed = { $bot } est meilleur de { $high } plutôt que de { $low } (rapport log. { $ratio }) : réussi.
cli-arena-failed = { $bot } est meilleur de { $low } plutôt que de { $high } (rapport log. { $ratio }) : échec.
cli-arena-open = On ne sait pas encore si { $bot } est meilleur de { $low } ou de { $high } (rapport log. { $ratio }) : jouez plus de parties.
cli-checked = { $title } à { $players } joueurs : { $games } parties, { $decisions } décisions vérifiées ; toutes permises, répétables et aveugles à ce qui est caché.
cli-check-illegal = { $bot } a fait ce que les règles refusent (donne { NUMBER($deal, useGrouping: "false") }, place { $place }, décision { NUMBER($decision, useGrouping: "false") }). Corrigez le bot.
cli-check-wavering = { $bot } a décidé autrement avec la même graine (donne { NUMBER($deal, useGrouping: "false") }, place { $place }, décision { NUMBER($decision, useGrouping: "false") }). Corrigez le bot.
cli-check-peeking = { $bot } a décidé d’après ce qu’il ne peut pas voir (donne { NUMBER($deal, useGrouping: "false") }, place { $place }, décision { NUMBER($decision, useGrouping: "false") }). Corrigez le bot.
cli-ladder-first = { $title } : { $bot } a la cote { $rating }.
cli-ladder-rung = { $title } : { $bot } a la cote { $rating } et gagne { $share } % ({ $low } à { $high }) contre { $below }.
cli-ladder-page = La page est { $file }.
cli-tuned = { $title } : les nombres trouvés gagnent { $share } % ({ $low } à { $high } ; part égale { $par }) de { $games } nouvelles parties contre les anciens.
cli-train-no-inputs = { $title } ne montre encore rien à un réseau : il n’y a rien à apprendre.

## Playing

cli-commitment = Le hasard de cette partie est fixé par { $commitment } ; le secret correspondant est montré à la fin.
cli-secret = Le secret de cette partie était { $secret }.
cli-play-help-hint = Tapez help pour voir les commandes.
cli-play-help =
    Tapez le numéro d’un coup, ou le coup tel qu’il s’écrit dans les enregistrements.
    moves [MOT]     montre les coups, ou ceux qui contiennent un mot
    state           montre de nouveau la table
    log [NOMBRE]    montre ce qui s’est passé en dernier
    why COUP        dit pourquoi un coup est impossible, avec la règle
    hint            dit où en est la partie et ce qu’il vaut mieux faire
    map [new]       montre le plateau ; new : seulement ce qui a changé ; list : chaque liaison
    undo [NOMBRE]   annule vos derniers coups, tant que rien de caché n’a été vu depuis
    save [FICHIER]  enregistre la partie
    resume FICHIER  continue une partie enregistrée
    quit            enregistre la partie et s’arrête
cli-watch-human = Avec --watch, seuls des bots jouent. Ne nommez que des bots, ou retirez --watch.
cli-map-left = Faute de place, { $count ->
    [one] { $count } liaison est restée
   *[other] { $count } liaisons sont restées
} sans signes : tapez map list.
cli-map-new = Depuis votre dernier regard :
cli-map-same = Rien n’a changé sur le plateau depuis votre dernier regard.
cli-map-more = Et { $count } de plus : la prochaine fois, tapez map new.
cli-hint-now = Chances de gagner en ce moment :
cli-hint-seat = { $seat } : { $share } %, { $points } points attendus à la fin
cli-hint-order = Les meilleurs coups, selon la chance de gagner ensuite :
cli-hint-move = { $place }. [{ $number }] { $move } — { $share } % de chances ({ $more })
cli-hint-means = D’après { $games } parties que les bots ont continuées d’ici. Un écart de { $equal } ou moins veut dire à peu près égal.
cli-may-undo = Vous pouvez annuler avec undo { $count ->
    [one] votre dernier coup
   *[other] vos { $count } derniers coups
}.
cli-curtain = Passez le clavier à { $seat }, qui appuie ensuite sur Entrée.
cli-saved = L’enregistrement est dans { $file }.
cli-not-saved = La partie n’a pas pu être enregistrée dans { $file }. La prochaine fois, utilisez save avec un autre nom.
cli-left = La partie est enregistrée dans { $file }. Continuez-la avec skyrail play --resume.
cli-why-legal = Ce coup est possible maintenant.
cli-no-moves = Aucun coup ne correspond.
cli-no-number = Il n’y a pas de coup de ce numéro ; le dernier est le { $most }.

## From data: marks

cli-ours = notre lecture
cli-dataset-written = { $file } contient { $games } parties de { $title } avec { $decisions } décisions en { $bytes } octets, en { $seconds } secondes.
cli-dataset-sound = { $file } est correct : { $games } parties de { $title } avec { $decisions } décisions en { $bytes } octets ont été rejouées en { $seconds } secondes.
cli-dataset-hash = Son empreinte est { $hash }.
cli-dataset-foreign = { $file } n’est pas un fichier de parties que cette version lit. Choisissez un fichier écrit par skyrail dataset.
cli-dataset-rules = { $file } a été fait avec d’autres règles ou un autre plateau. Refaites-le avec skyrail dataset.
cli-dataset-key = { $file } : « { $key } » manque dans la première ligne ou est impossible. Restaurez le fichier depuis une copie ou refaites-le.
cli-dataset-cut = { $file } n’est pas complet. Restaurez le fichier depuis une copie ou refaites-le.
cli-dataset-changed = { $file } a été modifié après son écriture : l’empreinte ne correspond pas. Restaurez le fichier depuis une copie ou refaites-le.
cli-dataset-block = { $file } : l’une des parties { NUMBER($first, useGrouping: "false") } à { NUMBER($last, useGrouping: "false") } n’est pas telle qu’elle a été jouée. Refaites le fichier.
cli-leaderboard-head = { $name } à { $title } avec { $players } joueurs : { $games } parties sur { $deals } donnes en { $seconds } secondes.
cli-leaderboard-against = Contre { $bot }, cote { $rating } : gagne { $share } % ({ $low } à { $high }).
cli-leaderboard-fouls = Parties perdues par une réponse : { $late } en retard, { $wrong } fausses, { $gone } absentes.
cli-leaderboard-row = { $place }. { $name } : cote { $rating } ({ $low } à { $high }), { $games } parties.
cli-leaderboard-start = Impossible de lancer ou de joindre le programme : { $reason }. Vérifiez la commande ou l’adresse.
cli-leaderboard-words = « { $program } » n’est pas une commande : elle est vide ou un guillemet reste ouvert. Indiquez une commande, tcp:HOST:PORT ou bot:NAME.
cli-leaderboard-greeting = Le programme n’a pas répondu à la première ligne par {"{"}"ready": true{"}"} en une minute. docs/leaderboard.md décrit les lignes.
cli-leaderboard-hopeless = Le programme a perdu dix parties de suite par ses réponses ({ $late } en retard, { $wrong } fausses, { $gone } absentes) et n’est pas classé. Corrigez-le ou donnez-lui plus de temps avec --ms.
cli-leaderboard-line = { $file }, ligne { NUMBER($line, useGrouping: "false") }, n’est pas un résultat. Choisissez un autre fichier ou restaurez-le depuis une copie.
