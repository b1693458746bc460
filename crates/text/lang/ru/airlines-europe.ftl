### What is asked, offered, refused and told in Airlines Europe. Keys begin with ae-.

## What is asked of the player

ae-ask-pick = Выберите две акции разных авиакомпаний для начального пакета. Никто не увидит их, пока не выберут все.
ae-ask-turn = У вас { $money } млн. Купите лицензию, сыграйте акции, обменяйте акции на Air ABACUS или возьмите 8 млн.
ae-ask-second-licence = У вас { $money } млн. Купите вторую лицензию или возьмите акцию.
ae-ask-share = Возьмите акцию: любую с рынка или верхнюю карту колоды вслепую.
ae-ask-discard = Сбросьте ещё { $left ->
    [one] { $left } акцию
    [few] { $left } акции
   *[many] { $left } акций
} за { $takes ->
    [one] { $takes } акцию
    [few] { $takes } акции
   *[many] { $takes } акций
} Air ABACUS.
ae-ask-emptying = Подсчёт очков: возьмите одну акцию с рынка.
ae-ask-ban = Положите маркер запрета на свободную лицензию или спасуйте. У вас { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
   *[many] { $markers } маркеров
}.
ae-ask-over = Партия окончена.

## What the table waits for

ae-wait-picks = Две акции ещё выбирают: { $seats }.
ae-wait-turn = Ходит { $seat }.
ae-wait-share = { $seat } покупает вторую лицензию или берёт акцию.
ae-wait-discard = { $seat } сбрасывает акции в обмен на Air ABACUS.
ae-wait-emptying = Подсчёт очков: { $seat } берёт акцию с рынка.
ae-wait-ban = { $seat } кладёт маркер запрета или пасует.

## What is asked, inside a refusal

ae-asked-pick = выбрать две акции
ae-asked-turn = выбрать действие
ae-asked-second-licence = купить вторую лицензию или взять акцию
ae-asked-share = взять акцию
ae-asked-discard = сбросить акцию
ae-asked-emptying = взять акцию с рынка
ae-asked-ban = положить маркер запрета или спасовать
ae-asked-over = ничего, партия окончена

## Actions

ae-do-pick = { $first } и { $second }
# $from and $to are spaces of the share track, $row the victory points there.
ae-do-buy = { $airline }: { $route } за { $price } млн (маркер с { $from } на { $to }, строка { $row })
ae-do-buy-bonus = { $airline }: { $route } за { $price } млн, с бонусом { $bonus } (маркер с { $from } на { $to }, строка { $row })
ae-do-take = Взять { $airline }
ae-do-draw = Взять карту из колоды вслепую ({ $cards ->
    [one] осталась { $cards } карта
    [few] остались { $cards } карты
   *[many] осталось { $cards } карт
})
ae-do-play = Сыграть { $count ->
    [one] { $count } акцию
    [few] { $count } акции
   *[many] { $count } акций
} { $airline } за { $money } млн
ae-do-play-pair = Сыграть по одной акции { $first } и { $second } за 4 млн
ae-do-exchange = Сбросить { $discards ->
    [one] { $discards } акцию
    [few] { $discards } акции
   *[many] { $discards } акций
} за { $takes ->
    [one] { $takes } акцию
    [few] { $takes } акции
   *[many] { $takes } акций
} Air ABACUS
ae-do-discard-hand = { $airline }, из руки
ae-do-discard-portfolio = { $airline }, из пакета акций
ae-do-bank = Взять 8 млн из банка
ae-do-ban = Запретить лицензию за { $price } млн на маршруте { $route }
ae-do-pass = Больше не класть маркеров в этой фазе

## Refusals

ae-no-over = Партия окончена.
ae-no-turn = Сейчас ход другого игрока.
ae-no-picked = Вы уже выбрали; стол ждёт остальных.
ae-no-now = Сейчас нужно другое: { $asked }.
ae-no-same = Две акции должны быть разных авиакомпаний.
ae-no-hand = { $have ->
    [0] У вас в руке нет акций
    [one] У вас в руке только { $have } акция
    [few] У вас в руке только { $have } акции
   *[many] У вас в руке только { $have } акций
} { $airline }.
ae-no-portfolio = В вашем пакете нет акций { $airline }.
ae-no-market = На рынке нет акций { $airline }.
ae-no-abacus = У Air ABACUS нет самолётов, поэтому купить для неё лицензию нельзя.
ae-no-play = При таком числе игроков { $airline } не участвует в игре.
ae-no-planes = У { $airline } не осталось самолётов.
ae-no-twice = { $airline } уже летает по маршруту { $route }.
ae-no-connection = Маршрут { $route } не соединён ни с маршрутами { $airline }, ни с её главным аэропортом ({ $home }).
ae-no-licence = На маршруте { $route } не осталось свободных лицензий; он закрыт для всех.
ae-no-money = Лицензия стоит { $price } млн, а у вас { $money } млн.
ae-no-nothing = Нужно сыграть хотя бы одну акцию.
ae-no-exchange-kind = Сбросьте одну акцию за одну акцию Air ABACUS или три за две.
ae-no-few-shares = Для этого { $need ->
    [one] нужна { $need } акция
    [few] нужны { $need } акции
   *[many] нужно { $need } акций
} в руке и пакете вместе; у вас { $have }.
ae-no-supply = { $left ->
    [0] Акций Air ABACUS не осталось.
    [one] Осталась только { $left } акция Air ABACUS.
    [few] Остались только { $left } акции Air ABACUS.
   *[many] Осталось только { $left } акций Air ABACUS.
}
ae-no-bans = У вас не осталось маркеров запрета.
ae-no-free = Эта лицензия на маршруте { $route } не свободна.
ae-no-last = Последнюю свободную лицензию на маршруте { $route } запретить нельзя.

## The log

ae-told-begins = Начинает { $seat }.
ae-told-dealt = { $seat } получает { $airline }.
ae-told-dealt-unseen = { $seat } получает акцию.
ae-told-dealt-again = { $seat }: вся рука одной авиакомпании, карты раздаются заново.
ae-told-picked = { $seat } выбирает { $first } и { $second }.
ae-told-picked-unseen = Выбор сделан: { $seat }.
ae-told-revealed = { $seat } начинает с { $first } и { $second }.
ae-told-turned-up = На рынке открыта акция { $airline }.
ae-told-bought = { $seat } покупает лицензию { $route } для { $airline } за { $price } млн; её маркер теперь на { $marker }.
ae-told-bonus = { $airline } достигает города назначения: ещё +{ $amount }, её маркер теперь на { $marker }.
ae-told-took = { $seat } берёт { $airline }.
ae-told-drew = { $seat } берёт вслепую { $airline }.
ae-told-drew-unseen = { $seat } берёт карту из колоды.
ae-told-played = { $seat } играет { $count ->
    [one] { $count } акцию
    [few] { $count } акции
   *[many] { $count } акций
} { $airline }.
ae-told-discarded-hand = { $seat } сбрасывает { $airline } из руки.
ae-told-discarded-portfolio = { $seat } сбрасывает { $airline } из пакета акций.
ae-told-discarded-unseen = { $seat } сбрасывает акцию из руки лицом вниз.
ae-told-abacus = { $seat } берёт { $count ->
    [one] { $count } акцию
    [few] { $count } акции
   *[many] { $count } акций
} Air ABACUS.
ae-told-paid = { $seat } получает { $amount } млн.
ae-told-bank-broke = Банк обанкротился.
ae-told-gave-back = { $seat } возвращает { $amount } млн.
ae-told-left = { $airline } уходит с рынка.
ae-told-scoring-card = Открыта карта подсчёта { $number }, её получает { $seat }.
ae-told-scoring-card-unseen = Карта подсчёта { $number } взята вслепую, её получает { $seat }.
ae-told-scored = { $airline } на { $marker } приносит { $row }: { $seats }.
ae-told-scored-abacus = { $airline } приносит { $row }: { $seats }.
ae-told-scored-seat = { $seat } — { $points } за { $shares ->
    [one] { $shares } акцию
    [few] { $shares } акции
   *[many] { $shares } акций
}
ae-told-scored-third = фиктивный третий игрок — { $points } за { $shares ->
    [one] { $shares } акцию
    [few] { $shares } акции
   *[many] { $shares } акций
}
ae-told-banned = { $seat } запрещает лицензию за { $price } млн на маршруте { $route }.
ae-told-passed = { $seat } пасует.
ae-told-ended = Третий подсчёт очков завершает партию.
ae-told-ended-blocked = Все авиакомпании заблокированы, и партия завершается.

## The table in a few lines

# Shares of one airline in a list.
ae-shares = { $count } { $airline }
ae-sum-table = Подсчётов очков { $scored } из 3, в колоде { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, в банке { $bank } млн, осталось акций Air ABACUS: { $abacus }.
ae-sum-market = Рынок: { $shares }.
ae-sum-airline = { $airline }: маркер на { $marker }, строка { $row }, { $planes ->
    [0] самолётов не осталось
    [one] остался { $planes } самолёт
    [few] остались { $planes } самолёта
   *[many] осталось { $planes } самолётов
}, акционеры: { $holders }.
ae-sum-holder = { $seat } — { $count }
ae-sum-player = { $seat }: { $money } млн, в руке { $hand } и { $abacus } Air ABACUS, { $bans ->
    [0] пакет акций
    [one] { $bans } маркер запрета, пакет акций
    [few] { $bans } маркера запрета, пакет акций
   *[many] { $bans } маркеров запрета, пакет акций
}: { $portfolio }.
ae-sum-player-points = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $money } млн, в руке { $hand } и { $abacus } Air ABACUS, { $bans ->
    [0] пакет акций
    [one] { $bans } маркер запрета, пакет акций
    [few] { $bans } маркера запрета, пакет акций
   *[many] { $bans } маркеров запрета, пакет акций
}: { $portfolio }.
ae-sum-hand = { $seat }, рука: { $shares }.

## Why a move is good, in a hint

ae-hint-place = { $place ->
    [1] Первое место
    [2] Второе место
   *[other] Место { $place }
} в { $airline }: +{ $points }.
ae-hint-soon = Следующий подсчёт очков { $cards ->
    [0] на следующей карте
    [one] примерно через { $cards } карту
    [few] примерно через { $cards } карты
   *[many] примерно через { $cards } карт
}: акции { $airline } считаются, только когда сыграны.
ae-hint-steps = Рост котировок { $airline } даёт вам больше, чем другим: +{ $points }.
ae-hint-bonus = Прокладывает призовой маршрут { $airline } в город { $target }: ещё +{ $amount }.
ae-hint-way = Приближает { $airline } к городу { $target } и бонусу { $amount }; { $routes ->
    [one] остался { $routes } маршрут
    [few] осталось { $routes } маршрута
   *[many] осталось { $routes } маршрутов
}.
ae-hint-share = Ещё одна акция { $airline }: +{ $points }.
ae-hint-little = Небольшой выигрыш в { $airline }.
ae-hint-draw = Акция вслепую обещает не меньше рынка, и никто не узнает, какая она.
ae-hint-dividend = Ничего срочного, а это приносит { $money } млн.
ae-hint-abacus = У кого больше всех акций Air ABACUS, получит очков при следующем подсчёте: { $points }.
ae-hint-discard = { $airline } стоит для вас меньше всего.
ae-hint-bank = Деньги нужны для следующих лицензий.
ae-hint-ban = Отнимает место у { $airline }, которая полезнее другим, чем вам.
ae-hint-ban-route = Отнимает место, которое пока никому не нужно.
ae-hint-pass = Ни один запрет не повредит другим больше, чем вам.

## From data: kinds of actions, as headings

ae-do-pick-kind = Ваш начальный пакет акций
ae-do-buy-kind = Купить лицензию
ae-do-buy-bonus-kind = Купить лицензию и проложить призовой маршрут
ae-do-take-kind = Взять акцию с рынка
ae-do-draw-kind = Взять акцию из колоды
ae-do-play-kind = Сыграть акции одной авиакомпании
ae-do-play-pair-kind = Сыграть по одной акции двух авиакомпаний
ae-do-exchange-kind = Обменять на Air ABACUS
ae-do-discard-hand-kind = Сбросить из руки
ae-do-discard-portfolio-kind = Сбросить из пакета акций
ae-do-bank-kind = Взять деньги
ae-do-ban-kind = Положить маркер запрета
ae-do-pass-kind = Спасовать

## From data: short forms, for long lists; what several moves share, and the rest

ae-do-pick-about = { $first }
ae-do-pick-short = { $second }
ae-do-buy-about = { $airline }
ae-do-buy-short = { $route } { $price }
ae-do-play-pair-about = { $first }
ae-do-play-pair-short = { $second }
ae-do-ban-about = { $route }
ae-do-ban-short = { $price }

## From data: what is asked and told in one line; [mark|words] marks what may be clicked, b is bold, p stands at the end

ae-ask-turn-line = [b|Ваш ход:] [buy|купите лицензию], [play|сыграйте акции], [exchange|обменяйте на ABACUS] или [take|возьмите 8 млн]
ae-told-begins-line = первый ход
ae-told-picked-line = выбраны { $first } и { $second }
ae-told-picked-unseen-line = выбраны две акции
ae-told-revealed-line = { $first } и { $second } на старте
ae-told-bought-line = { $airline } [b|{ $route }] за { $price }
ae-told-bonus-line = { $airline } в городе назначения: +{ $amount }
ae-told-took-line = { $airline } с рынка
ae-told-drew-line = { $airline } из колоды
ae-told-drew-unseen-line = карта из колоды
ae-told-played-line = сыграно { $count } { $airline }
ae-told-discarded-hand-line = { $airline } в сброс
ae-told-discarded-portfolio-line = { $airline } из пакета в сброс
ae-told-discarded-unseen-line = акция в сброс лицом вниз
ae-told-abacus-line = ABACUS: { $count }
ae-told-paid-line = получено { $amount } млн
ae-told-gave-back-line = возвращено { $amount } млн
ae-told-left-line = { $airline } уходит с рынка
ae-told-scored-line = { $airline }: { $seats }
ae-told-scored-abacus-line = { $airline }: { $seats }
ae-told-banned-line = запрет на { $price }, [b|{ $route }]
ae-told-passed-line = пас
