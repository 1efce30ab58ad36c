"""A player for all games: it searches, and says what it would do. Pure and the same again for the same seed."""
