## What the page says itself. What happens at a table is said by the catalogs of words/.

## Pages: home, new tables, joining, the end, replay, learn, verify

home-lead = Take tiles, lay patterns, and cover your wall before the others do.
home-play = Play
home-other = Set up a game
home-against = { $count ->
    [one] Against the computer, level { $level }, { $name }.
   *[other] Against { $count } computer players, level { $level }, { $name }.
}
home-against-several = Against { $count } computer players.
home-friends = With friends
home-friends-about = Send a link, and they are at your table.
home-screen = On one screen
home-screen-about = Two to four people take turns at one computer.
home-companion = Beside a real set
home-companion-about = A referee, memory and voice for your table, on a phone.
home-learn = Learn the rules
home-learn-about = A short course on a real board.
home-open = Open a game
home-open-about = Replay a record or a position, step by step.

my-games = My games
my-games-finished = Finished
my-games-nobody = A new table
my-games-resume = Resume
my-games-look = View
my-games-review = Review
my-games-remove = Remove
my-games-all = { $count ->
    [one] Show the game
   *[other] Show all { $count } games
}
my-games-over = Over
my-games-gone = The server doesn't have this table any more.
my-games-won = { $count ->
    [one] { $names } won.
   *[other] { $names } share the victory.
}
my-games-waiting = Seats are free.
my-games-your-turn = Your turn
my-games-round = Round { $round }
my-games-turn = Turn: { $name }

new-title = A new table
new-kind = Who plays?
new-kind-computer = Against the computer
new-kind-computer-about = You and one to three computer players.
new-kind-friends = With friends, online
new-kind-friends-about = You get a link to share. Nobody needs an account.
new-kind-screen = On one screen
new-kind-screen-about = Everyone takes turns at this computer.
new-players = Players
new-seats = Seats
new-seat = Seat { $seat }
new-you = You
new-name = Your name
new-name-of = Name of player { $seat }
new-holder = Played by
new-holder-friends = A friend, by link
new-holder-screen = Someone here
new-holder-level = Computer, level { $level }, { $name }
new-language = Language
language-en = English
language-de = Deutsch
language-nl = Nederlands
new-as-settings = As in the settings
new-speech = Speech
new-speech-terse = Terse
new-speech-normal = Normal
new-speech-full = Full
new-hints = Hints for everyone
new-hints-about = Anyone can ask for a hint, and everyone sees who asks.
new-start = Starting player
new-start-lot = Random
new-board = Board
new-side = Side of the wall
new-colored = Colored
new-colored-about = Every color has its own space in each row.
new-gray = Gray
new-gray-about = You choose the column of each tile yourself.
new-edition = Edition
new-edition-usual = Usual: 7 points for a complete column
new-edition-tactile = Tactile: 5 points for a complete column
new-pace = Time and confirmations
new-time = Time to think
new-time-none = As much as you like
new-time-clock = A clock
new-time-days = Days per move
new-minutes = Minutes for each player
new-increment = Seconds more after each move
new-factors = Time handicap
new-factor = ×{ $factor }
new-factor-none = no clock
new-days = Days for each move
new-deal = The next round begins
new-deal-confirm = when you confirm
new-deal-seconds = { $seconds ->
    [one] after { $seconds } second, or when you confirm
   *[other] after { $seconds } seconds, or when you confirm
}
new-confirm = Confirm each move before you play it
new-make-computer = Start the game
new-make-friends = Make the table
new-make-screen = Start the game

table-refused = This table can't be opened
try-again = Try again
lobby-title = Your table
lobby-title-guest = A seat for you
lobby-missing = { $count ->
    [one] { $count } seat is free. The game begins when it is taken.
   *[other] { $count } seats are free. The game begins when they are taken.
}
lobby-free = Free
lobby-sit = Sit here
lobby-you = you
lobby-leave = Give the seat back
# Beside the name of a person whose program adds nothing to the deals
lobby-no-nonce = random number from the server
lobby-lost = You were away when the game was about to begin, so your seat is free again. Sit down again to play.
lobby-hints = Hints for everyone: anyone can ask for a hint, and everyone sees who asks.
lobby-not-invited = To sit down you need the invitation link. You can watch here.
lobby-spectators = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
invitation = Invite others
invitation-about = Anyone with this link can take a free seat.
invitation-link = Invitation link
invitation-text = Come and play a game of tiles with me.
invitation-qr = QR code of the invitation link
invitation-no-qr = I couldn't draw the QR code. The link does the same.
invitation-watch = A link for watching
invitation-watch-about = Anyone with only this link can watch, but not sit down.
invitation-watch-link = Link for watching
seat-link = Go on playing on another device
seat-link-about = This link is your seat. Open it on your other device, and don't show it to anyone else.
link-copy = Copy the link
link-share = Share
link-copied = Copied.
link-selected = The link is selected: copy it with your keyboard.
not-found-about = Perhaps the link is incomplete. Nothing is lost.

# The end of a game. $who: you, with-you (you and others), one or several; $players names them, you as end-you.
end = Result
end-you = You
end-won-score = { $who ->
    [you] You win { $score }–{ $other }!
   *[one] { $players } wins { $score }–{ $other }.
}
end-won-points = { $who ->
    [you] You win with { $score ->
        [one] { $score } point!
       *[other] { $score } points!
    }
   *[one] { $players } wins with { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
}
end-shared = { $players } share the victory with { $score ->
    [one] { $score } point
   *[other] { $score } points
} each{ $who ->
    [with-you] !
   *[several] .
}
end-row = { $who ->
    [you] You completed a row.
   *[other] { $players } completed a row.
}
end-row-all = Everyone completed a row.
end-tie-break = { $who ->
    [you] A tie, but you completed more rows.
   *[one] A tie, but { $players } completed more rows.
}
end-stalemate = Nobody can add a tile to their wall any more.
end-resigned = { $who ->
    [you] You resigned.
   *[other] { $players } resigned.
}
end-out-of-time = { $who ->
    [you] You ran out of time.
   *[other] { $players } ran out of time.
}
end-place = { $place ->
    [2] You came second.
    [3] You came third.
   *[4] You came fourth.
}
end-sources = Where the points came from
end-source = Points for
end-source-before = At the start
end-source-wall = Tiles
end-source-horizontal = Rows
end-source-vertical = Columns
end-source-colors = Colors
end-source-floor = Floor
end-score = Score
end-round = Round
end-rounds = Score after each round
end-as-table = Show as a table
end-see = See the result
end-review = Review the game
end-share = Share the game
end-share-about = Anyone with this link can step through the game.
end-share-link = Link to this game
end-share-more = To keep or check
end-download = Download the record
end-verify = Check the deals
rematch-waits = Waiting for the others to join in.
end-agreed = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}

review = Review
replay-title = Replay
replay-lead = Paste a record or a position code, or open a file. The server keeps nothing.
replay-another = Another game
replay-text = Record or position code
replay-open = Open
open-file = Open a file
replay-bad-link = This link is incomplete. Ask for it again, or paste the record here.
replay-beginning = The beginning.
replay-step = Step { $step } of { $count }
replay-first = To the beginning
replay-previous = Back
replay-next = Forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-round = Round
replay-keys = Keys: arrows for a step, Page Up and Page Down for a round, Home and End.
replay-log = Steps
replay-boards = Boards
replay-play-on = Play on from here
replay-over-here = The game is over here. Go back to play on from an earlier step.
replay-as = You play for
replay-level = Everyone else
replay-play-from-here = Play from here
replay-share = Share
replay-position-link = Link to this position
replay-code = Position code
replay-whole = The whole game
replay-record-link = Link to this game
replay-summary = The end

verify-title = Check the deals
verify-lead = All tiles were settled before the first move. Your browser can check here by itself that nobody changed them afterwards.
verify-any = Check any record
verify-record = Record
verify-check-it = Check
verify-right = right
verify-wrong = wrong
verify-all-right = Every deal is as promised.
verify-not-right = The deals are not as promised.
verify-promise = Before the game, the server chose a secret seed and made its fingerprint public:
verify-noted = This browser noted the same fingerprint while the game was played:
verify-nonces = { $count ->
    [0] Nobody added anything of their own to the deals.
    [one] Then a random text was added for one player:
   *[other] Then a random text was added for each player:
}
verify-own-nonce = from this browser
verify-seed = After the end, the server revealed the seed:
verify-commitment = Its fingerprint, computed here, is the one that was promised:
# The starting player was drawn. $seat: from 1
verify-lot = The lot for the starting player falls on seat { $seat }:
verify-lot-expected = By the seed it should have been seat { $seat }.
verify-deals = From that follow all deals, computed here:
verify-expected = By the seed it should have been:
verify-how = The fingerprint is SHA-256, and the deals are drawn as dealers 1 and 2 of the notation draw. This browser computed all of it from the record alone, even what came back from the lid. It doesn't check that the moves follow the rules: azulejos record --verify does that, without a server.
verify-no-seed = This record has no seed: it is revealed when the game is over.
verify-no-commitment = This record has no fingerprint, so nothing was promised.
verify-other-dealer = This record names no dealer that this page knows, so its deals can't be checked.
verify-bad-seed = The seed of this record isn't a seed: it needs 64 digits from 0 to 9 and a to f.
verify-bad-record = I can't follow this record: its moves don't fit its deals. Perhaps a part of it is missing.

learn-title = Learn the rules
learn-steps = Steps of the course
learn-done = Done.
learn-or-click = Or click: first the tiles, then the line. With keys: arrows and Enter.
learn-or-press = Or press the button.
learn-ask-factories = What lies on the factories?
learn-ask-center = What lies in the center?
learn-ask-preview = What would this move do?
learn-ask-needs = What do my lines need?
learn-ask-floor = What does my floor line cost?
learn-typed = Type it here
learn-previous = Previous step
learn-next = Next step
learn-restart = Start over
learn-end = That was the course
play-now = Play against the computer
learn-end-about = Now you know all the rules. The rest is practice.
invitation-local = This address works on this computer only. For other devices, start the server with --host and the address of this computer in your network.

## Refusals of the server, by their codes

refused-unreachable = I can't reach the server. Check your connection and try again.
refused-closed = The table was closed on this page before the answer came.
refused-malformed = The server did not understand this page. Reload the page.
refused-not-your-seat = This seat is not yours, or it was given back. Open your seat's link again.
refused-not-invited = This invitation is wrong. Ask for the link again.
refused-unknown-host = The server doesn't know this address as its own. Whoever runs it can add it with --name.
refused-wrong-origin = Another site asked for this, so the server refused.
refused-no-such-page = There is no such page.
refused-no-such-table = There is no such table. Perhaps it has expired, or the link is incomplete.
refused-no-such-seat = There is no such seat at this table.
refused-too-large = This is too large for the server.
refused-too-fast = That was a bit fast. Wait a moment and try again.
refused-busy = The server is very busy right now. Try again in a moment.
refused-too-many-lines = This companion has heard too many lines. Start another one.
refused-too-many-open = There are too many connections from this address. Close a page and try again.
refused-too-many-tables = Many tables have been made from your address. Try again later.
refused-server-full = The server has no room for another table. Try again later.
refused-too-many-entries = So much has happened at this table that it's full. You can finish this game; then make a new table.
refused-failed = The server made a mistake. Nothing has changed; try again.
refused-damaged = The server can't read this game any more: its data is damaged. Perhaps whoever runs the server has a backup.
refused-not-stored = The server couldn't save this, so nothing has changed. Try again in a moment.
refused-old-number = The game has moved on meanwhile. Look at the table and choose again.
refused-unknown-number = This page knows more than the server. Reload the page.
refused-seat-taken = Somebody else was quicker: this seat is taken. Choose another.
refused-bad-name = You can't use this name. A name has up to 24 letters, looks like nobody else's at the table, doesn't mix alphabets within a word, and means nothing else in the game.
refused-bad-nonce = The page sent something that can't go into the deals. Reload the page.
refused-wrong-nonce = What came for the deals isn't what was announced. Give the seat back and sit down again.
refused-too-early = Not all seats are taken yet, so nothing is revealed.
refused-bad-rules = There is no such game. Change your choices.
refused-has-begun = The game has already begun.
refused-not-begun = The game has not begun: seats are still free.
refused-not-over = The game is not over yet.
refused-illegal = The rules don't allow that.
refused-no-choice = You have no columns to choose right now.
refused-choice-incomplete = Choose a column for each complete line, from the top down.
refused-no-deal-waits = You don't need to confirm anything right now.
refused-undo-nothing = There is nothing to take back.
refused-undo-deal = The factories have been filled since then, so you can't take it back.
refused-undo-over = The game is over, so you can't take anything back.
refused-undo-too-late = Somebody has moved since then. Ask the others for a takeback.
refused-no-takeback = Nobody is asking you for a takeback.
refused-no-hints = This table has no hints. You can turn them on for everyone when you make a table.
refused-already-done = That's done already.
refused-no-clock = There is no clock at this table, so there is nothing to pause.
refused-not-alone = Others are at the table, and they would have to wait.
refused-paused = The game is paused. Let it go on first.
refused-not-gone = This player is there, or has only just left. Wait a moment.
refused-days-left = Each move in this game has several days. Until the deadline, nobody can take over the seat or end the game.
refused-handed-over = The computer plays for this seat now. Take it back first.
refused-dropped-out = This seat resigned or ran out of time, so it can't do anything more in this game.
refused-bad-record = I can't replay this: it isn't a record.
refused-bad-position = I can't show this: it isn't a position.

name = Azulejos
skip-to-main = Skip to the content
not-found = There is no such page
to-home = Home

## Around the board

licenses = Licences of the fonts and libraries on this page
close = Close
cancel = Cancel
send = Send
pages = Pages
page-title = { $page }: Azulejos
learn = Learn
replay = Replay
help = Help
settings = Settings
skip-to-board = Skip to the board
skip-to-command = Skip to the command box

## Status

status = Status
scores = Scores
status-round = Round { $round }
last-round = Last round!
    .terse = Last round.
    .full = This is the last round: a horizontal line will be complete.
# $out: how the seat dropped out of the game
status-score = { $player }: { $score }{ $out ->
    [resigned] {" "}(resigned)
    [time] {" "}(out of time)
   *[no] {""}
}
# $out: how the seat dropped out of the game
seat-out = { $out ->
    [computer] played by the computer
    [resigned] resigned
   *[time] out of time
}
status-watching = You are watching.
# $players: a list of names
status-over = { $who ->
    [you] You win!
    [with-you] { $players } share the victory!
    [one] { $players } wins.
   *[several] { $players } share the victory.
}
status-abandoned = The game was ended early. Nobody wins.
status-open = Waiting for players.
status-paused = Paused.
# $count: how many
status-deal = Waiting for { $players }.
status-columns = { $count ->
    [one] { $players } is choosing columns.
   *[other] { $players } are choosing columns.
}
# $alone: yes where this browser plays one seat only
choose-columns = { $alone ->
    [yes] Your turn: choose columns for your complete lines.
   *[no] { $player }, choose columns for your complete lines.
}
    .terse = { $alone ->
        [yes] Choose columns.
       *[no] { $player }: choose columns.
    }
deal-waits = Ready for the next round?
    .terse = Next round?
connection-lost = You lost the connection. I'll keep trying; nothing is lost.
connection-back = You are connected again.
connection-refused = This table doesn't let you in. Reload the page, or make a new table.

## Last move, log, commands

last-move = Last move
log = Log
log-empty = Nothing has happened yet.
log-round = Round { $round }
log-game-round = Game { $game }, round { $round }
log-details = Every score
commands = Commands
command = Type a move or a question
command-help = For example 3R4, scores, or help. Arrow up brings earlier lines back.
command-next-round = Press Enter to begin the next round, or type undo.
answers = Answers
column-kept = Line { $row } goes to column { $column }. Choose the next one.
    .terse = L{ $row }: col { $column }. Next?
level-is-the-tables = You choose the level when you make a table. To play at another level, make a new table on the home page.
position-code = The position code is { $code }
order-new = This game isn't over. You start new games on the home page; this one is kept there.
order-games = Your games are on the home page.
order-replay = You can replay games on the page Replay.
order-review = You can review a game in the terminal, with azulejos review.
order-course = The course is on the page Learn.
order-record = You can save the record at the end of the game, or on the page Replay.

## Actions

actions = Actions
more = More
confirm-move = Play{"\u00A0"}this move
undo = Undo
# Where turns of others go with it. $count: from 2 on
undo-turns = Undo { $count }{"\u00A0"}turns
# $who: you, or other for somebody at this screen, $player. $count: the turns after that one
undo-about = Takes back { $who ->
    [you] your last turn
   *[other] { $player }'s last turn
}{ $count ->
    [0] {""}
    [one] {" "}and the one after it
   *[other] {" "}and the { $count } after it
}.
hint-me = Hint
# The hint's button after a hint, and after that: typed for you, they tell why it is good, and more
hint-why = Why?
hint-details = Details
hint-not-now = There's no move to make right now.
ask-takeback = Ask{"\u00A0"}to take{"\u00A0"}back
# The hinted move beside its button. $factory: 0 for the center; $row: 0 for the floor line
hint-shown = Hint: { $tiles }, { $factory ->
    [0] center
   *[other] factory { $factory }
} → { $row ->
    [0] floor line
   *[other] line { $row }
}
    .terse = { $tiles } { $factory ->
        [0] C
       *[other] F{ $factory }
    } → { $row ->
        [0] floor
       *[other] L{ $row }
    }
hint-shown-column = Hint: line { $row } → column { $column }
pause = Pause
resume = Go on
rematch = Play again
resign = Resign
resign-title = Resign?
resign-text = You give up this game. You can't take that back.
# After a typed resign that was not confirmed
resign-not = You play on.
leave = Leave the table
leave-title = Leave the table?
leave-text = Your seat becomes free for someone else.
next-round-now = Next round
next-round-in = { $seconds ->
    [one] in { $seconds } second
   *[other] in { $seconds } seconds
}
next-round-wait = Wait
bag-and-lid = Bag and lid
color-of-tiles = Color
in-the-bag = In the bag
in-the-lid = In the lid
in-all = In all
share = Share
position-link = Link to this position

## Clocks and who is there

clocks = Clocks
low-time-now = { $seconds ->
    [one] { $player } has { $seconds } second left.
   *[other] { $player } has { $seconds } seconds left.
}
    .terse = { $player }: { $seconds } s.
clock-of = { $player }: { $time }
clock-runs = running
move-until = Move by { $time }, { $left }.
is-gone = { $player } left { $since }.
hand-over = Let the computer play for { $player }
hand-over-level = Level
end-game = End the game
end-game-title = End the game?
end-game-text = This ends the game for everyone at the table, without a winner.
return-seat = Take your seat back
is-handed-over = The computer plays for { $player }.
spectators = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
takeback = Takeback
takeback-text = { $player } asks to take a move back.
takeback-grant = Agree
takeback-decline = Decline
takeback-waits = Asked. Waiting for { $players } …
your-turn-title = Your turn: Azulejos
your-turn-notice = It's your turn at the table.

## What a move would do, and what opponents did

would-fill = { $count ->
    [one] { $tiles } fills line { $row }.
   *[other] { $tiles } fill line { $row }.
}
    .terse = Fills line { $row }.
would-place = { $tiles } on line { $row }, { $needs } to go.
    .terse = Line { $row }: { $needs } to go.
would-fall = { $count ->
    [one] { $tiles } falls to the floor line.
   *[other] { $tiles } fall to the floor line.
}
    .terse = Falls to the floor line.
would-score = { $points ->
    [one] +{ $points } point at the end of the round.
   *[other] +{ $points } points at the end of the round.
}
    .terse = +{ $points } { $points ->
        [one] point
       *[other] points
    }.
would-cost = −{ $points } on the floor line.
    .terse = Floor −{ $points }.
would-start = You start the next round.
    .terse = You start.
took-to-line = took { $tiles } → line { $row }
took-to-floor = took { $tiles } → floor line
took-line-briefly = L{ $row }
took-floor-briefly = floor

## The end of a round

round-over = Round { $round } is over.
round-player = Player
round-wall = Tiles
round-floor = Floor
round-score = Score
round-starts = starts next

## Keys

keys = Keys
key = Key
key-does = What it does
keys-where = Letters work while the board has the focus. You can change them or switch them off in the settings.
keys-off = You have switched letters off in the settings.
keys-change = Type one letter or sign for each; leave it empty for none.
keys-reset = Reset shortcuts
key-name-arrows = Arrow keys
key-name-enter = Enter or space
key-name-escape = Esc
key-name-tab = Tab
key-walk-arrows = From tile to tile, from line to line
key-walk-enter = Choose tiles, then a line
key-walk-escape = Put the tiles back, close what is open
key-walk-tab = Factories, board, actions, and on
key-factories = What lies on the factories
key-center = What lies in the center
key-offers = Where three or more of one color lie
key-needs = What my lines need
key-board = My board
key-wall = My wall
key-floor = My floor line
key-scores = Scores
key-moves = All moves
key-last = The last move
key-changes = What happened since my last turn
key-details = Every score of the last round
key-bag = Bag and lid
key-turn = Whose turn it is
key-clock = The clock
key-repeat = The last answer again
key-undo = Undo
key-hint = A hint, then why
key-command = To the command box
key-keys = This list of keys

## Settings

settings-kept = Changes take effect at once, and this browser remembers them.
settings-all = All settings
help-open = How to play here
your-name = Your name at a table
settings-voice = Language and speech
language = Language
length = Length of speech
length-terse = Terse, for Braille
length-normal = Normal
length-full = Whole sentences
letters = Color names
letters-names = Names
letters-letters = Letters
letters-tactile = Letters of the tactile set
settings-look = Look
theme = Theme
theme-auto = Like the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
speed = Tile movement
speed-times = { $speed ->
    [0] At once
    [0.5] Slowly
    [2] Fast
   *[1] Normal
}
pace = Opponents' pace
pace-0 = At once
pace-400 = Quick
pace-700 = Normal
pace-1200 = Slow
factories-view = Factories
factories-grid = As a table to walk through
factories-list = One after another
wall-view = Walls
wall-table = As a table
wall-sentences = In sentences
settings-sound = Sound and notices
volume = Volume of sounds
volume-percent = { $percent } percent
notifications = Notify me when it's my turn
notifications-denied = The browser doesn't allow notifications. You can change that in its settings.
low-time = Warn me when a clock has this much left
seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
settings-play = Play
is-confirming = Ask me before I play a move
has-command-box = Show the command box
deal-delay = After a round, the next one begins
deal-delay-none = when I say so
deal-delay-after = { $seconds ->
    [one] after { $seconds } second
   *[other] after { $seconds } seconds
}
has-shortcuts = Letters as shortcuts on the board
settings-reset = Reset all settings
settings-reset-text = This resets everything but your name.

## Help

help-legend = The tiles
help-letter = Letter
help-tactile = Tactile set
help-turn-title = In short
help-turn-text = Take all tiles of one color from a factory or the center, and put them on one of your pattern lines. At the end of the round, each complete line moves a tile to your wall and scores. What doesn't fit falls to the floor line and costs points.
help-mouse-title = With mouse or finger
help-mouse-text = Click tiles on a factory or in the center, then the line where they should go. The lines that take them light up; point at one to preview the move. You can drag tiles as well, but you never have to.
help-keys-title = With keys
help-typed-title = By typing
help-learn = Learn the game on a real board

## Table: factories, boards, lines, what a click says

# Said where the arrow keys lead no further
edge = Edge.
table-factories = Factories
table-factory-number = Factory { $factory }
table-center = Center
table-my-board = My board
table-board-of = { $name }'s board
table-opponents = Opponents
table-pattern-lines = Pattern lines
table-floor-line = Floor line
table-floor-entry = { $thing }; so far minus { $cost }
table-wall = Wall
table-row = Row
table-row-number = Row { $row }
table-column-number = Column { $column }
table-place = Place
table-empty = empty
table-marker-here = Starting player marker
table-starts = starts the round
table-score-of = score { $score }
# A space of the wall. The headers of the grid say its row and column.
table-space-awaits = { $color }, empty
table-space-open = { $color }, empty; would score { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .terse = { $color }, empty, +{ $points }
# Gray side: any color may go there.
table-space-free = empty; would score { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .terse = empty, +{ $points }
table-chosen-space = { $name }, chosen
table-hinted = { $name }, hint
table-place-here = Place here?
table-raise-board = Enlarge { $name }'s board
table-not-now = It's not your turn to take tiles.
table-tiles-first = First choose tiles from a factory or the center.
table-title = The table: { $names }
