"""Files of games: the parts taken from one that somebody brings, the reasons to refuse it, and how one of ours ends."""

import re
from collections.abc import Callable
from datetime import timedelta

import pytest

from bot.core.errors import BadFile
from bot.core.export import Contest, export
from bot.core.match import Header, Match, Step, begin
from bot.core.terms import MOST_MOVES
from bot.reviews.model import MOST_BYTES, Misread, Subject, recorded
from rules import Side
from rules.records.diagnosis import read
from rules.records.game_record import GameRecord, read_records
from rules.records.pdn import read_pdn
from rules.records.record import Comment, Record
from tests.bot.core.test_match import fresh, moved
from tests.bot.fixtures import ANNA, BOB, CARL, PLACE, START, a_move, terms
from tests.rules.records.test_pdn import KEYS

TAGS = '[GameType "21"]\n[White "{white}"]\n[Black "Bob"]\n\n'
MOVES = "1. 11-15 23-19 2. 8-11 22-17 *"
BACK_AND_FORTH = "1-5 32-28 5-1 28-32 " * (MOST_MOVES // 4)
KINGS = '[GameType "21"]\n[SetUp "1"]\n[FEN "B:WK32:BK1"]\n\n'


def subject(data: bytes) -> Subject:
    found = recorded(data).found
    assert isinstance(found, Subject)
    return found


def misread(data: bytes, key: str = "") -> Misread:
    found = recorded(data, key).found
    assert isinstance(found, Misread)
    return found


def test_the_first_game_of_a_file_is_taken_with_who_played_it() -> None:
    found = subject(f"{TAGS.format(white='Ann')}{MOVES}\n\n{TAGS.format(white='Eve')}9-14 *".encode())
    assert (found.game, found.opening, found.match_id) == ("american", None, None)
    assert found.moves == ("11-15", "23-19", "8-11", "22-17")
    assert found.players == ("Bob", "Ann"), "Black begins"


def test_a_game_goes_as_far_as_the_rules_let_it() -> None:
    """The players had not claimed their draw."""
    file = recorded((KINGS + BACK_AND_FORTH + "*").encode())
    assert isinstance(file.found, Subject)
    assert file.found.opening is not None
    left = MOST_MOVES // 4 * 4 - len(file.found.moves)
    assert 0 < left < MOST_MOVES
    assert [(note.code, note.details) for note in file.notes] == [("record-drawn", {"count": left})]


def test_the_first_game_with_moves_counts_and_doubts_are_told() -> None:
    text = f'[Event "Тур"]\n\n[Event "2"]\n[GameType "23"]\n[Variant "English"]\n{MOVES}'
    file = recorded(text.encode("cp1251"))
    assert isinstance(file.found, Subject)
    assert file.found.moves[0] == "11-15"
    assert [note.code for note in file.notes] == ["record-encoding", "record-overruled", "record-skipped"]
    assert isinstance(recorded(text.encode(), "italian").found, Misread)


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        (TAGS + "1. 11-15 [", {"suspect": "cut", "line": 5, "near": "1. 11-15 [", "column": 9}),
        (TAGS + "1. 11-15 23-20 *", {"suspect": "move", "number": "1...", "text": "23-20", "line": 5, "column": 9}),
        (TAGS + "1. 11-15 23-19 2. 9-18 *", {"suspect": "move", "number": "2.", "count": 3}),
        (KINGS.replace('"B:', '"W:') + "1. 32-1 *", {"number": "1."}),
        (KINGS.replace("BK1", "B99") + "1. 32-28 *", {"suspect": "start", "position": None, "why": "bad-position"}),
        ('[GameType "31"]\n\n1. 8-12 25-21 *', {"suspect": "unplayed", "text": "thai-checkers", "game": ""}),
    ],
)  # fmt: skip
def test_a_game_that_goes_wrong_tells_where_and_what_it_may_be(text: str, facts: dict[str, object]) -> None:
    found = misread(text.encode())
    assert facts == {name: getattr(found, name) for name in facts}
    assert found.suspect in ("cut", "start") or len(found.candidates) > 1


def test_what_is_wrong_with_a_file_is_named() -> None:
    set_up = TAGS + '1. 11-15 /FEN "W:W32:B1"/ 32-28 *'
    for text, code in (
        (" " * (MOST_BYTES + 1), "large"),
        (" \n\t", "empty"),
        (TAGS + "*", "empty"),
        (set_up, "set-up"),
    ):
        with pytest.raises(BadFile, match=f"bad-file-{code}"):
            recorded(text.encode())


@pytest.mark.parametrize("plies", [0, 5])
@pytest.mark.parametrize("key", [*KEYS, "zongheng", "binary", "incorrect"])
def test_a_file_of_ours_is_read_back_as_the_same_game(key: str, plies: int) -> None:
    opening = moved(fresh(terms(game=key)), plies)
    # The text of a state has its counters too.
    start = re.split(r" \w+=", opening.game.dump(opening.state))[0]
    match = moved(fresh(terms(game=key, setup=start if plies else None)), 12)
    written = export(match, ("Ann", "Ben"), Contest("Cup", "3.1"))
    if written.suffix == "txt":
        (record,) = read_records(written.text)
        assert isinstance(record, GameRecord)
        assert (record.game, record.moves, record.setup) == (key, match.moves, match.opening)
        return
    assert subject(written.text.encode()) == Subject(
        key, match.header.rules_version, match.opening, match.moves, ("Ann", "Ben")
    )
    (found,) = read_pdn(written.text)
    assert isinstance(found, Record)
    told = ("Event", "Site", "Round", "Date", "TimeControl")
    assert [found.tag(name) for name in told] == [
        "Cup",
        "Discord",
        "3.1",
        f"{START:%Y.%m.%d}",
        "432000+64800",
    ]


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


def test_a_file_tells_the_time_that_was_left() -> None:
    agreed = terms()
    match, events = begin(Header(7, agreed, PLACE, (ANNA, BOB), agreed.kind.rules_version), START, BOB)
    log = [*events]
    for hours in (1, 30, 2):
        match, more = match.play(match.mover, a_move(match), match.last_at + timedelta(hours=hours))
        log += more
    assert "%clk" not in export(match, ("Ann", "Ben")).text
    (found,) = read(export(match, ("Ann", "Ben"), None, log).text)
    assert found.record is not None
    assert found.fault is None
    told = [item.text for item in found.record.items if isinstance(item, Comment)]
    assert len(told) == 3
    assert all(re.fullmatch(r"\[%clk \d+:\d\d:\d\d\]", each) for each in told)
    assert told[1] != told[2]
