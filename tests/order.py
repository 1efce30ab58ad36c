"""In which order the tests of a run come."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import TypeVar

T = TypeVar("T")


def dealt(items: Sequence[T], long: AbstractSet[T], workers: int) -> list[T]:
    """All of them, so that each worker, whose part is one of `workers` equal ones, has those that take long first.

    Behind a long test that comes last the other workers would only wait.
    """
    first = [item for item in items if item in long]
    rest = [item for item in items if item not in long]
    order: list[T] = []
    for number in range(workers):
        mine = first[number::workers]
        size = len(items) // workers if number < workers - 1 else len(items)
        others = max(size - len(mine), 0)
        order += mine + rest[:others]
        del rest[:others]
    return order
