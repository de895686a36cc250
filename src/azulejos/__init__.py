"""Azulejos: the tile game, whole. An unofficial implementation.

The floors of the house, lowest first: `rules`, `notation` and `native`, `players`, `terminal`.
"""

__version__ = "0.1.0"
