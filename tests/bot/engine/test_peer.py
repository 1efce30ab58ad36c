"""The process in which another program's engine plays for the bench."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.engine.compiled import library
from rules import GAMES, Move
from tests.bench.engine import WORKER, Priced, main

LIBRARY = '''
import time
from types import SimpleNamespace


class StandardBoard:
    from_fen = staticmethod(str)


class SimpleEngine:
    """Moves from the square of how often it was asked to that of its time in seconds."""

    def __init__(self, depth_limit, time_limit):
        self.asked, self.time_limit = 0, time_limit
        assert time.time is time.perf_counter is time.process_time

    def get_best_move(self, board):
        self.asked += 1
        return SimpleNamespace(square_list=[self.asked, self.time_limit], captured_list=[])
'''


def test_an_engine_keeps_what_it_remembers_when_it_gets_more_time(tmp_path: Path) -> None:
    (tmp_path / "draughts.py").write_text(LIBRARY, encoding="utf-8")
    questions = "".join(
        json.dumps(["StandardBoard", "SimpleEngine", seconds, "W:W31:B20"]) + "\n" for seconds in (3, 5, 7)
    )
    played = subprocess.run(
        [sys.executable, str(WORKER)],
        input=questions,
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(tmp_path)},
    )
    # Answers number the squares from 1.
    assert [json.loads(line)[:2] for line in played.stdout.splitlines()] == [[2, 4], [3, 6], [4, 8]]


@pytest.mark.usefixtures("native")
def test_the_time_of_a_move_is_that_in_python_and_each_sixth_is_found_there_again() -> None:
    searched: list[bool] = []

    def chosen(state: Any, _: Sequence[Any]) -> Move:
        searched.append(library() is not None)
        return GAMES["russian"].legal_moves(state)[0]

    player = Priced(GAMES["russian"], chosen)
    for _ in range(7):
        player(GAMES["russian"].start(), ())
    assert searched == [True, False, *[True] * 6, False]
    assert player.moves == 2
    moves = iter(GAMES["russian"].legal_moves(GAMES["russian"].start()))
    with pytest.raises(AssertionError):
        Priced(GAMES["russian"], lambda *_: next(moves))(GAMES["russian"].start(), ())


def test_a_move_without_a_choice_has_no_price() -> None:
    """The other side gets the mean of what ours takes, and thinks only where it has a choice."""
    russian = GAMES["russian"]
    player = Priced(russian, lambda state, _: russian.legal_moves(state)[0])
    player(russian.start("W:Wa1,h2:Bb2"), ())
    assert (player.moves, player.seconds) == (0, 0.0)
    player(russian.start("W:Wa1,h2:Bh8"), ())
    assert player.moves == 1
    assert player.seconds > 0


def test_scores_are_told_as_rows_of_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--game", "russian", "--games", "2", "--against", "random", "--level", "1", "--table"])
    line, row = capsys.readouterr().out.splitlines()
    assert line.startswith("russian 1 against random")
    assert re.fullmatch(r"\| russian \| \d+ \(2, \d+-\d+\) \|", row)
