"""Self-play, data, networks: trains the network that evaluates round boundaries.

The stages of `azulejos train` share only the folder of a run: `selfplay` writes shards of
boundaries, `fit` trains on them with torch, `export` writes integers for the core, and `gate` plays
the deciding match.
"""
