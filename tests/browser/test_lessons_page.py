"""The lessons of a game on a phone, step by step, as a newcomer goes through them."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from pathlib import Path

import pytest

from bot.board.moves import whole_path
from bot.core.lessons.course import course
from bot.core.lessons.step import Step
from bot.language import LANGUAGES
from tests.bench.lessons import PRESSES
from tests.browser.chromium import Page, chromium
from tests.browser.test_sandbox_page import IDLE, command
from tests.world import TEXTS, World

WIDTH, HEIGHT = 400, 860
GAMES = (
    pytest.param("american", marks=pytest.mark.sample(1, of="language")),
    *(pytest.param(game, marks=pytest.mark.sample(1)) for game in ("italian", "frisian", "turkish")),
)
LAST = "Array.from(document.querySelectorAll('#channel-timeline article')).filter(e => e.offsetParent).at(-1)"
DRAWN = f"Array.from({LAST}.querySelectorAll('img')).every(i => i.complete && i.naturalWidth > 0)"

pytestmark = pytest.mark.browser


class Newcomer:
    """Somebody at the page. It drops presses under load: each is repeated until its effect shows, and counts once."""

    def __init__(self, page: Page, game: str, language: str, shots: Path) -> None:
        self.page, self.game, self.language, self.shots = page, game, language, shots
        self.presses = 0

    def says(self, message: str, **facts: str | int) -> str:
        return TEXTS.say(self.language, message, **facts)

    async def press(self, found: str, effect: str) -> None:
        self.presses += 1
        for _ in range(12):
            await self.page.until(IDLE)
            with suppress(AssertionError):
                await self.page.click(found, seconds=10)
            with suppress(AssertionError):
                await self.page.until(effect, seconds=6)
                return
        raise AssertionError(f"never: {effect}\n{await self.page.run(f'{LAST}.innerText')}")

    async def find(self, step: Step, at: int, steps: int) -> None:
        """Chooses a right move in the menu, and goes on."""
        board = step.rules.start(step.position)
        for text in step.line:
            board = step.rules.play(board, step.rules.parse(board, text))
        move = whole_path(step.rules, board, min(step.right, key=lambda move: move.path))
        heading = self.says("lesson-heading", game=self.says(f"game-{self.game}"), step=at + 1, steps=steps)
        await self.page.until(f"{LAST}.innerText.includes({heading!r})")
        await self.page.until(DRAWN)
        await self.page.run(f"{LAST}.scrollIntoView({{block: 'end'}})")
        await asyncio.sleep(0.3)
        await self.page.screenshot(self.shots / f"{self.game}-{self.language}-{at + 1:02d}.png")
        trigger, listed = (
            f"{LAST}.querySelector('.select-trigger')",
            f"{LAST}.querySelector('.select-options')",
        )
        opened = f"{trigger}.getAttribute('aria-expanded') === 'true'"
        option = (
            f"Array.from({listed}.querySelectorAll('[role=option]'))"
            f".find(o => o.textContent.trim().startsWith({move!r}))"
        )
        following = (
            f"Array.from({LAST}.querySelectorAll('button'))"
            f".find(b => b.textContent.trim() === {self.says('button-lesson-next')!r})"
        )
        await self.press(trigger, opened)
        # Under load the page takes another entry now and then: then the menu is to be opened again.
        again = f"({opened} || {trigger}.click(), {option})"
        await self.press(again, following)
        await self.press(following, f"!{LAST}.innerText.includes({heading!r})")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_newcomer_steps_through_the_lessons_on_a_phone(
    world: World, tmp_path: Path, language: str, game: str
) -> None:
    await world.app.players.save(world.ann.id, language=language)
    await world.app.players.save_server(world.guild.id, game=game)
    locale = {"ja": "ja", "en": "en-US"}[language]
    shown = world.env.preview(
        world.channel, viewers=[world.ann], layout="channel", width=WIDTH, height=HEIGHT, locale=locale
    )
    shots = Path(os.environ.get("DAMKA_SCREENSHOTS") or tmp_path)
    async with shown as preview, chromium() as page:
        await page.resize(WIDTH, HEIGHT)
        await page.open(preview.url)
        await page.until("document.querySelector('#channel-composer-input')")
        newcomer = Newcomer(page, game, language, shots)
        await command(page, "learn")
        begin = newcomer.says("button-lesson-begin", game=newcomer.says(f"game-{game}"))
        found = f"Array.from({LAST}.querySelectorAll('button')).find(b => b.textContent.trim() === {begin!r})"
        await page.until(found)
        await page.screenshot(shots / f"{game}-{language}-00.png")
        await newcomer.press(found, f"{LAST}.querySelector('img')")
        steps = course(game)
        for at, step in enumerate(steps):
            await newcomer.find(step, at, len(steps))
        await page.until(f"{LAST}.innerText.includes('★★☆')")
        await page.screenshot(shots / f"{game}-{language}-end.png")
        assert newcomer.presses == 1 + PRESSES * len(steps)
        assert page.problems == []
