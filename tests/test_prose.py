"""Our own writing names its subject first; `tests/prose.py` measures it."""

import pytest

from tests.prose import ROOT, TREES, worst, written

LATE, VEILED = 0.02, 0.05
"""Shares of all sentences that a tree may not reach."""


@pytest.mark.parametrize("tree", TREES)
def test_few_sentences_make_their_reader_wait(tree: str) -> None:
    said = written(ROOT / tree)
    assert sum(each.late for each in said) < LATE * len(said), worst(said)
    assert sum(each.veiled for each in said) < VEILED * len(said), worst(said)
