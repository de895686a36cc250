## De dingen van het spel.

# $color: blue, yellow, red, black, white
color = { $color ->
    [blue] blauw
    [yellow] geel
    [red] rood
    [black] zwart
   *[white] wit
}
    .letters = { $color ->
        [blue] B
        [yellow] G
        [red] R
        [black] Z
       *[white] W
    }
    .tactile = { $color ->
        [blue] B
        [yellow] O
        [red] R
        [black] SCH
       *[white] X
    }

# Zo wordt een zet getypt, hoe de kleuren ook genoemd worden.
color-letter = { $color ->
    [blue] B
    [yellow] G
    [red] R
    [black] Z
   *[white] W
}
    .tactile = { $color ->
        [blue] B
        [yellow] O
        [red] R
        [black] SCH
       *[white] X
    }
typed-move = { $source ->
    [center] C
   *[other] { $source }
}{ $color }{ $destination }
typed-column = T{ $row }{ $column }
typed-preview = p { $move }

spoken-move = { $tiles } { $source ->
    [center] uit het midden
   *[other] van fabriek { $source }
} { $destination ->
    [0] naar de vloerlijn
   *[other] naar lijn { $destination }
}
    .terse = { $tiles } { $source ->
        [center] M
       *[other] F{ $source }
    }-{ $destination ->
        [0] vloer
       *[other] L{ $destination }
    }
spoken-column = de tegel van lijn { $row } naar kolom { $column }
    .terse = L{ $row } kol { $column }

# Aan het begin van een zin
color-first = { $color ->
    [blue] Blauw
    [yellow] Geel
    [red] Rood
    [black] Zwart
   *[white] Wit
}
    .letters = { $color ->
        [blue] B
        [yellow] G
        [red] R
        [black] Z
       *[white] W
    }
    .tactile = { $color ->
        [blue] B
        [yellow] O
        [red] R
        [black] SCH
       *[white] X
    }

tiles = { $count } { $color ->
    [blue] blauwe
    [yellow] gele
    [red] rode
    [black] zwarte
   *[white] witte
}
    .full = { $color ->
        [blue] { $count ->
            [one] { $count } blauwe tegel
           *[other] { $count } blauwe tegels
        }
        [yellow] { $count ->
            [one] { $count } gele tegel
           *[other] { $count } gele tegels
        }
        [red] { $count ->
            [one] { $count } rode tegel
           *[other] { $count } rode tegels
        }
        [black] { $count ->
            [one] { $count } zwarte tegel
           *[other] { $count } zwarte tegels
        }
       *[white] { $count ->
            [one] { $count } witte tegel
           *[other] { $count } witte tegels
        }
    }
    .letters = { $count } { $color ->
        [blue] B
        [yellow] G
        [red] R
        [black] Z
       *[white] W
    }
    .tactile = { $count } { $color ->
        [blue] B
        [yellow] O
        [red] R
        [black] SCH
       *[white] X
    }

no-tiles = niets
marker = de startspelertegel
    .terse = starttegel

list-one = { $only }
list-two = { $first } en { $last }
    .terse = { $first }, { $last }
list-more = { $first }, { $rest }

# Zoals die in woorden getypt wordt
color-word = { $color ->
    [blue] blauw
    [yellow] geel
    [red] rood
    [black] zwart
   *[white] wit
}
    .letters = { $color ->
        [blue] B
        [yellow] G
        [red] R
        [black] Z
       *[white] W
    }
    .tactile = { $color ->
        [blue] B
        [yellow] O
        [red] R
        [black] SCH
       *[white] X
    }
# Zoveel tegels, bij elke lengte met het zelfstandig naamwoord
tiles-whole = { $count } { $color ->
    [blue] blauwe
    [yellow] gele
    [red] rode
    [black] zwarte
   *[white] witte
} { $count ->
    [one] tegel
   *[other] tegels
}
    .letters = { $count } { $color ->
        [blue] B
        [yellow] G
        [red] R
        [black] Z
       *[white] W
    }
    .tactile = { $count } { $color ->
        [blue] B
        [yellow] O
        [red] R
        [black] SCH
       *[white] X
    }

# Een getal met één cijfer achter de komma.
decimal = { $sign }{ $whole },{ $tenth }
