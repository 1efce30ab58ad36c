"""Names and moves that players typed are shown as they are, whatever signs are in them."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language.markdown import escaped


@pytest.mark.parametrize(
    ("typed", "sent"),
    [
        ("Ann", "Ann"),
        ("加藤香流 – ann.b", "加藤香流 – ann.b"),
        ("32-28", "32-28"),
        ("c3:e5", "c3:e5"),
        ("*bold* _low_ ~~gone~~", r"\*bold\* \_low\_ \~\~gone\~\~"),
        ("||hidden|| `code`", r"\|\|hidden\|\| \`code\`"),
        (r"back\slash", r"back\\slash"),
        ("@everyone", r"\@everyone"),
        ("<@123> <#45> <:king:6>", r"\<\@123> \<#45> \<:king:6>"),
        ("[here](https://example.org)", r"\[here](https\://example.org)"),
        ("# big\n> said\n- one\n1. two", "\\# big\n\\> said\n\\- one\n1\\. two"),
        ("-# small", r"\-# small"),
        ("a#b a>b", "a#b a>b"),
    ],
)
def test_signs_of_markdown_are_shown_as_signs(typed: str, sent: str) -> None:
    assert escaped(typed) == sent


@given(st.text(alphabet=st.sampled_from("\\*_~`|<>[]()#@:/-. 1a\n")))
def test_the_reader_sees_what_was_typed(typed: str) -> None:
    assert re.sub(r"\\([^0-9A-Za-z\s])", r"\1", escaped(typed)) == typed
