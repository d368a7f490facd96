### What the game's own verbs and actions say.

## Verbs of the pack

define-draw =
    { $form ->
        [chosen] tirar
       *[other] tire
    } { $n ->
        [one] uma carta
       *[other] { $n } cartas
    }
define-discard =
    { $form ->
        [chosen] gastar uma carta da sua mão
       *[other] gaste uma carta da sua mão
    }
define-exile =
    { $form ->
        [chosen] descartar { $c-plain }
       *[other] descarte { $c-plain }
    }
exile-one = descartar uma carta da sua mão ou da sua área de jogo, ou devolver uma peça de Medo
define-exile_card =
    { $form ->
        [chosen] { exile-one }
        [chosen-tail] (se quiser) { exile-one }
       *[other] pode { exile-one }
    }
define-gain_fear =
    { $form ->
        [chosen] ganhar uma carta de Medo
       *[other] ganhe uma carta de Medo
    }
trade-up = trocar 1 tábua por 1 ponta de flecha ou 1 ponta de flecha por 1 rubi
define-upgrade_resource =
    { $form ->
        [chosen] { trade-up }
        [chosen-tail] (se quiser) { trade-up }
       *[other] pode { trade-up }
    }
define-activate =
    { $form ->
        [chosen] ativar { $s-plain }
       *[other] ative { $s-plain }
    }
define-explore =
    { $form ->
        [chosen] escavar um local ou descobrir um novo local com um desconto de { $discount-plain }
        [chosen-tail] (se quiser) escavar um local ou descobrir um novo local com um desconto de { $discount-plain }
       *[other] pode escavar um local ou descobrir um novo local com um desconto de { $discount-plain }
    }
define-activate_tile =
    { $form ->
        [chosen] revelar a primeira peça { $stack-de }, aplicar o seu efeito e colocá-la por baixo das outras
       *[other] revele a primeira peça { $stack-de }, aplique o seu efeito e coloque-a por baixo das outras
    }
define-relocate =
    { $form ->
        [chosen] realocar um dos seus arqueólogos para um espaço desocupado de outro local de nível { $most } ou inferior e ativar esse local
       *[other] pode realocar um dos seus arqueólogos para um espaço desocupado de outro local de nível { $most } ou inferior e ativar esse local
    }
define-take_back =
    { $form ->
        [chosen] recolher o seu arqueólogo { $x-de }
       *[other] recolha o seu arqueólogo { $x-de }
    }
define-defeat =
    { $form ->
        [chosen] vencer, sem pagar o custo, o guardião { $s-de }
       *[other] vença, sem pagar o custo, o guardião { $s-de }
    }
define-overcome_free =
    { $form ->
        [chosen] vencer, sem pagar o custo, um guardião num local onde tenha um arqueólogo
       *[other] pode vencer, sem pagar o custo, um guardião num local onde tenha um arqueólogo
    }
define-gain_item =
    { $form ->
        [chosen] ganhar um item da fileira de cartas e colocá-lo { $place-em }
        [chosen-tail] (se quiser) ganhar um item da fileira de cartas e colocá-lo { $place-em }
       *[other] pode ganhar um item da fileira de cartas e colocá-lo { $place-em }
    }
define-gain_artifact =
    { $form ->
        [chosen] ganhar um artefato da fileira de cartas e aplicar o seu efeito
       *[other] pode ganhar um artefato da fileira de cartas e aplicar o seu efeito
    }
define-receive =
    { $form ->
        [chosen] colocar { $c-plain } na sua área de jogo e, se quiser, aplicar o seu efeito
       *[other] coloque { $c-plain } na sua área de jogo e, se quiser, aplique o seu efeito
    }
define-recruit =
    { $form ->
        [chosen] recrutar um assistente
       *[other] recrute um assistente
    }
define-rescue =
    { $form ->
        [chosen] examinar os assistentes por resgatar e resgatar um deles, que fica exausto
       *[other] examine os assistentes por resgatar e resgate um deles, que fica exausto
    }
define-promote =
    { $form ->
        [chosen] promover um assistente para o lado dourado e renová-lo
       *[other] promova um assistente para o lado dourado e renove-o
    }
define-refresh =
    { $form ->
        [chosen] renovar um assistente exausto
        [chosen-tail] (se quiser) renovar um assistente exausto
       *[other] pode renovar um assistente exausto
    }
define-use_assistant =
    { $form ->
        [chosen] usar { $a-plain }
       *[other] use { $a-plain }
    }
define-study =
    { $form ->
        [chosen] investigar ou comprar uma peça de templo com um desconto de { $discount-plain }
       *[other] pode investigar ou comprar uma peça de templo com um desconto de { $discount-plain }
    }
define-take_bonus =
    { $form ->
        [chosen] tirar uma das peças de bonificação e ganhar a bonificação ilustrada
       *[other] tire uma das peças de bonificação e ganhe a bonificação ilustrada
    }
define-arrive_magnifier =
    { $form ->
        [chosen] mover a sua lupa para { $n-plain } e aplicar o efeito da fileira
       *[other] mova a sua lupa para { $n-plain } e aplique o efeito da fileira
    }
define-arrive_notebook =
    { $form ->
        [chosen] mover o seu diário para { $n-plain } e aplicar o efeito da fileira
       *[other] mova o seu diário para { $n-plain } e aplique o efeito da fileira
    }
define-refill_row =
    { $form ->
        [chosen] reabastecer a fileira de cartas
       *[other] reabasteça a fileira de cartas
    }

## Ways from pile to pile

move-deck-hand =
    { $form ->
        [chosen] { $n ->
            [one] tirar { $thing-plain }
           *[other] tirar { $n } cartas
        }
       *[other] { $n ->
            [one] tire { $thing-plain }
           *[other] tire { $n } cartas
        }
    }
move-deck-aside =
    { $form ->
        [chosen] { $n ->
            [one] ver { $thing-plain }
           *[other] ver { $n } cartas do topo do seu baralho
        }
       *[other] { $n ->
            [one] veja { $thing-plain }
           *[other] veja { $n } cartas do topo do seu baralho
        }
    }
move-aside-hand =
    { $known ->
        [yes] { $form ->
            [chosen] ficar com { $thing-plain } na mão
           *[other] fique com { $thing-plain } na mão
        }
       *[no] { $form ->
            [chosen] ficar com uma delas na mão
           *[other] fique com uma delas na mão
        }
    }
move-aside-deck =
    { $known ->
        [yes] { $form ->
            [chosen] devolver { $thing-plain } ao topo do seu baralho
           *[other] devolva { $thing-plain } ao topo do seu baralho
        }
       *[no] { $form ->
            [chosen] devolver uma das outras ao topo do seu baralho
           *[other] devolva uma das outras ao topo do seu baralho
        }
    }
move-aside-play =
    { $form ->
        [chosen] { $n ->
            [all] colocar as que sobrarem na sua área de jogo
           *[other] colocar { $thing-plain } na sua área de jogo
        }
       *[other] { $n ->
            [all] coloque as que sobrarem na sua área de jogo
           *[other] coloque { $thing-plain } na sua área de jogo
        }
    }
move-hand-play =
    { $form ->
        [chosen] gastar { $thing-plain }
       *[other] gaste { $thing-plain }
    }
move-item_row-deck =
    { $form ->
        [chosen] ganhar { $thing-plain } e colocá-lo { $to-em }
       *[other] ganhe { $thing-plain } e coloque-o { $to-em }
    }
move-item_row-hand =
    { $form ->
        [chosen] ganhar { $thing-plain } e colocá-lo na sua mão
       *[other] ganhe { $thing-plain } e coloque-o na sua mão
    }
move-item_row-item_exile =
    { $form ->
        [chosen] descartar { $thing-plain }
       *[other] descarte { $thing-plain }
    }
move-item_exile-deck =
    { $form ->
        [chosen] ganhar { $thing-plain } e colocá-lo { $to-em }
       *[other] ganhe { $thing-plain } e coloque-o { $to-em }
    }
move-item_deck-revealed_item =
    { $form ->
        [chosen] revelar { $thing-plain }
       *[other] revele { $thing-plain }
    }
move-revealed_item-item_deck =
    { $form ->
        [chosen] devolver a carta revelada, se ainda lá estiver, { $to-a }
       *[other] se ainda lá estiver, devolva a carta revelada { $to-a }
    }
move-artifact_deck-revealed_artifact =
    { $form ->
        [chosen] revelar { $thing-plain }
       *[other] revele { $thing-plain }
    }
move-revealed_artifact-artifact_deck =
    { $form ->
        [chosen] devolver a carta revelada, se ainda lá estiver, { $to-a }
       *[other] se ainda lá estiver, devolva a carta revelada { $to-a }
    }
move-waiting-assistants =
    { $form ->
        [chosen] recrutar { $thing-plain }
       *[other] recrute { $thing-plain }
    }

## Actions, as in "pode ..."

action-dig = escavar um local
action-discover = descobrir um novo local
action-overcome = vencer um guardião
action-buy_item = comprar um item
action-buy_artifact = comprar um artefato
action-buy_revealed_item = comprar a carta revelada
action-buy_revealed_artifact = comprar a carta revelada
action-play_main = jogar uma carta
action-play_pass = jogar uma carta e passar a vez
action-study_magnifier = investigar com a sua lupa
action-study_notebook = investigar com o seu diário
action-buy_temple_tile = comprar uma peça de templo
action-hire = usar um assistente
action-pass = passar a vez
action-end_turn = terminar o turno
action-swap_assistant = trocar um dos seus assistentes por um do topo de uma pilha de assistentes
action-enter_camp = escavar um local de nível 0 sem pagar o custo de viagem e ativá-lo até duas vezes
action-play_free = jogar uma carta
action-assist = usar um assistente
action-boon = usar uma dádiva do guardião
action-slot = colocar um ídolo numa casa
menu-main = executar uma ação principal
menu-free = executar uma ação gratuita
procedure-set_up = preparar a partida
procedure-rounds = jogar as rodadas
procedure-turn = jogar um turno
procedure-round_end = terminar a rodada
