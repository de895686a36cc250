## Warum nicht. Eine Meldung für jeden Grund der Regeln.

refused-game-over = Das Spiel ist zu Ende.
refused-deal-pending = Erst müssen die Manufakturen bestückt werden.
refused-not-your-turn = { $player } ist am Zug.
    .terse = Am Zug: { $seat }.
refused-not-factory-offer = { $player } muss erst eine Spalte für Reihe { $row } wählen.
    .terse = { $seat }: Spalte für Reihe { $row } wählen.
refused-no-such-factory = Eine Manufaktur { $source } gibt es nicht, nur 1 bis { $count }.
refused-color-not-there = { $source ->
    [center] { $empty ->
        [yes] In der Mitte liegt kein { $color }: Dort sind keine Fliesen.
       *[no] In der Mitte liegt kein { $color }, nur { $tiles }.
    }
   *[other] { $empty ->
        [yes] Auf Manufaktur { $source } liegt kein { $color }: Sie ist leer.
       *[no] Auf Manufaktur { $source } liegt kein { $color }, nur { $tiles }.
    }
}
refused-pattern-line-holds-other-color = In Reihe { $row } liegt schon { $color }.
    .full = In Musterreihe { $row } liegt schon { $color }; eine andere Farbe darf nicht dazu.
refused-wall-row-has-color = In Wandreihe { $row } liegt schon { $color }, in Spalte { $column }.
    .full = Musterreihe { $row } nimmt kein { $color }: In Wandreihe { $row } liegt es schon, in Spalte { $column }.
refused-pattern-line-full = Reihe { $row } ist voll.
    .full = Musterreihe { $row } ist schon mit { $color } komplett.
refused-not-wall-tiling = Du hast gerade keine Spalte zu wählen.
refused-other-pattern-line-first = Wähle zuerst eine Spalte für Reihe { $row }.
refused-space-taken = In Wandreihe { $row }, Spalte { $column } liegt schon { $color }.
refused-column-has-color = In Spalte { $column } liegt schon { $color }, in Wandreihe { $row }.
refused-not-dealing = Die Manufakturen werden gerade nicht bestückt.
refused-wrong-number-of-factories = Es werden { $count } Manufakturen bestückt.
refused-wrong-number-of-tiles = { $count ->
    [one] Manufaktur { $source } bekommt { $count } Fliese.
   *[other] Manufaktur { $source } bekommt { $count } Fliesen.
}
refused-tiles-not-available = { $count ->
    [one] Es gibt nur { $count } Fliese in { $color }.
   *[other] Es gibt nur { $count } Fliesen in { $color }.
}
refused-bag-not-emptied-first = Erst muss der Beutel leer werden. Bei Manufaktur { $source } fehlt: { $tiles }.
