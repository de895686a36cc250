## The companion beside a real set: what it asks for, says back, counts and corrects.

# $players: a list of names
companion-begins = { $side ->
    [gray] I'm following your game on the gray side: { $players }.
   *[colored] I'm following your game: { $players }.
}
companion-which-set = Which set is on the table? Type tactile for the tactile one, or press Enter for the usual one.
    .terse = Tactile set? Enter: the usual one.
companion-edition = { $edition ->
    [tactile] The rules of the tactile edition: a complete column is worth { $points } points.
   *[other] A complete column is worth { $points } points.
}
    .terse = Column: { $points } points.
companion-who-starts = { $player } starts. If someone else does, say so before the first tile: { $other } starts.
    .terse = { $player } starts.
# Who started a round that is played. $agrees: yes where somebody said so
companion-started = { $agrees ->
    [yes] Yes, { $player } started round { $round }.
   *[no] { $player } started round { $round }.
}
    .terse = Round { $round }: { $seat } started.
# After a round
companion-to-lid = Into the lid: { $tiles }.
    .terse = Lid: { $tiles }.
    .full = Into the lid, { $count }: { $tiles }.
companion-keeps-marker = { $player } keeps the starting player marker.
    .terse = Marker: { $seat }.
companion-starts = { $player } starts.
    .terse = { $seat } starts.

## Draws

# $bag: how many tiles there are in it
companion-draw = Round { $round }. Put the starting player marker in the center, fill the factories from the bag, and tell me what lies on each. { $bag ->
    [0] The bag is empty.
    [one] The bag has { $bag } tile.
   *[other] The bag has { $bag } tiles.
}
    .terse = Round { $round }: fill. Bag { $bag }.
# The bag does not have enough for all factories. $lid: how many tiles there are in the lid
companion-then-pour = { $bag ->
    [0] First pour the { $lid } tiles from the lid into it.
   *[other] When it is empty, pour the { $lid } tiles from the lid into it and go on drawing.
}
    .terse = Then pour the lid, { $lid }.
companion-then-few = There are only { $count } tiles left, so the last factories get fewer.
    .terse = Only { $count } tiles are left.
companion-next-factory = What's on factory { $factory }?
    .terse = Factory { $factory }?
# $count: tiles in the bag after a deal
companion-then-bag = { $count ->
    [0] The bag is empty now.
    [one] { $count } tile is left in the bag.
   *[other] { $count } tiles are left in the bag.
}
    .terse = Bag { $count }.
companion-untold = Factory { $factory }: you haven't told me yet.
    .terse = F{ $factory }: not told.
companion-then-example = For example: { $factory }: 2 { $first }, { $second }, { $third }.
# $tiles: what was told before; $said: what is told now
companion-already-told = You told me that factory { $factory } has { $tiles }. If that was wrong, type: factory { $factory } was { $said }.
companion-tiles-named = Factory { $factory } gets { $count ->
    [0] nothing
    [one] { $count } tile
   *[other] { $count } tiles
}, and you named { $named }.
companion-all-told = You named more factories than there are to fill.
# $drawn: of a color in this deal; $left: how many bag and lid had
companion-too-many = That makes { $drawn } { $color } tiles in this round, but the bag and the lid had only { $left }.
companion-misread-somewhere = One of us has a tile wrong, now or earlier. Check the tiles again, and correct what was wrong.
companion-bag-agrees = { $count ->
    [0] Yes, by my count the bag is empty, too.
    [one] Yes, by my count the bag has { $count } tile, too.
   *[other] Yes, by my count the bag has { $count } tiles, too.
}
companion-bag-differs = You count { $said } in the bag, but it should have { $count }.

## Moves

companion-computer = { $player } moves. Please make this move:
    .terse = Please do for { $seat }:
# The factory has other tiles than the move takes.
companion-then-misread = If factory { $factory } was misread, type what it was, for example: factory { $factory } was RRBK.
    .tactile = If factory { $factory } was misread, type what it was, for example: factory { $factory } was RRBSCH.
companion-then-possible = You could play { $typed }, for example: { $color } { $source ->
    [center] from the center
   *[other] from factory { $source }
} { $destination ->
    [0] to the floor line
   *[other] to line { $destination }
}.
    .terse = E.g. { $typed }.
companion-then-possible-column = You could play { $typed }, for example: line { $row } to column { $column }.
    .terse = E.g. { $typed }.
companion-last-round = This is the last round: { $player } will complete row { $row }.
    .terse = Last round: { $seat }, row { $row }.
# $rows: the numbers of rows with four tiles; $count: how many
companion-may-be-last = This may be the last round: { $player } needs one more tile in { $count ->
    [one] row { $rows }
   *[other] each of the rows { $rows }
}.
    .terse = May be last: { $seat }, { $rows }.

## Sums

# Between two sentences of a Wall-tiling
companion-next-step = Press Enter for the next step.
# A tile goes to the wall. $rest: the other tiles of the line; $before: the score before it
companion-then-tile = Line { $row }: { $color } to column { $column }{ $rest ->
    [0] {""}
    [one] , { $rest } tile to the lid
   *[other] , { $rest } tiles to the lid
}. { $horizontal ->
    [1] { $vertical ->
        [1] No neighbor
       *[other] { $vertical } down
    }
   *[other] { $horizontal } across{ $vertical ->
        [1] {""}
       *[other] {" "}and { $vertical } down
    }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $before } plus { $points } makes { $score }.
    .terse = L{ $row } { $color } col { $column } +{ $points }={ $score }.
# $cut: yes where the score can't fall so far
companion-then-floor = Floor line: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} covered, which costs { $penalty }: { $before } minus { $penalty } { $cut ->
    [yes] would be below 0, so the score is 0.
   *[no] makes { $score }.
}
    .terse = Floor -{ $penalty }={ $score }.
# The flip counter. $hundreds: 0 up to 99 points
companion-counter = { $hundreds ->
    [0] { $player }'s counter: tens { $tens }, ones { $ones }.
    [one] { $player }'s counter: tens { $tens }, ones { $ones }, and one hundred to remember.
   *[other] { $player }'s counter: tens { $tens }, ones { $ones }, and { $hundreds } hundreds to remember.
}
    .terse = { $hundreds ->
        [0] { $seat }: { $tens } { $ones }.
       *[other] { $seat }: { $hundreds } { $tens } { $ones }.
    }

## Corrections

companion-same = Yes, that's what I have.
companion-factory-corrected = Corrected. Factory { $factory } had { $tiles }.
companion-move-corrected = Corrected.
companion-no-such-move = I know of no such move. Type last 5 to hear the last moves.
companion-no-such-deal = You haven't told me about that factory in this round. Type factories to hear what's there now.
# A later step is not possible any more.
companion-deal-unfit = Then you couldn't have filled the factories like this in round { $round }.
companion-round-unfit = Then there would be tiles left in round { $round }, and it would not be over.
companion-move-unfit = Then { $player } could not have taken { $color } { $source ->
    [center] from the center
   *[other] from factory { $source }
} { $destination ->
    [0] to the floor line
   *[other] to line { $destination }
}.
companion-column-unfit = Then { $player } could not have placed line { $row } in column { $column }.
companion-unchanged = So I've changed nothing. First correct or take back what doesn't fit.
# $things: a list of companion-thing-...
companion-took-back = Taken back: { $things }.
companion-only-so-many = { $count ->
    [one] You can take back only { $count } line. Type, for example: undo { $count }.
   *[other] You can take back only { $count } lines. Type, for example: undo { $count }.
}
companion-then-take-back = Take back the last line first.
companion-thing-move = { $player }'s { $tiles } { $source ->
    [center] from the center
   *[other] from factory { $source }
} { $destination ->
    [0] to the floor line
   *[other] to line { $destination }
}
    .terse = { $seat }: { $tiles } { $source ->
        [center] C
       *[other] F{ $source }
    }-{ $destination ->
        [0] floor
       *[other] { $destination }
    }
companion-thing-column = { $player }'s line { $row } to column { $column }
companion-thing-draw = { $count ->
    [one] factory { $factories }
   *[other] factories { $factories }
}
companion-thing-correction = the correction
companion-thing-level = level { $level }
companion-thing-start = that { $player } starts
companion-thing-position = the position that you set up

## What the table insists on

companion-whose = Whose? Name the player.
companion-then-example-state = For example: line 4 of { $player } is empty.
companion-one-color = A line holds only one color. Say which, and how many.
companion-otherwise = That doesn't match what you told me:
companion-insist-state = If it really is as you say, type: insist. Otherwise correct what was wrong before.
companion-insist-turn = If { $player } should move anyway, type: insist.
companion-insist-deal = If that's how it is, type: insist.
companion-nothing-to-insist = There is nothing to insist on right now. First tell me how it is.
companion-set-up = As you wish. The game goes on from this position, and the record says that you set it up.
    .terse = Set up so.
companion-over-twenty = That can't be: there are only 20 tiles of each color. Too many: { $tiles }.
companion-can-not-be = { $flaw ->
    [too-full] That can't be: the line doesn't have that many spaces.
    [on-wall] That can't be: the wall already has that color in this row.
    [wall] That can't be: the wall doesn't take that color there.
    [floor] That can't be: the floor line has only 7 spaces.
    [between] You can't set that up between two rounds. Take back to the round that it belongs to.
    [row] That can't be: a complete row ends the game.
    [nothing] That can't be: there would be nothing left to take.
    [number] That can't be: a score goes from 0 to 999.
   *[other] That can't be: the table would not be in order.
}
# $way: in (into the lid) or out (of lid or bag)
companion-then-counted = { $way ->
    [in] To keep 20 of every color, I count more in the lid: { $tiles }.
   *[out] To keep 20 of every color, I count fewer in the lid and the bag: { $tiles }.
}
    .terse = { $way ->
        [in] Lid more: { $tiles }.
       *[out] Lid, bag less: { $tiles }.
    }

## Around the game

companion-what-now = Type new for another game, record to get all moves as text, or quit. If the last line was wrong, type undo.
    .terse = Type new, undo, record or quit.
companion-move-failed = { $player } found no move, because of an error in the program: { $error }. Nothing you told me is lost. Press Enter to let it try again, type undo to take the last line back, or quit to leave.
companion-not-here = That's for azulejos text, which plays and replays games without a set.
companion-bad-name = That name doesn't work for seat { $seat }. A name has up to 24 letters, doesn't mix alphabets within a word, and means nothing else in the game.
companion-same-name = Seats { $other } and { $seat } have the same name. Give one of them another.
companion-no-computer = No computer plays at this table.

companion-help-draws = Tell me what lies on the factories: 3: two red, blue, black. Or in letters: 3 RRBK. Without a number it's the next factory.
    .tactile = Tell me what lies on the factories: 3: two red, blue, black. Or in letters: 3 RRBSCH. Without a number it's the next factory.
companion-help-moves = Tell me each move: Ada takes the reds from factory 3 to line 4, or just 3R4. You can leave the name out.
companion-help-corrections = Anyone can correct: undo, take back two, factory 3 was RRBK, no, 3R4 for the last move, move 2 was 3R4.
    .tactile = Anyone can correct: undo, take back two, factory 3 was RRBSCH, no, 3R4 for the last move, move 2 was 3R4.
companion-help-insist = If something went wrong, say how things are: line 4 of Ada is two red, Ada has 12 points, center is RRB, it is Ben's turn. Then type insist, and it is so.
companion-help-orders = Commands: undo, hint, level, language, length, letters, new, games, record, code, quit.
companion-help-undo = Type undo to take the last line back. With a number, undo 3, it takes back that many lines, across rounds too.
companion-help-new = Type new for another game with the same players. If this one isn't over, type it twice.
companion-help-record = Type record to get the game so far as a record. It is in a file, too.

## Factories that are told only when somebody takes from them

companion-late-on = Fine: tell me what lies on a factory only when somebody takes from it, all in one line: two red from factory 3 to line 2, the rest blue and white.
    .terse = Factories: told when taken.
companion-late-off = Fine: tell me what lies on every factory before the first move of a round.
    .terse = Factories: told first.
companion-draw-late = Round { $round }. Put the starting player marker in the center and fill the factories from the bag. { $bag ->
    [0] The bag is empty.
    [one] The bag has { $bag } tile.
   *[other] The bag has { $bag } tiles.
} Tell me what lies on a factory when somebody takes from it.
    .terse = Round { $round }: fill. Bag { $bag }.
# $count: how many tiles the factory has
companion-late-which = Which tiles were on factory { $factory }? Name { $count ->
    [one] its tile
   *[other] all { $count }, or only those that go to the center
}.
    .terse = F{ $factory }: which tiles?
companion-late-all = Whoever takes { $color } takes every tile of that color. Which other tiles were there?
companion-late-whence = From which factory? I don't know all of them yet.
    .terse = From which factory?
companion-late-example = I didn't understand the move. For example: two red from factory 3 to line 2, the rest blue and white.
companion-late-untold-yet = You haven't told me what lies on factory { $factory }. Take back the last line, and tell the move again with its tiles.
companion-late-untold = { $count ->
    [one] You haven't told me what's on factory { $factories } yet.
   *[other] You haven't told me what's on factories { $factories } yet.
}
    .terse = Not told: { $factories }.
# $bag: how many tiles are in the bag; $count: how many with those on untold factories
companion-late-bag = Bag: { $bag ->
    [one] { $bag } tile
   *[other] { $bag } tiles
}. With the factories you haven't told me, { $count }: { $tiles }.
    .terse = Bag { $bag }. With untold: { $tiles }.
companion-late-computer = The computer has to know all factories to choose its moves. So tell me what's on them before the first move.
companion-late-no-hint = I can't give a hint before I know all factories.
companion-late-no-code = I can't give a position code before I know all factories.

## The set on the table

companion-set = { $set ->
    [tactile] The tactile set is on the table.
   *[usual] The usual set is on the table.
}
companion-set-stays = You can change that only before the first tile. Type new for another game.
