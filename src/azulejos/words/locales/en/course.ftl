## The short course in the rules. Each step has a task, and what is said when it is done.
## What the learner types stands as it is typed: keep it in step with the words of the language.

# $step, $count: the step and how many there are
course-begins = A short course in { $count } steps. In each you type something. Any question may be asked on the way. Type quit to leave the course, and course to go on with it.
course-goes-on = The course goes on with step { $step } of { $count }.
course-step = Step { $step } of { $count }.
course-left = You have left the course. Type course to go on with it.
course-ends = That was the course. Type course to hear it again. Have fun!
# A move or question that is possible, but not what the step asks for.
course-not-asked = That can be done, but the step asks for something else. Press Enter to hear it again.
# Where an order makes no sense in the course.
course-not-here = That can't be done in the course. Type quit to leave it.

course-factories = In a game of two, five factories lie on the table, with four tiles each. The tiles have five colors: { $colors }. Ask what lies on the factories: type factories.
course-factories-done = The center is still empty, except for the starting player marker.

course-take = Players take turns. In your turn you take all tiles of one color from one factory, and put them on one of your five pattern lines. Line 1 has one space, line 2 has two, and so on. Take the { $tiles } from factory 1 to line 2: type { $move }, or 1 { $word } line 2.
course-take-done = The rest of the factory went to the center. A line that is complete waits for the end of the round.

course-center = In place of a factory, a turn can take from the center: all tiles of one color there. Ask what lies in the center: type center.
course-center-done = Whoever is the first to take from the center in a round also gets the starting player marker. It is put on the floor line, where it costs points, but its owner starts the next round.

course-marker = Take the { $tiles } from the center to line 3: type { $move }, or center { $word } line 3.
course-marker-done = The marker lies on your floor line now and costs 1 point.

course-overflow = Tiles that do not fit fall to the floor line. Its seven spaces cost 1, 1, 2, 2, 2, 3 and 3 points. You can hear beforehand what a move would do. Factory 4 has { $tiles }. Ask what would happen on line 2: type preview { $move }.
course-overflow-done = Asking never changes the game, so try as much as you like.

course-one-color = A pattern line holds one color only. Your line 4 already has { $tiles }. Ask what your lines need: type needs.
course-one-color-done = Line 4 takes { $color } only, until it is complete. An unfinished line stays for the next round.

course-wall-row = Each pattern line belongs to a row of your wall. A color that a row already has can't be put on its line again. Row 3 of your wall has { $color }. Take the { $tiles } from factory 2 to a line that may have them. Type moves to hear the lines.
course-wall-row-done = In the end each row of the wall has every color once, each in its own place: row 1 is { $colors }, and each row below is shifted one to the right. Type wall row 3 to hear which spaces of a row are open.

course-round-end = A round ends when all tiles are taken. Then each complete line sends one tile to the wall, which scores, and loses its other tiles. The last tile of this round lies in the center, its color is { $color }, and your line 1 is empty. Take it there: type { $move }, or center { $word } line 1.
course-round-end-done = A tile on its own brings 1 point. Complete lines are empty again, and all others stay as they are.

course-scoring = A tile next to others scores more: a point for each tile of its unbroken horizontal group, and again for each of its vertical group, itself included. Take the last tile to line 1 and listen to what it brings: type { $move }.
course-scoring-done = { $title } came to lie beside two tiles and above one: 3 points across and 2 down, 5 in all.

course-floor = At the end of a round the floor line is counted and emptied. A score never falls below 0. Ask what yours costs now: type floor.
course-floor-done = The marker counts like a tile.

course-game-end = When someone completes a horizontal row of five on the wall, the game is over at the end of that round. Each such row brings 2 points more, each vertical column { $bonus }, and each color with all five tiles 10. Your row 1 still lacks { $tiles }. Take it: type { $move }.
course-game-end-done = Most points win. With equal points, whoever has more complete horizontal rows wins.

course-gray = The other side of the boards is gray: its wall has no colors printed, so you choose the column yourself. No color may stand twice in a row or a column. Your line 2 is complete with { $color }. Choose a column: type T2 and the column, like T24, or column 4.
course-gray-done = If a complete line finds no valid column, all its tiles fall to the floor line.
