### What things of the game are called.

## Tokens and icons

resource-coin = 금화
    .counter = gae
resource-compass = 나침반
    .counter = gae
resource-tablet = 석판
    .counter = gae
resource-arrowhead = 화살촉
    .counter = gae
resource-jewel = 보석
    .counter = gae
resource-figure = 고고학자
    .counter = gae
resource-idol = 우상
    .counter = gae
resource-slotted = 우상 칸의 우상
    .counter = gae
resource-fear_tile = 공포 타일
    .counter = gae
resource-action = 주요 행동
    .counter = beon
icon-boot = 부츠
    .counter = gae
icon-car = 자동차
    .counter = gae
icon-ship = 배
    .counter = gae
icon-plane = 비행기
    .counter = gae
unit-card = 손에 든 카드
    .counter = jang

## Kinds

kind-playing_card = 카드
    .counter = jang
kind-starting = 기본 카드
    .counter = jang
    .this = 카드
kind-fear_card = 공포 카드
    .counter = jang
kind-item = 아이템
    .counter = jang
    .this = 카드
kind-artifact = 유물
    .counter = jang
    .this = 카드
kind-site = 현장
    .counter = got
kind-space = 칸
    .counter = gae
kind-tile = 현장 타일
    .counter = gae
kind-guardian = 수호자
    .counter = gae
kind-idol_tile = 우상
    .counter = gae
kind-slot_effect = 우상 칸
    .counter = gae
kind-assistant = 조수
    .counter = myeong
kind-desk = 조수 더미
    .counter = gae
kind-node = 조사 트랙 칸
    .counter = gae
kind-track_row = 조사 트랙 줄
    .counter = gae
kind-bonus_tile = 조사 보너스 타일
    .counter = gae
kind-temple_tile = 신전 타일
    .counter = gae

## Piles

pile-deck = 자신의 카드 더미
pile-hand = 자신의 손
pile-play = 자신의 개인 공간
pile-aside = 살펴보는 카드
pile-reshuffle = 섞을 카드
pile-assistants = 자신의 개인 보드
pile-trophies = 자신이 물리친 수호자 더미
pile-temple_tiles = 자신의 신전 타일
pile-item_deck = 아이템 카드 더미
pile-item_row = 카드 열
pile-item_exile = 방출된 아이템 더미
pile-artifact_deck = 유물 카드 더미
pile-artifact_row = 카드 열
pile-artifact_exile = 방출된 유물 더미
pile-revealed_item = 공개한 카드
pile-revealed_tile = 공개한 타일
pile-revealed_bonus = 공개한 보너스 타일
pile-revealed_artifact = 공개한 카드
pile-fear_deck = 공포 카드 더미
pile-set_aside = 따로 둔 기본 카드
pile-tiles_1 = 레벨 I 현장 타일 더미
pile-tiles_2 = 레벨 II 현장 타일 더미
pile-guardian_deck = 수호자 더미
pile-idol_bag = 앞면이 보이지 않는 우상
pile-idols_taken = 가져온 우상
pile-bonus_bag = 조사 보너스 타일
pile-bonus = { $of }의 조사 보너스 타일
pile-temple_bonus = 잃어버린 신전 보너스 더미
pile-box = 게임 상자
pile-assistant_bag = 따로 둔 조수
pile-waiting = 조수 더미
pile-rescue_space = 구출할 조수 더미
pile-temple_supply = 신전 타일 더미

## Printed attributes, marks and conditions

member-starting-exiled_to = { owner-of }방출 더미
member-item-exiled_to = { owner-of }방출 더미
member-artifact-effect = { owner-of }효과
member-item-effect = { owner-of }효과
member-tile-effect = { owner-of }효과
member-idol_tile-effect = { owner-of }효과
member-bonus_tile-effect = { owner-of }효과
member-assistant-silver = { owner-of }은색 쪽 효과
member-assistant-gold = { owner-of }금색 쪽 효과
member-assistant-lent_silver = { owner-of }은색 쪽 효과
member-assistant-lent_gold = { owner-of }금색 쪽 효과
member-site-effect = { owner-of }효과
member-site-tile = { owner-of }현장 타일
member-site-guardian = { owner-of }수호자
member-track_row-magnifier = { owner-of }돋보기 효과
member-track_row-notebook = { owner-of }수첩 효과
member-node-line = { owner-of }줄
member-site-spaces = { owner-of }칸
member-site-level =
    { $form ->
        [bare] 레벨
       *[other] { owner-of }레벨
    }
member-space-figure =
    { $form ->
        [bare] 고고학자
       *[other] { owner-of }고고학자
    }
member-space-site =
    { $form ->
        [bare] 현장
       *[other] { owner-of }현장
    }
has-site-guardian = { owner-at }수호자가 { itda }
member-assistant-used =
    { $form ->
        [not] { owner-sub }회복된 상태입니다
        [ifnot] { owner-sub }회복된 상태이면
        [thatnot] { owner-sub }회복된 상태인
        [andnot] { owner-sub }회복된 상태이고
        [ornot] { owner-sub }회복된 상태이거나
        [if] { owner-sub }탈진 상태이면
        [that] { owner-sub }탈진 상태인
        [and] { owner-sub }탈진 상태이고
        [or] { owner-sub }탈진 상태이거나
       *[other] { owner-sub }탈진 상태입니다
    }
member-assistant-upgraded =
    { $form ->
        [not] { owner-sub }은색 등급입니다
        [ifnot] { owner-sub }은색 등급이면
        [thatnot] { owner-sub }은색 등급인
        [andnot] { owner-sub }은색 등급이고
        [ornot] { owner-sub }은색 등급이거나
        [if] { owner-sub }금색 등급이면
        [that] { owner-sub }금색 등급인
        [and] { owner-sub }금색 등급이고
        [or] { owner-sub }금색 등급이거나
       *[other] { owner-sub }금색 등급입니다
    }
member-player-winged =
    { $form ->
        [not] 자신의 이동 아이콘이 비행기로 바뀌지 않았습니다
        [ifnot] 자신의 이동 아이콘이 비행기로 바뀌지 않았으면
        [thatnot] 자신의 이동 아이콘이 비행기로 바뀌지 않은
        [andnot] 자신의 이동 아이콘이 비행기로 바뀌지 않았고
        [ornot] 자신의 이동 아이콘이 비행기로 바뀌지 않았거나
        [if] 자신의 이동 아이콘이 모두 비행기이면
        [that] 자신의 이동 아이콘이 모두 비행기인
        [and] 자신의 이동 아이콘이 모두 비행기이고
        [or] 자신의 이동 아이콘이 모두 비행기이거나
       *[other] 자신의 이동 아이콘이 모두 비행기입니다
    }
member-player-masked =
    { $form ->
        [not] 수호자 때문에 공포 카드를 받습니다
        [ifnot] 수호자 때문에 공포 카드를 받으면
        [thatnot] 수호자 때문에 공포 카드를 받는
        [andnot] 수호자 때문에 공포 카드를 받고
        [ornot] 수호자 때문에 공포 카드를 받거나
        [if] 수호자 때문에 공포 카드를 받지 않으면
        [that] 수호자 때문에 공포 카드를 받지 않는
        [and] 수호자 때문에 공포 카드를 받지 않고
        [or] 수호자 때문에 공포 카드를 받지 않거나
       *[other] 수호자 때문에 공포 카드를 받지 않습니다
    }
member-player-passed =
    { $form ->
        [not] 패스하지 않았습니다
        [ifnot] 패스하지 않았으면
        [thatnot] 패스하지 않은
        [andnot] 패스하지 않았고
        [ornot] 패스하지 않았거나
        [if] 패스했으면
        [that] 패스한
        [and] 패스했고
        [or] 패스했거나
       *[other] 패스했습니다
    }
term-site-mine = { owner-at }자신의 고고학자가 { itda }
term-site-known = { owner-sub }발견{ doeda }
term-site-others = { owner-at }다른 플레이어가 { itda }
term-space-mine = { owner-at }자신의 고고학자가 { itda }
has-space-figure = { owner-at }고고학자가 { itda }
term-site-taken =
    { $form ->
        [not] { owner-at }아무도 없습니다
        [ifnot] { owner-at }아무도 없으면
        [thatnot] 아무도 차지하지 않은
        [andnot] { owner-at }아무도 없고
        [ornot] { owner-at }아무도 없거나
        [if] { owner-sub }누군가 차지하고 있으면
        [that] 누군가 차지한
        [and] { owner-sub }누군가 차지하고 있고
        [or] { owner-sub }누군가 차지하고 있거나
       *[other] { owner-sub }누군가 차지하고 있습니다
    }
term-space-open =
    { $form ->
        [not] { owner-sub }비어 있지 않습니다
        [ifnot] { owner-sub }비어 있지 않으면
        [thatnot] 비어 있지 않은
        [andnot] { owner-sub }비어 있지 않고
        [ornot] { owner-sub }비어 있지 않거나
        [if] { owner-sub }비어 있으면
        [that] 비어 있는
        [and] { owner-sub }비어 있고
        [or] { owner-sub }비어 있거나
       *[other] { owner-sub }비어 있습니다
    }
set-player-masked =
    { $form ->
        [and] 라운드가 끝날 때까지 수호자 때문에 공포 카드를 받지 않고
       *[other] 라운드가 끝날 때까지 수호자 때문에 공포 카드를 받지 않습니다
    }
set-player-winged = 라운드가 끝날 때까지 자신의 이동 아이콘을 모두 비행기로 사용{ hada }
set-player-passed = 패스{ hada }
set-assistant-upgraded = { $owner }{ PARTICLE($owner, "을", "를") } 금색 등급으로 업그레이드{ hada }
set-assistant-used =
    { $form ->
        [and] { $owner }{ PARTICLE($owner, "을", "를") } 탈진시키고
       *[other] { $owner }{ PARTICLE($owner, "을", "를") } 탈진시킵니다
    }
clear-assistant-used = { $owner }의 상태를 회복{ hada }
clear-space-figure = { $owner }에서 고고학자를 회수{ hada }
put-site-guardian = { $thing }{ PARTICLE($thing, "을", "를") } { $owner }{ PARTICLE($owner, "으로", "로", "로") } { omgida }
some-aside =
    { $form ->
        [not] 남은 카드가 없습니다
        [ifnot] 남은 카드가 없으면
        [thatnot] 남은 카드가 없는
        [andnot] 남은 카드가 없고
        [ornot] 남은 카드가 없거나
        [if] 남은 카드가 있으면
        [that] 남은 카드가 있는
        [and] 남은 카드가 있고
        [or] 남은 카드가 있거나
       *[other] 남은 카드가 있습니다
    }
member-game-active = 차례인 플레이어
member-node-next = { $owner } 다음 칸
member-node-lost =
    { $form ->
        [not] { owner-sub }잃어버린 신전이 아닙니다
        [ifnot] { owner-sub }잃어버린 신전이 아니면
        [thatnot] { owner-sub }잃어버린 신전이 아닌
        [andnot] { owner-sub }잃어버린 신전이 아니고
        [ornot] { owner-sub }잃어버린 신전이 아니거나
        [if] { owner-sub }잃어버린 신전이면
        [that] { owner-sub }잃어버린 신전인
        [and] { owner-sub }잃어버린 신전이고
        [or] { owner-sub }잃어버린 신전이거나
       *[other] { owner-sub }잃어버린 신전입니다
    }
