## Goals: what a wall still needs, what a player's lines want, who can end the game, why a hint is good.

goals-none-begun = The wall is empty: every row, column and color needs 5 tiles.
    .terse = Wall empty.
goals-complete = Complete: { $things }.
# $things: a list of goals without a tile
goals-untouched = Not begun: { $things }.
# $what: row 2, column 3 or a color; $missing: a list of colors, places or goal-in
goal = { $what } needs { $count } more: { $missing }.
    .terse = { $what } -{ $count }: { $missing }.
    .full = { $what } needs { $count ->
        [one] { $count } more tile
       *[other] { $count } more tiles
    }: { $missing }.
# Gray side: the columns or colors left don't allow it
goal-impossible = { $what } can't be completed any more.
    .terse = { $what }: impossible.
# $kind: row or column
goal-name = { $kind ->
    [row] row { $number }
   *[column] column { $number }
}
    .terse = { $kind ->
        [row] R{ $number }
       *[column] col { $number }
    }
goal-name-first = { $kind ->
    [row] Row { $number }
   *[column] Column { $number }
}
    .terse = { $kind ->
        [row] R{ $number }
       *[column] Col { $number }
    }
# $rows: a list of numbers
goal-rows = { $count ->
    [one] row { $rows }
   *[other] rows { $rows }
}
    .terse = R { $rows }
goal-all = all five { $color }
# Gray side. $what: a color or a row; $where: one or more column-for-points or row-for-points
goal-in = { $what } in { $where }
    .terse = { $what } { $where }
column-for-points = column { $column } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .terse = col { $column } +{ $points }
# The number of a column to choose on the gray side, with its points
choice-for-points = column { $column } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .terse = { $column }
row-for-points = row { $row } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .terse = R{ $row } +{ $points }
# Gray side: where the tile of a pattern line can go
goal-line-columns = Line { $row }, { $color }: { $columns }.
    .terse = L{ $row } { $color }: { $columns }.
goal-line-falls = Line { $row }, { $color }: no column is left, so it will fall to the floor line.
    .terse = L{ $row } { $color }: will fall.

## What a player wants

# $tiles: what the line lacks; $points: what its tile would score now; $places: a list, where $offered is yes
want-line = Line { $row } needs { $tiles } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $offered ->
    [yes] : { $places }.
    [no] ; none to take right now.
   *[undealt] .
}
    .terse = L{ $row } { $tiles } +{ $points }{ $offered ->
        [yes] : { $places }.
        [no] : none.
       *[undealt] .
    }
want-completes = That would complete { $things }.
want-nothing = No pattern line needs a particular color.
    .terse = No certain color.

## Who can end the game in this round

# $color: the only one that the row lacks; $needs: how many tiles its pattern line needs; $places: where they are
ending-possible = Yes: { $player }'s row { $row } needs only { $color }. Line { $row } needs { $needs } more; on offer: { $places }.
    .terse = Yes, { $seat }: R{ $row }, { $needs } { $color }: { $places }.
ending-certain = Yes: { $player } will complete row { $row }, because line { $row } is full of { $color }.
    .terse = Yes, { $seat }: R{ $row } { $color }.
ending-undealt = That depends on the next tiles: { $player }'s row { $row } needs only { $color }, and line { $row } needs { $needs } more.
    .terse = Perhaps { $seat }: R{ $row }, { $needs } { $color }.
# $left: how many the player can still get
ending-short = No: { $player }'s row { $row } needs only { $color }, but line { $row } needs { $needs } more, and there { $left ->
    [0] are none left
    [one] is only { $left } left
   *[other] are only { $left } left
} to take.
    .terse = No, { $seat }: R{ $row }, { $left } of { $needs } { $color }.
ending-far = No: { $player } still needs { $count } tiles in row { $row }, and a row gets only one each round.
    .terse = No, { $seat }: R{ $row } -{ $count }.
ending-never = No: { $player } can't complete a row any more.
    .terse = No, { $seat }: no row.
ending-nobody = No: nobody has a row with four tiles.
    .terse = No, nobody.

## Why a hint is good

# $things: what the tile completes on the wall, as $count says; $ends: yes where that ends the game
because-completes = That scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $count ->
    [0] {""}
   *[other] {" "}and completes { $things }
}{ $ends ->
    [yes] , which ends the game.
   *[no] .
}
    .terse = +{ $points }{ $count ->
        [0] {""}
       *[other] , { $things }
    }{ $ends ->
        [yes] , end.
       *[no] .
    }
because-denies = It leaves { $player } too few for line { $row }.
    .terse = Too few for { $seat }, L{ $row }.
# $least: how many would fall with any other tiles
because-avoids = It avoids { $count ->
    [one] { $count } floor tile
   *[other] { $count } floor tiles
}: anything else drops at least { $least }.
    .terse = Saves { $count } on the floor, else { $least }.
because-adds = It brings line { $row } to { $count } of { $spaces }.
    .terse = L{ $row }: { $count }/{ $spaces }.
# $cost: on the floor line; $marker: yes where it takes the starting player marker
because-costs = { $marker ->
    [yes] You get the starting player marker, for { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } on the floor line.
   *[no] It spoils no line, and costs { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } on the floor line.
}
    .terse = { $marker ->
        [yes] Marker, -{ $cost }.
       *[no] Floor -{ $cost }.
    }
# A column of the gray side. $best: yes where no other column scores as much; $things: what it completes
because-scores = It scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $best ->
    [yes] , the most of all columns
   *[no] {""}
}{ $count ->
    [0] {""}
   *[other] {" "}and completes { $things }
}.
    .terse = +{ $points }{ $best ->
        [yes] , the most
       *[no] {""}
    }{ $count ->
        [0] {""}
       *[other] , { $things }
    }.
# $things: rows, columns or colors that the column with most points would make impossible
because-keeps = It keeps { $things } possible; column { $column } would not.
    .terse = Keeps { $things }, col { $column } not.
