"""Lessons: for each game a few positions, each with what is to be found there, made from the rules of the game."""
