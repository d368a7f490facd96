### What the game's own verbs, actions and conditions say.

## Verbs of the pack

define-take_order =
    { $form ->
        [chosen] ver as duas primeiras encomendas, ficar com uma e colocar a outra por baixo do baralho
       *[other] veja as duas primeiras encomendas, fique com uma e coloque a outra por baixo do baralho
    }
define-earn =
    { $form ->
        [chosen] ganhar
       *[other] ganhe
    } { $n ->
        [one] { $n } selo
       *[other] { $n } selos
    }
define-stow =
    { $form ->
        [chosen] colocar { $p-plain } { $c-em }
       *[other] coloque { $p-plain } { $c-em }
    }
define-draw =
    { $form ->
        [chosen] retirar { $p-plain } { $c-de }
       *[other] retire { $p-plain } { $c-de }
    }
define-master =
    { $form ->
        [chosen] tornar-se mestre { $s-de } se tiver duas ou mais e mais do que o mestre atual
       *[other] torne-se mestre { $s-de } se tiver duas ou mais e mais do que o mestre atual
    }

## Actions, as in "pode ..."

action-throw = tornear uma peça da fila
action-load = colocar até duas peças da sua tábua no forno
action-load_more = colocar uma peça da sua tábua no forno
action-stoke = alimentar o fogo
action-dig = cavar barro
action-chop = cortar lenha
action-inquire = procurar uma encomenda
action-hire = contratar um ajudante para amanhã
menu-craft = exercer um ofício

procedure-set_up = preparar a partida
procedure-rounds = jogar os dias
procedure-turn = jogar um turno
procedure-evening = passar a noite
procedure-fire_kiln = cozer a fornada
procedure-settle = mostrar as encomendas
procedure-fill_row = completar a fila

## Attributes, marks and conditions

member-player-honour = { os } selos das suas encomendas
member-player-bowls = { o } número de tigelas na sua estante
member-player-jars = { o } número de jarros na sua estante
member-player-dishes = { o } número de pratos na sua estante
member-player-glazes = { o } número de peças vidradas na sua estante
member-player-hard = { o } número de peças na sua estante que pedem um calor de 5 ou mais
member-player-fired = { o } número de peças na sua estante
term-player-bowls =
    { $form ->
        [not] não tem nenhuma tigela na sua estante
        [senot] não tiver nenhuma tigela na sua estante
       *[other] { ter } uma tigela na sua estante
    }
term-player-jars = um jarro
term-player-dishes = um prato
term-player-masteries =
    { $form ->
        [not] não é mestre de nenhuma forma
        [senot] não for mestre de nenhuma forma
       *[other] { ser } mestre de uma forma
    }
member-shape-master = { o } mestre { $owner-de }
member-pot-shape =
    { $form ->
        [bare] forma
       *[other] { a } forma { $owner-de }
    }
member-pot-glazed =
    { $form ->
        [that] vidrada
        [thatnot] não vidrada
        [that-plural] vidradas
        [thatnot-plural] não vidradas
       *[other] { $owner-plain } { ser } vidrada
    }
member-chamber-keeper =
    { $form ->
        [bare] responsável
       *[other] { o } responsável { $owner-de }
    }

## Ways from pile to pile

move-choice-orders =
    { $form ->
        [chosen] ficar com uma das encomendas que está a ver
       *[other] fique com uma das encomendas que está a ver
    }
