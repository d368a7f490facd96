### What an option does, by the words of its id.

option-dig =
    escavar { $x-plain }{ $x-site-effect-any ->
        [no] {""}
       *[yes] : { $x-site-effect-plain }
    }
option-discover = descobrir { $x-plain } por { $x-site-price } e { $x-travel }
option-overcome = vencer o guardião { $thing-de }
option-buy = comprar { $x-plain } por { $x-cost }
option-play =
    jogar { $x-plain }{ $x-effect-any ->
        [no] {""}
       *[yes] : { $x-effect-plain }
    }
option-play-pass = jogar { $x-plain } e passar a vez: { $x-pass-plain }
option-research-magnifier =
    mover a sua lupa para { $x-plain } por { $x-bridge }{ $x-line-magnifier-any ->
        [no] {""}
       *[yes] : { $x-line-magnifier-plain }
    }
option-research-notebook =
    mover o seu diário para { $x-plain } por { $x-bridge }{ $x-line-notebook-any ->
        [no] {""}
       *[yes] : { $x-line-notebook-plain }
    }
option-temple = comprar { $x-plain } por { $x-cost }
option-assistant =
    usar { $x-plain }: { $x-silver-plain }{ $x-silver_travel-any ->
        [no] {""}
       *[yes] {" "}(ou viajar com { $x-silver_travel })
    }; lado dourado: { $x-gold-plain }{ $x-gold_travel-any ->
        [no] {""}
       *[yes] {" "}(ou viajar com { $x-gold_travel })
    }
option-boon = usar a dádiva { $x-de }: { $x-boon-plain }
option-slot = colocar um ídolo numa casa: { $x-effect-plain }
option-pass = passar a vez até ao fim da rodada
option-end_turn = terminar o turno
option-swap = trocar { $own-plain } por { $new-plain }: { $new-silver-plain }; lado dourado: { $new-gold-plain }

option-travel-card = viajar com { $x-plain } ({ $x-travel })
option-travel-boon = viajar com a dádiva { $x-de } ({ $x-travel })
option-travel-assistant = viajar com { $x-plain }
option-travel-pilot = contratar um piloto (2 moedas por 1 avião)
option-keep = guardar { $thing-plain }

option-recruit =
    recrutar { $thing-plain }: { $thing-silver-plain }{ $thing-silver_travel-any ->
        [no] {""}
       *[yes] {" "}(ou viajar com { $thing-silver_travel })
    }
option-upgrade =
    promover { $thing-plain } para o lado dourado: { $thing-gold-plain }{ $thing-gold_travel-any ->
        [no] {""}
       *[yes] {" "}(ou viajar com { $thing-gold_travel })
    }
option-refresh = renovar { $thing-plain }
option-supply = usar { $thing-plain }: { $thing-silver-plain }; lado dourado: { $thing-gold-plain }
option-bonus = tirar { $thing-plain }: { $thing-effect-plain }
option-draw-n =
    { $n ->
        [0] não tirar cartas
        [one] tirar { $n } carta
       *[other] tirar { $n } cartas
    }
option-repeat = ativar o mesmo local outra vez
option-resolve = aplicar o efeito do artefato
option-row = aplicar o efeito da fileira
option-site =
    usar { $thing-plain }{ $thing-effect-any ->
        [no] {""}
       *[yes] : { $thing-effect-plain }
    }
option-from = escolher { $thing-plain }
option-to = escolher { $thing-plain }
option-nothing = não gastar nenhuma carta

## Questions

prompt-turn = escolha o que fazer no seu turno
prompt-payment = escolha como pagar
prompt-round_end = decida, para cada carta da sua mão, se a guarda ou se a coloca na sua área de jogo
