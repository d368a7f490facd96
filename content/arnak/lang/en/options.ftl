### What an option does, by the words of its id.

option-dig =
    { $x-site-effect-any ->
        [no] dig at { $x }
       *[yes] dig at { $x }: { $x-site-effect-plain }
    }
option-discover = discover { $x } for { $x-site-price } and { $x-travel }
option-overcome = overcome the guardian at { $thing }
option-buy = buy { $x } for { $x-cost }
option-play =
    { $x-effect-any ->
        [no] play { $x }
       *[yes] play { $x }: { $x-effect-plain }
    }
option-play-pass = play { $x } and pass: { $x-pass-plain }
option-research-magnifier =
    { $x-line-magnifier-any ->
        [no] move your magnifying glass to { $x } for { $x-bridge }
       *[yes] move your magnifying glass to { $x } for { $x-bridge }: { $x-line-magnifier-plain }
    }
option-research-notebook =
    { $x-line-notebook-any ->
        [no] move your notebook to { $x } for { $x-bridge }
       *[yes] move your notebook to { $x } for { $x-bridge }: { $x-line-notebook-plain }
    }
option-temple = buy { $x } for { $x-cost }
option-assistant =
    use { $x }: { $x-silver-plain }{ $x-silver_travel-any ->
        [no] {""}
       *[yes] {" "}(or travel with { $x-silver_travel })
    }; gold side: { $x-gold-plain }{ $x-gold_travel-any ->
        [no] {""}
       *[yes] {" "}(or travel with { $x-gold_travel })
    }
option-boon = use the boon of { $x }: { $x-boon-plain }
option-slot = place an idol: { $x-effect-plain }
option-pass = pass for the rest of the round
option-end_turn = end your turn
option-swap =
    exchange { $own } for { $new }: { $new-silver-plain }; gold side: { $new-gold-plain }

option-travel-card = travel with { $x } ({ $x-travel })
option-travel-boon = travel with { $x } ({ $x-travel })
option-travel-assistant = travel with { $x }
option-travel-pilot = travel with a hired pilot (2 coins for 1 plane)
option-keep = keep { $thing }

option-recruit =
    recruit { $thing }: { $thing-silver-plain }{ $thing-silver_travel-any ->
        [no] {""}
       *[yes] {" "}(or travel with { $thing-silver_travel })
    }
option-upgrade =
    upgrade { $thing } to its gold side: { $thing-gold-plain }{ $thing-gold_travel-any ->
        [no] {""}
       *[yes] {" "}(or travel with { $thing-gold_travel })
    }
option-refresh = refresh { $thing }
option-supply = use { $thing }: { $thing-silver-plain }; gold side: { $thing-gold-plain }
option-bonus = take { $thing }: { $thing-effect-plain }
option-draw-n =
    { $n ->
        [0] draw no cards
        [one] draw { $n } card
       *[other] draw { $n } cards
    }
option-repeat = activate the same site again
option-resolve = resolve the effect of the artifact
option-row = resolve the effect of the research row
option-site =
    { $thing-effect-any ->
        [no] use { $thing }
       *[yes] use { $thing }: { $thing-effect-plain }
    }
option-from = choose { $thing }
option-to = choose { $thing }
option-nothing = discard nothing

## Questions

prompt-turn = choose what to do in your turn
prompt-payment = choose how to pay
prompt-round_end = choose for each card in your hand whether you keep or discard it
