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
explain-played = Gespielt: { $moves }.
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
}: plus { $luck } %.
review-luck-even = Das Glück war auf niemandes Seite.
review-accuracy = Genauigkeit, von 100: { $each }.
review-accuracy-of = { $player } { $accuracy }
review-no-accuracy = Es gab nichts zu entscheiden.

## Ein Rückblick zum Hören, Schritt für Schritt

review-working = Ich sehe mir das Spiel an. Das dauert ein paar Sekunden; Strg-C bricht ab.
review-progress = { $done } von { $total } Zügen und Füllungen.
review-stopped = Abgebrochen. Tippe noch einmal Rückblick, dann mache ich dort weiter.
review-how = { $count ->
    [0] Frag nach jedem Zug: War Zug 12 schlecht? Tippe Fehler, um deine zu lösen, oder Ende, um aufzuhören.
   *[other] Mit der Eingabetaste hörst du die Wendepunkte, einen nach dem anderen. Frag nach jedem Zug: War Zug 12 schlecht? Tippe Fehler, um deine zu lösen, oder Ende, um aufzuhören.
}
    .terse = Eingabe, Zug 12, Fehler, Ende.
review-only-talks = Das ist ein Rückblick. Drück die Eingabetaste, frag nach einem Zug, tippe Fehler, um deine zu lösen, oder Ende.
review-turns-start = Das war der erste Wendepunkt.
review-turns-end = Das war alles, was das Spiel gewendet hat. { $count ->
    [0] Frag nach jedem Zug, oder tippe Ende, um aufzuhören.
   *[other] Tippe Fehler, um deine zu lösen, frag nach jedem Zug, oder tippe Ende, um aufzuhören.
}
review-no-such-move = { $count ->
    [0] In diesem Spiel hat niemand gezogen.
   *[other] Die Züge haben die Nummern 1 bis { $count }.
}
review-move = Zug { $ply }: { $player } hat { $move } gespielt. { $kind ->
    [best] Das war der beste Zug.
    [uncounted] Da gab es nichts zu entscheiden: Alle Züge waren fast gleich viel wert.
    [good] Ein guter Zug: Er verschenkt { $loss } %. Der beste war { $best }.
    [inaccuracy] Ungenau: Er verschenkt { $loss } %. Besser: { $best }.
    [mistake] Ein Fehler: Er verschenkt { $loss } %. Besser: { $best }.
    [blunder] Ein grober Fehler: Er verschenkt { $loss } %. Besser: { $best }.
    [decisive] Er hat das Spiel entschieden: Er verschenkt { $loss } %. Besser: { $best }.
   *[close] Schwer zu sagen: Die Suche zieht { $best } um { $loss } % vor, aber dieselben zufälligen Füllungen bestätigen das nicht.
}
review-better = Zug { $ply }: { $player } hätte { $best } spielen sollen, das gibt { $loss } % mehr Gewinnchance.
review-nothing-better = Zug { $ply }: Nichts war besser als { $move }.
review-no-mistakes = Es gibt keine Fehler zu lösen.
review-task = Fehler { $number } von { $count }. Zug { $ply }, Runde { $round }: { $player } ist am Zug.
review-what-would-you-play = Was würdest du spielen? Tippe einen Zug, Tipp, ich gebe auf, oder weiter.
    .terse = Dein Zug?
review-solved = { $kind ->
    [best] Ja: { $move } ist der beste Zug.
   *[nearly] Gut: { $move } verschenkt nur { $loss } %. Der beste ist { $best }.
}
review-task-done = Mit der Eingabetaste kommt der nächste.
    .terse = Eingabe: weiter.
review-not-solved = { $kind ->
    [same] { $move } wurde gespielt. Das verschenkt { $loss } %.
    [better] { $move } ist besser als der gespielte Zug, verschenkt aber immer noch { $loss } %.
   *[worse] { $move } verschenkt { $loss } %, nicht weniger als der gespielte Zug.
}
# After it
review-try-again = Versuch es noch einmal, oder tippe Tipp, ich gebe auf, oder weiter.
review-solution = Am besten war { $best }, nicht { $move }.
review-clue = Schau dir { $color } { $source ->
    [center] in der Mitte
   *[other] auf Manufaktur { $source }
} an.
review-clue-column = Schau dir Spalte { $column } an.
review-tasks-end = Das waren alle deine Fehler. Frag nach jedem Zug, oder tippe Ende, um aufzuhören.
