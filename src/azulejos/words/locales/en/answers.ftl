## What is where, and what can be done.

factory = Factory { $factory }: { $tiles }.
    .terse = F{ $factory }: { $tiles }.
    .full = Factory { $factory } holds { $tiles }.
factory-empty = Factory { $factory }: empty.
    .terse = F{ $factory }: empty.
factories-empty = All factories are empty.

# $empty: yes or no; $marker: yes where the starting player marker lies there too
center = { $empty ->
    [yes] { $marker ->
        [yes] Center: only the starting player marker.
       *[no] Center: empty.
    }
   *[no] { $marker ->
        [yes] Center: { $tiles }, with the starting player marker.
       *[no] Center: { $tiles }.
    }
}
    .terse = { $empty ->
        [yes] { $marker ->
            [yes] C: marker.
           *[no] C: empty.
        }
       *[no] { $marker ->
            [yes] C: { $tiles }, marker.
           *[no] C: { $tiles }.
        }
    }

count-at = { $source ->
    [center] { $count } in the center
   *[other] { $count } on factory { $source }
}
    .terse = { $source ->
        [center] { $count } C
       *[other] { $count } F{ $source }
    }
# $count: how many in all
color-at = { $title }: { $places }.
    .full = { $title }: { $places }; { $count } in all.
color-nowhere = There is no { $color } on offer.
    .terse = No { $color }.

offer = { $source ->
    [center] { $tiles } in the center
   *[other] { $tiles } on factory { $source }
}
    .terse = { $source ->
        [center] { $tiles } C
       *[other] { $tiles } F{ $source }
    }
offers = { $least } or more: { $offers }.
no-offers = No factory has { $least } or more of one color, and neither has the center.
    .terse = None of { $least } or more.

# $count: how many in all
bag = { $count ->
    [0] The bag is empty.
    [one] Bag, { $count } tile: { $tiles }.
   *[other] Bag, { $count } tiles: { $tiles }.
}
    .terse = Bag { $count }: { $tiles }.
lid = { $count ->
    [0] The lid is empty.
    [one] Lid, { $count } tile: { $tiles }.
   *[other] Lid, { $count } tiles: { $tiles }.
}
    .terse = Lid { $count }: { $tiles }.

# $phase: offer or tiling
turn-round = Round { $round }, { $phase ->
    [tiling] Wall-tiling
   *[offer] Factory offer
}. { $player } started the round.
    .terse = Round { $round }, { $phase ->
        [tiling] tiling
       *[offer] offer
    }; { $seat } started.
turn-now = It is { $player }'s turn.
    .terse = Turn: { $seat }.
turn-marker-center = The starting player marker is in the center.
    .terse = Marker: C.
turn-marker = { $player } has the starting player marker.
    .terse = Marker: { $seat }.
turn-deal = Round { $round } is next. { $player } starts.
turn-game-over = The game ended after round { $round }.
no-clock = There is no clock: take your time.
# What is left to a player.
clock-left = { $player }: { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}, { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
    .terse = { $player }: { $minutes } min { $seconds } s.
# Until a move must be made.
days-left = Time for this move: { $days } { $days ->
    [one] day
   *[other] days
}, { $hours } { $hours ->
    [one] hour
   *[other] hours
}.
    .terse = { $days } d { $hours } h.

board = { $player }, score { $score }.
    .terse = { $seat }: score { $score }.
pattern-line-holds = Line { $row }: { $count } of { $spaces } { $color }, { $needs ->
    [0] complete
   *[other] needs { $needs }
}.
    .terse = L{ $row }: { $count }/{ $spaces } { $color }.
    .full = Pattern line { $row } holds { $count } of { $spaces } { $color } { $needs ->
        [0] and is complete
       *[other] and needs { $needs } more
    }.
pattern-line-empty = Line { $row }: empty, { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}.
    .terse = L{ $row }: empty.
    .full = Pattern line { $row } is empty and has { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
# $any: yes where it takes every color
pattern-line-takes = { $any ->
    [yes] Line { $row }: empty, takes any color.
   *[no] Line { $row }: empty, takes { $colors }.
}
    .terse = { $any ->
        [yes] L{ $row }: any color.
       *[no] L{ $row }: { $colors }.
    }
    .full = { $any ->
        [yes] Pattern line { $row } is empty and takes any color.
       *[no] Pattern line { $row } is empty and takes { $colors }.
    }
# Gray side: complete with one of these colors, the line would find no space. $count: how many
pattern-line-takes-some = Line { $row }: empty, takes { $colors }; { $falling } { $count ->
    [one] would fall
   *[other] would fall
} to the floor line.
    .terse = L{ $row }: { $colors }; not { $falling }.
    .full = Pattern line { $row } is empty and takes { $colors }; { $falling } { $count ->
        [one] would fall
       *[other] would fall
    } to the floor line.
pattern-line-takes-none = Line { $row }: empty; { $falling } { $count ->
    [one] would fall
   *[other] would fall
} to the floor line.
    .terse = L{ $row }: not { $falling }.
    .full = Pattern line { $row } is empty; { $falling } { $count ->
        [one] would fall
       *[other] would fall
    } to the floor line.
no-line-takes = { $title } fits on no line.
    .terse = { $title }: no line.
pattern-line-closed = Line { $row }: closed, its wall row is complete.
    .terse = L{ $row }: closed.
    .full = Pattern line { $row } takes no more tiles: its wall row is complete.

wall-empty = The wall is empty.
# The colored side. $first: the colors of row 1; $second and so on: the first color of that row
wall-layout = Row 1 from left to right: { $first }. Each row below is shifted one column to the right: row 2 begins with { $second }, row 3 with { $third }, row 4 with { $fourth }, row 5 with { $fifth }.
    .terse = R1: { $first }; each row below is shifted one to the right.
row-empty = Row { $row }: empty.
    .terse = R{ $row }: empty.
row-complete = Row { $row }: complete.
    .terse = R{ $row }: complete.
row-complete-gray = Row { $row }, complete: { $tiles }.
    .terse = R{ $row }, complete: { $tiles }.
# On the colored side. $missing: a list of open-at, each with its column
row-open = Row { $row }: empty; open: { $missing }.
    .terse = R{ $row }: empty; { $missing }.
row-holds = Row { $row }: { $tiles }; open: { $missing }.
    .terse = R{ $row }: { $tiles }; open: { $missing }.
row-holds-gray = Row { $row }: { $tiles }; still needs { $missing }.
    .terse = R{ $row }: { $tiles }.
at-column = { $color } in column { $column }
    .terse = { $color } { $column }
column-empty = Column { $column }: empty.
    .terse = Col { $column }: empty.
column-complete = Column { $column }: complete.
column-complete-gray = Column { $column }, complete: { $tiles }.
    .terse = Col { $column }, complete: { $tiles }.
column-open = Column { $column }: empty; open: { $missing }.
    .terse = Col { $column }: empty; { $missing }.
column-holds = Column { $column }: { $tiles }; open: { $missing }.
    .terse = Col { $column }: { $tiles }; open: { $missing }.
column-holds-gray = Column { $column }: { $tiles }; still needs { $missing }.
    .terse = Col { $column }: { $tiles }.
at-row = { $color } in row { $row }
    .terse = { $color } { $row }
# $number: the column in a row, the row in a column
open-at = { $color } { $number }

# One space. $color: the color that it holds or asks for
space-taken = Row { $row }, column { $column }: { $color }.
    .terse = R{ $row } col { $column }: { $color }.
space-open = Row { $row }, column { $column }: { $color }, empty; would score { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .terse = R{ $row } col { $column }: { $color }, empty, +{ $points }.
space-empty = Row { $row }, column { $column }: empty.
    .terse = R{ $row } col { $column }: empty.

# Before an answer about another board
about-player = { $player }.
    .terse = { $seat }.
floor-empty = Floor line: empty.
    .terse = Floor: empty.
# $cost: points, written without the minus
floor = Floor line: { $things }; costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
    .terse = Floor { $count }: -{ $cost }.
    .full = The floor line holds, from left to right: { $things }. That costs { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.

# What the round would bring if it ended now. $phase: offer or tiling; $sign: plus or minus
score = { $player }: { $score }; { $sign ->
    [minus] { $phase ->
        [tiling] the rest of this round would cost { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[offer] this round would cost { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
   *[plus] { $phase ->
        [tiling] { $points ->
            [0] nothing more to come this round
            [one] { $points } more point to come this round
           *[other] { $points } more points to come this round
        }
       *[offer] { $points ->
            [0] no points this round so far
            [one] this round would bring { $points } point
           *[other] this round would bring { $points } points
        }
    }
}.
    .terse = { $seat }: { $score } { $sign ->
        [minus] -{ $points }
       *[plus] +{ $points }
    }.
    .full = { $player }: score { $score }; { $sign ->
        [minus] { $phase ->
            [tiling] the rest of this round costs { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
           *[offer] if the round ended now, it would cost { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
        }
       *[plus] { $phase ->
            [tiling] { $points ->
                [0] the rest of this round brings nothing more
                [one] the rest of this round brings { $points } point
               *[other] the rest of this round brings { $points } points
            }
           *[offer] { $points ->
                [0] if the round ended now, it would bring nothing
                [one] if the round ended now, it would bring { $points } point
               *[other] if the round ended now, it would bring { $points } points
            }
        }
    }.
score-final = { $player }: { $score }.
    .terse = { $seat }: { $score }.
    .full = { $player }: final score { $score }.

# $rows: the numbers of the pattern lines that can take them
moves-of = { $count ->
    [0] { $source ->
        [center] { $tiles } from the center: only to the floor line.
       *[other] { $tiles } from factory { $source }: only to the floor line.
    }
    [one] { $source ->
        [center] { $tiles } from the center: line { $rows }, or the floor line.
       *[other] { $tiles } from factory { $source }: line { $rows }, or the floor line.
    }
   *[other] { $source ->
        [center] { $tiles } from the center: lines { $rows }, or the floor line.
       *[other] { $tiles } from factory { $source }: lines { $rows }, or the floor line.
    }
}
    .terse = { $count ->
        [0] { $source ->
            [center] { $tiles } C: floor.
           *[other] { $tiles } F{ $source }: floor.
        }
       *[other] { $source ->
            [center] { $tiles } C: { $rows }, floor.
           *[other] { $tiles } F{ $source }: { $rows }, floor.
        }
    }
no-pattern-lines = none
columns-to-choose = Line { $row } is complete with { $color }. You can choose { $columns }.
    .terse = L{ $row } { $color }, columns: { $columns }.
no-moves = There is no such move.

# $placed: how many of them fit
preview = { $destination ->
    [0] { $tiles } { $source ->
        [center] from the center
       *[other] from factory { $source }
    } to the floor line.
   *[other] { $needs ->
        [0] { $tiles } { $source ->
            [center] from the center
           *[other] from factory { $source }
        } { $count ->
            [one] fills
           *[other] fill
        } line { $destination }.
       *[other] { $tiles } { $source ->
            [center] from the center
           *[other] from factory { $source }
        } to line { $destination }, which needs { $needs } more.
    }
}
    .terse = { $tiles } { $source ->
        [center] C
       *[other] F{ $source }
    }-{ $destination ->
        [0] floor
       *[other] { $destination }: { $needs ->
            [0] full
           *[other] { $needs } to go
        }
    }.
# $count: to the floor line; $lost: those for which it has no space
preview-fell = { $count ->
    [0] {""}
    [one] { $count } falls to the floor line.
   *[other] { $count } fall to the floor line.
}{ $lost ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}
    }The floor line has no space for { $lost ->
        [one] { $lost } tile
       *[other] { $lost } tiles
    }.
}
    .terse = { $count ->
        [0] {""}
       *[other] Floor: { $count }.
    }{ $lost ->
        [0] {""}
       *[other] { $count ->
            [0] {""}
           *[other] {" "}
        }Lid: { $lost }.
    }
preview-to-center = To the center: { $tiles }.
    .terse = C: { $tiles }.
preview-marker = You also take the starting player marker.
    .terse = Marker.
preview-points = { $sign ->
    [minus] { $points ->
        [one] It costs { $points } point at the end of the round.
       *[other] It costs { $points } points at the end of the round.
    }
   *[plus] { $points ->
        [0] No extra points at the end of the round.
        [one] +{ $points } point at the end of the round.
       *[other] +{ $points } points at the end of the round.
    }
}
    .terse = { $sign ->
        [minus] -{ $points }.
       *[plus] +{ $points }.
    }
# On the gray side
preview-would-fall = But row { $row } of the wall has no space left for { $color }: the whole line would fall to the floor line.
    .terse = No space for { $color }: it would fall.
preview-ends-game = That completes row { $row } of the wall, and the game ends after this round.
    .terse = Row { $row } complete, last round.
# Where the score is 0 already, so that the floor line can't take points away
preview-floor-costs = The floor line costs { $cost }, but your score can't fall below 0.
    .terse = Floor -{ $cost }.
# A column of the gray side
preview-tiling = Row { $row }, column { $column } would score { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .terse = Row { $row } col { $column } +{ $points }.

nothing-happened = Nothing has happened since your last turn.
    .terse = Nothing.
no-moves-yet = Nobody has moved yet.
# Before the scores of a round
details-of = Every score of round { $round }:
    .terse = Round { $round }:
nothing-scored = No round has been scored yet.
