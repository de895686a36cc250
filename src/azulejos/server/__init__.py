"""Tables, seats and spectators: games over HTTP and WebSocket, kept in a database.

Read in this order: `entries`, what can happen at a table; `table`, the fold over them, with
`timing`, `clocks`, `columns` and `undoing`; `requests` and `deciding`, which turn what a seat asks
for into entries. Then what travels: `messages`, `plain_events`, `telling`, `viewing`, `options`,
and beside the tables `replays` and `course`. Then what lasts and what moves: `schema`, `storage`
and `database`, `dealing`, `bots`, `listening` and `presence`, `host`, which runs one table,
`expiring`, and `hub`, which has them all. Beside the tables, the companions of real sets:
`companion_messages`, `companion_lines`, `companion_desk`, which runs one, and `companions`. At the
edge: `tokens`, `limits`, `pacing`, `conversation` with `speaking`, `origins`, `cookies`, `headers`,
`pages`, `qr`, `api`, `replay_api`, `course_api`, `companion_api`, `seats_api`, `sockets` with
`patience`, `metrics`, `app`, `serving`.
"""
