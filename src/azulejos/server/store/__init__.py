"""What lasts: `schema` and its migrations, `database`, which opens one, `leases`, `storage`, which
writes and reads everything, and `companion_lines`, a companion's lines as rows."""
