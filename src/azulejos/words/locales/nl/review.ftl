## Een spel, teruggekeken: wat elke zet en elke trekking waard was.

review-game = Spel { $game }: { $players }.
review-limit = Diepte: { $limit ->
    [quick] snel
    [normal] normaal
   *[deep] grondig
}.
review-result = { $ending ->
    [rules] { $count ->
        [one] { $players } wint. Scores: { $scores }.
       *[other] { $players } delen de overwinning. Scores: { $scores }.
    }
    [resign] { $players } wint door opgave. Scores: { $scores }.
    [time] { $players } wint op tijd. Scores: { $scores }.
   *[other] Het spel is niet uitgespeeld. Scores: { $scores }.
}
review-sum = Geluk, kunde en correctie zijn samen het resultaat min de kans aan het begin. Alles in procenten van een overwinning.

review-turn-move = Zet { $ply }: { $player } speelt { $move } en geeft { $loss } % winstkans weg. Beter: { $best }.
review-turn-deal = De trekking van ronde { $round }: { $kind ->
    [good] geluk
   *[bad] pech
} voor { $player }, { $luck } %.
review-mistake-of = Zet { $ply }, { $player }:
review-no-turns = Geen enkele zet of trekking was 10 % waard.
review-deal = Trekking van ronde { $round }: { $luck }. Op { $error } nauwkeurig.
review-luck-of = { $player } { $luck }
explain-played = Gespeeld: { $moves }.
review-graph = Winstkans voor elke zet, in procenten.
review-graph-seat = { $player }: { $first } % aan het begin, { $last } % aan het eind.

review-class = { $class ->
    [good] goed
    [inaccuracy] onnauwkeurig
    [mistake] fout
    [blunder] blunder
    [decisive] beslissend
   *[close] onduidelijk
}
review-evidence = { $evidence ->
    [exact] exact
    [solved] opgelost
   *[estimate] geschat
}

review-page-title = Terugblik
review-seats-title = Spelers
review-turns-title = Keerpunten
review-mistakes-title = Fouten
review-moves-title = Zetten
review-player-title = speler
review-luck-title = geluk
review-skill-title = kunde
review-correction-title = correctie
review-accuracy-title = nauwkeurigheid
review-errors-title = foutscore
review-ply-title = nr.
review-played-title = gespeeld
review-best-title = beste
review-chance-title = kans
review-loss-title = verlies
review-class-title = oordeel
review-evidence-title = bewijs

review-luckiest = { $player } had { $players ->
    [2] meer geluk
   *[other] het meeste geluk
}, goed voor { $luck } % winstkans.
review-luck-even = Niemand had meer geluk dan de anderen.
review-accuracy = Nauwkeurigheid, van 100: { $each }.
review-accuracy-of = { $player } { $accuracy }
review-no-accuracy = Er viel niets te beslissen.

## Een terugblik om te horen, stap voor stap

review-working = Ik bekijk het spel. Dat duurt een paar seconden; met Ctrl-C stop je het.
review-progress = { $done } van { $total } zetten en vullingen.
review-stopped = Gestopt. Typ nog eens terugblik, dan ga ik daar verder.
review-how = { $count ->
    [0] Vraag naar elke zet: was zet 12 slecht? Typ fouten om de jouwe op te lossen, of stop om te stoppen.
   *[other] Met Enter hoor je de keerpunten, een voor een. Vraag naar elke zet: was zet 12 slecht? Typ fouten om de jouwe op te lossen, of stop om te stoppen.
}
    .terse = Enter, zet 12, fouten, stop.
review-only-talks = Dit is een terugblik. Druk op Enter, vraag naar een zet, typ fouten om de jouwe op te lossen, of stop.
review-turns-start = Dat was het eerste keerpunt.
review-turns-end = Dat was alles wat het spel deed keren. { $count ->
    [0] Vraag naar elke zet, of typ stop om te stoppen.
   *[other] Typ fouten om de jouwe op te lossen, vraag naar elke zet, of typ stop om te stoppen.
}
review-no-such-move = { $count ->
    [0] In dit spel heeft niemand een zet gedaan.
   *[other] De zetten zijn genummerd van 1 tot { $count }.
}
review-move = Zet { $ply }: { $player } speelde { $move }. { $kind ->
    [best] Dat was de beste zet.
    [uncounted] Er viel niets te beslissen: alle zetten waren bijna evenveel waard.
    [good] Een goede zet: hij geeft { $loss } % weg. De beste was { $best }.
    [inaccuracy] Onnauwkeurig: hij geeft { $loss } % weg. Beter: { $best }.
    [mistake] Een fout: hij geeft { $loss } % weg. Beter: { $best }.
    [blunder] Een blunder: hij geeft { $loss } % weg. Beter: { $best }.
    [decisive] Die besliste het spel: hij geeft { $loss } % weg. Beter: { $best }.
   *[close] Moeilijk te zeggen: de zoekfunctie vindt { $best } { $loss } % beter, maar dezelfde willekeurige vullingen bevestigen dat niet.
}
review-better = Zet { $ply }: { $player } had { $best } moeten spelen, dat geeft { $loss } % meer kans om te winnen.
review-nothing-better = Zet { $ply }: niets was beter dan { $move }.
review-no-mistakes = Er zijn geen fouten om op te lossen.
review-task = Fout { $number } van { $count }. Zet { $ply }, ronde { $round }: { $player } is aan de beurt.
review-what-would-you-play = Wat zou jij spelen? Typ een zet, hint, ik geef het op, of volgende.
    .terse = Jouw zet?
review-solved = { $kind ->
    [best] Ja: { $move } is de beste zet.
   *[nearly] Goed: { $move } geeft maar { $loss } % weg. De beste is { $best }.
}
review-task-done = Met Enter krijg je de volgende.
    .terse = Enter: volgende.
review-not-solved = { $kind ->
    [same] { $move } is de gespeelde zet. Die geeft { $loss } % weg.
    [better] { $move } is beter dan de gespeelde zet, maar geeft nog steeds { $loss } % weg.
   *[worse] { $move } geeft { $loss } % weg, niet minder dan de gespeelde zet.
}
# After it
review-try-again = Probeer het nog eens, of typ hint, ik geef het op, of volgende.
review-solution = Het beste was { $best }, niet { $move }.
review-clue = Kijk naar { $color } { $source ->
    [center] in het midden
   *[other] op fabriek { $source }
}.
review-clue-column = Kijk naar kolom { $column }.
review-tasks-end = Dat waren al je fouten. Vraag naar elke zet, of typ stop om te stoppen.
