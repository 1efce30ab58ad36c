"""The bot's own emoji stand in cards, menus and invitations where the application has them, words alone elsewhere."""

import re
from collections.abc import Mapping
from datetime import timedelta

import discord
import pytest

from bot.board.identity import emoji
from bot.core.match import Place, Seek, Terms
from bot.core.pace import DEFAULT, Pace
from bot.invitations.cards import seek_card
from bot.language import LANGUAGES
from bot.language.texts import Texts
from bot.language.words import Words
from bot.match.cards.games import moves_told, status_lines
from bot.match.cards.moves import move_menus
from bot.skin.card import Attached
from rules import Side
from tests.bot.fixtures import ANNA, BOB
from tests.bot.test_boards import NOW, played

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
    }


def pieces_chosen_from(words: Words) -> list[str | None]:
    """The emoji before each piece of a menu, where so many moves are possible that a piece is chosen first."""
    match = played("international", "", "W:WK28,K3,K47,40,41:B16")
    reply = move_menus(match, words, Attached("board.png", b"", "told"), None)
    menus = [each for each in reply.card.walk_children() if isinstance(each, discord.ui.Select)]
    return [str(option.emoji) if option.emoji else None for option in menus[-1].options]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_invitations_have_emoji_where_the_application_has_them(language: str) -> None:
    plain, pictured = cards(read_with(language, {})), cards(read_with(language, SIGNS))
    for name, said in pictured.items():
        assert SIGNS[name] in said
        assert "<:" not in plain[name]
        assert re.sub(r"<:\w+:7> ", "", said) == plain[name], "the words are the same"


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_show_each_piece_by_its_emoji(language: str) -> None:
    assert set(pieces_chosen_from(read_with(language, SIGNS))) == {SIGNS["king_white"], SIGNS["man_white"]}
    assert set(pieces_chosen_from(read_with(language, {}))) == {None}
