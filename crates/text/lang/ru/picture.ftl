### Words on drawn boards. Keys begin with picture-. Keep them short: the room on a picture is fixed.

## Whose board it is

picture-original = собственное поле Skyrail, не изданное
# $origin is what the board file says.
picture-origin = Автор поля: { $origin }
picture-no-origin = Поле неизвестного происхождения

## Share track

picture-share-track = Шкала котировок
picture-points-by-place = очки по местам
# Stands before the tail fins under the start spaces.
picture-start = Старт
picture-shares = { $count ->
    [one] { $count } акция
    [few] { $count } акции
   *[many] { $count } акций
}
# Stands before the row of points of Air ABACUS at that scoring.
picture-scoring = { $number ->
    [1] Первый подсчёт
    [2] Второй подсчёт
   *[other] Третий подсчёт
}

## Airlines

# $city is the home of the airline.
picture-airline = { $planes ->
    [one] { $planes } самолёт
    [few] { $planes } самолёта
   *[many] { $planes } самолётов
} · { $city }

## Key to the signs

picture-licences = Маршрут и лицензии, цены в миллионах
picture-long-distance = Дальний маршрут
picture-home = Главный аэропорт
picture-bonus = Город назначения и бонус
