### What things of the game are called.

## Stores

resource-clay = clay
resource-wood = wood
resource-ash = ash
resource-seal =
    { $n ->
        [one] seal
       *[other] seals
    }
resource-fire = heat of the fire

## Kinds

kind-player =
    { $n ->
        [one] player
       *[other] players
    }
kind-chamber =
    { $n ->
        [one] chamber
       *[other] chambers
    }
kind-shape =
    { $n ->
        [one] shape
       *[other] shapes
    }
kind-pot =
    { $n ->
        [one] pot
       *[other] pots
    }
kind-helper =
    { $n ->
        [one] helper
       *[other] helpers
    }
kind-order =
    { $n ->
        [one] order
       *[other] orders
    }

## Things

thing-mouth = the mouth
thing-belly = the belly
thing-crown = the crown
thing-bowl = bowl
thing-jar = jar
thing-dish = dish

## Helpers

thing-pedlar = the pedlar
thing-apprentice = the apprentice
thing-labourer = the labourer
thing-digger = the digger
thing-ash_burner = the ash burner
thing-carrier = the carrier

## Pots

thing-rain_bowl = the rain bowl
thing-ferry_bowl = the ferry bowl
thing-broth_bowl = the broth bowl
thing-guest_bowl = the guest bowl
thing-hare_fur_bowl = the hare fur bowl
thing-moon_bowl = the moon bowl
thing-water_jar = the water jar
thing-seed_jar = the seed jar
thing-oil_jar = the oil jar
thing-ash_jar = the ash jar
thing-celadon_jar = the celadon jar
thing-dragon_jar = the dragon jar
thing-salt_dish = the salt dish
thing-fish_dish = the fish dish
thing-ink_dish = the ink dish
thing-leaf_dish = the leaf dish
thing-lotus_dish = the lotus dish
thing-sun_dish = the sun dish

## Orders

thing-monastery = the order of the monastery
thing-oil_press = the order of the oil press
thing-fish_market = the order of the fish market
thing-wedding = the order of the wedding
thing-palace = the order of the palace
thing-fire_temple = the order of the fire temple
thing-tavern = the order of the tavern
thing-hermit = the order of the hermit
thing-kiln_god = the order of the kiln god
thing-winter_store = the order of the winter store

## Piles

pile-patterns = the patterns
pile-row = the row
pile-board =
    { $owner ->
        [other] the board of { $of }
       *[you] your board
    }
pile-rack = { $of }
pile-shelf =
    { $owner ->
        [other] the shelf of { $of }
       *[you] your shelf
    }
pile-order_deck = the order deck
pile-orders = your hand
pile-choice = the orders that you look at
pile-met = your orders that are met
