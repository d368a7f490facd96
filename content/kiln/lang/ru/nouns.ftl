### What things of the game are called.

## Stores

resource-clay =
    { $form ->
        [gen] { $n ->
            [one] меры глины
           *[other] мер глины
        }
        [dat] { $n ->
            [one] мере глины
           *[other] мерам глины
        }
        [ins] { $n ->
            [one] мерой глины
           *[other] мерами глины
        }
        [prep] { $n ->
            [one] мере глины
           *[other] мерах глины
        }
        [acc] { $n ->
            [one] меру глины
            [few] меры глины
            [plural] меры глины
           *[many] мер глины
        }
       *[nom] { $n ->
            [one] мера глины
            [few] меры глины
            [plural] меры глины
           *[many] мер глины
        }
    }
    .gender = f
resource-wood =
    { $form ->
        [gen] { $n ->
            [one] вязанки дров
           *[other] вязанок дров
        }
        [dat] { $n ->
            [one] вязанке дров
           *[other] вязанкам дров
        }
        [ins] { $n ->
            [one] вязанкой дров
           *[other] вязанками дров
        }
        [prep] { $n ->
            [one] вязанке дров
           *[other] вязанках дров
        }
        [acc] { $n ->
            [one] вязанку дров
            [few] вязанки дров
            [plural] вязанки дров
           *[many] вязанок дров
        }
       *[nom] { $n ->
            [one] вязанка дров
            [few] вязанки дров
            [plural] вязанки дров
           *[many] вязанок дров
        }
    }
    .gender = f
resource-ash =
    { $form ->
        [gen] { $n ->
            [one] меры золы
           *[other] мер золы
        }
        [dat] { $n ->
            [one] мере золы
           *[other] мерам золы
        }
        [ins] { $n ->
            [one] мерой золы
           *[other] мерами золы
        }
        [prep] { $n ->
            [one] мере золы
           *[other] мерах золы
        }
        [acc] { $n ->
            [one] меру золы
            [few] меры золы
            [plural] меры золы
           *[many] мер золы
        }
       *[nom] { $n ->
            [one] мера золы
            [few] меры золы
            [plural] меры золы
           *[many] мер золы
        }
    }
    .gender = f
resource-seal =
    { $form ->
        [gen] { $n ->
            [one] печати
           *[other] печатей
        }
        [dat] { $n ->
            [one] печати
           *[other] печатям
        }
        [ins] { $n ->
            [one] печатью
           *[other] печатями
        }
        [prep] { $n ->
            [one] печати
           *[other] печатях
        }
        [acc] { $n ->
            [one] печать
            [few] печати
            [plural] печати
           *[many] печатей
        }
       *[nom] { $n ->
            [one] печать
            [few] печати
            [plural] печати
           *[many] печатей
        }
    }
    .gender = f
resource-fire =
    { $form ->
        [gen] жара огня
       *[other] жар огня
    }

## Kinds

kind-player =
    { $form ->
        [gen] { $n ->
            [one] игрока
           *[other] игроков
        }
        [dat] { $n ->
            [one] игроку
           *[other] игрокам
        }
        [ins] { $n ->
            [one] игроком
           *[other] игроками
        }
        [prep] { $n ->
            [one] игроке
           *[other] игроках
        }
        [acc] { $n ->
            [one] игрока
           *[other] игроков
        }
       *[nom] { $n ->
            [one] игрок
            [few] игрока
            [plural] игроки
           *[many] игроков
        }
    }
    .animate = yes
kind-chamber =
    { $form ->
        [gen] { $n ->
            [one] камеры
           *[other] камер
        }
        [dat] { $n ->
            [one] камере
           *[other] камерам
        }
        [ins] { $n ->
            [one] камерой
           *[other] камерами
        }
        [prep] { $n ->
            [one] камере
           *[other] камерах
        }
        [acc] { $n ->
            [one] камеру
            [few] камеры
            [plural] камеры
           *[many] камер
        }
       *[nom] { $n ->
            [one] камера
            [few] камеры
            [plural] камеры
           *[many] камер
        }
    }
    .gender = f
kind-shape =
    { $form ->
        [gen] { $n ->
            [one] формы
           *[other] форм
        }
        [dat] { $n ->
            [one] форме
           *[other] формам
        }
        [ins] { $n ->
            [one] формой
           *[other] формами
        }
        [prep] { $n ->
            [one] форме
           *[other] формах
        }
        [acc] { $n ->
            [one] форму
            [few] формы
            [plural] формы
           *[many] форм
        }
       *[nom] { $n ->
            [one] форма
            [few] формы
            [plural] формы
           *[many] форм
        }
    }
    .gender = f
kind-pot =
    { $form ->
        [gen] { $n ->
            [one] изделия
           *[other] изделий
        }
        [dat] { $n ->
            [one] изделию
           *[other] изделиям
        }
        [ins] { $n ->
            [one] изделием
           *[other] изделиями
        }
        [prep] { $n ->
            [one] изделии
           *[other] изделиях
        }
        [acc] { $n ->
            [one] изделие
            [few] изделия
            [plural] изделия
           *[many] изделий
        }
       *[nom] { $n ->
            [one] изделие
            [few] изделия
            [plural] изделия
           *[many] изделий
        }
    }
    .gender = n
kind-helper =
    { $form ->
        [gen] { $n ->
            [one] помощника
           *[other] помощников
        }
        [dat] { $n ->
            [one] помощнику
           *[other] помощникам
        }
        [ins] { $n ->
            [one] помощником
           *[other] помощниками
        }
        [prep] { $n ->
            [one] помощнике
           *[other] помощниках
        }
        [acc] { $n ->
            [one] помощника
           *[other] помощников
        }
       *[nom] { $n ->
            [one] помощник
            [few] помощника
            [plural] помощники
           *[many] помощников
        }
    }
    .animate = yes
kind-order =
    { $form ->
        [gen] { $n ->
            [one] заказа
           *[other] заказов
        }
        [dat] { $n ->
            [one] заказу
           *[other] заказам
        }
        [ins] { $n ->
            [one] заказом
           *[other] заказами
        }
        [prep] { $n ->
            [one] заказе
           *[other] заказах
        }
        [acc] { $n ->
            [one] заказ
            [few] заказа
            [plural] заказы
           *[many] заказов
        }
       *[nom] { $n ->
            [one] заказ
            [few] заказа
            [plural] заказы
           *[many] заказов
        }
    }

## Things

thing-mouth =
    { $form ->
        [gen] устья
        [dat] устью
        [acc] устье
        [ins] устьем
        [prep] устье
       *[other] устье
    }
thing-belly =
    { $form ->
        [gen] чрева
        [dat] чреву
        [acc] чрево
        [ins] чревом
        [prep] чреве
       *[other] чрево
    }
thing-crown =
    { $form ->
        [gen] верхушки
        [dat] верхушке
        [acc] верхушку
        [ins] верхушкой
        [prep] верхушке
       *[other] верхушка
    }
thing-bowl =
    { $form ->
        [gen] чаши
        [dat] чаше
        [acc] чашу
        [ins] чашей
        [prep] чаше
       *[other] чаша
    }
thing-jar =
    { $form ->
        [gen] кувшина
        [dat] кувшину
        [acc] кувшин
        [ins] кувшином
        [prep] кувшине
       *[other] кувшин
    }
thing-dish =
    { $form ->
        [gen] блюда
        [dat] блюду
        [acc] блюдо
        [ins] блюдом
        [prep] блюде
       *[other] блюдо
    }

## Helpers

thing-pedlar =
    { $form ->
        [gen] разносчика
        [dat] разносчику
        [acc] разносчика
        [ins] разносчиком
        [prep] разносчике
       *[other] разносчик
    }
thing-apprentice =
    { $form ->
        [gen] подмастерья
        [dat] подмастерью
        [acc] подмастерья
        [ins] подмастерьем
        [prep] подмастерье
       *[other] подмастерье
    }
thing-labourer =
    { $form ->
        [gen] работника
        [dat] работнику
        [acc] работника
        [ins] работником
        [prep] работнике
       *[other] работник
    }
thing-digger =
    { $form ->
        [gen] землекопа
        [dat] землекопу
        [acc] землекопа
        [ins] землекопом
        [prep] землекопе
       *[other] землекоп
    }
thing-ash_burner =
    { $form ->
        [gen] золокура
        [dat] золокуру
        [acc] золокура
        [ins] золокуром
        [prep] золокуре
       *[other] золокур
    }
thing-carrier =
    { $form ->
        [gen] носильщика
        [dat] носильщику
        [acc] носильщика
        [ins] носильщиком
        [prep] носильщике
       *[other] носильщик
    }

## Pots

thing-rain_bowl =
    { $form ->
        [gen] чаши дождя
        [dat] чаше дождя
        [acc] чашу дождя
        [ins] чашей дождя
        [prep] чаше дождя
       *[other] чаша дождя
    }
thing-ferry_bowl =
    { $form ->
        [gen] чаши парома
        [dat] чаше парома
        [acc] чашу парома
        [ins] чашей парома
        [prep] чаше парома
       *[other] чаша парома
    }
thing-broth_bowl =
    { $form ->
        [gen] чаши для похлебки
        [dat] чаше для похлебки
        [acc] чашу для похлебки
        [ins] чашей для похлебки
        [prep] чаше для похлебки
       *[other] чаша для похлебки
    }
thing-guest_bowl =
    { $form ->
        [gen] чаши гостя
        [dat] чаше гостя
        [acc] чашу гостя
        [ins] чашей гостя
        [prep] чаше гостя
       *[other] чаша гостя
    }
thing-hare_fur_bowl =
    { $form ->
        [gen] чаши с заячьим мехом
        [dat] чаше с заячьим мехом
        [acc] чашу с заячьим мехом
        [ins] чашей с заячьим мехом
        [prep] чаше с заячьим мехом
       *[other] чаша с заячьим мехом
    }
thing-moon_bowl =
    { $form ->
        [gen] чаши луны
        [dat] чаше луны
        [acc] чашу луны
        [ins] чашей луны
        [prep] чаше луны
       *[other] чаша луны
    }
thing-water_jar =
    { $form ->
        [gen] кувшина для воды
        [dat] кувшину для воды
        [acc] кувшин для воды
        [ins] кувшином для воды
        [prep] кувшине для воды
       *[other] кувшин для воды
    }
thing-seed_jar =
    { $form ->
        [gen] кувшина для семян
        [dat] кувшину для семян
        [acc] кувшин для семян
        [ins] кувшином для семян
        [prep] кувшине для семян
       *[other] кувшин для семян
    }
thing-oil_jar =
    { $form ->
        [gen] кувшина для масла
        [dat] кувшину для масла
        [acc] кувшин для масла
        [ins] кувшином для масла
        [prep] кувшине для масла
       *[other] кувшин для масла
    }
thing-ash_jar =
    { $form ->
        [gen] кувшина для золы
        [dat] кувшину для золы
        [acc] кувшин для золы
        [ins] кувшином для золы
        [prep] кувшине для золы
       *[other] кувшин для золы
    }
thing-celadon_jar =
    { $form ->
        [gen] кувшина из селадона
        [dat] кувшину из селадона
        [acc] кувшин из селадона
        [ins] кувшином из селадона
        [prep] кувшине из селадона
       *[other] кувшин из селадона
    }
thing-dragon_jar =
    { $form ->
        [gen] кувшина с драконом
        [dat] кувшину с драконом
        [acc] кувшин с драконом
        [ins] кувшином с драконом
        [prep] кувшине с драконом
       *[other] кувшин с драконом
    }
thing-salt_dish =
    { $form ->
        [gen] блюда для соли
        [dat] блюду для соли
        [acc] блюдо для соли
        [ins] блюдом для соли
        [prep] блюде для соли
       *[other] блюдо для соли
    }
thing-fish_dish =
    { $form ->
        [gen] блюда для рыбы
        [dat] блюду для рыбы
        [acc] блюдо для рыбы
        [ins] блюдом для рыбы
        [prep] блюде для рыбы
       *[other] блюдо для рыбы
    }
thing-ink_dish =
    { $form ->
        [gen] блюда для туши
        [dat] блюду для туши
        [acc] блюдо для туши
        [ins] блюдом для туши
        [prep] блюде для туши
       *[other] блюдо для туши
    }
thing-leaf_dish =
    { $form ->
        [gen] блюда с листом
        [dat] блюду с листом
        [acc] блюдо с листом
        [ins] блюдом с листом
        [prep] блюде с листом
       *[other] блюдо с листом
    }
thing-lotus_dish =
    { $form ->
        [gen] блюда с лотосом
        [dat] блюду с лотосом
        [acc] блюдо с лотосом
        [ins] блюдом с лотосом
        [prep] блюде с лотосом
       *[other] блюдо с лотосом
    }
thing-sun_dish =
    { $form ->
        [gen] блюда солнца
        [dat] блюду солнца
        [acc] блюдо солнца
        [ins] блюдом солнца
        [prep] блюде солнца
       *[other] блюдо солнца
    }

## Orders

thing-monastery =
    { $form ->
        [gen] заказа монастыря
        [dat] заказу монастыря
        [acc] заказ монастыря
        [ins] заказом монастыря
        [prep] заказе монастыря
       *[other] заказ монастыря
    }
thing-oil_press =
    { $form ->
        [gen] заказа маслобойни
        [dat] заказу маслобойни
        [acc] заказ маслобойни
        [ins] заказом маслобойни
        [prep] заказе маслобойни
       *[other] заказ маслобойни
    }
thing-fish_market =
    { $form ->
        [gen] заказа рыбного рынка
        [dat] заказу рыбного рынка
        [acc] заказ рыбного рынка
        [ins] заказом рыбного рынка
        [prep] заказе рыбного рынка
       *[other] заказ рыбного рынка
    }
thing-wedding =
    { $form ->
        [gen] заказа на свадьбу
        [dat] заказу на свадьбу
        [acc] заказ на свадьбу
        [ins] заказом на свадьбу
        [prep] заказе на свадьбу
       *[other] заказ на свадьбу
    }
thing-palace =
    { $form ->
        [gen] заказа дворца
        [dat] заказу дворца
        [acc] заказ дворца
        [ins] заказом дворца
        [prep] заказе дворца
       *[other] заказ дворца
    }
thing-fire_temple =
    { $form ->
        [gen] заказа храма огня
        [dat] заказу храма огня
        [acc] заказ храма огня
        [ins] заказом храма огня
        [prep] заказе храма огня
       *[other] заказ храма огня
    }
thing-tavern =
    { $form ->
        [gen] заказа таверны
        [dat] заказу таверны
        [acc] заказ таверны
        [ins] заказом таверны
        [prep] заказе таверны
       *[other] заказ таверны
    }
thing-hermit =
    { $form ->
        [gen] заказа отшельника
        [dat] заказу отшельника
        [acc] заказ отшельника
        [ins] заказом отшельника
        [prep] заказе отшельника
       *[other] заказ отшельника
    }
thing-kiln_god =
    { $form ->
        [gen] заказа бога печи
        [dat] заказу бога печи
        [acc] заказ бога печи
        [ins] заказом бога печи
        [prep] заказе бога печи
       *[other] заказ бога печи
    }
thing-winter_store =
    { $form ->
        [gen] заказа зимней кладовой
        [dat] заказу зимней кладовой
        [acc] заказ зимней кладовой
        [ins] заказом зимней кладовой
        [prep] заказе зимней кладовой
       *[other] заказ зимней кладовой
    }

## Piles

pile-patterns =
    { $form ->
        [to] к образцам
        [from] из образцов
        [in] среди образцов
        [gen] образцов
        [acc] образцы
       *[other] образцы
    }
pile-row =
    { $form ->
        [to] в ряд
        [from] из ряда
        [in] в ряду
        [gen] ряда
        [acc] ряд
       *[other] ряд
    }
pile-board =
    { $form ->
        [to] { $owner ->
            [other] на доску { $of-gen }
           *[you] на вашу доску
        }
        [from] { $owner ->
            [other] с доски { $of-gen }
           *[you] с вашей доски
        }
        [in] { $owner ->
            [other] на доске { $of-gen }
           *[you] на вашей доске
        }
        [gen] { $owner ->
            [other] доски { $of-gen }
           *[you] вашей доски
        }
        [acc] { $owner ->
            [other] доску { $of-gen }
           *[you] вашу доску
        }
       *[other] { $owner ->
            [other] доска { $of-gen }
           *[you] ваша доска
        }
    }
pile-rack =
    { $form ->
        [to] в { $of-acc }
        [from] из { $of-gen }
        [in] в { $of-prep }
        [gen] { $of-gen }
        [acc] { $of-acc }
       *[other] { $of-nom }
    }
pile-shelf =
    { $form ->
        [to] { $owner ->
            [other] на полку { $of-gen }
           *[you] на вашу полку
        }
        [from] { $owner ->
            [other] с полки { $of-gen }
           *[you] с вашей полки
        }
        [in] { $owner ->
            [other] на полке { $of-gen }
           *[you] на вашей полке
        }
        [gen] { $owner ->
            [other] полки { $of-gen }
           *[you] вашей полки
        }
        [acc] { $owner ->
            [other] полку { $of-gen }
           *[you] вашу полку
        }
       *[other] { $owner ->
            [other] полка { $of-gen }
           *[you] ваша полка
        }
    }
pile-order_deck =
    { $form ->
        [to] в колоду заказов
        [from] из колоды заказов
        [in] в колоде заказов
        [gen] колоды заказов
        [acc] колоду заказов
       *[other] колода заказов
    }
pile-orders =
    { $form ->
        [to] в руку
        [from] из руки
        [in] в вашей руке
        [gen] руки
        [acc] руку
       *[other] рука
    }
pile-choice =
    { $form ->
        [to] к заказам, которые вы смотрите
        [from] из заказов, которые вы смотрите
        [in] среди заказов, которые вы смотрите
        [gen] заказов, которые вы смотрите
        [acc] заказы, которые вы смотрите
       *[other] заказы, которые вы смотрите
    }
pile-met =
    { $form ->
        [to] к выполненным заказам
        [from] из выполненных заказов
        [in] среди ваших выполненных заказов
        [gen] ваших выполненных заказов
        [acc] ваши выполненные заказы
       *[other] ваши выполненные заказы
    }
