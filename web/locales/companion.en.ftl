## What the page beside a real set says itself. What is told there is said by words/.

beside-lead = You play with a real set, tactile or not. Say what you draw and what you do: Azulejos is your referee, memory and voice.
beside-name = Name
beside-person = Someone here
beside-which-set = Which set is on the table?
beside-when-told = When do you tell what lies on a factory?
beside-told-before = Before the first move
beside-told-late = When somebody takes from it
beside-begin = Start
beside-mine = Games beside a set
beside-go-on = Go on

## At the table

beside-now = Now
beside-counters = Counters
beside-said = Last said
beside-typed = You said:
beside-thinking = { $player } is thinking …
beside-line = Tell, correct or ask
beside-help-deal = For example: { $factory }: two red, blue, black. The microphone of your keyboard takes dictation.
beside-help-late = For example: { $player } takes two red from factory 3 to line 2, the rest blue and white.
beside-help-offer = For example: { $player } takes the reds from factory 3 to line 4. Or short: 3R4.
beside-help-tiling = For example: line 3 to column 2.
beside-help-over = For example: new, scores, record.
beside-tiles = Tiles for the line
beside-clear = Clear the line
beside-words = Questions and commands
# What these buttons say is typed: each is a word of the game.
beside-word-scores = Scores
beside-word-factories = Factories
beside-word-center = Center
beside-word-bag = Bag
beside-word-turn = Turn
beside-word-last = Last
beside-word-repeat = Repeat
beside-word-undo = Undo
beside-word-hint = Hint
beside-word-help = Help
beside-word-insist = Insist
beside-waiting = { $count ->
    [one] { $count } line is waiting for the connection. I'll send it as soon as I can.
   *[other] { $count } lines are waiting for the connection. I'll send them as soon as I can.
}
beside-gone = The server doesn't have this game any more.
beside-table = On the table
beside-boards = Boards
beside-set-up = The game goes on from a position that you set up.

## More

beside-phone = Another phone at the table
beside-phone-about = Anyone with this link sees the game and can type, too. It's only for people at the table.
beside-phone-link = Link to this game
beside-phone-qr = QR code of the link to this game
beside-speech = Speech on this phone
beside-aloud = Read everything aloud
beside-awake = Keep the screen on
beside-letters-edition = Names as in this set
beside-record-taken = The record is in your downloads.
beside-new = Another game
beside-new-title = Another game?
beside-new-text = This game isn't over. You give it up; its record is kept.
