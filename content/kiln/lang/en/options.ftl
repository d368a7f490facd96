### What an option does, by the words of its id, and what is asked.

option-throw =
    { $x-opens-any ->
        [no] throw { $x } for { $x-price }
       *[yes] throw { $x } for { $x-price }; when it is fired: { $x-opens-plain }
    }
option-load = set { $x } into { $c }
option-stoke = feed the fire and become its master
option-dig = dig 2 clay
option-chop = chop 2 wood
option-inquire = take an order
option-hire = hire { $x } for tomorrow: { $x-gift-plain }
option-add-n =
    add { $n ->
        [0] no more
       *[other] { $n } more
    } wood
option-keep = keep { $thing }: { $thing-wish-plain }
option-wood = gain 1 wood
option-clay = gain 1 clay

prompt-stoke = choose how much more wood to add to the fire
prompt-turn = choose what to do today
