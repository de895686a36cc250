"""Tables, seats and spectators: games over HTTP and WebSocket, kept in a database.

Four rooms, each built on those before it: `store`, the database and its schema; `tables`, the fold
over a table's log, who may do what, clocks and computer players; `companions`, the same for games
on a real table; `http`, the application, its pages, endpoints and sockets. `limits` has every
limit, `time_source` the time, which tests can set.
"""
