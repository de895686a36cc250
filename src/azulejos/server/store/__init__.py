"""The database: `schema` and its migrations; `database`, which opens it and holds the lease, with
`postgresql_lease`; `writes`, what one commit writes; `storage`, which reads and writes everything;
`companion_lines`, a companion's lines as rows; `checksums`, which find what is `damaged`, to set it
aside; `room`, how many tables there may be."""
