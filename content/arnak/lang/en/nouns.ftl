### What things of the game are called.

## Tokens and icons

resource-coin =
    { $n ->
        [one] coin
       *[other] coins
    }
resource-compass =
    { $n ->
        [one] compass
       *[other] compasses
    }
resource-tablet =
    { $n ->
        [one] tablet
       *[other] tablets
    }
resource-arrowhead =
    { $n ->
        [one] arrowhead
       *[other] arrowheads
    }
resource-jewel =
    { $n ->
        [one] jewel
       *[other] jewels
    }
resource-figure =
    { $n ->
        [one] archaeologist
       *[other] archaeologists
    }
resource-idol =
    { $n ->
        [one] idol
       *[other] idols
    }
resource-slotted =
    { $n ->
        [one] idol in a slot
       *[other] idols in slots
    }
resource-fear_tile =
    { $n ->
        [one] Fear tile
       *[other] Fear tiles
    }
resource-action =
    { $n ->
        [one] main action
       *[other] main actions
    }
icon-boot =
    { $n ->
        [one] boot
       *[other] boots
    }
icon-car =
    { $n ->
        [one] car
       *[other] cars
    }
icon-ship =
    { $n ->
        [one] ship
       *[other] ships
    }
icon-plane =
    { $n ->
        [one] plane
       *[other] planes
    }
unit-card =
    { $n ->
        [one] card from your hand
       *[other] cards from your hand
    }

## Kinds

kind-playing_card =
    { $n ->
        [one] card
       *[other] cards
    }
kind-starting =
    { $n ->
        [one] starting card
       *[other] starting cards
    }
    .this = card
kind-fear_card =
    { $n ->
        [one] Fear card
       *[other] Fear cards
    }
kind-item =
    { $n ->
        [one] item
       *[other] items
    }
    .this = card
kind-artifact =
    { $n ->
        [one] artifact
       *[other] artifacts
    }
    .this = card
kind-site =
    { $n ->
        [one] site
       *[other] sites
    }
kind-space =
    { $n ->
        [one] space
       *[other] spaces
    }
kind-tile =
    { $n ->
        [one] site tile
       *[other] site tiles
    }
kind-guardian =
    { $n ->
        [one] guardian
       *[other] guardians
    }
kind-idol_tile =
    { $n ->
        [one] idol
       *[other] idols
    }
kind-slot_effect =
    { $n ->
        [one] idol slot
       *[other] idol slots
    }
kind-assistant =
    { $n ->
        [one] assistant
       *[other] assistants
    }
kind-desk =
    { $n ->
        [one] assistant stack
       *[other] assistant stacks
    }
kind-node =
    { $n ->
        [one] research space
       *[other] research spaces
    }
kind-track_row =
    { $n ->
        [one] research row
       *[other] research rows
    }
kind-bonus_tile =
    { $n ->
        [one] research bonus tile
       *[other] research bonus tiles
    }
kind-temple_tile =
    { $n ->
        [one] temple tile
       *[other] temple tiles
    }

## Piles

pile-deck = your deck
pile-hand = your hand
pile-play = your play area
pile-aside = the cards you look at
pile-reshuffle = the cards to be shuffled
pile-assistants = your player area
pile-trophies = your pile of overcome guardians
pile-temple_tiles = your temple tiles
pile-item_deck = the item deck
pile-item_row = the item row
pile-item_exile = the exiled items
pile-artifact_deck = the artifact deck
pile-artifact_row = the artifact row
pile-artifact_exile = the exiled artifacts
pile-revealed_item = the revealed card
pile-revealed_tile = the revealed tile
pile-revealed_bonus = the revealed bonus tile
pile-revealed_artifact = the revealed card
pile-fear_deck = the Fear deck
pile-set_aside = the starting cards set aside
pile-tiles_1 = the level I site tiles
pile-tiles_2 = the level II site tiles
pile-guardian_deck = the guardian stack
pile-idol_bag = the face-down idols
pile-idols_taken = the idols taken
pile-bonus_bag = the research bonus tiles
pile-bonus = the research bonus tiles of { $of }
pile-temple_bonus = the bonus tiles of the Lost Temple
pile-box = the box
pile-assistant_bag = the assistants set aside
pile-waiting = an assistant stack
pile-rescue_space = the assistants to be rescued
pile-temple_supply = the supply of temple tiles

## Printed attributes, marks and conditions

member-starting-exiled_to = the exile pile of { $owner }
member-item-exiled_to = the exile pile of { $owner }
member-artifact-effect = the effect of { $owner }
member-item-effect = the effect of { $owner }
member-tile-effect = the effect of { $owner }
member-idol_tile-effect = the effect of { $owner }
member-bonus_tile-effect = the effect of { $owner }
member-assistant-silver = the silver side of { $owner }
member-assistant-gold = the gold side of { $owner }
member-assistant-lent_silver = the silver side of { $owner }
member-assistant-lent_gold = the gold side of { $owner }
member-site-level =
    { $form ->
        [bare] level
       *[other] { $owner ->
            [it] its level
           *[other] the level of { $owner }
        }
    }
member-site-effect =
    { $owner ->
        [it] the effect there
       *[other] the effect of { $owner }
    }
member-site-tile =
    { $owner ->
        [it] the tile there
       *[other] the tile of { $owner }
    }
member-site-guardian = the guardian of { $owner }
member-space-figure =
    { $form ->
        [bare] archaeologist
       *[other] the archaeologist on { $owner }
    }
member-track_row-magnifier = the magnifying glass effect of { $owner }
member-track_row-notebook = the notebook effect of { $owner }
member-node-line = the row of { $owner }
has-site-guardian =
    { $form ->
        [not] { $owner } has no guardian
        [that] where there is a guardian
        [thatnot] where there is no guardian
       *[other] { $owner } has a guardian
    }
member-assistant-used =
    { $form ->
        [not] { $owner } is refreshed
        [that] that is exhausted
        [thatnot] that is refreshed
        [that-plural] that are exhausted
        [thatnot-plural] that are refreshed
       *[other] { $owner } is exhausted
    }
member-assistant-upgraded =
    { $form ->
        [not] { $owner } has its silver side up
        [that] with its gold side up
        [thatnot] with its silver side up
       *[other] { $owner } has its gold side up
    }
member-player-winged =
    { $form ->
        [not] your travel icons do not count as planes
       *[other] your travel icons count as planes
    }
member-player-masked =
    { $form ->
        [not] guardians give you Fear
       *[other] guardians give you no Fear
    }
member-player-passed =
    { $form ->
        [not] you have not passed
       *[other] you have passed
    }
term-site-mine =
    { $form ->
        [not] you have no archaeologist at { $owner }
        [that] where you have an archaeologist
        [thatnot] where you have no archaeologist
       *[other] you have an archaeologist at { $owner }
    }
term-site-known =
    { $form ->
        [not] { $owner } is undiscovered
        [that] that is discovered
        [thatnot] that is undiscovered
        [that-plural] that are discovered
        [thatnot-plural] that are undiscovered
       *[other] { $owner } is discovered
    }
term-site-taken =
    { $form ->
        [not] nobody is at { $owner }
        [that] that is occupied
        [thatnot] that is unoccupied
        [that-plural] that are occupied
        [thatnot-plural] that are unoccupied
       *[other] { $owner } is occupied
    }
term-site-others =
    { $form ->
        [not] no other player is at { $owner }
        [that] where another player is
        [thatnot] where no other player is
       *[other] another player is at { $owner }
    }
term-space-mine =
    { $form ->
        [not] you have no archaeologist on { $owner }
        [that] that you occupy
        [thatnot] that you do not occupy
       *[other] you have an archaeologist on { $owner }
    }
term-space-open =
    { $form ->
        [not] { $owner } is not open
        [that] that is open
        [thatnot] that is not open
        [that-plural] that are open
        [thatnot-plural] that are not open
       *[other] { $owner } is open
    }
set-player-masked = until the end of the round, guardians give you no Fear
set-player-winged = until the end of the round, all your travel icons count as planes
set-player-passed = pass
set-assistant-upgraded = upgrade { $owner } to its gold side
set-assistant-used = exhaust { $owner }
clear-assistant-used = refresh { $owner }
clear-space-figure = take back the archaeologist on { $owner }
put-site-guardian = move { $thing } to { $owner }
some-aside =
    { $form ->
        [not] none is left
       *[other] any are left
    }
member-space-site =
    { $form ->
        [bare] site
       *[other] the site of { $owner }
    }
member-site-spaces = the spaces of { $owner }
member-game-active = the active player
member-node-next = the research spaces after { $owner }
has-space-figure =
    { $form ->
        [not] nobody is on { $owner }
        [that] where somebody is
        [thatnot] where nobody is
       *[other] somebody is on { $owner }
    }
member-node-lost =
    { $form ->
        [not] { $owner } is not the Lost Temple
       *[other] { $owner } is the Lost Temple
    }
