### The rival of a game for one.

seat-rival = 상대방
kind-rival_tile = 상대방 행동 타일
    .counter = gae
pile-rival_stack = 상대방 행동 타일 더미
pile-rival_used = 사용한 상대방 행동 타일
pile-rival_pairs = 짝을 이루는 상대방 행동 타일
pile-face_up = 앞면이 보이는 상대방의 우상
pile-face_down = 앞면이 보이지 않는 상대방의 우상

define-rival_dig = 보상 없이 다음의 빈칸 중 가장 높은 곳에 고고학자를 { nota }: { $offering }
define-occupy = { $s }에 고고학자를 { nota }
define-rival_discover =
    { $guarded ->
        [0] 레벨 { $depth } 현장을 발견합니다(수호자 없음)
       *[1] 레벨 { $depth } 현장을 발견합니다(수호자 있음)
    }
define-rival_research = 보상 없이 돋보기를 위로 옮기거나, 잃어버린 신전에 있으면 6점 타일을 { gajyeoda }
define-dismiss_assistant = 가장 높은 더미의 맨 위 조수를 게임에서 제거{ hada }
define-rival_overcome = 상대방의 고고학자가 있는 현장의 수호자를 물리치거나, 없으면 조수를 제거하지 않고 조사{ hada }
define-rival_item = 보상 없이 { $like }{ PARTICLE($like, "을", "를") } { gajyeoda }
define-rival_artifact = 보상 없이 { $like }{ PARTICLE($like, "을", "를") } { gajyeoda }

option-rival = 상대방 행동 타일 { $thing }: { $thing-effect-plain }
action-turn_up = 다음 상대방 행동 타일을 공개{ hada }
procedure-set_up_rival = 상대방을 준비{ hada }
procedure-turn_up_tile = 다음 상대방 행동 타일을 공개{ hada }
member-game-round = 라운드
member-item-points = 점수
member-artifact-points = 점수

thing-rival_dig_coin = 발굴(금화)
thing-rival_dig_compass = 발굴(나침반)
thing-rival_dig_tablet = 발굴(석판)
thing-rival_dig_arrowhead = 발굴(화살촉)
thing-rival_dig_jewel = 발굴(보석)
thing-rival_discover_green = 새로운 현장 발견(녹색)
thing-rival_discover_red = 새로운 현장 발견(빨간색)
thing-rival_research_green = 조사(녹색)
thing-rival_research_red = 조사(빨간색)
thing-rival_overcome_green = 수호자 물리치기(녹색)
thing-rival_overcome_red = 수호자 물리치기(빨간색)
thing-rival_item_green = 아이템 구입(녹색)
thing-rival_item_red = 아이템 구입(빨간색)
thing-rival_artifact_green = 유물 구입(녹색)
thing-rival_artifact_red = 유물 구입(빨간색)
