"""Tables, seats and spectators: games over HTTP and WebSocket, kept in a database.

Read in this order: `table`, the fold over the entries of `azulejos.wire`, with `timing`, `clocks`
and `undoing`; `deciding`, which turns requests into entries; `telling`, `viewing` and `options`,
and beside the tables `replays` and `course`. Then what lasts and what moves: `schema`, `storage`
and `database`, `dealing`, `bots`, `listening` and `presence`, `host`, which runs one table,
`expiring`, and `hub`, which has them all. Beside the tables, the companions of real sets:
`companion_lines`, `companion_desk`, which runs one, and `companions`. At the edge: `tokens`,
`limits`, `pacing`, `conversation` with `speaking`, `origins`, `cookies`, `headers`, `pages`, `qr`,
`api`, `replay_api`, `course_api`, `companion_api`, `seats_api`, `sockets` with `patience`,
`metrics`, `app`, `serving`.
"""
