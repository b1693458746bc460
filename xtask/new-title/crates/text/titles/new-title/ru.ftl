## Что спрашивают у игрока

xx-ask-first = Возьмите линию, которой ни у кого нет.
xx-ask-second = Возьмите ещё одну линию рядом с { $route } или остановитесь.
xx-ask-over = Игра окончена.
xx-wait = Ходит { $seat }.

## Действия

xx-do-take = Взять { $route }
xx-do-stop = Не брать вторую линию

## Отказы

xx-no-over = Игра окончена.
xx-no-turn = Сейчас ходит другой игрок.
xx-no-taken = { $route } уже у игрока { $seat }.
xx-no-apart = Вторая линия должна сходиться с { $route } в одном городе.
xx-no-stop = Сначала возьмите одну линию.

## Журнал

xx-told-begins = { $seat } начинает.
xx-told-dealt = { $seat } получает дом: { $city }.
xx-told-dealt-unseen = { $seat } получает дом.
xx-told-took = { $seat } берёт { $route }.
xx-told-stopped = { $seat } останавливается.
xx-told-ended = Все линии взяты.
xx-told-home = Дом игрока { $seat } — { $city }: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
xx-told-total = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, место { $place }.

## Стол в нескольких строках

xx-sum-free = { $links ->
    [one] Свободна { $links } линия.
    [few] Свободны { $links } линии.
   *[other] Свободно { $links } линий.
}
xx-sum-player = { $seat }: { $links ->
    [one] { $links } линия
    [few] { $links } линии
   *[other] { $links } линий
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
xx-sum-home = Ваш дом — { $city }: за каждую вашу линию там в конце ещё { $points } очка.

## From data: заголовки

xx-do-take-kind = Взять линию
xx-do-stop-kind = Остановиться

## From data: краткие формы

xx-do-take-about = { $from }
xx-do-take-short = { $to }

## From data: название и строка на главной странице

title-new-title = New Title
web-line-new-title = Берите линии и храните тайну своего дома.
