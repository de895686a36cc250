## The rules as plain text, a paragraph a message: for reading by ear and in Braille.

rulebook-title = The rules
rulebook-aim = Two to four players each tile a wall of five by five spaces. Whoever has the most points in the end wins.
rulebook-things = There are 100 tiles, 20 of each of five colors: blue, yellow, red, black and white. For 2 players there are 5 factories, for 3 players 7, for 4 players 9. Each player has a board with five pattern lines of 1 to 5 spaces, a wall, and a floor line of 7 spaces.
rulebook-round = A round has three parts: the Factory offer, the Wall-tiling, and preparing the next round. At its start every factory holds four tiles from the bag, and the starting player marker lies in the center.

rulebook-offer-title = The Factory offer
rulebook-take = Players take turns clockwise. On your turn you take all tiles of one color, either from one factory, whose other tiles then go to the center, or from the center. The first player to take from the center in a round also takes the starting player marker and puts it on the first free space of the floor line.
rulebook-place = You put all the tiles you took on one of your pattern lines, or all on the floor line. A pattern line holds only one color, and never a color that its row of the wall already has. Tiles that don't fit fall to the floor line. What doesn't fit there goes to the lid.
rulebook-offer-end = The Factory offer ends when all factories and the center are empty.

rulebook-tiling-title = The Wall-tiling
rulebook-tile = Go through your pattern lines from top to bottom. From each complete line one tile moves to its row of the wall and scores at once; the others go to the lid. Incomplete lines stay as they are.
rulebook-wall = On the colored side every space of the wall has its color. Row 1 is, from left to right, blue, yellow, red, black, white. Each row below is shifted one space to the right, and what leaves it on the right comes back on the left: row 2 is white, blue, yellow, red, black; row 3 is black, white, blue, yellow, red; row 4 is red, black, white, blue, yellow; row 5 is yellow, red, black, white, blue.
rulebook-score = A tile with no neighbor scores 1 point. Otherwise it scores the length of its horizontal group, if that is 2 or more, plus the length of its vertical group, if that is 2 or more.
rulebook-floor = At the end of the Wall-tiling the floor line counts: its spaces cost 1, 1, 2, 2, 2, 3 and 3 points. A score never falls below 0. The tiles go to the lid. Whoever has the starting player marker starts the next round; if nobody took it, the same player starts again.
rulebook-next = For the next round you fill the factories again. When the bag is empty, the tiles from the lid go back into it.

rulebook-end-title = The end
rulebook-end = The game ends after the Wall-tiling in which somebody completed a horizontal line of five tiles. Then a complete horizontal line is worth 2 points, a complete vertical line 7 (5 in the tactile edition), and a color with all five tiles on the wall 10. In a tie, more complete horizontal lines win; after that the tied players share the victory. The game also ends when no wall can change any more.

rulebook-gray-title = The gray side
rulebook-gray = On the gray side no space of the wall has a color of its own. In the Wall-tiling you choose the column. A color can be in each row and in each column only once. If there is no valid space for the tile of a complete line, the whole line falls to the floor line.
