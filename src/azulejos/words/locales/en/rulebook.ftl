## The rules as plain text, a paragraph a message: for reading by ear and in Braille.

rulebook-title = The rules
rulebook-aim = Two to four players tile a wall of five by five spaces each. Whoever has the most points in the end wins.
rulebook-things = There are 100 tiles, 20 of each of five colors: blue, yellow, red, black and white. For 2 players there are 5 factories, for 3 players 7, for 4 players 9. Each player has a board with five pattern lines of 1 to 5 spaces, a wall, and a floor line of 7 spaces.
rulebook-round = A round has three parts: the Factory offer, the Wall-tiling, and preparing the next round. At its start every factory holds four tiles from the bag, and the starting player marker lies in the center.

rulebook-offer-title = The Factory offer
rulebook-take = The players take turns clockwise. In your turn you take all tiles of one color, either from one factory, whose other tiles then go to the center, or from the center. Whoever takes from the center first in a round gets the starting player marker as well; it covers the next free space of the floor line.
rulebook-place = You put all the tiles you took on one of your pattern lines, or all on the floor line. A pattern line holds one color only, and never a color that its row of the wall already has. Tiles that do not fit fall to the floor line. What does not fit there goes to the lid.
rulebook-offer-end = The Factory offer ends when all factories and the center are empty.

rulebook-tiling-title = The Wall-tiling
rulebook-tile = Your pattern lines come one after the other, the top one first. From each complete line one tile moves to its row of the wall and scores at once; the others go to the lid. Incomplete lines stay as they are.
rulebook-wall = On the colored side every space of the wall has its color. Row 1 is, from left to right, blue, yellow, red, black, white. Each row below is shifted one space to the right, and what leaves it on the right comes back on the left: row 2 is white, blue, yellow, red, black; row 3 is black, white, blue, yellow, red; row 4 is red, black, white, blue, yellow; row 5 is yellow, red, black, white, blue.
rulebook-score = A tile with no neighbor scores 1 point. Otherwise it scores the length of its horizontal group, if that is 2 or more, plus the length of its vertical group, if that is 2 or more.
rulebook-floor = Then the floor line is counted: its spaces cost 1, 1, 2, 2, 2, 3 and 3 points. A score never falls below 0. The tiles go to the lid. Whoever has the starting player marker starts the next round; if nobody took it, the same player starts again.
rulebook-next = For the next round the factories are filled again. When the bag is empty, the tiles of the lid go back into it.

rulebook-end-title = The end
rulebook-end = The game ends after the Wall-tiling in which somebody completed a horizontal line of five tiles. Then a complete horizontal line is worth 2 points, a complete vertical line 7 (5 in the tactile edition), and a color with all five tiles on the wall 10. With equal points, more complete horizontal lines win; after that the victory is shared. The game also ends when no wall can change any more.

rulebook-gray-title = The gray side
rulebook-gray = On the gray side no space of the wall has a color of its own. In the Wall-tiling you choose the column. No color may stand twice in a row or in a column. A complete line whose tile has no valid space falls, all of it, to the floor line.
