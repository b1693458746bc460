### What is asked, offered, refused and told in Ticket to Ride Germany. Keys begin with tg-.

## What is asked of the player

tg-ask-mix = Объявите, сколько коротких и сколько длинных билетов вы берёте, всего четыре.
tg-ask-first-tickets = Выберите, какие из четырёх билетов оставить: не меньше двух.
tg-ask-turn = У вас { $trains ->
    [one] остался { $trains } вагон
    [few] осталось { $trains } вагона
   *[many] осталось { $trains } вагонов
}. Возьмите карты вагонов, займите перегон или возьмите билеты.
tg-ask-last-round = Последний круг: это ваш последний ход. Возьмите карты вагонов, займите перегон или возьмите билеты.
tg-ask-last-turn = Последний ход партии — ваш. Возьмите карты вагонов, займите перегон или возьмите билеты.
tg-ask-second-card = Возьмите вторую карту вагона; открытый локомотив сейчас брать нельзя.
tg-ask-keep = Выберите, какие из взятых билетов оставить: не меньше одного; остальные уйдут под низ своих колод.
tg-ask-passenger = { $place }: возьмите пассажира или никого.
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
tg-asked-passenger = взять пассажира или никого
tg-asked-over = ничего, партия окончена

## Words

# Stand before «билет», in the nominative or the accusative.
tg-kind-short = короткий
tg-kind-long = длинный
# $card is a colour or “locomotive”; also used for passengers.
tg-cards = { $count } × { $card }
tg-ticket = { $route } ({ $points })

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
tg-no-group = При двух или трёх игроках первый занятый перегон между двумя местами закрывает соседние: { $route } закрыт.
tg-no-trains = Для этого { $need ->
    [one] нужен { $need } вагон
    [few] нужно { $need } вагона
   *[many] нужно { $need } вагонов
}, а у вас { $have }.
tg-no-tickets = Билетов не осталось.
tg-no-mix = Коротких и длинных билетов вместе должно быть { $need }.
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
tg-no-keep = Нужно оставить хотя бы один билет.
tg-no-end = Сейчас речь о пассажире отсюда: { $place }.
tg-no-passenger = { $place }: пассажира такого цвета там нет ({ $color }).
tg-no-pass = Вы ещё можете что-то сделать, поэтому пасовать нельзя.

## The log

tg-told-begins = Начинает { $seat }.
tg-told-placed = { $place }, пассажиры: { $passengers }.
tg-told-dealt = { $seat } получает карту: { $card }.
tg-told-dealt-unseen = { $seat } получает карту вагона.
tg-told-turned-up = Открыта карта: { $card }.
tg-told-refreshed = Открыты три локомотива: все пять карт сбрасываются.
tg-told-reshuffled = Сброс перемешан в новую колоду: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
tg-told-mixed = { $seat } хочет взять билетов: коротких { $short }, длинных { $long }.
tg-told-mixed-unseen = { $seat }: выбор коротких и длинных билетов сделан.
tg-told-announced = { $seat } берёт билеты: коротких { $short }, длинных { $long }.
tg-told-offered = { $seat } берёт билет { $ticket }.
tg-told-offered-unseen = { $seat } берёт { $kind } билет.
tg-told-chose = { $seat } выбирает { $tickets }.
tg-told-chose-unseen = Выбор сделан: { $seat }.
tg-told-all-chose = Выбрали все; билеты, которые не оставили, замешаны в колоды.
tg-told-kept = { $seat } оставляет { $ticket }.
tg-told-kept-unseen = { $seat } оставляет { $kind } билет.
tg-told-returned = { $seat } возвращает { $ticket }.
tg-told-returned-unseen = { $seat } возвращает { $kind } билет.
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
fault-tg-cards = Карт вагонов { $found }, а пяти игрокам и ряду нужно { $need }. Добавьте карты.
fault-tg-length = «{ $key }» — не длина перегона. Возьмите в качестве ключей целые числа от 1 до { $most }.
fault-tg-no-points = Для перегонов длиной { $length } не указаны очки. Добавьте их в «route_points» или измените длину.
fault-tg-unpayable = Карт этого цвета вместе с локомотивами не хватит, чтобы занять перегон. Укоротите его или добавьте карты.
fault-tg-group = { $route } и { $other } должны быть в одной группе тогда и только тогда, когда соединяют одни и те же два конца. Исправьте «group» у одного из них.
fault-tg-end = К конечному пункту { $end } должна вести из города одна группа перегонов и больше ничего.
fault-tg-trains = Перегон { $route } длиннее, чем вагонов у игрока ({ $trains }). Укоротите его или добавьте вагоны.
fault-tg-ticket = Билет { $route } выполнить нельзя: туда не ведут перегоны, или путь длиннее, чем вагонов у игрока ({ $trains }).
fault-tg-passengers = В мешке пассажиров { $bag }, а расставлено { $placed }. Сделайте числа равными.
tg-remark-value = Билет { $route } стоит { $points }, а его кратчайший путь занимает клеток: { $shortest }.

## Why a move is good, in a hint

# $route is the way of a ticket.
tg-hint-completes = Выполняет билет { $route }: +{ $points }.
tg-hint-alive = Сохраняет шансы на билет { $route }: +{ $points }.
tg-hint-passengers = Приносит пассажиров с обоих концов: +{ $points }.
tg-hint-points = Очки сразу: +{ $points }.
tg-hint-passenger-lead = Закрепляет лидерство по пассажирам ({ $color }): +{ $points }.
tg-hint-passenger-ahead = Даёт лидерство по пассажирам ({ $color }): +{ $points }.
tg-hint-passenger-behind = Сокращает отставание по пассажирам ({ $color }): +{ $points }.
tg-hint-keep = С этими билетами план стоит { $points }.
tg-hint-mix = Такой набор обещает билеты, которые хорошо сочетаются.
tg-hint-tickets = С этой сетью новые билеты обойдутся дёшево: ожидается +{ $points }.
tg-hint-unseen = Ни одна открытая карта не поможет плану больше закрытой.
tg-hint-needed = Карта, нужная для плана: { $card }.
tg-hint-spare = Лучшая карта для запаса: { $card }.
tg-hint-nothing = Ничего лучше сделать нельзя.

## From data: kinds of actions, as headings

tg-do-draw-kind = Взять карту вагона
tg-do-take-kind = Взять открытую карту
tg-do-claim-kind = Занять перегон
tg-do-claim-more-kind = Занять перегон, потратив локомотивов больше, чем нужно
tg-do-tickets-kind = Взять билеты
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
tg-told-chose-line = выбор: { $tickets }
tg-told-chose-unseen-line = билеты выбраны
tg-told-kept-line = оставлен [b|{ $ticket }]
tg-told-kept-unseen-line = оставлен { $kind } билет
tg-told-took-line = открытая карта: { $card }
tg-told-drew-line = карта из колоды: { $card }
tg-told-drew-unseen-line = карта из колоды
tg-told-claimed-line = перегон [b|{ $route }] [p|+{ $points }]
tg-told-boarded-line = пассажир ({ $color }): { $place }
tg-told-passed-line = пас
