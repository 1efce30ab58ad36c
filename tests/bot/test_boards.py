"""What a board tells besides the position: the time that both players have left."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.app import App, open_app
from bot.language.texts import Texts
from bot.language.words import Words
from bot.ui.context import Reader
from bot.ui.features.boards import bottom_for, diagram_for
from rules import Side
from tests.bot.house import ANNA, BOB, Hands, a_move, started, terms, url_of

TEXTS = Texts()
NAMES = {ANNA: "Anna", BOB: "Bob"}


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest_asyncio.fixture
async def house(tmp_path: Path, hands: Hands) -> AsyncIterator[App]:
    async with open_app(url_of(tmp_path / "damka.sqlite3"), now=hands, seed=1) as opened:
        yield opened


async def times(house: App, match_id: int, language: str) -> tuple[str, str]:
    """What stands above and below the board, Anna's side being below."""
    match = await house.matches.get(match_id)
    reader = Reader(Words(TEXTS, language))
    diagram = diagram_for(match, reader, NAMES, bottom=Side.FIRST, now=house.now())
    assert diagram.top is not None
    assert diagram.bottom is not None
    return diagram.top.time, diagram.bottom.time


async def test_both_clocks_are_shown_as_they_stand(house: App, hands: Hands) -> None:
    match = await started(house, terms("standard"))
    assert await times(house, match.id, "en") == ("5 d", "5 d")
    hands.on(hours=30)
    assert await times(house, match.id, "en") == ("5 d", "3 d 18 h")
    assert await times(house, match.id, "ja") == ("5日", "3日18時間")
    await house.matches.play(ANNA, a_move(match), match_id=match.id)
    hands.on(hours=1, minutes=2)
    assert await times(house, match.id, "en") == ("4 d 22 h", "4 d 12 h")


async def test_a_game_without_a_clock_shows_no_time_and_neither_does_one_that_is_over(house: App) -> None:
    free = await started(house, terms("none"))
    assert await times(house, free.id, "en") == ("", "")
    over = await started(house)
    await house.matches.resign(ANNA, over.id)
    assert await times(house, over.id, "en") == ("", "")


async def test_the_past_has_no_clocks(house: App) -> None:
    match = await started(house)
    diagram = diagram_for(match, Reader(Words(TEXTS, "en")), NAMES, bottom=Side.FIRST)
    assert diagram.top is not None
    assert diagram.top.time == ""


async def test_everybody_sees_the_side_to_move_below_and_a_player_their_own(house: App) -> None:
    match = await started(house)
    words = Words(TEXTS, "en")
    over = await house.matches.resign(ANNA, match.id)
    for now in (match, over):
        assert bottom_for(now, Reader(words)) is now.to_move
        assert bottom_for(now, Reader(words, user_id=ANNA)) is now.side_of(ANNA)
        assert bottom_for(now, Reader(words, user_id=BOB)) is now.side_of(BOB)
