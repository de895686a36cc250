## At an online table that was joined from the terminal.

# Sitting down

online-name = What is your name? Just press Enter to go without one.
# $player: one's own name, or what the seat is called
online-seated = You sit at the table as { $player }.
online-watching = You are watching.
online-table = { $side ->
    [gray] On the gray side of the wall: { $players }.
   *[colored] At the table: { $players }.
}
online-table-empty = { $side ->
    [gray] On the gray side of the wall. Nobody sits at the table yet.
   *[colored] Nobody sits at the table yet.
}
# $count: how many seats are free
online-seats-free = { $count ->
    [one] { $count } seat is free. The game begins when it is taken.
   *[other] { $count } seats are free. The game begins when they are taken.
}
online-hints = Everyone here can ask for hints, and everyone sees who does.
online-round = The game is in round { $round }.
online-seat-not-kept = I couldn't save your seat in the folder { $folder }. Type link, and save the link yourself.

# What is waited for

online-deal-waits = Press Enter for the next round. Until then you can undo.
    .terse = Enter: next round.
# $player: who could still undo
online-deal-waits-for = { $player } can still undo. Then the next round begins.
online-column-kept = Line { $row } goes to column { $column }.
online-takeback-asked = Type yes or no.
online-takeback-waits = You asked to take a move back. The others say yes or no.
online-undo-asks = Somebody has moved since then. Type undo again to ask the others.
online-end-sure = That ends the game for everyone at the table, without a winner. Type end again to do it.
    .terse = Type end again.
online-gone = { $player } has been gone for a minute. Type hand over to let the computer play for { $player }, end to end the game, or wait.
    .terse = { $player } is gone. Hand over, end, or wait?
online-is-back = { $player } is back.
online-you-handed-over = The computer plays for you. Type return to play again yourself.
online-is-paused = The game is paused. Type go on to resume it.
online-waits = All right.
online-over = Type new to play again, record to get all moves as text, or quit.
online-rematch-waits = You want to play again. The game begins when everyone does.

# The connection

online-lost = You lost the connection. I'll keep trying; nothing is lost.
online-found = You are connected again.
# $error: what Python says of it
online-broken = An error in this program ended the connection: { $error }. Nothing is lost: join by the same link to play on.
online-sent-later = There is no connection yet. I'll send that as soon as there is one.
online-still-lost = There is no connection yet. I'll send what you typed before first. Type quit to leave.
online-still-asking = The server hasn't answered yet. Wait a moment, or type quit to leave.

# Answers

online-link-seat = Whoever has this link plays for you. Open it to play on elsewhere:
online-link-invitation = Whoever has this link can take a free seat:
online-link-watch = Whoever has this link can watch:
online-present = At the table: { $players }.
online-present-nobody = Nobody is at the table.
online-absent = Gone: { $players }.
online-spectators = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
online-nobody-gone = Nobody has been gone for a minute yet.
online-who-gone = Several players are gone. Type hand over and the player's number.
online-only-watching = You are watching, so you can only ask.
online-new-not-over = This game isn't over. When it is, type new to play again.
online-level = You choose the level when you make a table.
online-at-home = That is for games at your own keyboard: start azulejos text without a link.
online-seat-lost = You were away when the game was about to begin, so your seat is free again. Join with the invitation to sit down again.
online-stood-up = You have given your seat back.
online-goodbye = Goodbye. Your seat is kept: join by the same link to play on.

# What the server did not do

online-refused-malformed = The server did not understand that. Perhaps it has another version.
online-refused-not-your-seat = This seat is not yours, or it was given back.
online-refused-not-invited = This invitation is wrong. Ask for the link again.
online-refused-no-such-table = There is no such table. Perhaps it has expired, or the link is incomplete.
online-refused-no-such-seat = There is no such seat at this table.
online-refused-too-large = That is too long.
online-refused-too-fast = That was a bit fast. Wait a moment and try again.
online-refused-busy = The server is very busy right now. Try again in a moment.
online-refused-too-many-open = There are too many connections from your address. Close some of them.
online-refused-too-many-tables = Many tables have been made from your address. Try again later.
online-refused-server-full = The server has no room for another table. Try again later.
online-refused-too-many-entries = So much has happened at this table that it's full. You can finish this game; then make a new table.
online-refused-failed = The server made a mistake. Nothing has changed; try again.
online-refused-unknown-host = The server doesn't know this address as its own. Whoever runs it can add it with --name.
online-refused-damaged = The server can't read this game any more: its data is damaged. Perhaps whoever runs the server has a backup.
online-refused-not-stored = The server couldn't save this, so nothing has changed. Try again in a moment.
online-refused-old-number = The game has moved on meanwhile, so nothing happened.
online-refused-unknown-number = The server lost a part of the game. Join again.
online-refused-seat-taken = Somebody else was quicker: the seat is taken.
online-refused-bad-name = You can't use this name here. A name has up to 24 letters, looks like nobody else's at the table, doesn't mix alphabets within a word, and means nothing else in the game.
online-refused-has-begun = The game has already begun.
online-refused-not-begun = The game has not begun: seats are still free.
online-refused-illegal = The rules don't allow that.
online-refused-no-choice = You have nothing to choose right now.
online-refused-choice-incomplete = Choose a column for each complete line, from the top down.
online-refused-game-over = The game is over.
online-refused-not-over = The game is not over yet.
online-refused-no-deal-waits = You don't need to confirm anything right now.
online-refused-no-clock = There is no clock at this table, so there is nothing to pause.
online-refused-not-alone = Others are at the table, and they would have to wait.
online-refused-paused = The game is paused. Type go on first.
online-refused-not-gone = This player is there, or has only just left. Wait a moment.
online-refused-days-left = Each move in this game has several days. Until the deadline, nobody can take over the seat or end the game.
online-refused-handed-over = The computer plays for you. Type return first.
online-refused-dropped-out = You resigned or ran out of time, so you can't do anything more in this game.
online-refused-undo-nothing = There is nothing to take back.
online-refused-undo-deal = The factories have been filled since then, so you can't take it back.
online-refused-undo-over = The game is over, so you can't take anything back.
online-refused-undo-too-late = Somebody has moved since then.
online-refused-no-takeback = Nobody is asking you to take a move back.
online-refused-no-hints = This table has no hints. You can turn them on for everyone when you make a table.
online-refused-already-done = That's done already.
# $code: of the wire protocol
online-refused-other = The server refused. It says: { $code }.
# $id: of a message of a later version
online-unknown = The server says something that this version doesn't know: { $id }. Update Azulejos.

# Why a table can't be joined. $host: the server

online-no-link = This isn't a link to a table. A link begins with http:// or https://, like https://example.org/table/x4Gd.
online-unreachable = I can't reach the server { $host }. Check the link and your connection.
online-not-safe = I can't trust the certificate of { $host }, so I sent nothing.
online-elsewhere = The server { $host } sends you on to { $address }. I don't follow that; join by the link that your browser shows.
online-no-server = There is no Azulejos server at { $host }.
online-other-version = The server { $host } runs another version than this program. Update Azulejos.
online-busy = The server { $host } can't answer just now. Try again in a moment.
online-full = All seats at this table are taken. To watch, join by { $link }.

# Help

online-help-overview = At an online table you can also type: link, present, pause, go on, hand over, wait, end, return, stand up, and yes or no when someone asks to take a move back.
online-help-agree = yes: lets someone take a move back who asks to.
online-help-decline = no: doesn't let someone take a move back who asks to.
online-help-pause = pause: stops the clocks, if you are alone at the table.
online-help-resume = go on: ends the pause.
online-help-hand-over = hand over: lets the computer play for someone who has been gone for a minute. With a player, hand over 2, for that one; with a level, hand over 2 level 5, at that level.
online-help-wait = wait: waits for whoever is gone.
online-help-end = end: ends the game without a winner, if someone has been gone for a minute or you are alone. Type it twice.
online-help-return = return: you play again yourself, if the computer plays for you.
online-help-stand-up = stand up: gives your seat back, before the game has begun.
online-help-link = link: your seat's link, to play on with a phone, say, and the links for others.
online-help-present = present: who is at the table, and who is gone.
