## What the page says itself. What happens at a table is said by the catalogs of words/.

## Pages: home, new tables, joining, the end, replay, learn, verify

home-lead = Take tiles, lay patterns, and cover your wall before the others do.
home-play = Play
home-other = Other games
home-against = { $count ->
    [one] Against the computer, level { $level }, { $name }.
   *[other] Against { $count } computer players, level { $level }, { $name }.
}
home-against-several = Against { $count } computer players.
home-friends = With friends
home-friends-about = Send a link, and they are at your table.
home-screen = On one screen
home-screen-about = Two to four at one computer, passed around.
home-learn = Learn the rules
home-learn-about = A short course on a real board.
home-open = Open a game
home-open-about = Replay a record or a position, step by step.

my-games = My games
my-games-finished = Finished
my-games-nobody = A new table
my-games-resume = Resume
my-games-look = Look
my-games-remove = Remove
my-games-all = { $count ->
    [one] Show the game
   *[other] Show all { $count } games
}
my-games-over = Over
my-games-gone = The server does not have this table any more.
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
new-kind-friends-about = You get a link to hand on. Nobody needs an account.
new-kind-screen = On one screen
new-kind-screen-about = All sit at this computer and take turns at it.
new-players = Players
new-seats = Seats
new-seat = Seat { $seat }
new-you = You
new-name = Your name
new-name-of = Name of player { $seat }
new-holder = Played by
new-holder-friends = A friend, by link
new-holder-screen = A person here
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
new-start = Starting player
new-start-lot = By lot
new-board = Board
new-side = Side of the wall
new-colored = Colored
new-colored-about = Every color has its own space in each row.
new-gray = Gray
new-gray-about = You choose the column of each tile yourself.
new-edition = Edition
new-edition-usual = Usual: a vertical line brings 7 points
new-edition-tactile = Tactile: a vertical line brings 5 points
new-pace = Time and confirmations
new-time = Time to think
new-time-none = As much as you like
new-time-clock = A clock
new-time-days = Days per move
new-minutes = Minutes for each player
new-increment = Seconds more after each move
new-factors = More time for some
new-factor = { $factor } times
new-days = Days for each move
new-deal = After the last move of a round, the next deal waits
new-deal-confirm = until you confirm
new-deal-seconds = { $seconds ->
    [one] { $seconds } second, or until you confirm
   *[other] { $seconds } seconds, or until you confirm
}
new-confirm = Confirm each move before it is played
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
lobby-not-invited = To sit down you need the invitation link. You can watch here.
lobby-spectators = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
invitation = Invite others
invitation-about = Whoever opens this link can take a free seat.
invitation-link = Invitation link
invitation-text = Come and play a game of tiles with me.
invitation-qr = QR code of the invitation link
invitation-watch = A link for watching
invitation-watch-about = Whoever has only this one sees the game and can't sit down.
invitation-watch-link = Link for watching
seat-link = Go on playing on another device
seat-link-about = This link is your seat. Open it on your other device, and show it to nobody else.
link-copy = Copy the link
link-share = Share
link-copied = Copied.
link-selected = The link is selected: copy it with the keys of your computer.
not-found-about = Perhaps the link is incomplete. Nothing is lost.

## Refusals of the server, by their codes

refused-unreachable = The server can't be reached. Check your connection and try again.
refused-closed = The table was closed on this page before the answer came.
refused-malformed = The server did not understand this page. Load the page again.
refused-not-your-seat = This seat is not yours, or it was given back. Open your seat's link again.
refused-not-invited = The invitation is not right. Ask for the link once more.
refused-wrong-origin = Another site asked for this, so it was not done.
refused-no-such-page = There is no such page.
refused-no-such-table = There is no such table. Perhaps it has expired, or the link is incomplete.
refused-no-such-seat = There is no such seat at this table.
refused-too-large = This is too large for the server.
refused-too-fast = That was a bit fast. Wait a moment and try again.
refused-failed = The server made a mistake. Nothing was changed; try again.
refused-not-stored = The server could not keep this, so nothing was changed. Try again in a moment.
refused-old-number = The game has gone on meanwhile. Look at the table and choose again.
refused-unknown-number = This page knows more than the server. Load it again.
refused-seat-taken = Somebody else was quicker: this seat is taken. Choose another.
refused-bad-name = This name can't be used. A name has up to 24 letters and means nothing else in the game.
refused-bad-nonce = The page sent something that can't go into the deals. Load it again.
refused-bad-rules = There is no such game. Change what you have chosen.
refused-has-begun = The game has already begun.
refused-not-begun = The game has not begun: seats are still free.
refused-not-over = The game is not over yet.
refused-illegal = The rules do not allow that.
refused-no-choice = You have no columns to choose now.
refused-choice-incomplete = Choose a column for each complete line, from the top down.
refused-no-deal-waits = No deal waits for you.
refused-undo-nothing = There is nothing to take back.
refused-undo-deal = The factories have been filled since, so it can't be taken back.
refused-undo-over = The game is over, so nothing can be taken back.
refused-undo-too-late = Somebody has moved since. Ask the others for a takeback.
refused-no-takeback = Nobody asks you for a takeback.
refused-already-done = That was done before.
refused-bad-record = This is not a record that can be replayed.
refused-bad-position = This is not a position that can be shown.

name = Azulejos
skip-to-main = Skip to the content
factories = Factories
play-now = Play against the computer
not-found = There is no such page
to-home = To the first page
