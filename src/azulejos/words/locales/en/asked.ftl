## Answers to questions in sentences: a yes or a no first, or one thing about a topic.

yes = Yes.
no = No.

# $points: more than the next player
asked-leads = { $player } leads by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .terse = { $player } +{ $points }.
# $players: a list
asked-level = { $players } are level with { $score ->
    [one] { $score } point
   *[other] { $score } points
} each.
    .terse = { $players }: { $score } each.
asked-all-level = Everybody is level with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
    .terse = All { $score }.
asked-behind = { $player } is { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind.
    .terse = { $player } -{ $points }.

asked-no-line = None of the lines.
    .terse = No line.
asked-on-wall = { $player } has { $count ->
    [0] no tiles on the wall yet.
    [one] { $count } tile on the wall: { $tiles }.
   *[other] { $count } tiles on the wall: { $tiles }.
}
asked-color-on-wall = { $player } has { $tiles } on the wall.
asked-no-bonus = { $player } has no complete row, column or color.
    .terse = { $player }: no bonus.
# $things: a list of rows, columns and colors
asked-bonus = { $player } completed { $things }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .terse = { $player }: { $things }, +{ $points }.

asked-fits = Line { $row } can take { $color }.
    .terse = L{ $row } takes { $color }.
asked-offer = { $source ->
    [center] { $tiles } in the center.
   *[other] { $tiles } on factory { $source }.
}
    .terse = { $source ->
        [center] { $tiles } C.
       *[other] { $tiles } F{ $source }.
    }
asked-marker-comes = The starting player marker comes along and costs a space of the floor line.
    .terse = With the marker.
# $factories: a list of numbers
asked-empty = { $count ->
    [one] Factory { $factories } is empty.
   *[other] Factories { $factories } are empty.
}
    .terse = Empty: { $factories }.
asked-none-empty = No factory is empty.

asked-start-open = The starting player marker is still in the center. Whoever takes from the center first starts the next round.
    .terse = Marker: C.
asked-starts-next = { $player } has the starting player marker and starts the next round.
    .terse = Next round: { $player }.
asked-next = It is { $player }'s turn. { $next } is next.
    .terse = Turn: { $player }, then { $next }.
asked-after = After { $player }, it is { $next }'s turn.
asked-side = { $side ->
    [gray] You are playing on the gray side.
   *[colored] You are playing on the colored side.
}
# $players: a list of names
asked-players = { $count } players: { $players }. There are { $factories } factories.
asked-no-move = { $player } has not made a move yet.
    .terse = { $player }: no move.
# Tiles of one color
asked-bag = Bag: { $bag }. Lid: { $lid }.
# $rows: a list of numbers
asked-ended-by = { $player } completed { $count ->
    [one] row { $rows }
   *[other] rows { $rows }
}.
asked-when-over = The game ends after the round in which somebody completes a row of the wall.
    .terse = Until a row is complete.

## Weighing moves, and the course of a round

# $typed: a move as you type it; what it does is said after it
asked-best-color = Best with { $color }: { $typed }.
asked-best-line = Best on line { $row }: { $typed }.
    .terse = L{ $row }: { $typed }.
asked-best-source = { $source ->
    [center] Best from the center: { $typed }.
   *[other] Best from factory { $source }: { $typed }.
}
    .terse = { $source ->
        [center] C: { $typed }.
       *[other] F{ $source }: { $typed }.
    }
# Of all moves, if it isn't one of those before
asked-best-of-all = { $sign ->
    [minus] { $typed } costs the fewest points this round: { $points }.
   *[plus] { $points ->
        [0] No move scores points this round. Best would be { $typed }.
       *[other] { $typed } scores the most this round: +{ $points }.
    }
}
    .terse = Best: { $typed }, { $sign ->
        [minus] -{ $points }
       *[plus] +{ $points }
    }.
asked-fills-none = { $player } can't fill a line with one move.
    .terse = { $player }: fills no line.
asked-marker-place = The starting player marker lies on the first free space of the floor line and costs as much as that space.
    .terse = Marker: first floor space.
asked-marker-cost = { $cost ->
    [0] Your floor line is full, so it would cost you nothing.
    [one] It would cost you { $cost } point now.
   *[other] It would cost you { $cost } points now.
}
# Where a player has a color. $rows: a list of numbers, $tiles: with their number
asked-color-in-rows = { $count ->
    [0] { $player } has no { $color } on the wall.
    [one] { $player } has { $tiles } on the wall, in row { $rows }.
   *[other] { $player } has { $tiles } on the wall, in rows { $rows }.
}
    .terse = { $player }: { $tiles } on the wall.
asked-earliest = This is round { $now }. It can't end before round { $round } is over.
    .terse = Round { $now }. Not before { $round }.
asked-round-end = { $tiles ->
    [one] { $tiles } tile is left on the table.
   *[other] { $tiles } tiles are left on the table.
} When they are all taken, the Wall-tiling begins: after { $moves ->
    [one] { $moves } more move.
   *[other] at most { $moves } more moves.
}
    .terse = { $tiles } tiles, at most { $moves } moves.
# $tiles: the colors with their numbers
asked-total = { $count ->
    [0] There are no tiles left on the table.
    [one] There is { $count } tile left on the table: { $tiles }.
   *[other] There are { $count } tiles left on the table: { $tiles }.
}
# Of one color
asked-total-color = { $tiles } on the table.
asked-now-take = Take all tiles of one color from a factory or the center, and put them on a line.
asked-now-help = Type hint for a suggestion, help for everything you can type.
    .terse = hint, help
# $free: spaces of the floor line without a tile
asked-floor-free = { $free } of its { $spaces } spaces are free.
    .terse = Free: { $free }.
# $factories: a list of numbers, those with tiles; $total: how many there are
asked-filled = There are { $total } factories. { $count ->
    [0] All are empty.
    [one] Only factory { $factories } has tiles.
   *[other] Factories { $factories } have tiles.
}
    .terse = { $count ->
        [0] All { $total } are empty.
       *[other] { $total }; with tiles: { $factories }.
    }
asked-none-holds = None of { $player }'s lines holds { $color }.
    .terse = { $player }: no line with { $color }.

## Short rules

rule-bonus-worth = At the end a complete row of the wall is worth 2 points, a complete column 7 (5 in the tactile edition), and all five tiles of a color 10.
rule-floor-costs = The spaces of the floor line cost 1, 1, 2, 2, 2, 3 and 3 points, from left to right.
rule-floor-full = The floor line has seven spaces. What no longer fits there goes to the lid and costs nothing.
rule-line-empty = Yes. A pattern line may stay empty as long as you like.
rule-line-stays = No. A line that isn't full brings nothing and costs nothing: its tiles stay for the next round. Only complete lines score.
rule-same-column = No. A color can be only once in each column, and once in each row.
rule-one = No. In your turn you take all tiles of one color from one place and put them all on one line. What doesn't fit falls to the floor line.
rule-rest = What is left of a factory goes to the center. When a full line is tiled, its other tiles go to the lid. A line that isn't full keeps its tiles.
rule-tie = In a tie, more complete rows of the wall win. If that is the same, too, the victory is shared.
rule-below-zero = A score never falls below 0, however much the floor line costs.
rule-line-and-wall = You collect tiles on the pattern lines, one color on each. At the end of the round every complete line moves one tile to the wall, and only that tile scores.
rule-marker = Whoever takes from the center first in a round also takes the starting player marker. It lies on the floor line and costs points there, but you start the next round.
rule-floor-why = What doesn't fit on a pattern line falls to the floor line, and the starting player marker lies there, too.

## What a sentence asks for that the program doesn't do

told-cannot-redo = You can't bring back a move that was taken back. Type it again.
told-always-kept = The game is saved after every move. Type quit to leave; it goes on next time.
told-always-announced = Every move of the others is announced as soon as it is made.
told-cannot-rename = Names can't be changed during a game.
told-cannot-change-voice = Volume and speed are set in your screen reader or device. Type length terse to hear less.
told-pause = Take your time. Nothing happens until you type again.
told-languages = The languages are English, German and Dutch. Type language en, language de or language nl.
told-left-as-is = Nothing was changed.
told-settings = You can change language, length, letters and level. For example: length terse, level 5.
told-seats = Who plays is settled before the game. Type new for another one.
told-players = Two to four people can play. For a game of three, type new 3.
told-who = I'm the program: I know the rules, keep the score and play for the computer players.
told-hello = Hello! Type hint for a suggestion, help for everything you can type.
told-thanks = You're welcome.

## Lines that may be a move

# $words: what doesn't belong to a move, or says that none is meant
unclear-not-sure = Not played, because of { $words }.
# $moves: alternatives, as they are typed
unclear-which-move = Which one? { $moves }.
