"""Damka, the Discord bot for correspondence draughts."""

__version__ = "0.3.0"
