### What the game's own verbs and actions say.

## Verbs of the pack

define-draw =
    draw { $n ->
        [one] a card
       *[other] { $n } cards
    }
define-discard = discard a card from your hand
define-exile = exile { $c }
define-exile_card =
    { $form ->
        [chosen] exile a card from your hand or your play area, or return a Fear tile
       *[other] you may exile a card from your hand or your play area, or return a Fear tile
    }
define-gain_fear = gain a Fear card
define-upgrade_resource =
    { $form ->
        [chosen] upgrade 1 tablet to 1 arrowhead, or 1 arrowhead to 1 jewel
       *[other] you may upgrade 1 tablet to 1 arrowhead, or 1 arrowhead to 1 jewel
    }
define-activate = activate { $s }
define-explore =
    { $form ->
        [chosen] dig at a site or discover one for { $discount } less
       *[other] you may dig at a site or discover one for { $discount } less
    }
define-activate_tile = reveal the top tile of { $stack }, carry out its effect and put it under the others
define-relocate =
    { $form ->
        [chosen] move one of your archaeologists to an open space of another site of level { $most } or lower and activate that site
       *[other] you may move one of your archaeologists to an open space of another site of level { $most } or lower and activate that site
    }
define-take_back = take back your archaeologist from { $x }
define-defeat = overcome, at no cost, the guardian of { $s }
define-overcome_free =
    { $form ->
        [chosen] overcome, at no cost, a guardian at a site where you have an archaeologist
       *[other] you may overcome, at no cost, a guardian at a site where you have an archaeologist
    }
define-gain_item =
    { $form ->
        [chosen] gain an item from the item row to { $place }
       *[other] you may gain an item from the item row to { $place }
    }
define-gain_artifact =
    { $form ->
        [chosen] gain an artifact from the artifact row and resolve its effect
       *[other] you may gain an artifact from the artifact row and resolve its effect
    }
define-receive = gain { $c } to your play area and resolve its effect if you like
define-recruit = recruit an assistant
define-rescue = look through the assistants to be rescued and take one of them, exhausted
define-promote = upgrade an assistant to its gold side and refresh it
define-refresh =
    { $form ->
        [chosen] refresh an exhausted assistant
       *[other] you may refresh an exhausted assistant
    }
define-use_assistant = use { $a }
define-study =
    { $form ->
        [chosen] research or buy a temple tile for { $discount } less
       *[other] you may research or buy a temple tile for { $discount } less
    }
define-take_bonus = take one of { $place } and resolve it
define-arrive_magnifier = move your magnifying glass to { $n } and resolve its effect
define-arrive_notebook = move your notebook to { $n } and resolve its effect
define-refill_row = refill the card row

## Ways from pile to pile

move-deck-hand =
    { $n ->
        [one] take { $thing } into your hand
       *[other] draw { $n } cards
    }
move-deck-aside =
    { $n ->
        [one] look at { $thing }
       *[other] look at { $n } cards from the top of your deck
    }
move-aside-hand = take one of them into your hand
move-aside-deck = put one of the others on top of your deck
move-aside-play =
    { $n ->
        [all] put the rest into your play area
       *[other] put { $thing } into your play area
    }
move-hand-play = discard { $thing }
move-item_row-deck = gain { $thing } to { $to }
move-item_row-hand = gain { $thing } to your hand
move-item_row-item_exile = exile { $thing }
move-item_exile-deck = gain { $thing } to { $to }
move-item_deck-revealed_item = reveal { $thing }
move-revealed_item-item_deck = if it is still there, return the revealed card to { $to }
move-artifact_deck-revealed_artifact = reveal { $thing }
move-revealed_artifact-artifact_deck = if it is still there, return the revealed card to { $to }
move-waiting-assistants = recruit { $thing }

## Actions, as in "you may ..."

action-dig = dig at a site
action-discover = discover a site
action-overcome = overcome a guardian
action-buy_item = buy an item
action-buy_artifact = buy an artifact
action-buy_revealed_item = the revealed card
action-buy_revealed_artifact = the revealed card
action-play_main = play a card
action-play_pass = play a card and pass
action-study_magnifier = research with your magnifying glass
action-study_notebook = research with your notebook
action-buy_temple_tile = buy a temple tile
action-hire = use an assistant
action-pass = pass
action-end_turn = end your turn
action-swap_assistant = exchange one of your assistants for one on top of an assistant stack
action-enter_camp = dig at a level 0 site by placing an archaeologist without paying for travel, and activate it up to twice
action-play_free = play a card
action-assist = use an assistant
action-boon = use a guardian's boon
action-slot = place an idol into a slot
menu-main = take a main action
menu-free = take a free action
procedure-set_up = set up the game
procedure-rounds = play the rounds
procedure-turn = take a turn
procedure-round_end = end the round
