"""The tables of tournaments are set in the faces of their theme."""

from __future__ import annotations

import unicodedata

import pytest

from bot.language.texts import Texts, messages
from render.coverage import characters
from render.faces import runs_of
from render.theme import THEMES, Theme

COLUMNS = [entry.id.name for _, entry in messages("en") if entry.id.name.startswith("column-")]

RESULTS = ("won", "drawn", "lost", "open")


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("language", Texts().languages)
def test_every_sign_is_in_the_first_font(theme: Theme, language: str) -> None:
    texts = Texts()
    titles = [texts.say(language, each) for each in COLUMNS]
    results = [texts.say(language, f"table-round-{each}", rank="12") for each in RESULTS]
    assert len(titles) > 10
    first, *_ = theme.face.value[0]
    for text in [*titles, *results, "½", "1½", "2–0"]:
        # ○ and ● are as wide as a letter of Japanese, and come with them.
        signs = {each for each in text if unicodedata.east_asian_width(each) not in "WF"} - set("○△●")
        assert characters(first).issuperset(signs), text
        assert {path for path, _ in runs_of(text, theme.face)} <= set(theme.face.value[0]), text
