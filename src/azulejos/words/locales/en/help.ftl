## Help: an overview, and a message for everything that can be typed after "help".

help-overview = Type a move as source, color and line: 3R4, or 3 red line 4. C is the center, 0 the floor line.
help-overview-tiling = On the gray side choose a column for a complete line by T25, or column 5.
help-overview-questions = Ask any time: factories, center, where red, offers, needs, goals, wants, ending, board, line 4, wall, floor, scores, moves, preview 3R4, last, changes, details, bag, turn, repeat.
help-overview-orders = Commands: undo, hint, why, level, language, length, letters, resign, new, games, replay, review, course, record, code, quit.
help-overview-more = Type help and one of these words to hear more, or course for a short course in the rules.

## Questions

help-factories = factories, or d: what lies on every factory and in the center. With a number, d 3, one factory only.
help-center = center, or c: what lies in the center of the table, and whether the starting player marker is there.
help-color = where red, or t red: where tiles of that color can be taken, and how many.
help-offers = offers, or g: where three or more tiles of one color lie. With a number, g 2, where that many or more lie.
help-needs = needs, or n: what each of your pattern lines still needs, and which colors the empty ones take. With a player, n 2, the lines of that player. With a color, n red, the lines that can take it.
help-goals = goals: what the rows, columns and colors of your wall still need, the nearest first. With a player, goals 2, the wall of that player.
help-wants = wants: what would complete your pattern lines, and where it lies. With a player, wants 2, the lines of that player.
help-ending = ending 2: whether that player can end the game in this round. Without a player, whether anybody can.
help-board = board, or b: your whole board. With a player, b 2, the board of that player. board narrow draws it, at most 40 columns wide.
help-line = line 4, or l 4: what a pattern line holds and needs. With a player, line 4 of 2, the line of that player.
help-wall = wall, or w: the tiles on your wall, row by row. w row 2 and w column 3 tell one row or column only, w row 2 column 3 one space. With a player, wall of 2 or w row 2 of 2, the wall of that player.
help-floor = floor, or f: what lies on your floor line and what it costs.
help-scores = scores, or s: everyone's score, and what this round would bring if it ended now. With a player, s 2, only that player's.
help-moves = moves, or m: all moves you can make. m 3 lists those from factory 3, m 3 red those with red from factory 3.
help-preview = preview 3R4, or p 3R4: what that move would do, without playing it: what fits, what falls, what goes to the center, and the points. 3R4 with a question mark does the same.
help-last = last: the last move. With a number, last 4, that many moves.
help-changes = changes, or diff: everything that has happened since your last turn.
help-details = details: every single score of the last round, tile by tile.
help-bag = bag: how many tiles of each color are in the bag and in the lid.
help-turn = turn, or who: the round, who started it, whose turn it is, and where the starting player marker is.
help-clock = clock: how much time everyone has left. Without a clock, take as long as you like.
help-repeat = repeat: the last answer again.
help-help = help: what you can type. help and one of the words: what that word does.

## Orders

help-undo = undo: takes back your last move, and the answers to it. With a number, undo 2, that many of your moves. Once the factories have been filled again, it's too late.
help-hint = hint: a move that the computer would play for you, and what it would do.
help-why = why: what speaks for the last hint, compared with the next best move. With a move, why not 3R2, compared with that one. Then type more to hear how both would go on.
help-level = level 5: how well the computer plays, from 1, the easiest, to 8. Without a number, what the levels are like.
help-language = language de: changes the language: en for English, de for German, nl for Dutch.
help-length = length terse: how much I say. terse fits a Braille line of 40 cells; there are also normal and full.
help-letters = letters tactile: what colors are called: names, letters, or the letters of the tactile set.
help-resign = resign: gives up the game. Type it twice. Against one player that ends the game; against more, the computer plays on for you, and you come last.
help-new = new: starts a new game with the same players. If this one isn't over, type it twice. With a number, new 3, a game for that many.
help-games = games: the finished games that are kept, with their scores.
help-replay = replay 3: hear a kept game again, step by step. Without a number, the latest.
help-review = review: what decided your last finished game, by ear: luck, accuracy, the turning points, your mistakes to solve. With a number, review 3, that kept game.
help-course = course: a short course in the rules, where you ask and play. It goes on where you left off.
help-record = record: the game so far as a record, to keep or to send.
help-code = code, or position: the position as a code that other programs understand.
help-quit = quit: leaves. Your game is kept and goes on next time.
