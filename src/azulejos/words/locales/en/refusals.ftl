## Why not. A message for each reason of the rules.

refused-game-over = The game is over.
refused-deal-pending = The factories must be filled first.
refused-not-your-turn = It is { $player }'s turn.
    .terse = Turn: { $seat }.
refused-not-factory-offer = { $player } must choose a column for line { $row } first.
    .terse = { $seat }: choose a column for line { $row }.
refused-no-such-factory = There is no factory { $source }, only 1 to { $count }.
# $empty: yes where nothing lies there at all
refused-color-not-there = { $source ->
    [center] { $empty ->
        [yes] There is no { $color } in the center: no tiles are there.
       *[no] There is no { $color } in the center, only { $tiles }.
    }
   *[other] { $empty ->
        [yes] There is no { $color } on factory { $source }: it is empty.
       *[no] There is no { $color } on factory { $source }, only { $tiles }.
    }
}
refused-pattern-line-holds-other-color = Line { $row } already holds { $color }.
    .full = Pattern line { $row } already holds { $color }, and takes no other color.
refused-wall-row-has-color = Row { $row } of the wall already has { $color }, in column { $column }.
    .full = Pattern line { $row } takes no { $color }: row { $row } of the wall already has it, in column { $column }.
refused-pattern-line-full = Line { $row } is full.
    .full = Pattern line { $row } is already complete with { $color }.
refused-not-wall-tiling = You have no column to choose right now.
refused-other-pattern-line-first = Choose a column for line { $row } first.
refused-space-taken = Row { $row }, column { $column } already holds { $color }.
refused-column-has-color = Column { $column } already has { $color }, in row { $row }.
refused-not-dealing = It's not the time to fill the factories.
refused-wrong-number-of-factories = A deal fills { $count } factories.
refused-wrong-number-of-tiles = { $count ->
    [one] Factory { $source } gets { $count } tile.
   *[other] Factory { $source } gets { $count } tiles.
}
refused-tiles-not-available = { $count ->
    [one] There is only { $count } { $color } tile.
   *[other] There are only { $count } { $color } tiles.
}
refused-bag-not-emptied-first = Empty the bag first. You left out at factory { $source }: { $tiles }.
