"""Companions of games on a real table: `host` runs one, `hub` runs them all, `restorer`
makes one from its stored lines."""
