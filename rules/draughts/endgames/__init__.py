"""Endgame tables: who wins with few pieces on the board, and in how many plies.

Three pieces of every draughts game that is won by leaving the other side no move come with the package (`python -m
rules tables` has built them); tables of more are read from a folder. A table looks at the board alone: it knows no
counted moves, no repetition and no run of a Frisian king. `Endgames.verdict` says nothing where one of the first or the
last could matter.
"""

from rules.draughts.endgames.endgames import MOST, SHIPPED, Endgames, Verdict, endgames_of, solvable

__all__ = ["MOST", "SHIPPED", "Endgames", "Verdict", "endgames_of", "solvable"]
