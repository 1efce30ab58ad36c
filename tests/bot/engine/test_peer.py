"""The process in which another program's engine plays for the bench."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.bench.engine import WORKER

LIBRARY = '''
from types import SimpleNamespace


class StandardBoard:
    from_fen = staticmethod(str)


class SimpleEngine:
    """Moves from the square of how often it was asked to that of its time in seconds."""

    def __init__(self, depth_limit, time_limit):
        self.asked, self.time_limit = 0, time_limit

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
