"""Matches between players: the schedule, the games, and ratings from their results."""
