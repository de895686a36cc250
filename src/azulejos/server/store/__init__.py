"""The database: `schema` and its migrations; `database`, which opens it and holds the lease, with
`postgresql_lease`; `writes`, what one commit writes; `storage`, which reads and writes everything;
`companion_lines`, a companion's lines as rows; `damage`, which finds what is damaged and sets it
aside."""
