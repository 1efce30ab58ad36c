"""Problems with one way to win: mined offline from games and endgame tables, kept as one file for each game."""
