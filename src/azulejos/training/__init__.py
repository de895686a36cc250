"""Self-play, data, networks: how the learned value of the round boundary is made.

Stages that share only folders: `selfplay` writes shards of boundaries, `fitting` trains on them
with torch, `exporting` writes whole numbers for the core, `gating` plays the match that decides.
"""
