"""Damka, the Discord bot for correspondence draughts."""

__version__ = "0.2.0"
