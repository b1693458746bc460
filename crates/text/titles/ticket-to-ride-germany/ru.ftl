### What is asked, offered, refused and told in Ticket to Ride Germany. Keys begin with tg-.
### Glossary: route = перегон; ticket = билет (короткий, длинный); train card = карта вагона; train = вагон;
### locomotive = локомотив; passenger = пассажир; border country = соседняя страна; end point = конечный пункт;
### claim a route = занять перегон.

## What is asked of the player

tg-ask-mix = Объявите, сколько коротких и сколько длинных билетов вы берёте, всего { $count }.
tg-ask-first-tickets = Выберите, какие из билетов ({ $count }) оставить: не меньше { $least }.
tg-ask-turn = У вас { $trains ->
    [one] остался { $trains } вагон
    [few] осталось { $trains } вагона
   *[many] осталось { $trains } вагонов
}. Возьмите карты вагонов, займите перегон или возьмите билеты.
tg-ask-last-round = Последний круг: это ваш последний ход. Возьмите карты вагонов, займите перегон или возьмите билеты.
tg-ask-last-turn = Последний ход партии — ваш. Возьмите карты вагонов, займите перегон или возьмите билеты.
tg-ask-second-card = Возьмите вторую карту вагона; открытый локомотив сейчас брать нельзя.
tg-ask-keep = Выберите, какие из взятых билетов оставить: не меньше { $least ->
    [one] одного
    [few] { $least }
   *[many] { $least }
}; остальные уйдут под низ своих колод.
tg-ask-passenger = { $place }: возьмите пассажира или откажитесь.
tg-ask-over = Партия окончена.

## What the table waits for

tg-wait-mixes = Короткие и длинные билеты ещё объявляют: { $seats }.
tg-wait-first-tickets = Билеты ещё выбирают: { $seats }.
tg-wait-turn = Ходит { $seat }.
tg-wait-second-card = { $seat } берёт вторую карту вагона.
tg-wait-keep = { $seat } выбирает, какие билеты оставить.
tg-wait-passenger = { $seat } может взять пассажира: { $place }.

## What is asked, inside a refusal

tg-asked-mix = объявить короткие и длинные билеты
tg-asked-keep = выбрать, какие билеты оставить
tg-asked-turn = выбрать действие
tg-asked-second-card = взять вторую карту вагона
tg-asked-passenger = взять пассажира или отказаться
tg-asked-over = ничего, партия окончена

## Words

# Stand before «билет», in the nominative or the accusative.
tg-kind-short = короткий
tg-kind-long = длинный
# $card is a colour; also used for passengers.
tg-cards = { $count } × { $card }
tg-locomotives = { $count ->
    [one] { $count } локомотив
    [few] { $count } локомотива
   *[many] { $count } локомотивов
}
tg-ticket = { $route } ({ $points })
# One card by its colour: in some languages the colour follows the word for “card”.
tg-card-purple = пурпурная
tg-card-blue = синяя
tg-card-orange = оранжевая
tg-card-white = белая
tg-card-green = зелёная
tg-card-yellow = жёлтая
tg-card-black = чёрная
tg-card-red = красная
# Before or after the word “passenger”.
tg-passenger-red = красный
tg-passenger-yellow = жёлтый
tg-passenger-green = зелёный
tg-passenger-blue = синий
tg-passenger-black = чёрный
tg-passenger-white = белый

## Actions

tg-do-draw = Взять карту вагона вслепую ({ $cards ->
    [0] сброс перемешивается
    [one] осталась { $cards } карта
    [few] остались { $cards } карты
   *[many] осталось { $cards } карт
})
tg-do-take = Взять открытую карту: { $card }
# $payment is a list of cards.
tg-do-claim = Занять перегон { $route }, карты { $payment }, за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} ({ $length ->
    [one] нужен { $length } вагон
    [few] нужно { $length } вагона
   *[many] нужно { $length } вагонов
})
# The same with more locomotives than the claim needs.
tg-do-claim-more = Занять перегон { $route }, карты { $payment }, за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} ({ $length ->
    [one] нужен { $length } вагон
    [few] нужно { $length } вагона
   *[many] нужно { $length } вагонов
})
tg-do-tickets = Взять билеты: коротких { $short }, длинных { $long }
tg-do-tickets-one = Взять билеты: { $count }
tg-do-keep = Оставить { $tickets }{ $back ->
    [0] {""}
    [one] ; вернуть { $back } билет
    [few] ; вернуть { $back } билета
   *[many] ; вернуть { $back } билетов
}
tg-do-passenger = { $place }: взять пассажира ({ $color })
tg-do-nobody = { $place }: никого не брать
tg-do-pass = Спасовать: сделать ничего нельзя

## Refusals

tg-no-over = Партия окончена.
tg-no-turn = Сейчас ход другого игрока.
tg-no-chosen = Вы уже выбрали; стол ждёт остальных.
tg-no-now = Сейчас нужно другое: { $asked }.
tg-no-cards = Карт вагонов больше не взять: колода и сброс пусты.
tg-no-row = Среди открытых карт нет такой: { $card }.
tg-no-second-locomotive = Открытый локомотив не может быть второй картой хода.
tg-no-payment = Для перегона { $route } { $need ->
    [one] нужна ровно { $need } карта
    [few] нужно ровно { $need } карты
   *[many] нужно ровно { $need } карт
}: одного цвета и локомотивы.
tg-no-color = Для перегона { $route } годятся только карты его цвета ({ $need }) и локомотивы.
tg-no-hand = { $have ->
    [0] У вас в руке нет такой карты
    [one] У вас в руке только { $have } такая карта
    [few] У вас в руке только { $have } такие карты
   *[many] У вас в руке только { $have } таких карт
}: { $card }.
tg-no-free = Перегон { $route } уже занят, его владелец — { $seat }.
tg-no-own-group = У вас уже есть перегон между концами { $route }; одному игроку можно занять только один из них.
tg-no-group = Если игроков меньше { $players }, первый занятый перегон между двумя местами закрывает соседние: { $route } закрыт.
tg-no-trains = Для этого { $need ->
    [one] нужен { $need } вагон
    [few] нужно { $need } вагона
   *[many] нужно { $need } вагонов
}, а у вас { $have }.
tg-no-tickets = Билетов не осталось.
tg-no-mix = Коротких и длинных билетов вместе должно быть { $need }.
tg-no-mix-one = За раз берут билетов: { $need }, или сколько осталось.
tg-no-short-deck = { $left ->
    [0] Коротких билетов не осталось.
    [one] Остался только { $left } короткий билет.
    [few] Осталось только { $left } коротких билета.
   *[many] Осталось только { $left } коротких билетов.
}
tg-no-long-deck = { $left ->
    [0] Длинных билетов не осталось.
    [one] Остался только { $left } длинный билет.
    [few] Осталось только { $left } длинных билета.
   *[many] Осталось только { $left } длинных билетов.
}
tg-no-offer = { $ticket } нет среди билетов, которые вы взяли.
tg-no-keep-start = В начале нужно оставить не меньше { $least ->
    [one] { $least } билета
    [few] { $least } билетов
   *[many] { $least } билетов
}.
tg-no-keep = Нужно оставить не меньше { $least ->
    [one] одного билета
    [few] { $least } билетов
   *[many] { $least } билетов
}.
tg-no-end = Сейчас речь о пассажире отсюда: { $place }.
tg-no-passenger = { $place }: пассажира такого цвета там нет ({ $color }).
tg-no-pass = Вы ещё можете что-то сделать, поэтому пасовать нельзя.

## The log

tg-told-begins = Начинает { $seat }.
tg-told-placed = { $place }, пассажиры: { $passengers }.
tg-told-dealt = { $seat } получает карту: { $card }.
tg-told-dealt-unseen = { $seat } получает карту вагона.
tg-told-turned-up = Открыта карта: { $card }.
tg-told-refreshed = Открыто локомотивов { $locomotives } или больше: все карты ряда ({ $cards }) сбрасываются.
tg-told-reshuffled = Сброс перемешан в новую колоду: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
tg-told-mixed = { $seat } хочет взять билетов: коротких { $short }, длинных { $long }.
tg-told-mixed-unseen = { $seat }: выбор коротких и длинных билетов сделан.
tg-told-announced = { $seat } берёт билеты: коротких { $short }, длинных { $long }.
tg-told-announced-one = { $seat } берёт билеты: { $count }.
tg-told-offered = { $seat } берёт билет { $ticket }.
tg-told-offered-unseen = { $seat } берёт { $kind } билет.
tg-told-offered-unseen-one = { $seat } берёт билет.
tg-told-chose = { $seat } выбирает { $tickets }.
tg-told-chose-unseen = Выбор сделан: { $seat }.
tg-told-all-chose = Выбрали все; билеты, которые не оставили, замешаны в колоды.
tg-told-kept = { $seat } оставляет { $ticket }.
tg-told-kept-unseen = { $seat } оставляет { $kind } билет.
tg-told-kept-unseen-one = { $seat } оставляет билет.
tg-told-returned = { $seat } возвращает { $ticket }.
tg-told-returned-unseen = { $seat } возвращает { $kind } билет.
tg-told-returned-unseen-one = { $seat } возвращает билет.
tg-told-took = { $seat } берёт карту: { $card }.
tg-told-drew = { $seat } берёт карту вслепую: { $card }.
tg-told-drew-unseen = { $seat } берёт карту вслепую.
tg-told-claimed = { $seat } занимает перегон { $route }, карты { $payment }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
tg-told-boarded = { $seat } берёт пассажира ({ $color }): { $place }.
tg-told-nobody = { $seat } никого не берёт: { $place }.
tg-told-passed = { $seat } ничего не может сделать и пасует.
tg-told-last-round = { $seat }: { $trains ->
    [0] вагонов не осталось
    [one] остался { $trains } вагон
    [few] осталось { $trains } вагона
   *[many] осталось { $trains } вагонов
}. У каждого игрока ещё один ход, последним ходит { $seat }.

## The final score

tg-told-routes = { $seat }: { $routes ->
    [one] { $routes } перегон
    [few] { $routes } перегона
   *[many] { $routes } перегонов
} на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
# $path is the list of places on the way.
tg-told-ticket = { $seat }: билет { $route } выполнен, путь: { $path }; плюс { $points }.
tg-told-ticket-missing = { $seat }: билет { $route } не выполнен, не хватает { $missing ->
    [one] { $missing } клетки
    [few] { $missing } клеток
   *[many] { $missing } клеток
}; минус { $points }.
tg-told-ticket-cut-off = { $seat }: билет { $route } не выполнен, путь был отрезан; минус { $points }.
tg-told-globetrotter = { $seat } — «Глобтроттер», { $completed ->
    [one] выполнен { $completed } билет
    [few] выполнено { $completed } билета
   *[many] выполнено { $completed } билетов
}; плюс { $points }.
tg-told-passengers-seat = { $seat } — { $count } (очки: { $points })
# $seats is a list of tg-told-passengers-seat.
tg-told-passengers = Пассажиры, { $color }: { $seats }.
tg-told-total = { $seat }: всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $completed ->
    [one] выполнен { $completed } билет
    [few] выполнено { $completed } билета
   *[many] выполнено { $completed } билетов
}, { $passengers ->
    [one] { $passengers } пассажир
    [few] { $passengers } пассажира
   *[many] { $passengers } пассажиров
}.
tg-told-won-points = Побеждает { $seats }: больше всех очков.
tg-told-won-tickets = Очков поровну; побеждает { $seats }: больше выполненных билетов.
tg-told-won-passengers = Очков и выполненных билетов поровну; побеждает { $seats }: больше пассажиров.
tg-told-won-shared = Равенство во всём: победу делят { $seats }.
tg-told-ended = Последний круг завершён, а с ним и партия.
tg-told-ended-passed = Никто больше ничего не может сделать: партия окончена.

## The table in a few lines

tg-sum-table = Карты вагонов: в колоде { $cards }, в сбросе { $discards }. Осталось билетов: коротких { $short }, длинных { $long }.
tg-sum-table-one = Карты вагонов: в колоде { $cards }, в сбросе { $discards }. Осталось билетов: { $tickets }.
tg-sum-row = Открыты: { $cards }.
tg-sum-last = Идёт последний круг; последним ходит { $seat }.
tg-sum-routes = { $seat }, перегоны: { $routes }.
tg-sum-player = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $trains ->
    [one] { $trains } вагон
    [few] { $trains } вагона
   *[many] { $trains } вагонов
}, { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
}, билетов коротких { $short }, длинных { $long }; пассажиры: { $passengers }.
tg-sum-player-one = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $trains ->
    [one] { $trains } вагон
    [few] { $trains } вагона
   *[many] { $trains } вагонов
}, { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
}, { $tickets ->
    [one] { $tickets } билет
    [few] { $tickets } билета
   *[many] { $tickets } билетов
}.
tg-sum-passengers = { $seat }, пассажиры: { $passengers }.
tg-sum-hand = { $seat }, рука: { $cards }.
tg-sum-ticket = { $seat }, билет: { $ticket }, { $missing ->
    [one] осталась { $missing } клетка
    [few] осталось { $missing } клетки
   *[many] осталось { $missing } клеток
}.
tg-sum-ticket-done = { $seat }, билет: { $ticket }, выполнен.
tg-sum-ticket-cut-off = { $seat }, билет: { $ticket }, путь отрезан.

## Faults and remarks of a board file

fault-tg-places = Городов и конечных пунктов стран { $found }, а помещается не больше { $most }. Уберите часть из них.
fault-tg-cards = Карт вагонов { $found }, а при { $players } игроках им и ряду нужно { $need }. Добавьте карты.
fault-tg-length = «{ $key }» — не длина перегона. Возьмите в качестве ключей целые числа от 1 до { $most }.
fault-tg-no-points = Для перегонов длиной { $length } не указаны очки. Добавьте их в «route_points» или измените длину.
fault-tg-unpayable = Карт этого цвета вместе с локомотивами не хватит, чтобы занять перегон. Укоротите его или добавьте карты.
fault-tg-group = { $route } и { $other } должны быть в одной группе тогда и только тогда, когда соединяют одни и те же два конца. Исправьте «group» у одного из них.
fault-tg-end = К конечному пункту { $end } должна вести из города одна группа перегонов и больше ничего.
fault-tg-trains = Перегон { $route } длиннее, чем вагонов у игрока ({ $trains }). Укоротите его или добавьте вагоны.
fault-tg-module = Этот ключ относится к модулю «{ $module }»: назовите его в «modules» или уберите ключ.
fault-tg-ticket = Билет { $route } выполнить нельзя: туда не ведут перегоны, или путь длиннее, чем вагонов у игрока ({ $trains }).
fault-tg-passengers = В мешке пассажиров { $bag }, а расставлено { $placed }. Сделайте числа равными.
tg-remark-value = Билет { $route } стоит { $points }, а его кратчайший путь занимает клеток: { $shortest }.

## Why a move is good, in a hint

# $route is the way of a ticket.
tg-hint-completes = Выполняет билет { $route }: +{ $points }.
tg-hint-towards = Приближает билет { $route } (+{ $points }): { $spaces ->
    [one] осталась { $spaces } клетка
    [few] осталось { $spaces } клетки
   *[many] осталось { $spaces } клеток
}.
tg-hint-points = Перегон сразу даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
tg-hint-passengers = На его концах { $waiting ->
    [one] ждёт { $waiting } пассажир
    [few] ждут { $waiting } пассажира
   *[many] ждут { $waiting } пассажиров
}.
tg-hint-passenger-lead = Вы станете лидером по пассажирам ({ $color }): { $own } против { $other }.
tg-hint-passenger-level = Вы разделите первое место по пассажирам ({ $color }): поровну, { $own }.
tg-hint-passenger-behind = Пассажиры ({ $color }): у вас станет { $own }, у лидера { $other }.
tg-hint-nobody = Другим останется пассажиров: { $waiting }.
tg-hint-keep = Билетов: { $count }, очков за них: { $points }.
tg-hint-keep-done = Уже выполнено: { $done }.
tg-hint-keep-lacks = По отдельности им не хватает клеток: { $spaces }; вагонов у вас { $trains }.
tg-hint-long = Длинные билеты дают от { $least } до { $most } очков каждый.
tg-hint-short = Короткие билеты дают от { $least } до { $most } очков каждый.
tg-hint-trains = Вагонов у вас осталось: { $trains }.
tg-hint-unseen = Среди карт, которых вы не видите ({ $cards }), локомотивов: { $locomotives }.
tg-hint-locomotive = Локомотивов у вас станет { $have }; каждый заменяет любой цвет.
tg-hint-for = Таких карт ({ $card }) станет { $have }; для { $route } нужно { $length }.
tg-hint-have = Таких карт ({ $card }) станет { $have }.
tg-hint-nothing = Больше ничего сделать нельзя.

## From data: what the letters of a map in the terminal mean

map-legend-ticket-to-ride-germany = На каждом перегоне: длина и цвет (p пурпурный, b синий, o оранжевый, w белый, g зелёный, y жёлтый, k чёрный, r красный; без буквы — любой) или буква владельца.

## From data: kinds of actions, as headings

tg-do-draw-kind = Взять карту вагона
tg-do-take-kind = Взять открытую карту
tg-do-claim-kind = Занять перегон
tg-do-claim-more-kind = Занять перегон, потратив локомотивов больше, чем нужно
tg-do-tickets-kind = Взять билеты
tg-do-tickets-one-kind = Взять билеты
tg-do-keep-kind = Оставить билеты
tg-do-passenger-kind = Взять пассажира
tg-do-nobody-kind = Не брать пассажира
tg-do-pass-kind = Спасовать

## From data: short forms, for long lists; what several moves share, and the rest

tg-do-claim-about = { $route }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
tg-do-claim-short = { $payment }

## From data: groups of moves that are only counted until somebody asks for them

tg-do-claim-more-hidden = { $count ->
    [one] Есть ещё { $count } способ
    [few] Есть ещё { $count } способа
   *[many] Есть ещё { $count } способов
} заплатить, потратив локомотивов больше, чем нужно; их покажет «moves» с названием города.

## From data: what is asked and told in one line; [mark|words] marks what may be clicked, b is bold, p stands at the end

tg-ask-turn-line = [b|Ваш ход:] [draw|возьмите карты вагонов], [claim|займите перегон] или [tickets|возьмите билеты]
tg-ask-last-round-line = [b|Ваш последний ход:] [draw|возьмите карты вагонов], [claim|займите перегон] или [tickets|возьмите билеты]
tg-ask-last-turn-line = [b|Последний ход партии:] [draw|возьмите карты вагонов], [claim|займите перегон] или [tickets|возьмите билеты]
tg-told-begins-line = первый ход
tg-told-mixed-line = билеты: коротких { $short }, длинных { $long }
tg-told-mixed-unseen-line = короткие и длинные билеты выбраны
tg-told-announced-line = взяты билеты: коротких { $short }, длинных { $long }
tg-told-announced-one-line = взяты билеты: { $count }
tg-told-chose-line = выбор: { $tickets }
tg-told-chose-unseen-line = билеты выбраны
tg-told-kept-line = оставлен [b|{ $ticket }]
tg-told-kept-unseen-line = оставлен { $kind } билет
tg-told-kept-unseen-one-line = оставлен билет
tg-told-took-line = открытая карта: { $card }
tg-told-drew-line = карта из колоды: { $card }
tg-told-drew-unseen-line = карта из колоды
tg-told-claimed-line = перегон [b|{ $route }] [p|+{ $points }]
tg-told-boarded-line = { $color } пассажир: { $place }
tg-told-passed-line = пас

## From data: its name, and its line on the start page

title-ticket-to-ride-germany = Ticket to Ride: Германия
web-line-ticket-to-ride-germany = Занимайте перегоны, выполняйте билеты, берите пассажиров.

## From data: a colour that only cards have

color-locomotive = локомотив

## The lesson on the page

web-learn-tg-goal = Занимайте перегоны между городами, соединяйте пары на своих билетах и берите по пути пассажиров. Янтарным светится то, что вы можете сделать сейчас. Сначала скажите, сколько коротких и длинных билетов вы хотите.
web-learn-tg-keep = Оставляйте билеты с общим путём: выполненный приносит свои очки, невыполненный отнимает. Наведите указатель на билет, чтобы увидеть его путь на карте.
web-learn-tg-draw = За ход берите две карты вагонов. Собирайте один цвет: для перегона нужно столько карт его цвета, сколько в нём клеток. Локомотив заменяет любой цвет.
web-learn-tg-claim = Янтарные перегоны можно занять вашими картами. Длинные перегоны приносят намного больше очков, чем короткие.
web-learn-tg-passenger = Возьмите по пассажиру на каждом конце перегона. У кого в конце больше всего пассажиров одного цвета, получит очков { $most }, второй — { $second }.
web-learn-tg-tactic-way = Сначала занимайте там, где вам могут перекрыть единственный путь: билет показывает, чего не хватает.
web-learn-tg-tactic-cards = Берите то, что нужно нескольким перегонам, а если открытые не подходят — вслепую: может прийти локомотив.
web-learn-tg-tactic-people = Собирайте мало цветов пассажиров, но помногу: второе место тоже приносит очки.

## On the page

web-tg-draw = Взять
web-tg-draw-rule = две карты или один открытый локомотив
web-tg-deck = Карты вагонов
web-tg-deck-top = верх колоды
web-tg-short = Короткие билеты
web-tg-long = Длинные билеты
web-tg-worth = от { $least } до { $most } очков
web-tg-hand = Ваши карты
web-tg-view-mine = Мои билеты
web-tg-pay-free = Эти карты не нужны ни одному вашему билету.
web-tg-pay-enough = Этого цвета хватит и на ваши билеты.
web-tg-pay-needed = Этот цвет нужен и вашим билетам: { $cards ->
    [one] не хватит { $cards } карты
   *[other] не хватит { $cards } карт
}.
web-tg-pay-locomotives = Одни локомотивы: они подошли бы к любому перегону.
web-tg-left = Останется в руке
web-tg-claim-with = { $cards ->
    [one] Занять за { $cards } карту
    [few] Занять за { $cards } карты
   *[other] Занять за { $cards } карт
}
web-tg-fact-points = Очки
web-tg-fact-trains = Вагоны
web-tg-fact-to-go = Осталось клеток
web-tg-which-route = Какой перегон?
web-tg-cards-count = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
web-tg-trains-count = { $trains ->
    [one] { $trains } вагон
    [few] { $trains } вагона
   *[many] { $trains } вагонов
}
web-tg-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-tg-short-count = короткие: { $tickets }
web-tg-one-count = билеты: { $tickets }
web-tg-long-count = длинные: { $tickets }
web-tg-your-tickets = Ваши билеты
web-tg-connected-count = связано { $done } из { $all }
web-tg-claimable = { $routes ->
    [one] С этими картами можно занять { $routes } перегон
    [few] С этими картами можно занять { $routes } перегона
   *[many] С этими картами можно занять { $routes } перегонов
}
web-tg-to-go = осталось { $spaces }
web-tg-connected = Связан
web-tg-cut-off = Отрезан
web-tg-mix = Сколько билетов взять
web-tg-choose-keep = Какие билеты оставить
web-tg-keep = { $count ->
    [one] Оставить { $count } билет
    [few] Оставить { $count } билета
   *[many] Оставить { $count } билетов
}
web-tg-spaces = { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
   *[many] { $spaces } клеток
}
web-tg-route = { $route }, { $color }, клетки: { $spaces }, очки: { $points }
web-tg-state-taken = владелец — { $seat }
web-tg-state-can = можно занять
web-tg-state-closed = закрыт
web-tg-state-free = свободен, не хватает карт или не ваш ход
web-tg-waiting = { $place }, пассажиры: { $count }
web-tg-nobody = Никого
web-tg-pay-with = Оплата
web-tg-more-ways = { $count ->
    [one] и ещё { $count } способ
    [few] и ещё { $count } способа
   *[many] и ещё { $count } способов
}
web-tg-missing-cards = { $cards ->
    [one] Не хватает { $cards } карты
    [few] Не хватает { $cards } карт
   *[many] Не хватает { $cards } карт
}
web-tg-helps = На пути ваших билетов
web-tg-routes-count = { $routes ->
    [one] { $routes } перегон
    [few] { $routes } перегона
   *[many] { $routes } перегонов
}
web-tg-completed-count = { $tickets ->
    [one] выполнен { $tickets }
    [few] выполнено { $tickets }
   *[many] выполнено { $tickets }
}
web-tg-people-count = × { $people }
web-tg-routes = Перегоны
web-tg-tickets-done = Выполненные билеты
web-tg-tickets-missed = Прочие билеты
web-tg-globetrotter = Глобтроттер
web-tg-count = Итоговый подсчёт
web-tg-count-routes = Очки за перегоны уже на столе. Теперь все открывают билеты.
web-tg-count-most = Больше всех очков: { $seats }, { $points }.
web-tg-ticket-done = { $seat }: { $a } и { $b } связаны, клеток: { $spaces }.
web-tg-ticket-missed = { $seat }: { $a } и { $b } не связаны.
web-tg-ticket-cut = { $seat }: { $a } и { $b } не связаны; { $route } занимает { $owner }.
web-tg-done = Выполнен
web-tg-failed = Не выполнен
web-tg-globetrotter-to = Больше всех выполненных билетов: { $seats }.
web-tg-passengers-of = Пассажиры: { $color }.
web-tg-passengers = Пассажиры

## On the drawn board; the room on a picture is fixed, so keep them short

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
picture-parallel = Параллельные: меньше { $players } игроков — один закрывает другие

## From data: said to whoever it speaks of

tg-no-free-you = Перегон { $route } уже ваш.
web-tg-state-taken-you = ваш
tg-told-globetrotter-you = Вы — «Глобтроттер», { $completed ->
    [one] выполнен { $completed } билет
    [few] выполнено { $completed } билета
   *[many] выполнено { $completed } билетов
}; плюс { $points }.
tg-told-last-round-you = У вас { $trains ->
    [0] не осталось вагонов
    [one] остался { $trains } вагон
    [few] осталось { $trains } вагона
   *[many] осталось { $trains } вагонов
}. У каждого игрока ещё один ход, последним ходите вы.
tg-told-routes-you = У вас { $routes ->
    [one] { $routes } перегон
    [few] { $routes } перегона
   *[many] { $routes } перегонов
} на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
tg-told-passengers-seat-you = у вас { $count } (очки: { $points })
tg-told-won-points-you = Вы победили: у вас больше всех очков.
tg-told-won-tickets-you = Очков поровну; вы победили: у вас больше выполненных билетов.
tg-told-won-passengers-you = Очков и выполненных билетов поровну; вы победили: у вас больше пассажиров.
