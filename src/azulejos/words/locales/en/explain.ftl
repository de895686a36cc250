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
# $best, $move: moves, as you would type them
why-alike = { $best } and { $move } differ by less than a point in this round.
# $how: alike, better
why-as-good = { $move } { $how ->
    [better] may even be better than { $best }: searched by itself, it comes out ahead.
   *[alike] is just as good as { $best }, as far as the search sees.
}
# The moves after the one that the hint is compared with
why-other = The other: { $moves }.
# $best, $move: moves; $wins, $less: percent
why-chances = Chance to win: { $wins } % after { $best }, { $less } % after { $move }.
