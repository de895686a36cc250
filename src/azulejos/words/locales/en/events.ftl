## What happened.

# A deal. $poured: how many tiles came back from the lid, 0 for none.
factories-filled = Round { $round }. { $player } starts.{ $poured ->
    [0] {""}
   *[other] {" "}The bag was refilled from the lid.
}
    .terse = Round { $round }: { $seat } starts.
    .full = Round { $round } begins, and the factories are filled. { $player } starts.{ $poured ->
        [0] {""}
        [one] {" "}The bag ran out and got { $poured } tile back from the lid.
       *[other] {" "}The bag ran out and got { $poured } tiles back from the lid.
    }

# A move. $source: center or the number of a factory; $destination: 0 for the floor line;
# $fallen: how many of them had no space on the pattern line; $marker: yes or no.
# Terse: at most 40 characters, whatever the numbers.
move = { $player }: { $tiles } { $source ->
    [center] from the center
   *[other] from factory { $source }
} { $destination ->
    [0] to the floor line
   *[other] to line { $destination }
}.
    .terse = { $seat }: { $tiles } { $source ->
        [center] C
       *[other] F{ $source }
    }-{ $destination ->
        [0] floor
       *[other] { $destination }
    }{ $fallen ->
        [0] {""}
        [one] , { $fallen } falls
       *[other] , { $fallen } fall
    }{ $marker ->
        [yes] , marker
       *[no] {""}
    }.
    .full = { $player } takes { $tiles } { $source ->
        [center] from the center of the table
       *[other] from factory { $source }
    } and puts { $count ->
        [one] it
       *[other] them
    } { $destination ->
        [0] on the floor line
       *[other] on pattern line { $destination }
    }.

# Tiles of a move. $count: those that fell to the floor line; $lost: those for which it had no space.
tiles-fell = { $count ->
    [0] {""}
    [one] { $count } falls to the floor line.
   *[other] { $count } fall to the floor line.
}{ $lost ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}
    }{ $lost ->
        [one] { $lost } goes
       *[other] { $lost } go
    } to the lid.
}
    .terse = {""}
    .full = { $count ->
        [0] {""}
        [one] { $count } tile falls to the floor line.
       *[other] { $count } tiles fall to the floor line.
    }{ $lost ->
        [0] {""}
       *[other] { $count ->
            [0] {""}
           *[other] {" "}
        }The floor line is full, so { $lost ->
            [one] { $lost } tile goes
           *[other] { $lost } tiles go
        } to the lid.
    }

moved-to-center = { $tiles } to the center.
    .terse = {""}
    .full = The rest goes to the center: { $tiles }.

# $costs: no where the floor line was full already.
marker-taken = Takes the starting player marker.
    .terse = {""}
    .full = This is the first time in this round that someone takes from the center, so the starting player marker comes with it{ $costs ->
        [yes] {" "}and goes to the floor line
       *[no] ; the floor line is full, so it costs nothing
    }.

pattern-line-complete = Line { $row } is complete.
    .terse = {""}
    .full = Pattern line { $row } is complete.

# A tile of a complete pattern line goes to the wall.
wall-tiled = { $player }: { $color } in row { $row }, column { $column }, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .terse = { $seat }: { $color } row { $row } col { $column } +{ $points }={ $score }.
    .full = { $player } puts { $color } on the wall in row { $row }, column { $column }: { $horizontal ->
        [1] { $vertical ->
            [1] a tile on its own
           *[other] { $vertical } down
        }
       *[other] { $horizontal } across{ $vertical ->
            [1] {""}
           *[other] {" "}and { $vertical } down
        }
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, score { $score }.

# The next tile of the same player, named by its color alone.
wall-tiled-next = { $title } in row { $row }, column { $column }, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .full = { $title } in row { $row }, column { $column }: { $horizontal ->
        [1] { $vertical ->
            [1] a tile on its own
           *[other] { $vertical } down
        }
       *[other] { $horizontal } across{ $vertical ->
            [1] {""}
           *[other] {" "}and { $vertical } down
        }
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, score { $score }.

# Gray side: a complete pattern line with no valid space.
pattern-line-fell = { $player }: no space on the wall for line { $row }, { $tiles } to the floor line.
    .terse = { $seat }: line { $row } falls, { $tiles }.
    .full = { $player }: the wall has no valid space for the tile of pattern line { $row }, so the whole line falls to the floor line, { $tiles }.

floor-scored = { $player }: floor line, { $points ->
    [one] { $points } point
   *[other] { $points } points
} lost.
    .terse = { $seat }: floor -{ $points }={ $score }.
    .full = { $player } has { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } of the floor line covered, which costs { $penalty }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } lost, score { $score }.

# The Factory offer is over.
tiling-begins = Wall-tiling of round { $round }.
    .terse = Wall-tiling.

# The summary of a round: points from the wall, points lost on the floor, the score after both.
round-points = { $player }: { $wall ->
    [0] no points
    [one] { $wall } point
   *[other] { $wall } points
}{ $floor ->
    [0] {""}
   *[other] , minus { $floor } for the floor line
}, score { $score }.
    .terse = { $seat }: +{ $wall }{ $floor ->
        [0] {""}
       *[other] {" "}-{ $floor }
    }={ $score }.
    .full = { $player } scores { $wall ->
        [0] no points
        [one] { $wall } point
       *[other] { $wall } points
    } on the wall{ $floor ->
        [0] {""}
       *[other] {" "}and loses { $floor } on the floor line
    }; the score is { $score }.

# The floor line costs more than the player has. $had: the score before it
round-points-cut = { $player }: { $wall ->
    [0] no points
    [one] { $wall } point
   *[other] { $wall } points
}, minus { $cost } for the floor line: the score { $had ->
    [0] stays 0
   *[other] falls from { $had } to 0
}.
    .terse = { $seat }: +{ $wall } -{ $cost }, score 0.
floor-scored-cut = { $player }: floor line, minus { $cost }: the score { $had ->
    [0] stays 0
   *[other] falls from { $had } to 0
}.
    .terse = { $seat }: floor -{ $cost }, score 0.

next-round = { $player } starts the next round.
    .terse = {""}
    .full = { $player } starts round { $round }.

game-over = { $who ->
    [you] The game is over: you completed a row.
    [another] The game is over: { $players } completed a row.
   *[others] The game is over: { $players } completed a row.
}
    .terse = Game over.
game-over-stalemate = The game is over: no wall can change any more.
    .terse = Game over, stalemate.

bonus-horizontal-line = { $player }: row { $row } is complete, { $points } points.
    .terse = { $seat }: row { $row } +{ $points }={ $score }.
    .full = { $player } gets { $points } points for the complete horizontal line in row { $row }, score { $score }.
bonus-vertical-line = { $player }: column { $column } is complete, { $points } points.
    .terse = { $seat }: column { $column } +{ $points }={ $score }.
    .full = { $player } gets { $points } points for the complete vertical line in column { $column }, score { $score }.
bonus-color = { $player }: all five { $color }, { $points } points.
    .terse = { $seat }: all { $color } +{ $points }={ $score }.
    .full = { $player } gets { $points } points for all five { $color } tiles, score { $score }.

final-score = { $player }: { $bonus ->
    [0] no bonus
   *[other] { $bonus } bonus points
}, final score { $score }.
    .terse = { $seat }: bonus { $bonus }={ $score }.

# $by: points, horizontal_lines or shared
winners = { $by ->
    [points] { $who ->
        [you] { $other ->
            [none] You win with { $score } points!
           *[other] You win { $score } to { $other }!
        }
       *[others] { $other ->
            [none] { $players } wins with { $score } points.
           *[other] { $players } wins { $score } to { $other }.
        }
    }
    [horizontal_lines] { $who ->
        [you] A tie, but you completed more rows: you win!
       *[others] A tie, but { $players } completed more rows and wins.
    }
   *[shared] { $players } share the victory.
}
