"""Tables, leaderboards and ratings are set in the faces of their theme."""

import unicodedata

import pytest

from bot.core.preferences import PlayerSettings
from bot.core.rating import Change, Rating
from bot.language.texts import Texts, messages
from bot.language.words import Words
from bot.match.pictures import Kept, poster_described, poster_of
from render.coverage import characters
from render.faces import runs_of
from render.theme import THEMES, Theme
from rules import Side
from tests.bot.fixtures import ANNA, BOB
from tests.bot.test_boards import NOW, played

RESULTS = ("won", "drawn", "lost", "open")


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("language", Texts().languages)
def test_every_sign_is_in_the_first_font(theme: Theme, language: str) -> None:
    texts = Texts()
    columns = [entry.id.name for _, entry in messages("en") if entry.id.name.startswith("column-")]
    titles = [texts.say(language, each) for each in columns]
    results = [texts.say(language, f"table-round-{each}", rank="12") for each in RESULTS]
    assert len(titles) > 10
    first, *_ = theme.face.value[0]
    leaders = [
        texts.say(language, "leaderboard-new"),
        texts.say(language, "signs-nothing"),
        "=",
        "±",
        "1612?",
    ]
    for text in [*titles, *results, *leaders, "½", "1½", "2–0"]:
        # ○ and ● are as wide as a letter of Japanese, and come with them.
        signs = {each for each in text if unicodedata.east_asian_width(each) not in "WF"} - set("○△●")
        assert characters(first).issuperset(signs), text
        assert {path for path, _ in runs_of(text, theme.face)} <= set(theme.face.value[0]), text


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_both_ratings_of_a_finished_game_are_in_the_first_font(theme: Theme) -> None:
    match = played("international", "31x2", "W:W31:B27,17,7")
    changes = [
        Change(1, user, other, points, 1.0, NOW, Rating(1900), Rating(1900 + change))
        for user, other, points, change in ((ANNA, BOB, 2, 88), (BOB, ANNA, 0, -12))
    ]
    names = {ANNA: "Anna", BOB: "Bob"}
    words = Words(Texts(), "en")
    board = poster_of(match, Kept(changes), words, PlayerSettings(), names, Side.FIRST).board
    scores = [strip.score for strip in (board.top, board.bottom) if strip is not None]
    assert sorted(score[-5:] for score in scores) == ["(+88)", "(–12)"]
    for score in scores:
        assert {path for path, _ in runs_of(score, theme.face)} == {theme.face.value[0][0]}
    told = poster_described(match, Kept(changes), words, PlayerSettings(), names)
    assert "(−12)" in told, "in words it is a minus"
