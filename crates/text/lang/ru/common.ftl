### Words and joints that all titles and screens share.

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
language-unknown = «{ $tag }» нет среди доступных языков: { $known }.

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
winner = Победа: { $seat }.
winners = Общая победа: { $seats }.
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
option-exact-cut = Карты подсчёта на точных местах в колоде
option-open-points = Победные очки видны всем

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
