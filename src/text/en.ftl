# English. Arguments: $side is south or north; $owner is own or other, seen from the player who sows.

## The board

side = { $side ->
    [south] South
   *[north] North
}
level = { $level ->
    [beginner] beginner
    [easy] easy
    [hard] hard
    [expert] expert
    [perfect] perfect
   *[medium] medium
}
person = person
seat-label = { $name } · { $who }
seeds = { $count ->
    [one] 1 seed
   *[other] { $count } seeds
}

## What a sow does

sow-to-house = { side } sows { $house }, ending in { $owner ->
    [own] its own house { $end }
   *[other] the other side's house { $end }
}.
sow-to-store = { side } sows { $house }, ending in its store.
sow-captures = { side } sows { $house } and captures { seeds }.
sow-takes-own = { side } sows { $house } and takes the last seed into its store.
extra-turn = { side } moves again!
game-over = One side is empty: the game is over.
takes-leftovers = { side } takes the { $count ->
    [one] last seed
   *[other] last { $count } seeds
}.
result-win = { side } wins { $winner } to { $loser }
result-draw = A draw: { $count } each

## What a sow would do

preview = House { $house }, { seeds }: { $what }{ $ends }
preview-house = ends in { $owner ->
    [own] your house { $end }
   *[other] their house { $end }
}
preview-store = ends in your store
preview-extra-turn = ends in your store, and you move again
preview-captures = captures { seeds }
preview-takes-own = takes its last seed into your store
preview-ends-game = { " " }and ends the game
