# English. $side and $owner are south or north, unless said otherwise.

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
seeds = { $count ->
    [one] 1 seed
   *[other] { $count } seeds
}
rules-line = { seeds }, { $own ->
    [always] a lone last seed goes home
    [on-capture] a lone last seed stays
   *[never] the capturing seed stays
}, { $leftovers ->
    [owner] each keeps the rest
   *[emptier] the empty side takes the rest
}

## What a sow does

# What is sown, in the sentences below.
sown = { $chain ->
    [no] house { $last }
   *[yes] houses { $others } and { $last }
}
sow-to-house = { side } sows { $sown }, to { $owner ->
    [south] South's
   *[north] North's
} house { $end }.
sow-to-store = { side } sows { $sown } into its store.
sow-captures = { side } sows { $sown } and captures { seeds }!
sow-takes-own = { side } sows { $sown }; the lone last seed goes to the store.
extra-turn = { side } moves again!
game-over = One side is empty: the game is over.
takes-leftovers = { side } takes the { $count ->
    [one] last seed
   *[other] last { $count } seeds
}.
result-win = { side } wins { $winner } to { $loser }
result-win-named = { side }, { $name }, wins { $winner } to { $loser }
# For the only person at the board.
result-you = { $won ->
    [yes] You win { $winner } to { $loser }
   *[no] You lose { $loser } to { $winner }
}
result-draw = A draw: { $count } each

## What a game was like

kept-in = The game is kept in { $path }
# $turn is 0 if there is none.
story-plot = Ahead after each turn: South up, North down.{ $turn ->
    [0] { "" }
   *[other] { " " }Upright: the best turn, { $turn }.
}

# $turn is 0 if it was so from the start.
story-lead = { side } led { $turn ->
    [0] from the start
   *[other] from turn { $turn } on
}.
story-leftovers = Only the leftovers decided it, for { side }.
# $count is the number of seeds, or of sows in a chain.
story-moment = { $what ->
    [richest] The best turn was turn { $turn }: { side } brought in { seeds }.
    [capture] The biggest capture: { seeds }, by { side } in turn { $turn }.
   *[chain] The longest chain: { $count } sows, by { side } in turn { $turn }.
}

## What a sow would do

preview = { side } { $house } would { $what }{ $ends }.
# Where there is no room for more.
preview-short = { $what }{ $ends }
preview-house = end in { $owner ->
    [south] South's
   *[north] North's
} house { $end }
preview-store = end in the store
preview-extra-turn = end in the store: move again
preview-captures = capture { seeds }
preview-takes-own = send its last seed home
preview-ends-game = { " " }and end the game

## What the built-in player sees. $certain is yes if it is proven, $sign is plus, zero or minus.

hint = Hint: sow { $turn }.
# What to look for, to find a good turn without being told.
clue = Hint: { $clue ->
    [store] look for a sow that ends in your store.
    [capture] look for a capture.
    [danger] one of your houses is in danger.
    [first-houses] look at your houses 1 to 3.
   *[last-houses] look at your houses 4 to 6.
}
hint-house = Hint: start with house { $house }.
hint-more = Press t for more.
# $sign is plus, zero or minus, seen from South.
evaluation = { $sign ->
    [plus] South +{ $count }
    [zero] even
   *[minus] North +{ $count }
}, { $certain ->
    [yes] exact
   *[no] judged
}
evaluation-short = { $value }, { $certain ->
    [yes] exact
   *[no] judged
}
evaluating = ...
hint-asked = Looking for a good sow...
outlook = { $certain ->
    [yes] With best play you { $sign ->
        [plus] win by { $count }
        [zero] draw
       *[minus] lose by { $count }
    }, that is proven.
   *[no] It looks like { $sign ->
        [plus] a win by about { $count }
        [zero] a draw
       *[minus] a loss by about { $count }
    }.
}
advice-for = Best for { side }: sow { $turn }.
outlook-for = { $certain ->
    [yes] With best play { $sign ->
        [plus] { side } wins by { $count }
        [zero] it is a draw for { side }
       *[minus] { side } loses by { $count }
    }: that is proven.
   *[no] For { side } it looks like { $sign ->
        [plus] a win by about { $count }
        [zero] a draw
       *[minus] a loss by about { $count }
    }.
}
solve-best = { $count ->
    [one] Best house for { side }: { $houses }.
   *[other] Best houses for { side }: { $houses }.
}
solve-house = { $house }: { $sign ->
    [plus] { side } wins by { $count }
    [zero] draw for { side }
   *[minus] { side } loses by { $count }
}
solve-line = Best play of both sides: { $turns }.
solve-cost = { $nodes } positions in { $seconds } seconds.
solve-working = looking at all that can happen
hint-working = looking for the best sow

## Why a turn is good. $voice is you, or reader for someone who reads about the game.

reason = Why: { $why }.
reason-then = { $first }, then { $next }
reason-store = house { $house } ends in { $voice ->
    [you] your
   *[reader] the
} store
reason-stores = houses { $others } and { $last } end in { $voice ->
    [you] your
   *[reader] the
} store
reason-captures = house { $house } captures { seeds }
reason-takes-own = the last seed of house { $house } goes home
# Clauses without a full stop: they may come after "Why:" or begin a sentence.
benefit-leftovers = it ends the game and brings the { $count ->
    [one] last seed
   *[other] last { $count } seeds
} home
benefit-ends = it ends the game
benefit-saves = it gets the { seeds } in house { $house } out of danger
benefit-threatens = it threatens to capture { seeds }
benefit-spoils = it spoils the extra turn of the other side's house { $house }
benefit-leaves-nothing = it leaves nothing to capture
benefit-readies = it gets house { $house } ready for an extra turn
benefit-forces = it leaves the other side only one sow
benefit-keeps = it gives the other side no seeds
benefit-home = it brings { seeds } home
benefit-most = it just brings most in the end
benefit-most-by = it just brings most in the end, { seeds } more than the next best

## How a game was played

word = { $word ->
    [brilliant] brilliant
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
    [blunder] blunder
    [forced] forced
   *[best] best
}
word-count = { $word ->
    [brilliant] { $count ->
        [one] 1 brilliant sow
       *[other] { $count } brilliant sows
    }
    [inaccuracy] { $count ->
        [one] 1 inaccuracy
       *[other] { $count } inaccuracies
    }
    [mistake] { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
   *[blunder] { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
}
accuracy = accuracy { $percent } %
nothing-to-decide = nothing to decide
given-away = { seeds } given away
turning-point = { $certain ->
    [yes] The
   *[no] As far as can be judged, the
} game turned in turn { $number }: { side } gave away { seeds }, and with them { $became ->
    [win-draw] the win
    [win-loss] a won game
   *[draw-loss] the draw
}.
# $word is the word for a sow that gave $count seeds away.
verdict = { $word ->
    [brilliant] Brilliant: no other sow keeps the result.
    [good] Good: { seeds } given away.
    [inaccuracy] An inaccuracy: { seeds } given away.
    [mistake] A mistake: { seeds } given away.
    [blunder] A blunder: { seeds } given away.
    [forced] Forced: there was no other.
   *[best] Best.
}
# $when is before or now; $sign is plus, zero or minus, seen from South.
value = { $when ->
    [before] Before
   *[now] Now
}: { $sign ->
    [plus] South wins by { $count }
    [zero] a draw
   *[minus] North wins by { $count }
}, { $certain ->
    [yes] exactly.
   *[no] by judgement.
}
value-unknown = Not looked at yet.
plot-legend = What South may expect to win by: exact where the line is drawn, judged where there are dots.
analysis-column = { $column ->
    [turn] turn
    [side] side
    [sow] sow
    [south] South
    [best] best
    [lost] lost
   *[word] word
}
# $all is yes if all of them are.
analyzed = { $all ->
    [yes] All { $count } sows are rated by exact values.
   *[no] { $proven } of { $count } sows are rated by exact values, the others (~) by judgement.
}
analysis-stopped = Stopped early: { $known } of { $count ->
    [one] 1 position
   *[other] { $count } positions
} thought about in full.

## At the table

title = Kalaha
over-title = Game over
turn-number = turn { $number }
to-move = to move
sows = sows
thinks = thinking
# What the machine sees while it thinks, seen from South.
thinks-ahead = { $depth ->
    [one] 1 turn ahead
   *[other] { $depth } turns ahead
}: { $sign ->
    [zero] { $certain ->
        [yes] surely a draw
       *[no] about even
    }
    [plus] { $certain ->
        [yes] South surely wins by { $count }
       *[no] South to win by about { $count }
    }
   *[minus] { $certain ->
        [yes] North surely wins by { $count }
       *[no] North to win by about { $count }
    }
}
begins = { side } begins.
lot-fell = The lot fell on { side } to begin.
sowing = { side } { $house }: { $count ->
    [0] the hand is empty
    [one] 1 seed in hand
   *[other] { $count } seeds in hand
}
house-empty = House { $house } is empty. Choose one with seeds.
nothing-chosen = Choose a house first.
not-a-house = Seeds stay in { $side ->
    [south] South's
   *[north] North's
} store. Choose a house.
not-your-house = That house is { $side ->
    [south] South's
   *[north] North's
}. Choose one of your own.
already-over = The game is over. Press Esc for the menu.
not-yours = It is not your turn: { $level } is to move.
undone = { side } { $house } is taken back. Choose again.
redone = { side } { $house } is played again.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to play again.
held = Enter lets { $level } go on.
save-failed = Not saved: { $reason }
settings-not-saved = Not kept for next time: { $reason }
too-small = Kalaha needs a terminal of at least { $width } by { $height }.

## A review

review-title = Review, sow { $number } of { $count }
review-proven = { $proven } of { $count } sows exact
review-progress = { $known } of { $count }
summary-title = Summary
review-summary-key = Press s for the summary.
review-start = The start of the game.
review-sow = Turn { $number }: { side } sows { $house }.
review-better = Better: { $turn }.
# The sow with this number is to be tried another way.
play-on-title = Try another sow
play-on-words = In place of sow { $number }: you play for { side }.

## Puzzles

puzzle-title = Puzzles
puzzle-heading = Puzzle { $number }, { difficulty }
difficulty = { $difficulty ->
    [easy] easy
    [hard] hard
   *[medium] medium
}
puzzle-awaited = Looking for a puzzle...
puzzle-task = You are to move. { $goal ->
    [win] One turn wins, and no other does: find it.
    [draw] One turn holds the draw, and every other loses: find it.
   *[most] One turn brings at least 6 seeds more than any other: find it.
}
puzzle-solved = Right!
puzzle-told = The right turn is { $turn }.
puzzle-missed = House { $house } is not right.
puzzle-answer = North answers { $turn }.

## A fault of the program itself

fault-saved = That was a fault of the program, and not yours. Your game is saved in { $file }; "kalaha play --resume" continues it. Please report the lines above, and that file, to the makers of { $program }.
fault = That was a fault of the program, and not yours. Please report the lines above to the makers of { $program }.

## Menus

title-spaced = K A L A H A
motto = sow, capture, and fill your store
unfinished-game = Unfinished: { $south } against { $north }, turn { $number }
pause-title = Pause
leave-title = Leave the game?
leave-saved = It is saved, and you can go on with it later.
leave-not-saved = It could not be saved and would be lost.
item-resume = Go on with the game
item-new-game = New game
item-again = Play again
item-swap-seats = Swap sides and play again
item-board = Back to the board
item-look = Look at the board
item-speed = Sowing speed: { $speed ->
    [off] at once
    [fast] fast
    [slow] slow
   *[normal] normal
}
item-settings = Settings
item-keys = Keys
item-rules = Rules
item-start = To the start screen
item-quit = Quit Kalaha

## Learning to play. $step is what is learnt; $end is own, other or store: where the last seed fell.

lesson-title = Learn to play
lesson-you = You, South
lesson-heading = { $number } of { $count }: { $step ->
    [sow] sowing
    [store] your store
    [extra-turn] an extra turn
    [chain] turn after turn
    [capture] capturing
    [own-stone] nothing opposite
    [their-store] the other store
   *[end] the end
}
lesson-task = { $step ->
    [sow] The lower row is yours. Press 1: the seeds of house 1 go one by one into the next houses.
    [store] The pit next to house 6 is your store. Sow a house that drops a seed there and goes on.
    [extra-turn] If your last seed falls into your store, you move again. Which house has just enough seeds?
    [chain] One extra turn can follow another. Earn two in a row: begin nearest to your store.
    [capture] A last seed in an empty house of yours captures what lies opposite. Capture the 5 seeds.
    [own-stone] Now nothing lies opposite. End in an empty house again, and watch the last seed.
    [their-store] House 6 holds 9 seeds, enough to go around the corner. Sow it, and watch North's store.
   *[end] The game ends when either side has no seed in its houses. Sow your last one.
}
lesson-right = { $step ->
    [sow] Well done! That is a sow: a seed for each house, always towards your store.
    [store] Well done! A seed in your store is yours for good. What lies in North's houses, North may sow.
    [extra-turn] Well done! You may move again. You need not aim for it, but it is often good.
    [chain] Well done! There is no limit: each last seed in your store is one more turn.
    [capture] { $own ->
        [never] Well done! The seeds opposite go to your store, your own seed stays. Now it is North's turn.
       *[other] Well done! They go to your store together with your own seed. Now it is North's turn.
    }
    [own-stone] { $own ->
        [always] Well done! With the rules you chose, your seed goes to your store all the same.
        [on-capture] Well done! With the rules you chose, the seed stays when it captures nothing.
       *[never] Well done! With the rules you chose, the last seed stays, whatever it captures.
    }
    [their-store] Well done! North's store was left out: you never drop a seed there.
   *[end] { $leftovers ->
        [owner] It is over at once. North takes its own seeds, and you win { $south } to { $north }.
       *[emptier] It is over at once. You are empty first and take North's seeds: you win { $south } to { $north }.
    }
}
lesson-wrong = { $step ->
    [sow] That was house { $house }, and a good sow. House 1 is the farthest from your store.
    [store] { $end ->
        [store] It ended in your store: that is the next step. Here it should go on to North's houses.
       *[own] It ended before your store. Try a house that is nearer to it.
    }
    [extra-turn] { $end ->
        [other] The last seed went past your store. Count the steps from each house to the store.
       *[own] The last seed fell short of your store. Count the steps from each house to the store.
    }
    [chain] This one does not end in your store. Begin with house 6: after it, house 5 gets there too.
    [capture] { $end ->
        [other] The last seed fell on North's side, where nothing is captured. End on your own side.
       *[own] The last seed fell into a house with seeds. Look for an empty one it can reach.
    }
    [own-stone] { $end ->
        [other] The last seed fell on North's side. End on your own side, in the empty house.
       *[own] The last seed fell into a house with seeds. Look for an empty one it can reach.
    }
   *[their-store] That sow did not come around the corner. House 6 has the seeds for it.
}
taught-title = You can play
taught-words = That was all. The rest you learn by playing.
item-review = Go through the game
item-play-person = Against a person
item-play-machine = Against the machine: { level }
item-puzzles = Puzzles
item-learn = Learn to play
item-games = Games
item-statistics = Statistics
item-save = Save under a name
item-keep-game = Keep it
item-delete-game = Delete it

## The games on disk

games-title = Games
no-games = There are no games here yet.
listed-seats = { $south } against { $north }
listed-goes-on = turn { $number }, { side } to move
listed-in-use = being played now
listed-saved = saved
delete-title = Delete the game?
delete-words = It cannot be brought back.
name-seat = Who plays { $who }? Without a name it is just a person.
name-copy = The game as it stands now is saved under this name:
name-game = The new name of the game:
name-is-a-level = "{ $name }" is what a seat of the game is called. Choose another name.

item-play-beginner = Play against the beginner

## A new game

new-game-title = New game
row-first = Begins
row-preset = Rules
row-seeds = Seeds
row-own-stone = Own stone
row-leftovers = Leftovers
first-value = { $first ->
    [south] South
    [north] North
   *[lot] by lot
}
preset-own = your own
own-stone-value = { $value ->
    [always] always
    [on-capture] on capture
   *[never] never
}
leftovers-value = { $value ->
    [owner] their owner
   *[emptier] the emptier
}
explain-seat = { $seat ->
    [human] A person at this keyboard.
    [beginner] The machine, seeing only its own next sow. For first games.
    [easy] The machine, looking a little ahead and overlooking things.
    [hard] The machine, looking far ahead.
    [expert] The machine, looking very far ahead.
    [perfect] The machine at its very best.
   *[medium] The machine, looking a few turns ahead.
}
explain-first = { $first ->
    [south] South makes the first move.
    [north] North makes the first move.
   *[lot] A lot decides who makes the first move.
}
explain-preset = { $preset ->
    [kalaha] The usual game: six seeds in each house.
    [four] The quick game: four seeds in each house.
    [kalah] As most programs play: four seeds, and a lone capturing seed stays.
    [emptier] Six seeds, and whoever runs empty first takes what is left.
   *[own] Rules of your own, as chosen below.
}
explain-seeds = { $count } seeds in each house at the start.
explain-own-stone = { $value ->
    [always] A last seed in your own empty house goes to your store with all seeds opposite, even if there are none.
    [on-capture] A last seed in your own empty house captures the seeds opposite and goes with them. If there are none it stays.
   *[never] A last seed in your own empty house captures the seeds opposite, and stays itself.
}
explain-leftovers = { $value ->
    [owner] When one side is empty, each player takes the seeds on their own side.
   *[emptier] When one side is empty, its player takes the seeds on the other side.
}

## Settings. $setting is a line of the screen, $value what is chosen there.

settings-title = Settings
setting = { $setting ->
    [language] Language
    [theme] Theme
    [colour-depth] Colours
    [glyphs] Characters
    [speed] Sowing
    [mouse] Mouse
    [turn-board] Turn the board
    [mirror] Stores
    [hints] Hints
    [live-evaluation] Evaluation
   *[thinking-sign] Thoughts
}
setting-value = { $setting ->
    [language] { $value ->
        [en] English
        [sv] svenska
        [cs] čeština
       *[auto] automatic
    }
    [theme] { $value ->
        [dark] dark
        [light] light
        [contrast] high contrast
        [colour-blind] colour-blind safe
        [mono] no colours
       *[auto] automatic
    }
    [colour-depth] { $value ->
        [true] all
        [256] 256
        [16] 16
        [none] none
       *[auto] automatic
    }
    [glyphs] { $value ->
        [unicode] lines and dots
        [ascii] plain ASCII
       *[auto] automatic
    }
    [speed] { $value ->
        [off] at once
        [fast] fast
        [slow] slow
       *[normal] normal
    }
    [mirror] { $value ->
        [on] left
       *[off] right
    }
    [hints] { $value ->
        [off] none
        [where] where to look
        [house] the house
       *[line] turn and reason
    }
   *[other] { $value ->
        [on] on
       *[off] off
    }
}
explain-setting = { $setting ->
    [language] { $value ->
        [auto] The language of all words: that of the system.
       *[other] The language of all words.
    }
    [theme] { $value ->
        [dark] Light words on a dark background.
        [light] Dark words on a light background.
        [contrast] White and strong colours on black: easiest to read.
        [colour-blind] Blue and orange, which almost everybody can tell apart.
        [mono] No colours at all: bold and reversed words only.
       *[auto] Keeps the background that the terminal has, dark or light.
    }
    [colour-depth] { $value ->
        [true] Every colour just as the theme has it.
        [256] The nearest of 256 colours.
        [16] The 16 colours that you can set in your terminal.
        [none] No colours, whatever the theme.
       *[auto] As many colours as the terminal says it has.
    }
    [glyphs] { $value ->
        [unicode] The board is drawn with lines and dots.
        [ascii] The board is drawn with plain letters and signs, which work everywhere.
       *[auto] Lines and dots if the terminal can show them.
    }
    [speed] How fast seeds are sown on the screen. Any key shows the end at once.
    [mouse] Play by clicking. Hold Shift to select text, or turn this off.
    [turn-board] Between two people: the one to move sits at the bottom.
    [mirror] { $value ->
        [on] Stores on the players' left: clockwise play, the same game in a mirror.
       *[off] Stores on the players' right, as usual.
    }
    [hints] { $value ->
        [off] The key t tells nothing.
        [where] The key t tells what to look for, and no more.
        [house] The key t tells what to look for, then the house.
       *[line] The key t tells what to look for, then the house, then the turn and why.
    }
    [live-evaluation] Show who is expected to win, in a line below the board.
   *[thinking-sign] Show what the machine expects while it thinks.
}

## Keys

enter = Enter
escape = Esc
space = Space
# Only where there are no arrows.
up-down = up/down
keys-table = At the board
keys-puzzle = At a puzzle
keys-review = Going through a game
keys-menu = In a menu
keys-form = Choosing a new game
keys-everywhere = Everywhere
key-sow = sow
key-look = aim
key-sow-chosen = sow
key-go-on = go on
key-open = open
key-name = name
key-delete = delete
key-take = take it
key-result = what next
key-undo = undo
key-redo = redo
key-hint = hint
key-answer = answer
key-next-puzzle = next puzzle
key-retry = try again
key-difficulty = easier, harder
key-step = step
key-next-slip = next slip
key-previous-slip = slip before
key-play-on = try another
key-first = start
key-last = end
key-menu = menu
key-choose = select
key-do = choose
key-back = back
key-change = change
key-begin = begin
key-scroll = scroll
key-page = next page
key-help = keys
key-rules = rules
key-review = go through
key-summary = summary
key-quit = leave
key-interrupt = leave at once
key-suspend = back to the shell for now

# What is done with the mouse, and what that does.
mouse-gesture = { $gesture ->
    [click] click
    [point] point
    [wheel] wheel
    [log] click a turn
   *[shift] Shift
}
mouse-does = { $gesture ->
    [click] sow that house, do what a menu or the last line offers
    [point] aim at a house
    [wheel] scroll a text, step through a game
    [log] go through the game from that turn of the log
   *[shift] hold it to select text
}

## Reports

board-side = { side }: houses 1 to 6 hold { $houses }; { seeds } in the store.
turn-and-houses = { side } is to move and can play { $houses }.
over-and-result = The game is over. { $result }.
either = { $others } or { $last }
game-seats = South: { $south }. North: { $north }.
game-rules = Rules: { $rules }.
turn-title = Turn { $number }, { side }: { $moves }

## The games on disk

delete-question = Delete the game { $name } for good? Type yes:
not-deleted = The game was not deleted.
stats-title = Statistics
stats-none = No game against the machine is finished yet.
stats-group = Against { $level }, { $rules }:
stats-all = All games against the machine:
stats-results = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $wins } won, { $draws } drawn, { $losses } lost
stats-margins = margin { $mean } on average, { $best } at best
stats-streaks = { $streak } won in a row now, { $longest } at most
stats-two-people = { $count ->
    [0] No game
    [one] 1 game
   *[other] { $count } games
} between two people.

## The rules explained

rules-title = Kalaha with { $rules }
rules-board = The board
rules-board-text = Two players sit at the long sides of the board: South at the bottom, North at the top. Each has six houses and, on the right hand, a store. Houses are numbered 1 to 6 in their owner's sowing order, so house 6 is next to the owner's store. At the start each house holds { seeds } and the stores are empty. Who has more seeds in the store at the end wins; equal is a draw.
rules-sow = Sowing
rules-sow-text = In your turn you take all seeds of one of your houses and drop them one by one, counter-clockwise, into the pits that follow: your houses, your store, the other side's houses, and on. The other side's store is left out. If the last seed falls into your own store you move again.
rules-capture = Capturing
rules-capture-nothing = With nothing in the house opposite:
rules-end = The end
rules-end-text = The game is over as soon as, after a sow, all six houses of either side are empty, whoever would be to move and even if the last sow earned another move.
rules-perfect = When both play perfectly
rules-perfect-value = { $count ->
    [0] With no mistake on either side the game is a draw.
   *[other] With no mistake on either side, the side that begins wins by { $count }.
}
rules-perfect-houses = { $count ->
    [one] The only house to begin with is { $last }.
   *[other] The best houses to begin with are { $others } and { $last }.
}
rules-perfect-unknown = Who wins with no mistake on either side is not known for these rules: there are too many games to look at them all.
rules-disputes = What players argue about
dispute-forced = Must I take another move when I could earn one? No. You choose freely among your houses that hold seeds.
dispute-chain = How many moves can I have in a row? As many as you earn: each last seed in your store gives one more.
dispute-other-side = Can I capture with a last seed on the other side? No. It stays there, even in an empty house.
dispute-their-store = Do I drop a seed into the other player's store? Never, also when a sow goes on around the corner.
dispute-round = What if a sow goes all the way round? The house it came from gets a seed too. With exactly 13 seeds the last one falls there, into an empty house of your own, which is a capture like any other.
dispute-end = Does the game go on while one player still has seeds? No. It ends at once when a side is empty, whoever is to move.
rules-options = Options and presets
rules-option = option
rules-value = value
rules-meaning = meaning
rules-preset = preset
rules-seeds-meaning = seeds in each house at the start
rules-own-stone-meaning = { $value ->
    [always] a last seed in an own empty house goes to the store with the seeds opposite, or alone if there are none
    [on-capture] it goes with the seeds opposite, and stays if there are none
   *[never] it stays; only the seeds opposite are taken
}
rules-leftovers-meaning = { $value ->
    [owner] at the end each player takes the seeds on their own side
   *[emptier] the player whose side is empty takes the seeds on the other side
}

## Line by line. $column is where it stands in a line with several houses.

plain-hint = Type the number of a house, or { command-help }.
prompt = { side }>{ " " }
narration = { $narration ->
    [short] The board is told only when you ask for it with { command-board }.
   *[long] The board is told after each turn.
}
saved = Saved as { $file }.
not-saved = { $file } was not written: { $reason }
plain-over = Type { command-review } to hear which moves could have been better, { command-undo } to take back the last, { command-again } for another game like this one, or { command-help } for all words.
plain-over-unplayed = Type { command-new } for a new game, or { command-help } for all words.
over-prompt = Over>{ " " }
review-asked = Looking at { $count ->
    [one] 1 move
   *[other] { $count } moves
}...
review-clean = No move could have been better by more than 2 seeds.
review-nothing = Nothing has been played yet.
line-unknown = "{ $word }" is neither a house nor a word of this game. Type { command-help } for a list.
line-not-a-house = "{ $found }" is not a house. Houses are numbered 1 to 6.
line-too-long = The line is too long.
line-move = In column { $column }: { $why }
line-over = The game is over before this house.
line-other-turn = The turn has passed to { side }, played by { $level }.
line-wrong = Line { $line }: { $why } The game stops here.
input-ended = The input ended before the game was over. Its record is on the output.

## The words that can be typed, line by line. English ones are always understood, too.

command-board = board
command-moves = moves
command-hint = hint
command-undo = undo
command-redo = redo
command-review = review
command-save = save
command-export = export
command-record = record
command-answer = answer
command-next = next
command-resume = resume
command-new = new
command-again = again
command-games = games
command-load = load
command-puzzle = puzzle
command-stats = stats
command-menu = menu
command-rules = rules
command-short = short
command-long = long
command-language = language
command-help = help
command-quit = quit
argument-name = NAME
argument-file = FILE
argument-number = NUMBER
argument-language = LANGUAGE
help-menu-head = Type one of these words:
help-board-head = Type one or more houses to play, as 5 or 1-2, or one of these words:
help-board = the seeds on the board
help-moves = what each of your houses would do
help-hint = what the built-in player would do in your place
help-undo = take back your last move
help-redo = play again what was taken back
help-review = what the moves so far were worth, also when the game is over
help-save = put a copy of the game among your games, under a name
help-export = write the record to a new file
help-record = the game as text, which can be gone on with later
help-answer = the right turn
help-next = the next puzzle
help-resume = go on with the game that was left last
help-new = a new game, asked for in short questions; or begun at once, as in "{ command-new } hard four" or "{ command-new } person north 5"
help-again = a game as the last one
help-games = the games on disk, with numbers
help-load = take a game from that list, by its number or its name
help-puzzle = positions with one right turn; with { difficulties } after it, how hard they are
help-stats = how you do against each level
help-menu = leave what is on the board, and hear what else there is
help-rules = the rules explained
help-short = leave out the board after each turn
help-long = describe the board after each turn
help-language = speak another language: en, sv or cs
help-help = this list
help-quit = leave the program; a game is saved and can be resumed
help-quit-pipe = leave the game; its record is shown
help-foot = Empty lines and what follows a # are skipped.

## From game to game, line by line

menu-prompt = { title }>{ " " }
menu-unfinished = There is an unfinished game: { $seats }, { $state }. Type { command-resume } to go on with it.
menu-words = Type { command-new } for a new game, { command-games } for those on disk, { command-puzzle } for a puzzle, or { command-help } for all words.
menu-no-game = There is no game on the board. Type { command-new } for one.
answer-prompt = Answer>{ " " }
answer-unknown = That is none of these. Type { command-menu } to begin no game.
answer-help = Answer with one of the words in the question, or only press Enter for the last one. { command-menu } begins no game, { command-quit } leaves the program.
ask-seat = Who plays { side }: { $choices }? Enter: { $last }.
ask-first = Who begins: { $choices }? Enter: { $last }.
ask-rules = Which rules: { $choices }, or from 2 to 6 seeds in each house? Enter: { $last }.
lot = lot
new-unknown = "{ $word }" is neither a player, nor who begins, nor a name of rules, nor 2 to 6 seeds. Type { command-new } alone to be asked.
new-too-many = Only two can play: South and North.
nothing-changed = Nothing has changed.
resume-here = You are at an unfinished game. Another one is taken up with { command-games } and { command-load }.
resume-nothing = There is no unfinished game.
resume-left-out = No unfinished game can be opened.
resume-elsewhere = { $count ->
    [one] The unfinished game is being played in another program.
   *[other] All { $count } unfinished games are being played in other programs.
}
record-follows = The game could not be saved. This is its record:
nothing-kept = No games are kept here.
listed-game = { $number }. { $shelf ->
    [unfinished] Unfinished
    [saved] Saved as { $name }
   *[finished] Finished
}: { $seats }, { $state }
listed-date = , begun on { $date }
listed-elsewhere = , being played in another program
games-more = { $count ->
    [one] One more is older
   *[other] { $count } more are older
}: type { command-games } { $next }.
games-load = Type { command-load } and a number to take one.
games-problem = Left out: { $reason }
no-such-number = { $count ->
    [0] There are no games here yet.
    [one] There is only number 1.
   *[other] The numbers go from 1 to { $count }.
}
list-changed = The list has changed. This is the new one.
saved-copy = A copy is saved as { $name }.
language-changed = The language is { $language } now.
language-unknown = "{ $word }" is no language of this game. Type en, sv or cs after { command-language }.
puzzle-prompt = Puzzle>{ " " }
puzzle-goes-on = Type { command-next } for another puzzle, or { command-menu } to leave.
puzzle-again = Try again, or type { command-answer }.
puzzle-unknown = No puzzles are called "{ $word }". They are { difficulties }.
difficulties = easy, medium or hard
line-incomplete = Type { $usage }.
line-elsewhere = "{ $word }" means nothing here. Type { command-help } for what does.

## What went wrong with files. $path, $line and $column say where; $what and $reason say what.

failure-no-folder = no folder for games is known: set { $variable } to one
failure-io = cannot { $action ->
    [read] read
    [create] create
    [write] write
    [replace] replace
    [remove] remove
    [move] move
    [open] open
    [lock] lock
    [rename] rename
   *[delete] delete
} "{ $path }": { $reason }
failure-system = { $kind ->
    [not-found] it is not there
    [denied] that is not allowed
    [taken] something has that name already
    [full] the disk is full
    [too-large] no file may grow so large
    [read-only] the disk is write-protected
    [folder] it is a folder
    [not-a-folder] a part of its path is no folder
    [name] the system allows no such name
   *[other] the system says "{ $words }"
}
failure-at = "{ $path }", line { $line }, column { $column }: { $what }
failure-not-a-file = "{ $path }" is not a regular file
failure-read-only = "{ $path }" is write-protected
failure-too-large = "{ $path }" is larger than 1 MiB: it is neither a game nor settings
failure-not-text = this is not text in UTF-8; save the file in that encoding
failure-empty-file = "{ $path }" is empty
failure-in-use = "{ $path }" is being played in another program
failure-name-taken = "{ $path }" is there already
failure-no-such-game = no game is called "{ $name }"
failure-several-games = which one: { $names }
failure-no-name = this name has no letter or digit
failure-not-toml = this is not TOML, in which a line is written as speed = "fast"
failure-unknown-setting = there is no setting "{ $key }" here; there are { $known }
failure-value = { $key } does not have this value; allowed are { $allowed }
failure-colour = auto, a colour as #a3be8c, a name as red or light-blue, a number of the palette of 256
failure-not-a-table = { $key } is a table and begins with a line [{ $key }]
failure-not-a-tag = a tag is written [First "south"]
failure-open-tag = this value has no closing " on its line
failure-same-tag = the tag { $name } stands there twice
failure-open-comment = this comment has no closing { "}" }
failure-not-a-move = '{ $found }' is neither a house (1 to 6) nor a turn number (as in 7.)
failure-not-a-house = houses are numbered 1 to 6
failure-other-turn = this is turn { $number }
failure-turn-goes-on = turn { $number } is not complete: its last sow earned an extra turn
failure-other-result = the moves give the result { $result } (a * stands for a game that is not over)
failure-over = the game is over
failure-empty-house = { $side ->
    [south] South's
   *[north] North's
} house { $house } is empty
failure-board-opening = a board begins with <
failure-board-closing = a board ends with >
failure-board-number = a number of seeds from 0 to 255 is missing
failure-board-houses = a board begins with <6, since each side has six houses
failure-board-short = a board has 15 numbers, this one has only { $count }
failure-board-long = a board has 15 numbers, this one has more
failure-board-seeds = { seeds } are more than the { $most } a board can hold
load-failed = The game was not opened: { $reason }
games-failed = The games on disk cannot be used: { $reason }
