"""Our own writing names its subject first; `tests/prose.py` measures it."""

from __future__ import annotations

import pytest

from tests.prose import ROOT, TREES, Sentence, sentences, worst, written

LATE, VEILED = 0.02, 0.05
"""Shares of all sentences that a tree may not reach."""


@pytest.mark.parametrize("tree", TREES)
def test_few_sentences_make_their_reader_wait(tree: str) -> None:
    said = written(ROOT / tree)
    assert sum(each.late for each in said) < LATE * len(said), worst(said)
    assert sum(each.veiled for each in said) < VEILED * len(said), worst(said)


@pytest.mark.parametrize(
    "text, late, veiled",
    [
        ("Whoever sleeps wakes, or does not fall asleep.", True, False),
        ("What was rung so far is being seen to.", True, True),
        ("Those in servers of these shards whose time has come.", True, False),
        ("The board for who is to move.", False, True),
        ("It tells what is due.", False, True),
        ("The seeks of a player who has left.", False, False),
        ("The side to move, which may claim a draw.", False, False),
        ("What would the player do here?", False, False),
        ('The heading "what is missing" of the card.', False, False),
    ],
)
def test_a_clause_counts_where_it_stands_for_a_noun(text: str, late: bool, veiled: bool) -> None:
    sentence = Sentence("a.py", 1, text)
    assert (sentence.late, sentence.veiled) == (late, veiled)


def test_sentences_are_found_in_docstrings_and_comments() -> None:
    source = '''"""A module. It has two
sentences.

And a third."""
LIMIT = 3  # a bound in bytes
"""The docstring of a value."""
# One comment
# on two lines.
print("# no comment")  # noqa: T201
'''
    assert list(sentences(source)) == [
        *((1, "A module."), (1, "It has two sentences."), (1, "And a third.")),
        *((6, "The docstring of a value."), (5, "a bound in bytes"), (7, "One comment on two lines.")),
    ]
