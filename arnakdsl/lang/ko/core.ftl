### What the language itself says, in Korean.
###
### Clauses have no full stop and end in a verb: "-습니다", in the form `and` "-고", in `may` "-ㄹ 수 있습니다", in `mayand` "-ㄹ 수 있고", in `or` "-거나"; `chosen` is an option.
### Conditions have `if`, `that` (before the noun), `and`, `or`, each with `not` behind it, and `not` alone.  PARTICLE gives the particle by the last
### consonant.  Nouns say how they are counted: `counter` jang, myeong, got, beon, else gae.

## Endings of verbs and conditions

hada =
    { $form ->
        [and] 하고
        [may] 할 수 있습니다
        [mayand] 할 수 있고
        [or] 하거나
       *[other] 합니다
    }
hada-may =
    { $form ->
        [chosen] 합니다
        [and] 할 수 있고
        [mayand] 할 수 있고
        [or] 하거나
       *[other] 할 수 있습니다
    }
eotda =
    { $form ->
        [and] 얻고
        [may] 얻을 수 있습니다
        [mayand] 얻을 수 있고
        [or] 얻거나
       *[other] 얻습니다
    }
eotda-may =
    { $form ->
        [chosen] 얻습니다
        [and] 얻을 수 있고
        [mayand] 얻을 수 있고
        [or] 얻거나
       *[other] 얻을 수 있습니다
    }
ilta =
    { $form ->
        [and] 잃고
        [may] 잃을 수 있습니다
        [mayand] 잃을 수 있고
        [or] 잃거나
       *[other] 잃습니다
    }
ilta-may =
    { $form ->
        [chosen] 잃습니다
        [and] 잃을 수 있고
        [mayand] 잃을 수 있고
        [or] 잃거나
       *[other] 잃을 수 있습니다
    }
nota =
    { $form ->
        [and] 놓고
        [may] 놓을 수 있습니다
        [mayand] 놓을 수 있고
        [or] 놓거나
       *[other] 놓습니다
    }
nota-may =
    { $form ->
        [chosen] 놓습니다
        [and] 놓을 수 있고
        [mayand] 놓을 수 있고
        [or] 놓거나
       *[other] 놓을 수 있습니다
    }
omgida =
    { $form ->
        [and] 옮기고
        [may] 옮길 수 있습니다
        [mayand] 옮길 수 있고
        [or] 옮기거나
       *[other] 옮깁니다
    }
omgida-may =
    { $form ->
        [chosen] 옮깁니다
        [and] 옮길 수 있고
        [mayand] 옮길 수 있고
        [or] 옮기거나
       *[other] 옮길 수 있습니다
    }
bakkuda =
    { $form ->
        [and] 바꾸고
        [may] 바꿀 수 있습니다
        [mayand] 바꿀 수 있고
        [or] 바꾸거나
       *[other] 바꿉니다
    }
bakkuda-may =
    { $form ->
        [chosen] 바꿉니다
        [and] 바꿀 수 있고
        [mayand] 바꿀 수 있고
        [or] 바꾸거나
       *[other] 바꿀 수 있습니다
    }
seokda =
    { $form ->
        [and] 섞고
        [may] 섞을 수 있습니다
        [mayand] 섞을 수 있고
        [or] 섞거나
       *[other] 섞습니다
    }
seokda-may =
    { $form ->
        [chosen] 섞습니다
        [and] 섞을 수 있고
        [mayand] 섞을 수 있고
        [or] 섞거나
       *[other] 섞을 수 있습니다
    }
boda =
    { $form ->
        [and] 보고
        [may] 볼 수 있습니다
        [mayand] 볼 수 있고
        [or] 보거나
       *[other] 봅니다
    }
boda-may =
    { $form ->
        [chosen] 봅니다
        [and] 볼 수 있고
        [mayand] 볼 수 있고
        [or] 보거나
       *[other] 볼 수 있습니다
    }
gajyeoda =
    { $form ->
        [and] 가져오고
        [may] 가져올 수 있습니다
        [mayand] 가져올 수 있고
        [or] 가져오거나
       *[other] 가져옵니다
    }
gajyeoda-may =
    { $form ->
        [chosen] 가져옵니다
        [and] 가져올 수 있고
        [mayand] 가져올 수 있고
        [or] 가져오거나
       *[other] 가져올 수 있습니다
    }
mullichida =
    { $form ->
        [and] 물리치고
        [may] 물리칠 수 있습니다
        [mayand] 물리칠 수 있고
        [or] 물리치거나
       *[other] 물리칩니다
    }
mullichida-may =
    { $form ->
        [chosen] 물리칩니다
        [and] 물리칠 수 있고
        [mayand] 물리칠 수 있고
        [or] 물리치거나
       *[other] 물리칠 수 있습니다
    }
neoda =
    { $form ->
        [and] 넣고
        [may] 넣을 수 있습니다
        [mayand] 넣을 수 있고
        [or] 넣거나
       *[other] 넣습니다
    }
neoda-may =
    { $form ->
        [chosen] 넣습니다
        [and] 넣을 수 있고
        [mayand] 넣을 수 있고
        [or] 넣거나
       *[other] 넣을 수 있습니다
    }
chiuda =
    { $form ->
        [and] 치우고
        [may] 치울 수 있습니다
        [mayand] 치울 수 있고
        [or] 치우거나
       *[other] 치웁니다
    }
chiuda-may =
    { $form ->
        [chosen] 치웁니다
        [and] 치울 수 있고
        [mayand] 치울 수 있고
        [or] 치우거나
       *[other] 치울 수 있습니다
    }
itda =
    { $form ->
        [not] 없습니다
        [if] 있으면
        [ifnot] 없으면
        [that] 있는
        [thatnot] 없는
        [that-plural] 있는
        [thatnot-plural] 없는
        [and] 있고
        [andnot] 없고
        [or] 있거나
        [ornot] 없거나
       *[other] 있습니다
    }
ida =
    { $form ->
        [if] 이면
        [that] 인
        [and] 이고
        [or] 이거나
       *[other] 입니다
    }
anida =
    { $form ->
        [if] 아니면
        [that] 아닌
        [and] 아니고
        [or] 아니거나
       *[other] 아닙니다
    }
ida-anida =
    { $form ->
        [not]  아닙니다
        [ifnot]  아니면
        [thatnot]  아닌
        [andnot]  아니고
        [ornot]  아니거나
        [if] 이면
        [that] 인
        [and] 이고
        [or] 이거나
       *[other] 입니다
    }
doeda =
    { $form ->
        [not] 되지 않았습니다
        [if] 되었으면
        [ifnot] 되지 않았으면
        [that] 된
        [thatnot] 되지 않은
        [and] 되었고
        [andnot] 되지 않았고
        [or] 되었거나
        [ornot] 되지 않았거나
       *[other] 되었습니다
    }
owner-of =
    { $owner-any ->
        [yes] { $owner }의{" "}
       *[no] {""}
    }
owner-at =
    { $owner-any ->
        [yes] { $owner }에{" "}
       *[no] {""}
    }
owner-sub =
    { $owner-any ->
        [yes] { $owner }{ PARTICLE($owner, "이", "가") }{" "}
       *[no] {""}
    }

## Sentences

sentence = { CAPITAL($clause) }.
sentences-two = { $first } { $last }
sentences-more = { $first } { $rest }
option = { $clause-chosen }

## Lists

and-two = { $first }{ PARTICLE($first, "과", "와") } { $last }
and-more = { $first }, { $rest }
or-two =
    { $form ->
        [and] { $first-or } { $last }
        [may] { $first-or } { $last }
        [mayand] { $first-or } { $last }
        [chosen] { $first-or } { $last }
        [if] { $first-or } { $last }
        [that] { $first-or } { $last }
        [or] { $first-or } { $last }
       *[other] { $first } 또는 { $last }
    }
or-more =
    { $form ->
        [and] { $first-or } { $rest }
        [may] { $first-or } { $rest }
        [mayand] { $first-or } { $rest }
        [chosen] { $first-or } { $rest }
        [if] { $first-or } { $rest }
        [that] { $first-or } { $rest }
        [or] { $first-or } { $rest }
       *[other] { $first }, { $rest }
    }
then-two = { $first-and }, { $last }
then-more = { $first-and }, { $rest }
series-two = { $first-plain }; { $last-plain }
series-more = { $first-plain }; { $rest-plain }
choices-two = { $first-chosen }; 또는 { $last-chosen }
choices-more = { $first-chosen }; { $rest-chosen }

## Steps

trade =
    { $form ->
        [chosen] { $cost-and } { $step-chosen }
        [and] { $cost-and } { $step-mayand }
        [mayand] { $cost-and } { $step-mayand }
       *[other] { $cost-and } { $step-may }
    }
may =
    { $form ->
        [chosen] { $step-chosen }
        [and] { $step-mayand }
        [mayand] { $step-mayand }
       *[other] { $step-may }
    }
may-series = 다음을 { hada-may }: { $steps-plain }
choose =
    다음 중 { $n ->
        [1] 하나
        [2] 서로 다른 두 가지
        [3] 서로 다른 세 가지
       *[other] 서로 다른 { $n }가지
    }를 선택{ hada }: { $branches-chosen }
choose-all = 다음을 원하는 순서로 모두 { hada }: { $branches-plain }
pick = { $thing }{ PARTICLE($thing, "을", "를") } 선택{ hada }
if = { $condition-if } { $then }
if-else = { $condition-if } { $then-and }, 그렇지 않으면 { $otherwise }
each = { $set }마다 { $body }
each-player = 각 플레이어는 순서대로 다음을 합니다: { $body-plain }
each-seat = { $seat }: { $body-plain }
repeat =
    { $n ->
        [1] { $body }
        [2] 두 번 반복합니다: { $body-plain }
        [other] { $n }번 반복합니다: { $body-plain }
       *[text] { $n } 반복합니다: { $body-plain }
    }
while = 다음을 만족하는 동안 반복합니다({ $condition-plain }): { $body-plain }

## Verbs

verb-gain = { $amounts }{ PARTICLE($amounts, "을", "를") } { eotda }
verb-lose = { $amounts }{ PARTICLE($amounts, "을", "를") } { ilta }
verb-pay = { $cost }{ PARTICLE($cost, "을", "를") } 지불{ hada }
verb-move = { $thing }{ PARTICLE($thing, "을", "를") } { $to }{ PARTICLE($to, "으로", "로", "로") } { omgida }
verb-put = { $thing }{ PARTICLE($thing, "을", "를") } { $mark }에 { nota }
verb-set = { $mark }{ PARTICLE($mark, "을", "를") } { $value }{ PARTICLE($value, "으로", "로", "로") } { bakkuda }
verb-clear = { $mark }{ PARTICLE($mark, "을", "를") } { chiuda }
verb-fill = 모든 { $things }{ PARTICLE($things, "을", "를") } { $pile }에 { neoda }
verb-shuffle = { $pile }{ PARTICLE($pile, "을", "를") } { seokda }
verb-swap = { $one }{ PARTICLE($one, "과", "와") } { $other }{ PARTICLE($other, "을", "를") } 맞{ bakkuda }
verb-close = { $pile }의 빈칸을 { chiuda }
verb-widen = { $pile } 앞에 빈칸을 추가{ hada }
verb-narrow = { $pile } 앞의 빈칸을 제거{ hada }
verb-look = { $pile }{ PARTICLE($pile, "을", "를") } 살펴{ boda }
verb-resolve = { $effect }{ PARTICLE($effect, "을", "를") } 적용{ hada }
verb-offer =
    { $form ->
        [and] { $actions-and }
        [may] { $actions-may }
        [mayand] { $actions-mayand }
        [or] { $actions-or }
       *[other] { $actions-chosen }
    }
verb-window = 지금 보조 행동을 { hada-may }
verb-nothing =
    { $form ->
        [and] 아무것도 하지 않고
        [may] 아무것도 하지 않을 수 있습니다
        [mayand] 아무것도 하지 않을 수 있고
        [or] 아무것도 하지 않거나
       *[other] 아무것도 하지 않습니다
    }
verb-finish = 게임이 즉시 끝납니다
offer-less =
    { $form ->
        [and] { $less } 적게 내고 { $actions-and }
        [may] { $less } 적게 내고 { $actions-may }
        [mayand] { $less } 적게 내고 { $actions-mayand }
        [or] { $less } 적게 내고 { $actions-or }
       *[other] { $less } 적게 내고 { $actions-chosen }
    }
offer-free =
    { $form ->
        [and] 비용을 내지 않고 { $actions-and }
        [may] 비용을 내지 않고 { $actions-may }
        [mayand] 비용을 내지 않고 { $actions-mayand }
        [or] 비용을 내지 않고 { $actions-or }
       *[other] 비용을 내지 않고 { $actions-chosen }
    }
offer-for = { $extra }{ PARTICLE($extra, "을", "를") } 지불하고 { $offer }
clear-lifetime = 다음 동안만 유지되는 것이 모두 끝납니다: { $name }
flag-set = 지금부터 { $statement-plain }
flag-clear = 지금부터 { $statement-not }

## Amounts and numbers

amount =
    { $unit } { $n }{ $unit-counter ->
        [jang] 장
        [myeong] 명
        [got] 곳
        [beon] 번
       *[gae] 개
    }
amount-each =
    { $set }마다 { $unit } 1{ $unit-counter ->
        [jang] 장
        [myeong] 명
        [got] 곳
        [beon] 번
       *[gae] 개
    }
amount-all = 자신의 모든 { $unit }
amount-that = 그 수만큼의 { $unit }
amount-of = { $n }만큼의 { $unit }
whole-cost = 비용 전부
that-many = 그 수만큼
counter =
    { $owner-you ->
        [yes] 자신의 { $unit } 수
       *[other] { $unit } 수
    }
plus = { $left }{ PARTICLE($left, "과", "와") } { $right }의 합
minus = { $left }에서 { $right }{ PARTICLE($right, "을", "를") } 뺀 수
times = { $left }에 { $right }{ PARTICLE($right, "을", "를") } 곱한 수
negative = -{ $inner }
range = { $low }~{ $high }
count = { $set } 수
sum = 각 { $set }의 { $value-bare } 합계
either = { $condition-if } { $then }, 그렇지 않으면 { $otherwise }
number = 수
function-min = { $all } 중 가장 작은 수
function-max = { $all } 중 가장 큰 수
function-table = { $others } 중 { $first }번째 수
function-turn-order = { $last }의 플레이 순서
function-next-seat = { $last }의 다음 플레이어
function-score = { $last }의 점수
function-icons = { $last }의 아이콘 수
function-yields = { $first }{ PARTICLE($first, "이", "가") } { $last }{ PARTICLE($last, "을", "를") } 주는지 여부
function-can = { $last }의 사용 가능 여부

## Things and places

word = { $name }
noun = { $name }
thing = 것
player = 플레이어
    .counter = myeong
seat = 참가자
    .counter = myeong
you = 자신
    .you = yes
start-player = 시작 플레이어
this = 이 { $noun-this }
that = 그 { $noun }
ordinal =
    { $n ->
        [1] 첫 번째
        [2] 두 번째
        [3] 세 번째
       *[other] 다음
    } { $noun }
it = {""}
    .it = yes
one =
    { $set } { $set-counter ->
        [jang] 한 장
        [myeong] 한 명
        [got] 한 곳
       *[gae] 하나
    }
one-number = { $low } 이상 { $high } 이하의 수 하나
all = 모든 { $set }
several =
    { $n ->
        [1] { $pile }의 맨 위 { $noun }
        [other] { $pile }의 위에서부터 { $noun } { $n }{ $noun-counter ->
            [jang] 장
            [myeong] 명
            [got] 곳
            [beon] 번
           *[gae] 개
        }
       *[text] { $pile }의 위에서부터 { $n } { $noun }
    }
set-all = 각 { $noun }
set-pile = { $pile }에 있는 { $noun }
set-part = { $of }의 { $noun }
set-of = { $of }의 { $noun }
set-tops = { $pile } 맨 위의 { $noun }
set-where = { $condition-that } { $set }
set-if = { $set }({ $condition-if })
any = 아무 { $set }
first = { $set } 중 첫 번째 것
last = { $set } 중 마지막 것
first-by = { $set } 중 { $keys } 것
last-by = { $set } 중 { $keys } 마지막 것
key-lowest = { $key-bare }{ PARTICLE($key-bare, "이", "가") } 가장 낮은
key-highest = { $key-bare }{ PARTICLE($key-bare, "이", "가") } 가장 높은
tops = 맨 위의 { $set }
top-of = { $pile }의 맨 위 { $noun }
bottom-of = { $pile }의 맨 아래 { $noun }
place-of = { $pile }의 { $n }번째 { $noun }
place-top = { $pile } 맨 위
place-bottom = { $pile } 맨 아래
pile =
    { $owner ->
        [you] 자신의 "{ $name }" 더미
        [other] { $of }의 "{ $name }" 더미
       *[none] "{ $name }" 더미
    }
member =
    { $form ->
        [bare] { $name }
       *[other] { owner-of }{ $name }
    }
member-alone = { $name }

## Conditions

yes = { $statement }
not =
    { $form ->
        [if] { $statement-ifnot }
        [that] { $statement-thatnot }
        [thatnot] { $statement-that }
        [and] { $statement-andnot }
        [or] { $statement-ornot }
       *[other] { $statement-not }
    }
all-of-two = { $first-and } { $last }
all-of-more = { $first-and } { $rest }
one-of =
    { $form ->
        [if] { $conditions-if }
        [that] { $conditions-that }
        [and] { $conditions-and }
        [or] { $conditions-or }
       *[other] { $conditions-chosen }
    }
flag =
    { $form ->
        [not] { owner-sub }{ $name }{ PARTICLE($name, "이", "가") }{ ida-anida }
        [ifnot] { owner-sub }{ $name }{ PARTICLE($name, "이", "가") }{ ida-anida }
        [thatnot] { owner-sub }{ $name }{ PARTICLE($name, "이", "가") }{ ida-anida }
        [andnot] { owner-sub }{ $name }{ PARTICLE($name, "이", "가") }{ ida-anida }
        [ornot] { owner-sub }{ $name }{ PARTICLE($name, "이", "가") }{ ida-anida }
       *[other] { owner-sub }{ $name }{ ida-anida }
    }
has = { owner-at }{ $noun }{ PARTICLE($noun, "이", "가") } { itda }
has-any =
    { $form ->
        [not] { $unit }{ PARTICLE($unit, "이", "가") } { itda }
        [ifnot] { $unit }{ PARTICLE($unit, "이", "가") } { itda }
        [thatnot] { $unit }{ PARTICLE($unit, "이", "가") } { itda }
        [andnot] { $unit }{ PARTICLE($unit, "이", "가") } { itda }
        [ornot] { $unit }{ PARTICLE($unit, "이", "가") } { itda }
       *[other] { $unit }{ PARTICLE($unit, "을", "를") } 1{ $unit-counter ->
            [jang] 장
            [myeong] 명
            [got] 곳
            [beon] 번
           *[gae] 개
        } 이상 가지고 { itda }
    }
pile-any =
    { $form ->
        [not] { $pile }에 아무것도 { itda }
        [ifnot] { $pile }에 아무것도 { itda }
        [thatnot] { $pile }에 아무것도 { itda }
        [andnot] { $pile }에 아무것도 { itda }
        [ornot] { $pile }에 아무것도 { itda }
       *[other] { $pile }에 무언가 { itda }
    }
exists = { $set }{ PARTICLE($set, "이", "가") } { itda }
possible = { $effect }에 쓸모가 { itda }
yields = { $effect }{ PARTICLE($effect, "으로", "로", "로") } { $unit }{ PARTICLE($unit, "을", "를") } 얻을 수 { itda }
anything = { $value }{ PARTICLE($value, "이", "가") } { itda }
there =
    { $form ->
        [not] 아무것도 없습니다
       *[other] { $thing }{ PARTICLE($thing, "이", "가") } { itda }
    }
left-sub =
    { $left-any ->
        [yes] { $left }{ PARTICLE($left, "이", "가") }{" "}
       *[no] {""}
    }
is-kind =
    { $form ->
        [not] { left-sub }{ $noun }{ PARTICLE($noun, "이", "가") }{ ida-anida }
        [ifnot] { left-sub }{ $noun }{ PARTICLE($noun, "이", "가") }{ ida-anida }
        [thatnot] { left-sub }{ $noun }{ PARTICLE($noun, "이", "가") }{ ida-anida }
        [andnot] { left-sub }{ $noun }{ PARTICLE($noun, "이", "가") }{ ida-anida }
        [ornot] { left-sub }{ $noun }{ PARTICLE($noun, "이", "가") }{ ida-anida }
       *[other] { left-sub }{ $noun }{ ida-anida }
    }
equal = { left-sub }{ $right }{ ida-anida }
unequal = { left-sub }{ $right }{ PARTICLE($right, "이", "가") } { anida }
equal-own = { left-sub }{ $right }{ ida-anida }
unequal-own = { left-sub }{ $right }{ PARTICLE($right, "이", "가") } { anida }
less = { left-sub }{ $right } 미만{ ida }
less-own = { left-sub }{ $right } 미만{ ida }
less-counter = { $amount } 미만을 가지고 { itda }
less-count =
    { $set }{ PARTICLE($set, "이", "가") } { $n }{ $set-counter ->
        [jang] 장
        [myeong] 명
        [got] 곳
        [beon] 번
       *[gae] 개
    } 미만{ ida }
most = { left-sub }{ $right } 이하{ ida }
most-own = { left-sub }{ $right } 이하{ ida }
most-counter = { $amount } 이하를 가지고 { itda }
most-count =
    { $set }{ PARTICLE($set, "이", "가") } { $n }{ $set-counter ->
        [jang] 장
        [myeong] 명
        [got] 곳
        [beon] 번
       *[gae] 개
    } 이하{ ida }
more = { left-sub }{ $right } 초과{ ida }
more-own = { left-sub }{ $right } 초과{ ida }
more-counter = { $amount } 초과를 가지고 { itda }
more-count =
    { $set }{ PARTICLE($set, "이", "가") } { $n }{ $set-counter ->
        [jang] 장
        [myeong] 명
        [got] 곳
        [beon] 번
       *[gae] 개
    } 초과{ ida }
least = { left-sub }{ $right } 이상{ ida }
least-own = { left-sub }{ $right } 이상{ ida }
least-counter = { $amount } 이상을 가지고 { itda }
least-count =
    { $set }{ PARTICLE($set, "이", "가") } { $n }{ $set-counter ->
        [jang] 장
        [myeong] 명
        [got] 곳
        [beon] 번
       *[gae] 개
    } 이상{ ida }
equal-counter = 정확히 { $amount }{ PARTICLE($amount, "을", "를") } 가지고 { itda }
unequal-counter = 가지고 있는 것이 정확히 { $amount }{ PARTICLE($amount, "이", "가") } { anida }
equal-count =
    { $set }{ PARTICLE($set, "이", "가") } 정확히 { $n }{ $set-counter ->
        [jang] 장
        [myeong] 명
        [got] 곳
        [beon] 번
       *[gae] 개
    }{ ida }
unequal-count = { $set } 수가 { $n }{ PARTICLE($n, "이", "가") } { anida }

## Options

option-decline = 사용하지 않습니다
option-continue = 계속합니다
option-less = { $option } ({ $less } 적게 지불)
option-free = { $option } (비용 없음)
option-unit = { $thing }{ PARTICLE($thing, "으로", "로", "로") } 지불합니다
option-with = { $word }: { $thing }

## Why an option is not offered, and what it would do

nobody = 아무도 없음
nothing-there = 아무것도 없습니다
nothing-at-all = 없음
now = { $statement } (현재 { $left })
now-both = { $statement } (현재 { $left }{ PARTICLE($left, "과", "와") } { $right })
game-over = 게임이 끝났습니다
not-in-this-game = 이 게임에는 { $thing }{ PARTICLE($thing, "이", "가") } 없습니다
not-of-this-game = 이 선택지를 주는 것이 이 게임에 없습니다
not-in-range = { $n }{ PARTICLE($n, "은", "는") } { $low } 이상 { $high } 이하의 수가 아닙니다
not-in = { $thing }{ PARTICLE($thing, "이", "가") } { $pile }에 없습니다
not-in-but = { $thing }{ PARTICLE($thing, "이", "가") } { $pile }에 없고 { $there } 있습니다
in-pile = { $pile }에
with-seat = { $seat }에게
at-thing = { $thing }에
not-among = { $thing }{ PARTICLE($thing, "은", "는") } { $set }에 해당하지 않습니다
not-one-of = { $thing }{ PARTICLE($thing, "은", "는") } { $set }에 해당하지 않습니다
not-there = 여기서는 { $thing }{ PARTICLE($thing, "을", "를") } 선택할 수 없습니다
costs = 비용은 { $cost }입니다; { $lack }
costs-less = 비용은 { $cost }이고 { $less } 적게 냅니다; { $lack }
lack-some = { $amount }{ PARTICLE($amount, "을", "를") } 가지고 있습니다
lack-all = { $unit }{ PARTICLE($unit, "이", "가") } 없습니다
lack-means = { $amount }{ PARTICLE($amount, "을", "를") } 지불할 방법이 없습니다
gives-no-help = { $gives }{ PARTICLE($gives, "을", "를") } 주지만 남은 비용({ $need })을 지불하는 데 도움이 되지 않습니다
rest-unpaid = 그렇게 하면 나머지를 지불할 수 없습니다
does-nothing = 효과가 없습니다: { $step-chosen }
done-already = 이미 선택했습니다
first-answer = 먼저 다른 것을 묻습니다: "{ $asked }"
first-pay = 먼저 { $cost }{ PARTICLE($cost, "을", "를") } 지불해야 합니다
offered-in-payment = 비용 지불에 속합니다
then-over = 그러면 게임이 끝납니다
then-you = 다음 질문: "{ $asked }"
then-other = 다음은 { $seat }의 선택입니다
then-open = 다음 질문은 미리 알 수 없습니다
no-such-option =
    "{ $id }"라는 선택지는 없습니다{ $near-any ->
        [no] {""}
       *[yes] {" "}(가장 비슷한 것: "{ $near }")
    }
offered-by =
    { $thing-any ->
        [no] 다음에 속합니다
       *[yes] { $thing }에 속합니다
    }: { $step-plain }

## The terminal, where a game is played and shown

terminal-help =
    3            선택지 3을 고릅니다; id나 하나뿐인 id의 앞부분도 됩니다
    ? 3  ? ID    선택지의 결과; 카드나 타일에 적힌 내용
    why ID       선택할 수 없는 까닭과 그 내용이 적힌 곳
    u            되돌리기: 사람의 마지막 결정으로 돌아갑니다
    l            최근의 선택
    v            이 자리에서 볼 수 있는 모든 것
    s 파일       저장: 기록은 파일에, 지금 상태는 파일.save에
    q            나가기; 게임은 보관됩니다
    h            이 도움말
terminal-asked = { $seat }: { $asked } (도움말은 h)
terminal-asked-prompt = { $seat }의 선택 ({ $asked }); 도움말은 h
terminal-turn = { $seat }의 차례입니다: { $seat }에게 키보드를 넘기세요
terminal-type = 선택지의 번호나 id를 입력하세요. 도움말은 h
terminal-name-file = 파일 이름을 쓰세요: s 파일
terminal-name-option = 선택지를 쓰세요: why ID
terminal-no-number = 선택지 { $typed } 없음: 1부터 { $last }까지 있습니다
terminal-many-begin = '{ $typed }'(으)로 시작하는 선택지가 { $n }개입니다: 더 쓰거나 번호를 쓰세요
terminal-neither = '{ $typed }'은(는) 선택지도 명령도 아닙니다: 번호나 id나 h를 쓰세요
terminal-secret = { $word }:... (비공개)
terminal-further = { $what } (이어서 자동으로: { $ids })
terminal-no-move = 아직 선택이 없습니다
terminal-nothing-to-undo = 되돌릴 것이 없습니다
terminal-no-undo = 되돌릴 수 없습니다: 그 뒤에 우연이나 비공개 정보가 끼어들었고 다른 사람도 있습니다
terminal-undone = 되돌렸습니다: { $n }번째 선택입니다
terminal-not-recorded = 기록하지 못했습니다: { $problem }
terminal-not-saved = 저장하지 못했습니다: { $problem }
terminal-saved = 저장했습니다: 기록은 '{ $file }',
terminal-saved-moment = 지금 상태는 '{ $file }'
terminal-nothing-kept = 선택한 것이 없어 게임을 보관하지 않습니다
terminal-no-folder = 보관할 폴더가 없습니다
terminal-not-kept = 게임을 보관하지 못했습니다: { $problem }
terminal-kept = 선택 { $n }번 뒤의 게임을 보관했습니다; 계속하려면:
terminal-has = { $seat }의 것
terminal-now = { $seat } 지금
terminal-pool = 아이콘: { $icons }
terminal-empty = 없음
terminal-yes = 예
terminal-no = 아니요
terminal-hidden = 비공개 { $n }개
terminal-not-offered = { $id }: 선택할 수 없습니다
terminal-unsure = 미리 알 수 없는 것: { $parts }
terminal-no-change = 아직 바뀌는 것이 없습니다
terminal-then-over = 그러면 게임이 끝납니다
terminal-then-other = 다음은 { $seat }의 선택입니다
terminal-then-you = 다음은 선택지 { $n }개 중에서 고릅니다
terminal-chance = 우연이나 비공개 정보가 끼어듭니다; 어떤 경우에도 같은 것:
terminal-nothing = 없음
terminal-open = 정해지지 않은 것:
terminal-which = 어느 것인지: { $part }
terminal-not-which = 어느 것인지는 비공개
terminal-another-order = 다른 순서
terminal-record = { $pack }: 플레이어 { $n }명, 시드 { $seed }
terminal-over = 선택 { $n }번으로 게임이 끝났습니다
terminal-not-over = 선택 { $n }번, 게임이 아직 끝나지 않았습니다
terminal-points = 점수
terminal-and = ,{" "}
terminal-then = ,{" "}다음은{" "}
terminal-first = 1위는 { $places }
terminal-first-so-far = 지금까지 1위는 { $places }
