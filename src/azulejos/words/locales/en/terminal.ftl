## What only the terminal says: the data folder, kept games, replays.

vertical-line-five = A complete column is worth 5 points, as in the tactile edition.
    .terse = Column: 5 points.
# The options of the command line ask for another kind of game than the unfinished one.
# $count: how often to type it
other-game-waits = { $count ->
    [one] For the game that you asked for, type new.
   *[other] For the game that you asked for, type new twice.
}
what-now = Type review to hear what decided it, new for a new game, replay to hear this one again, or quit.
kept-as = The game is kept as number { $number }.
goodbye-lost = Goodbye. I couldn't save this game.
# $file: the name under which it is kept
save-set-aside = I can't read the saved game. It is kept as { $file }.
save-no-text = Its line { $line } is not text.
# $error: in English, from the program
save-unfit = { $line ->
    [0] The reason: { $error }.
   *[other] Its line { $line } doesn't fit: { $error }.
}
settings-set-aside = I can't read the settings. They are kept as { $file }.
# $reason: full (the disk), denied (no permission), or other
not-saved = { $reason ->
    [full] The disk is full, so I can't save the game. It goes on.
    [denied] I may not write to the folder { $folder }, so I can't save the game. It goes on.
   *[other] I can't use the folder { $folder }, so I can't save the game. It goes on.
}
saved-again = I can save the game again.
settings-not-kept = The setting holds until you leave; I couldn't save it.
already-open = Another Azulejos has the same games open, so I won't save this game.
hint-failed = There is no hint, because of an error in the program: { $error }. Your game is kept and goes on.
move-failed = { $player } found no move, because of an error in the program: { $error }. Your game is kept. Press Enter to let it try again; undo takes your move back, level changes how well it plays, quit leaves.
# $file: where a record or a position code lies as other programs take it
written-to = Also in the file { $file }.
game-entry-unreadable = Game { $number }: I can't read the file { $file }.
# A game as the heading of its text. $results: a list of player-score
exported-game = Game { $number }, { $side ->
    [gray] gray side
   *[colored] colored side
}{ $state ->
    [given-up] , given up
    [unfinished] , unfinished
   *[over] {""}
}: { $results }.
# $count: how many are kept
no-such-game = { $count ->
    [0] No finished game is kept yet.
    [one] There is no game { $number }. Only game 1 is kept.
   *[other] There is no game { $number }. The games are numbered 1 to { $count }.
}
game-unreadable = I can't read the record of game { $number }.
replay-begins = Game { $number }: { $players }. Press Enter for the next step, type undo for the one before, or quit to leave.
replay-ends = That was the last step. Ask about the boards, type undo for the step before, or quit to leave.
    .terse = That was the last step.
replay-starts = That was the first step.
replay-only-listens = This is a replay: press Enter for the next step, or type quit to leave it.
back-at-the-table = You are back at your game.
free-seat = Free ({ $seat })
resign-sure = You can't take that back. Type resign again to give up the game.
resign-over = The game is over, so nobody can resign.
