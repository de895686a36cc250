"""What clients and servers say to each other, as JSON; docs/reference/wire-protocol.md.

Read in this order: `requests`, what a seat can ask for; `entries`, what can happen at a table;
`refusals`, why a request changes nothing; `plain_events`, the events of the rules as JSON;
`messages`, what travels between a client and a table; `companion_messages`, the same for a
companion. `columns` is the one rule both ends share: on the gray side all seats choose at once.
"""
