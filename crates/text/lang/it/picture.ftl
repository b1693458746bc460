### Words on drawn boards. Keys begin with picture-. Keep them short: the room on a picture is fixed.

## Whose board it is

picture-original = tabellone originale di Skyrail, non quello pubblicato
# $origin is what the board file says.
picture-origin = Tabellone di { $origin }
picture-no-origin = Tabellone di origine sconosciuta
