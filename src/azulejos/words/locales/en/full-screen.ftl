## What the full-screen terminal says around a game; the browser does not load it.

# Whose turn it is is told by others.
screen-round = Round { $round }.
screen-last-round = The last round!
# $back: yes where Esc takes the move back that was made before
screen-thinking = { $back ->
    [yes] { $player } is thinking. Esc takes your move back.
   *[no] { $player } is thinking. Esc stops it.
}
screen-waits = { $player } is to move.
screen-paused = You stopped { $player }. Press Enter to let it think.
screen-hint-thinking = Looking for a hint. Esc stops it.
screen-choose-tiles = { $player }: choose tiles.
screen-choose-line = { $player }: choose a line.
screen-choose-column = { $player }: choose a column.
screen-over = The game is over. Press n for a new one.
screen-steps = Enter shows the next step, Esc skips to the end.
screen-course = The course: the log tells you what to do. Press q to leave it.
screen-replay = Replay: Enter for the next step, u for the one before, q to leave.
# How far a review is. $done, $total: moves and deals
screen-reviewing = Reviewing: { $done } of { $total } moves and deals. Esc stops it.
screen-review = Review: Enter goes on, u goes back, q leaves.
screen-mistake = Your mistake: play a better move, h for a hint, q to leave.
screen-too-small = The terminal is smaller than 80 x 24. Press p for plain lines.

# What is said by plain lines to be typed, at an online table. $player: who asks for a takeback
screen-takeback = { $player } asks to take a move back: press /, then type yes or no.
screen-handed-over = The computer plays for you. To play again yourself, press /, then type return.
screen-online-paused = The game is paused. To go on, press /, then type go on.

# An error in the program. $error: as the program has it, in English
screen-move-failed = { $player } found no move, because of an error in the program: { $error }. Your game is kept. Enter lets it try again, u takes your move back, m changes its level, q leaves.
screen-review-failed = The review ended because of an error in the program: { $error }. Your game is kept.
screen-broke-down = The full screen crashed because of an error in the program; it is shown above.

screen-slash-title = Press / to type a move, a question or a command
screen-command-title = Type a move, a question or a command; Esc goes back
screen-menu-title = Settings
screen-new-title = New game
screen-help-title = Keys
screen-result-title = Result

## Keys, as short as possible

screen-key-hint-title = Hint
screen-key-undo-title = Undo
screen-key-command-title = Type
screen-key-new-title = New
screen-key-menu-title = Settings
screen-key-plain-title = Plain
screen-key-help-title = Help
screen-key-quit-title = Quit

## Choices

screen-choice-language-title = Language
screen-choice-length-title = Speech
screen-choice-letters-title = Color names
screen-choice-level-title = Computer's level
screen-choice-pace-title = Steps
screen-choice-players-title = Players
screen-choice-side-title = Wall
screen-choice-edition-title = Complete column
screen-choice-persons-title = People
screen-start-title = Start the game
screen-done-title = Done

screen-language-title = { $language ->
    [de] Deutsch
    [nl] Nederlands
   *[en] English
}
screen-length-title = { $length ->
    [terse] terse
    [full] full
   *[normal] normal
}
screen-letters-title = { $letters ->
    [letters] letters
    [tactile] tactile letters
   *[names] names
}
screen-pace-title = { $pace ->
    [key] press Enter for each
    [none] all at once
   *[auto] one after the other
}
screen-side-title = { $side ->
    [gray] gray side
   *[colored] colored side
}
screen-edition-title = { $points ->
    [5] 5 points, tactile edition
   *[7] 7 points
}
screen-level-title = { $level }, { $name }

screen-menu-keys = Up and down choose; left, right and Enter change; Enter on the last line confirms, Esc leaves.
screen-reading-keys = Up and down move the text, Esc closes it.
# $review: yes where this game can be reviewed
screen-result-keys = { $review ->
    [yes] Press n for a new game, r for a review of this one, Esc to look at the boards.
   *[no] Press n for a new game, Esc to look at the boards.
}
screen-gives-up = You give up the game that isn't over. It is kept.

## Help

screen-help-take = Arrow keys move from tile to tile. Enter takes all tiles of that color, and the lines that accept them light up and show how many fit, how many fall, and the points of the round. Enter on a line places them, Esc puts them back.
screen-help-quick = Quicker: the number of a factory or c for the center, the letter of a color, the number of a line or 0 for the floor line, then Enter.
screen-help-column = On the gray side choose a column of the wall by left, right and Enter, or by its number.
screen-help-areas = Tab goes from the factories to your board, to the line where you type, and to the log. Press v for the next board. Page up and page down scroll the log.
screen-help-steps = You see the scoring step by step: Enter for the next step, Esc for the result. You can change this under Settings.
screen-help-mouse = With the mouse, click tiles, then a line; a small board to see it large; a key at the bottom.
screen-help-type = After / you can type whatever azulejos text understands, such as 3R4, needs or scores; help lists it all.
screen-help-plain = Press p to go on with the same game in plain lines. Type tui to come back.

## To and from plain lines

plain-already = You are in plain lines. Type tui for the full screen.
screen-already = You are in the full screen. Type plain for plain lines.
plain-now = Plain lines. Type tui for the full screen.
# The command that brings the extra, for whoever installed it with pip.
screen-missing = The full screen needs an extra: { $command } installs it.
screen-no-terminal = The full screen needs a terminal of its own. In a pipe or a plain terminal, use { $command }.
