"""Problems with one way to win, one file for each game, which were mined offline."""
