"""A table on a server, joined from the terminal by its link.

Read in this order:

- `links`, `http_client`, `connection` (the socket), `table` (the table as we know it);
- `kept_seats` and `join`;
- `open_request` (what the person waits for), `orders` (what the person wants), `news` (what
  happens), `prompts` (what has to be done next), and `session`, which brings them together;
- `visit`: from joining to leaving, in plain lines or on the full screen.
"""
