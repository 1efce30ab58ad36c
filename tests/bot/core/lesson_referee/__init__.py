"""A second opinion on lessons: is what the sentence of a step says so by the rules?

It asks a game as any player may, with positions of its own where a sentence tells how pieces move in general, and
never the tables of traits from which the lessons are made.
"""

from tests.bot.core.lesson_referee.case import Case
from tests.bot.core.lesson_referee.draughts import DRAUGHTS
from tests.bot.core.lesson_referee.kato import KATO

__all__ = ["CHECKS", "Case"]

CHECKS = {**DRAUGHTS, **KATO}
"""For each step the check of its sentence."""
