### What the game's own verbs and actions say.

## Verbs of the pack

define-draw =
    { $n ->
        [1] 카드 한 장을
        [other] 카드 { $n }장을
       *[text] 카드를 { $n }
    } { gajyeoda }
define-discard = 손에 든 카드 한 장을 소비{ hada }
define-exile = { $c }{ PARTICLE($c, "을", "를") } 방출{ hada }
define-exile_card = 손이나 개인 공간에 있는 카드 한 장을 방출하거나 공포 타일 1개를 반납{ hada-may }
define-gain_fear = 공포 카드 한 장을 { eotda }
define-upgrade_resource = 석판 1개를 화살촉 1개로, 또는 화살촉 1개를 보석 1개로 { bakkuda-may }
define-activate = { $s }{ PARTICLE($s, "을", "를") } 활성화{ hada }
define-explore = { $discount } 적게 내고 현장을 발굴하거나 새로운 현장을 발견{ hada-may }
define-activate_tile = { $stack }의 맨 위 타일을 공개해서 효과를 적용하고 더미 맨 아래에 { nota }
define-relocate = 자신의 고고학자 하나를 레벨 { $most } 이하인 다른 현장의 빈칸으로 재배치하고 그 현장을 활성화{ hada-may }
define-take_back = { $x }에서 자신의 고고학자를 회수{ hada }
define-defeat = 비용을 내지 않고 { $s }의 수호자를 { mullichida }
define-overcome_free = 비용을 내지 않고 자신의 고고학자가 있는 현장의 수호자를 { mullichida-may }
define-gain_item = 비용을 내지 않고 카드 열의 아이템 한 장을 { $place }{ PARTICLE($place, "으로", "로", "로") } { gajyeoda-may }
define-gain_artifact = 비용을 내지 않고 카드 열의 유물 한 장을 가져와 그 효과를 적용{ hada-may }
define-receive = { $c }{ PARTICLE($c, "을", "를") } 개인 공간에 놓고 원하면 그 효과를 적용{ hada }
define-recruit = 조수 한 명을 모집{ hada }
define-rescue = 구출할 조수 더미를 살펴보고 그중 한 명을 탈진 상태로 { gajyeoda }
define-promote = 조수 한 명을 금색 등급으로 업그레이드하고 상태를 회복{ hada }
define-refresh = 탈진한 조수 한 명의 상태를 회복{ hada-may }
define-use_assistant = { $a }{ PARTICLE($a, "을", "를") } 사용{ hada }
define-study = { $discount } 적게 내고 조사하거나 신전 타일을 구입{ hada-may }
define-take_bonus = 보너스 타일 하나를 가져와 그 보너스를 { eotda }
define-arrive_magnifier = 돋보기를 { $n }{ PARTICLE($n, "으로", "로", "로") } 옮기고 줄의 효과를 적용{ hada }
define-arrive_notebook = 수첩을 { $n }{ PARTICLE($n, "으로", "로", "로") } 옮기고 줄의 효과를 적용{ hada }
define-refill_row =
    { $form ->
        [and] 카드 열을 채우고
       *[other] 카드 열을 채웁니다
    }

## Ways from pile to pile

move-deck-hand =
    { $n ->
        [one] { $thing }{ PARTICLE($thing, "을", "를") } 손으로
        [1] { $thing }{ PARTICLE($thing, "을", "를") } 손으로
        [other] 카드 { $n }장을
       *[text] 카드를 { $n }
    } { gajyeoda }
move-deck-aside =
    { $n ->
        [1] { $thing }{ PARTICLE($thing, "을", "를") }
        [other] 카드 더미의 맨 위 카드 { $n }장을
       *[text] 카드 더미의 맨 위 카드를 { $n }
    } { boda }
move-aside-hand =
    { $known ->
        [yes] { $thing }{ PARTICLE($thing, "을", "를") }
       *[no] 그중 한 장을
    } 손으로 { gajyeoda }
move-aside-deck =
    { $known ->
        [yes] { $thing }{ PARTICLE($thing, "을", "를") }
       *[no] 나머지 중 한 장을
    } 자신의 카드 더미 맨 위에 되돌려 { nota }
move-aside-play =
    { $n ->
        [all] 남은 카드를
       *[other] { $thing }{ PARTICLE($thing, "을", "를") }
    } 개인 공간에 { nota }
move-hand-play = { $thing }{ PARTICLE($thing, "을", "를") } 소비{ hada }
move-item_row-deck = 비용을 내지 않고 { $thing }{ PARTICLE($thing, "을", "를") } { $to }{ PARTICLE($to, "으로", "로", "로") } { gajyeoda }
move-item_row-hand = 비용을 내지 않고 { $thing }{ PARTICLE($thing, "을", "를") } { $to }{ PARTICLE($to, "으로", "로", "로") } { gajyeoda }
move-item_exile-deck = 비용을 내지 않고 { $thing }{ PARTICLE($thing, "을", "를") } { $to }{ PARTICLE($to, "으로", "로", "로") } { gajyeoda }
move-item_row-item_exile = { $thing }{ PARTICLE($thing, "을", "를") } 방출{ hada }
move-item_deck-revealed_item = { $thing }{ PARTICLE($thing, "을", "를") } 공개{ hada }
move-artifact_deck-revealed_artifact = { $thing }{ PARTICLE($thing, "을", "를") } 공개{ hada }
move-revealed_item-item_deck = 공개한 카드를 구입하지 않았으면 { $to }에 되돌려 { nota }
move-revealed_artifact-artifact_deck = 공개한 카드를 구입하지 않았으면 { $to }에 되돌려 { nota }
move-waiting-assistants = { $thing }{ PARTICLE($thing, "을", "를") } 모집{ hada }

## Actions, in the forms of a clause

action-dig = 현장을 발굴{ hada }
action-discover = 새로운 현장을 발견{ hada }
action-overcome = 수호자를 { mullichida }
action-buy_item = 아이템을 구입{ hada }
action-buy_artifact = 유물을 구입{ hada }
action-buy_revealed_item = 공개한 카드를 구입{ hada }
action-buy_revealed_artifact = 공개한 카드를 구입{ hada }
action-play_main = 카드를 사용{ hada }
action-play_pass = 카드를 사용하고 패스{ hada }
action-study_magnifier = 돋보기로 조사{ hada }
action-study_notebook = 수첩으로 조사{ hada }
action-buy_temple_tile = 신전 타일을 구입{ hada }
action-hire = 조수를 사용{ hada }
action-pass = 패스{ hada }
action-end_turn = 자신의 턴을 종료{ hada }
action-swap_assistant = 자신의 조수 한 명을 조수 더미 맨 위의 조수와 교환{ hada }
action-enter_camp = 이동 비용을 내지 않고 레벨 0 현장을 발굴하고 그 현장을 두 번까지 활성화{ hada }
action-play_free = 카드를 사용{ hada }
action-assist = 조수를 사용{ hada }
action-boon = 수호자의 능력을 사용{ hada }
action-slot = 우상을 우상 칸에 { nota }
menu-main = 주요 행동을 { hada }
menu-free = 보조 행동을 { hada }
procedure-set_up = 게임을 준비{ hada }
procedure-rounds = 라운드를 진행{ hada }
procedure-turn = 자신의 턴을 진행{ hada }
procedure-round_end = 라운드를 종료{ hada }
