### What things of the game are called.

## Stores

resource-clay = 흙
    .counter = gae
resource-wood = 장작
    .counter = gae
resource-ash = 재
    .counter = gae
resource-seal = 인장
    .counter = gae
resource-fire = 불의 세기
    .counter = gae

## Kinds

kind-player = 플레이어
    .counter = myeong
kind-chamber = 가마 칸
    .counter = gae
kind-shape = 형태
    .counter = gae
kind-pot = 도자기
    .counter = gae
kind-helper = 일꾼
    .counter = myeong
kind-order = 주문
    .counter = jang

## Things

thing-mouth = 아궁이 칸
thing-belly = 가운데 칸
thing-crown = 꼭대기 칸
thing-bowl = 사발
thing-jar = 항아리
thing-dish = 접시

## Helpers

thing-pedlar = 행상인
thing-apprentice = 견습공
thing-labourer = 품팔이꾼
thing-digger = 땅 파는 일꾼
thing-ash_burner = 재 굽는 일꾼
thing-carrier = 짐꾼

## Pots

thing-rain_bowl = 비 사발
thing-ferry_bowl = 나룻배 사발
thing-broth_bowl = 국 사발
thing-guest_bowl = 손님 사발
thing-hare_fur_bowl = 토끼털 사발
thing-moon_bowl = 달 사발
thing-water_jar = 물 항아리
thing-seed_jar = 씨앗 항아리
thing-oil_jar = 기름 항아리
thing-ash_jar = 재 항아리
thing-celadon_jar = 청자 항아리
thing-dragon_jar = 용 항아리
thing-salt_dish = 소금 접시
thing-fish_dish = 생선 접시
thing-ink_dish = 먹 접시
thing-leaf_dish = 나뭇잎 접시
thing-lotus_dish = 연꽃 접시
thing-sun_dish = 해 접시

## Orders

thing-monastery = 수도원의 주문
thing-oil_press = 기름집의 주문
thing-fish_market = 어시장의 주문
thing-wedding = 혼례 주문
thing-palace = 궁전의 주문
thing-fire_temple = 불의 신전 주문
thing-tavern = 주막의 주문
thing-hermit = 은자의 주문
thing-kiln_god = 가마신의 주문
thing-winter_store = 겨울 창고의 주문

## Piles

pile-patterns = 도안 더미
pile-row = 진열대
pile-board =
    { $owner ->
        [other] { $of }의 작업대
       *[you] 자신의 작업대
    }
pile-shelf =
    { $owner ->
        [other] { $of }의 선반
       *[you] 자신의 선반
    }
pile-rack = { $of }
pile-order_deck = 주문 더미
pile-orders = 자신의 손
pile-choice = 살펴보는 주문
pile-met = 자신이 완수한 주문
