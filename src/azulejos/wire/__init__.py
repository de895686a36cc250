"""The JSON messages between clients and servers; docs/reference/wire-protocol.md.

Read in this order: `requests`, what a seat can ask for; `entries`, what can happen at a table;
`refusals`, why a request changes nothing; `plain_events`, the events of the rules as JSON;
`messages`, the messages between a client and a table; `seating_messages`, how clients make a table
and sit down; `companion_messages`, the messages of a companion; `replay_messages` and
`course_messages`, the answers for a replay and for the course. `columns` is the one rule that both
ends share: on the gray side all seats choose at once.
"""
