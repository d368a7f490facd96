### The rival of a game for one.

seat-rival = the rival
kind-rival_tile =
    { $n ->
        [one] rival tile
       *[other] rival tiles
    }
pile-rival_stack = the rival's stack
pile-rival_used = the rival's used tiles
pile-rival_pairs = the rival's pairs of tiles
pile-face_up = the rival's face-up idols
pile-face_down = the rival's face-down idols

define-rival_dig = place an archaeologist, for no reward, on the highest of the open { $offering }
define-occupy = place an archaeologist on { $s }
define-rival_discover =
    { $guarded ->
        [0] discover a site of level { $depth }, without a guardian
       *[1] discover a site of level { $depth }, with a guardian
    }
define-rival_research = move the magnifying glass up for no reward, or in the Lost Temple take a tile worth 6 points
define-dismiss_assistant = remove the top assistant of the highest stack from the game
define-rival_overcome = overcome a guardian at a site with an archaeologist of the rival, or else research without removing an assistant
define-rival_item = take { $like } for no reward
define-rival_artifact = take { $like } for no reward

option-rival = the rival's tile { $thing }: { $thing-effect-plain }
action-turn_up = turn up the rival's next tile
procedure-set_up_rival = set up the rival
procedure-turn_up_tile = turn up the rival's next tile
member-game-round = the round
member-item-points = points
member-artifact-points = points

thing-rival_dig_coin = Dig for coins
thing-rival_dig_compass = Dig for compasses
thing-rival_dig_tablet = Dig for tablets
thing-rival_dig_arrowhead = Dig for arrowheads
thing-rival_dig_jewel = Dig for jewels
thing-rival_discover_green = Discover (green)
thing-rival_discover_red = Discover (red)
thing-rival_research_green = Research (green)
thing-rival_research_red = Research (red)
thing-rival_overcome_green = Overcome (green)
thing-rival_overcome_red = Overcome (red)
thing-rival_item_green = Buy an item (green)
thing-rival_item_red = Buy an item (red)
thing-rival_artifact_green = Buy an artifact (green)
thing-rival_artifact_red = Buy an artifact (red)
