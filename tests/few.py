"""Of long suites a few parameter sets are run each time, always the same; the others are `nightly`.

@pytest.mark.few(3)                   three of the parameter sets of this test, evenly spread
@pytest.mark.few(1, of="language")    one language for each of the other parameters' values
@pytest.mark.few(0)                   none: they are all for the night

Where some of the sets are slow, those and the others are two groups.
"""

from collections import defaultdict
from collections.abc import Iterable
from zlib import crc32

import pytest


def left_to_the_night(items: Iterable[pytest.Item]) -> set[pytest.Item]:
    """The tests with the mark `few` that are not of the few."""
    alike: dict[tuple[str, int], list[pytest.Item]] = defaultdict(list)
    for item in items:
        # The mark of a parameter set comes after that of the whole test, and stands for it.
        marks = [mark for mark in item.own_markers if mark.name == "few"]
        if marks and isinstance(item, pytest.Function):
            slow = item.get_closest_marker("slow") is not None
            others = _others(item, marks[-1].kwargs.get("of"))
            group = f"{item.nodeid.partition('[')[0]} {slow} {others}"
            alike[group, marks[-1].args[0]].append(item)
    out: set[pytest.Item] = set()
    for (group, count), members in alike.items():
        size = len(members)
        # Of groups of the same test each begins elsewhere, so that one language is not always the same.
        chosen = {(crc32(group.encode()) + size * number // count) % size for number in range(count)}
        out.update(item for place, item in enumerate(members) if place not in chosen)
    return out


def _others(item: pytest.Function, parameter: str | None) -> list[str]:
    """Its other parameters, values plain or functions, alike in every process; none where whole sets are chosen."""
    others = sorted(set(item.callspec.params) - {parameter}) if parameter else ()
    values = [(name, item.callspec.params[name]) for name in others]
    return [f"{name}={getattr(value, '__qualname__', repr(value))}" for name, value in values]
