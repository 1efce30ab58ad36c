"""The sandbox as a newcomer meets it: its one command, its page, a game begun on it, a board seen."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.language.texts import Texts
from tests.browser.chromium import Page, chromium

ROOT = Path(__file__).resolve().parents[2]

TEXTS = Texts()
TIMELINE = "document.querySelector('#channel-timeline')"
BOARDS = "Array.from(document.querySelectorAll('#channel-timeline img')).filter(i => i.naturalWidth > 300)"
COMPOSER = "document.querySelector('#channel-composer-input')"
OFFERED = (
    "Array.from(document.querySelectorAll('.command-popup [role=option][aria-selected=true]'))"
    ".find(o => o.offsetParent && o.textContent.includes('{}'))"
)
FOCUSED = "document.activeElement.dataset.controlKey.endsWith(':option:{}')"
BUTTONS = "Array.from(document.querySelectorAll('#channel-timeline button'))"

pytestmark = pytest.mark.browser


@asynccontextmanager
async def sandbox(*arguments: str) -> AsyncIterator[str]:
    """The address of a running sandbox; it ends on Ctrl-C with status 0."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "sandbox", *arguments),
        cwd=ROOT,
        env={**environment, "PYTHONUNBUFFERED": "1"},
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(180):
            line = (await process.stdout.readline()).decode()
        address = re.search(r"http://127\.0\.0\.1:\d+/\S+", line)
        assert address, f"no address in {line!r}"
        yield address[0]
        process.send_signal(signal.SIGINT)
        async with asyncio.timeout(60):
            assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def command(page: Page, name: str, **options: str) -> None:
    """Types a slash command as a person does: its name, what is offered for each option, and off it goes."""
    await page.click(COMPOSER)
    await page.type(f"/{name}")
    await page.until(OFFERED.format(f"/{name}"))
    await page.press("Enter")
    for option, value in options.items():
        await page.until(FOCUSED.format(option))
        await page.type(value)
        await page.until(OFFERED.format(value))
        await page.press("Enter")
        await asyncio.sleep(0.3)
    await page.click("document.querySelector('#send-message')")
    await page.until(f"{COMPOSER}.offsetParent && !{COMPOSER}.value")


async def act_as(page: Page, name: str) -> None:
    """Looks at the channel as the other player."""
    await page.run(
        "(() => { const p = document.querySelector('#viewer-picker');"
        f" p.value = Array.from(p.options).find(o => o.textContent === {name!r})?.value ?? p.value;"
        " p.dispatchEvent(new Event('change', {bubbles: true})); })()"
    )
    await page.until(f"document.querySelector('#viewer-picker').selectedOptions[0]?.textContent === {name!r}")
    await asyncio.sleep(0.5)


@pytest.mark.parametrize(("language", "players"), [("en", ("Ann", "Ben")), ("ja", ("花子", "太郎"))])
async def test_a_game_is_begun_and_a_move_is_made_on_the_page(
    language: str, players: tuple[str, str], tmp_path: Path
) -> None:
    def says(message: str) -> str:
        return TEXTS.say(language, message)

    async with sandbox("--language", language) as address, chromium() as page:
        await page.open(address)
        await page.until(COMPOSER)
        await command(page, "play", game=says("game-american"))
        await page.until(f"{TIMELINE}.textContent.includes({says('game-american')!r})")
        await act_as(page, players[1])
        await page.click(f"{BUTTONS}.filter(b => b.textContent.trim() === {says('button-join')!r}).at(-1)")
        await page.until(f"{BOARDS}.length > 0")
        shown = await page.run(f"{TIMELINE}.innerText")
        (mover,) = (
            name for name in players if TEXTS.say(language, "match-to-move", player=f"@{name}") in shown
        )
        await act_as(page, mover)
        await command(page, "move", notation="11-15")
        await page.until(f"{BOARDS}.length > 1 && {TIMELINE}.textContent.includes('11-15')")
        await page.screenshot(
            Path(os.environ.get("DAMKA_SCREENSHOTS") or tmp_path) / f"sandbox-{language}.png"
        )
        assert page.problems == []
