### What an option does, by the words of its id.

option-dig =
    { $x }{ PARTICLE($x, "을", "를") } 발굴합니다{ $x-site-effect-any ->
        [no] {""}
       *[yes] : { $x-site-effect-plain }
    }
option-discover = { $x-site-price }{ PARTICLE($x-site-price, "과", "와") } { $x-travel }{ PARTICLE($x-travel, "을", "를") } 내고 { $x }{ PARTICLE($x, "을", "를") } 발견합니다
option-overcome = { $thing }의 수호자를 물리칩니다
option-buy = { $x-cost }{ PARTICLE($x-cost, "을", "를") } 내고 { $x }{ PARTICLE($x, "을", "를") } 구입합니다
option-play =
    { $x }{ PARTICLE($x, "을", "를") } 사용합니다{ $x-effect-any ->
        [no] {""}
       *[yes] : { $x-effect-plain }
    }
option-play-pass = { $x }{ PARTICLE($x, "을", "를") } 사용하고 패스합니다: { $x-pass-plain }
option-research-magnifier =
    { $x-bridge }{ PARTICLE($x-bridge, "을", "를") } 내고 돋보기를 { $x }{ PARTICLE($x, "으로", "로", "로") } 옮깁니다{ $x-line-magnifier-any ->
        [no] {""}
       *[yes] : { $x-line-magnifier-plain }
    }
option-research-notebook =
    { $x-bridge }{ PARTICLE($x-bridge, "을", "를") } 내고 수첩을 { $x }{ PARTICLE($x, "으로", "로", "로") } 옮깁니다{ $x-line-notebook-any ->
        [no] {""}
       *[yes] : { $x-line-notebook-plain }
    }
option-temple = { $x-cost }{ PARTICLE($x-cost, "을", "를") } 내고 { $x }{ PARTICLE($x, "을", "를") } 구입합니다
option-assistant =
    { $x }{ PARTICLE($x, "을", "를") } 사용합니다: { $x-silver-plain }{ $x-silver_travel-any ->
        [no] {""}
       *[yes] {" "}(또는 이동 값: { $x-silver_travel })
    }; 금색 쪽: { $x-gold-plain }{ $x-gold_travel-any ->
        [no] {""}
       *[yes] {" "}(또는 이동 값: { $x-gold_travel })
    }
option-boon = { $x }의 능력을 사용합니다: { $x-boon-plain }
option-slot = 우상을 우상 칸에 놓습니다: { $x-effect-plain }
option-pass = 이번 라운드가 끝날 때까지 패스합니다
option-end_turn = 자신의 턴을 마칩니다
option-swap = { $own }{ PARTICLE($own, "을", "를") } { $new }{ PARTICLE($new, "과", "와") } 교환합니다: { $new-silver-plain }; 금색 쪽: { $new-gold-plain }

option-travel-card = { $x }{ PARTICLE($x, "을", "를") } 이동 값으로 사용합니다 ({ $x-travel })
option-travel-boon = { $x }의 능력을 이동 값으로 사용합니다 ({ $x-travel })
option-travel-assistant = { $x }{ PARTICLE($x, "을", "를") } 이동 값으로 사용합니다
option-travel-pilot = 파일럿을 고용합니다 (금화 2개로 비행기 1개)
option-keep = { $thing }{ PARTICLE($thing, "을", "를") } 유지합니다

option-recruit =
    { $thing }{ PARTICLE($thing, "을", "를") } 모집합니다: { $thing-silver-plain }{ $thing-silver_travel-any ->
        [no] {""}
       *[yes] {" "}(또는 이동 값: { $thing-silver_travel })
    }
option-upgrade =
    { $thing }{ PARTICLE($thing, "을", "를") } 금색 등급으로 업그레이드합니다: { $thing-gold-plain }{ $thing-gold_travel-any ->
        [no] {""}
       *[yes] {" "}(또는 이동 값: { $thing-gold_travel })
    }
option-refresh = { $thing }의 상태를 회복합니다
option-supply = { $thing }{ PARTICLE($thing, "을", "를") } 사용합니다: { $thing-silver-plain }; 금색 쪽: { $thing-gold-plain }
option-bonus = { $thing }{ PARTICLE($thing, "을", "를") } 가져옵니다: { $thing-effect-plain }
option-draw-n =
    { $n ->
        [0] 카드를 가져오지 않습니다
       *[other] 카드 { $n }장을 가져옵니다
    }
option-repeat = 같은 현장을 다시 활성화합니다
option-resolve = 유물의 효과를 적용합니다
option-row = 줄의 효과를 적용합니다
option-site =
    { $thing }{ PARTICLE($thing, "을", "를") } 사용합니다{ $thing-effect-any ->
        [no] {""}
       *[yes] : { $thing-effect-plain }
    }
option-from = { $thing }{ PARTICLE($thing, "을", "를") } 선택합니다
option-to = { $thing }{ PARTICLE($thing, "을", "를") } 선택합니다
option-nothing = 카드를 소비하지 않습니다

## Questions

prompt-turn = 자신의 턴에 할 것을 선택합니다
prompt-payment = 지불 방법을 선택합니다
prompt-round_end = 손에 든 카드마다 유지할지 버릴지 선택합니다
