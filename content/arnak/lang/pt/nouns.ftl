### What things of the game are called.

## Tokens and icons

resource-coin =
    { $n ->
        [one] moeda
       *[other] moedas
    }
    .gender = f
resource-compass =
    { $n ->
        [one] bússola
       *[other] bússolas
    }
    .gender = f
resource-tablet =
    { $n ->
        [one] tábua
       *[other] tábuas
    }
    .gender = f
resource-arrowhead =
    { $n ->
        [one] ponta de flecha
       *[other] pontas de flecha
    }
    .gender = f
resource-jewel =
    { $n ->
        [one] rubi
       *[other] rubis
    }
resource-figure =
    { $n ->
        [one] arqueólogo
       *[other] arqueólogos
    }
resource-idol =
    { $n ->
        [one] ídolo
       *[other] ídolos
    }
resource-slotted =
    { $n ->
        [one] ídolo numa casa
       *[other] ídolos em casas
    }
resource-fear_tile =
    { $n ->
        [one] peça de Medo
       *[other] peças de Medo
    }
    .gender = f
resource-action =
    { $n ->
        [one] ação principal
       *[other] ações principais
    }
    .gender = f
icon-boot =
    { $n ->
        [one] bota
       *[other] botas
    }
    .gender = f
icon-car =
    { $n ->
        [one] carro
       *[other] carros
    }
icon-ship =
    { $n ->
        [one] navio
       *[other] navios
    }
icon-plane =
    { $n ->
        [one] avião
       *[other] aviões
    }
unit-card =
    { $n ->
        [one] carta da sua mão
       *[other] cartas da sua mão
    }
    .gender = f

## Kinds

kind-playing_card =
    { $n ->
        [one] carta
       *[other] cartas
    }
    .gender = f
kind-starting =
    { $n ->
        [one] carta básica
       *[other] cartas básicas
    }
    .gender = f
    .this = carta
    .this-gender = f
kind-fear_card =
    { $n ->
        [one] carta de Medo
       *[other] cartas de Medo
    }
    .gender = f
kind-item =
    { $n ->
        [one] item
       *[other] itens
    }
    .this = carta
    .this-gender = f
kind-artifact =
    { $n ->
        [one] artefato
       *[other] artefatos
    }
kind-site =
    { $n ->
        [one] local
       *[other] locais
    }
kind-space =
    { $n ->
        [one] espaço
       *[other] espaços
    }
kind-tile =
    { $n ->
        [one] peça de local
       *[other] peças de local
    }
    .gender = f
kind-guardian =
    { $n ->
        [one] guardião
       *[other] guardiães
    }
kind-idol_tile =
    { $n ->
        [one] ídolo
       *[other] ídolos
    }
kind-slot_effect =
    { $n ->
        [one] casa de ídolo
       *[other] casas de ídolo
    }
    .gender = f
kind-assistant =
    { $n ->
        [one] assistente
       *[other] assistentes
    }
kind-desk =
    { $n ->
        [one] pilha de assistentes
       *[other] pilhas de assistentes
    }
    .gender = f
kind-node =
    { $n ->
        [one] espaço do marcador de investigação
       *[other] espaços do marcador de investigação
    }
kind-track_row =
    { $n ->
        [one] fileira de investigação
       *[other] fileiras de investigação
    }
    .gender = f
kind-bonus_tile =
    { $n ->
        [one] peça de bonificação de investigação
       *[other] peças de bonificação de investigação
    }
    .gender = f
kind-temple_tile =
    { $n ->
        [one] peça de templo
       *[other] peças de templo
    }
    .gender = f

## Piles

pile-deck = { o } seu baralho
pile-hand = { a } sua mão
pile-play = { a } sua área de jogo
pile-aside = { as } cartas que está a ver
pile-reshuffle = { as } cartas a embaralhar
pile-assistants = { o } seu tabuleiro de jogador
pile-trophies = { a } sua pilha de guardiães vencidos
pile-temple_tiles = { as } suas peças de templo
pile-item_deck = { o } baralho de itens
pile-item_row = { a } fileira de cartas
pile-item_exile = { a } pilha de descarte dos itens
pile-artifact_deck = { o } baralho de artefatos
pile-artifact_row = { a } fileira de cartas
pile-artifact_exile = { a } pilha de descarte dos artefatos
pile-revealed_item = { a } carta revelada
pile-revealed_tile = { a } peça revelada
pile-revealed_bonus = { a } peça de bonificação revelada
pile-revealed_artifact = { a } carta revelada
pile-fear_deck = { o } baralho de Medo
pile-set_aside = { as } cartas básicas postas de lado
pile-tiles_1 = { a } pilha de peças de local de nível I
pile-tiles_2 = { a } pilha de peças de local de nível II
pile-guardian_deck = { a } pilha de guardiães
pile-idol_bag = { os } ídolos virados para baixo
pile-idols_taken = { os } ídolos recolhidos
pile-bonus_bag = { as } peças de bonificação de investigação
pile-bonus = { as } peças de bonificação de investigação { $of-de }
pile-temple_bonus = { a } pilha de bonificação do Templo Perdido
pile-box = { a } caixa
pile-assistant_bag = { os } assistentes postos de lado
pile-waiting = { alone }uma pilha de assistentes
pile-rescue_space = { os } assistentes por resgatar
pile-temple_supply = { as } peças de templo disponíveis

## Printed attributes, marks and conditions

member-starting-exiled_to = { a } pilha de descarte { $owner-de }
member-item-exiled_to = { a } pilha de descarte { $owner-de }
member-artifact-effect = { o } efeito { $owner-de }
member-item-effect = { o } efeito { $owner-de }
member-tile-effect = { o } efeito { $owner-de }
member-idol_tile-effect = { o } efeito { $owner-de }
member-bonus_tile-effect = { o } efeito { $owner-de }
member-assistant-silver = { o } efeito do lado prateado { $owner-de }
member-assistant-gold = { o } efeito do lado dourado { $owner-de }
member-assistant-lent_silver = { o } efeito do lado prateado { $owner-de }
member-assistant-lent_gold = { o } efeito do lado dourado { $owner-de }
member-site-level =
    { $form ->
        [bare] nível
       *[other] { $owner-it ->
            [yes] { o } seu nível
           *[other] { o } nível { $owner-de }
        }
    }
member-site-effect =
    { $owner-it ->
        [yes] { o } seu efeito
       *[other] { o } efeito { $owner-de }
    }
member-site-tile =
    { $owner-it ->
        [yes] { a } sua peça
       *[other] { a } peça { $owner-de }
    }
member-site-guardian = { o } guardião { $owner-de }
member-space-figure =
    { $form ->
        [bare] arqueólogo
       *[other] { o } arqueólogo { $owner-em }
    }
member-track_row-magnifier = { o } efeito da lupa { $owner-de }
member-track_row-notebook = { o } efeito do diário { $owner-de }
member-node-line = { a } fileira { $owner-de }
has-site-guardian =
    { $form ->
        [not] não há guardião { $owner-em }
        [senot] não houver guardião { $owner-em }
        [that] onde há um guardião
        [thatnot] onde não há guardião
       *[other] { haver } um guardião { $owner-em }
    }
member-assistant-used =
    { $form ->
        [not] { $owner-plain } está renovado
        [senot] { $owner-plain } estiver renovado
        [that] exausto
        [thatnot] renovado
        [that-plural] exaustos
        [thatnot-plural] renovados
       *[other] { $owner-plain } { estar } exausto
    }
member-assistant-upgraded =
    { $form ->
        [not] { $owner-plain } tem o lado prateado para cima
        [senot] { $owner-plain } tiver o lado prateado para cima
        [that] com o lado dourado para cima
        [thatnot] com o lado prateado para cima
       *[other] { $owner-plain } { ter } o lado dourado para cima
    }
member-player-winged =
    { $form ->
        [not] os seus símbolos de viagem não contam como aviões
        [se] os seus símbolos de viagem contarem como aviões
        [senot] os seus símbolos de viagem não contarem como aviões
       *[other] os seus símbolos de viagem contam como aviões
    }
member-player-masked =
    { $form ->
        [not] os guardiães lhe dão Medo
        [se] os guardiães não lhe derem Medo
        [senot] os guardiães lhe derem Medo
       *[other] os guardiães não lhe dão Medo
    }
member-player-passed =
    { $form ->
        [not] não passou a vez
        [se] tiver passado a vez
        [senot] não tiver passado a vez
       *[other] já passou a vez
    }
term-site-mine =
    { $form ->
        [that] onde tem um arqueólogo
        [thatnot] onde não tem nenhum arqueólogo
        [not] não tem nenhum arqueólogo { $owner-em }
        [senot] não tiver nenhum arqueólogo { $owner-em }
       *[other] { ter } um arqueólogo { $owner-em }
    }
term-site-known =
    { $form ->
        [not] { $owner-plain } ainda não foi descoberto
        [se] { $owner-plain } já tiver sido descoberto
        [senot] { $owner-plain } ainda não tiver sido descoberto
        [that] já descoberto
        [thatnot] por descobrir
        [that-plural] já descobertos
       *[other] { $owner-plain } já foi descoberto
    }
term-site-taken =
    { $form ->
        [not] { $owner-plain } está desocupado
        [senot] { $owner-plain } estiver desocupado
        [that] ocupado
        [thatnot] desocupado
        [that-plural] ocupados
        [thatnot-plural] desocupados
       *[other] { $owner-plain } { estar } ocupado
    }
term-site-others =
    { $form ->
        [not] não há outro jogador { $owner-em }
        [senot] não houver outro jogador { $owner-em }
        [that] onde há outro jogador
        [thatnot] onde não há outro jogador
       *[other] { haver } outro jogador { $owner-em }
    }
term-space-mine =
    { $form ->
        [that] ocupado por um arqueólogo seu
        [thatnot] não ocupado por si
        [that-plural] ocupados por arqueólogos seus
        [not] não tem nenhum arqueólogo { $owner-em }
        [senot] não tiver nenhum arqueólogo { $owner-em }
       *[other] { ter } um arqueólogo { $owner-em }
    }
term-space-open =
    { $form ->
        [that] desocupado
        [thatnot] ocupado ou bloqueado
        [that-plural] desocupados
        [thatnot-plural] ocupados ou bloqueados
       *[other] { $owner-plain } { estar } desocupado
    }
set-player-masked = até ao fim da rodada, os guardiães não lhe dão Medo
set-player-winged = até ao fim da rodada, todos os seus símbolos de viagem contam como aviões
set-player-passed =
    { $form ->
        [chosen] passar a vez
       *[other] passe a vez
    }
set-assistant-upgraded =
    { $form ->
        [chosen] promover { $owner-plain } para o lado dourado
       *[other] promova { $owner-plain } para o lado dourado
    }
set-assistant-used =
    { $form ->
        [chosen] deitar { $owner-plain }, que fica exausto
       *[other] deite { $owner-plain }, que fica exausto
    }
clear-assistant-used =
    { $form ->
        [chosen] renovar { $owner-plain }
       *[other] renove { $owner-plain }
    }
clear-space-figure =
    { $form ->
        [chosen] recolher o arqueólogo { $owner-de }
       *[other] recolha o arqueólogo { $owner-de }
    }
put-site-guardian =
    { $form ->
        [chosen] mover { $thing-plain } para { $owner-plain }
       *[other] mova { $thing-plain } para { $owner-plain }
    }
some-aside =
    { $form ->
        [not] não sobrou nenhuma
        [se] sobrar alguma
        [senot] não sobrar nenhuma
       *[other] sobrou alguma
    }
member-space-site =
    { $form ->
        [bare] local
       *[other] { o } local { $owner-de }
    }
member-site-spaces = { os } espaços { $owner-de }
member-game-active = { o } jogador em jogo
member-node-next = { os } espaços a seguir { $owner-a }
has-space-figure =
    { $form ->
        [not] não há ninguém { $owner-em }
        [senot] não houver ninguém { $owner-em }
        [that] ocupado
        [thatnot] desocupado
       *[other] { haver } um arqueólogo { $owner-em }
    }
member-node-lost = { $owner-plain } { ser } o Templo Perdido
