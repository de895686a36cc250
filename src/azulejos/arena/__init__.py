"""Matches between players: who meets whom, the games, and what they say about strength."""
