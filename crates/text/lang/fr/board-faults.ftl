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
fault-loop = Les deux extrémités sont la même ville. Donnez deux villes différentes.
fault-isolated = Aucune liaison, route ou ligne ne touche { $city }. Ajoutez-en une, ou retirez la ville.

## Remarks: nothing wrong, but worth knowing

# $known lists the sheets there are.
remark-backdrop = Il n’y a pas de fond « { $id } » ; la carte est donc sur papier uni. Il existe : { $known }.
