# Swedish. $side and $owner are south or north, unless said otherwise.

## The board

side = { $side ->
    [south] Syd
   *[north] Nord
}
level = { $level ->
    [beginner] nybörjare
    [easy] lätt
    [hard] svår
    [expert] expert
    [perfect] perfekt
   *[medium] medel
}
person = människa
seeds = { $count ->
    [one] 1 sten
   *[other] { $count } stenar
}
rules-line = { seeds }, { $own ->
    [always] ensam sista sten går hem
    [on-capture] ensam sista sten ligger kvar
   *[never] stenen som fångar ligger kvar
}, { $leftovers ->
    [owner] var och en får sin rest
   *[emptier] den tomma sidan får resten
}

## What a sow does

# What is sown, in the sentences below.
sown = { $chain ->
    [no] grop { $last }
   *[yes] groparna { $others } och { $last }
}
sow-to-house = { side } sår { $sown }, till { $owner ->
    [south] Syds
   *[north] Nords
} grop { $end }.
sow-to-store = { side } sår { $sown } och slutar i sin kalaha.
sow-captures = { side } sår { $sown } och fångar { seeds }!
sow-takes-own = { side } sår { $sown }; den ensamma sista stenen går till kalahan.
extra-turn = { side } får en extra tur!
game-over = En sida är tom: spelet är slut.
takes-leftovers = { side } tar { $count ->
    [one] den sista stenen
   *[other] de sista { $count } stenarna
}.
result-win = { side } vinner med { $winner } mot { $loser }
result-win-named = { side }, { $name }, vinner med { $winner } mot { $loser }
# For the only person at the board.
result-you = { $won ->
    [yes] Du vinner med { $winner } mot { $loser }
   *[no] Du förlorar med { $loser } mot { $winner }
}
result-draw = Oavgjort: { $count } var

## What a game was like

kept-in = Spelet finns i { $path }
# $turn is 0 if there is none.
story-plot = Ledning efter varje drag: Syd upp, Nord ner.{ $turn ->
    [0] { "" }
   *[other] { " " }Lodrätt: bästa draget, { $turn }.
}

# $turn is 0 if it was so from the start.
story-lead = { side } ledde { $turn ->
    [0] från början
   *[other] från drag { $turn }
}.
story-leftovers = Bara de sista stenarna avgjorde, till fördel för { side }.
# $count is the number of seeds, or of sows in a chain.
story-moment = { $what ->
    [richest] Bästa draget var drag { $turn }: { side } fick in { seeds }.
    [capture] Största fångsten: { seeds }, av { side } i drag { $turn }.
   *[chain] Längsta kedjan: { $count } sådder, av { side } i drag { $turn }.
}

## What a sow would do

preview = { side } { $house }: { $what }{ $ends }.
# Where there is no room for more.
preview-short = { $what }{ $ends }
preview-house = till { $owner ->
    [south] Syds
   *[north] Nords
} grop { $end }
preview-store = slutar i kalahan
preview-extra-turn = slutar i kalahan, extra tur
preview-captures = fångar { seeds }
preview-takes-own = sista stenen går hem
preview-ends-game = , sen slut

## What the built-in player sees. $certain is yes if it is proven, $sign is plus, zero or minus.

hint = Tips: så { $turn }.
# What to look for, to find a good turn without being told.
clue = Tips: { $clue ->
    [store] leta efter en sådd som slutar i din kalaha.
    [capture] leta efter en fångst.
    [danger] en av dina gropar är i fara.
    [first-houses] titta på groparna 1 till 3.
   *[last-houses] titta på groparna 4 till 6.
}
hint-house = Tips: börja med grop { $house }.
hint-more = Tryck t för mer.
# $sign is plus, zero or minus, seen from South.
evaluation = { $sign ->
    [plus] Syd +{ $count }
    [zero] jämnt
   *[minus] Nord +{ $count }
}, { $certain ->
    [yes] exakt
   *[no] bedömt
}
evaluation-short = { $value }, { $certain ->
    [yes] exakt
   *[no] bedömt
}
evaluating = ...
hint-asked = Letar efter en bra sådd...
outlook = { $certain ->
    [yes] Med bästa spel { $sign ->
        [plus] vinner du med { $count }
        [zero] blir det oavgjort
       *[minus] förlorar du med { $count }
    }, det är bevisat.
   *[no] Det ser ut som { $sign ->
        [plus] vinst med ungefär { $count }
        [zero] oavgjort
       *[minus] förlust med ungefär { $count }
    }.
}

## Why a turn is good. $voice is you, or reader for someone who reads about the game.

reason = Varför: { $why }.
reason-then = { $first }, sedan { $next }
reason-store = grop { $house } slutar i { $voice ->
    [you] din kalaha
   *[reader] kalahan
}
reason-stores = groparna { $others } och { $last } slutar i { $voice ->
    [you] din kalaha
   *[reader] kalahan
}
reason-captures = grop { $house } fångar { seeds }
reason-takes-own = sista stenen ur grop { $house } går hem
# Clauses without a full stop: they may come after "Varför:" or begin a sentence.
benefit-leftovers = det avslutar spelet och tar hem { $count ->
    [one] den sista stenen
   *[other] de sista { $count } stenarna
}
benefit-ends = det avslutar spelet
benefit-saves = det för { $count ->
    [one] stenen
   *[other] { $count } stenar
} i grop { $house } ur fara
benefit-threatens = det hotar att fånga { seeds }
benefit-spoils = det förstör extra turen för motståndarens grop { $house }
benefit-leaves-nothing = det lämnar ingenting att fånga
benefit-readies = det gör grop { $house } redo för en extra tur
benefit-forces = det lämnar motståndaren en enda sådd
benefit-keeps = det ger motståndaren inga stenar
benefit-home = det tar hem { seeds }
benefit-most = det ger helt enkelt mest till slut
benefit-most-by = det ger helt enkelt mest till slut, { seeds } mer än det näst bästa

## How a game was played

word = { $word ->
    [brilliant] lysande
    [good] bra
    [inaccuracy] oprecist
    [mistake] misstag
    [blunder] blunder
    [forced] tvunget
   *[best] bäst
}
word-count = { $word ->
    [brilliant] { $count ->
        [one] 1 lysande sådd
       *[other] { $count } lysande sådder
    }
    [inaccuracy] { $count ->
        [one] 1 oprecis sådd
       *[other] { $count } oprecisa sådder
    }
    [mistake] { $count ->
        [one] 1 misstag
       *[other] { $count } misstag
    }
   *[blunder] { $count ->
        [one] 1 blunder
       *[other] { $count } blundrar
    }
}
accuracy = träffsäkerhet { $percent } %
nothing-to-decide = inget att välja
given-away = { seeds } bortskänkta
turning-point = { $certain ->
    [yes] Spelet vände
   *[no] Såvitt det går att bedöma vände spelet
} i drag { $number }: { side } skänkte bort { seeds }, och med dem { $became ->
    [win-draw] vinsten
    [win-loss] ett vunnet parti
   *[draw-loss] oavgjort
}.
# $word is the word for a sow that gave $count seeds away.
verdict = { $word ->
    [brilliant] Lysande: ingen annan sådd håller resultatet.
    [good] Bra: { seeds } bortskänkta.
    [inaccuracy] Oprecist: { seeds } bortskänkta.
    [mistake] Ett misstag: { seeds } bortskänkta.
    [blunder] En blunder: { seeds } bortskänkta.
    [forced] Tvunget: det fanns inget annat.
   *[best] Bäst.
}
# $when is before or now; $sign is plus, zero or minus, seen from South.
value = { $when ->
    [before] Före
   *[now] Nu
}: { $sign ->
    [plus] Syd vinner med { $count }
    [zero] oavgjort
   *[minus] Nord vinner med { $count }
}, { $certain ->
    [yes] exakt.
   *[no] enligt bedömning.
}
value-unknown = Inte undersökt än.
plot-legend = Vad Syd kan räkna med att vinna med: exakt där linjen är dragen, bedömt där det är prickar.
analysis-column = { $column ->
    [turn] drag
    [side] sida
    [sow] grop
    [south] Syd
    [best] bäst
    [lost] tappat
   *[word] ord
}
# $all is yes if all of them are.
analyzed = { $all ->
    [yes] Alla { $count } sådder är värderade exakt.
   *[no] { $proven } av { $count } sådder är värderade exakt, de andra (~) efter bedömning.
}
analysis-stopped = Avbrutet i förtid: { $known } av { $count ->
    [one] 1 ställning
   *[other] { $count } ställningar
} helt genomtänkta.

## At the table

title = Kalaha
over-title = Spelet är slut
turn-number = drag { $number }
to-move = vid draget
sows = sår
thinks = tänker
# What the machine sees while it thinks, seen from South.
thinks-ahead = { $depth } drag framåt: { $sign ->
    [zero] { $certain ->
        [yes] säkert oavgjort
       *[no] ungefär jämnt
    }
    [plus] { $certain ->
        [yes] Syd vinner säkert med { $count }
       *[no] Syd vinner med ungefär { $count }
    }
   *[minus] { $certain ->
        [yes] Nord vinner säkert med { $count }
       *[no] Nord vinner med ungefär { $count }
    }
}
begins = { side } börjar.
lot-fell = Lotten föll på { side } att börja.
sowing = { side } { $house }: { $count ->
    [0] handen är tom
    [one] 1 sten i handen
   *[other] { $count } stenar i handen
}
house-empty = Grop { $house } är tom. Välj en med stenar.
nothing-chosen = Välj en grop först.
not-a-house = Stenarna stannar i { $side ->
    [south] Syds
   *[north] Nords
} kalaha. Välj en grop.
not-your-house = Den gropen är { $side ->
    [south] Syds
   *[north] Nords
}. Välj en av dina egna.
already-over = Spelet är slut. Tryck Esc för menyn.
not-yours = Det är inte din tur: { $level } är vid draget.
undone = { side } { $house } är taget tillbaka. Välj igen.
redone = { side } { $house } är spelat igen.
nothing-to-undo = Det finns inget att ta tillbaka.
nothing-to-redo = Det finns inget att spela igen.
held = Enter låter { $level } fortsätta.
save-failed = Inte sparat: { $reason }
settings-not-saved = Inte sparat till nästa gång: { $reason }
too-small = Kalaha behöver en terminal på minst { $width } gånger { $height }.

## A review

review-title = Genomgång, sådd { $number } av { $count }
review-proven = { $proven } av { $count } sådder exakta
review-progress = { $known } av { $count }
summary-title = Översikt
review-summary-key = Tryck s för en översikt.
review-start = Spelets början.
review-sow = Drag { $number }: { side } sår grop { $house }.
review-better = Bättre: { $turn }.
# The sow with this number is to be tried another way.
play-on-title = Pröva en annan sådd
play-on-words = I stället för sådd { $number }: du spelar för { side }.

## Puzzles

puzzle-title = Problem
puzzle-heading = Problem { $number }, { difficulty }
difficulty = { $difficulty ->
    [easy] lätt
    [hard] svårt
   *[medium] medel
}
puzzle-awaited = Letar efter ett problem...
puzzle-task = Du är vid draget. { $goal ->
    [win] Ett drag vinner, och inget annat: hitta det.
    [draw] Ett drag håller oavgjort, alla andra förlorar: hitta det.
   *[most] Ett drag ger minst 6 stenar mer än alla andra: hitta det.
}
puzzle-solved = Rätt!
puzzle-told = Rätt drag är { $turn }.
puzzle-missed = Grop { $house } är inte rätt.
puzzle-answer = Nord svarar { $turn }.

## A fault of the program itself

fault-saved = Det var ett fel i programmet, inte ditt. Ditt spel är sparat i { $file }; "kalaha play --resume" fortsätter det. Rapportera gärna raderna ovan, och den filen, till dem som gör { $program }.
fault = Det var ett fel i programmet, inte ditt. Rapportera gärna raderna ovan till dem som gör { $program }.

## Menus

title-spaced = K A L A H A
motto = så, fånga och fyll din kalaha
unfinished-game = Oavslutat: { $south } mot { $north }, drag { $number }
pause-title = Paus
leave-title = Lämna spelet?
leave-saved = Det är sparat, och du kan spela vidare senare.
leave-not-saved = Det kunde inte sparas och skulle gå förlorat.
item-resume = Spela vidare
item-new-game = Nytt spel
item-again = Spela igen
item-swap-seats = Byt sida och spela igen
item-board = Tillbaka till brädet
item-look = Titta på brädet
item-speed = Så: { $speed ->
    [off] genast
    [fast] snabbt
    [slow] långsamt
   *[normal] normalt
}
item-settings = Inställningar
item-keys = Tangenter
item-rules = Regler
item-start = Till startskärmen
item-quit = Avsluta Kalaha

## Learning to play. $step is what is learnt; $end is own, other or store: where the last seed fell.

lesson-title = Lär dig spela
lesson-you = Du, Syd
lesson-heading = { $number } av { $count }: { $step ->
    [sow] att så
    [store] din kalaha
    [extra-turn] en extra tur
    [chain] tur efter tur
    [capture] att fånga
    [own-stone] inget mittemot
    [their-store] den andra kalahan
   *[end] slutet
}
lesson-task = { $step ->
    [sow] Nedre raden är din. Tryck 1: stenarna i grop 1 går en och en till groparna efter.
    [store] Bredvid grop 6 ligger din kalaha. Så en grop som lägger en sten där och går vidare.
    [extra-turn] Hamnar sista stenen i din kalaha får du en extra tur. Vilken grop har precis lagom?
    [chain] En extra tur kan följas av en till. Ta två i rad: börja närmast din kalaha.
    [capture] En sista sten i en tom egen grop fångar det som ligger mittemot. Fånga de 5 stenarna.
    [own-stone] Nu ligger inget mittemot. Sluta i en tom grop igen och se på sista stenen.
    [their-store] Grop 6 har 9 stenar och räcker runt hörnet. Så den, och se på Nords kalaha.
   *[end] Spelet är slut när en sida inte har några stenar i groparna. Så din sista.
}
lesson-right = { $step ->
    [sow] Bra! Så går det till: en sten i varje grop, alltid mot din kalaha.
    [store] Bra! En sten i din kalaha är din för gott. Det som ligger i Nords gropar får Nord så.
    [extra-turn] Bra! Du får dra igen. Du måste inte sikta på det, men ofta lönar det sig.
    [chain] Bra! Det finns ingen gräns: varje sista sten i din kalaha ger en tur till.
    [capture] { $own ->
        [never] Bra! Stenarna mittemot går till din kalaha, din egen stannar. Nu är det Nords tur.
       *[other] Bra! De går till din kalaha tillsammans med din egen sten. Nu är det Nords tur.
    }
    [own-stone] { $own ->
        [always] Bra! Med reglerna du valde går din sten ändå till din kalaha.
        [on-capture] Bra! Med reglerna du valde stannar stenen när den inte fångar något.
       *[never] Bra! Med reglerna du valde stannar sista stenen, vad den än fångar.
    }
    [their-store] Bra! Nords kalaha hoppades över: där lägger du aldrig någon sten.
   *[end] { $leftovers ->
        [owner] Det är slut genast. Nord tar sina stenar, och du vinner med { $south } mot { $north }.
       *[emptier] Det är slut genast. Du blev tom först och tar Nords stenar: du vinner med { $south } mot { $north }.
    }
}
lesson-wrong = { $step ->
    [sow] Det var grop { $house }, och en bra sådd. Grop 1 ligger längst från din kalaha.
    [store] { $end ->
        [store] Den slutade i din kalaha: det är nästa steg. Här ska den gå vidare till Nords gropar.
       *[own] Den slutade före din kalaha. Prova en grop som ligger närmare.
    }
    [extra-turn] { $end ->
        [other] Sista stenen gick förbi din kalaha. Räkna stegen dit från varje grop.
       *[own] Sista stenen nådde inte din kalaha. Räkna stegen dit från varje grop.
    }
    [chain] Den slutar inte i din kalaha. Börja med grop 6: sedan når grop 5 också dit.
    [capture] { $end ->
        [other] Sista stenen hamnade hos Nord, där inget fångas. Sluta på din egen sida.
       *[own] Sista stenen hamnade i en grop med stenar. Sikta på en tom.
    }
    [own-stone] { $end ->
        [other] Sista stenen hamnade hos Nord. Sluta på din egen sida, i den tomma gropen.
       *[own] Sista stenen hamnade i en grop med stenar. Sikta på en tom.
    }
   *[their-store] Den nådde inte runt hörnet. Grop 6 har stenar så det räcker.
}
taught-title = Nu kan du spela
taught-words = Det var allt. Resten lär du dig när du spelar.
item-review = Gå igenom spelet
item-play-person = Mot en människa
item-play-machine = Mot datorn: { level }
item-puzzles = Problem
item-learn = Lär dig spela
item-games = Sparade spel
item-statistics = Statistik
item-save = Spara under ett namn
item-keep-game = Behåll det
item-delete-game = Radera det

## The games on disk

games-title = Spel
no-games = Här finns inga spel än.
listed-seats = { $south } mot { $north }
listed-goes-on = drag { $number }, { side } vid draget
listed-in-use = spelas just nu
listed-saved = sparat
delete-title = Radera spelet?
delete-words = Det går inte att få tillbaka.
name-seat = Vem spelar { $who }? Utan namn är det bara en människa.
name-copy = Spelet som det står nu sparas under det här namnet:
name-game = Spelets nya namn:
name-is-a-level = "{ $name }" är vad en plats i spelet heter. Välj ett annat namn.

item-play-beginner = Spela mot nybörjaren

## A new game

new-game-title = Nytt spel
row-first = Börjar
row-preset = Regler
row-seeds = Stenar
row-own-stone = Egen sten
row-leftovers = Resten till
first-value = { $first ->
    [south] Syd
    [north] Nord
   *[lot] genom lottning
}
preset-own = egna
own-stone-value = { $value ->
    [always] alltid
    [on-capture] vid fångst
   *[never] aldrig
}
leftovers-value = { $value ->
    [owner] ägaren
   *[emptier] den som är tom
}
explain-seat = { $seat ->
    [human] En människa vid det här tangentbordet.
    [beginner] Datorn, som bara ser sin egen nästa sådd. För de första spelen.
    [easy] Datorn, som ser lite framåt och missar saker.
    [hard] Datorn, som ser långt framåt.
    [expert] Datorn, som ser mycket långt framåt.
    [perfect] Datorn, så bra den kan.
   *[medium] Datorn, som ser några drag framåt.
}
explain-first = { $first ->
    [south] Syd gör första draget.
    [north] Nord gör första draget.
   *[lot] Lotten avgör vem som gör första draget.
}
explain-preset = { $preset ->
    [kalaha] Det vanliga spelet: sex stenar i varje grop.
    [four] Det snabba spelet: fyra stenar i varje grop.
    [kalah] Som i de flesta program: fyra stenar, och en ensam fångande sten stannar.
    [emptier] Sex stenar, och den som först blir tom tar resten.
   *[own] Egna regler, som valt här nedanför.
}
explain-seeds = { seeds } i varje grop från början.
explain-own-stone = { $value ->
    [always] En sista sten i din egen tomma grop går till din kalaha med alla stenar mittemot, även om där inte finns några.
    [on-capture] En sista sten i din egen tomma grop fångar stenarna mittemot och följer med dem. Finns där inga stannar den.
   *[never] En sista sten i din egen tomma grop fångar stenarna mittemot, men stannar själv.
}
explain-leftovers = { $value ->
    [owner] När en sida är tom tar var och en stenarna på sin egen sida.
   *[emptier] När en sida är tom tar dess spelare stenarna på andra sidan.
}

## Settings. $setting is a line of the screen, $value what is chosen there.

settings-title = Inställningar
setting = { $setting ->
    [language] Språk
    [theme] Tema
    [colour-depth] Färger
    [glyphs] Tecken
    [speed] Sådden
    [mouse] Mus
    [turn-board] Vänd brädet
    [mirror] Kalahor
    [hints] Tips
    [live-evaluation] Läget
   *[thinking-sign] Tankar
}
setting-value = { $setting ->
    [language] { $value ->
        [en] English
        [sv] svenska
        [cs] čeština
       *[auto] automatiskt
    }
    [theme] { $value ->
        [dark] mörkt
        [light] ljust
        [contrast] hög kontrast
        [colour-blind] för färgblinda
        [mono] utan färger
       *[auto] automatiskt
    }
    [colour-depth] { $value ->
        [true] alla
        [256] 256
        [16] 16
        [none] inga
       *[auto] automatiskt
    }
    [glyphs] { $value ->
        [unicode] linjer och prickar
        [ascii] ren ASCII
       *[auto] automatiskt
    }
    [speed] { $value ->
        [off] genast
        [fast] snabbt
        [slow] långsamt
       *[normal] normalt
    }
    [mirror] { $value ->
        [on] till vänster
       *[off] till höger
    }
    [hints] { $value ->
        [off] inga
        [where] var man ska titta
        [house] gropen
       *[line] drag och skäl
    }
   *[other] { $value ->
        [on] på
       *[off] av
    }
}
explain-setting = { $setting ->
    [language] { $value ->
        [auto] Språket för alla ord: systemets språk.
       *[other] Språket för alla ord.
    }
    [theme] { $value ->
        [dark] Ljusa ord på mörk bakgrund.
        [light] Mörka ord på ljus bakgrund.
        [contrast] Vitt och starka färger på svart: lättast att läsa.
        [colour-blind] Blått och orange, som nästan alla kan skilja åt.
        [mono] Inga färger alls: bara fet och omvänd text.
       *[auto] Behåller terminalens bakgrund, mörk eller ljus.
    }
    [colour-depth] { $value ->
        [true] Varje färg precis som temat har den.
        [256] Den närmaste av 256 färger.
        [16] De 16 färger som du kan ställa in i terminalen.
        [none] Inga färger, vilket tema det än är.
       *[auto] Så många färger som terminalen säger sig ha.
    }
    [glyphs] { $value ->
        [unicode] Brädet ritas med linjer och prickar.
        [ascii] Brädet ritas med vanliga bokstäver och tecken, som fungerar överallt.
       *[auto] Linjer och prickar om terminalen kan visa dem.
    }
    [speed] Hur snabbt stenarna sås. Valfri tangent visar slutet genast.
    [mouse] Spela genom att klicka. Håll Skift för att markera text, eller stäng av.
    [turn-board] Mellan två människor: den som är vid draget sitter nederst.
    [mirror] { $value ->
        [on] Kalahorna till vänster om spelarna: spel medurs, samma spel i en spegel.
       *[off] Kalahorna till höger om spelarna, som vanligt.
    }
    [hints] { $value ->
        [off] Tangenten t berättar ingenting.
        [where] Tangenten t berättar vad man ska leta efter, inte mer.
        [house] Tangenten t berättar vad man ska leta efter, sedan gropen.
       *[line] Tangenten t berättar vad man ska leta efter, sedan gropen, sedan draget och varför.
    }
    [live-evaluation] Visa vem som väntas vinna, på en rad under brädet.
   *[thinking-sign] Visa vad datorn väntar sig medan den tänker.
}

## Keys

enter = Enter
escape = Esc
space = Blanksteg
# Only where there are no arrows.
up-down = upp/ner
keys-table = Vid brädet
keys-puzzle = Vid ett problem
keys-review = När man går igenom ett spel
keys-menu = I en meny
keys-form = När man väljer ett nytt spel
keys-everywhere = Överallt
key-sow = så
key-look = sikta
key-sow-chosen = så
key-go-on = vidare
key-open = öppna
key-name = namn
key-delete = radera
key-take = använd
key-result = vidare
key-undo = ångra
key-redo = gör om
key-hint = tips
key-answer = svaret
key-next-puzzle = nästa
key-retry = försök igen
key-difficulty = lättare, svårare
key-step = stega
key-next-slip = nästa fel
key-previous-slip = felet före
key-play-on = pröva annat
key-first = början
key-last = slutet
key-menu = meny
key-choose = välj
key-do = utför
key-back = bakåt
key-change = ändra
key-begin = börja
key-scroll = bläddra
key-page = nästa sida
key-help = tangenter
key-rules = regler
key-review = gå igenom
key-summary = översikt
key-quit = lämna
key-interrupt = lämna genast
key-suspend = till skalet så länge

# What is done with the mouse, and what that does.
mouse-gesture = { $gesture ->
    [click] klicka
    [point] peka
    [wheel] hjulet
    [log] klicka på ett drag
   *[shift] Skift
}
mouse-does = { $gesture ->
    [click] så den gropen, gör det som en meny eller sista raden erbjuder
    [point] sikta på en grop
    [wheel] rulla en text, stega genom ett spel
    [log] gå igenom spelet från det draget i listan
   *[shift] håll nere för att markera text
}

## Reports

board-side = { side }: groparna 1 till 6 har { $houses }; { seeds } i kalahan.
turn-and-houses = { side } är vid draget och kan spela { $houses }.
over-and-result = Spelet är slut. { $result }.
either = { $others } eller { $last }
game-seats = Syd: { $south }. Nord: { $north }.
game-rules = Regler: { $rules }.
turn-title = Drag { $number }, { side }: { $moves }

## The games on disk

delete-question = Radera spelet { $name } för alltid? Skriv yes:
not-deleted = Spelet raderades inte.
stats-title = Statistik
stats-none = Inget spel mot datorn är färdigt än.
stats-group = Mot { $level }, { $rules }:
stats-all = Alla spel mot datorn:
stats-results = { $games } spel: { $wins } vunna, { $draws } oavgjorda, { $losses } förlorade
stats-margins = marginal { $mean } i snitt, { $best } som bäst
stats-streaks = { $streak } vunna i rad nu, { $longest } som mest
stats-two-people = { $count ->
    [0] Inget spel
   *[other] { $count } spel
} mellan två människor.

## The rules explained

rules-title = Kalaha med { $rules }
rules-board = Brädet
rules-board-text = Två spelare sitter vid brädets långsidor: Syd nederst, Nord överst. Var och en har sex gropar och till höger en kalaha. Groparna är numrerade 1 till 6 i ägarens egen såriktning, så grop 6 ligger bredvid ägarens kalaha. Från början ligger { seeds } i varje grop, och kalahorna är tomma. Den som har flest stenar i sin kalaha på slutet vinner; lika många är oavgjort.
rules-sow = Att så
rules-sow-text = När det är din tur tar du alla stenar ur en av dina gropar och lägger dem en och en, moturs, i det som följer: dina gropar, din kalaha, andra sidans gropar, och så vidare. Motståndarens kalaha hoppas över. Hamnar sista stenen i din egen kalaha får du en extra tur.
rules-capture = Att fånga
rules-capture-nothing = När inget ligger i gropen mittemot:
rules-end = Slutet
rules-end-text = Spelet är slut så snart alla sex gropar på någon sida är tomma efter en sådd, vems tur det än är och även om sista sådden gav en extra tur.
rules-disputes = Vad spelare tvistar om
dispute-forced = Måste jag ta en extra tur när jag kan? Nej. Du väljer fritt bland dina gropar med stenar.
dispute-chain = Hur många drag kan jag få i rad? Så många du förtjänar: varje sista sten i din kalaha ger ett till.
dispute-other-side = Kan jag fånga med en sista sten på andra sidan? Nej. Den stannar där, även i en tom grop.
dispute-their-store = Lägger jag någon sten i motståndarens kalaha? Aldrig, inte heller när en sådd går runt hörnet.
dispute-round = Och om en sådd går hela varvet runt? Gropen den kom från får också en sten. Med precis 13 stenar hamnar den sista där, i en tom egen grop, och det är en fångst som alla andra.
dispute-end = Fortsätter spelet medan en spelare har stenar kvar? Nej. Det är slut genast när en sida är tom, vems tur det än är.
rules-options = Val och färdiga regler
rules-option = val
rules-value = värde
rules-meaning = betydelse
rules-preset = regler
rules-seeds-meaning = stenar i varje grop från början
rules-own-stone-meaning = { $value ->
    [always] en sista sten i en tom egen grop går till kalahan med stenarna mittemot, eller ensam om det inte finns några
    [on-capture] den går med stenarna mittemot, och stannar om det inte finns några
   *[never] den stannar; bara stenarna mittemot tas
}
rules-leftovers-meaning = { $value ->
    [owner] på slutet tar var och en stenarna på sin egen sida
   *[emptier] den vars sida är tom tar stenarna på andra sidan
}

## Line by line. $column is where it stands in a line with several houses.

plain-hint = Skriv numret på en grop, eller { command-help }.
prompt = { side }>{ " " }
narration = { $narration ->
    [short] Brädet berättas bara när du ber om det med { command-board }.
   *[long] Brädet berättas efter varje tur.
}
saved = Sparat som { $file }.
not-saved = { $file } skrevs inte: { $reason }
plain-over = Skriv { command-review } för att höra vilka drag som kunde ha varit bättre, { command-undo } för att ta tillbaka det sista, { command-again } för ett spel till eller { command-help } för alla ord.
plain-over-unplayed = Skriv { command-new } för ett nytt spel eller { command-help } för alla ord.
over-prompt = Slut>{ " " }
review-asked = Tittar på { $count ->
    [one] 1 sådd
   *[other] { $count } sådder
}...
review-clean = Ingen sådd kunde ha varit mer än 2 stenar bättre.
review-nothing = Inget har spelats än.
line-unknown = "{ $word }" är varken en grop eller ett ord i det här spelet. Skriv { command-help } för en lista.
line-not-a-house = "{ $found }" är ingen grop. Groparna är numrerade 1 till 6.
line-too-long = Raden är för lång.
line-move = I kolumn { $column }: { $why }
line-over = Spelet är slut före den här gropen.
line-other-turn = Turen har gått till { side }, som spelas av { $level }.
line-wrong = Rad { $line }: { $why } Spelet slutar här.
input-ended = Inmatningen tog slut före spelet. Spelet står som text i utmatningen.

advice-for = Bäst för { side }: så { $turn }.
outlook-for = { $certain ->
    [yes] Med bästa spel { $sign ->
        [plus] vinner { side } med { $count }
        [zero] blir det oavgjort för { side }
       *[minus] förlorar { side } med { $count }
    }: det är bevisat.
   *[no] För { side } ser det ut som { $sign ->
        [plus] vinst med ungefär { $count }
        [zero] oavgjort
       *[minus] förlust med ungefär { $count }
    }.
}
solve-best = { $count ->
    [one] Bästa gropen för { side }: { $houses }.
   *[other] Bästa groparna för { side }: { $houses }.
}
solve-house = { $house }: { $sign ->
    [plus] { side } vinner med { $count }
    [zero] oavgjort för { side }
   *[minus] { side } förlorar med { $count }
}
solve-line = Båda sidors bästa spel: { $turns }.
solve-cost = { $nodes } ställningar på { $seconds } sekunder.
solve-working = ser på allt som kan hända
hint-working = letar efter den bästa sådden
rules-perfect = När båda spelar felfritt
rules-perfect-value = { $count ->
    [0] Om ingen gör något fel blir spelet oavgjort.
   *[other] Om ingen gör något fel vinner den som börjar med { $count }.
}
rules-perfect-houses = { $count ->
    [one] Den enda rätta gropen att börja med är { $last }.
   *[other] De bästa groparna att börja med är { $others } och { $last }.
}
rules-perfect-unknown = Vem som vinner när ingen gör något fel vet man inte för de här reglerna: det finns för många partier för att gå igenom alla.

## The words that can be typed, line by line. English ones are always understood, too.

command-board = bräde
command-moves = drag
command-hint = tips
command-undo = ångra
command-redo = gör om
command-review = genomgång
command-save = spara
command-export = exportera
command-record = protokoll
command-answer = svar
command-next = nästa
command-resume = fortsätt
command-new = nytt
command-again = igen
command-games = spel
command-load = öppna
command-puzzle = problem
command-stats = statistik
command-menu = meny
command-rules = regler
command-short = kort
command-long = utförligt
command-language = språk
command-help = hjälp
command-quit = avsluta
argument-name = NAMN
argument-file = FIL
argument-number = NUMMER
argument-language = SPRÅK
help-menu-head = Skriv ett av dessa ord:
help-board-head = Skriv en eller flera gropar att så, som 5 eller 1-2, eller ett av dessa ord:
help-board = stenarna på brädet
help-moves = vad var och en av dina gropar skulle göra
help-hint = vad datorn skulle göra i ditt ställe
help-undo = ta tillbaka ditt senaste drag
help-redo = spela igen det som togs tillbaka
help-review = vad dragen hittills var värda, också när spelet är slut
help-save = lägg en kopia bland dina spel, under ett namn
help-export = skriv spelet till en ny fil
help-record = spelet som text, att spela vidare senare
help-answer = det rätta draget
help-next = nästa problem
help-resume = fortsätt med spelet som lämnades senast
help-new = ett nytt spel, efter några korta frågor, eller genast, som i "{ command-new } svår four" eller "{ command-new } människa nord 5"
help-again = ett spel som det förra
help-games = de sparade spelen, med nummer
help-load = ta ett spel ur listan, efter nummer eller namn
help-puzzle = ställningar med ett enda rätt drag; med { difficulties } efter ordet väljer du hur svåra
help-stats = hur det går för dig mot varje nivå
help-menu = lämna det som är på brädet och hör vad mer som finns
help-rules = reglerna förklarade
help-short = utelämna brädet efter varje tur
help-long = beskriv brädet efter varje tur
help-language = tala ett annat språk: en, sv eller cs
help-help = den här listan
help-quit = lämna programmet; spelet sparas, så att du kan fortsätta
help-quit-pipe = lämna spelet; det visas som text
help-foot = Tomma rader och det som följer ett # hoppas över.

## From game to game, line by line

menu-prompt = { title }>{ " " }
menu-unfinished = Det finns ett oavslutat spel: { $seats }, { $state }. Skriv { command-resume } för att spela vidare.
menu-words = Skriv { command-new } för ett nytt spel, { command-games } för de sparade, { command-puzzle } för ett problem eller { command-help } för alla ord.
menu-no-game = Det finns inget spel på brädet. Skriv { command-new } för ett.
answer-prompt = Svar>{ " " }
answer-unknown = Det är inget av detta. Skriv { command-menu } för att inte börja något spel.
answer-help = Svara med ett av orden i frågan, eller tryck bara Enter för det sista. { command-menu } börjar inget spel, { command-quit } lämnar programmet.
ask-seat = Vem spelar { side }: { $choices }? Enter: { $last }.
ask-first = Vem börjar: { $choices }? Enter: { $last }.
ask-rules = Vilka regler: { $choices }, eller 2 till 6 stenar i varje grop? Enter: { $last }.
lot = lottning
new-unknown = "{ $word }" är varken en spelare, vem som börjar, namnet på regler eller 2 till 6 stenar. Skriv bara { command-new }, så kommer frågorna.
new-too-many = Bara två kan spela: Syd och Nord.
nothing-changed = Inget har ändrats.
resume-here = Du är mitt i ett spel. Ett annat öppnar du med { command-games } och { command-load }.
resume-nothing = Det finns inget oavslutat spel.
resume-left-out = Inget oavslutat spel går att öppna.
resume-elsewhere = { $count ->
    [one] Det oavslutade spelet spelas i ett annat program.
   *[other] Alla { $count } oavslutade spel spelas i andra program.
}
record-follows = Spelet kunde inte sparas. Här är det som text:
nothing-kept = Här sparas inga spel.
listed-game = { $number }. { $shelf ->
    [unfinished] Oavslutat
    [saved] Sparat som { $name }
   *[finished] Avslutat
}: { $seats }, { $state }
listed-date = , började { $date }
listed-elsewhere = , spelas i ett annat program
games-more = { $count ->
    [one] Ett till är äldre
   *[other] { $count } till är äldre
}: skriv { command-games } { $next }.
games-load = Skriv { command-load } och ett nummer för att ta ett.
games-problem = Utelämnat: { $reason }
no-such-number = { $count ->
    [0] Här finns inga spel än.
    [one] Det finns bara nummer 1.
   *[other] Numren går från 1 till { $count }.
}
list-changed = Listan har ändrats. Det här är den nya.
saved-copy = En kopia är sparad som { $name }.
language-changed = Språket är nu { $language }.
language-unknown = "{ $word }" är inget språk i det här spelet. Skriv en, sv eller cs efter { command-language }.
puzzle-prompt = Problem>{ " " }
puzzle-goes-on = Skriv { command-next } för ett nytt problem eller { command-menu } för att sluta.
puzzle-again = Försök igen, eller skriv { command-answer }.
puzzle-unknown = Inga problem kallas "{ $word }". De är { difficulties }.
difficulties = lätt, medel eller svårt
line-incomplete = Skriv { $usage }.
line-elsewhere = "{ $word }" betyder inget här. Skriv { command-help } för vad som gör det.

## What went wrong with files. $path, $line and $column say where; $what and $reason say what.

failure-no-folder = ingen mapp för spel är känd: sätt { $variable } till en
failure-io = det går inte att { $action ->
    [read] läsa
    [create] skapa
    [write] skriva
    [replace] ersätta
    [remove] ta bort
    [move] flytta
    [open] öppna
    [lock] låsa
    [rename] byta namn på
   *[delete] radera
} "{ $path }": { $reason }
failure-system = { $kind ->
    [not-found] den finns inte
    [denied] det är inte tillåtet
    [taken] namnet är redan upptaget
    [full] disken är full
    [too-large] så stor får ingen fil bli
    [read-only] disken är skrivskyddad
    [folder] det är en mapp
    [not-a-folder] en del av sökvägen är ingen mapp
    [name] systemet tillåter inget sådant namn
   *[other] systemet säger "{ $words }"
}
failure-at = "{ $path }", rad { $line }, kolumn { $column }: { $what }
failure-not-a-file = "{ $path }" är ingen vanlig fil
failure-read-only = "{ $path }" är skrivskyddad
failure-too-large = "{ $path }" är större än 1 MiB: det är varken ett spel eller inställningar
failure-not-text = det här är inte text i UTF-8; spara filen så
failure-empty-file = "{ $path }" är tom
failure-in-use = "{ $path }" spelas i ett annat program
failure-name-taken = "{ $path }" finns redan
failure-no-such-game = inget spel heter "{ $name }"
failure-several-games = vilket av dem: { $names }
failure-no-name = namnet har varken bokstav eller siffra
failure-not-toml = det här är inte TOML, där en rad skrivs som speed = "fast"
failure-unknown-setting = det finns ingen inställning "{ $key }" här; det finns { $known }
failure-value = { $key } kan inte ha det värdet; tillåtna är { $allowed }
failure-colour = auto, en färg som #a3be8c, ett namn som red eller light-blue, ett nummer i paletten med 256
failure-not-a-table = { $key } är en tabell och börjar med en rad [{ $key }]
failure-not-a-tag = en tagg skrivs [First "south"]
failure-open-tag = värdet saknar ett avslutande " på sin rad
failure-same-tag = taggen { $name } står där två gånger
failure-open-comment = kommentaren saknar ett avslutande { "}" }
failure-not-a-move = '{ $found }' är varken en grop (1 till 6) eller ett dragnummer (som 7.)
failure-not-a-house = groparna är numrerade 1 till 6
failure-other-turn = det här är drag { $number }
failure-turn-goes-on = drag { $number } är inte klart: dess sista sådd gav en extra tur
failure-other-result = dragen ger resultatet { $result } (en * står för ett spel som inte är slut)
failure-over = spelet är slut
failure-empty-house = { $side ->
    [south] Syds
   *[north] Nords
} grop { $house } är tom
failure-board-opening = ett bräde börjar med <
failure-board-closing = ett bräde slutar med >
failure-board-number = här saknas ett antal stenar från 0 till 255
failure-board-houses = ett bräde börjar med <6, för varje sida har sex gropar
failure-board-short = ett bräde har 15 tal, det här har bara { $count }
failure-board-long = ett bräde har 15 tal, det här har fler
failure-board-seeds = { seeds } är mer än de { $most } som ett bräde rymmer
load-failed = Spelet öppnades inte: { $reason }
games-failed = De sparade spelen går inte att använda: { $reason }
