"""The sandbox as a newcomer meets it: its one command, its page, a game begun on it, a board seen."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from bot.language.texts import Texts
from tests.browser.chromium import Page, chromium

ROOT = Path(__file__).resolve().parents[2]

TEXTS = Texts()
TIMELINE = "document.querySelector('#channel-timeline')"
IN_VIEW = (
    "(() => {{ const room = " + TIMELINE + ".getBoundingClientRect(), found = {}.getBoundingClientRect();"
    " return found.height > 0 && found.top >= room.top && found.bottom <= Math.min(room.bottom, innerHeight); }})()"
)
"""Does the whole of an element stand between the head of the channel and the line to type in?"""
BOARDS = "Array.from(document.querySelectorAll('#channel-timeline img')).filter(i => i.naturalWidth > 300)"
LOADED = "Array.from(document.images).every(i => i.complete && i.naturalWidth > 0)"
COMPOSER = "document.querySelector('#channel-composer-input')"
OFFERED = (
    "Array.from(document.querySelectorAll('.command-popup [role=option][aria-selected=true]'))"
    ".find(o => o.offsetParent && o.textContent.includes('{}'))"
)
# While anything is on its way, be it another viewer or news of the bot, the page takes no press and does not say so.
IDLE = "!document.querySelector('#action-status').textContent.includes('…')"
FOCUSED = "document.activeElement.dataset.controlKey.endsWith(':option:{}')"
MORE = "document.querySelector('.command-ghost')"
LISTED = (
    "Array.from(document.querySelectorAll('.command-popup [role=option]'))"
    ".find(o => o.offsetParent && o.dataset.value === '{}')"
)
VIEWERS = "Array.from(document.querySelector('#viewer-picker').options).map(o => o.textContent)"
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


async def command(page: Page, name: str, *, more: Sequence[str] = (), **options: str) -> None:
    """Types a slash command as a person does: its name, the suggestion for each option, and off it goes.

    `more`: the options that have to be brought up before they can be filled.
    """
    await page.until(IDLE)
    await page.click(COMPOSER)
    await page.type(f"/{name}")
    await page.until(OFFERED.format(f"/{name}"))
    await page.press("Enter")
    for option, value in options.items():
        if option in more:
            await page.click(MORE)
            await page.click(LISTED.format(option))
        await page.until(FOCUSED.format(option))
        await choose(page, value)
        await page.press("Enter")
        await asyncio.sleep(0.3)
    taken = f"{COMPOSER}.offsetParent && !{COMPOSER}.value"
    assert await press(page, "document.querySelector('#send-message')", taken), f"/{name} was not taken"


async def press(page: Page, button: str, taken: str) -> bool:
    """Presses a button until the page shows that it was taken; whether it was.

    Where a message came in between, the page asks to look again, and a person presses once more.
    """
    for _ in range(6):
        await page.until(IDLE)
        try:
            # A button that has gone by now was taken late.
            with suppress(AssertionError):
                await page.click(button, seconds=5)
            await page.until(taken, seconds=15)
        except AssertionError:
            continue
        return True
    return False


async def choose(page: Page, value: str) -> None:
    """Types until the value is offered; once more where the page, still drawing the field, lost a letter."""
    for seconds in (15, 90):
        await page.type(value)
        try:
            await page.until(OFFERED.format(value), seconds=seconds)
        except AssertionError:
            if seconds == 90:
                raise
            await page.run("document.activeElement.select()")
        else:
            return


async def act_as(page: Page, name: str) -> None:
    """Looks at the channel as the other player."""
    await page.run(
        "(() => { const p = document.querySelector('#viewer-picker');"
        f" p.value = Array.from(p.options).find(o => o.textContent === {name!r})?.value ?? p.value;"
        " p.dispatchEvent(new Event('change', {bubbles: true})); })()"
    )
    await page.until(f"document.querySelector('#viewer-picker').selectedOptions[0]?.textContent === {name!r}")
    await asyncio.sleep(0.5)


@pytest.mark.parametrize(
    ("language", "players", "options"),
    [("en", ("Ann", "Ben"), ()), ("ja", ("花子", "太郎", "美咲", "健"), ("--people", "4"))],
)
async def test_the_page_opens_on_a_game_under_way_and_another_is_begun(
    language: str, players: tuple[str, ...], options: tuple[str, ...], tmp_path: Path
) -> None:
    def says(message: str, **facts: str) -> str:
        return TEXTS.say(language, message, **facts)

    async with sandbox("--language", language, *options) as address, chromium() as page:
        await page.resize(1280, 1000)
        await page.open(address)
        await page.until(COMPOSER)
        await page.until(f"{BOARDS}.length > 0")
        assert await page.run(VIEWERS) == list(players)
        shown = await page.run(f"{TIMELINE}.innerText")
        assert says("match-to-move", player=f"@{players[0]}", bot="no") in shown
        await page.until(LOADED)
        last = f"Array.from({TIMELINE}.querySelectorAll('article')).at({{}})"
        welcome, game = last.format(-2), last.format(-1)
        heading = says("sandbox-welcome", opponent="", kept="no").splitlines()[0].strip("# ")
        assert heading in await page.run(f"{welcome}.innerText")
        assert says("game-international") in await page.run(f"{game}.innerText")
        parts = (f"{game}.querySelector('img.gallery-image')", f"{game}.querySelector('.select-trigger')")
        # The page scrolls down in the frame after the one in which a picture has come.
        for part in (welcome, *parts):
            await page.until(IN_VIEW.format(part))
        await page.resize(1280, 1600)
        await command(page, "move", notation="8-11")
        await page.until(
            f"{TIMELINE}.innerText.includes({says('match-to-move', player='@' + players[1], bot='no')!r})"
        )
        await command(page, "move", notation="32-28")
        # The bot's answer stands in the same card.
        news = (
            f"Array.from({TIMELINE}.querySelectorAll('article'))"
            f".find(a => a.innerText.includes({says('game-international')!r})).innerText"
        )
        await page.until(f"{news}.includes('32-28')")
        await page.until(
            f"{news}.split('32-28').at(-1).includes({says('match-to-move', player='@' + players[0], bot='no')!r})"
        )
        # Two days later a clock has two days less, though the page was not loaded anew.
        left = f"Array.from({TIMELINE}.querySelectorAll('time'), t => t.textContent).join()"
        told = await page.run(left)
        await page.run(
            "const real = Date; globalThis.Date = class extends real {"
            " constructor(...at) { at.length ? super(...at) : super(real.now() + 2 * 864e5); } }; 0"
        )
        await page.until(f"{left} !== {told!r}")
        await page.run("globalThis.Date = real; 0")
        await command(page, "play")
        invite = f"{BUTTONS}.filter(b => b.textContent.trim() === {says('button-invite')!r}).at(-1)"
        assert await press(page, invite, f"{TIMELINE}.textContent.includes({says('seek-you-invited')!r})")
        before = await page.run(f"{BOARDS}.length")
        await act_as(page, players[1])
        join = f"{BUTTONS}.filter(b => b.textContent.trim() === {says('button-join')!r}).at(-1)"
        assert await press(page, join, f"{BOARDS}.length > {before}")
        await command(page, "server settings")
        await page.until(f"{TIMELINE}.textContent.includes({says('server-heading')!r})")
        await page.screenshot(
            Path(os.environ.get("DAMKA_SCREENSHOTS") or tmp_path) / f"sandbox-{language}.png"
        )
        assert page.problems == []


@pytest.mark.parametrize(("language", "width"), [("en", 360), ("ja", 1280)])
async def test_a_board_is_opened_from_the_channel_and_a_move_is_tapped_on_it(
    language: str, width: int
) -> None:
    """The channel goes on meanwhile: an open stream keeps no command waiting."""
    opened = TEXTS.say(language, "button-open-board")
    links = f"Array.from(document.querySelectorAll('a[href*=\"#\"]')).filter(a => a.textContent.includes({opened!r}))"
    async with sandbox("--language", language) as address, chromium() as channel, chromium() as page:
        await channel.resize(1280, 1000)
        await channel.open(address)
        await channel.until(COMPOSER)
        await channel.until(f"{BOARDS}.length > 0")
        await command(channel, "board")
        button = f"{BUTTONS}.filter(b => b.textContent.includes({opened!r})).at(-1)"
        assert await press(channel, button, f"{links}.length > 0")
        begun = asyncio.get_running_loop().time()
        await page.resize(width, 800)
        await page.open(await channel.run(f"{links}.at(-1).href"))
        squares = [f"document.querySelector('.cell[aria-label^=\"{name}\"]')" for name in ("10", "15")]
        for square in squares:
            await page.click(square)
        # The reader has not said that no move needs a second look.
        yes = TEXTS.say(language, "site-yes")
        await page.click(
            f"Array.from(document.querySelectorAll('#ask button')).find(b => b.textContent === {yes!r})"
        )
        turn = TEXTS.say(language, "page-turn", whose="theirs", player="Ben" if language == "en" else "太郎")
        await page.until(f"document.querySelector('#turn').textContent === {turn!r}")
        assert asyncio.get_running_loop().time() - begun < 20
        assert await page.run("location.hash") == "#1", "the token is gone"
        assert await page.run("document.documentElement.scrollWidth") <= width
        await channel.until(f"{TIMELINE}.innerText.includes('10-15')")
        await act_as(channel, "Ben" if language == "en" else "太郎")
        await command(channel, "move", notation="18x11")
        await page.until("document.querySelector('#moves').textContent.includes('18x11')", seconds=20)
        assert page.problems == []
