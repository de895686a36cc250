## The short course in the rules. Each step has a task, and what is said when it is done.
## What the learner types stands as it is typed: keep it in step with the words of the language.

# $step, $count: the step and how many there are
course-begins = A short course in { $count } steps. You type something in each. You can ask anything on the way. Type quit to leave the course, and course to go on with it.
course-goes-on = The course goes on with step { $step } of { $count }.
course-step = Step { $step } of { $count }.
course-left = You have left the course. Type course to go on with it.
course-ends = That was the course. Type course to hear it again. Have fun!
# A move or question that is possible, but not what the step asks for.
course-not-asked = You can do that, but this step asks for something else. Press Enter to hear it again.
# Where an order makes no sense in the course.
course-not-here = You can't do that in the course. Type quit to leave it.

course-factories = In a game of two, five factories lie on the table, with four tiles each. The tiles have five colors: { $colors }. Ask what lies on the factories: type factories.
course-factories-done = The center is still empty, except for the starting player marker.

course-take = Players take turns. On your turn you take all tiles of one color from one factory, and put them on one of your five pattern lines. Line 1 has one space, line 2 has two, and so on. Take the { $tiles } from factory 1 to line 2: type { $move }, or 1 { $word } line 2.
course-take-done = The rest of the factory went to the center. A complete line waits for the end of the round.

course-center = Instead of a factory, you can take from the center: all tiles of one color there. Ask what lies in the center: type center.
course-center-done = The first player to take from the center in a round also takes the starting player marker. It goes on the floor line, where it costs points, but whoever has it starts the next round.

course-marker = Take the { $tiles } from the center to line 3: type { $move }, or center { $word } line 3.
course-marker-done = The marker lies on your floor line now and costs 1 point.

course-overflow = Tiles that don't fit fall to the floor line. Its seven spaces cost 1, 1, 2, 2, 2, 3 and 3 points. You can preview a move before you play it. Factory 4 has { $tiles }. Ask what would happen on line 2: type preview { $move }.
course-overflow-done = A question never changes the game, so ask as much as you like.

course-one-color = A pattern line holds only one color. Your line 4 already has { $tiles }. Ask what your lines need: type needs.
course-one-color-done = Line 4 takes only { $color } until it is complete. An unfinished line stays for the next round.

course-wall-row = Each pattern line belongs to a row of your wall. A color that is already in that row can't go on its line again. Row 3 of your wall has { $color }. Take the { $tiles } from factory 2 to a line that can take them. Type moves to hear the lines.
course-wall-row-done = In the end each row of the wall has every color once, each in its own place: row 1 is { $colors }, and each row below is shifted one to the right. Type wall row 3 to hear which spaces of a row are open.

course-round-end = A round ends when all tiles are taken. Then each complete line sends one tile to the wall, where it scores, and loses its other tiles. The last tile of this round lies in the center, its color is { $color }, and your line 1 is empty. Take it there: type { $move }, or center { $word } line 1.
course-round-end-done = A tile on its own scores 1 point. Complete lines are empty again; all others stay as they are.

course-scoring = A tile next to others scores more: a point for each tile of its unbroken horizontal group, and another for each tile of its vertical group, itself included. Take the last tile to line 1 and hear what it scores: type { $move }.
course-scoring-done = { $title } now lies beside two tiles and above one: 3 points across and 2 down, 5 in all.

course-floor = At the end of a round the floor line costs its points and is emptied. A score never falls below 0. Ask what yours costs now: type floor.
course-floor-done = The marker counts like a tile.

course-game-end = When someone completes a horizontal row of five on the wall, the game is over at the end of that round. Each such row scores 2 more points, each complete column { $bonus }, and each color with all five tiles 10. Your row 1 still needs { $tiles }. Take it: type { $move }.
course-game-end-done = Most points win. In a tie, the player with more complete horizontal rows wins.

course-gray = The other side of the boards is gray: its wall has no colors printed, so you choose the column yourself. A color can be in each row and in each column only once. Your line 2 is complete with { $color }. Choose a column: type T2 and the column, like T24, or column 4.
course-gray-done = If there is no valid column for a complete line, all its tiles fall to the floor line.
