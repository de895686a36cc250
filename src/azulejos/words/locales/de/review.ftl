## Ein Spiel im Rückblick: was jeder Zug und jede Bestückung wert war.

review-game = Spiel { $game }: { $players }.
review-limit = Tiefe: { $limit ->
    [quick] schnell
    [normal] normal
   *[deep] gründlich
}.
review-result = { $ending ->
    [rules] { $count ->
        [one] { $players } gewinnt. Punktestände: { $scores }.
       *[other] { $players } teilen sich den Sieg. Punktestände: { $scores }.
    }
    [resign] { $players } gewinnt durch Aufgabe. Punktestände: { $scores }.
    [time] { $players } gewinnt nach Zeit. Punktestände: { $scores }.
   *[other] Das Spiel wurde nicht zu Ende gespielt. Punktestände: { $scores }.
}
review-sum = Glück, Können und Korrektur ergeben zusammen das Ergebnis minus die Chance am Anfang. Alles in Prozent eines Siegs.

review-turn-move = Zug { $ply }: { $player } spielt { $move } und verschenkt { $loss } %. Besser: { $best }.
review-turn-deal = Die Bestückung von Runde { $round }: { $kind ->
    [good] Glück
   *[bad] Pech
} für { $player }, { $luck } %.
review-mistake-of = Zug { $ply }, { $player }:
review-no-turns = Kein einzelner Zug und keine Bestückung machte 10 % aus.
review-deal = Bestückung von Runde { $round }: { $luck }. Auf { $error } genau.
review-luck-of = { $player } { $luck }
review-graph = Gewinnchance vor jedem Zug, in Prozent.
review-graph-seat = { $player }: { $first } % am Anfang, { $last } % am Ende.

review-class = { $class ->
    [good] gut
    [inaccuracy] ungenau
    [mistake] Fehler
    [blunder] grober Fehler
    [decisive] entscheidend
   *[close] unklar
}
review-evidence = { $evidence ->
    [exact] exakt
    [solved] gelöst
   *[estimate] geschätzt
}

review-page-title = Rückblick
review-seats-title = Spieler
review-turns-title = Wendepunkte
review-mistakes-title = Fehler
review-moves-title = Züge
review-player-title = Spieler
review-luck-title = Glück
review-skill-title = Können
review-correction-title = Korrektur
review-accuracy-title = Genauigkeit
review-errors-title = Fehlerquote
review-ply-title = Nr.
review-played-title = gespielt
review-best-title = bester
review-chance-title = Chance
review-loss-title = Verlust
review-class-title = Urteil
review-evidence-title = Beleg

review-luckiest = { $player } hatte { $players ->
    [2] mehr Glück
   *[other] das meiste Glück
}, { $luck } %.
review-luck-even = Das Glück war auf niemandes Seite.
review-accuracy = Genauigkeit, von 100: { $each }.
review-accuracy-of = { $player } { $accuracy }
review-no-accuracy = Es gab nichts zu entscheiden.
