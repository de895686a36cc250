"""Tables, seats and spectators: games over HTTP and WebSocket, kept in a database.

Read in this order: `entries`, what can happen at a table; `table`, the fold over them, with
`columns` and `undoing`; `requests` and `deciding`, which turn what a seat asks for into entries.
Then what travels: `messages`, `telling`, `viewing`, `options`. Then what lasts and what moves:
`schema` and `storage`, `dealing`, `bots`, `host`, which runs one table, and `hub`, which has them
all. At the edge: `tokens`, `limits`, `conversation`, `api`, `sockets`, `metrics`, `app`, `serving`.
"""
