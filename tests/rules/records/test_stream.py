"""Records read while they come, and python -m rules, as people and checks use it."""

import gc
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import GAMES
from rules.__main__ import CLASHES, main
from rules.errors import BadRecord
from rules.records.diagnosis import read
from rules.records.game_record import GameRecord, read_records
from rules.records.letters import Decoder
from rules.records.pdn import read_pdn
from rules.records.record import Record
from rules.records.stream import AHEAD, Stream

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
    readings = read(endless.pieces)
    for number in range(300):
        found = next(readings).replay
        assert found is not None
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

    def pieces(path: Path, decoder: Decoder) -> Iterator[str]:
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


ROOT = Path(__file__).resolve().parents[3]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        status = main(arguments)
    except SystemExit as leaving:
        status = int(leaving.code or 0)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_list_has_one_line_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "list")
    assert (status, err) == (0, "")
    assert [line.split()[0] for line in out.splitlines()] == list(GAMES)
    assert "international  10x10  20+20  numeric" in out.splitlines()
    assert "turkish        8x8    16+16  algebraic" in out.splitlines()


def test_moves_are_one_a_line_in_the_notation_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "moves", "american")
    assert status == 0
    assert out.split() == ["9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"]
    assert run(capsys, "moves", "russian", "W:Wb6:Bc7,f6")[1].split() == ["b6:g5", "b6:h4"]
    assert run(capsys, "moves", "gothic:flying", "W:WKa1:Ba2")[1].split() == [
        f"a1xa{n}" for n in range(8, 2, -1)
    ]


@pytest.mark.parametrize(
    "arguments, nodes",
    [
        (("american", "5"), 7361), (("international", "0"), 1), (("spanish", "2"), 49),
        (("german", "1", "B:Wf6,c5,e3:BKg5"), 2), (("zongheng", "1"), 56),
    ],
)  # fmt: skip
def test_perft_prints_the_number(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], nodes: int
) -> None:
    assert run(capsys, "perft", *arguments) == (0, f"{nodes}\n", "")


@pytest.mark.parametrize(
    "arguments, status",
    [
        ((), 2), (("perhaps",), 2), (("moves",), 2), (("moves", "chess"), 2), (("moves", "gothic:fast"), 2),
        (("perft", "american"), 2), (("perft", "american", "-1"), 2), (("perft", "american", "many"), 2),
        (("perft", "american", "9" * 5000), 2), (("moves", "american", "W:W1:B1"), 1),
        (("moves", "american", "what\nis this"), 1), (("perft", "turkish", "1", "W:Wa9:B"), 1),
    ],
)  # fmt: skip
def test_what_is_wrong_is_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], status: int
) -> None:
    got, out, err = run(capsys, *arguments)
    assert (got, out) == (status, "")
    assert err.startswith("rules: ")
    assert err.count("\n") == 1


def test_it_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "rules", "perft", "english", "3"]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout == "302\n"


def test_a_house_game_is_played_by_its_traits(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "perft", "house:8x8+black", "5") == (0, "7361\n", "")
    status, out, _ = run(capsys, "moves", "house:8x8+free", "W:W22:B18,1")
    assert (status, sorted(out.split())) == (0, ["22-17", "22x15"])


def test_contradictions_in_a_house_game_are_told_with_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    for why in CLASHES:
        assert len(CLASHES[why]) < 100
    assert run(capsys, "moves", "house:8x8+free-pieces") == (
        *(2, ""),
        "rules: captures that are free cannot go before others: leave out free, or pieces and value\n",
    )
    status, out, err = run(capsys, "perft", "house:8x8+flying-flying", "1")
    assert (status, out, err) == (2, "", "rules: flying stands there more than once: leave one out\n")
    status, _, err = run(capsys, "perft", "house:8x8+sideways", "1")
    assert status == 2
    assert err.startswith(
        "rules: a house game has no 'sideways': it is house:8x8, 10x10 or 12x12, with any of"
    )
