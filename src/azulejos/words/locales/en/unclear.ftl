## Lines that are wrong or ambiguous: what was understood, what there is to choose from, an example.

unclear-empty = There are no words in that line.
unclear-long = That line is too long. A few words are enough for a move or a question.

# $words: words that mean nothing at all
unclear-words = Not understood: { $words }.
# $words: words that mean something, but not there
unclear-stray = Does not fit: { $words }.
# $words: one of these may be meant
unclear-meant = Did you mean { $words }?
unclear-understood = Understood: { $parts }.

unclear-quoted = "{ $text }"
unclear-either-two = { $first } or { $last }
unclear-either-more = { $first }, { $rest }
# $kind: factory, center, line, floor, column, player, number
unclear-place = { $kind ->
    [factory] factory { $number }
    [center] center
    [line] line { $number }
    [floor] the floor line
    [column] column { $number }
    [player] player { $number }
   *[number] { $number }
}

## Moves. $source: center or the number of a factory; $destination: 0 for the floor line, none if unknown.

unclear-move-parts = A move takes one source, one color and one line.
unclear-where-to = Understood: { $tiles } { $source ->
    [center] from the center
   *[other] from factory { $source }
}. Where to? Possible: { $options }.
unclear-where-from = Understood: { $color }{ $destination ->
    [none] {""}
    [0] {" "}to the floor line
   *[other] {" "}to line { $destination }
}. From where? Possible: { $options }.
unclear-offer = { $source ->
    [center] { $tiles } in the center
   *[other] { $tiles } on factory { $source }
}
unclear-none-on-offer = No factory has { $color }, and neither has the center.
unclear-which-color = Understood: { $source ->
    [center] from the center
   *[other] from factory { $source }
}{ $destination ->
    [none] {""}
    [0] {" "}to the floor line
   *[other] {" "}to line { $destination }
}. Which color? Possible: { $tiles }.
unclear-count = { $source ->
    [center] The center
   *[other] Factory { $source }
} has { $tiles }, not { $count }.
unclear-choose-column = Choose a column for line { $row }, { $color }. Possible: { $columns }.

# $kind: line, row, column, player, level, number
unclear-number = { $kind ->
    [line] There is no line { $number }, only 1 to { $last }, and the floor line.
    [row] There is no row { $number }, only 1 to { $last }.
    [column] There is no column { $number }, only 1 to { $last }.
    [player] There is no player { $number }, { $last ->
        [2] only 1 and 2
       *[other] only 1 to { $last }
    }.
    [level] There is no level { $number }, only 1 to { $last }.
   *[number] The number must be 1 or more, not { $number }.
}

## Questions and commands. $use: the question or command.

unclear-letter = "{ $text }" can be the color { $color } or a question: { $forms }.
unclear-wall-number = { $number } can be a row, a column or a player.
unclear-namesakes = More than one player is called { $name }. Give the number of the player.
unclear-missing = { $use ->
    [color] Which color?
    [line] Which line, 1 to 5?
    [wall] Which row or column, 1 to 5?
    [language] Which language: en for English, de for German, nl for Dutch?
    [length] How much should I say: terse, normal or full?
   *[letters] What should I call the colors: names, letters, or tactile letters?
}
# $count: how many it may be
unclear-players = A game is for { $first } to { $last } players.
unclear-how-many-back = How many do you want to take back? Type, for example: undo { $count }.
unclear-usage = For example: { $forms }.
# Each of these is a line that can be typed.
unclear-forms = { $use ->
    [factories] d, d 3
    [center] c
    [color] t red, where is red
    [offers] g, g 3
    [needs] n, n 2, n red
    [goals] goals, goals 2
    [wants] wants, wants 2
    [ending] ending, who can end the game
    [board] b, b 2, b narrow
    [line] l 4, line 4
    [wall] w, w row 2, w column 3, w player 2
    [floor] f, f 2
    [scores] s, s 2
    [moves] m, m 3, m 3 red
    [preview] p 3R4
    [last] last, last 3
    [changes] diff
    [details] details
    [bag] bag
    [turn] who
    [clock] clock
    [repeat] repeat
    [help] help, help board
    [undo] undo, undo 2
    [hint] hint
    [why] why, why not 3R2
    [level] level, level 5
    [language] language en, language de, language nl
    [length] length terse, length normal, length full
    [letters] letters names, letters letters, letters tactile
    [resign] resign
    [new] new, new 3
    [games] games
    [replay] replay, replay 1
    [review] review, review 1
    [course] course
    [record] record
    [code] code
   *[quit] quit
}

## Examples that can be typed in this position.

unclear-example = For example: { $typed }, { $color } { $source ->
    [center] from the center
   *[other] from factory { $source }
} { $destination ->
    [0] to the floor line
   *[other] to line { $destination }
}.
    .terse = For example: { $typed }.
unclear-example-column = For example: { $typed }, line { $row } to column { $column }.
    .terse = For example: { $typed }.
unclear-example-question = For example: scores, or help.
