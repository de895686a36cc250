"""The edge. `app` has the routes, `server` runs them, with `connections` for clients that stall.

`pages` serves the browser client; `table_api`, `seat_api`, `companion_api`, `replay_api`,
`course_api`, `qr_codes` and `metrics` are the endpoints, `sockets` the WebSocket of a table.
`traffic` limits what an address may do, `security` what another site's page may, and `errors` turns
refusals into answers.
"""
