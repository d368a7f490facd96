### What the game's own verbs, actions and conditions say.

## Verbs of the pack

define-take_order = look at the top two orders, keep one and put the other under the deck
define-earn =
    earn { $n ->
        [one] { $n } seal
       *[other] { $n } seals
    }
define-stow = set { $p } into { $c }
define-draw = draw { $p } from { $c }
define-master = become the master of { $s } if you have two or more and more than its master

## Actions, as in "you may ..."

action-throw = throw a pot of the row
action-load = load up to two pots from your board into the kiln
action-load_more = set a pot from your board into the kiln
action-stoke = feed the fire
action-dig = dig clay
action-chop = chop wood
action-inquire = take an order
action-hire = hire a helper for tomorrow
menu-craft = ply a craft

procedure-set_up = set up the game
procedure-rounds = play the days
procedure-turn = take a turn
procedure-evening = spend the evening
procedure-fire_kiln = fire the kiln
procedure-settle = show the orders
procedure-fill_row = fill the row

## Attributes, marks and conditions

member-player-honour = the seals of your orders
member-player-bowls = the number of bowls on your shelf
member-player-jars = the number of jars on your shelf
member-player-dishes = the number of dishes on your shelf
member-player-glazes = the number of glazed pots on your shelf
member-player-hard = the number of pots on your shelf that ask for a heat of 5 or more
member-player-fired = the number of pots on your shelf
term-player-bowls = you have a bowl on your shelf
term-player-jars = a jar
term-player-dishes = a dish
term-player-masteries =
    { $form ->
        [not] you are no master
       *[other] you are a master
    }
member-shape-master = the master of { $owner }
member-pot-shape =
    { $form ->
        [bare] shape
       *[other] the shape of { $owner }
    }
member-pot-glazed =
    { $form ->
        [not] { $owner } is not glazed
        [that] that is glazed
        [thatnot] that is not glazed
        [that-plural] that are glazed
        [thatnot-plural] that are not glazed
       *[other] { $owner } is glazed
    }
member-chamber-keeper =
    { $form ->
        [bare] keeper
       *[other] the keeper of { $owner }
    }

## Ways from pile to pile

move-choice-orders = keep one of the orders that you look at
