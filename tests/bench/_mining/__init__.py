"""How problems with one way to win are found in games and endgame tables, and tested."""
