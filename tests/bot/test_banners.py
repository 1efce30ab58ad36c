"""Banners, tables and ratings have room in the faces of their theme, and emoji where the application has them."""

import itertools
import re
import unicodedata
from collections.abc import Mapping
from datetime import timedelta

import discord
import pytest

from bot.board.identity import emoji
from bot.board.matches import diagram_for
from bot.core.match import Place, Seek, Terms
from bot.core.pace import DEFAULT, Pace
from bot.core.preferences import PlayerSettings, ServerSettings
from bot.core.rating import Change, Rating
from bot.invitations.cards import seek_card
from bot.language import WHOLE
from bot.language.texts import Texts, messages
from bot.language.words import Words
from bot.match.cards.games import moves_told, status_lines
from bot.match.cards.moves import move_menus
from bot.match.pictures import Kept, poster_described, poster_of
from bot.servers.cards import welcome_card
from bot.skin.card import Attached
from render.coverage import characters
from render.diagram import MAX_BANNER
from render.faces import runs_of
from render.letters import text_mask
from render.squares import palette_of
from render.strips import banner_lines, banner_picture
from render.theme import BANNER_SIZE, THEMES, Theme
from rules import Ending, Side
from tests import artificial
from tests.bot.core.test_match import fresh, moved
from tests.bot.fixtures import ANNA, BOB, START, items_of, terms
from tests.bot.test_boards import NOW, played

COUNTED = ("idle", "no-capture", "balance", "kings-only", "few-pieces", "few-pieces-weaker", "none")
NEVER_WON = {
    *(Ending.REPETITION, Ending.NO_PROGRESS, Ending.KINGS_ONLY, Ending.FEW_PIECES, Ending.KING_AGAINST_KING),
    *(Ending.ONE_AGAINST_ONE, Ending.PLY_LIMIT, Ending.AGREEMENT),
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


@pytest.mark.parametrize("language", [*WHOLE, artificial.TAG])
@pytest.mark.parametrize("ending", list(Ending))
def test_every_reason_has_room_in_every_theme(language: str, ending: Ending) -> None:
    """In one line in English and Japanese, in two small ones at most in longer languages."""
    for text in sentences(Words(artificial.texts(), language), ending):
        assert len(text) <= MAX_BANNER, text
        for theme in THEMES.values():
            said, size = banner_lines(text, theme)
            assert " ".join(said) == text, (theme.key, text)
            assert len(said) == 1 if language in WHOLE else len(said) <= 2, (theme.key, text)
            assert size >= theme.px(BANNER_SIZE) * 0.6 - 1


def test_two_lines_of_a_banner_are_as_high_as_one_and_hide_nothing_of_each_other() -> None:
    theme = THEMES["wood"]
    empty, two = banner_picture("", theme), banner_picture("gjpy " * 14 + "ÅÉŽÑ " * 12, theme)
    assert empty.size == two.size
    (upper, lower), size = banner_lines("gjpy " * 14 + "ÅÉŽÑ " * 12, theme)
    covered = sum(text_mask(line, theme.face, size).histogram()[255] for line in (upper, lower))
    assert two.tobytes().count(palette_of(theme).index(theme.turn_text)) >= covered


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


SIGNS = {name: f"<:damka_{name}:7>" for name in emoji()}


def read_with(language: str, signs: Mapping[str, str]) -> Words:
    texts = Texts()
    texts.signs = signs
    return Words(texts, language)


def cards(words: Words) -> dict[str, str]:
    over = played("international", "31x2", "W:W31:B27,17,7")
    assert over.over
    invitation = Seek(
        5,
        Terms("russian", Pace.parse(DEFAULT)),
        Place(1, 2),
        ANNA,
        BOB,
        Side.SECOND,
        NOW,
        NOW + timedelta(days=1),
    )
    return {
        "turn": "\n".join(status_lines(played("russian", ""), words, NOW)),
        "cup": "\n".join(status_lines(over, words, NOW)),
        "crown": "\n".join(moves_told(over, words)),
        "man_black": seek_card(invitation, words).card.text,
        "king_black": welcome_card(ServerSettings(), words, practice=True).card.text,
    }


def pieces_chosen_from(words: Words) -> list[str | None]:
    """The emoji before each piece of a menu, where so many moves are possible that a piece is chosen first."""
    match = played("international", "", "W:WK28,K3,K47,40,41:B16")
    reply = move_menus(match, words, Attached("board.png", b"", "told"), None)
    menus = [each for each in items_of(reply.card) if isinstance(each, discord.ui.Select)]
    return [str(option.emoji) if option.emoji else None for option in menus[-1].options]


@pytest.mark.parametrize("language", WHOLE)
def test_cards_and_invitations_have_emoji_where_the_application_has_them(language: str) -> None:
    plain, pictured = cards(read_with(language, {})), cards(read_with(language, SIGNS))
    for name, said in pictured.items():
        assert SIGNS[name] in said
        assert "<:" not in plain[name]
        assert re.sub(r"<:\w+:7> ", "", said) == plain[name], "the words are the same"


@pytest.mark.parametrize("language", WHOLE)
def test_menus_show_each_piece_by_its_emoji(language: str) -> None:
    assert set(pieces_chosen_from(read_with(language, SIGNS))) == {SIGNS["king_white"], SIGNS["man_white"]}
    assert set(pieces_chosen_from(read_with(language, {}))) == {None}
