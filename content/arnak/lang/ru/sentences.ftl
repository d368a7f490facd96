### What the game's own verbs and actions say.

## Verbs of the pack

define-draw =
    { $form ->
        [chosen] взять { $n ->
            [1] карту
            [one] { $n } карту
            [few] { $n } карты
           *[other] { $n } карт
        }
       *[other] возьмите { $n ->
            [1] карту
            [one] { $n } карту
            [few] { $n } карты
           *[other] { $n } карт
        }
    }
define-discard =
    { $form ->
        [chosen] сбросить карту из руки
       *[other] сбросьте карту из руки
    }
define-exile =
    { $form ->
        [chosen] изгнать { $c-acc }
       *[other] изгоните { $c-acc }
    }
define-exile_card =
    { $form ->
        [chosen] изгнать карту из руки или из вашего сброса либо вернуть плитку ужаса
        [chosen-tail] (по желанию) изгнать карту из руки или из вашего сброса либо вернуть плитку ужаса
       *[other] вы можете изгнать карту из руки или из вашего сброса либо вернуть плитку ужаса
    }
define-gain_fear =
    { $form ->
        [chosen] получить карту ужаса
       *[other] получите карту ужаса
    }
define-upgrade_resource =
    { $form ->
        [chosen] обменять 1 табличку на 1 стрелку-указатель или 1 стрелку-указатель на 1 драгоценность
        [chosen-tail] (по желанию) обменять 1 табличку на 1 стрелку-указатель или 1 стрелку-указатель на 1 драгоценность
       *[other] вы можете обменять 1 табличку на 1 стрелку-указатель или 1 стрелку-указатель на 1 драгоценность
    }
define-activate =
    { $form ->
        [chosen] активировать { $s-acc }
       *[other] активируйте { $s-acc }
    }
define-explore =
    { $form ->
        [chosen] отправить исследователя в локацию или в новую локацию, заплатив на { $discount-acc } меньше
        [chosen-tail] (по желанию) отправить исследователя в локацию или в новую локацию, заплатив на { $discount-acc } меньше
       *[other] вы можете отправить исследователя в локацию или в новую локацию, заплатив на { $discount-acc } меньше
    }
define-activate_tile =
    { $form ->
        [chosen] открыть верхнюю плитку { $stack-gen }, выполнить ее эффект и положить ее под остальные
       *[other] откройте верхнюю плитку { $stack-gen }, выполните ее эффект и положите ее под остальные
    }
define-relocate =
    { $form ->
        [chosen] переместить одного из ваших исследователей на свободное место другой локации уровня { $most } или ниже и активировать эту локацию
        [chosen-tail] (по желанию) переместить одного из ваших исследователей на свободное место другой локации уровня { $most } или ниже и активировать эту локацию
       *[other] вы можете переместить одного из ваших исследователей на свободное место другой локации уровня { $most } или ниже и активировать эту локацию
    }
define-take_back =
    { $form ->
        [chosen] вернуть вашего исследователя с { $x-gen }
       *[other] верните вашего исследователя с { $x-gen }
    }
define-defeat =
    { $form ->
        [chosen] бесплатно победить стража { $s-gen }
       *[other] бесплатно победите стража { $s-gen }
    }
define-overcome_free =
    { $form ->
        [chosen] бесплатно победить стража в локации, в которой есть ваш исследователь
        [chosen-tail] (по желанию) бесплатно победить стража в локации, в которой есть ваш исследователь
       *[other] вы можете бесплатно победить стража в локации, в которой есть ваш исследователь
    }
define-gain_item =
    { $form ->
        [chosen] бесплатно взять предмет с рынка и положить { $place-to }
        [chosen-tail] (по желанию) бесплатно взять предмет с рынка и положить { $place-to }
       *[other] вы можете бесплатно взять предмет с рынка и положить { $place-to }
    }
define-gain_artifact =
    { $form ->
        [chosen] бесплатно взять артефакт с рынка и выполнить его эффект
        [chosen-tail] (по желанию) бесплатно взять артефакт с рынка и выполнить его эффект
       *[other] вы можете бесплатно взять артефакт с рынка и выполнить его эффект
    }
define-receive =
    { $form ->
        [chosen] положить { $c-acc } в ваш сброс и по желанию выполнить эффект
       *[other] положите { $c-acc } в ваш сброс и по желанию выполните эффект
    }
define-recruit =
    { $form ->
        [chosen] нанять помощника
       *[other] наймите помощника
    }
define-rescue =
    { $form ->
        [chosen] просмотреть помощников, ожидающих спасения, и взять одного из них использованным
       *[other] просмотрите помощников, ожидающих спасения, и возьмите одного из них использованным
    }
define-promote =
    { $form ->
        [chosen] улучшить помощника до золотой стороны и выпрямить его
       *[other] улучшите помощника до золотой стороны и выпрямите его
    }
define-refresh =
    { $form ->
        [chosen] выпрямить использованного помощника
        [chosen-tail] (по желанию) выпрямить использованного помощника
       *[other] вы можете выпрямить использованного помощника
    }
define-use_assistant =
    { $form ->
        [chosen] использовать { $a-acc }
       *[other] используйте { $a-acc }
    }
define-study =
    { $form ->
        [chosen] продвинуться по шкале исследования или купить плитку затерянных руин, заплатив на { $discount-acc } меньше
        [chosen-tail] (по желанию) продвинуться по шкале исследования или купить плитку затерянных руин, заплатив на { $discount-acc } меньше
       *[other] вы можете продвинуться по шкале исследования или купить плитку затерянных руин, заплатив на { $discount-acc } меньше
    }
define-take_bonus =
    { $form ->
        [chosen] взять одну из фишек бонуса и получить ее бонус
       *[other] возьмите одну из фишек бонуса и получите ее бонус
    }
define-arrive_magnifier =
    { $form ->
        [chosen] передвинуть увеличительное стекло на { $n-acc } и выполнить эффект ряда
       *[other] передвиньте увеличительное стекло на { $n-acc } и выполните эффект ряда
    }
define-arrive_notebook =
    { $form ->
        [chosen] передвинуть книгу на { $n-acc } и выполнить эффект ряда
       *[other] передвиньте книгу на { $n-acc } и выполните эффект ряда
    }
define-refill_row =
    { $form ->
        [chosen] восполнить рынок
       *[other] восполните рынок
    }

## Ways from pile to pile

move-deck-hand =
    { $form ->
        [chosen] { $n ->
            [one] взять { $thing-acc }
           *[other] взять карты: { $n }
        }
       *[other] { $n ->
            [one] возьмите { $thing-acc }
           *[other] возьмите карты: { $n }
        }
    }
move-deck-aside =
    { $form ->
        [chosen] { $n ->
            [one] посмотреть { $thing-acc }
           *[other] посмотреть { $n ->
                [few] { $n } верхние карты
               *[other] { $n } верхних карт
            } вашей колоды
        }
       *[other] { $n ->
            [one] посмотрите { $thing-acc }
           *[other] посмотрите { $n ->
                [few] { $n } верхние карты
               *[other] { $n } верхних карт
            } вашей колоды
        }
    }
move-aside-hand =
    { $known ->
        [yes] { $form ->
            [chosen] взять { $thing-acc } в руку
           *[other] возьмите { $thing-acc } в руку
        }
       *[no] { $form ->
            [chosen] взять одну из них в руку
           *[other] возьмите одну из них в руку
        }
    }
move-aside-deck =
    { $known ->
        [yes] { $form ->
            [chosen] положить { $thing-acc } на верх вашей колоды
           *[other] положите { $thing-acc } на верх вашей колоды
        }
       *[no] { $form ->
            [chosen] положить одну из остальных на верх вашей колоды
           *[other] положите одну из остальных на верх вашей колоды
        }
    }
move-aside-play =
    { $n ->
        [all] { $form ->
            [chosen] положить остальные в ваш сброс
           *[other] положите остальные в ваш сброс
        }
       *[other] { $form ->
            [chosen] положить { $thing-acc } в ваш сброс
           *[other] положите { $thing-acc } в ваш сброс
        }
    }
move-hand-play =
    { $form ->
        [chosen] сбросить { $thing-acc }
       *[other] сбросьте { $thing-acc }
    }
move-item_row-deck =
    { $form ->
        [chosen] бесплатно взять { $thing-acc } и положить { $to-to }
       *[other] бесплатно возьмите { $thing-acc } и положите { $to-to }
    }
move-item_row-hand =
    { $form ->
        [chosen] бесплатно взять { $thing-acc } и положить { $to-to }
       *[other] бесплатно возьмите { $thing-acc } и положите { $to-to }
    }
move-item_exile-deck =
    { $form ->
        [chosen] бесплатно взять { $thing-acc } и положить { $to-to }
       *[other] бесплатно возьмите { $thing-acc } и положите { $to-to }
    }
move-item_row-item_exile =
    { $form ->
        [chosen] изгнать { $thing-acc }
       *[other] изгоните { $thing-acc }
    }
move-item_deck-revealed_item =
    { $form ->
        [chosen] открыть { $thing-acc }
       *[other] откройте { $thing-acc }
    }
move-artifact_deck-revealed_artifact =
    { $form ->
        [chosen] открыть { $thing-acc }
       *[other] откройте { $thing-acc }
    }
move-revealed_item-item_deck =
    { $form ->
        [chosen] вернуть открытую карту, если она не куплена, { $to-to }
       *[other] если открытая карта не куплена, верните ее { $to-to }
    }
move-revealed_artifact-artifact_deck =
    { $form ->
        [chosen] вернуть открытую карту, если она не куплена, { $to-to }
       *[other] если открытая карта не куплена, верните ее { $to-to }
    }
move-waiting-assistants =
    { $form ->
        [chosen] нанять { $thing-acc }
       *[other] наймите { $thing-acc }
    }

## Actions, as in "вы можете ..."

action-dig = отправить исследователя в локацию
action-discover = отправить исследователя в новую локацию
action-overcome = победить стража
action-buy_item = купить предмет
action-buy_artifact = купить артефакт
action-buy_revealed_item = купить открытую карту
action-buy_revealed_artifact = купить открытую карту
action-play_main = сыграть карту
action-play_pass = сыграть карту и спасовать
action-study_magnifier = продвинуть увеличительное стекло по шкале исследования
action-study_notebook = продвинуть книгу по шкале исследования
action-buy_temple_tile = получить плитку затерянных руин
action-hire = использовать помощника
action-pass = спасовать
action-end_turn = закончить ход
action-swap_assistant = обменять одного из ваших помощников на верхнего помощника из одной из стопок
action-enter_camp = отправить исследователя в локацию уровня 0, не платя за путешествие, и активировать ее до двух раз
action-play_free = сыграть карту
action-assist = использовать помощника
action-boon = использовать эффект побежденного стража
action-slot = использовать бонус идола
menu-main = совершить основное действие
menu-free = совершить бесплатное действие
procedure-set_up = подготовить игру
procedure-rounds = сыграть раунды
procedure-turn = сделать ход
procedure-round_end = закончить раунд
