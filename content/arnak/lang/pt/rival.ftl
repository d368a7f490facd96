### The rival of a game for one.

seat-rival = o rival
kind-rival_tile =
    { $n ->
        [one] peça de ação rival
       *[other] peças de ação rival
    }
    .gender = f
pile-rival_stack = { a } pilha de ação rival
pile-rival_used = { as } peças de ação rival usadas
pile-rival_pairs = { os } pares de peças de ação rival
pile-face_up = { os } ídolos do rival virados para cima
pile-face_down = { os } ídolos do rival virados para baixo

define-rival_dig = coloque um arqueólogo, sem recompensa, no mais alto dos seguintes locais desocupados: { $offering-plain }
define-occupy =
    { $form ->
        [chosen] colocar um arqueólogo { $s-em }
       *[other] coloque um arqueólogo { $s-em }
    }
define-rival_discover =
    { $guarded ->
        [0] descubra um local de nível { $depth }, sem guardião
       *[1] descubra um local de nível { $depth }, com um guardião
    }
define-rival_research = avance a lupa sem recompensa ou, no Templo Perdido, tire uma peça de 6 pontos
define-dismiss_assistant = remova do jogo o primeiro assistente da pilha mais alta
define-rival_overcome = vença um guardião num local onde o rival tenha um arqueólogo ou, se não houver nenhum, investigue sem remover um assistente
define-rival_item = tire { $like-plain }, sem recompensa
define-rival_artifact = tire { $like-plain }, sem recompensa

option-rival = peça de ação rival { $thing-plain }: { $thing-effect-plain }
action-turn_up = virar a próxima peça de ação rival
procedure-set_up_rival = preparar o rival
procedure-turn_up_tile = vire a próxima peça de ação rival
member-game-round = { a } rodada
member-item-points = número de pontos
member-artifact-points = número de pontos

thing-rival_dig_coin = Escavar para moedas
thing-rival_dig_compass = Escavar para bússolas
thing-rival_dig_tablet = Escavar para tábuas
thing-rival_dig_arrowhead = Escavar para pontas de flecha
thing-rival_dig_jewel = Escavar para rubis
thing-rival_discover_green = Descobrir (verde)
thing-rival_discover_red = Descobrir (vermelha)
thing-rival_research_green = Investigar (verde)
thing-rival_research_red = Investigar (vermelha)
thing-rival_overcome_green = Vencer (verde)
thing-rival_overcome_red = Vencer (vermelha)
thing-rival_item_green = Comprar um item (verde)
thing-rival_item_red = Comprar um item (vermelha)
thing-rival_artifact_green = Comprar um artefato (verde)
thing-rival_artifact_red = Comprar um artefato (vermelha)
