## Why not. A message for each reason of the rules.

refused-game-over = The game is over.
refused-deal-pending = The factories must be filled first.
refused-not-your-turn = It is the turn of { $player }.
    .terse = Turn: { $seat }.
refused-not-factory-offer = { $player } must choose a column for line { $row } first.
    .terse = Choose a column for line { $row }.
refused-no-such-factory = There is no factory { $source }. The factories are numbered 1 to { $count }.
refused-color-not-there = { $source ->
    [center] There is no { $color } in the center. It holds: { $tiles }.
   *[other] There is no { $color } on factory { $source }. It holds: { $tiles }.
}
refused-pattern-line-holds-other-color = Line { $row } already holds { $color }.
refused-wall-row-has-color = Row { $row } of the wall already has { $color }, in column { $column }.
refused-pattern-line-full = Line { $row } is full.
    .full = Pattern line { $row } is full already, of { $color }.
refused-not-wall-tiling = No column is to be chosen now.
refused-other-pattern-line-first = Line { $row } is tiled first.
refused-space-taken = Row { $row }, column { $column } already holds { $color }.
refused-column-has-color = Column { $column } already has { $color }, in row { $row }.
refused-not-dealing = No deal is due now.
refused-wrong-number-of-factories = A deal fills { $count } factories.
refused-wrong-number-of-tiles = { $count ->
    [one] Factory { $source } gets { $count } tile.
   *[other] Factory { $source } gets { $count } tiles.
}
refused-tiles-not-available = Of { $color } there are only { $count }.
refused-bag-not-emptied-first = The bag must be emptied first; left out at factory { $source }: { $tiles }.
