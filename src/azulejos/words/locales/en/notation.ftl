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
    [move] A move is a source, a color and a line, like 3R4 or CK0; a column of the gray side is written like T25.
    [deal] A deal is written as deal: and the tiles of each factory, like deal:BRKK/YKKW/BBYW/BKKK/BYRR.
    [tiles] Tiles are written with the letters B, Y, R, K and W.
    [color] A color is one of B, Y, R, K and W.
    [number] There should be a number here, and not too large a one.
    [seat] There should be the number of a seat here.
    [rules] The rules are colored, gray, colored:5 or gray:5.
    [phase] The phase is D, O, T or X and the number of a seat.
    [counts] There should be five counts here, for B, Y, R, K and W, separated by commas.
    [board] A board is written as SCORE:LINES:WALL:FLOOR.
    [pattern-line] A pattern line has tiles of one color.
    [pattern-lines] There should be five pattern lines here, separated by slashes.
    [wall-row] A row of the wall has five characters: B, Y, R, K, W or a dot.
    [wall-rows] There should be five rows of the wall here, separated by slashes.
    [floor-line] A floor line has B, Y, R, K, W and M in the order in which they fell, or a dash.
    [result] The result names the seats of the winners, or is an asterisk.
    [scores] There should be a score for each seat here, separated by spaces.
    [termination] The termination is rules, resign and a seat, time and a seat, cutoff or aborted.
    [position-code] A position code begins with colored or gray and has all its fields, separated by spaces.
    [value] This tag takes another kind of value.
   *[record] A record has one game: its tags, each once and on its own line, then an empty line, then the numbered rounds.
}
# $number: of the move in its round; 0 for the deal
notation-step = { $number ->
    [0] Round { $round }, the deal:
   *[other] Round { $round }, move { $number }:
}
notation-game = { $where ->
    [result] The result doesn't match the game.
    [scores] The scores don't match the boards.
   *[other] The rounds are not numbered in the order of play.
}
notation-too-long = This record is too long: I show at most { $count } steps.
notation-steps = The record has only { $count } steps.
notation-over = The game is already over there.
# $board: 0 where it is about the whole table
notation-flaw = { $board ->
    [0] { "" }
   *[other] Board { $board }:{ " " }
}{ $flaw ->
    [number-out-of-range] A number is out of range.
    [count-below-zero] A number of tiles is below 0.
    [wrong-seat] There is no such seat at the table.
    [wrong-number-of-factories] The number of factories doesn't match the number of boards.
    [wrong-total] There are not exactly 20 tiles of a color.
    [factory-too-full] A factory has more than 4 tiles.
    [pattern-line-too-full] A pattern line has too many tiles.
    [pattern-line-half-empty] A pattern line has a color but no tiles, or tiles but no color.
    [pattern-line-color-on-wall] A pattern line has a color that its row of the wall already has.
    [wall-rule-broken] The wall breaks a rule.
    [floor-line-too-full] The floor line has more than 7 tiles.
    [two-markers] There are two starting player markers.
    [marker-misplaced] The starting player marker lies on the wrong floor line.
    [marker-missing] The player who took the starting player marker doesn't have it on the floor line.
    [marker-claimed] Somebody has the starting player marker, but nobody is playing a round.
    [nothing-on-offer] There is no tile to take.
    [tiles-on-offer] Tiles lie on the factories or in the center, but this is not the Factory offer.
    [complete-wall-row] A row of the wall is complete, but the game goes on.
    [not-gray] You choose columns only on the gray side.
    [no-column-to-choose] The top complete pattern line has no valid column.
    [earlier-seat-not-done] An earlier seat still has a complete pattern line or tiles on the floor line.
    [floor-line-left] A floor line is not empty between two rounds.
    [complete-pattern-line-left] A pattern line is complete between two rounds.
    [seat-is-not-start] Between two rounds the starting player must be the one to move.
    [stalemate] No wall can change any more, but the game goes on.
   *[not-over] The game is marked as over, but it could go on.
}
