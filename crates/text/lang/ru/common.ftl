### Words and joints that all titles and screens share.
###
### Glossary, used in all Russian files and rulebooks:
### table = стол; seat = место; player = игрок; game (one play) = партия; board = поле; option = настройка; deal = раздача;
### turn, move = ход; seed = зерно;
### deck, draw pile = колода; discard = сбрасывать, сброс; hand = рука; unseen = вслепую; row of cards = ряд;
### victory points = победные очки; scoring = подсчёт очков; plane = самолёт; marker = маркер; our reading =
### наше толкование; record = запись; row of a record = ход; commitment = отпечаток; secret = секрет; hash = хеш.
### Airlines Europe: airline = авиакомпания; share = акция; portfolio = пакет акций; market = рынок;
### licence = лицензия; route = маршрут; long-distance route = дальний маршрут; home = главный аэропорт;
### bonus connection = призовой маршрут; bonus target = город назначения; share track = шкала котировок;
### row of points = строка очков; scoring card = карта подсчёта; dividends = дивиденды; bank breaks = банк
### обанкротился; blocked = заблокирована; ban marker = маркер запрета; ban phase = фаза запретов;
### third party = фиктивный третий игрок.
### Ticket to Ride: route = перегон; ticket = билет (короткий, длинный); train card = карта вагона; train = вагон;
### locomotive = локомотив; passenger = пассажир; border country = соседняя страна; end point = конечный пункт;
### claim a route = занять перегон.
### Jet Set: flight = рейс (короткий, длинный); Final Flight = финальный рейс; Vacation = «Отпуск»; link = линия;
### claim a flight = выполнить рейс; income = доход; fee = сбор; toll = плата; stock = запас.

# A sentence and the rule it rests on.
with-clause = { $sentence } ({ $clause })
# Two cities that a route joins.
route = { $a }–{ $b }

## Lists: the last two are joined by list-and, the others by list-comma.

list-none = нет
list-comma = { $list }, { $next }
list-and = { $list } и { $next }

## Seats and languages

# $letter is the capital letter of a seat whose player gave no name.
seat-name = Игрок { $letter }
language-unknown = Языка «{ $tag }» здесь нет. Есть такие: { $known }.

## Moves that cannot be read

unreadable-verb = Ни один ход не начинается с «{ $word }». Выберите один из предложенных ходов.
unreadable-id = На поле нет «{ $word }». Проверьте написание.
# $form shows how the move is written, in ids and numbers.
unreadable-form = Этот ход записывается так: { $form }

## From data: words any screen may use

yes = да
no = нет
your-turn = Ваш ход.
turn-of = Ходит { $seat }.
turn-of-several = Выбирают: { $seats }.
game-over = Партия окончена.
winner = Побеждает { $seat }.
winners = Победу делят { $seats }.
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## From data: the titles, by their one name

title-airlines-europe = Airlines Europe
title-ticket-to-ride-germany = Ticket to Ride: Германия
title-jet-set = Jet Set

## From data: table options

option-flight-ban = Дополнение «Запрет полётов»
option-flight-ban-about = После первых двух подсчётов каждый может закрыть свободные лицензии.
option-exact-cut = Карты подсчёта на точных местах в колоде
option-exact-cut-about = Карты подсчёта лежат на местах, которые можно сосчитать, а не примерно.
option-open-points = Победные очки видны всем
option-open-points-about = Очки всех видны во время партии.

## From data: colours of airlines, trains, routes and passengers

color-yellow = жёлтый
color-blue = синий
color-violet = фиолетовый
color-red = красный
color-black = чёрный
color-brown = коричневый
color-green = зелёный
color-orange = оранжевый
color-grey = серый
color-white = белый
color-purple = пурпурный
color-locomotive = локомотив

## From data: the rulebook

rulebook-ours = наше толкование
rulebook-fallback = Эти правила ещё не переведены, поэтому показаны по-английски.
