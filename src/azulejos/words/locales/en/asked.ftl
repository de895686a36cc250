## Answers to questions in sentences: a yes or a no first, or one thing about a topic.

yes = Yes.
no = No.

# $points: more than the next player
asked-leads = { $player } leads by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .terse = { $player } +{ $points }.
# $players: a list
asked-level = { $players } are level with { $score ->
    [one] { $score } point
   *[other] { $score } points
} each.
    .terse = { $players }: { $score } each.
asked-all-level = Everybody is level with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
    .terse = All { $score }.
asked-behind = { $player } is { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind.
    .terse = { $player } -{ $points }.

asked-no-line = None of the lines.
    .terse = No line.
asked-on-wall = { $player } has { $count ->
    [0] no tiles on the wall yet.
    [one] { $count } tile on the wall: { $tiles }.
   *[other] { $count } tiles on the wall: { $tiles }.
}
asked-color-on-wall = { $player } has { $tiles } on the wall.
asked-no-bonus = { $player } has no complete row, column or color.
    .terse = { $player }: no bonus.
# $things: a list of rows, columns and colors
asked-bonus = { $player } completed { $things }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .terse = { $player }: { $things }, +{ $points }.

asked-fits = Line { $row } can take { $color }.
    .terse = L{ $row } takes { $color }.
asked-offer = { $source ->
    [center] { $tiles } in the center.
   *[other] { $tiles } on factory { $source }.
}
    .terse = { $source ->
        [center] { $tiles } C.
       *[other] { $tiles } F{ $source }.
    }
asked-marker-comes = The starting player marker comes along and costs a space of the floor line.
    .terse = With the marker.
# $factories: a list of numbers
asked-empty = { $count ->
    [one] Factory { $factories } is empty.
   *[other] Factories { $factories } are empty.
}
    .terse = Empty: { $factories }.
asked-none-empty = No factory is empty.

asked-start-open = The starting player marker is still in the center. Whoever takes from the center first starts the next round.
    .terse = Marker: C.
asked-starts-next = { $player } has the starting player marker and starts the next round.
    .terse = Next round: { $player }.
asked-next = It is { $player }'s turn. { $next } is next.
    .terse = Turn: { $player }, then { $next }.
asked-side = { $side ->
    [gray] You are playing on the gray side.
   *[colored] You are playing on the colored side.
}
# $players: a list of names
asked-players = { $count } players: { $players }. There are { $factories } factories.
asked-no-move = { $player } has not made a move yet.
    .terse = { $player }: no move.
# Tiles of one color
asked-bag = Bag: { $bag }. Lid: { $lid }.
# $rows: a list of numbers
asked-ended-by = { $player } completed { $count ->
    [one] row { $rows }
   *[other] rows { $rows }
}.
asked-when-over = The game ends after the round in which somebody completes a row of the wall.
    .terse = Until a row is complete.

## What a sentence asks for that the program doesn't do

told-cannot-redo = You can't bring back a move that was taken back. Type it again.
told-always-kept = The game is saved after every move. Type quit to leave; it goes on next time.
told-always-announced = Every move of the others is announced as soon as it is made.
told-cannot-rename = Names can't be changed during a game.
told-cannot-change-voice = Volume and speed are set in your screen reader or device. Type length terse to hear less.
told-languages = The languages are English, German and Dutch. Type language en, language de or language nl.

## Lines that may be a move

# $words: what doesn't belong to a move, or says that none is meant
unclear-not-sure = Not played, because of { $words }.
# $moves: alternatives, as they are typed
unclear-which-move = Which one? { $moves }.
