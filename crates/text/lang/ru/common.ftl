### Words and joints that all titles and screens share.
###
### Glossary, used in all Russian files and rulebooks:
### table = стол; seat = место; player = игрок; game (one play) = партия; board = поле; option = настройка; deal = раздача;
### turn, move = ход; seed = зерно;
### deck, draw pile = колода; discard = сбрасывать, сброс; hand = рука; unseen = вслепую; row of cards = ряд;
### victory points = победные очки; scoring = подсчёт очков; plane = самолёт; marker = маркер; our reading =
### наше толкование; record = запись; row of a record = ход; commitment = отпечаток; secret = секрет; hash = хеш.

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

## From data: the rulebook

rulebook-ours = наше толкование
rulebook-fallback = Эти правила ещё не переведены, поэтому показаны по-английски.

## From bots: why an action is best, where a title says no more of it

why-points = Сразу приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

## From data: boards, where a title comes with several

board-germany = Германия
board-vienna-athens = От Вены до Афин
