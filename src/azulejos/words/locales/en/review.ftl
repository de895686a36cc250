## A game, reviewed: what each move and each deal was worth.

# $players: the names, by seat
review-game = Game { $game }: { $players }.
# $limit: quick, normal, deep
review-limit = Limit: { $limit ->
    [quick] quick
    [normal] normal
   *[deep] deep
}.
# $scores: by seat, like "48, 14"; $ending: rules, resign, time, or other where nobody has won;
# $count: how many have won
review-result = { $ending ->
    [rules] { $count ->
        [one] { $players } wins. Scores: { $scores }.
       *[other] { $players } share the victory. Scores: { $scores }.
    }
    [resign] { $players } wins by resignation. Scores: { $scores }.
    [time] { $players } wins on time. Scores: { $scores }.
   *[other] The game was not finished. Scores: { $scores }.
}
review-sum = Luck, skill and correction add up to the result, less the chance at the start. All are percentages of a win.

# $move, $best: as you would type them; $loss: a number
review-turn-move = Move { $ply }: { $player } plays { $move } and gives away { $loss } %. Better: { $best }.
# $luck: a number; $kind: good, bad
review-turn-deal = The deal of round { $round }: { $kind ->
    [good] lucky
   *[bad] unlucky
} for { $player }, by { $luck } %.
review-mistake-of = Move { $ply }, { $player }:
review-no-turns = No single move or deal was worth 10 %.
# $luck: a list of players with their luck; $error: the standard error
review-deal = Deal of round { $round }: { $luck }. Give or take { $error }.
# Inside of that list
review-luck-of = { $player } { $luck }
explain-played = Played: { $moves }.
review-graph = Chance to win before each move, in percent.
review-graph-seat = { $player }: { $first } % at the start, { $last } % at the end.

# $class: good, inaccuracy, mistake, blunder, decisive, close
review-class = { $class ->
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
    [blunder] blunder
    [decisive] decisive
   *[close] close
}
# $evidence: exact, solved, estimate
review-evidence = { $evidence ->
    [exact] exact
    [solved] solved
   *[estimate] estimate
}

# Headings, and heads of columns
review-page-title = Review
review-seats-title = Players
review-turns-title = Turning points
review-mistakes-title = Mistakes
review-moves-title = Moves
review-player-title = player
review-luck-title = luck
review-skill-title = skill
review-correction-title = correction
review-accuracy-title = accuracy
review-errors-title = error rate
review-ply-title = no.
review-played-title = played
review-best-title = best
review-chance-title = chance
review-loss-title = loss
review-class-title = class
review-evidence-title = evidence

# By ear. $luck, $accuracy: numbers; $players: how many play
review-luckiest = { $player } had { $players ->
    [2] more luck
   *[other] the most luck
}: plus { $luck } %.
review-luck-even = Luck was on nobody's side.
# $each: a list of players with their accuracy
review-accuracy = Accuracy, out of 100: { $each }.
review-accuracy-of = { $player } { $accuracy }
review-no-accuracy = Nobody had anything to decide.

## A review by ear, step by step

review-working = I'm looking through the game. That takes some seconds; Ctrl-C stops it.
review-progress = { $done } of { $total } moves and deals.
review-stopped = Stopped. Type review again, and I go on from there.
# $count: of the turning points
review-how = { $count ->
    [0] Ask about any move: why was move 12 bad? Type mistakes to solve yours, or quit to leave.
   *[other] Press Enter for the turning points, one by one. Ask about any move: why was move 12 bad? Type mistakes to solve yours, or quit to leave.
}
    .terse = Enter, move 12, mistakes, quit.
review-only-talks = This is a review. Press Enter to go on, ask about a move, type mistakes to solve yours, or quit.
review-turns-start = That was the first turning point.
# $count: of the mistakes to solve
review-turns-end = That's all that turned the game. { $count ->
    [0] Ask about any move, or type quit to leave.
   *[other] Type mistakes to solve yours, ask about any move, or type quit to leave.
}
review-no-such-move = { $count ->
    [0] Nobody moved in this game.
   *[other] The moves are numbered 1 to { $count }.
}
# $kind: the class of a move, best, or uncounted; $loss: a number
review-move = Move { $ply }: { $player } played { $move }. { $kind ->
    [best] It was the best move.
    [uncounted] There was nothing to decide: all moves were worth nearly the same.
    [good] A good move: it gives away { $loss } %. The best was { $best }.
    [inaccuracy] An inaccuracy: it gives away { $loss } %. Better: { $best }.
    [mistake] A mistake: it gives away { $loss } %. Better: { $best }.
    [blunder] A blunder: it gives away { $loss } %. Better: { $best }.
    [decisive] It decided the game: it gives away { $loss } %. Better: { $best }.
   *[close] Hard to say: the search prefers { $best } by { $loss } %, but the same random deals don't confirm it.
}
review-better = Move { $ply }: { $player } should have played { $best }, for a chance to win that is { $loss } % higher.
review-nothing-better = Move { $ply }: nothing was better than { $move }.
review-no-mistakes = There are no mistakes to solve.
review-task = Mistake { $number } of { $count }. Move { $ply }, round { $round }: { $player } to move.
review-what-would-you-play = What would you play? Type a move, hint, give up, or next.
    .terse = Your move?
# $kind: best, nearly
review-solved = { $kind ->
    [best] Yes: { $move } is the best move.
   *[nearly] Good: { $move } gives away only { $loss } %. The best is { $best }.
}
review-task-done = Press Enter for the next one.
    .terse = Enter: next.
# $kind: same (as in the game), better or worse than what was played
review-not-solved = { $kind ->
    [same] { $move } is what was played. It gives away { $loss } %.
    [better] { $move } is better than what was played, but still gives away { $loss } %.
   *[worse] { $move } gives away { $loss } %, no less than what was played.
}
# After it
review-try-again = Try again, or type hint, give up, or next.
review-solution = The best move was { $best }, not { $move }.
# $source: center, or the number of a factory
review-clue = Look at { $color } { $source ->
    [center] in the center
   *[other] on factory { $source }
}.
review-clue-column = Look at column { $column }.
review-tasks-end = Those were all your mistakes. Ask about any move, or type quit to leave.
