### What an option does, by the words of its id, and what is asked.

option-throw =
    { $x-price }{ PARTICLE($x-price, "을", "를") } 내고 { $x }{ PARTICLE($x, "을", "를") } 빚습니다{ $x-opens-any ->
        [no] {""}
       *[yes] ; 구워지면: { $x-opens-plain }
    }
option-load = { $x }{ PARTICLE($x, "을", "를") } { $c }에 넣습니다
option-stoke = 불을 지피고 불의 주인이 됩니다
option-dig = 흙 2개를 팝니다
option-chop = 장작 2개를 팹니다
option-inquire = 주문을 받습니다
option-hire = 내일 일할 { $x }{ PARTICLE($x, "을", "를") } 고용합니다: { $x-gift-plain }
option-add-n =
    { $n ->
        [0] 장작을 더 넣지 않습니다
       *[other] 장작 { $n }개를 더 넣습니다
    }
option-keep = { $thing }{ PARTICLE($thing, "을", "를") } 가집니다: { $thing-wish-plain }
option-wood = 장작 1개를 얻습니다
option-clay = 흙 1개를 얻습니다

prompt-stoke = 불에 장작을 몇 개 더 넣을지 선택합니다
prompt-turn = 오늘 할 일을 선택합니다
