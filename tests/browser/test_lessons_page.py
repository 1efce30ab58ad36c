"""The lessons of a game on a phone, step by step, as a newcomer goes through them."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.board.moves import aim, cell_names
from bot.language import LANGUAGES
from bot.lessons.model.course import course
from bot.lessons.model.step import Step
from bot.people.service import Players
from bot.skin.card import move_key
from rules import GAMES, Cell
from tests.bot.lesson_time import presses, standing
from tests.browser.chromium import Page, chromium
from tests.browser.test_sandbox_page import IDLE, command
from tests.world import TEXTS, World

WIDTH, HEIGHT = 400, 860
FIRST = "american"
"""The game of the first lessons of most people: in every run, while the others take turns."""
STEPPED = tuple(
    pytest.param(game, marks=pytest.mark.few(1, of="language") if game == FIRST else pytest.mark.few(1))
    for game in GAMES
)
LAST = "Array.from(document.querySelectorAll('#channel-timeline article')).filter(e => e.offsetParent).at(-1)"
OPTIONS = f"Array.from({LAST}.querySelectorAll('[role=option]'))"
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
        """Chooses a right move in the menus, and goes on."""
        heading = self.says("lesson-heading", game=self.says(f"game-{self.game}"), step=at + 1, steps=steps)
        await self.page.until(f"{LAST}.innerText.includes({heading!r})")
        await self.page.until(DRAWN)
        await self.page.run(f"{LAST}.scrollIntoView({{block: 'end'}})")
        await asyncio.sleep(0.3)
        await self.page.screenshot(self.shots / f"{self.game}-{self.language}-{at + 1:02d}.png")
        following = (
            f"Array.from({LAST}.querySelectorAll('button'))"
            f".find(b => b.textContent.trim() === {self.says('button-lesson-next')!r})"
        )
        stages = [following, *entries(step)]
        while (stage := [bool(await self.page.run(f"!!{each}")) for each in stages].index(True)) > 0:
            await self.choose(stages[stage], " || ".join(stages[:stage]))
        await self.press(following, f"!{LAST}.innerText.includes({heading!r})")

    async def choose(self, entry: str, effect: str) -> None:
        """Opens the menu in which the entry is, and takes it."""
        trigger = f"{entry}.closest('.preview-select').querySelector('.select-trigger')"
        opened = f"{trigger}.getAttribute('aria-expanded') === 'true'"
        await self.press(trigger, opened)
        # Under load the page takes another entry now and then: then the menu is to be opened again.
        again = f"({opened} || {trigger}.click(), {entry})"
        await self.press(again, effect)


def entries(step: Step) -> Iterator[str]:
    """The entries that lead to a right move, the last one first: the move, the row to which it goes, the piece or the
    square with which it begins, and the row of that. Where the menus are short, there are fewer.
    """
    state, move = standing(step)
    game, start = step.rules, move.path[0]
    cells, names = game.view(state).cells, cell_names(game.view(state), game.notation)

    def valued(value: str) -> str:
        return f"{OPTIONS}.find(o => o.dataset.value === {value!r})"

    def of_row(cell: Cell, prefix: str) -> str:
        row = next(each.row for each in cells if each.cell == cell)
        first = [names[each.cell] for each in cells if each.row == row]
        label = f"{first}.some(name => o.textContent.trim().startsWith(name))"
        return f"{OPTIONS}.find(o => o.dataset.value.startsWith('{prefix}r') && {label})"

    yield valued(move_key(game.format(state, move)))
    yield of_row(aim(game, move, start), f"{start}.")
    yield valued(str(start))
    yield of_row(start, "")


@pytest.mark.parametrize("game", STEPPED)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_newcomer_steps_through_the_lessons_on_a_phone(
    world: World, tmp_path: Path, language: str, game: str
) -> None:
    await world.app[Players].save(world.ann.id, language=language)
    await world.app[Players].save_server(world.guild.id, game=game)
    locale = {"ja": "ja", "en": "en-US"}[language]
    shown = world.env.preview(
        world.channel, viewers=[world.ann], layout="channel", width=WIDTH, height=HEIGHT, locale=locale
    )
    shots = Path(os.environ.get("DAMKA_SCREENSHOTS") or tmp_path)
    shots.mkdir(parents=True, exist_ok=True)
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
        assert newcomer.presses == 1 + sum(map(presses, steps))
        assert page.problems == []
