### Words on drawn boards. Keys begin with picture-. Keep them short: the room on a picture is fixed.

## Whose board it is

picture-original = plateau original de Skyrail, pas celui du commerce
# $origin is what the board file says.
picture-origin = Auteur du plateau : { $origin }
picture-no-origin = Plateau d’origine inconnue
