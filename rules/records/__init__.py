"""Recorded games: bytes to text, text to games, which rules, the moves, and what is wrong where something is."""
