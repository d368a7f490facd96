### What an option does, by the words of its id, and what is asked.

option-throw =
    tornear { $x-plain } por { $x-price }{ $x-opens-any ->
        [no] {""}
       *[yes] ; depois de cozer: { $x-opens-plain }
    }
option-load = colocar { $x-plain } { $c-em }
option-stoke = alimentar o fogo e tornar-se o mestre dele
option-dig = cavar 2 medidas de barro
option-chop = cortar 2 feixes de lenha
option-inquire = procurar uma encomenda
option-hire = contratar { $x-plain } para amanhã: { $x-gift-plain }
option-add-n =
    { $n ->
        [0] não juntar mais lenha
       *[other] juntar mais { $n } { $n ->
            [one] feixe
           *[other] feixes
        } de lenha
    }
option-keep = ficar com { $thing-plain }: { $thing-wish-plain }
option-wood = ganhar 1 feixe de lenha
option-clay = ganhar 1 medida de barro

prompt-stoke = escolha quanta lenha mais junta ao fogo
prompt-turn = escolha o que fazer hoje
