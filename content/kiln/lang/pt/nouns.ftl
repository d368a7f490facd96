### What things of the game are called.

## Stores

resource-clay =
    { $n ->
        [one] medida de barro
       *[other] medidas de barro
    }
    .gender = f
resource-wood =
    { $n ->
        [one] feixe de lenha
       *[other] feixes de lenha
    }
resource-ash =
    { $n ->
        [one] medida de cinza
       *[other] medidas de cinza
    }
    .gender = f
resource-seal =
    { $n ->
        [one] selo
       *[other] selos
    }
resource-fire = altura do fogo
    .gender = f

## Kinds

kind-player =
    { $n ->
        [one] jogador
       *[other] jogadores
    }
kind-chamber =
    { $n ->
        [one] câmara
       *[other] câmaras
    }
    .gender = f
kind-shape =
    { $n ->
        [one] forma
       *[other] formas
    }
    .gender = f
kind-pot =
    { $n ->
        [one] peça
       *[other] peças
    }
    .gender = f
kind-helper =
    { $n ->
        [one] ajudante
       *[other] ajudantes
    }
kind-order =
    { $n ->
        [one] encomenda
       *[other] encomendas
    }
    .gender = f

## Things

thing-mouth = { a } boca
thing-belly = { o } ventre
thing-crown = { a } coroa
thing-bowl = { alone }tigela
thing-jar = { alone }jarro
thing-dish = { alone }prato

## Helpers

thing-pedlar = { o } vendedor ambulante
thing-apprentice = { o } aprendiz
thing-labourer = { o } jornaleiro
thing-digger = { o } cavador
thing-ash_burner = { o } queimador de cinza
thing-carrier = { o } carregador

## Pots

thing-rain_bowl = { a } tigela da chuva
thing-ferry_bowl = { a } tigela da barca
thing-broth_bowl = { a } tigela do caldo
thing-guest_bowl = { a } tigela do hóspede
thing-hare_fur_bowl = { a } tigela de pelo de lebre
thing-moon_bowl = { a } tigela da lua
thing-water_jar = { o } jarro da água
thing-seed_jar = { o } jarro das sementes
thing-oil_jar = { o } jarro do azeite
thing-ash_jar = { o } jarro da cinza
thing-celadon_jar = { o } jarro de celadon
thing-dragon_jar = { o } jarro do dragão
thing-salt_dish = { o } prato do sal
thing-fish_dish = { o } prato do peixe
thing-ink_dish = { o } prato da tinta
thing-leaf_dish = { o } prato da folha
thing-lotus_dish = { o } prato do lótus
thing-sun_dish = { o } prato do sol

## Orders

thing-monastery = { a } encomenda do mosteiro
thing-oil_press = { a } encomenda do lagar
thing-fish_market = { a } encomenda do mercado do peixe
thing-wedding = { a } encomenda do casamento
thing-palace = { a } encomenda do palácio
thing-fire_temple = { a } encomenda do templo do fogo
thing-tavern = { a } encomenda da taberna
thing-hermit = { a } encomenda do eremita
thing-kiln_god = { a } encomenda do deus do forno
thing-winter_store = { a } encomenda da despensa de inverno

## Piles

pile-patterns = { os } modelos
pile-row = { a } fila
pile-board =
    { $owner ->
        [other] { a } tábua { $of-de }
       *[you] { a } sua tábua
    }
pile-rack = { $of }
pile-shelf =
    { $owner ->
        [other] { a } estante { $of-de }
       *[you] { a } sua estante
    }
pile-order_deck = { o } baralho de encomendas
pile-orders = { a } sua mão
pile-choice = { as } encomendas que está a ver
pile-met = { as } suas encomendas cumpridas
