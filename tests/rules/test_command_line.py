"""python -m rules, as people and checks use it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rules import GAMES
from rules.__main__ import main

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
        ((), 2),
        (("perhaps",), 2),
        (("moves",), 2),
        (("moves", "chess"), 2),
        (("moves", "gothic:fast"), 2),
        (("perft", "american"), 2),
        (("perft", "american", "-1"), 2),
        (("perft", "american", "many"), 2),
        (("perft", "american", "9" * 5000), 2),
        (("moves", "american", "W:W1:B1"), 1),
        (("moves", "american", "what\nis this"), 1),
        (("perft", "turkish", "1", "W:Wa9:B"), 1),
    ],
)
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
