## The levels of the computer players.

# Inside of a sentence: "The computer plays at level 3 of 8, apprentice."
level-name-1 = newcomer
level-name-2 = pupil
level-name-3 = apprentice
level-name-4 = journeyman
level-name-5 = tiler
level-name-6 = expert
level-name-7 = master
level-name-8 = grandmaster

level-character-1 = It takes what is near, and sees only its own points.
level-character-2 = It is still learning: it minds its own wall alone, and overlooks many a good move.
level-character-3 = It learns eagerly: it also weighs what you would get, but does not see all that there is to take.
level-character-4 = It plays soundly, with a slip now and then.
level-character-5 = It plays soundly and with care: it keeps its floor line short and watches your lines.
level-character-6 = It plays strongly: it thinks several moves ahead and uses your mistakes.
level-character-7 = It plays very strongly, and hardly ever errs.
level-character-8 = It plays as well as it can, and looks as far ahead as its time allows.

# Set, or asked for. $name: one of the names above
level-now = The computer plays at level { $level } of 8, { $name }.
    .terse = Level { $level }, { $name }.
# In a list, before the sentence about it
level-entry = Level { $level }, { $name }.
    .terse = { $level }, { $name }.
# How much it thinks about a move
level-limit-depth = { $depth ->
    [one] It looks { $depth } move ahead.
   *[other] It looks { $depth } moves ahead.
}
level-limit-nodes = { $nodes ->
    [one] It looks at { $nodes } position for a move.
   *[other] It looks at { $nodes } positions for a move.
}
level-limit-time = { $seconds ->
    [one] It thinks for { $seconds } second about a move.
   *[other] It thinks for { $seconds } seconds about a move.
}
