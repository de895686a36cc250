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

review-turn-move = Zet { $ply }: { $player } speelt { $move } en geeft { $loss } % weg. Beter: { $best }.
review-turn-deal = De trekking van ronde { $round }: { $kind ->
    [good] geluk
   *[bad] pech
} voor { $player }, { $luck } %.
review-mistake-of = Zet { $ply }, { $player }:
review-no-turns = Geen enkele zet of trekking was 10 % waard.
review-deal = Trekking van ronde { $round }: { $luck }. Op { $error } nauwkeurig.
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
