## What is wrong with a record or a position code.

# $line: 0 where there is none; $place: a tag or a field as the notation writes it, or none
notation-at = { $line ->
    [0] In { $place }:
   *[other] { $place ->
        [none] Line { $line }:
       *[other] Line { $line }, { $place }:
    }
}
notation-misread = { $empty ->
    [yes] Something is missing.
   *[no] "{ $text }" can't be read.
}
# What would have done. $kind: what was being read
notation-expected = { $kind ->
    [move] A move is a source, a color and a line, as 3R4 or CK0; a column of the gray side is written as T25.
    [deal] A deal is written as deal: and the tiles of each factory, as deal:BRKK/YKKW/BBYW/BKKK/BYRR.
    [tiles] Tiles are letters of B, Y, R, K and W.
    [color] A color is one of B, Y, R, K and W.
    [number] A number was expected, small enough for its place.
    [seat] The number of a seat was expected.
    [rules] The rules are colored, gray, colored:5 or gray:5.
    [phase] The phase is D, O, T or X and the number of a seat.
    [counts] Five counts were expected, for B, Y, R, K and W, split by commas.
    [board] A board is written as SCORE:LINES:WALL:FLOOR.
    [pattern-line] A pattern line has tiles of one color.
    [pattern-lines] Five pattern lines were expected, split by slashes.
    [wall-row] A row of the wall has five of B, Y, R, K, W and dots.
    [wall-rows] Five rows of the wall were expected, split by slashes.
    [floor-line] A floor line has B, Y, R, K, W and M in the order in which they fell, or a dash.
    [result] The result names the seats of the winners, or is an asterisk.
    [scores] A score for each seat was expected, split by spaces.
    [termination] How it ended is rules, resign and a seat, time and a seat, cutoff or aborted.
    [position-code] A position code begins with colored or gray and has all its fields, split by spaces.
    [value] This tag has another kind of value.
   *[record] A record has one game: its tags, one a line and each once, an empty line, then the numbered rounds.
}
# $number: of the move in its round; 0 for the deal
notation-step = { $number ->
    [0] Round { $round }, the deal:
   *[other] Round { $round }, move { $number }:
}
notation-game = { $where ->
    [result] The result is not that of the game.
    [scores] The scores are not those of the boards.
   *[other] The rounds are not numbered as they are played.
}
notation-too-long = This record is too long: at most { $count } steps are shown.
notation-steps = The record has only { $count } steps.
notation-over = The game is over there.
# $board: 0 where it is about the whole table
notation-flaw = { $board ->
    [0] { "" }
   *[other] Board { $board }:{ " " }
}{ $flaw ->
    [number-out-of-range] A number is out of range.
    [count-below-zero] A number of tiles is below 0.
    [wrong-seat] A seat is not at the table.
    [wrong-number-of-factories] The number of factories does not fit the number of boards.
    [wrong-total] A color does not have 20 tiles in all.
    [factory-too-full] A factory has more than 4 tiles.
    [pattern-line-too-full] A pattern line has too many tiles.
    [pattern-line-half-empty] A pattern line has a color but no tiles, or tiles but no color.
    [pattern-line-color-on-wall] A pattern line has a color that is in its row of the wall.
    [wall-rule-broken] A wall breaks its rule.
    [floor-line-too-full] A floor line has more than 7 tiles.
    [two-markers] There are two starting player markers.
    [marker-misplaced] The starting player marker lies on the wrong floor line.
    [marker-missing] The starting player marker is missing on the floor line of who took it.
    [marker-claimed] Somebody has the starting player marker, but no round is being played.
    [nothing-on-offer] There is no tile to take.
    [tiles-on-offer] There are tiles in factories or center, but no Factory offer.
    [complete-wall-row] A row of the wall is complete, but the game goes on.
    [not-gray] Columns are chosen on the gray side only.
    [no-column-to-choose] The topmost complete pattern line has no valid column.
    [earlier-seat-not-done] An earlier seat has a complete pattern line or a floor line left.
    [floor-line-left] A floor line is not empty between two rounds.
    [complete-pattern-line-left] A pattern line is complete between two rounds.
    [seat-is-not-start] Between two rounds the seat to move must be the one that starts.
    [stalemate] No wall can change any more, but the game goes on.
   *[not-over] The game is said to be over, but it could go on.
}
