"""python -m rules, as people and checks use it."""

import subprocess
import sys
from pathlib import Path

import pytest

from rules import GAMES
from rules.__main__ import CLASHES, main

ROOT = Path(__file__).resolve().parents[2]


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
        (("american", "5"), 7361),
        (("international", "0"), 1),
        (("spanish", "2"), 49),
        (("german", "1", "B:Wf6,c5,e3:BKg5"), 2),
        (("zongheng", "1"), 56),
    ],
)
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
    done = subprocess.run(
        [sys.executable, "-m", "rules", "perft", "english", "3"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "302\n", "")


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
