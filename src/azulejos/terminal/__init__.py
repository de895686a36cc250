"""Azulejos in a terminal: plain lines that can be read by ear."""
