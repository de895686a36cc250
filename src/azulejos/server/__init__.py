"""The server: tables, seats and spectators over HTTP and WebSocket, stored in a database.

Five rooms, each built on those before it: `shares` divides what is scarce among the addresses;
`store` has the database and its schema; `tables` plays the games: a table's log, who may do what,
clocks, computer players; `companions` does the same for games on a real table; `http` has the
application, its pages, endpoints and sockets.

`limits` has every limit, `arguments` the options of `azulejos serve` and `azulejos play`,
`garbage_collector` says when Python's collector runs, and `histograms` count how long things take.
"""
