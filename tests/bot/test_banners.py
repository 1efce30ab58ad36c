"""The result in a picture: it has room for its reason, whoever plays."""

import itertools

import pytest

from bot.board.matches import diagram_for
from bot.core.preferences import PlayerSettings
from bot.language.texts import Texts
from bot.language.words import Words
from render.diagram import MAX_BANNER
from render.letters import fitted
from render.strips import banner_room
from render.theme import BANNER_SIZE, THEMES
from rules import Ending, Side
from tests.bot.core.test_match import fresh, moved
from tests.bot.fixtures import ANNA, BOB, START, terms

LANGUAGES = Texts().languages
COUNTED = ("idle", "no-capture", "balance", "kings-only", "few-pieces", "few-pieces-weaker", "none")
NEVER_WON = {
    Ending.REPETITION,
    Ending.NO_PROGRESS,
    Ending.KINGS_ONLY,
    Ending.FEW_PIECES,
    Ending.KING_AGAINST_KING,
    Ending.ONE_AGAINST_ONE,
    Ending.PLY_LIMIT,
    Ending.AGREEMENT,
}


def sentences(words: Words, ending: Ending) -> set[str]:
    """Everything that a banner may say of a game that ended so."""
    told = set()
    counted = "12 + 11 + 10" if ending is Ending.GROUPS else "36"
    for colour, count in itertools.product(("white", "black"), COUNTED):
        called = words(f"colour-{colour}")
        won, drawn = (
            words(
                f"ending-{ending.value}",
                result=result,
                loser=called,
                count=count,
                even="no",
                more=counted,
                fewer=counted,
                moves=50,
                times=3,
            )
            for result in ("win", "draw")
        )
        told |= {words("result-absent", player=called), words("result-draw", reason=drawn)}
        if ending not in NEVER_WON:
            told.add(words("result-win", player=called, reason=won))
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ending", list(Ending))
def test_every_reason_has_room_in_every_theme(language: str, ending: Ending) -> None:
    for text in sentences(Words(Texts(), language), ending):
        assert len(text) <= MAX_BANNER, text
        for theme in THEMES.values():
            smallest = theme.px(BANNER_SIZE) * 2 // 3 + 1
            assert fitted(text, theme.face, smallest, banner_room(theme)) == text, (theme.key, text)


@pytest.mark.parametrize(
    ("language", "reason"), [("en", "White wins: Black has resigned."), ("ja", "白の勝ち（黒の投了）")]
)
def test_long_names_leave_room_for_the_reason(language: str, reason: str) -> None:
    match, _ = moved(fresh(terms("3d")), 2).resign(ANNA, START)
    names = {
        ANNA: "Wolfeschlegelsteinhausenbergerdo",
        BOB: "寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末",
    }
    words = Words(Texts(), language)
    diagram = diagram_for(match, words, PlayerSettings(), names, bottom=Side.FIRST)
    assert diagram.banner == reason
    assert names[ANNA] in diagram.description
