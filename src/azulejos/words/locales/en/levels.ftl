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

level-character-1 = Takes what is there, and looks only at its own points.
level-character-2 = Thinks only of its own wall, and misses a lot.
level-character-3 = Also thinks of what you could get, but misses some good moves.
level-character-4 = Plays solidly, with a slip now and then.
level-character-5 = Plays solidly and carefully: keeps its floor line short and watches your lines.
level-character-6 = Plays well: thinks several moves ahead and uses your mistakes.
level-character-7 = Plays very well, and hardly ever makes a mistake.
level-character-8 = Plays as well as it can, and thinks as far ahead as its time allows.

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
    [one] It looks at { $nodes } position for each move.
   *[other] It looks at { $nodes } positions for each move.
}
level-limit-time = { $seconds ->
    [one] It thinks about each move for { $seconds } second.
   *[other] It thinks about each move for { $seconds } seconds.
}
