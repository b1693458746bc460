### What is wrong in a board file. Each sentence stands after its JSON path, says what is wrong and what to do.

## Any board

fault-json = Ce n’est pas du JSON : la lecture s’est arrêtée à la ligne { NUMBER($line, useGrouping: "false") }, colonne { NUMBER($column, useGrouping: "false") }. Corrigez le fichier à cet endroit.
# $key is the name of a field.
fault-missing = Le champ « { $key } » manque. Ajoutez-le.
fault-object = Il faut ici un objet : des champs nommés entre accolades.
fault-list = Il faut ici une liste entre crochets.
# $found, $least and $most count entries, or the licences of all routes together.
fault-count = Nombre trouvé ici : { $found }, mais il en faut au moins { $least } et au plus { $most }. Ajoutez-en ou retirez-en.
fault-text = Il faut ici un texte entre guillemets.
fault-long = Ce texte dépasse 4 000 caractères. Raccourcissez-le.
fault-id = « { $id } » n’est pas un identifiant. Utilisez de 1 à 48 lettres minuscules de a à z, chiffres et traits d’union.
# $id may be a city, a colour or a title.
fault-unknown = « { $id } » ne fait pas partie des valeurs admises ici. Vérifiez l’orthographe, ou ajoutez cette valeur à la liste d’où elle vient.
fault-twice = « { $id } » est déjà pris. Choisissez-en un autre, pour que chacun ait le sien.
fault-number = Il faut ici un nombre entier de { $least } à { $most }.
fault-decimal = Il faut ici un nombre de −100 000 à 100 000.
fault-flag = Il faut ici true ou false, sans guillemets.
fault-anchor = L’ancrage d’une étiquette doit être « start », « middle » ou « end ».
fault-backdrop = Le fond doit être « europe », « germany » ou « none ».
fault-loop = Les deux extrémités sont la même ville. Donnez deux villes différentes.
fault-isolated = Aucune liaison, route ou ligne ne touche { $city }. Ajoutez-en une, ou retirez la ville.

## Airlines Europe

# The prices of a route, or the zones of the share track.
fault-ascending = Chaque nombre doit être plus grand que le précédent. Mettez-les en ordre croissant, sans deux nombres égaux.
fault-descending = Aucun rang ne peut rapporter plus de points que le rang précédent. Mettez le plus grand nombre en premier.
fault-long-distance = Un vol long-courrier a une seule licence. Gardez un seul prix, ou retirez « long_distance ».
fault-zone-start = L’indicateur des cours commence à la case 0. Mettez à 0 le champ « from » de la première zone.
fault-bonus = { $airline } ne peut jamais relier son aéroport d’attache à sa ville de destination { $city } : c’est la même ville, aucune liaison n’y mène, ou la compagnie a trop peu d’avions pour le trajet. Choisissez une autre ville, ajoutez des liaisons ou donnez-lui plus d’avions.
fault-few-airlines = À { $seats } joueurs, moins de trois compagnies sont en jeu. Ajoutez des compagnies d’une couleur qui reste à toutes les tables : toutes sauf jaune, bleu et violet.
fault-few-shares = À { $seats } joueurs, { $shares ->
    [one] { $shares } action seulement est en jeu
   *[other] { $shares } actions seulement sont en jeu
} et il en faut { $need }. Donnez plus d’avions aux compagnies : chacune a autant d’actions que d’avions.

fault-licences = Il y a { $found } licences en tout ; un plateau peut en avoir au plus { $most }. Retirez-en quelques-unes.

## Remarks: nothing wrong, but worth knowing

remark-narrow-home = La compagnie { $airline } n’a que { $routes ->
    [one] { $routes } liaison
   *[other] { $routes } liaisons
} au départ de son aéroport d’attache ; elle sera donc vite bloquée.
