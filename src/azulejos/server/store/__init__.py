"""What lasts: the database, its schema and migrations."""
