### The rival of a game for one.

seat-rival = соперник
kind-rival_tile =
    { $form ->
        [gen] { $n ->
            [one] плитки соперника
           *[other] плиток соперника
        }
        [dat] { $n ->
            [one] плитке соперника
           *[other] плиткам соперника
        }
        [ins] { $n ->
            [one] плиткой соперника
           *[other] плитками соперника
        }
        [prep] { $n ->
            [one] плитке соперника
           *[other] плитках соперника
        }
        [acc] { $n ->
            [one] плитку соперника
            [few] плитки соперника
            [plural] плитки соперника
           *[many] плиток соперника
        }
       *[nom] { $n ->
            [one] плитка соперника
            [few] плитки соперника
            [plural] плитки соперника
           *[many] плиток соперника
        }
    }
    .gender = f
pile-rival_stack = стопка плиток соперника
pile-rival_used = использованные плитки соперника
pile-rival_pairs = пары плиток соперника
pile-face_up = открытые идолы соперника
pile-face_down = закрытые идолы соперника

define-rival_dig = поставьте исследователя без награды на самое верхнее свободное место среди таких: { $offering-nom }
define-occupy =
    { $form ->
        [chosen] поставить исследователя на { $s-acc }
       *[other] поставьте исследователя на { $s-acc }
    }
define-rival_discover =
    { $guarded ->
        [0] откройте локацию уровня { $depth }, без стража
       *[1] откройте локацию уровня { $depth }, со стражем
    }
define-rival_research = передвиньте увеличительное стекло вверх без награды, а если оно на вершине шкалы, возьмите плитку за 6 очков
define-dismiss_assistant = уберите из игры верхнего помощника самой высокой стопки
define-rival_overcome = победите стража в локации, в которой есть исследователь соперника, а если такой нет, продвиньтесь по шкале исследования, не убирая помощника
define-rival_item = возьмите { $like-acc }, без награды
define-rival_artifact = возьмите { $like-acc }, без награды

option-rival = плитка соперника «{ $thing-name }»: { $thing-effect-plain }
action-turn_up = открыть следующую плитку соперника
procedure-set_up_rival = подготовить соперника
procedure-turn_up_tile = откройте следующую плитку соперника
member-game-round =
    { $form ->
        [gen] номера раунда
       *[nom] номер раунда
    }
member-item-points = очков
member-artifact-points = очков

thing-rival_dig_coin = Раскопки за монетами
thing-rival_dig_compass = Раскопки за компасами
thing-rival_dig_tablet = Раскопки за табличками
thing-rival_dig_arrowhead = Раскопки за стрелками-указателями
thing-rival_dig_jewel = Раскопки за драгоценностями
thing-rival_discover_green = Открытие (зеленая)
thing-rival_discover_red = Открытие (красная)
thing-rival_research_green = Исследование (зеленая)
thing-rival_research_red = Исследование (красная)
thing-rival_overcome_green = Победа над стражем (зеленая)
thing-rival_overcome_red = Победа над стражем (красная)
thing-rival_item_green = Покупка предмета (зеленая)
thing-rival_item_red = Покупка предмета (красная)
thing-rival_artifact_green = Покупка артефакта (зеленая)
thing-rival_artifact_red = Покупка артефакта (красная)
