"""Names and typed texts cannot disturb the sentence in which they stand."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.plain import plain
from tests.unicode import emoji


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann", "Ann"), ("  Ann \n of\tGreen  Gables ", "Ann of Green Gables"),
        ("Ann\u202e 1-0 nnA", "Ann 1-0 nnA"), ("\u2066\u2069\u200f\u061c", ""), ("加藤　香流", "加藤 香流"),
        ("محمد", "محمد"),
        ("\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}", "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}"),
        ("a\x00b\x1b[31m", "ab[31m"), ("A\u200bn\u2060n\ufeff", "Ann"), ("A\u200dn\ufe0fn\u200c", "Ann"),
        ("dra\u00adughts", "draughts"), ("\u3164\u2800\uffa0\u115f\u1160\u034f", ""),
        ("\u200d\ufe0f\u200b", ""), ("\U000e0041\U000e007f", ""), ("A\ud800", "A"),
        ("می\u200cخواهم", "می\u200cخواهم"), ("क\u094d\u200dष", "क\u094d\u200dष"),
        ("葛\U000e0100城", "葛\U000e0100城"), ("\u0600\u0661", "\u0600\u0661"), ("x" * 6000, "x" * 99 + "…"),
    ],
)  # fmt: skip
def test_a_text_in_one_plain_line(text: str, shown: str) -> None:
    assert plain(text) == shown


def test_emoji_are_kept_whole() -> None:
    for sequence in emoji():
        assert plain(f"Ann {sequence}{sequence}") == f"Ann {sequence}{sequence}"


_HIDDEN = st.sampled_from(
    "\u200b\u200c\u200d\ufe0f\u2060\u202e\u3164\U000e0067\U000e007f👩💻🏴\u094dक میA1\u20e3"
)


@given(st.text(max_size=60) | st.text(_HIDDEN, max_size=20), st.integers(1, 60))
def test_of_what_is_not_seen_only_what_joins_is_kept(text: str, longest: int) -> None:
    shown = plain(text, longest)
    assert plain(shown, longest) == shown
    kept = re.sub("🏴[\U000e0020-\U000e007e]+\U000e007f", "", shown)
    hidden = {char for char in kept if unicodedata.category(char) in ("Cc", "Cf", "Cs")}
    signs = set("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd")
    assert hidden <= signs | set("\u200c\u200d")
    assert not shown or any(unicodedata.category(char) not in ("Cf", "Zs") for char in shown)


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
