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
}, by { $luck } %.
review-luck-even = Luck was on nobody's side.
# $each: a list of players with their accuracy
review-accuracy = Accuracy, out of 100: { $each }.
review-accuracy-of = { $player } { $accuracy }
review-no-accuracy = Nobody had anything to decide.
