### Names that the rules give.

## Starting cards

thing-funding_car = 펀딩 카드
    .name = 펀딩
thing-funding_ship = 펀딩 카드
    .name = 펀딩
thing-exploration_car = 탐험 카드
    .name = 탐험
thing-exploration_ship = 탐험 카드
    .name = 탐험
thing-fear = 공포 카드
    .name = 공포

## Items

thing-parrot = 앵무새 카드
    .name = 앵무새
thing-army_knife = 군용 칼 카드
    .name = 군용 칼
thing-precision_compass = 정확한 나침반 카드
    .name = 정확한 나침반

## Artifacts

thing-pathfinders_staff = 개척자의 지팡이 카드
    .name = 개척자의 지팡이
thing-inscribed_blade = 톱니 칼날 카드
    .name = 톱니 칼날
thing-coconut_flask = 코코넛 물통 카드
    .name = 코코넛 물통
thing-guardians_crown = 수호자의 왕관 카드
    .name = 수호자의 왕관

## The Lost Temple

thing-b14 = 잃어버린 신전
thing-s14 = 잃어버린 신전
