### What the game's own verbs, actions and conditions say.

## Verbs of the pack

define-take_order =
    { $form ->
        [chosen] посмотреть два верхних заказа, оставить один и положить другой под колоду
       *[other] посмотрите два верхних заказа, оставьте один и положите другой под колоду
    }
define-earn =
    { $form ->
        [chosen] заработать { $n } { $n ->
            [one] печать
            [few] печати
           *[other] печатей
        }
       *[other] заработайте { $n } { $n ->
            [one] печать
            [few] печати
           *[other] печатей
        }
    }
define-stow =
    { $form ->
        [chosen] поставить { $p-acc } в { $c-acc }
       *[other] поставьте { $p-acc } в { $c-acc }
    }
define-draw =
    { $form ->
        [chosen] достать { $p-acc } из { $c-gen }
       *[other] достаньте { $p-acc } из { $c-gen }
    }
define-master =
    { $form ->
        [chosen] стать мастером { $s-gen }, если у вас две или больше и больше, чем у нынешнего мастера
       *[other] станьте мастером { $s-gen }, если у вас две или больше и больше, чем у нынешнего мастера
    }

## Actions, as in "вы можете ..."

action-throw = сделать изделие из ряда
action-load = поставить до двух изделий с вашей доски в печь
action-load_more = поставить изделие с вашей доски в печь
action-stoke = подбросить дров
action-dig = накопать глины
action-chop = нарубить дров
action-inquire = взять заказ
action-hire = нанять помощника на завтра
menu-craft = заняться ремеслом

procedure-set_up = подготовить игру
procedure-rounds = сыграть дни
procedure-turn = сделать ход
procedure-evening = провести вечер
procedure-fire_kiln = обжечь изделия
procedure-settle = показать заказы
procedure-fill_row = пополнить ряд

## Attributes, marks and conditions

member-player-honour =
    { $form ->
        [gen] числа печатей за ваши заказы
        [dat] числу печатей за ваши заказы
       *[other] число печатей за ваши заказы
    }
    .gender = n
member-player-bowls =
    { $form ->
        [gen] числа чаш на вашей полке
        [dat] числу чаш на вашей полке
       *[other] число чаш на вашей полке
    }
    .gender = n
member-player-jars =
    { $form ->
        [gen] числа кувшинов на вашей полке
        [dat] числу кувшинов на вашей полке
       *[other] число кувшинов на вашей полке
    }
    .gender = n
member-player-dishes =
    { $form ->
        [gen] числа блюд на вашей полке
        [dat] числу блюд на вашей полке
       *[other] число блюд на вашей полке
    }
    .gender = n
member-player-glazes =
    { $form ->
        [gen] числа глазурованных изделий на вашей полке
        [dat] числу глазурованных изделий на вашей полке
       *[other] число глазурованных изделий на вашей полке
    }
    .gender = n
member-player-hard =
    { $form ->
        [gen] числа изделий на вашей полке с нужным жаром от 5
        [dat] числу изделий на вашей полке с нужным жаром от 5
       *[other] число изделий на вашей полке с нужным жаром от 5
    }
    .gender = n
member-player-fired =
    { $form ->
        [gen] числа изделий на вашей полке
        [dat] числу изделий на вашей полке
       *[other] число изделий на вашей полке
    }
    .gender = n
term-player-bowls = у вас на полке есть чаша
term-player-jars = кувшин
term-player-dishes = блюдо
term-player-masteries =
    { $form ->
        [not] вы не мастер ни одной формы
       *[other] вы мастер одной из форм
    }
member-shape-master =
    { $form ->
        [gen] мастера { $owner-gen }
       *[nom] мастер { $owner-gen }
    }
member-pot-shape =
    { $form ->
        [bare] форма
       *[other] форма { $owner-gen }
    }
    .gender = f
member-pot-glazed =
    { $form ->
        [not] { $owner-nom } без глазури
        [that] которое покрыто глазурью
        [thatnot] которое не покрыто глазурью
        [that-plural] которые покрыты глазурью
        [thatnot-plural] которые не покрыты глазурью
       *[other] { $owner-nom } с глазурью
    }
member-chamber-keeper =
    { $form ->
        [bare] хранитель
       *[other] хранитель { $owner-gen }
    }

## Ways from pile to pile

move-choice-orders =
    { $form ->
        [chosen] оставить один из заказов, которые вы смотрите
       *[other] оставьте один из заказов, которые вы смотрите
    }
