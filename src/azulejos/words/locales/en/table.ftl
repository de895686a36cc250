## What the plain-text front says around a game.

# Seats without a name of their own. A computer is named like a player: "Computer 2 takes ...".
person = Player { $seat }
computer = Computer { $seat }
free-seat = Free ({ $seat })

# $players: a list of names
new-game = { $side ->
    [gray] A new game on the gray side: { $players }.
   *[colored] A new game: { $players }.
}
    .full = { $side ->
        [gray] A new game on the gray side of the wall begins. The players: { $players }.
       *[colored] A new game begins. The players: { $players }.
    }
vertical-line-five = A complete column is worth 5 points, as in the tactile edition.
    .terse = Column: 5 points.
game-goes-on = { $side ->
    [gray] Your game on the gray side goes on in round { $round }: { $players }.
   *[colored] Your game goes on in round { $round }: { $players }.
}
# The options of the command line ask for another kind of game than the unfinished one.
# $count: how often to type it
other-game-waits = { $count ->
    [one] For the game that you asked for, type new.
   *[other] For the game that you asked for, type new twice.
}
how-to-get-help = Type help to hear what you can type.

# $alone: yes where there is one person only
your-turn = { $alone ->
    [yes] Your turn.
   *[no] { $player }, it is your turn.
}
    .terse = { $alone ->
        [yes] Your turn.
       *[no] Turn: { $player }.
    }
for-example = Possible, for example: { $move }.
    .terse = E.g. { $move }.
what-now = Type new for a new game, replay to hear this one again, or quit.
kept-as = The game is kept as number { $number }.

goodbye = Goodbye.
goodbye-kept = Goodbye. Your game is kept and goes on next time.
goodbye-lost = Goodbye. I couldn't save this game.

## Saving

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

## Orders

# $move: the oldest, in notation; $count: how many came after it
undone = { $count ->
    [0] Taken back: { $move }.
    [one] Taken back: { $move } and the move after it.
   *[other] Taken back: { $move } and the { $count } moves after it.
}
undo-nothing = There is nothing to take back.
undo-deal = The factories have been filled since your last move, so you can't take it back.
    .terse = Not across a deal.
# $count: how many, in this round
undo-only = You can take back only { $count ->
    [one] { $count } of your moves
   *[other] { $count } of your moves
} in this round. Type, for example: undo { $count }.
undo-same = That is what you played.
undo-column-first = Type undo first, then choose the column again.
undo-over = The game is over, so you can't take anything back.

# $move: in notation, 3R4
hint = Hint: { $move }.
hint-column = Hint: column { $column } for line { $row }, { $move }.
hint-over = The game is over. There is no hint.
hint-failed = There is no hint, because of an error in the program: { $error }. Your game is kept and goes on.
move-failed = { $player } found no move, because of an error in the program: { $error }. Your game is kept. Press Enter to let it try again; undo takes your move back, level changes how well it plays, quit leaves.

# Said in the language that was chosen.
language-now = The language is English.
    .terse = English.
length-now = { $length ->
    [terse] Terse: I say as little as possible.
    [full] Full: I speak in whole sentences.
   *[normal] Normal length.
}
letters-now = { $letters ->
    [letters] I call the colors by letters: B blue, Y yellow, R red, K black, W white.
    [tactile] I call the colors by the letters of the tactile set: B for blue, sky blue there; O for yellow, orange there; R for red; SCH for black; X for white, turquoise there.
   *[names] I call the colors by their names.
}

# $file: where a record or a position code lies as other programs take it
written-to = Also in the file { $file }.
resign-sure = You can't take that back. Type resign again to give up the game.
resign-over = The game is over, so nobody can resign.
new-sure = This game isn't over. Type new again to give it up.
games-none = No finished game is kept yet.
# $count: how many are kept; $shown: how many are read out
games-kept = { $count ->
    [one] { $count } game is kept.
   *[other] { $count } games are kept.
}{ $shown ->
    [0] {""}
   *[other] {" "}The last { $shown }:
}
# $results: a list of player-score
game-entry = Game { $number }, { $date }: { $results }.
game-entry-given-up = Game { $number }, { $date }, given up: { $results }.
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
player-score = { $player } with { $score }

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

## Several persons at a table

person-sat = { $player } sits down.
person-left = { $player } left the table.
# Everybody had sat down, but nothing came from this person's device.
seat-lost = { $player } was away when the game was about to begin. The seat is free again.
sends-no-nonce = { $player }'s program adds no random number to the deals. The server draws one instead.
# Who starts the first round.
lot-drawn = { $player } starts (drawn at random).
columns-are-in = { $player } has chosen.
takeback-asked = { $player } asks to take a move back.
takeback-answered = { $granted ->
    [yes] { $player } agrees.
   *[no] { $player } doesn't agree.
}
# At a table of several people with hints for everyone
hint-asked = { $player } asked for a hint.
resigned = { $player } resigned.
out-of-time = { $player } ran out of time.
# Where more than one is left, after somebody has resigned or run out of time
plays-on = The computer plays on for { $player }.
# A computer player decides for the other, who is gone. $player: who wanted it
handed-over = { $player } lets the computer play for { $other }.
returned = { $player } is back and plays on.
abandoned = { $player } ends the game. Nobody wins.
paused = The game is paused.
resumed = The game goes on.
won-alone = { $who ->
    [you] You win!
   *[others] { $player } wins.
}
comes-last = { $why ->
    [time] { $player } ran out of time and comes last.
   *[resign] { $player } resigned and comes last.
}
rematch-agreed = { $player } wants to play again.
