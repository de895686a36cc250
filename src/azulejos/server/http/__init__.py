"""The edge. `app` has the routes; `server` runs them; `connections` drops clients that stall.

`pages` serves the browser client, `core_files` with it, and QR codes of its links. `table_api`,
`seat_api`, `companion_api`, `replay_api`, `review_api`, `course_api` and `metrics` are the
endpoints; `sockets` is the WebSocket of a table. `traffic` limits the rates of each address,
`admission` its connections; `security` and `host_names` keep other sites' pages out, and `errors`
turns refusals into HTTP answers. A worker process draws QR codes with `qr_picture`.
"""
