## Die Dinge des Spiels.

# $color: blue, yellow, red, black, white
color = { $color ->
    [blue] Blau
    [yellow] Gelb
    [red] Rot
    [black] Schwarz
   *[white] Weiß
}
    .letters = { $color ->
        [blue] B
        [yellow] G
        [red] R
        [black] S
       *[white] W
    }
    .tactile = { $color ->
        [blue] B
        [yellow] O
        [red] R
        [black] SCH
       *[white] X
    }

# So wird ein Zug getippt, wie auch immer die Farben genannt werden.
color-letter = { $color ->
    [blue] B
    [yellow] G
    [red] R
    [black] S
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
    [center] aus der Mitte
   *[other] von Manufaktur { $source }
} { $destination ->
    [0] in die Bodenreihe
   *[other] in Reihe { $destination }
}
    .terse = { $tiles } { $source ->
        [center] Mi
       *[other] M{ $source }
    }-{ $destination ->
        [0] Boden
       *[other] R{ $destination }
    }
spoken-column = die Fliese von Reihe { $row } in Spalte { $column }
    .terse = R{ $row } Sp { $column }

# Am Anfang eines Satzes
color-first = { $color ->
    [blue] Blau
    [yellow] Gelb
    [red] Rot
    [black] Schwarz
   *[white] Weiß
}
    .letters = { $color ->
        [blue] B
        [yellow] G
        [red] R
        [black] S
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
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [black] schwarze
   *[white] weiße
}
    .full = { $color ->
        [blue] { $count ->
            [one] { $count } blaue Fliese
           *[other] { $count } blaue Fliesen
        }
        [yellow] { $count ->
            [one] { $count } gelbe Fliese
           *[other] { $count } gelbe Fliesen
        }
        [red] { $count ->
            [one] { $count } rote Fliese
           *[other] { $count } rote Fliesen
        }
        [black] { $count ->
            [one] { $count } schwarze Fliese
           *[other] { $count } schwarze Fliesen
        }
       *[white] { $count ->
            [one] { $count } weiße Fliese
           *[other] { $count } weiße Fliesen
        }
    }
    .letters = { $count } { $color ->
        [blue] B
        [yellow] G
        [red] R
        [black] S
       *[white] W
    }
    .tactile = { $count } { $color ->
        [blue] B
        [yellow] O
        [red] R
        [black] SCH
       *[white] X
    }

no-tiles = nichts
marker = der Startspielermarker
    .terse = Marker

list-one = { $only }
list-two = { $first } und { $last }
    .terse = { $first }, { $last }
list-more = { $first }, { $rest }

# So, wie sie in Worten getippt wird
color-word = { $color ->
    [blue] blau
    [yellow] gelb
    [red] rot
    [black] schwarz
   *[white] weiß
}
    .letters = { $color ->
        [blue] B
        [yellow] G
        [red] R
        [black] S
       *[white] W
    }
    .tactile = { $color ->
        [blue] B
        [yellow] O
        [red] R
        [black] SCH
       *[white] X
    }
# So viele Fliesen, in jeder Länge mit dem Hauptwort
tiles-whole = { $count } { $color ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [black] schwarze
   *[white] weiße
} { $count ->
    [one] Fliese
   *[other] Fliesen
}
    .letters = { $count } { $color ->
        [blue] B
        [yellow] G
        [red] R
        [black] S
       *[white] W
    }
    .tactile = { $count } { $color ->
        [blue] B
        [yellow] O
        [red] R
        [black] SCH
       *[white] X
    }

# Eine Zahl mit einer Stelle nach dem Komma.
decimal = { $sign }{ $whole },{ $tenth }
