"""Tables, seats and spectators: games over HTTP and WebSocket, kept in a database.

Read in this order: `entries`, what can happen at a table; `table`, the fold over them, with
`columns` and `undoing`; `deciding`, which turns what a seat asks for into entries.
"""
