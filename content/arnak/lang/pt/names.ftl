### Names that the rulebook gives.

## Starting cards

thing-funding_car = { alone }Financiamento
thing-funding_ship = { alone }Financiamento
thing-exploration_car = { alone }Exploração
thing-exploration_ship = { alone }Exploração
thing-fear = { alone }Medo

## Items

thing-journal = { alone }Agenda
thing-parrot = { alone }Papagaio
thing-army_knife = { alone }Faca militar
thing-fishing_rod = { alone }Vara de pescar
thing-precision_compass = { alone }Bússola de precisão
thing-bow_and_arrows = { alone }Arco e flechas
thing-bear_trap = { alone }Armadilha de ursos
thing-brush = { alone }Pincel

## Artifacts

thing-pathfinders_sandals = { alone }Sandálias de explorador
thing-pathfinders_staff = { alone }Cajado de explorador
thing-crystal_earring = { alone }Brinco de cristal
thing-idol_of_ara_anu = { alone }Ídolo de Ara-Anu
thing-inscribed_blade = { alone }Lâmina gravada
thing-guardians_ocarina = { alone }Ocarina do guardião
thing-coconut_flask = { alone }Frasco de coco
thing-ancient_wine = { alone }Vinho antigo
thing-decorated_horn = { alone }Chifre decorado
thing-ornate_hammer = { alone }Martelo ornamentado
thing-obsidian_earring = { alone }Brinco de obsidiana
thing-guardians_crown = { alone }Coroa do guardião

## The Lost Temple

thing-b14 = { o } Templo Perdido
thing-s14 = { o } Templo Perdido
