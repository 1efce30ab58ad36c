"""Records of any number are read and played once, while they come, and none is kept."""

import gc
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.__main__ import main
from rules.draughts.pdn import read_pdn
from rules.draughts.pdn_record import Record
from rules.draughts.replay import Replay, replay_all
from rules.errors import BadRecord
from rules.game_record import GameRecord, read_records
from rules.stream import AHEAD, Stream, decode, pieces_of

NAMED = '[White "A {}"]\n[GameType "20"]\n[Result "*"]\n\n1. 32-28 19-23 *\n\n'
UNNAMED = '[White "A {}"]\n[Result "*"]\n\n1. 33-28 19-23 *\n\n'
OURS = '[Game "incorrect"]\n[Black "A {}"]\n[Result "*"]\n\n1. c3-d4 a6-b5 *\n\n'


class Counted:
    """Records without end, and how much of them was asked for."""

    def __init__(self, record: str) -> None:
        self.given = 0
        self.pieces = self._pieces(record)

    def _pieces(self, record: str) -> Iterator[str]:
        for number in count():
            piece = record.format(number)
            self.given += len(piece)
            yield piece


@pytest.mark.parametrize("record", [NAMED, UNNAMED])
def test_a_file_without_end_is_played_as_it_comes(record: str) -> None:
    endless = Counted(record)
    played = replay_all(endless.pieces)
    for number in range(300):
        found = next(played)
        assert isinstance(found, Replay)
        assert (found.fault, len(found.moves)) == (None, 2)
        assert found.record.tag("White") == f"A {number}"
        # A hundred of those that name no game are read before the first is played, no more.
        assert endless.given < 2 * AHEAD + (number + 102) * (len(record) + 3)


def test_our_own_records_without_end_too() -> None:
    endless = Counted(OURS)
    found = read_records(endless.pieces)
    for number in range(300):
        record = next(found)
        assert isinstance(record, GameRecord)
        assert (record.moves, dict(record.tags)["Black"]) == (("c3-d4", "a6-b5"), f"A {number}")
        assert endless.given < 2 * AHEAD + (number + 2) * (len(OURS) + 3)


@pytest.mark.parametrize(("record", "most"), [(NAMED, 2), (UNNAMED, 101), (OURS, 2)])
def test_the_command_keeps_no_game(
    record: str, most: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = []

    def pieces(path: Path) -> Iterator[str]:
        yield record.format(path)
        for number in range(1, 1000):
            if number % 250 == 0:
                kept.append(sum(isinstance(thing, Record | GameRecord) for thing in gc.get_objects()))
            yield record.format(number)

    monkeypatch.setattr("rules.__main__.pieces_of", pieces)
    before = sum(isinstance(thing, Record | GameRecord) for thing in gc.get_objects())
    assert main(["replay", "games.pdn"]) == 0
    assert capsys.readouterr().out == "1000 games, 2000 moves, 0 rejected\n"
    assert all(number - before <= most for number in kept), kept


@given(st.text('ab[]"{}()\n 123.-x*', max_size=400), st.integers(1, 40))
def test_the_pieces_of_a_text_read_as_the_whole(text: str, size: int) -> None:
    def told(records: Iterator[Record | BadRecord]) -> list[object]:
        return [str(record) if isinstance(record, BadRecord) else record for record in records]

    pieces = [text[at : at + size] for at in range(0, len(text), size)]
    assert told(read_pdn(pieces)) == told(read_pdn(text))


def test_a_fault_far_behind_the_first_pieces_names_its_line() -> None:
    games = [NAMED.format(number) for number in range(1200)]
    games[900] = '[White "A"]\n\n1. 32-28 (19-23\n\n'
    games[1000] = '[White "A"]\n\n1. 32-28 & 19-23\n\n'
    faults = [found.details for found in read_pdn(iter(games)) if isinstance(found, BadRecord)]
    line = len("".join(games[:900]).splitlines()) + 1
    assert [(f["game"], f["line"], f["why"]) for f in faults] == [
        (901, line + 2, "open"),
        (1001, line + 4 + 99 * 6 + 2, "syntax"),
    ]
    assert sum(isinstance(found, Record) for found in read_pdn(iter(games))) == 1198


def test_a_line_longer_than_what_is_at_hand_ends() -> None:
    stream = Stream(iter(["x" * AHEAD, "y" * AHEAD, "z\n", "[ab]"]))
    stream.go_to_line(re.compile(r"^\[", re.MULTILINE))
    assert (stream.next, stream.line, stream.over) == ("[ab]", 2, False)
    stream.go_to_line(re.compile("^b", re.MULTILINE))
    assert stream.over


def test_a_file_is_utf_8_and_latin_1_where_it_is_not(tmp_path: Path) -> None:
    for content, text in (
        ("\ufeffŁódź".encode(), "Łódź"),
        ("Gérard".encode("latin-1"), "Gérard"),
        ("Łódź".encode() + b" G\xe9rard", "Łódź Gérard"),
    ):
        path = tmp_path / "names.pdn"
        path.write_bytes(content)
        assert decode(content) == text == "".join(pieces_of(path))
