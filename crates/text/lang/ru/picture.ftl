### Words on drawn boards. Keys begin with picture-. Keep them short: the room on a picture is fixed.

## Whose board it is

picture-original = собственное поле Skyrail, не изданное
# $origin is what the board file says.
picture-origin = Автор поля: { $origin }
picture-no-origin = Поле неизвестного происхождения

## Share track

picture-share-track = Котировки
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

## Ticket to Ride Germany

picture-printed = города, перегоны и билеты изданного поля
picture-train-cards = Карты вагонов
picture-route-points = Очки за перегон
picture-tickets = Билеты
# Stand beside the number of tickets.
picture-short-tickets = Короткие билеты
picture-long-tickets = Длинные билеты
picture-ticket-values = от { $least } до { $most } очков
picture-passengers = Пассажиры
# Stand beside the number of trains.
picture-trains = Вагоны
picture-trains-each = у каждого игрока
# Stand beside the points of the bonus.
picture-globetrotter = Глобтроттер
picture-globetrotter-for = очков за наибольшее число билетов
picture-city = Город и его пассажиры в начале партии
picture-country = Перегон в соседнюю страну: тупик
picture-color = Клетка для вагона своего цвета
picture-grey = Серый: любой один цвет
picture-parallel = Параллельные перегоны: вдвоём или втроём один закрывает другие

## Jet Set

# Stand over the flights of the two decks and over the Final Flights.
picture-js-short = Короткие рейсы
picture-js-long = Длинные рейсы
picture-js-final = Финальные рейсы
picture-js-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
# $links is how long a flight of the column is at its shortest.
picture-js-column = { $links ->
    [one] { $links } линия
    [few] { $links } линии
   *[many] { $links } линий
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
picture-js-finals = три города, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
picture-js-link = Линия и её цена
picture-js-link-more = от { $least } до { $most } евро, ваша до конца партии
picture-js-plane = Самолёт
picture-js-plane-more = { $price } евро; на чужой линии ещё { $toll } её владельцу
# Six fees stand below: for planes on 1, 2, … 6 own links in one action.
picture-js-fee = Сбор за самолёты на 1–6 своих линиях
picture-js-euros = { $amount } €
picture-js-markers = Маркеры на выполненном рейсе
picture-js-markers-more = по { $many } на первые { $first } рейсов, потом по { $few }
picture-js-income = Доход
picture-js-income-more = { $with } евро за рейс с маркером, { $without } без маркера
picture-js-vacation = Вторая карта «Отпуск»
picture-js-vacation-more = оба ряда заполняются, доступны финальные рейсы
picture-js-final-flight = Финальный рейс
picture-js-final-more = { $points } очков и { $each } за каждый самолёт на нём, не больше { $planes }
