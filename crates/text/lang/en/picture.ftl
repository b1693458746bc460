### Words on drawn boards. Keys begin with picture-. Keep them short: the room on a picture is fixed.

## Whose board it is

picture-original = original Skyrail board, not the published one
# $origin is what the board file says.
picture-origin = Board by { $origin }
picture-no-origin = Board of unknown origin
