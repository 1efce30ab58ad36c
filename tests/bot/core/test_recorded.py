"""Files of games: the parts taken from one that somebody brings, the reasons to refuse it, and how one of ours ends."""

from collections.abc import Callable

import pytest

from bot.core.errors import BadFile, MatchError, ReviewRefused
from bot.core.export import export
from bot.core.match import Match, Step
from bot.core.terms import MOST_MOVES
from bot.reviews.model import MOST_BYTES, recorded
from rules import Side
from rules.records.pdn import read_pdn
from rules.records.record import Record
from tests.bot.core.test_match import fresh, moved
from tests.bot.fixtures import BOB, CARL

TAGS = '[GameType "21"]\n[White "{white}"]\n[Black "Bob"]\n\n'
MOVES = "1. 11-15 23-19 2. 8-11 22-17 *"
BACK_AND_FORTH = "1-5 32-28 5-1 28-32 " * (MOST_MOVES // 4)
KINGS = '[GameType "21"]\n[SetUp "1"]\n[FEN "B:WK32:BK1"]\n\n'


def test_the_first_game_of_a_file_is_taken_with_who_played_it() -> None:
    found = recorded(f"{TAGS.format(white='Ann')}{MOVES}\n\n{TAGS.format(white='Eve')}9-14 *".encode())
    assert (found.game, found.opening, found.match_id) == ("american", None, None)
    assert found.moves == ("11-15", "23-19", "8-11", "22-17")
    assert found.players == ("Bob", "Ann"), "Black begins"


def test_a_file_of_an_old_program_is_read_too() -> None:
    assert recorded((TAGS.format(white="Andrés") + MOVES).encode("latin-1")).players == ("Bob", "Andrés")
    assert recorded(b"\xef\xbb\xbf" + (TAGS.format(white="Андрей") + MOVES).encode()).players[1] == "Андрей"


def test_a_game_goes_as_far_as_the_rules_let_it() -> None:
    """The players had not claimed their draw."""
    found = recorded((KINGS + BACK_AND_FORTH + "*").encode())
    assert found.opening is not None
    assert 0 < len(found.moves) < MOST_MOVES // 4 * 4


@pytest.mark.parametrize(
    ("text", "kind", "code", "facts"),
    [
        (" " * (MOST_BYTES + 1), BadFile, "bad-file-large", {"most": 256}),
        (" \n\t", BadFile, "bad-file-empty", {}),
        (TAGS + "*", BadFile, "bad-file-empty", {}),
        (TAGS + "1. 11-15 [", BadFile, "bad-file-unreadable", {"line": 5}),
        (TAGS + "1. 11-15 23-20 *", BadFile, "bad-file-move", {"number": "1...", "ply": 2, "text": "23-20"}),
        (TAGS + "1. 11-15 23-19 2. 9-18 *", BadFile, "bad-file-move", {"number": "2.", "ply": 3}),
        (KINGS.replace('"B:', '"W:') + "1. 32-1 *", BadFile, "bad-file-move", {"number": "1...", "ply": 2}),
        (TAGS + '1. 11-15 /FEN "W:W32:B1"/ 32-28 *', BadFile, "bad-file-set-up", {}),
        (KINGS + BACK_AND_FORTH + "1-5 *", ReviewRefused, "review-refused-long", {"most": MOST_MOVES}),
        (KINGS + BACK_AND_FORTH * 3 + "*", ReviewRefused, "review-refused-long", {"most": MOST_MOVES}),
    ],
)
def test_what_is_wrong_with_a_file_is_named(
    text: str, kind: type[MatchError], code: str, facts: dict[str, object]
) -> None:
    with pytest.raises(kind) as refused:
        recorded(text.encode())
    assert refused.value.code == code
    assert facts.items() <= refused.value.details.items()


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
