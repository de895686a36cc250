## Ziele: was einer Wand noch fehlt, was jemand braucht, wer das Spiel beenden kann, warum ein Tipp gut ist.

goals-none-begun = Die Wand ist leer: Jede Reihe, jede Spalte und jede Farbe braucht 5 Fliesen.
    .terse = Wand leer.
goals-complete = Vollständig: { $things }.
goals-untouched = Noch nicht begonnen: { $things }.
goal = { $what } braucht noch { $count }: { $missing }.
    .terse = { $what } -{ $count }: { $missing }.
    .full = { $what } braucht noch { $count ->
        [one] { $count } Fliese
       *[other] { $count } Fliesen
    }: { $missing }.
goal-impossible = { $what } kann nicht mehr vollständig werden.
    .terse = { $what }: unmöglich.
goal-name = { $kind ->
    [row] Wandreihe { $number }
   *[column] Spalte { $number }
}
    .terse = { $kind ->
        [row] W{ $number }
       *[column] S{ $number }
    }
goal-name-first = { $kind ->
    [row] Wandreihe { $number }
   *[column] Spalte { $number }
}
    .terse = { $kind ->
        [row] W{ $number }
       *[column] S{ $number }
    }
goal-rows = { $count ->
    [one] Wandreihe { $rows }
   *[other] Wandreihen { $rows }
}
    .terse = W { $rows }
goal-all = alle fünf in { $color }
goal-in = { $what } in { $where }
    .terse = { $what } { $where }
column-for-points = Spalte { $column } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .terse = S{ $column } +{ $points }
choice-for-points = Spalte { $column } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .terse = { $column }
row-for-points = Wandreihe { $row } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .terse = W{ $row } +{ $points }
goal-line-columns = Reihe { $row }, { $color }: { $columns }.
    .terse = R{ $row } { $color }: { $columns }.
goal-line-falls = Reihe { $row }, { $color }: Keine Spalte ist mehr frei, die Fliesen fallen in die Bodenreihe.
    .terse = R{ $row } { $color }: fällt.

## Was jemand braucht

want-line = Reihe { $row } braucht { $tiles } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $offered ->
    [yes] : { $places }.
    [no] ; gerade liegt nichts davon aus.
   *[undealt] .
}
    .terse = R{ $row } { $tiles } +{ $points }{ $offered ->
        [yes] : { $places }.
        [no] : nichts da.
       *[undealt] .
    }
want-completes = Das vervollständigt { $things }.
want-nothing = Keine Musterreihe braucht eine bestimmte Farbe.
    .terse = Keine bestimmte Farbe.

## Wer das Spiel in dieser Runde beenden kann

ending-possible = Ja: In Wandreihe { $row } von { $player } fehlt nur noch { $color }. Reihe { $row } braucht davon { $needs ->
    [one] { $needs } Fliese
   *[other] { $needs } Fliesen
}; es gibt { $places }.
    .terse = Ja, { $seat }: W{ $row }, { $needs } { $color }: { $places }.
ending-certain = Ja: { $player } macht Wandreihe { $row } vollständig, denn Reihe { $row } ist voll mit { $color }.
    .terse = Ja, { $seat }: W{ $row } { $color }.
ending-undealt = Das hängt von den nächsten Fliesen ab: In Wandreihe { $row } von { $player } fehlt nur noch { $color }, und Reihe { $row } braucht davon { $needs ->
    [one] { $needs } Fliese
   *[other] { $needs } Fliesen
}.
    .terse = Vielleicht { $seat }: W{ $row }, { $needs } { $color }.
ending-short = Nein: In Wandreihe { $row } von { $player } fehlt nur noch { $color }. Reihe { $row } braucht davon { $needs ->
    [one] { $needs } Fliese
   *[other] { $needs } Fliesen
}, { $left ->
    [0] aber es gibt keine mehr
   *[other] aber es gibt nur noch { $left }
}.
    .terse = Nein, { $seat }: W{ $row }, { $left } von { $needs } { $color }.
ending-far = Nein: { $player } fehlen in Wandreihe { $row } noch { $count } Fliesen, und jede Reihe bekommt nur eine pro Runde.
    .terse = Nein, { $seat }: W{ $row } -{ $count }.
ending-never = Nein: { $player } kann keine Reihe mehr vollständig machen.
    .terse = Nein, { $seat }: keine Reihe.
ending-nobody = Nein: Niemand hat eine Wandreihe mit vier Fliesen.
    .terse = Nein, niemand.

## Warum ein Tipp gut ist

because-completes = Das bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $ends ->
    [yes] , vervollständigt { $things } und beendet das Spiel.
   *[no] { $count ->
        [0] {""}
       *[other] {" "}und vervollständigt { $things }
    }.
}
    .terse = +{ $points }{ $count ->
        [0] {""}
       *[other] , { $things }
    }{ $ends ->
        [yes] , Ende.
       *[no] .
    }
because-denies = Dann ist für Reihe { $row } von { $player } nicht mehr genug da.
    .terse = Zu wenig für { $seat }, R{ $row }.
because-avoids = Das erspart dir { $count ->
    [one] { $count } Fliese
   *[other] { $count } Fliesen
} in der Bodenreihe: Bei allem anderen { $least ->
    [one] fällt mindestens { $least }
   *[other] fallen mindestens { $least }
}.
    .terse = Erspart { $count } am Boden, sonst { $least }.
because-adds = Das bringt Reihe { $row } auf { $count } von { $spaces }.
    .terse = R{ $row }: { $count }/{ $spaces }.
because-costs = { $marker ->
    [yes] Das bringt dir den Startspielermarker und kostet { $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    } in der Bodenreihe.
   *[no] Das verdirbt keine Reihe und kostet { $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    } in der Bodenreihe.
}
    .terse = { $marker ->
        [yes] Marker, -{ $cost }.
       *[no] Boden -{ $cost }.
    }
because-scores = Das bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $best ->
    [yes] , mehr als jede andere Spalte
   *[no] {""}
}{ $count ->
    [0] {""}
   *[other] {" "}und macht { $things } vollständig
}.
    .terse = +{ $points }{ $best ->
        [yes] , am meisten
       *[no] {""}
    }{ $count ->
        [0] {""}
       *[other] , { $things }
    }.
because-keeps = So bleibt möglich, was Spalte { $column } verbauen würde: { $things }.
    .terse = Hält { $things } offen, S{ $column } nicht.
