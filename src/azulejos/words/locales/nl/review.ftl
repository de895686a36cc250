## Een spel, teruggekeken: wat elke zet en elke vulling waard was.

review-game = Spel { $game }: { $players }.
review-limit = Diepte: { $limit ->
    [quick] snel
    [normal] normaal
   *[deep] grondig
}.
review-result = { $ending ->
    [rules] { $count ->
        [one] { $players } wint. Scores: { $scores }.
       *[other] { $players } delen de winst. Scores: { $scores }.
    }
    [resign] { $players } wint door opgave. Scores: { $scores }.
    [time] { $players } wint op tijd. Scores: { $scores }.
   *[other] Het spel is niet uitgespeeld. Scores: { $scores }.
}
review-sum = Geluk, kunde en correctie zijn samen het resultaat min de kans aan het begin. Alles in procenten van een overwinning.

review-turn-move = Zet { $ply }: { $player } speelt { $move } en geeft { $loss } % weg. Beter: { $best }.
review-turn-deal = De vulling van ronde { $round }: { $kind ->
    [good] geluk
   *[bad] pech
} voor { $player }, { $luck } %.
review-mistake-of = Zet { $ply }, { $player }:
review-no-turns = Geen enkele zet of vulling was 10 % waard.
review-deal = Vulling van ronde { $round }: { $luck }. Op { $error } nauwkeurig.
review-luck-of = { $player } { $luck }
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
}, { $luck } %.
review-luck-even = Niemand had meer geluk dan de anderen.
review-accuracy = Nauwkeurigheid, van 100: { $each }.
review-accuracy-of = { $player } { $accuracy }
review-no-accuracy = Er viel niets te beslissen.

## Waarom een zet beter was.

explain-instead = { $best } in plaats van { $move }:
explain-line = { $best } maakt lijn { $row } vol voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; na { $move } mist hij nog { $short ->
    [one] { $short } tegel
   *[other] { $short } tegels
}.
explain-floor-now = { $move } kost meteen { $cost } op de vloerlijn, { $best } kost { $less ->
    [0] niets
   *[other] { $less }
}.
explain-leaves = { $move } laat { $tiles } { $source ->
    [center] in het midden
   *[other] op fabriek { $source }
} aan { $player }, daar { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
explain-round = { $player } scoort deze ronde { $points } in plaats van { $less }.
explain-floor-at-end = De vloerlijn van { $player } kost uiteindelijk { $cost } in plaats van { $less }.
explain-bonuses = { $player } heeft aan het eind van de ronde { $points } aan bonus binnen in plaats van { $less }.
explain-marker = { $player } begint de volgende ronde, niet { $other }.
explain-ending = { $best } beëindigt het spel met deze ronde, { $move } niet.
explain-best = Het beste: { $moves }.
explain-played = Gespeeld: { $moves }.
variation = { $first } { $rest }
