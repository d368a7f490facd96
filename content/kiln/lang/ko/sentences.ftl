### What the game's own verbs, actions and conditions say.

## Verbs of the pack

define-take_order =
    { $form ->
        [and] 맨 위의 주문 두 장을 보고 한 장을 가진 다음 다른 한 장을 더미 맨 아래에 놓고
       *[other] 맨 위의 주문 두 장을 보고 한 장을 가진 다음 다른 한 장을 더미 맨 아래에 놓습니다
    }
define-earn = 인장 { $n }개를 { eotda }
define-stow = { $p }{ PARTICLE($p, "을", "를") } { $c }에 { neoda }
define-draw =
    { $form ->
        [and] { $c }에서 { $p }{ PARTICLE($p, "을", "를") } 꺼내고
       *[other] { $c }에서 { $p }{ PARTICLE($p, "을", "를") } 꺼냅니다
    }
define-master =
    { $form ->
        [and] { $s }{ PARTICLE($s, "이", "가") } 두 개 이상이고 지금의 명장보다 많으면 그 명장이 되고
       *[other] { $s }{ PARTICLE($s, "이", "가") } 두 개 이상이고 지금의 명장보다 많으면 그 명장이 됩니다
    }

## Actions, in the forms of a clause

action-throw =
    { $form ->
        [and] 진열대의 도자기 하나를 빚고
        [may] 진열대의 도자기 하나를 빚을 수 있습니다
        [mayand] 진열대의 도자기 하나를 빚을 수 있고
        [or] 진열대의 도자기 하나를 빚거나
       *[other] 진열대의 도자기 하나를 빚습니다
    }
action-load = 작업대의 도자기를 두 개까지 가마에 { neoda }
action-load_more = 자신의 작업대에 있는 도자기 하나를 가마에 { neoda }
action-stoke =
    { $form ->
        [and] 불을 지피고
        [may] 불을 지필 수 있습니다
        [mayand] 불을 지필 수 있고
        [or] 불을 지피거나
       *[other] 불을 지핍니다
    }
action-dig =
    { $form ->
        [and] 흙을 파고
        [may] 흙을 팔 수 있습니다
        [mayand] 흙을 팔 수 있고
        [or] 흙을 파거나
       *[other] 흙을 팝니다
    }
action-chop =
    { $form ->
        [and] 장작을 패고
        [may] 장작을 팰 수 있습니다
        [mayand] 장작을 팰 수 있고
        [or] 장작을 패거나
       *[other] 장작을 팹니다
    }
action-inquire =
    { $form ->
        [and] 주문을 받고
        [may] 주문을 받을 수 있습니다
        [mayand] 주문을 받을 수 있고
        [or] 주문을 받거나
       *[other] 주문을 받습니다
    }
action-hire = 내일 쓸 일꾼을 고용{ hada }
menu-craft = 작업을 { hada }

procedure-set_up = 게임을 준비{ hada }
procedure-rounds = 하루하루를 진행{ hada }
procedure-turn = 자신의 턴을 진행{ hada }
procedure-evening = 저녁을 진행{ hada }
procedure-fire_kiln = 가마를 굽는 것을 진행{ hada }
procedure-settle = 주문을 공개{ hada }
procedure-fill_row = 진열대를 보충{ hada }

## Attributes, marks and conditions

member-player-honour = 자신의 주문에서 얻은 인장 수
member-player-bowls = 자신의 선반에 있는 사발 수
member-player-jars = 자신의 선반에 있는 항아리 수
member-player-dishes = 자신의 선반에 있는 접시 수
member-player-glazes = 자신의 선반에 있는 유약 바른 도자기 수
member-player-hard = 자신의 선반에 있는, 5 이상의 열이 필요한 도자기 수
member-player-fired = 자신의 선반에 있는 도자기 수
term-player-bowls = 자신의 선반에 사발이 { itda }
term-player-jars = 항아리가 { itda }
term-player-dishes = 접시가 { itda }
term-player-masteries =
    { $form ->
        [not] 어떤 형태의 명장도 아닙니다
        [ifnot] 어떤 형태의 명장도 아니면
        [thatnot] 어떤 형태의 명장도 아닌
        [andnot] 어떤 형태의 명장도 아니고
        [ornot] 어떤 형태의 명장도 아니거나
        [if] 어떤 형태의 명장이면
        [that] 어떤 형태의 명장인
        [and] 어떤 형태의 명장이고
        [or] 어떤 형태의 명장이거나
       *[other] 어떤 형태의 명장입니다
    }
member-shape-master = { owner-of }명장
member-pot-shape = { owner-of }형태
member-pot-glazed =
    { $form ->
        [not] { owner-sub }유약을 바르지 않았습니다
        [ifnot] { owner-sub }유약을 바르지 않았으면
        [thatnot] 유약을 바르지 않은
        [andnot] { owner-sub }유약을 바르지 않았고
        [ornot] { owner-sub }유약을 바르지 않았거나
        [if] { owner-sub }유약을 발랐으면
        [that] 유약을 바른
        [and] { owner-sub }유약을 발랐고
        [or] { owner-sub }유약을 발랐거나
       *[other] { owner-sub }유약을 발랐습니다
    }
member-chamber-keeper = { owner-of }가마지기

## Ways from pile to pile

move-choice-orders =
    { $form ->
        [and] 살펴보는 주문 중 한 장을 가지고
       *[other] 살펴보는 주문 중 한 장을 가집니다
    }
