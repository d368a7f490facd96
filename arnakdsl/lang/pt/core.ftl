### What the language itself says, in Portuguese.
###
### Clauses begin with a small letter and have no full stop: in the imperative, and in the form `chosen` in the infinitive, as
### behind "pode"; in `chosen-tail`, later in such a row, what may be left out says so.  Conditions have the forms `not`, `se` and `senot` (behind
### "se", with the future subjunctive), `that` and `thatnot` (they describe a thing), `that-plural` and `thatnot-plural`.  Nouns have a `gender`;
### what has an article takes it into itself in the forms `de`, `em` and `a`: "da sua mão", "na sua mão", "à sua mão".

## Articles and other small words

o =
    { $form ->
        [de] do
        [em] no
        [a] ao
       *[other] o
    }
a =
    { $form ->
        [de] da
        [em] na
        [a] à
       *[other] a
    }
os =
    { $form ->
        [de] dos
        [em] nos
        [a] aos
       *[other] os
    }
as =
    { $form ->
        [de] das
        [em] nas
        [a] às
       *[other] as
    }
alone =
    { $form ->
        [de] de{" "}
        [em] em{" "}
        [a] a{" "}
       *[other] {""}
    }
este =
    { $form ->
        [de] deste
        [em] neste
        [a] a este
       *[other] este
    }
esta =
    { $form ->
        [de] desta
        [em] nesta
        [a] a esta
       *[other] esta
    }
esse =
    { $form ->
        [de] desse
        [em] nesse
        [a] a esse
       *[other] esse
    }
essa =
    { $form ->
        [de] dessa
        [em] nessa
        [a] a essa
       *[other] essa
    }
ser =
    { $form ->
        [not] não é
        [se] for
        [senot] não for
       *[other] é
    }
estar =
    { $form ->
        [not] não está
        [se] estiver
        [senot] não estiver
       *[other] está
    }
ter =
    { $form ->
        [not] não tem
        [se] tiver
        [senot] não tiver
       *[other] tem
    }
haver =
    { $form ->
        [not] não há
        [se] houver
        [senot] não houver
       *[other] há
    }
poder =
    { $form ->
        [not] não pode
        [se] puder
        [senot] não puder
       *[other] pode
    }

## Sentences

sentence = { CAPITAL($clause) }.
sentences-two = { $first } { $last }
sentences-more = { $first } { $rest }
option = { CAPITAL($clause-chosen) }

## Lists

and-two = { $first } e { $last }
and-more = { $first }, { $rest }
or-two = { $first } ou { $last }
or-more = { $first }, { $rest }
then-two =
    { $form ->
        [chosen] { $first } e depois { $last-chosen-tail }
       *[other] { $first }, e depois { $last }
    }
then-more =
    { $form ->
        [chosen] { $first }, { $rest-chosen-tail }
       *[other] { $first }, { $rest }
    }
series-two = { $first-plain }; { $last-plain }
series-more = { $first-plain }; { $rest-plain }
choices-two = { $first-chosen }; ou { $last-chosen }
choices-more = { $first-chosen }; { $rest-chosen }

## Steps

trade =
    { $form ->
        [chosen] { $cost-chosen } para { $step-chosen }
        [chosen-tail] (se quiser) { $cost-chosen } para { $step-chosen }
       *[other] pode { $cost-chosen } para { $step-chosen }
    }
may =
    { $form ->
        [chosen] { $step-chosen }
        [chosen-tail] (se quiser) { $step-chosen }
       *[other] pode { $step-chosen }
    }
may-series =
    { $form ->
        [chosen] fazer o seguinte: { $steps-plain }
        [chosen-tail] (se quiser) fazer o seguinte: { $steps-plain }
       *[other] pode fazer o seguinte: { $steps-plain }
    }
choose =
    { $form ->
        [chosen] escolher
       *[other] escolha
    } { $n ->
        [1] uma opção
        [2] duas opções diferentes
        [3] três opções diferentes
       *[other] { $n } opções diferentes
    }: { $branches-chosen }
choose-all =
    { $form ->
        [chosen] fazer
       *[other] faça
    } tudo o seguinte, em qualquer ordem: { $branches-plain }
pick =
    { $form ->
        [chosen] escolher { $thing-plain }
       *[other] escolha { $thing-plain }
    }
if =
    { $form ->
        [chosen] { $then-chosen } se { $condition-se }
       *[other] se { $condition-se }, { $then-plain }
    }
if-else =
    { $form ->
        [chosen] { $then-chosen } se { $condition-se } ou, caso contrário, { $otherwise-chosen }
       *[other] se { $condition-se }, { $then-plain }; caso contrário, { $otherwise-plain }
    }
each =
    { $form ->
        [chosen] fazer o seguinte para cada { $set-within }: { $body-plain }
       *[other] para cada { $set-within }, { $body-plain }
    }
each-player = cada jogador, pela ordem de jogo: { $body-plain }
each-seat = { $seat }: { $body-plain }
repeat =
    { $n ->
        [1] { $body }
        [2] duas vezes: { $body-plain }
       *[other] { $n } vezes: { $body-plain }
    }
while = enquanto { $condition-se }: { $body-plain }

## Verbs

verb-gain =
    { $form ->
        [chosen] ganhar { $amounts-plain }
       *[other] ganhe { $amounts-plain }
    }
verb-lose =
    { $form ->
        [chosen] perder { $amounts-plain }
       *[other] perca { $amounts-plain }
    }
verb-pay =
    { $form ->
        [chosen] pagar { $cost-plain }
       *[other] pague { $cost-plain }
    }
verb-move =
    { $form ->
        [chosen] mover { $thing-plain } para { $to-plain }
       *[other] mova { $thing-plain } para { $to-plain }
    }
verb-put =
    { $form ->
        [chosen] colocar { $thing-plain } { $mark-em }
       *[other] coloque { $thing-plain } { $mark-em }
    }
verb-set =
    { $form ->
        [chosen] mudar { $mark-plain } para { $value-plain }
       *[other] mude { $mark-plain } para { $value-plain }
    }
verb-clear =
    { $form ->
        [chosen] remover { $mark-plain }
       *[other] remova { $mark-plain }
    }
verb-fill =
    { $form ->
        [chosen] colocar
       *[other] coloque
    } { $things-gender ->
        [f] todas as { $things-plain }
       *[m] todos os { $things-plain }
    } { $pile-em }
verb-shuffle =
    { $form ->
        [chosen] embaralhar { $pile-plain }
       *[other] embaralhe { $pile-plain }
    }
verb-swap =
    { $form ->
        [chosen] trocar { $one-plain } por { $other-plain }
       *[other] troque { $one-plain } por { $other-plain }
    }
verb-close =
    { $form ->
        [chosen] fechar os espaços vazios { $pile-de }
       *[other] feche os espaços vazios { $pile-de }
    }
verb-widen =
    { $form ->
        [chosen] acrescentar um espaço vazio no início { $pile-de }
       *[other] acrescente um espaço vazio no início { $pile-de }
    }
verb-narrow =
    { $form ->
        [chosen] remover o espaço vazio do início { $pile-de }
       *[other] remova o espaço vazio do início { $pile-de }
    }
verb-look =
    { $form ->
        [chosen] examinar { $pile-plain }
       *[other] examine { $pile-plain }
    }
verb-resolve =
    { $form ->
        [chosen] aplicar { $effect-plain }
       *[other] aplique { $effect-plain }
    }
verb-offer = { $actions }
verb-window =
    { $form ->
        [chosen] executar ações gratuitas agora
       *[other] pode executar ações gratuitas agora
    }
verb-nothing =
    { $form ->
        [chosen] não fazer nada
       *[other] não faça nada
    }
verb-finish = o jogo acaba imediatamente
offer-less = { $actions } com um desconto de { $less-plain }
offer-free = { $actions } sem pagar o custo
offer-for =
    { $form ->
        [chosen] { $offer } e pagar { $extra-plain }
       *[other] { $offer } e pague { $extra-plain }
    }
clear-lifetime = acaba tudo o que dura até: { $name }
flag-set = a partir de agora, { $statement-plain }
flag-clear = a partir de agora, { $statement-not }

## Amounts and numbers

amount = { $n } { $unit }
amount-each =
    { $unit-gender ->
        [f] uma
       *[m] um
    } { $unit } por cada { $set-within }
amount-all =
    { $unit-gender ->
        [f] todas as suas
       *[m] todos os seus
    } { $unit }
amount-that = esse número de { $unit }
amount-of = um número de { $unit } igual { $n-a }
whole-cost = o custo total
that-many = esse número de
counter =
    { $owner-you ->
        [yes] { o } número { $unit-gender ->
            [f] das suas
           *[m] dos seus
        } { $unit-plain }
       *[other] { o } número de { $unit-plain }
    }
plus = { $left } mais { $right-plain }
minus = { $left } menos { $right-plain }
times = { $left } vezes { $right-plain }
negative = menos { $inner-plain }
range = { $low } a { $high }
count = { o } número de { $set-within }
sum = { a } soma de { $value-bare } de cada { $set-plain }
either = { $then-plain } se { $condition-se }, ou { $otherwise-plain } caso contrário
number =
    { $n ->
        [one] número
       *[other] números
    }
function-min = { o } menor valor entre { $all-plain }
function-max = { o } maior valor entre { $all-plain }
function-table = { o } número { $first-plain } de { $others-plain }
function-turn-order = { a } posição { $last-de } na ordem de jogo
function-next-seat = { o } jogador a seguir { $last-a }
function-score = { os } pontos { $last-de }
function-icons = { o } número de símbolos { $last-de }
function-yields = se { $first-plain } pode dar { $last-plain }
function-can = se { $last-plain } pode fazer alguma coisa

## Things and places

word = { alone }{ $name }
noun = { $name }
thing =
    { $n ->
        [one] coisa
       *[other] coisas
    }
    .gender = f
player =
    { $n ->
        [one] jogador
       *[other] jogadores
    }
seat =
    { $n ->
        [one] participante
       *[other] participantes
    }
you =
    { $form ->
        [de] de você
        [a] a você
       *[other] você
    }
    .you = yes
start-player = { o } jogador inicial
this =
    { $noun-this-gender ->
        [f] { esta }
        [m] { este }
       *[other] { $noun-gender ->
            [f] { esta }
           *[m] { este }
        }
    } { $noun-this }
that =
    { $noun-gender ->
        [f] { essa }
       *[m] { esse }
    } { $noun-plain }
ordinal =
    { $noun-gender ->
        [f] { a } { $n ->
            [1] primeira
            [2] segunda
            [3] terceira
           *[other] próxima
        }
       *[m] { o } { $n ->
            [1] primeiro
            [2] segundo
            [3] terceiro
           *[other] próximo
        }
    } { $noun-plain }
it =
    { $noun-gender ->
        [f] { $form ->
            [de] dela
            [em] nela
            [a] a ela
           *[other] ela
        }
       *[m] { $form ->
            [de] dele
            [em] nele
            [a] a ele
           *[other] ele
        }
    }
    .it = yes
one =
    { alone }{ $set-gender ->
        [f] uma
       *[m] um
    } { $set-plain }
one-number = um número (no mínimo { $low-plain }, no máximo { $high-plain })
all =
    { alone }{ $set-gender ->
        [f] todas as
       *[m] todos os
    } { $set-plain }
several =
    { $n ->
        [1] { $noun-gender ->
            [f] a primeira
           *[m] o primeiro
        } { $noun-plain }
       *[other] { $n } { $noun-plain }
    } { $pile-de }
set-all = { alone }cada { $noun-plain }
set-pile =
    { $form ->
        [within] { $noun } { $pile-em }
       *[other] { $noun } { $pile-de }
    }
set-part = { $noun } { $of-de }
set-of = { $noun } { $of-de }
set-tops = { $noun } no topo { $pile-de }
set-where =
    { $n ->
        [one] { $set } { $condition-that }
       *[other] { $set } { $condition-that-plural }
    }
set-if = { $set }, se { $condition-se }
any = { alone }qualquer { $set-plain }
first =
    { $set-gender ->
        [f] { a } primeira
       *[m] { o } primeiro
    } { $set-plain }
last =
    { $set-gender ->
        [f] { a } última
       *[m] { o } último
    } { $set-plain }
first-by =
    { $set-gender ->
        [f] { a }
       *[m] { o }
    } { $set-plain } com { $keys-plain }
last-by =
    { $set-gender ->
        [f] { a } última
       *[m] { o } último
    } { $set-plain } com { $keys-plain }
key-lowest = menor { $key-bare }
key-highest = maior { $key-bare }
tops = { $set } do topo
top-of =
    { $noun-gender ->
        [f] { a } primeira
       *[m] { o } primeiro
    } { $noun-plain } { $pile-de }
bottom-of =
    { $noun-gender ->
        [f] { a } última
       *[m] { o } último
    } { $noun-plain } { $pile-de }
place-of = { $noun } { $n } { $pile-de }
place-top = { o } topo { $pile-de }
place-bottom = { o } fundo { $pile-de }
pile =
    { $owner ->
        [you] { a } sua pilha "{ $name }"
        [other] { a } pilha "{ $name }" { $of-de }
       *[none] { a } pilha "{ $name }"
    }
member =
    { $form ->
        [bare] { $name }
       *[other] { o } { $name } { $owner-de }
    }
member-alone =
    { $form ->
        [bare] { $name }
       *[other] { o } { $name }
    }

## Conditions

yes = { $statement }
not =
    { $form ->
        [se] { $statement-senot }
        [that] { $statement-thatnot }
        [thatnot] { $statement-that }
        [that-plural] { $statement-thatnot-plural }
        [thatnot-plural] { $statement-that-plural }
       *[other] { $statement-not }
    }
all-of-two = { $first } e { $last }
all-of-more = { $first }, { $rest }
one-of =
    { $form ->
        [that] em que { $conditions-plain }
       *[other] { $conditions }
    }
flag =
    { $form ->
        [that] que é { $name }
        [thatnot] que não é { $name }
        [that-plural] que são { $name }
        [thatnot-plural] que não são { $name }
       *[other] { $owner-you ->
            [yes] { ser } { $name }
           *[other] { $owner-plain } { ser } { $name }
        }
    }
has =
    { $form ->
        [that] com { $noun-gender ->
            [f] uma
           *[m] um
        } { $noun-plain }
        [thatnot] sem { $noun-plain }
       *[other] { $owner-you ->
            [yes] { ter } { $noun-plain }
           *[other] { $owner-plain } { ter } { $noun-plain }
        }
    }
has-any =
    { $form ->
        [not] não tem { $unit-plain }
        [senot] não tiver { $unit-plain }
        [se] tiver pelo menos 1 { $unit-plain }
        [that] com pelo menos 1 { $unit-plain }
        [thatnot] sem { $unit-plain }
       *[other] você tem pelo menos 1 { $unit-plain }
    }
pile-any =
    { $form ->
        [not] não há nada { $pile-em }
        [senot] não houver nada { $pile-em }
        [se] houver alguma coisa { $pile-em }
        [that] se houver alguma coisa { $pile-em }
        [thatnot] se não houver nada { $pile-em }
       *[other] há alguma coisa { $pile-em }
    }
exists =
    { $form ->
        [not] não há { $set-within }
        [senot] não houver { $set-within }
        [thatnot] se não houver { $set-within }
        [that] se houver { $set-gender ->
            [f] uma
           *[m] um
        } { $set-within }
       *[other] { haver } { $set-gender ->
            [f] uma
           *[m] um
        } { $set-within }
    }
possible =
    { $form ->
        [not] { $effect-plain } não pode fazer nada
        [senot] { $effect-plain } não puder fazer nada
        [that] para que { $effect-plain } pode fazer alguma coisa
        [thatnot] para que { $effect-plain } não pode fazer nada
       *[other] { $effect-plain } { poder } fazer alguma coisa
    }
yields =
    { $form ->
        [that] em que { $effect-plain } pode dar { $unit-plain }
        [thatnot] em que { $effect-plain } não pode dar { $unit-plain }
       *[other] { $effect-plain } { poder } dar { $unit-plain }
    }
anything =
    { $form ->
        [not] não há nada: { $value-plain }
        [senot] não houver nada: { $value-plain }
        [that] com { $value-plain }
        [thatnot] sem { $value-plain }
       *[other] { haver } { $value-plain }
    }
there =
    { $form ->
        [not] não há nada
        [senot] não houver nada
       *[other] { haver } { $thing-plain }
    }
is-kind =
    { $form ->
        [that] que é { $noun-gender ->
            [f] uma
           *[m] um
        } { $noun-plain }
        [thatnot] que não é { $noun-gender ->
            [f] uma
           *[m] um
        } { $noun-plain }
        [that-plural] que são { $noun-plain }
        [thatnot-plural] que não são { $noun-plain }
       *[other] { $left-plain } { ser } { $noun-gender ->
            [f] uma
           *[m] um
        } { $noun-plain }
    }
equal =
    { $form ->
        [that] que é { $right-plain }
        [thatnot] que não é { $right-plain }
        [that-plural] que são { $right-plain }
        [thatnot-plural] que não são { $right-plain }
       *[other] { $left-plain } { ser } { $right-plain }
    }
unequal =
    { $form ->
        [that] que não é { $right-plain }
        [thatnot] que é { $right-plain }
        [that-plural] que não são { $right-plain }
        [thatnot-plural] que são { $right-plain }
        [se] { $left-plain } não for { $right-plain }
       *[other] { $left-plain } não é { $right-plain }
    }
less =
    { $form ->
        [that] em que { $left-plain } é menor do que { $right-plain }
       *[other] { $left-plain } { ser } menor do que { $right-plain }
    }
most =
    { $form ->
        [that] em que { $left-plain } é no máximo { $right-plain }
       *[other] { $left-plain } { ser } no máximo { $right-plain }
    }
more =
    { $form ->
        [that] em que { $left-plain } é maior do que { $right-plain }
       *[other] { $left-plain } { ser } maior do que { $right-plain }
    }
least =
    { $form ->
        [that] em que { $left-plain } é pelo menos { $right-plain }
       *[other] { $left-plain } { ser } pelo menos { $right-plain }
    }
equal-own =
    { $form ->
        [that] { $right-you ->
            [yes] { $member-gender ->
                [f] cuja
               *[m] cujo
            } { $member-bare } é você
           *[other] de { $member-bare } { $right-plain }
        }
       *[other] { $left-plain } { ser } { $right-plain }
    }
unequal-own =
    { $form ->
        [that] de { $member-bare } diferente de { $right-plain }
        [se] { $left-plain } não for { $right-plain }
       *[other] { $left-plain } não é { $right-plain }
    }
less-own =
    { $form ->
        [that] de { $member-bare } inferior a { $right-plain }
       *[other] { $left-plain } { ser } inferior a { $right-plain }
    }
most-own =
    { $form ->
        [that] de { $member-bare } não superior a { $right-plain }
       *[other] { $left-plain } { ser } no máximo { $right-plain }
    }
more-own =
    { $form ->
        [that] de { $member-bare } superior a { $right-plain }
       *[other] { $left-plain } { ser } superior a { $right-plain }
    }
least-own =
    { $form ->
        [that] de { $member-bare } não inferior a { $right-plain }
       *[other] { $left-plain } { ser } pelo menos { $right-plain }
    }
equal-counter =
    { $form ->
        [that] com exatamente { $amount-plain }
       [se] tiver exatamente { $amount-plain }
       *[other] você tem exatamente { $amount-plain }
    }
unequal-counter =
    { $form ->
        [that] sem exatamente { $amount-plain }
        [se] não tiver exatamente { $amount-plain }
       *[other] você não tem exatamente { $amount-plain }
    }
less-counter =
    { $form ->
        [that] com menos de { $amount-plain }
       [se] tiver menos de { $amount-plain }
       *[other] você tem menos de { $amount-plain }
    }
most-counter =
    { $form ->
        [that] com no máximo { $amount-plain }
       [se] tiver no máximo { $amount-plain }
       *[other] você tem no máximo { $amount-plain }
    }
more-counter =
    { $form ->
        [that] com mais de { $amount-plain }
       [se] tiver mais de { $amount-plain }
       *[other] você tem mais de { $amount-plain }
    }
least-counter =
    { $form ->
        [that] com pelo menos { $amount-plain }
       [se] tiver pelo menos { $amount-plain }
       *[other] você tem pelo menos { $amount-plain }
    }
equal-count = { haver } exatamente { $n } { $set-within }
unequal-count =
    { $form ->
        [se] não houver exatamente { $n } { $set-within }
       *[other] não há exatamente { $n } { $set-within }
    }
less-count = { haver } menos de { $n } { $set-within }
most-count = { haver } no máximo { $n } { $set-within }
more-count = { haver } mais de { $n } { $set-within }
least-count = { haver } pelo menos { $n } { $set-within }

## Options

option-decline = recusar
option-continue = continuar
option-less = { $option } (com um desconto de { $less-plain })
option-free = { $option } (sem pagar o custo)
option-unit = pagar com { $thing-plain }
option-with = { $word } { $thing-plain }

## Why an option is not offered, and what it would do

nobody = ninguém
nothing-there = não há nada
nothing-at-all = nada
now = { $statement } (agora { $left-plain })
now-both = { $statement } (agora { $left-plain } e { $right-plain })
no-such-option = não há nenhuma opção "{ $id }"{ $near-any ->
        [no] {""}
       *[yes] {" "}(a mais parecida é "{ $near }")
    }
game-over = o jogo acabou
not-in-this-game = nesta partida não há { $thing-plain }
not-of-this-game = o que oferece esta opção não faz parte desta partida
not-in-range = { $n } não está entre { $low } e { $high }
not-in = { $thing-plain } não está { $pile-em }
not-in-but = { $thing-plain } não está { $pile-em }, mas { $there }
in-pile = { $pile-em }
with-seat = com { $seat }
at-thing = { $thing-em }
not-among = a escolha não inclui { $thing-plain }, só { $set-within }
not-one-of = a escolha não inclui { $thing-plain }, só { $set-within }
not-there = aqui não se pode escolher { $thing-plain }
costs = custa { $cost-plain }; { $lack }
costs-less = custa { $cost-plain }, com um desconto de { $less-plain }; { $lack }
lack-some = você tem { $amount-plain }
lack-all = você não tem { $unit-plain }
lack-means = você não tem com que pagar { $amount-plain }
gives-no-help = dá { $gives-plain }, o que não ajuda a pagar o que ainda falta: { $need-plain }
rest-unpaid = depois disso, o resto não poderia ser pago
does-nothing = não teria efeito { $step-chosen }
done-already = já foi escolhido
first-answer = outra coisa é perguntada primeiro: "{ $asked }"
first-pay = primeiro é preciso pagar { $cost-plain }
offered-by =
    { $thing-any ->
        [no] faz parte disto
       *[yes] faz parte { $thing-de }
    }: { $step-plain }
offered-in-payment = faz parte do pagamento de um custo
then-over = depois o jogo acaba
then-you = depois perguntam-lhe: "{ $asked }"
then-other = depois escolhe { $seat }
then-open = o que se pergunta depois não se sabe antes

## The terminal, where a game is played and shown

terminal-help =
    3            escolher a opção 3; também pelo id, ou pelo início de um só id
    ? 3  ? ID    o que uma opção faria; o que está impresso numa coisa
    why ID       porque não se pode escolher uma opção, e onde o conteúdo o diz
    u            desfazer: voltar à última decisão de uma pessoa
    l            as últimas jogadas
    v            tudo o que este lugar pode ver
    s FICHEIRO   guardar: o registo em FICHEIRO, o momento em FICHEIRO.save
    q            sair; a partida fica guardada
    h            esta ajuda
terminal-asked = { $seat }: { $asked } (h para ajuda)
terminal-asked-prompt = { $seat } escolhe ({ $asked }); h para ajuda
terminal-turn = é a vez de { $seat }: passe o teclado a { $seat }
terminal-type = escreva o número ou o id de uma opção, ou h para ajuda
terminal-name-file = diga o ficheiro: s FICHEIRO
terminal-name-option = diga a opção: why ID
terminal-no-number = não há opção { $typed }: vão de 1 a { $last }
terminal-many-begin = { $n } opções começam por '{ $typed }': escreva mais, ou um número
terminal-neither = '{ $typed }' não é uma opção nem um comando: escreva um número, um id ou h
terminal-secret = { $word }:... (oculto)
terminal-further = { $what } (depois, automaticamente: { $ids })
terminal-no-move = ainda não houve jogadas
terminal-nothing-to-undo = não há nada para desfazer
terminal-no-undo = não se pode desfazer: entretanto houve sorte ou algo oculto, e há outros jogadores
terminal-undone = desfeito: de volta à escolha { $n }
terminal-not-recorded = não registado: { $problem }
terminal-not-saved = não guardado: { $problem }
terminal-saved = guardado: o registo em '{ $file }',
terminal-saved-moment = o momento em '{ $file }'
terminal-nothing-kept = nada foi escolhido: nenhuma partida fica guardada
terminal-no-folder = não há pasta onde a guardar
terminal-not-kept = a partida não fica guardada: { $problem }
terminal-kept =
    a partida fica guardada após { $n } { $n ->
        [one] escolha
       *[other] escolhas
    }; para continuar:
terminal-has = { $seat } tem
terminal-now = { $seat } agora
terminal-pool = símbolos: { $icons }
terminal-empty = nenhum
terminal-yes = sim
terminal-no = não
terminal-hidden =
    { $n } { $n ->
        [one] oculta
       *[other] ocultas
    }
terminal-not-offered = { $id } não se pode escolher:
terminal-unsure = não se sabe antes: { $parts }
terminal-no-change = ainda nada muda
terminal-then-over = depois o jogo acaba
terminal-then-other = depois escolhe { $seat }
terminal-then-you = depois escolhe entre { $n } opções
terminal-chance = entra a sorte ou algo oculto; o que é igual em qualquer caso:
terminal-nothing = nada
terminal-open = em aberto:
terminal-which = qual: { $part }
terminal-not-which = não se mostra qual
terminal-another-order = outra ordem
terminal-record =
    { $pack }: { $n } { $n ->
        [one] jogador
       *[other] jogadores
    }, semente { $seed }
terminal-over =
    o jogo acabou após { $n } { $n ->
        [one] escolha
       *[other] escolhas
    }
terminal-not-over =
    o jogo não acabou após { $n } { $n ->
        [one] escolha
       *[other] escolhas
    }
terminal-points = pontos
terminal-and = {" "}e{" "}
terminal-then = ,{" "}depois{" "}
terminal-first = em primeiro { $places }
terminal-first-so-far = por enquanto em primeiro { $places }
