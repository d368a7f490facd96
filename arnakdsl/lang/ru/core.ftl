### What the language itself says, in Russian.
###
### Clauses begin with a small letter and have no full stop: in the imperative, and in the form `chosen` in the infinitive, as
### behind "вы можете"; in `chosen-tail`, later in such a row, what may be left out says so.  Nouns have the cases `nom`, `gen`, `dat`, `acc`, `ins`
### and `prep`, each by number, and say their `gender` (f, n) and whether they are `animate`; with `-in` behind the case they say where they
### lie.  Piles have the forms `to`, `from` and `in` with their preposition.  Conditions have the forms `not`, and `that` and `thatnot`, which are relative
### clauses behind a comma, with `-plural` of several things.

## Words that agree with a noun

etot =
    { $form ->
        [gen] { $noun-gender ->
            [f] этой
           *[m] этого
        }
        [dat] { $noun-gender ->
            [f] этой
           *[m] этому
        }
        [ins] { $noun-gender ->
            [f] этой
           *[m] этим
        }
        [prep] { $noun-gender ->
            [f] этой
           *[m] этом
        }
        [acc] { $noun-gender ->
            [f] эту
            [n] это
           *[m] { $noun-animate ->
                [yes] этого
               *[no] этот
            }
        }
       *[nom] { $noun-gender ->
            [f] эта
            [n] это
           *[m] этот
        }
    }
verhnij =
    { $form ->
        [gen] { $noun-gender ->
            [f] верхней
           *[m] верхнего
        }
        [dat] { $noun-gender ->
            [f] верхней
           *[m] верхнему
        }
        [ins] { $noun-gender ->
            [f] верхней
           *[m] верхним
        }
        [prep] { $noun-gender ->
            [f] верхней
           *[m] верхнем
        }
        [acc] { $noun-gender ->
            [f] верхнюю
            [n] верхнее
           *[m] { $noun-animate ->
                [yes] верхнего
               *[no] верхний
            }
        }
       *[nom] { $noun-gender ->
            [f] верхняя
            [n] верхнее
           *[m] верхний
        }
    }
nizhnij =
    { $form ->
        [gen] { $noun-gender ->
            [f] нижней
           *[m] нижнего
        }
        [dat] { $noun-gender ->
            [f] нижней
           *[m] нижнему
        }
        [ins] { $noun-gender ->
            [f] нижней
           *[m] нижним
        }
        [prep] { $noun-gender ->
            [f] нижней
           *[m] нижнем
        }
        [acc] { $noun-gender ->
            [f] нижнюю
            [n] нижнее
           *[m] { $noun-animate ->
                [yes] нижнего
               *[no] нижний
            }
        }
       *[nom] { $noun-gender ->
            [f] нижняя
            [n] нижнее
           *[m] нижний
        }
    }
pervyj =
    { $form ->
        [gen] { $noun-gender ->
            [f] первой
           *[m] первого
        }
        [dat] { $noun-gender ->
            [f] первой
           *[m] первому
        }
        [ins] { $noun-gender ->
            [f] первой
           *[m] первым
        }
        [prep] { $noun-gender ->
            [f] первой
           *[m] первом
        }
        [acc] { $noun-gender ->
            [f] первую
            [n] первое
           *[m] { $noun-animate ->
                [yes] первого
               *[no] первый
            }
        }
       *[nom] { $noun-gender ->
            [f] первая
            [n] первое
           *[m] первый
        }
    }
vtoroj =
    { $form ->
        [gen] { $noun-gender ->
            [f] второй
           *[m] второго
        }
        [dat] { $noun-gender ->
            [f] второй
           *[m] второму
        }
        [ins] { $noun-gender ->
            [f] второй
           *[m] вторым
        }
        [prep] { $noun-gender ->
            [f] второй
           *[m] втором
        }
        [acc] { $noun-gender ->
            [f] вторую
            [n] второе
           *[m] { $noun-animate ->
                [yes] второго
               *[no] второй
            }
        }
       *[nom] { $noun-gender ->
            [f] вторая
            [n] второе
           *[m] второй
        }
    }
tretij =
    { $form ->
        [gen] { $noun-gender ->
            [f] третьей
           *[m] третьего
        }
        [dat] { $noun-gender ->
            [f] третьей
           *[m] третьему
        }
        [ins] { $noun-gender ->
            [f] третьей
           *[m] третьим
        }
        [prep] { $noun-gender ->
            [f] третьей
           *[m] третьем
        }
        [acc] { $noun-gender ->
            [f] третью
            [n] третье
           *[m] { $noun-animate ->
                [yes] третьего
               *[no] третий
            }
        }
       *[nom] { $noun-gender ->
            [f] третья
            [n] третье
           *[m] третий
        }
    }
sledujuschij =
    { $form ->
        [gen] { $noun-gender ->
            [f] следующей
           *[m] следующего
        }
        [dat] { $noun-gender ->
            [f] следующей
           *[m] следующему
        }
        [ins] { $noun-gender ->
            [f] следующей
           *[m] следующим
        }
        [prep] { $noun-gender ->
            [f] следующей
           *[m] следующем
        }
        [acc] { $noun-gender ->
            [f] следующую
            [n] следующее
           *[m] { $noun-animate ->
                [yes] следующего
               *[no] следующий
            }
        }
       *[nom] { $noun-gender ->
            [f] следующая
            [n] следующее
           *[m] следующий
        }
    }
kazhdyj =
    { $form ->
        [gen] { $noun-gender ->
            [f] каждой
           *[m] каждого
        }
        [dat] { $noun-gender ->
            [f] каждой
           *[m] каждому
        }
        [ins] { $noun-gender ->
            [f] каждой
           *[m] каждым
        }
        [prep] { $noun-gender ->
            [f] каждой
           *[m] каждом
        }
        [acc] { $noun-gender ->
            [f] каждую
            [n] каждое
           *[m] { $noun-animate ->
                [yes] каждого
               *[no] каждый
            }
        }
       *[nom] { $noun-gender ->
            [f] каждая
            [n] каждое
           *[m] каждый
        }
    }
kazhdyj-set =
    { $form ->
        [gen] { $set-gender ->
            [f] каждой
           *[m] каждого
        }
        [dat] { $set-gender ->
            [f] каждой
           *[m] каждому
        }
        [ins] { $set-gender ->
            [f] каждой
           *[m] каждым
        }
        [prep] { $set-gender ->
            [f] каждой
           *[m] каждом
        }
        [acc] { $set-gender ->
            [f] каждую
            [n] каждое
           *[m] { $set-animate ->
                [yes] каждого
               *[no] каждый
            }
        }
       *[nom] { $set-gender ->
            [f] каждая
            [n] каждое
           *[m] каждый
        }
    }
ljuboj-set =
    { $form ->
        [gen] { $set-gender ->
            [f] любой
           *[m] любого
        }
        [dat] { $set-gender ->
            [f] любой
           *[m] любому
        }
        [ins] { $set-gender ->
            [f] любой
           *[m] любым
        }
        [prep] { $set-gender ->
            [f] любой
           *[m] любом
        }
        [acc] { $set-gender ->
            [f] любую
            [n] любое
           *[m] { $set-animate ->
                [yes] любого
               *[no] любой
            }
        }
       *[nom] { $set-gender ->
            [f] любая
            [n] любое
           *[m] любой
        }
    }
pervyj-set =
    { $form ->
        [gen] { $set-gender ->
            [f] первой
           *[m] первого
        }
        [dat] { $set-gender ->
            [f] первой
           *[m] первому
        }
        [ins] { $set-gender ->
            [f] первой
           *[m] первым
        }
        [prep] { $set-gender ->
            [f] первой
           *[m] первом
        }
        [acc] { $set-gender ->
            [f] первую
            [n] первое
           *[m] { $set-animate ->
                [yes] первого
               *[no] первый
            }
        }
       *[nom] { $set-gender ->
            [f] первая
            [n] первое
           *[m] первый
        }
    }
poslednij-set =
    { $form ->
        [gen] { $set-gender ->
            [f] последней
           *[m] последнего
        }
        [dat] { $set-gender ->
            [f] последней
           *[m] последнему
        }
        [ins] { $set-gender ->
            [f] последней
           *[m] последним
        }
        [prep] { $set-gender ->
            [f] последней
           *[m] последнем
        }
        [acc] { $set-gender ->
            [f] последнюю
            [n] последнее
           *[m] { $set-animate ->
                [yes] последнего
               *[no] последний
            }
        }
       *[nom] { $set-gender ->
            [f] последняя
            [n] последнее
           *[m] последний
        }
    }
vse-set =
    { $form ->
        [gen] всех
        [dat] всем
        [acc] { $set-animate ->
            [yes] всех
           *[no] все
        }
        [ins] всеми
        [prep] всех
       *[other] все
    }
chislo =
    { $form ->
        [gen] числа
        [dat] числу
        [ins] числом
        [prep] числе
       *[other] число
    }
owner-which =
    { $form ->
        [that-plural] которые
        [thatnot-plural] которые
       *[other] { $owner-gender ->
            [f] которая
            [n] которое
           *[m] который
        }
    }
owner-whose =
    { $form ->
        [that-plural] которых
        [thatnot-plural] которых
       *[other] { $owner-gender ->
            [f] которой
            [n] которого
           *[m] которого
        }
    }
left-which =
    { $form ->
        [that-plural] которые
        [thatnot-plural] которые
       *[other] { $left-gender ->
            [f] которая
            [n] которое
           *[m] который
        }
    }
raven =
    { $left-gender ->
        [f] равна
        [n] равно
       *[m] равен
    }

## Sentences

sentence = { CAPITAL($clause) }.
sentences-two = { $first } { $last }
sentences-more = { $first } { $rest }
option = { CAPITAL($clause-chosen) }

## Lists

and-two = { $first } и { $last }
and-more = { $first }, { $rest }
or-two = { $first } или { $last }
or-more = { $first }, { $rest }
then-two =
    { $form ->
        [chosen] { $first }, затем { $last-chosen-tail }
       *[other] { $first }, затем { $last }
    }
then-more =
    { $form ->
        [chosen] { $first }, { $rest-chosen-tail }
       *[other] { $first }, { $rest }
    }
series-two = { $first-plain }; { $last-plain }
series-more = { $first-plain }; { $rest-plain }
choices-two = { $first-chosen }; или { $last-chosen }
choices-more = { $first-chosen }; { $rest-chosen }

## Steps

trade =
    { $form ->
        [chosen] { $cost-chosen }, чтобы { $step-chosen }
        [chosen-tail] (по желанию) { $cost-chosen }, чтобы { $step-chosen }
       *[other] вы можете { $cost-chosen }, чтобы { $step-chosen }
    }
may =
    { $form ->
        [chosen] { $step-chosen }
        [chosen-tail] (по желанию) { $step-chosen }
       *[other] вы можете { $step-chosen }
    }
may-series =
    { $form ->
        [chosen] сделать следующее: { $steps-plain }
        [chosen-tail] (по желанию) сделать следующее: { $steps-plain }
       *[other] вы можете сделать следующее: { $steps-plain }
    }
choose =
    { $form ->
        [chosen] выбрать
       *[other] выберите
    } { $n ->
        [1] одно из следующего
        [2] два разных варианта
        [3] три разных варианта
       *[other] { $n } разных вариантов
    }: { $branches-chosen }
choose-all =
    { $form ->
        [chosen] сделать все это в любом порядке: { $branches-plain }
       *[other] сделайте все это в любом порядке: { $branches-plain }
    }
pick =
    { $form ->
        [chosen] выбрать { $thing-acc }
       *[other] выберите { $thing-acc }
    }
if =
    { $form ->
        [chosen] { $then-chosen }, если { $condition-plain }
       *[other] если { $condition-plain }, { $then-plain }
    }
if-else =
    { $form ->
        [chosen] { $then-chosen }, если { $condition-plain }, а иначе { $otherwise-chosen }
       *[other] если { $condition-plain }, { $then-plain }; иначе { $otherwise-plain }
    }
each-of =
    { $set-gender ->
        [f] каждой
       *[m] каждого
    } { $set-gen-in }
each =
    { $form ->
        [chosen] сделать для { each-of } следующее: { $body-plain }
       *[other] для { each-of }: { $body-plain }
    }
each-player = каждый игрок в порядке хода: { $body-plain }
each-seat = { $seat }: { $body-plain }
repeat =
    { $n ->
        [1] { $body }
        [2] дважды: { $body-plain }
        [few] { $n } раза: { $body-plain }
       *[other] { $n } раз: { $body-plain }
    }
while = пока { $condition-plain }: { $body-plain }

## Verbs

verb-gain =
    { $form ->
        [chosen] получить { $amounts-acc }
       *[other] получите { $amounts-acc }
    }
verb-lose =
    { $form ->
        [chosen] потерять { $amounts-acc }
       *[other] потеряйте { $amounts-acc }
    }
verb-pay =
    { $form ->
        [chosen] заплатить { $cost-acc }
       *[other] заплатите { $cost-acc }
    }
verb-move =
    { $form ->
        [chosen] переместить { $thing-acc } { $to-to }
       *[other] переместите { $thing-acc } { $to-to }
    }
verb-put =
    { $form ->
        [chosen] положить { $thing-acc } на { $mark-acc }
       *[other] положите { $thing-acc } на { $mark-acc }
    }
verb-set =
    { $form ->
        [chosen] установить { $mark-acc }: { $value-nom }
       *[other] установите { $mark-acc }: { $value-nom }
    }
verb-clear =
    { $form ->
        [chosen] убрать { $mark-acc }
       *[other] уберите { $mark-acc }
    }
verb-fill =
    { $form ->
        [chosen] сложить { $things-animate ->
            [yes] всех
           *[no] все
        } { $things-acc } { $pile-to }
       *[other] сложите { $things-animate ->
            [yes] всех
           *[no] все
        } { $things-acc } { $pile-to }
    }
verb-shuffle =
    { $form ->
        [chosen] перемешать { $pile-acc }
       *[other] перемешайте { $pile-acc }
    }
verb-swap =
    { $form ->
        [chosen] поменять местами { $one-acc } и { $other-acc }
       *[other] поменяйте местами { $one-acc } и { $other-acc }
    }
verb-close =
    { $form ->
        [chosen] убрать пустые места { $pile-in }
       *[other] уберите пустые места { $pile-in }
    }
verb-widen =
    { $form ->
        [chosen] добавить пустое место в начале { $pile-gen }
       *[other] добавьте пустое место в начале { $pile-gen }
    }
verb-narrow =
    { $form ->
        [chosen] убрать пустое место в начале { $pile-gen }
       *[other] уберите пустое место в начале { $pile-gen }
    }
verb-look =
    { $form ->
        [chosen] просмотреть { $pile-acc }
       *[other] просмотрите { $pile-acc }
    }
verb-resolve =
    { $form ->
        [chosen] выполнить { $effect-acc }
       *[other] выполните { $effect-acc }
    }
verb-offer = { $actions-chosen }
verb-window =
    { $form ->
        [chosen] совершать сейчас бесплатные действия
        [chosen-tail] (по желанию) совершать сейчас бесплатные действия
       *[other] вы можете совершать сейчас бесплатные действия
    }
verb-nothing =
    { $form ->
        [chosen] ничего не делать
       *[other] ничего не делайте
    }
verb-finish = игра немедленно заканчивается
offer-less = { $actions-chosen }, заплатив на { $less-acc } меньше
offer-free = { $actions-chosen } бесплатно
offer-for =
    { $form ->
        [chosen] { $offer } и заплатить { $extra-acc }
       *[other] { $offer } и заплатите { $extra-acc }
    }
clear-lifetime = все, что длилось до этого момента, заканчивается: { $name }
flag-set = с этого момента { $statement-plain }
flag-clear = с этого момента { $statement-not }

## Amounts and numbers

amount = { $n } { $unit }
amount-each =
    { $unit } за { $set-gender ->
        [f] каждую
        [n] каждое
       *[m] { $set-animate ->
            [yes] каждого
           *[no] каждый
        }
    } { $set-acc-in }
amount-all =
    { $form ->
        [gen] всех ваших
        [acc] { $unit-animate ->
            [yes] всех ваших
           *[no] все ваши
        }
       *[nom] все ваши
    } { $unit }
amount-that = столько же { $unit-gen }
amount-of = количество { $unit-gen }, равное { $n-dat }
whole-cost =
    { $form ->
        [gen] всей стоимости
        [acc] всю стоимость
       *[other] вся стоимость
    }
that-many = столько же
counter =
    { $owner-you ->
        [yes] { chislo } ваших { $unit-gen }
       *[other] { chislo } { $unit-gen }
    }
plus = { $left } плюс { $right-nom }
minus = { $left } минус { $right-nom }
times = { $left }, умноженное на { $right-nom }
negative = минус { $inner-nom }
range = от { $low-gen } до { $high-gen }
count = { chislo } { $set-gen-in }
sum = сумма: { $value-bare } { $set-gen }
either = { $then-nom }, если { $condition-plain }, а иначе { $otherwise-nom }
number =
    { $form ->
        [gen] { $n ->
            [one] числа
           *[other] чисел
        }
       *[nom] { $n ->
            [one] число
            [few] числа
            [plural] числа
           *[many] чисел
        }
    }
    .gender = n
function-min =
    { $form ->
        [gen] меньшего
        [dat] меньшему
        [ins] меньшим
        [prep] меньшем
       *[other] меньшее
    } из значений ({ $all-nom })
function-max =
    { $form ->
        [gen] большего
        [dat] большему
        [ins] большим
        [prep] большем
       *[other] большее
    } из значений ({ $all-nom })
function-table = число номер { $first-nom } из ряда: { $others-nom }
function-turn-order = место в порядке хода: { $last-nom }
function-next-seat = игрок, следующий после { $last-gen }
function-score = очки: { $last-nom }
function-icons = число символов: { $last-nom }
function-yields = может ли { $first-nom } дать { $last-acc }
function-can = может ли { $last-nom } что-либо сделать

## Things and places

word = { $name }
noun = { $name }
thing =
    { $form ->
        [gen] { $n ->
            [one] вещи
           *[other] вещей
        }
        [dat] { $n ->
            [one] вещи
           *[other] вещам
        }
        [ins] { $n ->
            [one] вещью
           *[other] вещами
        }
        [prep] { $n ->
            [one] вещи
           *[other] вещах
        }
        [acc] { $n ->
            [one] вещь
            [few] вещи
            [plural] вещи
           *[many] вещей
        }
       *[nom] { $n ->
            [one] вещь
            [few] вещи
            [plural] вещи
           *[many] вещей
        }
    }
    .gender = f
player =
    { $form ->
        [gen] { $n ->
            [one] игрока
           *[other] игроков
        }
        [dat] { $n ->
            [one] игроку
           *[other] игрокам
        }
        [ins] { $n ->
            [one] игроком
           *[other] игроками
        }
        [prep] { $n ->
            [one] игроке
           *[other] игроках
        }
        [acc] { $n ->
            [one] игрока
           *[other] игроков
        }
       *[nom] { $n ->
            [one] игрок
            [few] игрока
            [plural] игроки
           *[many] игроков
        }
    }
    .animate = yes
seat =
    { $form ->
        [gen] { $n ->
            [one] участника
           *[other] участников
        }
        [dat] { $n ->
            [one] участнику
           *[other] участникам
        }
        [ins] { $n ->
            [one] участником
           *[other] участниками
        }
        [prep] { $n ->
            [one] участнике
           *[other] участниках
        }
        [acc] { $n ->
            [one] участника
           *[other] участников
        }
       *[nom] { $n ->
            [one] участник
            [few] участника
            [plural] участники
           *[many] участников
        }
    }
    .animate = yes
you =
    { $form ->
        [gen] вас
        [dat] вам
        [acc] вас
        [ins] вами
        [prep] вас
       *[other] вы
    }
    .you = yes
start-player =
    { $form ->
        [gen] первого игрока
        [dat] первому игроку
        [acc] первого игрока
        [ins] первым игроком
        [prep] первом игроке
       *[other] первый игрок
    }
this = { etot } { $noun }
that = { etot } { $noun }
ordinal =
    { $n ->
        [1] { pervyj }
        [2] { vtoroj }
        [3] { tretij }
       *[other] { sledujuschij }
    } { $noun }
it =
    { $form ->
        [gen] { $noun-gender ->
            [f] ее
           *[m] его
        }
        [dat] { $noun-gender ->
            [f] ей
           *[m] ему
        }
        [acc] { $noun-gender ->
            [f] ее
           *[m] его
        }
        [ins] { $noun-gender ->
            [f] ей
           *[m] им
        }
        [prep] { $noun-gender ->
            [f] ней
           *[m] нем
        }
       *[nom] { $noun-gender ->
            [f] она
            [n] оно
           *[m] он
        }
    }
    .it = yes
one = { $set }
one-number = число от { $low-gen } до { $high-gen }
all = { vse-set } { $set }
several =
    { $n ->
        [1] { verhnij } { $noun }
       *[other] { $n } { $noun }
    } { $pile-from }
set-all = { kazhdyj } { $noun }
set-pile =
    { $form ->
        [nom-in] { $noun-nom } { $pile-in }
        [gen-in] { $noun-gen } { $pile-in }
        [acc-in] { $noun-acc } { $pile-in }
       *[other] { $noun } { $pile-from }
    }
set-part = { $noun } { $of-gen }
set-of = { $noun } { $of-gen }
set-tops = { $noun } с верха { $pile-gen }
set-where =
    { $n ->
        [one] { $set }, { $condition-that }
       *[other] { $set }, { $condition-that-plural }
    }
set-if = { $set }, если { $condition-plain }
any = { ljuboj-set } { $set }
first = { pervyj-set } { $set }
last = { poslednij-set } { $set }
first-by = { $set }, где { $keys-nom }
last-by = { poslednij-set } { $set }, где { $keys-nom }
key-lowest = { $key-bare } меньше всего
key-highest = { $key-bare } больше всего
tops = { $set } сверху
top-of = { verhnij } { $noun } { $pile-gen }
bottom-of = { nizhnij } { $noun } { $pile-gen }
place-of = { $noun } номер { $n } { $pile-gen }
place-top =
    { $form ->
        [to] на верх { $pile-gen }
        [from] с верха { $pile-gen }
        [in] на верху { $pile-gen }
        [gen] верха { $pile-gen }
       *[other] верх { $pile-gen }
    }
place-bottom =
    { $form ->
        [to] под низ { $pile-gen }
        [from] из-под низа { $pile-gen }
        [in] внизу { $pile-gen }
        [gen] низа { $pile-gen }
       *[other] низ { $pile-gen }
    }
pile =
    { $form ->
        [to] в стопку "{ $name }"
        [from] из стопки "{ $name }"
        [in] в стопке "{ $name }"
        [gen] стопки "{ $name }"
        [acc] стопку "{ $name }"
       *[nom] стопка "{ $name }"
    }
member =
    { $form ->
        [bare] { $name }
       *[other] { $name } { $owner-gen }
    }
member-alone = { $name }

## Conditions

yes = { $statement }
not =
    { $form ->
        [that] { $statement-thatnot }
        [thatnot] { $statement-that }
        [that-plural] { $statement-thatnot-plural }
        [thatnot-plural] { $statement-that-plural }
       *[other] { $statement-not }
    }
all-of-two = { $first } и { $last }
all-of-more = { $first }, { $rest }
one-of =
    { $form ->
        [that] при условии, что { $conditions-plain }
       *[other] { $conditions }
    }
flag =
    { $form ->
        [that] { owner-which } { $name }
        [that-plural] { owner-which } { $name }
        [thatnot] { owner-which } не { $name }
        [thatnot-plural] { owner-which } не { $name }
        [not] { $owner-nom } не { $name }
       *[other] { $owner-nom } { $name }
    }
has =
    { $form ->
        [that] у { owner-whose } есть { $noun-nom }
        [that-plural] у { owner-whose } есть { $noun-nom }
        [thatnot] у { owner-whose } нет { $noun-gen }
        [thatnot-plural] у { owner-whose } нет { $noun-gen }
        [not] у { $owner-gen } нет { $noun-gen }
       *[other] у { $owner-gen } есть { $noun-nom }
    }
has-any =
    { $form ->
        [that] у { owner-whose } есть хотя бы 1 { $unit-nom }
        [that-plural] у { owner-whose } есть хотя бы 1 { $unit-nom }
        [thatnot] у { owner-whose } нет { $unit-gender ->
            [f] ни одной
           *[m] ни одного
        } { $unit-gen }
        [thatnot-plural] у { owner-whose } нет { $unit-gender ->
            [f] ни одной
           *[m] ни одного
        } { $unit-gen }
        [not] у вас нет { $unit-gender ->
            [f] ни одной
           *[m] ни одного
        } { $unit-gen }
       *[other] у вас есть хотя бы 1 { $unit-nom }
    }
pile-any =
    { $form ->
        [not] { $pile-in } пусто
        [thatnot] если { $pile-in } пусто
        [that] если { $pile-in } не пусто
       *[other] { $pile-in } не пусто
    }
exists =
    { $form ->
        [not] нет { $set-gen-in }
        [thatnot] если нет { $set-gen-in }
        [that] если есть { $set-nom-in }
       *[other] есть { $set-nom-in }
    }
possible =
    { $form ->
        [not] { $effect-nom } ничего не дает
        [that] для которых { $effect-nom } что-либо дает
        [thatnot] для которых { $effect-nom } ничего не дает
       *[other] { $effect-nom } что-либо дает
    }
yields =
    { $form ->
        [not] { $effect-nom } не дает { $unit-gen }
        [that] { $effect-nom } может дать { $unit-acc }
        [thatnot] { $effect-nom } не дает { $unit-gen }
       *[other] { $effect-nom } может дать { $unit-acc }
    }
anything =
    { $form ->
        [not] нет ничего: { $value-nom }
        [that] у которых есть { $value-nom }
        [thatnot] у которых нет { $value-gen }
       *[other] есть { $value-nom }
    }
there =
    { $form ->
        [not] ничего нет
       *[other] есть { $thing-nom }
    }
is-kind =
    { $form ->
        [that] { left-which } – { $noun-nom }
        [that-plural] { left-which } – { $noun-nom }
        [thatnot] { left-which } – не { $noun-nom }
        [thatnot-plural] { left-which } – не { $noun-nom }
        [not] { $left-nom } – не { $noun-nom }
       *[other] { $left-nom } – { $noun-nom }
    }
equal =
    { $form ->
        [that] { left-which } – { $right-nom }
        [that-plural] { left-which } – { $right-nom }
        [thatnot] { left-which } – не { $right-nom }
        [thatnot-plural] { left-which } – не { $right-nom }
        [not] { $left-nom } { $right ->
            [one] не { raven } { $right }
            [few] не { raven } { $right }
            [many] не { raven } { $right }
           *[other] – не { $right-nom }
        }
       *[other] { $left-nom } { $right ->
            [one] { raven } { $right }
            [few] { raven } { $right }
            [many] { raven } { $right }
           *[other] – { $right-nom }
        }
    }
unequal =
    { $form ->
        [that] { left-which } – не { $right-nom }
        [that-plural] { left-which } – не { $right-nom }
        [thatnot] { left-which } – { $right-nom }
        [thatnot-plural] { left-which } – { $right-nom }
        [not] { $left-nom } { $right ->
            [one] { raven } { $right }
            [few] { raven } { $right }
            [many] { raven } { $right }
           *[other] – { $right-nom }
        }
       *[other] { $left-nom } { $right ->
            [one] не { raven } { $right }
            [few] не { raven } { $right }
            [many] не { raven } { $right }
           *[other] – не { $right-nom }
        }
    }
equal-own =
    { $form ->
        [that] { $member-bare } { owner-whose } { $right ->
            [one] { raven } { $right }
            [few] { raven } { $right }
            [many] { raven } { $right }
           *[other] – { $right-nom }
        }
        [that-plural] { $member-bare } { owner-whose } { $right ->
            [one] { raven } { $right }
            [few] { raven } { $right }
            [many] { raven } { $right }
           *[other] – { $right-nom }
        }
        [thatnot] { $member-bare } { owner-whose } { $right ->
            [one] не { raven } { $right }
            [few] не { raven } { $right }
            [many] не { raven } { $right }
           *[other] – не { $right-nom }
        }
        [thatnot-plural] { $member-bare } { owner-whose } { $right ->
            [one] не { raven } { $right }
            [few] не { raven } { $right }
            [many] не { raven } { $right }
           *[other] – не { $right-nom }
        }
        [not] { $left-nom } { $right ->
            [one] не { raven } { $right }
            [few] не { raven } { $right }
            [many] не { raven } { $right }
           *[other] – не { $right-nom }
        }
       *[other] { $left-nom } { $right ->
            [one] { raven } { $right }
            [few] { raven } { $right }
            [many] { raven } { $right }
           *[other] – { $right-nom }
        }
    }
unequal-own =
    { $form ->
        [that] { $member-bare } { owner-whose } { $right ->
            [one] не { raven } { $right }
            [few] не { raven } { $right }
            [many] не { raven } { $right }
           *[other] – не { $right-nom }
        }
        [that-plural] { $member-bare } { owner-whose } { $right ->
            [one] не { raven } { $right }
            [few] не { raven } { $right }
            [many] не { raven } { $right }
           *[other] – не { $right-nom }
        }
        [thatnot] { $member-bare } { owner-whose } { $right ->
            [one] { raven } { $right }
            [few] { raven } { $right }
            [many] { raven } { $right }
           *[other] – { $right-nom }
        }
        [thatnot-plural] { $member-bare } { owner-whose } { $right ->
            [one] { raven } { $right }
            [few] { raven } { $right }
            [many] { raven } { $right }
           *[other] – { $right-nom }
        }
        [not] { $left-nom } { $right ->
            [one] { raven } { $right }
            [few] { raven } { $right }
            [many] { raven } { $right }
           *[other] – { $right-nom }
        }
       *[other] { $left-nom } { $right ->
            [one] не { raven } { $right }
            [few] не { raven } { $right }
            [many] не { raven } { $right }
           *[other] – не { $right-nom }
        }
    }
less =
    { $form ->
        [that] где { $left-nom } меньше { $right-gen }
       *[other] { $left-nom } меньше { $right-gen }
    }
less-own =
    { $form ->
        [that] { $member-bare } { owner-whose } меньше { $right-gen }
        [that-plural] { $member-bare } { owner-whose } меньше { $right-gen }
       *[other] { $left-nom } меньше { $right-gen }
    }
less-counter =
    { $form ->
        [that] у которых меньше { $amount-gen }
       *[other] у вас меньше { $amount-gen }
    }
less-count = есть меньше { $n } { $set-gen-in }
most =
    { $form ->
        [that] где { $left-nom } не больше { $right-gen }
       *[other] { $left-nom } не больше { $right-gen }
    }
most-own =
    { $form ->
        [that] { $member-bare } { owner-whose } не больше { $right-gen }
        [that-plural] { $member-bare } { owner-whose } не больше { $right-gen }
       *[other] { $left-nom } не больше { $right-gen }
    }
most-counter =
    { $form ->
        [that] у которых не больше { $amount-gen }
       *[other] у вас не больше { $amount-gen }
    }
most-count = есть не больше { $n } { $set-gen-in }
more =
    { $form ->
        [that] где { $left-nom } больше { $right-gen }
       *[other] { $left-nom } больше { $right-gen }
    }
more-own =
    { $form ->
        [that] { $member-bare } { owner-whose } больше { $right-gen }
        [that-plural] { $member-bare } { owner-whose } больше { $right-gen }
       *[other] { $left-nom } больше { $right-gen }
    }
more-counter =
    { $form ->
        [that] у которых больше { $amount-gen }
       *[other] у вас больше { $amount-gen }
    }
more-count = есть больше { $n } { $set-gen-in }
least =
    { $form ->
        [that] где { $left-nom } не меньше { $right-gen }
       *[other] { $left-nom } не меньше { $right-gen }
    }
least-own =
    { $form ->
        [that] { $member-bare } { owner-whose } не меньше { $right-gen }
        [that-plural] { $member-bare } { owner-whose } не меньше { $right-gen }
       *[other] { $left-nom } не меньше { $right-gen }
    }
least-counter =
    { $form ->
        [that] у которых не меньше { $amount-gen }
       *[other] у вас не меньше { $amount-gen }
    }
least-count = есть не меньше { $n } { $set-gen-in }
equal-counter =
    { $form ->
        [that] у которых ровно { $amount-nom }
       *[other] у вас ровно { $amount-nom }
    }
unequal-counter =
    { $form ->
        [that] у которых не { $amount-nom }
       *[other] у вас не { $amount-nom }
    }
equal-count = есть ровно { $n } { $set-nom-in }
unequal-count = есть не { $n } { $set-nom-in }

## Options

option-decline = отказаться
option-continue = продолжить
option-less = { $option } (заплатив на { $less-acc } меньше)
option-free = { $option } (бесплатно)
option-unit = заплатить: { $thing-nom }
option-with = { $word }: { $thing-nom }

## Why an option is not offered, and what it would do

nobody = никто
nothing-there = ничего нет
nothing-at-all = ничего
now = { $statement } (сейчас { $left-nom })
now-both = { $statement } (сейчас { $left-nom } и { $right-nom })
game-over = игра окончена
not-in-this-game = в этой партии нет: { $thing-nom }
not-of-this-game = того, что дает этот вариант, нет в этой партии
not-in-range = { $n } – не число от { $low } до { $high }
not-in = { $thing-nom } не { $pile-in }
not-in-but = { $thing-nom } не { $pile-in }, а { $there }
in-pile = { $pile-in }
with-seat = у игрока { $seat }
at-thing = здесь: { $thing-nom }
not-among = здесь не подходит { $thing-nom }: нужны { $set-nom-in }
not-one-of = здесь не подходит { $thing-nom }: нужно { $set-nom-in }
not-there = здесь нельзя выбрать: { $thing-nom }
costs = это стоит { $cost-acc }; { $lack }
costs-less = это стоит { $cost-acc }, на { $less-acc } меньше; { $lack }
lack-some = у вас { $amount-nom }
lack-all = у вас нет { $unit-gen }
lack-means = вам нечем заплатить { $amount-acc }
gives-no-help = это дает { $gives-acc }, что не помогает заплатить то, что осталось: { $need-nom }
rest-unpaid = после этого нельзя было бы заплатить остальное
does-nothing = не было бы смысла { $step-chosen }
done-already = это уже выбрано
first-answer = сначала нужно ответить на другой вопрос: «{ $asked }»
first-pay = сначала нужно заплатить { $cost-acc }
offered-in-payment = это часть оплаты
then-over = после этого игра окончена
then-you = затем вас спросят: «{ $asked }»
then-other = затем выбирает { $seat }
then-open = что спросят затем, заранее неизвестно
no-such-option =
    нет варианта «{ $id }»{ $near-any ->
        [no] {""}
       *[yes] {" "}(ближайший – «{ $near }»)
    }
offered-by =
    это относится к тексту{ $thing-any ->
        [no] {""}
       *[yes] {" "}{ $thing-gen }
    }: { $step-plain }

## The terminal, where a game is played and shown

terminal-help =
    3            выбрать вариант 3; можно также его id или начало, если оно одно
    ? 3  ? ID    что сделал бы вариант; что напечатано на карте или плитке
    why ID       почему вариант недоступен и где это сказано
    u            отменить: назад к последнему решению человека
    l            последние ходы
    v            все, что видно с этого места
    s ФАЙЛ       сохранить: запись в ФАЙЛ, сам момент в ФАЙЛ.save
    q            выйти; партия сохраняется
    h            эта справка
terminal-asked = { $seat }: { $asked } (h – справка)
terminal-asked-prompt = { $seat } выбирает ({ $asked }); h – справка
terminal-turn = выбирает { $seat }: передайте клавиатуру игроку { $seat }
terminal-type = введите номер или id варианта либо h для справки
terminal-name-file = назовите файл: s ФАЙЛ
terminal-name-option = назовите вариант: why ID
terminal-no-number = варианта { $typed } нет: они от 1 до { $last }
terminal-many-begin = «{ $typed }» – начало нескольких вариантов ({ $n }): введите больше или номер
terminal-neither = «{ $typed }» – не вариант и не команда: введите номер, id или h
terminal-secret = { $word }:... (скрыто)
terminal-further = { $what } (затем само: { $ids })
terminal-no-move = ходов еще не было
terminal-nothing-to-undo = отменять нечего
terminal-no-undo = отменить нельзя: с тех пор вмешались случай или что-то скрытое, и играют другие
terminal-undone = отменено: снова выбор { $n }
terminal-not-recorded = не записано: { $problem }
terminal-not-saved = не сохранено: { $problem }
terminal-saved = сохранено: запись в «{ $file }»,
terminal-saved-moment = момент в «{ $file }»
terminal-nothing-kept = ничего не выбрано: партия не сохраняется
terminal-no-folder = нет папки, где ее сохранить
terminal-not-kept = партия не сохранена: { $problem }
terminal-kept =
    партия сохранена после { $n } { $n ->
        [one] выбора
       *[other] выборов
    }; чтобы продолжить:
terminal-has = { $seat } имеет
terminal-now = { $seat } сейчас
terminal-pool = символы: { $icons }
terminal-empty = нет
terminal-yes = да
terminal-no = нет
terminal-hidden = { $n } скрыто
terminal-not-offered = { $id } недоступно:
terminal-unsure = заранее неизвестно: { $parts }
terminal-no-change = пока ничего не меняется
terminal-then-over = затем игра окончена
terminal-then-other = затем выбирает { $seat }
terminal-then-you =
    затем вы выбираете из { $n } { $n ->
        [one] варианта
       *[other] вариантов
    }
terminal-chance = вмешиваются случай или скрытое; одинаково в любом случае:
terminal-nothing = ничего
terminal-open = неизвестно:
terminal-which = что именно: { $part }
terminal-not-which = не показано, что именно
terminal-another-order = другой порядок
terminal-record =
    { $pack }: { $n } { $n ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }, зерно { $seed }
terminal-over =
    игра окончена после { $n } { $n ->
        [one] выбора
       *[other] выборов
    }
terminal-not-over =
    игра не окончена после { $n } { $n ->
        [one] выбора
       *[other] выборов
    }
terminal-points = очки
terminal-and = {" "}и{" "}
terminal-then = ,{" "}затем{" "}
terminal-first = первое место: { $places }
terminal-first-so-far = пока первое место: { $places }
