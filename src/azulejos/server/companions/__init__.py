"""Companions of games on a real table: `games` begins one or restores it from its stored lines,
`host` runs it, `views` shows it to clients, and `hub` runs them all."""
