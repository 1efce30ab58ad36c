"""Somebody who plays on the page, by tap, by drag or with the mouse.

`python -m tests.browser.player` plays every game to its end, each way, at both widths and in both languages.
"""

import argparse
import asyncio
import random
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from rules import GAMES, Move
from rules.touch import Graph
from tests.browser.chromium import Page, chromium
from tests.browser.table import Table, served

WIDTHS = {360: 740, 1280: 860}
WAYS = ("tap", "drag", "mouse")
SHOWN = "document.querySelector('#play:not([hidden]) #board svg')"


@dataclass
class Player:
    """One browser at one table; `touches` and `seconds` of each move."""

    page: Page
    table: Table
    way: str = "tap"
    touches: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    async def sit(self, number: int, *, width: int = 360) -> None:
        """Opens this game."""
        await self.page.resize(width, WIDTHS[width])
        await self.page.run(f"(document.title = '', location.hash = '#{number}')")
        await self.page.comes(
            f"{SHOWN} && document.querySelector('#title').textContent.endsWith('#{number}')"
        )

    async def middle(self, *cells: int) -> list[tuple[float, float]]:
        """Where these cells are in the window, which shows the board."""
        places = await self.page.run(
            "(() => { document.querySelector('#board').scrollIntoView({block: 'nearest'});"
            f" return {list(cells)}.map(c => {{ const r = document.querySelector(`[data-cell='${{c}}']`)"
            ".getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }); })()"
        )
        return [(x, y) for x, y in places]

    async def tap(self, *cells: int) -> None:
        for x, y in await self.middle(*cells):
            if self.way == "mouse":
                await self.page.mouse("Pressed", x, y)
                await self.page.mouse("Released", x, y)
            else:
                await self.page.finger("Start", (x, y))
                await self.page.finger("End")

    async def drag(self, start: int, end: int) -> None:
        (x, y), (to_x, to_y) = await self.middle(start, end)
        await self.page.finger("Start", (x, y))
        for part in (0.3, 0.7, 1):
            await self.page.finger("Move", (x + (to_x - x) * part, y + (to_y - y) * part))
        await self.page.finger("End")

    async def play(self, number: int, move: Move) -> None:
        """Makes this move, as the page would have it."""
        match = self.table.matches[number]
        cells, choice = way_to(Graph(match.game, match.state), move)
        began = time.perf_counter()
        if self.way == "drag" and len(cells) > 1:
            await self.drag(cells[0], cells[1])
            await self.tap(*cells[2:])
        else:
            await self.tap(*cells)
        if choice is not None:
            await self.choose(choice)
        text = match.game.format(match.state, move)
        await self.page.comes(
            f"document.querySelector('#slider').max === '{len(match.moves) + 1}'"
            f" && !document.querySelector('.sending') || /* {match.terms.game} {text} {cells} */ 0"
        )
        self.touches.append(len(cells) + (choice is not None))
        self.seconds.append(time.perf_counter() - began)
        assert self.table.matches[number].moves == (*match.moves, text), text

    async def choose(self, choice: int = 0) -> None:
        """Presses this answer to what is asked."""
        await self.page.comes(f"document.querySelectorAll('#ask:not([hidden]) button')[{choice}]")
        await asyncio.sleep(
            0.3
        )  # nobody reads faster, and Chromium takes a tap at once after a drag for a part of it
        x, y = await self.page.run(
            f"(() => {{ const b = document.querySelectorAll('#ask button')[{choice}];"
            " b.scrollIntoView({block: 'center'});"
            " const r = b.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()"
        )
        await self.page.finger("Start", (x, y))
        await self.page.finger("End")

    async def text(self, selector: str) -> str:
        return str(await self.page.run(f"document.querySelector({selector!r}).textContent"))


def way_to(graph: Graph, move: Move) -> tuple[list[int], int | None]:
    """The fewest cells to touch for a move, and which answer then means it."""
    waiting = deque(([cell], number) for cell, number in graph.starts.items())
    while waiting:
        cells, number = waiting.popleft()
        meaning = graph.meanings[number]
        if meaning.move == move:
            return cells, None
        if meaning.move is None and move in meaning.reached:
            return cells, meaning.reached.index(move)
        if len(cells) < 4:
            waiting.extend(([*cells, cell], after) for cell, after in graph.following[number].items())
    raise AssertionError(f"no way to {move}")


@asynccontextmanager
async def seated(table: Table, way: str = "tap", *, begins: bool = True) -> AsyncIterator[Player]:
    """A player before the page of this table, which `begins` with its first game; no script of it fails, and nothing
    that it does is refused.
    """
    async with served(table) as address, chromium() as page:
        await page.resize(360, WIDTHS[360])
        await page.open(f"{address}#{'a' * 43}")
        if begins:
            await page.until(SHOWN)
        yield Player(page, table, way)
        assert page.problems == []


async def play_games(player: Player, plies: int, seed: Any, *, width: int) -> None:
    """Every game for so many moves at random."""
    for number, match in list(player.table.matches.items()):
        chance = random.Random(f"{seed} {match.terms.game}")
        await player.sit(number, width=width)
        for _ in range(plies):
            match = player.table.matches[number]
            if match.over:
                break
            await player.play(number, chance.choice(list(match.game.legal_moves(match.state))))


async def _matrix(plies: int, first: int) -> None:
    for language, width, way in [*product(("en", "ja"), WIDTHS, WAYS)][first:]:
        table = Table(language)
        for number, game in enumerate(GAMES, 1):
            table.seat(game, number)
        async with seated(table, way) as player:
            try:
                await play_games(player, plies, 1, width=width)
            finally:
                over, count = sum(match.over for match in table.matches.values()), len(player.touches)
                print(
                    f"{language} {width:4} {way:5} {count:5} moves, {over:2} games to their end,"
                    f" {sum(player.touches) / count:.2f} touches and {sum(player.seconds) / count:.3f} s a move",
                    flush=True,
                )


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--plies", type=int, default=400)
    arguments.add_argument("--first", type=int, default=0, help="begin with this one of the twelve")
    asked = arguments.parse_args()
    asyncio.run(_matrix(asked.plies, asked.first))
