### Words on drawn boards. Keys begin with picture-. Keep them short: the room on a picture is fixed.

## Whose board it is

picture-original = собственное поле Skyrail, не изданное
# $origin is what the board file says.
picture-origin = Автор поля: { $origin }
picture-no-origin = Поле неизвестного происхождения
