"""Names and typed texts cannot disturb the sentence in which they stand."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.plain import plain


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \n of\tGreen  Gables ", "Ann of Green Gables"),
        ("Ann\u202e 1-0 nnA", "Ann 1-0 nnA"),
        ("\u2066\u2069\u200f\u061c", ""),
        ("加藤　香流", "加藤 香流"),
        ("محمد", "محمد"),
        ("\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}", "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("x" * 6000, "x" * 99 + "…"),
    ],
)
def test_a_text_in_one_plain_line(text: str, shown: str) -> None:
    assert plain(text) == shown


@given(st.text(max_size=300), st.integers(1, 60))
def test_any_text_becomes_one_short_line_that_turns_nothing_around(text: str, longest: int) -> None:
    shown = plain(text, longest)
    assert len(shown) <= longest
    assert plain(shown, longest) == shown
    assert not {unicodedata.bidirectional(char) for char in shown} & {
        "RLO",
        "LRO",
        "RLE",
        "LRE",
        "RLI",
        "LRI",
        "FSI",
    }
    assert len(shown.splitlines()) <= 1
