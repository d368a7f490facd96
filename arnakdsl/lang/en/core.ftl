### What the language itself says, in English.
###
### Clauses begin with a small letter and have no full stop.  The form `chosen` is what can stand behind "you may", "to" or
### "choose one:"; `this` stands behind "this".  Conditions have the forms `not`, `that` (they describe a thing: "that is used") and `thatnot`, of several
### things `that-plural` and `thatnot-plural`; where a message has none of these two, `that` and `thatnot` stand for them.

## Sentences

sentence = { CAPITAL($clause) }.
sentences-two = { $first } { $last }
sentences-more = { $first } { $rest }
option = { CAPITAL($clause-chosen) }

## Lists

and-two = { $first } and { $last }
and-more = { $first }, { $rest }
or-two = { $first } or { $last }
or-more = { $first }, { $rest }
then-two = { $first }, then { $last-plain }
then-more = { $first }, { $rest-plain }
series-two = { $first }; { $last-plain }
series-more = { $first }; { $rest-plain }
choices-two = { $first-chosen }; or { $last-chosen }
choices-more = { $first-chosen }; { $rest-chosen }

## Steps

trade =
    { $form ->
        [chosen] { $cost-chosen } to { $step-chosen }
       *[other] you may { $cost-chosen } to { $step-chosen }
    }
may =
    { $form ->
        [chosen] { $step-chosen }
       *[other] you may { $step-chosen }
    }
may-series =
    { $form ->
        [chosen] do this: { $steps-plain }
       *[other] you may do this: { $steps-plain }
    }
choose =
    choose { $n ->
        [1] one
        [2] two different
        [3] three different
       *[other] { $n } different
    }: { $branches-chosen }
choose-all = do all of these in any order: { $branches-plain }
pick = choose { $thing }
if =
    { $form ->
        [chosen] { $then-chosen } if { $condition-plain }
       *[other] if { $condition-plain }, { $then-plain }
    }
if-else =
    { $form ->
        [chosen] { $then-chosen } if { $condition-plain }, else { $otherwise-chosen }
       *[other] if { $condition-plain }, { $then-plain }; otherwise, { $otherwise-plain }
    }
each =
    { $form ->
        [chosen] do this for each { $set-within }: { $body-plain }
       *[other] for each { $set-within }, { $body-plain }
    }
each-player = each player in turn order: { $body-plain }
each-seat = { $seat }: { $body-plain }
repeat =
    { $n ->
        [1] { $body }
        [2] twice: { $body-plain }
       *[other] { $n } times: { $body-plain }
    }
while = as long as { $condition-plain }: { $body-plain }

## Verbs

verb-gain = gain { $amounts }
verb-lose = lose { $amounts }
verb-pay = pay { $cost }
verb-move = move { $thing } to { $to }
verb-put = place { $thing } on { $mark }
verb-set = set { $mark } to { $value }
verb-clear = clear { $mark }
verb-fill = put all { $things } into { $pile }
verb-shuffle = shuffle { $pile }
verb-swap = swap { $one } with { $other }
verb-close = slide { $pile } together
verb-widen = add an empty place at the start of { $pile }
verb-narrow = remove the empty place at the start of { $pile }
verb-look = look through { $pile }
verb-resolve = carry out { $effect }
verb-offer = { $actions-chosen }
verb-window = you may take free actions now
verb-nothing = do nothing
verb-finish = the game ends at once
offer-less = { $actions-chosen } for { $less } less
offer-free = { $actions-chosen } at no cost
offer-for = { $offer } and pay { $extra }
clear-lifetime = everything that lasts a { $name } ends
flag-set = { $statement-plain } from now on
flag-clear = { $statement-not } any longer

## Amounts and numbers

amount = { $n } { $unit }
amount-each = { $unit-initial ->
    [a] an
    [e] an
    [i] an
    [o] an
   *[other] a
 } { $unit } for each { $set-within }
amount-all = all your { $unit }
amount-that = that many { $unit }
amount-of = { $unit } equal to { $n }
whole-cost = the whole cost
that-many = that many
counter =
    { $owner ->
        [you] the number of your { $unit }
       *[other] the number of { $unit }
    }
plus = { $left } plus { $right }
minus = { $left } minus { $right }
times = { $left } times { $right }
negative = minus { $inner }
range = { $low } to { $high }
count = the number of { $set-within }
sum = the total of { $value } over each { $set }
either = { $then } if { $condition-plain }, else { $otherwise }
number =
    { $n ->
        [1] number
       *[other] numbers
    }
function-min = the lowest of { $all }
function-max = the highest of { $all }
function-table = number { $first } of { $others }
function-turn-order = the place of { $last } in turn order
function-next-seat = the next player after { $last }
function-score = the points for { $last }
function-icons = the number of icons of { $last }
function-yields = whether { $first } can give { $last }
function-can = whether { $last } can do anything

## Things and places

word = { $name }
noun = { $name }
thing =
    { $n ->
        [1] thing
       *[other] things
    }
player =
    { $n ->
        [1] player
       *[other] players
    }
seat =
    { $n ->
        [1] seat
       *[other] seats
    }
you = you
start-player = the starting player
this = this { $noun-this }
that = that { $noun }
ordinal =
    the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] next
    } { $noun }
it = it
one =
    { $set-initial ->
        [a] an
        [e] an
        [i] an
        [o] an
       *[other] a
    } { $set }
one-number = a number from { $low } to { $high }
all = all { $set }
several =
    { $n ->
        [1] the top { $noun }
       *[other] { $n } { $noun }
    } of { $pile }
set-all = every { $noun }
set-pile =
    { $form ->
        [within] { $noun } in { $pile }
       *[other] { $noun } from { $pile }
    }
set-part = { $noun } of { $of }
set-of = { $noun } of { $of }
set-tops = { $noun } on top of { $pile }
set-where =
    { $n ->
        [one] { $set } { $condition-that }
       *[other] { $set } { $condition-that-plural }
    }
set-if = { $set }, if { $condition-plain }
any = any { $set }
first = the first { $set }
last = the last { $set }
first-by = the { $set } with { $keys }
last-by = the last { $set } with { $keys }
key-lowest = the lowest { $key-bare }
key-highest = the highest { $key-bare }
tops = the top { $set }
top-of = the top { $noun } of { $pile }
bottom-of = the bottom { $noun } of { $pile }
place-of = { $noun } { $n } of { $pile }
place-top = the top of { $pile }
place-bottom = the bottom of { $pile }
pile =
    { $owner ->
        [you] your { $name }
        [other] the { $name } of { $of }
       *[none] the { $name }
    }
member =
    { $form ->
        [bare] { $name }
       *[other] { $owner ->
            [it] its { $name }
            [you] your { $name }
           *[other] the { $name } of { $owner }
        }
    }
member-alone =
    { $form ->
        [bare] { $name }
       *[other] the { $name }
    }

## Conditions

yes = { $statement }
not =
    { $form ->
        [that] { $statement-thatnot }
        [thatnot] { $statement-that }
        [that-plural] { $statement-thatnot-plural }
        [thatnot-plural] { $statement-that-plural }
       *[other] { $statement-not }
    }
all-of-two = { $first } and { $last }
all-of-more = { $first }, { $rest }
one-of =
    { $form ->
        [that] such that { $conditions-plain }
       *[other] { $conditions }
    }
flag =
    { $form ->
        [not] { $owner ->
            [you] you are not { $name }
           *[other] { $owner } is not { $name }
        }
        [that] that is { $name }
        [thatnot] that is not { $name }
        [that-plural] that are { $name }
        [thatnot-plural] that are not { $name }
       *[other] { $owner ->
            [you] you are { $name }
           *[other] { $owner } is { $name }
        }
    }
has =
    { $form ->
        [not] { $owner ->
            [you] you have no { $noun }
           *[other] { $owner } has no { $noun }
        }
        [that] with a { $noun }
        [thatnot] without a { $noun }
       *[other] { $owner ->
            [you] you have a { $noun }
           *[other] { $owner } has a { $noun }
        }
    }
has-any =
    { $form ->
        [not] you have no { $unit }
        [thatnot] with no { $unit }
        [that] with at least 1 { $unit }
       *[other] you have at least 1 { $unit }
    }
pile-any =
    { $form ->
        [not] { $pile } is empty
        [thatnot] if { $pile } is empty
        [that] if { $pile } is not empty
       *[other] { $pile } is not empty
    }
exists =
    { $form ->
        [not] there is no { $set-within }
        [thatnot] if there is no { $set-within }
        [that] if there is { $set-initial ->
            [a] an
            [e] an
            [i] an
            [o] an
           *[other] a
        } { $set-within }
       *[other] there is { $set-initial ->
            [a] an
            [e] an
            [i] an
            [o] an
           *[other] a
        } { $set-within }
    }
possible =
    { $form ->
        [not] { $effect-plain } can do nothing
        [that] for which { $effect-plain } can do something
        [thatnot] for which { $effect-plain } can do nothing
       *[other] { $effect-plain } can do something
    }
yields =
    { $form ->
        [not] { $effect-plain } gives no { $unit }
        [that] for which { $effect-plain } can give { $unit }
        [thatnot] for which { $effect-plain } gives no { $unit }
       *[other] { $effect-plain } can give { $unit }
    }
anything =
    { $form ->
        [not] { $value-plain } is nothing
        [that] with { $value-plain }
        [thatnot] without { $value-plain }
       *[other] there is { $value-plain }
    }
there =
    { $form ->
        [not] there is none
       *[other] { $thing-plain } is there
    }
is-kind =
    { $form ->
        [not] { $left } is not a { $noun }
        [that] that is a { $noun }
        [thatnot] that is not a { $noun }
        [that-plural] each of which is a { $noun }
        [thatnot-plural] none of which is a { $noun }
       *[other] { $left } is a { $noun }
    }
equal =
    { $form ->
        [that] that is { $right }
        [thatnot] that is not { $right }
        [that-plural] that are { $right }
        [thatnot-plural] that are not { $right }
       *[other] { $left } is { $right }
    }
unequal =
    { $form ->
        [that] that is not { $right }
        [thatnot] that is { $right }
        [that-plural] that are not { $right }
        [thatnot-plural] that are { $right }
       *[other] { $left } is not { $right }
    }
less =
    { $form ->
        [that] where { $left } is less than { $right }
       *[other] { $left } is less than { $right }
    }
most =
    { $form ->
        [that] where { $left } is at most { $right }
       *[other] { $left } is at most { $right }
    }
more =
    { $form ->
        [that] where { $left } is more than { $right }
       *[other] { $left } is more than { $right }
    }
least =
    { $form ->
        [that] where { $left } is at least { $right }
       *[other] { $left } is at least { $right }
    }
equal-own =
    { $form ->
        [that] whose { $member-bare } is { $right }
       *[other] { $left } is { $right }
    }
unequal-own =
    { $form ->
        [that] whose { $member-bare } is not { $right }
       *[other] { $left } is not { $right }
    }
less-own =
    { $form ->
        [that] whose { $member-bare } is less than { $right }
       *[other] { $left } is less than { $right }
    }
most-own =
    { $form ->
        [that] whose { $member-bare } is { $right } or less
       *[other] { $left } is at most { $right }
    }
more-own =
    { $form ->
        [that] whose { $member-bare } is more than { $right }
       *[other] { $left } is more than { $right }
    }
least-own =
    { $form ->
        [that] whose { $member-bare } is { $right } or more
       *[other] { $left } is at least { $right }
    }
equal-counter =
    { $form ->
        [that] with exactly { $amount }
       *[other] you have exactly { $amount }
    }
unequal-counter =
    { $form ->
        [that] without exactly { $amount }
       *[other] you do not have exactly { $amount }
    }
less-counter =
    { $form ->
        [that] with less than { $amount }
       *[other] you have less than { $amount }
    }
most-counter =
    { $form ->
        [that] with at most { $amount }
       *[other] you have at most { $amount }
    }
more-counter =
    { $form ->
        [that] with more than { $amount }
       *[other] you have more than { $amount }
    }
least-counter =
    { $form ->
        [that] with at least { $amount }
       *[other] you have at least { $amount }
    }
equal-count =
    { $n ->
        [one] there is exactly { $n } { $set-within }
       *[other] there are exactly { $n } { $set-within }
    }
unequal-count =
    { $n ->
        [one] there is not exactly { $n } { $set-within }
       *[other] there are not exactly { $n } { $set-within }
    }
less-count =
    { $n ->
        [one] there is less than { $n } { $set-within }
       *[other] there are less than { $n } { $set-within }
    }
most-count =
    { $n ->
        [one] there is at most { $n } { $set-within }
       *[other] there are at most { $n } { $set-within }
    }
more-count =
    { $n ->
        [one] there is more than { $n } { $set-within }
       *[other] there are more than { $n } { $set-within }
    }
least-count =
    { $n ->
        [one] there is at least { $n } { $set-within }
       *[other] there are at least { $n } { $set-within }
    }

## Options

option-decline = decline
option-continue = go on
option-less = { $option } (paying { $less } less)
option-free = { $option } (at no cost)
option-unit = pay with { $thing }
option-with = { $word } { $thing }

## Why an option is not offered, and what it would do

nobody = nobody
nothing-there = there is nothing
nothing-at-all = nothing
now = { $statement } (now { $left })
now-both = { $statement } (now { $left } and { $right })
no-such-option = there is no option "{ $id }"{ $near-any ->
        [no] {""}
       *[yes] {" "}(the nearest is "{ $near }")
    }
game-over = the game is over
not-in-this-game = { $thing } is not in this game
not-of-this-game = what offers it is not in this game
not-in-range = { $n } is not one of { $low } to { $high }
not-in = { $thing } is not in { $pile }
not-in-but = { $thing } is not in { $pile }, but { $there }
in-pile = in { $pile }
with-seat = with { $seat }
at-thing = at { $thing }
not-among = { $thing } is not one of the { $set-within }
not-one-of = { $thing } is not one of { $set-within }
not-there = { $thing } cannot be chosen here
costs = it costs { $cost }; { $lack }
costs-less = it costs { $cost }, less { $less }; { $lack }
lack-some = you have { $amount }
lack-all = you have no { $unit }
lack-means = you have no means to pay { $amount } of it
gives-no-help = it gives { $gives }, and that helps with nothing that is still to be paid of { $need }
rest-unpaid = the rest could not be paid after it
does-nothing = it would do nothing to { $step-chosen }
done-already = it has been chosen already
first-answer = something else is asked first: "{ $asked }"
first-pay = first { $cost } is to be paid
offered-by =
    it belongs to { $thing-any ->
        [no] this
       *[yes] { $thing }
    }: { $step }
offered-in-payment = it belongs to the paying of a cost
then-over = then the game is over
then-you = then you are asked: "{ $asked }"
then-other = then { $seat } chooses
then-open = what is asked then is not known before

## The terminal, where a game is played and shown

terminal-help =
    3            take option 3; also its id, or the beginning of one id alone
    ? 3  ? ID    what an option would do; what is printed on a thing
    why ID       why an option is not offered, and where the content says so
    u            undo: back to the last decision of a person
    l            the last moves
    v            all that this seat may see
    s FILE       save: a record in FILE, the moment itself in FILE.save
    q            quit; the game is kept
    h            this help
terminal-asked = { $seat }: { $asked } (h for help)
terminal-asked-prompt = { $seat } chooses ({ $asked }); h for help
terminal-turn = { $seat } is to choose: hand the keys to { $seat }
terminal-type = type the number or the id of an option, or h for help
terminal-name-file = name the file: s FILE
terminal-name-option = name the option: why ID
terminal-no-number = there is no option { $typed }: they go from 1 to { $last }
terminal-many-begin = '{ $typed }' begins { $n } options: type more of it, or a number
terminal-neither = '{ $typed }' is neither an option nor a command: type a number, an id, or h
terminal-secret = { $word }:... (hidden)
terminal-further = { $what } (then by itself: { $ids })
terminal-no-move = no move has been made
terminal-nothing-to-undo = there is nothing to undo
terminal-no-undo = it cannot be undone: since then chance or something hidden has come in, and others play too
terminal-undone = undone: back at choice { $n }
terminal-not-recorded = not recorded: { $problem }
terminal-not-saved = not saved: { $problem }
terminal-saved = saved: the record in '{ $file }',
terminal-saved-moment = the moment in '{ $file }'
terminal-nothing-kept = nothing was chosen: no game is kept
terminal-no-folder = there is no folder to keep it in
terminal-not-kept = the game is not kept: { $problem }
terminal-kept = the game is kept after { $n } choices; to go on:
terminal-has = { $seat } has
terminal-now = { $seat } now
terminal-pool = pool: { $icons }
terminal-empty = empty
terminal-yes = yes
terminal-no = no
terminal-hidden = { $n } hidden
terminal-not-offered = { $id } is not offered:
terminal-unsure = not known before: { $parts }
terminal-no-change = nothing changes yet
terminal-then-over = then the game is over
terminal-then-other = then { $seat } chooses
terminal-then-you = then you choose between { $n } options
terminal-chance = chance or hidden things come in; what is the same however they lie:
terminal-nothing = nothing
terminal-open = open is:
terminal-which = which { $part }
terminal-not-which = not shown which
terminal-another-order = another order
terminal-record =
    { $pack }: { $n } { $n ->
        [one] player
       *[other] players
    }, seed { $seed }
terminal-over = the game is over after { $n } choices
terminal-not-over = the game is not over after { $n } choices
terminal-points = points
terminal-and = {" "}and{" "}
terminal-then = ,{" "}then{" "}
terminal-first = first { $places }
terminal-first-so-far = so far first { $places }
