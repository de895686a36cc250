## What the page of a review says itself. Sentences about moves and deals are said by words/.

reviewing-lead = Paste the record of a finished game or open a file, and see what each move and each deal was worth. The server stores nothing; this browser keeps the review.
reviewing-text = Record
reviewing-bad-file = This file holds no review, or a part of it is missing. Open the game's record instead: the review is made again.
# $state: quick and closer while it works, the others while it doesn't
reviewing-state = { $state ->
    [quick] A first look at the game …
    [closer] This was the first look. Now a closer one …
    [done] This is a close look at the game.
    [stopped-quick] This is the first look at the game. A closer one finds more.
   *[stopped] Stopped. What was found so far stays.
}
reviewing-progress = Moves and deals
reviewing-stop = Stop
reviewing-closer = Look closer
reviewing-go-on = Go on
reviewing-unkept = This browser has no room left, so it can't keep this review. Download it if you want it again.

## The graph

reviewing-graph = Chances to win
reviewing-chance = Chance to win, in percent:
reviewing-round-short = Round
reviewing-slider = Step of the game
reviewing-graph-table = The graph as a table
reviewing-before = Before

## A step

reviewing-step = This step
# After the luck of each player by a deal
reviewing-about-luck = That is luck: more or less than an average deal would bring, in percent of a win.
reviewing-keys = Keys: arrows for a step, with Shift for a mistake, Page Up and Page Down for a round, Home and End.
reviewing-variations = What follows both moves
reviewing-next-mistake = Next mistake
reviewing-played = Played: { $move }
reviewing-best = Best: { $move }
reviewing-played-best = Played, and best: { $move }

## Beside it

reviewing-turns = Turning points
reviewing-seats = Luck and skill
reviewing-unit = In percent
reviewing-start = Chance at the start
reviewing-luck = Luck
reviewing-skill = Skill
reviewing-correction = Correction
reviewing-result = Result
reviewing-accuracy = Accuracy, out of 100
reviewing-error-rate = Error rate
reviewing-steps = All moves
reviewing-ply = No.
reviewing-player = Player
reviewing-move = Move
reviewing-loss = Loss
reviewing-class = Class
# A move where nothing was to decide
reviewing-uncounted = –
reviewing-deal = Deal of round { $round }
reviewing-download = Download with the record
reviewing-replay = Replay and play on

## Mistakes to solve

reviewing-learn = { $count ->
    [one] Learn from a mistake
   *[other] Learn from { $count } mistakes
}
reviewing-no-mistakes = No mistakes to learn from.
reviewing-task = Mistake { $number } of { $count }: move { $ply }, round { $round }, { $player } to move
reviewing-find = Find a better move.
reviewing-checking = Let me see …
reviewing-show = Show me
reviewing-next-task = Next
reviewing-no-next-task = Done
reviewing-back = Back to the review
