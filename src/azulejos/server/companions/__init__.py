"""Companions of games on a real table: `host` runs one, `hub` has them all."""
