"""The bench of the generator measures what it says: its positions are legal, its peers are asked once a node."""

from __future__ import annotations

import importlib
import sys

import pytest

from rules import find_game
from tests.bench.rules import ORACLE, Case, Worker, _cases


def test_every_position_loads_and_can_be_played() -> None:
    for case in _cases():
        game = find_game(case.game)
        state = game.start(None if case.position == "start" else case.position)
        assert game.legal_moves(state), case


@pytest.mark.parametrize("library", ["ours", ORACLE])
def test_a_worker_counts_the_published_nodes(library: str) -> None:
    worker = Worker(sys.executable, library)
    nodes, seconds = worker.measure(Case("italian", "start", "start", 3, ()))
    worker.close()
    assert nodes == 302
    assert seconds > 0


def test_a_peer_is_asked_for_its_moves_once_at_each_node() -> None:
    perft = importlib.import_module("tests.bench._perft")
    asked = []

    class Board:
        @property
        def legal_moves(self) -> list[str]:
            asked.append(1)
            return ["here", "there"]

        def push(self, move: str) -> None:
            assert move in ("here", "there")

        def pop(self) -> None:
            assert asked

    assert perft.over_boards(Board(), 3) == 8
    assert len(asked) == 1 + 2 + 4
