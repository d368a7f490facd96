### What an option does, by the words of its id.

option-dig =
    отправить исследователя: { $x-nom }{ $x-site-effect-any ->
        [no] {""}
       *[yes] {" "}– { $x-site-effect-plain }
    }
option-discover = отправить исследователя в новую локацию ({ $x-nom }), заплатив { $x-site-price-acc } и { $x-travel-acc }
option-overcome = победить стража { $thing-gen }
option-buy = купить { $x-acc } за { $x-cost-acc }
option-play =
    сыграть { $x-acc }{ $x-effect-any ->
        [no] {""}
       *[yes] : { $x-effect-plain }
    }
option-play-pass = сыграть { $x-acc } и спасовать: { $x-pass-plain }
option-research-magnifier =
    передвинуть увеличительное стекло на { $x-acc } за { $x-bridge-acc }{ $x-line-magnifier-any ->
        [no] {""}
       *[yes] : { $x-line-magnifier-plain }
    }
option-research-notebook =
    передвинуть книгу на { $x-acc } за { $x-bridge-acc }{ $x-line-notebook-any ->
        [no] {""}
       *[yes] : { $x-line-notebook-plain }
    }
option-temple = купить { $x-acc } за { $x-cost-acc }
option-assistant =
    использовать { $x-acc }: { $x-silver-plain }{ $x-silver_travel-any ->
        [no] {""}
       *[yes] {" "}(или путешествие: { $x-silver_travel-nom })
    }; золотая сторона: { $x-gold-plain }{ $x-gold_travel-any ->
        [no] {""}
       *[yes] {" "}(или путешествие: { $x-gold_travel-nom })
    }
option-boon = использовать эффект { $x-gen }: { $x-boon-plain }
option-slot = поместить идола в ячейку: { $x-effect-plain }
option-pass = спасовать до конца раунда
option-end_turn = закончить ход
option-swap = обменять { $own-acc } на { $new-acc }: { $new-silver-plain }; золотая сторона: { $new-gold-plain }

option-travel-card = путешествовать: { $x-nom } ({ $x-travel-nom })
option-travel-boon = путешествовать: { $x-nom } ({ $x-travel-nom })
option-travel-assistant = путешествовать: { $x-nom }
option-travel-pilot = нанять пилота (2 монеты за 1 самолет)
option-keep = оставить { $thing-acc }

option-recruit =
    нанять { $thing-acc }: { $thing-silver-plain }{ $thing-silver_travel-any ->
        [no] {""}
       *[yes] {" "}(или путешествие: { $thing-silver_travel-nom })
    }
option-upgrade =
    улучшить { $thing-acc } до золотой стороны: { $thing-gold-plain }{ $thing-gold_travel-any ->
        [no] {""}
       *[yes] {" "}(или путешествие: { $thing-gold_travel-nom })
    }
option-refresh = выпрямить { $thing-acc }
option-supply = использовать { $thing-acc }: { $thing-silver-plain }; золотая сторона: { $thing-gold-plain }
option-bonus = взять { $thing-acc }: { $thing-effect-plain }
option-draw-n =
    { $n ->
        [0] не брать карт
        [one] взять { $n } карту
        [few] взять { $n } карты
       *[other] взять { $n } карт
    }
option-repeat = активировать ту же локацию еще раз
option-resolve = выполнить эффект артефакта
option-row = выполнить эффект ряда
option-site =
    использовать { $thing-acc }{ $thing-effect-any ->
        [no] {""}
       *[yes] : { $thing-effect-plain }
    }
option-from = выбрать { $thing-acc }
option-to = выбрать { $thing-acc }
option-nothing = ничего не сбрасывать

## Questions

prompt-turn = выберите, что сделать в свой ход
prompt-payment = выберите, как заплатить
prompt-round_end = решите для каждой карты в руке, оставить ее или сбросить
