"""Two servers side by side in the sandbox: people of each meet through the lobby, and each side has its own boards."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.language import WHOLE
from bot.sandbox import PLACES, PLAYERS
from tests.browser.chromium import Frame, Page, chromium
from tests.browser.test_sandbox_page import (
    BOARDS,
    BUTTONS,
    COMPOSER,
    IDLE,
    TEXTS,
    TIMELINE,
    command,
    press,
    sandbox,
)

pytestmark = pytest.mark.browser

SUBMIT = "document.querySelector('#modal-root button[type=submit]')"
PHONE = 400
"""How wide a phone is."""


@asynccontextmanager
async def two_servers(language: str) -> AsyncIterator[tuple[Page, Frame, Frame]]:
    """The page, and what each of its sides shows."""
    async with sandbox("--servers", "2", "--language", language) as address, chromium() as page:
        await page.resize(1280, 1000)
        await page.open(address)
        sides = [await page.frame(number) for number in range(2)]
        for side in sides:
            await side.until(COMPOSER)
            await side.until(IDLE)
        yield page, sides[0], sides[1]


async def look_for_somebody(side: Frame, language: str) -> None:
    """Sends the form of an offer, behind the preview of an invitation, as it opens."""
    await command(side, "play")
    asks = f"{BUTTONS}.filter(b => b.textContent.trim() === {TEXTS.say(language, 'button-world')!r}).at(-1)"
    assert await press(side, asks, SUBMIT)
    await side.click(SUBMIT)


async def meet(left: Frame, right: Frame, language: str) -> None:
    """One leaves an offer in the world, the other joins it; both see the board."""
    await look_for_somebody(left, language)
    await left.until(says(TEXTS.say(language, "world-offered", where="here", place="")))
    assert not await right.run(f"{BOARDS}.length")
    await look_for_somebody(right, language)
    for side in (left, right):
        await side.until(f"{BOARDS}.length")


def says(text: str) -> str:
    return f"{TIMELINE}.innerText.includes({text!r})"


@pytest.mark.few(1)
@pytest.mark.parametrize("language", WHOLE)
async def test_people_of_two_servers_meet_and_each_side_sees_its_own(language: str, tmp_path: Path) -> None:
    shots = Path(os.environ.get("DAMKA_SCREENSHOTS") or tmp_path)
    places, players = PLACES[language], PLAYERS[language]
    async with two_servers(language) as (page, left, right):
        assert await page.run("Array.from(document.querySelectorAll('h1')).map(e => e.textContent)") == [
            server for server, _ in places
        ]
        welcome = TEXTS.say(language, "sandbox-servers", player="").splitlines()[0].strip("# ")
        for side in (left, right):
            await side.until(says(welcome))
        await meet(left, right, language)
        first = says(TEXTS.say(language, "match-to-move", player=f"@{players[0]}", bot="no"))
        mover, other = (left, right) if await left.run(first) else (right, left)
        # The board of each move stands on the side of whoever is to answer it.
        for move in ("11-15", "22-18"):
            assert not await other.run(says(move))
            await command(mover, "move", notation=move)
            await other.until(says(move))
            mover, other = other, mover
        for width, height in ((1280, 1000), (PHONE, 860)):
            await page.resize(width, height)
            # Side by side, or on a phone one below the other.
            tops = "Array.from(document.querySelectorAll('iframe')).map(e => e.getBoundingClientRect().y)"
            await page.until(f"(([upper, lower]) => lower {'>' if width == PHONE else '==='} upper)({tops})")
            await page.until(f"document.documentElement.scrollWidth <= {width}")
            for side in (left, right):
                await side.run("new Promise(done => setTimeout(done, 1000))")
                await side.until(IDLE)
            await page.screenshot(shots / f"servers-{language}-{width}.png")
        for side, (_, own), (server, channel) in zip((left, right), places, reversed(places), strict=True):
            shown = await side.run("document.documentElement.outerHTML")
            assert own in shown
            assert server not in shown
            assert f"#{channel}" not in shown
        assert page.problems == []
