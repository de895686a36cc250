## What the plain-text front says around a game.

# Seats without a name of their own. A computer is named like a player: "Computer 2 takes ...".
person = Player { $seat }
computer = Computer { $seat }

# $players: a list of names
new-game = { $side ->
    [gray] A new game on the gray side: { $players }.
   *[colored] A new game: { $players }.
}
    .full = { $side ->
        [gray] A new game on the gray side of the wall begins. The players: { $players }.
       *[colored] A new game begins. The players: { $players }.
    }
game-goes-on = { $side ->
    [gray] Your game on the gray side goes on in round { $round }: { $players }.
   *[colored] Your game goes on in round { $round }: { $players }.
}
how-to-get-help = Type help to hear what you can type.

# $alone: yes where there is one person only
your-turn = { $alone ->
    [yes] Your turn.
   *[no] { $player }, your turn.
}
    .terse = { $alone ->
        [yes] Your turn.
       *[no] Turn: { $player }.
    }
for-example = You could play { $move }, for example.
    .terse = E.g. { $move }.

goodbye = Goodbye.
goodbye-kept = Goodbye. Your game is kept and goes on next time.

## Orders

# $move: the oldest, in notation or as a spoken-move; $count: how many came after it
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
player-score = { $player } with { $score }

## Several persons at a table

person-sat = { $player } sits down.
person-left = { $player } left the table.
# Everybody had sat down, but nothing came from this person's device.
seat-lost = { $player } was away when the game was about to begin. The seat is free again.
sends-no-nonce = { $player }'s program adds no random number to the deals. The server draws one instead.
# Who starts the first round.
lot-drawn = { $player } starts (drawn at random).
columns-are-in = { $player } has chosen columns.
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
