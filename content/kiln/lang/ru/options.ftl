### What an option does, by the words of its id, and what is asked.

option-throw =
    сделать: { $x-nom } за { $x-price-acc }{ $x-opens-any ->
        [no] {""}
       *[yes] ; после обжига: { $x-opens-plain }
    }
option-load = поставить { $x-acc } в { $c-acc }
option-stoke = подбросить дров и стать хозяином огня
option-dig = накопать 2 меры глины
option-chop = нарубить 2 вязанки дров
option-inquire = взять заказ
option-hire = нанять на завтра { $x-acc }: { $x-gift-plain }
option-add-n =
    { $n ->
        [0] больше не подбрасывать
        [one] подбросить еще { $n } вязанку дров
        [few] подбросить еще { $n } вязанки дров
       *[other] подбросить еще { $n } вязанок дров
    }
option-keep = оставить { $thing-acc }: { $thing-wish-plain }
option-wood = получить 1 вязанку дров
option-clay = получить 1 меру глины

prompt-stoke = решите, сколько еще дров подбросить в огонь
prompt-turn = выберите, чем заняться сегодня
