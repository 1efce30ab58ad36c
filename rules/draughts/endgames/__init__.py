"""Endgame tables: who wins with few pieces on the board, and in how many plies.

Three pieces of every draughts game come with the package (`python -m rules tables` has built them); tables of more are
read from a folder. A table looks at the board alone: it knows no counted moves, no repetition and no run of a Frisian
king. `Endgames.verdict` says nothing where one of the first or the last could matter.
"""

from rules.draughts.endgames.endgames import MOST, SHIPPED, Endgames, Verdict, endgames_of

__all__ = ["MOST", "SHIPPED", "Endgames", "Verdict", "endgames_of"]
