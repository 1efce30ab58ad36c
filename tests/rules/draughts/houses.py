"""House games for tests: all that can be composed, and some of them by a seed."""

import itertools
from collections.abc import Iterator
from dataclasses import fields
from random import Random

from rules.draughts.house import HouseRules, choices_of

TRAITS = tuple(field.name for field in fields(HouseRules))


def every_composition() -> Iterator[HouseRules]:
    """All combinations of traits, those that contradict one another too."""
    for values in itertools.product(*map(choices_of, TRAITS)):
        yield HouseRules(**dict(zip(TRAITS, values, strict=True)))  # type: ignore[arg-type]


EVERY_HOUSE = tuple(rules for rules in every_composition() if not [*rules.clashes()])
"""Every house game there can be."""


def houses(seed: int, count: int) -> tuple[HouseRules, ...]:
    return tuple(Random(seed).sample(EVERY_HOUSE, count))
