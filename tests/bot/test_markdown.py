"""Names and moves that players typed are shown as they are, whatever signs are in them."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language.markdown import clickable, escaped


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


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("/games shows yours.", "</games:1> shows yours."),
        ("対局は/gamesで。", "対局は</games:1>で。"),
        ("Use (/server settings).", "Use (</server settings:2>)."),
        ("/server", "/server"),
        ("/settings zone, quiet_from", "</settings:3> zone, quiet_from"),
        ("/gamesters, 1/games, //games", "/gamesters, 1/games, //games"),
        ("[`12-16`](https://discord.com/games/1)", "[`12-16`](https://discord.com/games/1)"),
        ("type `/games` or </games:1>", "type `/games` or </games:1>"),
    ],
)
def test_a_command_in_a_sentence_can_be_clicked(written: str, sent: str) -> None:
    mentions = {"games": "</games:1>", "server settings": "</server settings:2>", "settings": "</settings:3>"}
    assert clickable(written, mentions) == sent
    assert clickable(sent, mentions) == sent
