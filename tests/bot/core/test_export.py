"""A game as a file tells how it ended, in the words of other programs."""

from collections.abc import Callable

import pytest

from bot.core.export import export
from bot.core.match import Match, Step
from rules import Side
from rules.draughts.pdn import read_pdn
from rules.draughts.pdn_record import Record
from tests.bot.core.test_match import fresh, moved
from tests.bot.fixtures import BOB, CARL


def called_off(match: Match) -> Step:
    return match.call_off(CARL, match.last_at)


def decided(match: Match) -> Step:
    return match.adjudicate(CARL, Side.FIRST, match.last_at)


def resigned(match: Match) -> Step:
    return match.resign(BOB, match.last_at)


@pytest.mark.parametrize(
    ("ended", "result", "termination"),
    [(called_off, "*", "abandoned"), (decided, "1-0", "adjudication"), (resigned, "1-0", "normal")],
)
def test_a_file_tells_the_ending(ended: Callable[[Match], Step], result: str, termination: str) -> None:
    over, _ = ended(moved(fresh(), 3))
    (record,) = read_pdn(export(over, ("Ann", "Ben")).text)
    assert isinstance(record, Record)
    assert (record.result, record.tag("Termination")) == (result, termination)
