## Doelen: wat een muur nog mist, wat iemand nodig heeft, wie het spel kan beëindigen, waarom een hint goed is.

goals-none-begun = De muur is leeg: elke rij, elke kolom en elke kleur heeft 5 tegels nodig.
    .terse = Muur leeg.
goals-complete = Compleet: { $things }.
goals-untouched = Nog niet begonnen: { $things }.
goal = { $what } heeft er nog { $count } nodig: { $missing }.
    .terse = { $what } -{ $count }: { $missing }.
    .full = { $what } heeft nog { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    } nodig: { $missing }.
goal-impossible = { $what } kan niet meer compleet worden.
    .terse = { $what }: onmogelijk.
goal-name = { $kind ->
    [row] rij { $number }
   *[column] kolom { $number }
}
    .terse = { $kind ->
        [row] R{ $number }
       *[column] K{ $number }
    }
goal-name-first = { $kind ->
    [row] Rij { $number }
   *[column] Kolom { $number }
}
    .terse = { $kind ->
        [row] R{ $number }
       *[column] K{ $number }
    }
goal-rows = { $count ->
    [one] in rij { $rows }
   *[other] in de rijen { $rows }
}
    .terse = R { $rows }
goal-all = kleur { $color }
goal-in = { $what } in { $where }
    .terse = { $what } { $where }
column-for-points = kolom { $column } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
    .terse = K{ $column } +{ $points }
choice-for-points = { $column } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
    .terse = { $column }
row-for-points = rij { $row } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
    .terse = R{ $row } +{ $points }
goal-line-columns = Lijn { $row }, { $color }: { $columns }.
    .terse = L{ $row } { $color }: { $columns }.
goal-line-falls = Lijn { $row }, { $color }: er is geen kolom meer vrij, dus de tegels vallen op de vloerlijn.
    .terse = L{ $row } { $color }: valt.

## Wat iemand nodig heeft

want-line = Lijn { $row } heeft { $tiles } nodig voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $offered ->
    [yes] : { $places }.
    [no] ; die liggen er nu niet.
   *[undealt] .
}
    .terse = L{ $row } { $tiles } +{ $points }{ $offered ->
        [yes] : { $places }.
        [no] : niets.
       *[undealt] .
    }
want-completes = Dat maakt { $things } compleet.
want-nothing = Geen patroonlijn heeft een bepaalde kleur nodig.
    .terse = Geen bepaalde kleur.

## Wie het spel in deze ronde kan beëindigen

ending-possible = Ja: in rij { $row } van { $player } ontbreekt alleen nog { $color }. Lijn { $row } heeft er nog { $needs } nodig: { $places }.
    .terse = Ja, { $seat }: R{ $row }, { $needs } { $color }: { $places }.
ending-certain = Ja: { $player } maakt rij { $row } compleet, want lijn { $row } is compleet met { $color }.
    .terse = Ja, { $seat }: R{ $row } { $color }.
ending-undealt = Dat hangt van de volgende tegels af: in rij { $row } van { $player } ontbreekt alleen nog { $color }, en lijn { $row } heeft er nog { $needs } nodig.
    .terse = Misschien { $seat }: R{ $row }, { $needs } { $color }.
ending-short = Nee: in rij { $row } van { $player } ontbreekt alleen nog { $color }. Lijn { $row } heeft er nog { $needs } nodig, { $left ->
    [0] maar er zijn er geen meer
    [one] maar er is er nog maar { $left }
   *[other] maar er zijn er nog maar { $left }
}.
    .terse = Nee, { $seat }: R{ $row }, { $left } van { $needs } { $color }.
ending-far = Nee: { $player } mist in rij { $row } nog { $count } tegels, en een rij krijgt er maar één per ronde.
    .terse = Nee, { $seat }: R{ $row } -{ $count }.
ending-never = Nee: { $player } kan geen rij meer compleet maken.
    .terse = Nee, { $seat }: geen rij.
ending-nobody = Nee: niemand heeft al vier tegels in één rij.
    .terse = Nee, niemand.

## Waarom een hint goed is

because-completes = Dat levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op{ $count ->
    [0] {""}
   *[other] {" "}en maakt { $things } compleet
}{ $ends ->
    [yes] , en daarmee is het spel afgelopen.
   *[no] .
}
    .terse = +{ $points }{ $count ->
        [0] {""}
       *[other] , { $things }
    }{ $ends ->
        [yes] , einde.
       *[no] .
    }
because-denies = Dan is er voor lijn { $row } van { $player } niet genoeg meer.
    .terse = Te weinig voor { $seat }, L{ $row }.
because-avoids = Dat scheelt { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
} op de vloerlijn: bij al het andere { $least ->
    [one] valt er minstens { $least }
   *[other] vallen er minstens { $least }
}.
    .terse = Scheelt { $count } op de vloer, anders { $least }.
because-adds = Dat brengt lijn { $row } op { $count } van { $spaces }.
    .terse = L{ $row }: { $count }/{ $spaces }.
because-costs = { $marker ->
    [yes] Je krijgt de startspelertegel, en dat kost { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    } op de vloerlijn.
   *[no] Dat bederft geen lijn en kost { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    } op de vloerlijn.
}
    .terse = { $marker ->
        [yes] Starttegel, -{ $cost }.
       *[no] Vloer -{ $cost }.
    }
because-scores = Dat levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op{ $best ->
    [yes] , meer dan elke andere kolom
   *[no] {""}
}{ $count ->
    [0] {""}
   *[other] {" "}en maakt { $things } compleet
}.
    .terse = +{ $points }{ $best ->
        [yes] , het meest
       *[no] {""}
    }{ $count ->
        [0] {""}
       *[other] , { $things }
    }.
because-keeps = Zo houd je { $things } open; met kolom { $column } niet.
    .terse = Houdt { $things } open, K{ $column } niet.
