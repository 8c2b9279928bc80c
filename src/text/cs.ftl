# Czech. $side and $owner are south or north, unless said otherwise.

## The board

side = { $side ->
    [south] Jih
   *[north] Sever
}
level = { $level ->
    [beginner] začátečník
    [easy] lehký
    [hard] těžký
    [expert] expert
    [perfect] dokonalý
   *[medium] střední
}
person = člověk
seeds = { $count ->
    [one] 1 kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
rules-line = { seeds }, { $own ->
    [always] osamělý poslední kámen jde domů
    [on-capture] osamělý poslední kámen zůstává
   *[never] kámen, který zajímá, zůstává
}, { $leftovers ->
    [owner] zbytek majiteli
   *[emptier] zbytek prázdné straně
}

## What a sow does

# What is sown, in the sentences below.
sown = { $chain ->
    [no] jamky { $last }
   *[yes] jamek { $others } a { $last }
}
sow-to-house = { side } rozsévá z { $sown } do jamky { $end } { $owner ->
    [south] Jihu
   *[north] Severu
}.
sow-to-store = { side } rozsévá z { $sown } do své pokladnice.
sow-captures = { side } rozsévá z { $sown } a zajímá { seeds }!
sow-takes-own = { side } rozsévá z { $sown }; osamělý poslední kámen jde do pokladnice.
extra-turn = { side } má tah navíc!
game-over = Jedna strana je prázdná: konec hry.
takes-leftovers = { side } bere { $count ->
    [one] poslední kámen
    [few] poslední { $count } kameny
   *[other] posledních { $count } kamenů
}.
result-win = Vyhrává { side } { $winner } : { $loser }
result-win-named = Vyhrává { side }, { $name }, { $winner } : { $loser }
# For the only person at the board.
result-you = { $won ->
    [yes] Vyhráváš { $winner } : { $loser }
   *[no] Prohráváš { $loser } : { $winner }
}
result-draw = Remíza { $count } : { $count }

## What a game was like

kept-in = Hra je uložená v { $path }
# $turn is 0 if there is none.
story-plot = Náskok po tazích: nahoře Jih, dole Sever.{ $turn ->
    [0] { "" }
   *[other] { " " }Svisle: nejlepší tah, { $turn }.
}

# $turn is 0 if it was so from the start.
story-lead = { side } vedl { $turn ->
    [0] od začátku
   *[other] od tahu { $turn }
}.
story-leftovers = Rozhodly až zbylé kameny, vyhrává { side }.
# $count is the number of seeds, or of sows in a chain.
story-moment = { $what ->
    [richest] Nejlepší tah byl tah { $turn }: { side } získal { seeds }.
    [capture] Největší lov: { seeds }, { side } v tahu { $turn }.
   *[chain] Nejdelší řada: { $count ->
        [one] 1 rozsev
        [few] { $count } rozsevy
       *[other] { $count } rozsevů
    }, { side } v tahu { $turn }.
}

## What a sow would do

preview = { side } { $house }: { $what }{ $ends }.
# Where there is no room for more.
preview-short = { $what }{ $ends }
preview-house = do jamky { $end } { $owner ->
    [south] Jihu
   *[north] Severu
}
preview-store = skončí v pokladnici
preview-extra-turn = do pokladnice, tah navíc
preview-captures = zajme { seeds }
preview-takes-own = poslední kámen jde domů
preview-ends-game = { " " }a konec hry

## What the built-in player sees. $certain is yes if it is proven, $sign is plus, zero or minus.

hint = Rada: { $turn }.
# What to look for, to find a good turn without being told.
clue = Rada: { $clue ->
    [store] hledej rozsev, který skončí v tvé pokladnici.
    [capture] hledej zajetí.
    [danger] jedna z tvých jamek je v ohrožení.
    [first-houses] podívej se na jamky 1 až 3.
   *[last-houses] podívej se na jamky 4 až 6.
}
hint-house = Rada: začni jamkou { $house }.
hint-more = Víc poví klávesa t.
# $sign is plus, zero or minus, seen from South.
evaluation = { $sign ->
    [plus] Jih +{ $count }
    [zero] vyrovnáno
   *[minus] Sever +{ $count }
}, { $certain ->
    [yes] přesně
   *[no] odhadem
}
evaluation-short = { $value }, { $certain ->
    [yes] přesně
   *[no] odhadem
}
evaluating = ...
hint-asked = Hledám dobrý tah...
outlook = { $certain ->
    [yes] Při nejlepší hře { $sign ->
        [plus] vyhraješ o { $count }
        [zero] remizuješ
       *[minus] prohraješ o { $count }
    }, to je dokázáno.
   *[no] Vypadá to na { $sign ->
        [plus] výhru asi o { $count }
        [zero] remízu
       *[minus] prohru asi o { $count }
    }.
}

## Why a turn is good. $voice is you, or reader for someone who reads about the game.

reason = Proč: { $why }.
reason-then = { $first }, pak { $next }
reason-store = jamka { $house } končí v { $voice ->
    [you] tvé pokladnici
   *[reader] pokladnici
}
reason-stores = jamky { $others } a { $last } končí v { $voice ->
    [you] tvé pokladnici
   *[reader] pokladnici
}
reason-captures = jamka { $house } zajme { seeds }
reason-takes-own = poslední kámen z jamky { $house } jde domů
# Clauses without a full stop: they may come after "Proč:" or begin a sentence.
benefit-leftovers = ukončí hru a přinese domů { $count ->
    [one] poslední kámen
    [few] poslední { $count } kameny
   *[other] posledních { $count } kamenů
}
benefit-ends = ukončí hru
benefit-saves = dostane z ohrožení { seeds } v jamce { $house }
benefit-threatens = hrozí zajmout { seeds }
benefit-spoils = zkazí tah navíc soupeřově jamce { $house }
benefit-leaves-nothing = nenechá nic k zajetí
benefit-readies = připraví jamku { $house } na tah navíc
benefit-forces = nechá soupeři jediný rozsev
benefit-keeps = nedá soupeři žádný kámen
benefit-home = přinese domů { seeds }
benefit-most = prostě přinese nakonec nejvíc
benefit-most-by = prostě přinese nakonec nejvíc, o { seeds } víc než druhý nejlepší

## How a game was played

word = { $word ->
    [brilliant] skvělý
    [good] dobrý
    [inaccuracy] nepřesnost
    [mistake] chyba
    [blunder] hrubka
    [forced] vynucený
   *[best] nejlepší
}
word-count = { $word ->
    [brilliant] { $count ->
        [one] 1 skvělý rozsev
        [few] { $count } skvělé rozsevy
       *[other] { $count } skvělých rozsevů
    }
    [inaccuracy] { $count ->
        [one] 1 nepřesnost
        [few] { $count } nepřesnosti
       *[other] { $count } nepřesností
    }
    [mistake] { $count ->
        [one] 1 chyba
        [few] { $count } chyby
       *[other] { $count } chyb
    }
   *[blunder] { $count ->
        [one] 1 hrubka
        [few] { $count } hrubky
       *[other] { $count } hrubek
    }
}
accuracy = přesnost { $percent } %
nothing-to-decide = nebylo z čeho vybírat
given-away = { $count ->
    [one] 1 darovaný kámen
    [few] { $count } darované kameny
   *[other] { $count } darovaných kamenů
}
turning-point = { $certain ->
    [yes] Hra se zlomila
   *[no] Podle odhadu se hra zlomila
} v tahu { $number }: { side } daroval { seeds } a s { $count ->
    [one] ním
   *[other] nimi
} { $became ->
    [win-draw] výhru
    [win-loss] vyhranou hru
   *[draw-loss] remízu
}.
# $word is the word for a sow that gave $count seeds away.
verdict = { $word ->
    [brilliant] Skvělý: jen tenhle rozsev drží výsledek.
    [good] Dobrý: darem { seeds }.
    [inaccuracy] Nepřesnost: darem { seeds }.
    [mistake] Chyba: darem { seeds }.
    [blunder] Hrubka: darem { seeds }.
    [forced] Vynucený: jiný nebyl.
   *[best] Nejlepší.
}
# $when is before or now; $sign is plus, zero or minus, seen from South.
value = { $when ->
    [before] Předtím
   *[now] Teď
}: { $sign ->
    [plus] vyhrává Jih o { $count }
    [zero] remíza
   *[minus] vyhrává Sever o { $count }
}, { $certain ->
    [yes] přesně.
   *[no] podle odhadu.
}
value-unknown = Zatím neprozkoumáno.
plot-legend = O kolik může Jih čekat výhru: přesně, kde je čára, podle odhadu, kde jsou tečky.
analysis-column = { $column ->
    [turn] tah
    [side] strana
    [sow] jamka
    [south] Jih
    [best] nejl.
    [lost] darem
   *[word] slovo
}
# $all is yes if all of them are.
analyzed = { $all ->
    [yes] { $count ->
        [one] Jediný rozsev je ohodnocen přesně.
        [few] Všechny { $count } rozsevy jsou ohodnoceny přesně.
       *[other] Všech { $count } rozsevů je ohodnoceno přesně.
    }
   *[no] Přesně ohodnoceno: { $proven } z { $count } rozsevů, ostatní (~) podle odhadu.
}
analysis-stopped = Předčasně ukončeno: plně promyšleno { $known } z { $count ->
    [one] 1 pozice
   *[other] { $count } pozic
}.

## At the table

title = Kalaha
over-title = Konec hry
turn-number = tah { $number }
to-move = na tahu
sows = rozsévá
thinks = přemýšlí
# What the machine sees while it thinks, seen from South.
thinks-ahead = { $depth ->
    [one] 1 tah dopředu
    [few] { $depth } tahy dopředu
   *[other] { $depth } tahů dopředu
}: { $sign ->
    [zero] { $certain ->
        [yes] jistá remíza
       *[no] asi vyrovnáno
    }
    [plus] { $certain ->
        [yes] Jih jistě vyhraje o { $count }
       *[no] Jih vyhraje asi o { $count }
    }
   *[minus] { $certain ->
        [yes] Sever jistě vyhraje o { $count }
       *[no] Sever vyhraje asi o { $count }
    }
}
begins = Začíná { side }.
lot-fell = Los určil, že začíná { side }.
sowing = { side } { $house }: { $count ->
    [0] ruka je prázdná
    [one] 1 kámen v ruce
    [few] { $count } kameny v ruce
   *[other] { $count } kamenů v ruce
}
house-empty = Jamka { $house } je prázdná. Vyber jinou, s kameny.
nothing-chosen = Nejdřív vyber jamku.
not-a-house = Kameny v pokladnici { $side ->
    [south] Jihu
   *[north] Severu
} zůstávají. Vyber jamku.
not-your-house = Tahle jamka patří { $side ->
    [south] Jihu
   *[north] Severu
}. Vyber svou.
already-over = Hra skončila. Menu otevřeš klávesou Esc.
not-yours = Nejsi na tahu: hraje { $level }.
undone = { side } { $house } je vzato zpět. Vyber znovu.
redone = { side } { $house } je zahráno znovu.
nothing-to-undo = Není co vzít zpět.
nothing-to-redo = Není co zahrát znovu.
held = Enter: { $level } hraje dál.
save-failed = Neuloženo: { $reason }
settings-not-saved = Na příště neuloženo: { $reason }
too-small = Kalaha potřebuje terminál aspoň { $width } krát { $height }.

## A review

review-title = Rozbor, rozsev { $number } z { $count }
review-proven = přesně { $proven } z { $count }
review-progress = { $known } z { $count }
summary-title = Přehled
review-summary-key = Klávesa s ukáže přehled.
review-start = Začátek hry.
review-sow = Tah { $number }: { side } rozsévá z jamky { $house }.
review-better = Lepší: { $turn }.
# The sow with this number is to be tried another way.
play-on-title = Zkusit jiný rozsev
play-on-words = Místo rozsevu { $number }: hraješ za { $side ->
    [south] Jih
   *[north] Sever
}.

## Puzzles

puzzle-title = Úlohy
puzzle-heading = Úloha { $number }, { difficulty }
difficulty = { $difficulty ->
    [easy] lehká
    [hard] těžká
   *[medium] střední
}
puzzle-awaited = Hledám úlohu...
puzzle-task = Jsi na tahu. { $goal ->
    [win] Jeden tah vyhrává a žádný jiný: najdi ho.
    [draw] Jeden tah drží remízu, všechny ostatní prohrají: najdi ho.
   *[most] Jeden tah přinese aspoň o 6 kamenů víc než kterýkoli jiný: najdi ho.
}
puzzle-solved = Správně!
puzzle-told = Správný tah je { $turn }.
puzzle-missed = Jamka { $house } není správně.
puzzle-answer = Sever odpoví { $turn }.

## A fault of the program itself

fault-saved = To byla chyba programu, ne tvoje. Hra je uložená v { $file }; "kalaha play --resume" v ní pokračuje. Pošli prosím řádky výše i ten soubor autorům programu { $program }.
fault = To byla chyba programu, ne tvoje. Pošli prosím řádky výše autorům programu { $program }.

## Menus

title-spaced = K A L A H A
motto = rozsévej, zajímej a naplň pokladnici
unfinished-game = Rozehráno: { $south } – { $north }, tah { $number }
pause-title = Pauza
leave-title = Odejít ze hry?
leave-saved = Hra je uložená a můžeš se k ní vrátit.
leave-not-saved = Hru nešlo uložit a ztratila by se.
item-resume = Pokračovat ve hře
item-new-game = Nová hra
item-again = Hrát znovu
item-swap-seats = Vyměnit strany a hrát znovu
item-board = Zpět k desce
item-look = Prohlédnout desku
item-speed = Rozsévání: { $speed ->
    [off] hned
    [fast] rychle
    [slow] pomalu
   *[normal] normálně
}
item-settings = Nastavení
item-keys = Klávesy
item-rules = Pravidla
item-start = Na úvodní obrazovku
item-quit = Ukončit Kalahu

## Learning to play. $step is what is learnt; $end is own, other or store: where the last seed fell.

lesson-title = Nauč se hrát
lesson-you = Ty, Jih
lesson-heading = { $number } z { $count }: { $step ->
    [sow] rozsévání
    [store] tvá pokladnice
    [extra-turn] tah navíc
    [chain] tah za tahem
    [capture] zajímání
    [own-stone] naproti nic
    [their-store] cizí pokladnice
   *[end] konec
}
lesson-task = { $step ->
    [sow] Dolní řada je tvá. Stiskni 1: kameny z jamky 1 půjdou po jednom do dalších jamek.
    [store] Vedle jamky 6 je tvá pokladnice. Rozsej jamku, která do ní dá kámen a jde dál.
    [extra-turn] Když poslední kámen padne do tvé pokladnice, táhneš ještě jednou. Která jamka má právě tolik?
    [chain] Po jednom tahu navíc může přijít další. Získej dva: začni co nejblíž pokladnici.
    [capture] Poslední kámen v prázdné vlastní jamce zajme, co leží naproti. Zajmi těch 5 kamenů.
    [own-stone] Teď naproti nic neleží. Skonči zas v prázdné jamce a sleduj poslední kámen.
    [their-store] Jamka 6 má 9 kamenů, stačí to i za roh. Rozsej ji a sleduj pokladnici Severu.
   *[end] Hra končí, když jedna strana nemá v jamkách žádný kámen. Rozsej svůj poslední.
}
lesson-right = { $step ->
    [sow] Výborně! Tak se rozsévá: do každé jamky kámen, vždy směrem k pokladnici.
    [store] Výborně! Kámen v pokladnici je tvůj napořád. Co leží v jamkách Severu, rozsévá Sever.
    [extra-turn] Výborně! Táhneš ještě jednou. Nemusíš o to usilovat, ale často se to vyplatí.
    [chain] Výborně! Bez omezení: každý poslední kámen v pokladnici dává další tah.
    [capture] { $own ->
        [never] Výborně! Kameny odnaproti jdou do pokladnice, tvůj zůstává. Teď táhne Sever.
       *[other] Výborně! Jdou do pokladnice i s tvým vlastním kamenem. Teď táhne Sever.
    }
    [own-stone] { $own ->
        [always] Výborně! Podle zvolených pravidel jde tvůj kámen do pokladnice i tak.
        [on-capture] Výborně! Podle zvolených pravidel kámen zůstane, když nic nezajme.
       *[never] Výborně! Podle zvolených pravidel poslední kámen zůstává, ať zajme cokoli.
    }
    [their-store] Výborně! Pokladnice Severu se vynechala: tam kámen nikdy nepokládáš.
   *[end] { $leftovers ->
        [owner] Konec je okamžitý. Sever bere své kameny a ty vyhráváš { $south } : { $north }.
       *[emptier] Konec je okamžitý. Máš prázdno dřív a bereš kameny Severu: vyhráváš { $south } : { $north }.
    }
}
lesson-wrong = { $step ->
    [sow] To byla jamka { $house } a pěkný rozsev. Jamka 1 je od pokladnice nejdál.
    [store] { $end ->
        [store] Skončil v tvé pokladnici: to je další krok. Tady má jít dál, k jamkám Severu.
       *[own] Skončil před tvou pokladnicí. Zkus jamku, která je k ní blíž.
    }
    [extra-turn] { $end ->
        [other] Poslední kámen pokladnici minul. Spočítej kroky od každé jamky k ní.
       *[own] Poslední kámen do pokladnice nedošel. Spočítej kroky od každé jamky k ní.
    }
    [chain] Ten v pokladnici nekončí. Začni jamkou 6: po ní tam dojde i jamka 5.
    [capture] { $end ->
        [other] Poslední kámen padl u Severu, kde se nezajímá. Skonči na vlastní straně.
       *[own] Poslední kámen padl do jamky s kameny. Najdi prázdnou, kam dojde.
    }
    [own-stone] { $end ->
        [other] Poslední kámen padl u Severu. Skonči na vlastní straně, v prázdné jamce.
       *[own] Poslední kámen padl do jamky s kameny. Najdi prázdnou, kam dojde.
    }
   *[their-store] Tenhle rozsev nedošel za roh. Jamka 6 na to kameny má.
}
taught-title = Umíš hrát
taught-words = To je všechno. Zbytek tě naučí hra.
item-review = Rozebrat hru
item-play-person = Proti člověku
item-play-machine = Proti počítači: { level }
item-puzzles = Úlohy
item-learn = Naučit se hrát
item-games = Uložené hry
item-statistics = Statistika
item-save = Uložit pod jménem
item-keep-game = Nechat ji
item-delete-game = Smazat ji

## The games on disk

games-title = Hry
no-games = Zatím tu nejsou žádné hry.
listed-seats = { $south } – { $north }
listed-goes-on = tah { $number }, na tahu { side }
listed-in-use = právě se hraje
listed-saved = uložená
delete-title = Smazat hru?
delete-words = Nepůjde vrátit zpět.
name-seat = Kdo hraje za { $who }? Beze jména je to prostě člověk.
name-copy = Hra, jak teď stojí, se uloží pod tímto jménem:
name-game = Nové jméno hry:
name-is-a-level = "{ $name }" je označení místa u desky. Zvol jiné jméno.

item-play-beginner = Hrát proti začátečníkovi

## A new game

new-game-title = Nová hra
row-first = Začíná
row-preset = Pravidla
row-seeds = Kameny
row-own-stone = Vlastní kámen
row-leftovers = Zbytek
first-value = { $first ->
    [south] Jih
    [north] Sever
   *[lot] určí los
}
preset-own = vlastní
own-stone-value = { $value ->
    [always] vždy
    [on-capture] při zajetí
   *[never] nikdy
}
leftovers-value = { $value ->
    [owner] majiteli
   *[emptier] prázdné straně
}
explain-seat = { $seat ->
    [human] Člověk u téhle klávesnice.
    [beginner] Počítač, který vidí jen svůj příští rozsev. Pro první hry.
    [easy] Počítač, který vidí kousek dopředu a leccos přehlédne.
    [hard] Počítač, který vidí daleko dopředu.
    [expert] Počítač, který vidí velmi daleko dopředu.
    [perfect] Počítač, jak nejlépe umí.
   *[medium] Počítač, který vidí několik tahů dopředu.
}
explain-first = { $first ->
    [south] První táhne Jih.
    [north] První táhne Sever.
   *[lot] Kdo táhne první, rozhodne los.
}
explain-preset = { $preset ->
    [kalaha] Obvyklá hra: šest kamenů v každé jamce.
    [four] Rychlá hra: čtyři kameny v každé jamce.
    [kalah] Jako většina programů: čtyři kameny a osamělý zajímající kámen zůstává.
    [emptier] Šest kamenů, a kdo má dřív prázdno, bere zbytek.
   *[own] Vlastní pravidla, jak jsou vybrána níže.
}
explain-seeds = { seeds } na začátku v každé jamce.
explain-own-stone = { $value ->
    [always] Poslední kámen v prázdné vlastní jamce jde do pokladnice se všemi kameny odnaproti, i když tam žádné nejsou.
    [on-capture] Poslední kámen v prázdné vlastní jamce zajme kameny odnaproti a jde s nimi. Když tam žádné nejsou, zůstane.
   *[never] Poslední kámen v prázdné vlastní jamce zajme kameny odnaproti, ale sám zůstane.
}
explain-leftovers = { $value ->
    [owner] Když je jedna strana prázdná, bere každý kameny na své straně.
   *[emptier] Když je jedna strana prázdná, bere její hráč kameny na druhé straně.
}

## Settings. $setting is a line of the screen, $value what is chosen there.

settings-title = Nastavení
setting = { $setting ->
    [language] Jazyk
    [theme] Vzhled
    [colour-depth] Barvy
    [glyphs] Znaky
    [speed] Rozsévání
    [mouse] Myš
    [turn-board] Otáčet desku
    [mirror] Pokladnice
    [hints] Rady
    [live-evaluation] Stav hry
   *[thinking-sign] Myšlenky
}
setting-value = { $setting ->
    [language] { $value ->
        [en] English
        [sv] svenska
        [cs] čeština
       *[auto] automaticky
    }
    [theme] { $value ->
        [dark] tmavý
        [light] světlý
        [contrast] vysoký kontrast
        [colour-blind] pro barvoslepé
        [mono] bez barev
       *[auto] automaticky
    }
    [colour-depth] { $value ->
        [true] všechny
        [256] 256
        [16] 16
        [none] žádné
       *[auto] automaticky
    }
    [glyphs] { $value ->
        [unicode] čáry a tečky
        [ascii] jen ASCII
       *[auto] automaticky
    }
    [speed] { $value ->
        [off] hned
        [fast] rychle
        [slow] pomalu
       *[normal] normálně
    }
    [mirror] { $value ->
        [on] vlevo
       *[off] vpravo
    }
    [hints] { $value ->
        [off] žádné
        [where] kam se dívat
        [house] jamka
       *[line] tah a důvod
    }
   *[other] { $value ->
        [on] ano
       *[off] ne
    }
}
explain-setting = { $setting ->
    [language] { $value ->
        [auto] Jazyk všech slov: jazyk systému.
       *[other] Jazyk všech slov.
    }
    [theme] { $value ->
        [dark] Světlá slova na tmavém pozadí.
        [light] Tmavá slova na světlém pozadí.
        [contrast] Bílá a výrazné barvy na černé: nejlépe se čte.
        [colour-blind] Modrá a oranžová, které rozliší skoro každý.
        [mono] Bez barev: jen tučná a obrácená slova.
       *[auto] Nechá pozadí, jaké má terminál, tmavé nebo světlé.
    }
    [colour-depth] { $value ->
        [true] Každá barva přesně podle motivu.
        [256] Nejbližší z 256 barev.
        [16] Šestnáct barev, které si můžeš v terminálu nastavit.
        [none] Žádné barvy, ať je motiv jakýkoli.
       *[auto] Tolik barev, kolik jich terminál hlásí.
    }
    [glyphs] { $value ->
        [unicode] Deska se kreslí čarami a tečkami.
        [ascii] Deska se kreslí obyčejnými písmeny a znaky, které fungují všude.
       *[auto] Čáry a tečky, pokud je terminál umí ukázat.
    }
    [speed] Jak rychle se rozsévá. Kterákoli klávesa ukáže hned konec.
    [mouse] Hrát klikáním. Text se označí se Shiftem, nebo myš vypni.
    [turn-board] Mezi dvěma lidmi: kdo je na tahu, sedí dole.
    [mirror] { $value ->
        [on] Pokladnice vlevo od hráčů: hra po směru hodin, stejná hra v zrcadle.
       *[off] Pokladnice vpravo od hráčů, jak je zvykem.
    }
    [hints] { $value ->
        [off] Klávesa t neprozradí nic.
        [where] Klávesa t prozradí, co hledat, a víc ne.
        [house] Klávesa t prozradí, co hledat, a pak jamku.
       *[line] Klávesa t prozradí, co hledat, pak jamku, pak tah a proč.
    }
    [live-evaluation] Ukazovat, kdo má vyhrát, na řádku pod deskou.
   *[thinking-sign] Ukazovat, co počítač čeká, když přemýšlí.
}

## Keys

enter = Enter
escape = Esc
space = Mezerník
# Only where there are no arrows.
up-down = nahoru/dolů
keys-table = U desky
keys-puzzle = U úlohy
keys-review = Při rozboru hry
keys-menu = V menu
keys-form = Při výběru nové hry
keys-everywhere = Všude
key-sow = rozsít
key-look = mířit
key-sow-chosen = rozsít
key-go-on = dál
key-open = otevřít
key-name = jméno
key-delete = smazat
key-take = použít
key-result = co dál
key-undo = zpět
key-redo = znovu
key-hint = rada
key-answer = řešení
key-next-puzzle = další úloha
key-retry = zkusit znovu
key-difficulty = lehčí, těžší
key-step = krok
key-next-slip = další chyba
key-previous-slip = chyba předtím
key-play-on = zkusit jiný
key-first = začátek
key-last = konec
key-menu = menu
key-choose = vybrat
key-do = zvolit
key-back = návrat
key-change = změnit
key-begin = začít
key-scroll = posun
key-page = další strana
key-help = klávesy
key-rules = pravidla
key-review = rozebrat
key-summary = přehled
key-quit = odejít
key-interrupt = odejít hned
key-suspend = zatím zpět do shellu

# What is done with the mouse, and what that does.
mouse-gesture = { $gesture ->
    [click] kliknutí
    [point] namíření
    [wheel] kolečko
    [log] kliknutí na tah
   *[shift] klávesa Shift
}
mouse-does = { $gesture ->
    [click] zaseje z té jamky, udělá, co nabízí menu nebo poslední řádek
    [point] zamíří na jamku
    [wheel] posouvá text, krokuje hrou
    [log] rozebere hru od toho tahu ze seznamu
   *[shift] podržením se dá označit text
}

## Reports

board-side = { side }: jamky 1 až 6: { $houses }; v pokladnici { seeds }.
turn-and-houses = Na tahu je { side }, může hrát { $houses }.
over-and-result = Konec hry. { $result }.
either = { $others } nebo { $last }
game-seats = Jih: { $south }. Sever: { $north }.
game-rules = Pravidla: { $rules }.
turn-title = Tah { $number }, { side }: { $moves }

## The games on disk

delete-question = Smazat hru { $name } natrvalo? Napiš yes:
not-deleted = Hra nebyla smazána.
stats-title = Statistika
stats-none = Žádná hra proti počítači ještě není dohraná.
stats-group = Soupeř { $level }, { $rules }:
stats-all = Všechny hry proti počítači:
stats-results = { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
}: výhry { $wins }, remízy { $draws }, prohry { $losses }
stats-margins = rozdíl průměrně { $mean }, nejlépe { $best }
stats-streaks = výher v řadě teď { $streak }, nejvíc { $longest }
stats-two-people = { $count ->
    [0] Žádná hra
    [one] 1 hra
    [few] { $count } hry
   *[other] { $count } her
} mezi dvěma lidmi.

## The rules explained

rules-title = Kalaha: { $rules }
rules-board = Deska
rules-board-text = Dva hráči sedí u delších stran desky: Jih dole, Sever nahoře. Každý má šest jamek a po pravé ruce pokladnici. Jamky jsou číslovány 1 až 6 ve směru, kterým jejich majitel rozsévá, takže jamka 6 je vedle jeho pokladnice. Na začátku { $count ->
    [one] je v každé jamce 1 kámen
    [few] jsou v každé jamce { $count } kameny
   *[other] je v každé jamce { $count } kamenů
} a pokladnice jsou prázdné. Kdo má na konci v pokladnici víc kamenů, vyhrává; stejný počet je remíza.
rules-sow = Rozsévání
rules-sow-text = Když jsi na tahu, vezmeš všechny kameny z jedné své jamky a pokládáš je po jednom, proti směru hodinových ručiček, do každé další jamky: do svých jamek, do své pokladnice, do jamek soupeře a tak dál. Pokladnice soupeře se vynechává. Padne-li poslední kámen do tvé pokladnice, táhneš ještě jednou.
rules-capture = Zajímání
rules-capture-nothing = Když v jamce naproti nic není:
rules-end = Konec
rules-end-text = Hra končí, jakmile je po rozsevu všech šest jamek jedné strany prázdných, ať je na tahu kdokoli a i když poslední rozsev přinesl tah navíc.
rules-disputes = O čem se hráči přou
dispute-forced = Musím táhnout ještě jednou, když můžu? Ne. Vybíráš si volně ze svých jamek s kameny.
dispute-chain = Kolik tahů můžu mít za sebou? Kolik si jich získáš: každý poslední kámen v tvé pokladnici dává další.
dispute-other-side = Můžu zajmout posledním kamenem na druhé straně? Ne. Zůstane tam, i v prázdné jamce.
dispute-their-store = Dávám kámen i do pokladnice soupeře? Nikdy, ani když rozsévám dál za roh.
dispute-round = A co když rozsev obejde celou desku? Kámen dostane i jamka, ze které vyšel. Při přesně 13 kamenech tam padne poslední, do prázdné vlastní jamky, a to je zajetí jako každé jiné.
dispute-end = Hraje se dál, dokud má jeden z hráčů kameny? Ne. Hra končí hned, jak je jedna strana prázdná, ať je na tahu kdokoli.
rules-options = Volby a hotová pravidla
rules-option = volba
rules-value = hodnota
rules-meaning = význam
rules-preset = pravidla
rules-seeds-meaning = kameny na začátku v každé jamce
rules-own-stone-meaning = { $value ->
    [always] poslední kámen v prázdné vlastní jamce jde do pokladnice s kameny odnaproti, nebo sám, když tam žádné nejsou
    [on-capture] jde s kameny odnaproti, a když tam žádné nejsou, zůstane
   *[never] zůstane; berou se jen kameny odnaproti
}
rules-leftovers-meaning = { $value ->
    [owner] na konci bere každý kameny na své straně
   *[emptier] hráč s prázdnou stranou bere kameny na druhé straně
}

## Line by line. $column is where it stands in a line with several houses.

plain-hint = Napiš číslo jamky, nebo { command-help }.
prompt = { side }>{ " " }
narration = { $narration ->
    [short] Deska se popisuje jen na požádání slovem { command-board }.
   *[long] Deska se popisuje po každém tahu.
}
saved = Uloženo jako { $file }.
not-saved = { $file } se nezapsal: { $reason }
plain-over = Napiš { command-review }, co šlo hrát lépe, { command-undo } pro návrat o tah, { command-again } pro další stejnou hru, nebo { command-help } pro všechna slova.
plain-over-unplayed = Napiš { command-new } pro novou hru, nebo { command-help } pro všechna slova.
over-prompt = Konec>{ " " }
review-asked = Dívám se na { $count ->
    [one] 1 rozsev
    [few] { $count } rozsevy
   *[other] { $count } rozsevů
}...
review-clean = Žádný rozsev nemohl být o víc než 2 kameny lepší.
review-nothing = Ještě se nic nehrálo.
line-unknown = "{ $word }" není jamka ani slovo této hry. Seznam ukáže { command-help }.
line-not-a-house = "{ $found }" není jamka. Jamky mají čísla 1 až 6.
line-too-long = Řádek je příliš dlouhý.
line-move = Sloupec { $column }: { $why }
line-over = Hra skončila dřív než u této jamky.
line-other-turn = Na tahu je teď { side }, hraje { $level }.
line-wrong = Řádek { $line }: { $why } Hra tu končí.
input-ended = Vstup skončil dřív než hra. Hra je jako text ve výstupu.

advice-for = Nejlepší tah, { side }: { $turn }.
outlook-for = { $certain ->
    [yes] Při nejlepší hře { $sign ->
        [plus] { side } vyhraje o { $count }
        [zero] { side } remizuje
       *[minus] { side } prohraje o { $count }
    }: to je dokázáno.
   *[no] { side }: vypadá to na { $sign ->
        [plus] výhru asi o { $count }
        [zero] remízu
       *[minus] prohru asi o { $count }
    }.
}
solve-best = { $count ->
    [one] Nejlepší jamka, { side }: { $houses }.
    [few] Nejlepší jamky, { side }: { $houses }.
   *[other] Nejlepší jamky, { side }: { $houses }.
}
solve-house = { $house }: { $sign ->
    [plus] { side } vyhraje o { $count }
    [zero] { side } remizuje
   *[minus] { side } prohraje o { $count }
}
solve-line = Nejlepší hra obou stran: { $turns }.
solve-cost = Pozic: { $nodes }, sekund: { $seconds }.
solve-working = zkoumám všechno, co se může stát
hint-working = hledám nejlepší rozsev
rules-perfect = Když oba hrají bezchybně
rules-perfect-value = { $count ->
    [0] Když nikdo neudělá chybu, skončí hra remízou.
   *[other] Když nikdo neudělá chybu, vyhraje začínající o { $count }.
}
rules-perfect-houses = { $count ->
    [one] Začít se má jedině jamkou { $last }.
    [few] Nejlepší jamky na začátek jsou { $others } a { $last }.
   *[other] Nejlepší jamky na začátek jsou { $others } a { $last }.
}
rules-perfect-unknown = Kdo vyhraje, když nikdo neudělá chybu, se u těchto pravidel neví: partií je příliš mnoho, než aby se daly projít všechny.

## The words that can be typed, line by line. English ones are always understood, too.

command-board = deska
command-moves = tahy
command-hint = rada
command-undo = zpět
command-redo = znovu
command-review = rozbor
command-save = uložit
command-export = exportovat
command-record = zápis
command-answer = řešení
command-next = další
command-resume = pokračovat
command-new = nová
command-again = odveta
command-games = hry
command-load = otevřít
command-puzzle = úloha
command-stats = statistika
command-menu = menu
command-rules = pravidla
command-short = stručně
command-long = podrobně
command-language = jazyk
command-help = pomoc
command-quit = konec
argument-name = JMÉNO
argument-file = SOUBOR
argument-number = ČÍSLO
argument-language = JAZYK
help-menu-head = Napiš jedno z těchto slov:
help-board-head = Napiš jednu nebo víc jamek k rozsetí, jako 5 nebo 1-2, nebo jedno z těchto slov:
help-board = kameny na desce
help-moves = co by udělala každá z tvých jamek
help-hint = co by na tvém místě udělal počítač
help-undo = vzít zpět poslední tah
help-redo = zahrát znovu, co bylo vzato zpět
help-review = jakou cenu měly dosavadní tahy, i po konci hry
help-save = uložit kopii mezi své hry, pod jménem
help-export = zapsat hru do nového souboru
help-record = hra jako text, se kterým jde hrát dál
help-answer = správný tah
help-next = další úloha
help-resume = pokračovat ve hře, která se hrála naposled
help-new = nová hra po několika krátkých otázkách, nebo hned, jako "{ command-new } těžký four" nebo "{ command-new } člověk sever 5"
help-again = hra jako ta poslední
help-games = uložené hry s čísly
help-load = vzít hru z toho seznamu, podle čísla nebo jména
help-puzzle = pozice s jediným správným tahem; obtížnost určí { difficulties } za slovem
help-stats = jak se ti daří proti každé úrovni
help-menu = nechat, co je na desce, a poslechnout si, co se dá dělat dál
help-rules = vysvětlit pravidla
help-short = po tazích nepopisovat desku
help-long = po každém tahu popsat desku
help-language = mluvit jiným jazykem: en, sv nebo cs
help-help = tento seznam
help-quit = ukončit program; hra se uloží a půjde v ní pokračovat
help-quit-pipe = odejít ze hry; vypíše se jako text
help-foot = Prázdné řádky a to, co následuje za #, se přeskočí.

## From game to game, line by line

menu-prompt = { title }>{ " " }
menu-unfinished = Je tu rozehraná hra: { $seats }, { $state }. Dál se hraje slovem { command-resume }.
menu-words = Napiš { command-new } pro novou hru, { command-games } pro uložené, { command-puzzle } pro úlohu, nebo { command-help } pro všechna slova.
menu-no-game = Na desce není žádná hra. Napiš { command-new }.
answer-prompt = Odpověď>{ " " }
answer-unknown = Nic z toho to není. Slovem { command-menu } se žádná hra nezačne.
answer-help = Odpověz jedním ze slov v otázce, nebo jen stiskni Enter pro to poslední. Slovem { command-menu } se žádná hra nezačne, slovem { command-quit } se program ukončí.
ask-seat = Kdo hraje za { $side ->
    [south] Jih
   *[north] Sever
}: { $choices }? Enter: { $last }.
ask-first = Kdo začíná: { $choices }? Enter: { $last }.
ask-rules = Jaká pravidla: { $choices }, nebo 2 až 6 kamenů v každé jamce? Enter: { $last }.
lot = los
new-unknown = "{ $word }" není hráč, ani kdo začíná, ani jméno pravidel, ani 2 až 6 kamenů. Napiš jen { command-new } a přijdou otázky.
new-too-many = Hrát můžou jen dva: Jih a Sever.
nothing-changed = Nic se nezměnilo.
resume-here = Jsi uprostřed hry. Jinou otevřeš slovy { command-games } a { command-load }.
resume-nothing = Žádná rozehraná hra tu není.
resume-left-out = Žádnou rozehranou hru nejde otevřít.
resume-elsewhere = { $count ->
    [one] Rozehraná hra se právě hraje v jiném programu.
    [few] Všechny { $count } rozehrané hry se právě hrají v jiných programech.
   *[other] Všech { $count } rozehraných her se právě hraje v jiných programech.
}
record-follows = Hru nešlo uložit. Takhle vypadá jako text:
nothing-kept = Tady se hry neukládají.
listed-game = { $number }. { $shelf ->
    [unfinished] Rozehraná
    [saved] Uložená jako { $name }
   *[finished] Dohraná
}: { $seats }, { $state }
listed-date = , ze dne { $date }
listed-elsewhere = , hraje se v jiném programu
games-more = { $count ->
    [one] Ještě jedna je starší
    [few] Ještě { $count } jsou starší
   *[other] Ještě { $count } je starších
}: napiš { command-games } { $next }.
games-load = Hru vezmeš slovem { command-load } a číslem.
games-problem = Vynecháno: { $reason }
no-such-number = { $count ->
    [0] Zatím tu nejsou žádné hry.
    [one] Je tu jen číslo 1.
    [few] Čísla jsou 1 až { $count }.
   *[other] Čísla jsou 1 až { $count }.
}
list-changed = Seznam se změnil. Tohle je ten nový.
saved-copy = Kopie je uložená jako { $name }.
language-changed = Jazyk je teď { $language }.
language-unknown = "{ $word }" není jazyk této hry. Za slovo { command-language } napiš en, sv nebo cs.
puzzle-prompt = Úloha>{ " " }
puzzle-goes-on = Napiš { command-next } pro další úlohu, nebo { command-menu } pro konec úloh.
puzzle-again = Zkus to znovu, nebo napiš { command-answer }.
puzzle-unknown = Úlohy "{ $word }" tu nejsou. Jsou { difficulties }.
difficulties = lehká, střední nebo těžká
line-incomplete = Napiš { $usage }.
line-elsewhere = "{ $word }" tu nic neznamená. Co ano, řekne { command-help }.

## What went wrong with files. $path, $line and $column say where; $what and $reason say what.

failure-no-folder = není známa složka pro hry: nastav { $variable } na nějakou
failure-io = nejde { $action ->
    [read] číst
    [create] vytvořit
    [write] zapsat
    [replace] nahradit
    [remove] odstranit
    [move] přesunout
    [open] otevřít
    [lock] zamknout
    [rename] přejmenovat
   *[delete] smazat
} "{ $path }": { $reason }
failure-system = { $kind ->
    [not-found] není tam
    [denied] není to dovoleno
    [taken] to jméno už je obsazené
    [full] disk je plný
    [too-large] tak velký soubor být nesmí
    [read-only] disk je chráněný proti zápisu
    [folder] je to složka
    [not-a-folder] část cesty není složka
    [name] takové jméno systém nedovoluje
   *[other] systém říká "{ $words }"
}
failure-at = "{ $path }", řádek { $line }, sloupec { $column }: { $what }
failure-not-a-file = "{ $path }" není obyčejný soubor
failure-read-only = "{ $path }" je chráněný proti zápisu
failure-too-large = "{ $path }" má víc než 1 MiB: není to hra ani nastavení
failure-not-text = tohle není text v UTF-8; ulož soubor v tomto kódování
failure-empty-file = "{ $path }" je prázdný
failure-in-use = "{ $path }" se hraje v jiném programu
failure-name-taken = "{ $path }" už existuje
failure-no-such-game = žádná hra se nejmenuje "{ $name }"
failure-several-games = která z nich: { $names }
failure-no-name = v tom jménu není písmeno ani číslice
failure-not-toml = tohle není TOML, ve kterém se řádek píše jako speed = "fast"
failure-unknown-setting = nastavení "{ $key }" tu není; jsou tu { $known }
failure-value = { $key } nemůže mít tuto hodnotu; dovoleno je { $allowed }
failure-colour = auto, barva jako #a3be8c, jméno jako red nebo light-blue, číslo z palety 256 barev
failure-not-a-table = { $key } je tabulka a začíná řádkem [{ $key }]
failure-not-a-tag = značka se píše [First "south"]
failure-open-tag = hodnotě na jejím řádku chybí koncová "
failure-same-tag = značka { $name } je tam dvakrát
failure-open-comment = poznámce chybí koncová { "}" }
failure-not-a-move = '{ $found }' není jamka (1 až 6) ani číslo tahu (jako 7.)
failure-not-a-house = jamky mají čísla 1 až 6
failure-other-turn = tohle je tah { $number }
failure-turn-goes-on = tah { $number } není celý: jeho poslední rozsev přinesl tah navíc
failure-other-result = rozsevy dávají výsledek { $result } (* znamená hru, která neskončila)
failure-over = hra skončila
failure-empty-house = jamka { $house } { $side ->
    [south] Jihu
   *[north] Severu
} je prázdná
failure-board-opening = deska začíná znakem <
failure-board-closing = deska končí znakem >
failure-board-number = chybí počet kamenů od 0 do 255
failure-board-houses = deska začíná <6, protože každá strana má šest jamek
failure-board-short = deska má 15 čísel, tahle jich má jen { $count }
failure-board-long = deska má 15 čísel, tahle jich má víc
failure-board-seeds = { seeds } je víc, než se na desku vejde: nejvíc { $most }
load-failed = Hra se neotevřela: { $reason }
games-failed = Uložené hry nejde použít: { $reason }
