### Words on drawn boards. Keys begin with picture-. Keep them short: the room on a picture is fixed.

## Whose board it is

picture-original = eigener Skyrail-Plan, nicht der veröffentlichte
# $origin is what the board file says.
picture-origin = Plan von { $origin }
picture-no-origin = Plan unbekannter Herkunft
