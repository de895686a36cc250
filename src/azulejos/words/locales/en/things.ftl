## The things of the game.

# $color: blue, yellow, red, black, white
color = { $color ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
}
    .letters = { $color ->
        [blue] B
        [yellow] Y
        [red] R
        [black] K
       *[white] W
    }
    .tactile = { $color ->
        [blue] B
        [yellow] O
        [red] R
        [black] SCH
       *[white] X
    }

# As a move is typed, whatever colors are called when they are said.
color-letter = { $color ->
    [blue] B
    [yellow] Y
    [red] R
    [black] K
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

# A move as people say it. $destination: 0 for the floor line
spoken-move = { $tiles } { $source ->
    [center] from the center
   *[other] from factory { $source }
} { $destination ->
    [0] to the floor line
   *[other] to line { $destination }
}
    .terse = { $tiles } { $source ->
        [center] C
       *[other] F{ $source }
    }-{ $destination ->
        [0] floor
       *[other] L{ $destination }
    }
spoken-column = the tile of line { $row } to column { $column }
    .terse = L{ $row } col { $column }

# At the beginning of a sentence
color-first = { $color ->
    [blue] Blue
    [yellow] Yellow
    [red] Red
    [black] Black
   *[white] White
}
    .letters = { $color ->
        [blue] B
        [yellow] Y
        [red] R
        [black] K
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
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
}
    .full = { $color ->
        [blue] { $count ->
            [one] { $count } blue tile
           *[other] { $count } blue tiles
        }
        [yellow] { $count ->
            [one] { $count } yellow tile
           *[other] { $count } yellow tiles
        }
        [red] { $count ->
            [one] { $count } red tile
           *[other] { $count } red tiles
        }
        [black] { $count ->
            [one] { $count } black tile
           *[other] { $count } black tiles
        }
       *[white] { $count ->
            [one] { $count } white tile
           *[other] { $count } white tiles
        }
    }
    .letters = { $count } { $color ->
        [blue] B
        [yellow] Y
        [red] R
        [black] K
       *[white] W
    }
    .tactile = { $count } { $color ->
        [blue] B
        [yellow] O
        [red] R
        [black] SCH
       *[white] X
    }

no-tiles = nothing
marker = the starting player marker
    .terse = marker

list-one = { $only }
list-two = { $first } and { $last }
    .terse = { $first }, { $last }
list-more = { $first }, { $rest }

# As it is typed in words
color-word = { $color ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
}
    .letters = { $color ->
        [blue] B
        [yellow] Y
        [red] R
        [black] K
       *[white] W
    }
    .tactile = { $color ->
        [blue] B
        [yellow] O
        [red] R
        [black] SCH
       *[white] X
    }
# So many tiles, with the noun at every length
tiles-whole = { $count } { $color ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
} { $count ->
    [one] tile
   *[other] tiles
}
    .letters = { $count } { $color ->
        [blue] B
        [yellow] Y
        [red] R
        [black] K
       *[white] W
    }
    .tactile = { $count } { $color ->
        [blue] B
        [yellow] O
        [red] R
        [black] SCH
       *[white] X
    }

# A number with one digit after the point. $sign: empty, + or -
decimal = { $sign }{ $whole }.{ $tenth }
