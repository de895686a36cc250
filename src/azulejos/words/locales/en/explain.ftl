## Why a move is better, in a hint or a review.
# $best and $move: the best and the played move, as you would type them.

explain-instead = { $best } instead of { $move }:
# $points: what the tile scores; $short: how many spaces stay free
explain-line = { $best } completes line { $row } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $move } leaves it { $short ->
    [one] { $short } tile
   *[other] { $short } tiles
} short.
# $cost, $less: points, without a sign
explain-floor-now = { $move } costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} on the floor line at once, { $best } costs { $less ->
    [0] nothing
   *[other] { $less }
}.
# $source: center, or the number of a factory; $points: what they bring if the round ends then
explain-leaves = { $move } leaves { $player } { $tiles } { $source ->
    [center] in the center
   *[other] on factory { $source }
}, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
explain-round = { $player } scores { $points } in this round instead of { $less }.
explain-floor-at-end = { $player }'s floor line ends up costing { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} instead of { $less }.
# Bonuses of rows, columns and colors that are complete
explain-bonuses = { $player } has { $points } bonus points at the end of the round instead of { $less }.
explain-marker = { $player } starts the next round, not { $other }.
explain-ending = { $best } ends the game with this round, { $move } doesn't.
explain-best = Best: { $moves }.
# Moves in a row. $rest: one move, or this again
variation = { $first } { $rest }

# Where the facts of this round speak for the other move
explain-despite = As far as this round goes, { $move } does better than { $best }. The search thinks { $best } pays off later.

## After a hint

why-no-hint = There is no hint to explain here. Type hint first.
why-only = There is no other move.
# What the hint is compared with, and what is said of it. $move: a spoken-move or spoken-column
why-alternative = The alternative: { $move }.
    .terse = Or { $move }.
why-alike = It differs from the hint by less than a point in this round.
    .terse = Less than a point apart.
# $how: alike, better
why-as-good = { $how ->
    [better] It may even be better: worked out by itself, it comes out ahead.
   *[alike] It is just as good, as far as the computer sees.
}
    .terse = { $how ->
        [better] Perhaps even better.
       *[alike] Just as good.
    }
# Where the facts of this round speak for the alternative
why-despite = In this round the alternative does better. The hint should pay off later.
    .terse = More now, less later.
# $points: what the tile scores; $short: how many spaces stay free
why-line = The hint completes line { $row } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the alternative leaves it { $short ->
    [one] { $short } tile
   *[other] { $short } tiles
} short.
    .terse = L{ $row } full, +{ $points }; else { $short } short.
# $cost, $less: points, without a sign
why-floor-now = The alternative costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} on the floor line at once, the hint { $less ->
    [0] nothing
   *[other] { $less }
}.
    .terse = Else floor -{ $cost }{ $less ->
        [0] {""}
       *[other] , not -{ $less }
    }.
# $source: center, or the number of a factory; $points: what they bring if the round ends then
why-leaves = The alternative leaves { $player } { $tiles } { $source ->
    [center] in the center
   *[other] on factory { $source }
}, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .terse = Leaves { $player } { $tiles } { $source ->
        [center] C
       *[other] F{ $source }
    }, +{ $points }.
why-ending = { $after ->
    [hint] The hint ends the game with this round, the alternative doesn't.
   *[alternative] The alternative ends the game with this round, the hint doesn't.
}
    .terse = { $after ->
        [hint] Ends the game, else not.
       *[alternative] Else the game ends.
    }
# What both ends of the round differ in. $who: you for the person who asked
why-round = { $who ->
    [you] You score { $points } in this round instead of { $less }.
   *[other] { $player } scores { $points } in this round instead of { $less }.
}
    .terse = { $who ->
        [you] You: { $points }, else { $less }.
       *[other] { $player }: { $points }, else { $less }.
    }
why-floor-at-end = { $who ->
    [you] Your floor line ends up costing { $cost } instead of { $less }.
   *[other] { $player }'s floor line ends up costing { $cost } instead of { $less }.
}
    .terse = { $who ->
        [you] Your floor: { $cost ->
            [0] 0
           *[other] -{ $cost }
        }, else { $less ->
            [0] 0
           *[other] -{ $less }
        }.
       *[other] { $player }'s floor: { $cost ->
            [0] 0
           *[other] -{ $cost }
        }, else { $less ->
            [0] 0
           *[other] -{ $less }
        }.
    }
# Bonuses of rows, columns and colors that are complete
why-bonuses = { $who ->
    [you] You have { $points } bonus points at the end of the round instead of { $less }.
   *[other] { $player } has { $points } bonus points at the end of the round instead of { $less }.
}
    .terse = { $who ->
        [you] Your bonus: { $points }, else { $less }.
       *[other] { $player }'s bonus: { $points }, else { $less }.
    }
# $player starts after the hint, $other after the alternative. $loser: you, or other
why-marker = { $who ->
    [you] You start the next round, not { $other }.
   *[other] { $player } starts the next round, not { $loser ->
        [you] you
       *[other] { $other }
    }.
}
    .terse = { $who ->
        [you] You start next.
       *[other] { $player } starts next.
    }
# The moves that could follow are said after it
why-after = { $after ->
    [hint] After the hint, for example:
   *[alternative] After the alternative:
}
    .terse = { $after ->
        [hint] Then:
       *[alternative] Else:
    }
# $wins, $less: percent
why-chances = Chance to win: { $wins } % after the hint, { $less } % after the alternative.
    .terse = Wins { $wins } %, else { $less } %.
