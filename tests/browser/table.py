"""The page with games that are played at once: the real boards and rules, without Discord and without a database.

`python -m tests.browser.table` serves it to be looked at.
"""

import asyncio
import gzip
import json
import sys
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from aiohttp import web

import bot.page
from bot.core.errors import MatchError
from bot.core.match import Header, Match, Place, Terms, begin
from bot.core.pace import Pace
from bot.core.preferences import Numbers, PlayerSettings
from bot.language.texts import Texts, messages
from bot.language.words import Words
from bot.page.board import board_of
from render.theme import THEMES
from rules import GAMES, Notation, RulesError, Side

SITE = Path(bot.page.__file__).parent / "site"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)
NAMES = {1: "Ann", 2: "Benedikt"}
NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
TEXTS = Texts()


@dataclass
class Table:
    """Matches by their numbers, of which the reader makes the moves of `plays`: both sides, one or none.

    `lost`: so many answers are lost on their way, after their acts; `asked` counts what was asked; `streams`: do any
    pass; `watching`: so many are open; `known`: is there a session.
    """

    language: str = "en"
    settings: PlayerSettings = field(default_factory=lambda: PlayerSettings(confirm=False))
    matches: dict[int, Match] = field(default_factory=dict)
    plays: tuple[Side, ...] = tuple(Side)
    lost: int = 0
    streams: bool = True
    watching: int = 0
    known: bool = True
    asked: Counter[str] = field(default_factory=Counter)
    done: dict[str, int] = field(default_factory=dict)
    changed: asyncio.Condition = field(default_factory=asyncio.Condition)

    def seat(self, game: str, number: int, setup: str | None = None) -> Match:
        """A match of this game, that begins now."""
        terms = Terms(game, Pace.parse("standard"), setup)
        header = Header(number, terms, Place(None, 0), (1, 2), terms.kind.rules_version)
        self.matches[number], _ = begin(header, NOW)
        return self.matches[number]

    @property
    def words(self) -> Words:
        return Words(TEXTS, self.language, moves_in=self.settings.notation)

    def reader(self, match: Match) -> int | None:
        """The player whose moves the page makes now."""
        if match.to_move in self.plays:
            return match.players[match.to_move]
        return match.players[self.plays[0]] if self.plays else None

    def board(self, match: Match, query: Mapping[str, str]) -> dict[str, Any]:
        side = {"first": Side.FIRST, "second": Side.SECOND}.get(query.get("side", ""), Side.FIRST)
        ply = int(query["ply"]) if "ply" in query else None
        reader = self.reader(match)
        how: dict[str, Any] = {"words": self.words, "settings": self.settings, "names": NAMES, "now": NOW}
        board = board_of(match, user=reader, side=side, ply=ply, **how)
        acts = (
            [] if match.over or reader is None else [("draw", "Offer draw"), ("resign", "Resign", "danger")]
        )
        after = next((number for number in self.matches if number > match.id), None)
        return board | {"acts": acts, "next": after}

    def me(self) -> dict[str, Any]:
        words, settings = self.words, self.settings
        return {
            "name": "Ann",
            "language": self.language,
            "words": {
                key[5:]: words(key)
                for _, entry in messages(self.language)
                if (key := entry.id.name)[:5] == "site-"
            },
            "theme": settings.theme or "wood",
            "themes": [(key, words(f"choice-theme-{key}")) for key in THEMES],
            "notation": settings.notation or "auto",
            "notations": [
                ("auto", words("choice-notation-auto")),
                *((each, words.notation(each)) for each in Notation),
            ],
            "numbers": settings.numbers,
            "numberings": [(each, words(f"choice-numbers-{each}")) for each in Numbers],
            "white_down": settings.white_down,
            "games": [
                {
                    "id": match.id,
                    "title": words(
                        "list-option-match", number=str(match.id), game=words.game(match.terms.game)
                    ),
                    "players": [*NAMES.values()],
                    "waits": not match.over and match.to_move in self.plays,
                    "left": words.left(match.clock.remaining(match.to_move, NOW)),
                }
                for match in self.matches.values()
            ],
        }

    async def change(self, match: Match) -> None:
        """The match goes on, and whoever listens hears of it."""
        async with self.changed:
            self.matches[match.id] = match
            self.changed.notify_all()

    def app(self) -> web.Application:
        app = web.Application(middlewares=[self._around])
        app.add_routes(
            [
                web.get("/", self._file),
                web.get("/site/{name}", self._file),
                web.post("/api/session", self._come),
                web.get("/api/me", self._greet),
                web.post("/api/me", self._prefer),
                web.delete("/api/session", self._greet),
                web.get("/api/games/{number}", self._look),
                web.post("/api/games/{number}/{what:moves|acts}", self._act),
                web.get("/api/games/{number}/events", self._events),
            ]
        )
        return app

    @web.middleware
    async def _around(self, request: web.Request, handler: Any) -> web.StreamResponse:
        self.asked[f"{request.method} {request.path.rpartition('/')[2]}"] += 1
        answer: web.StreamResponse = await handler(request)
        if not answer.prepared:
            answer.headers["Content-Security-Policy"] = POLICY
        return answer

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(SITE / request.match_info.get("name", "index.html"))

    async def _come(self, _: web.Request) -> web.Response:
        return web.Response(status=204 if self.known else 401)

    async def _greet(self, _: web.Request) -> web.Response:
        return _json(self.me()) if self.known else _json({"told": self.words("error-no-session")}, 401)

    async def _prefer(self, request: web.Request) -> web.Response:
        wanted = await request.json()
        self.settings = self.settings.changed(
            **{name: None if value == "auto" else value for name, value in wanted.items()}
        )
        return _json(self.me())

    async def _look(self, request: web.Request) -> web.Response:
        match = self.matches.get(int(request.match_info["number"]))
        if match is None:
            return _json({"error": "no-such-match", "told": "No such game."}, 404)
        return _json(self.board(match, request.query))

    async def _act(self, request: web.Request) -> web.Response:
        match, said = self.matches[int(request.match_info["number"])], await request.json()
        known = said["id"] in self.done
        self.done[said["id"]] = self.done.get(said["id"], 0) + 1
        status, told = 200, ""
        if not known and self.reader(match) is not None:
            try:
                match.expects(said["seq"])
                mover = self.reader(match) or 0
                if "move" in said:
                    match, _ = match.play(mover, said["move"], NOW)
                else:
                    match, _ = {"resign": match.resign, "draw": match.offer_draw}[said["act"]](mover, NOW)
                await self.change(match)
            except (MatchError, RulesError) as error:
                status, told = 409, self.words.error(error)
        if self.lost:
            self.lost -= 1
            return web.Response(status=502)
        board = self.board(self.matches[match.id], {})
        return _json(board if status == 200 else {"error": "refused", "told": told, "board": board}, status)

    async def _events(self, request: web.Request) -> web.StreamResponse:
        if not self.streams:
            return web.Response(status=404)
        number = int(request.match_info["number"])
        answer = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        )
        await answer.prepare(request)
        told, self.watching = -1, self.watching + 1
        try:
            while request.transport is not None and not request.transport.is_closing():
                async with self.changed:
                    if self.matches[number].seq != told:
                        told = self.matches[number].seq
                        await answer.write(f"data: {told}\n\n".encode())
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self.changed.wait(), 0.5)
        except ConnectionResetError:
            pass
        finally:
            self.watching -= 1
        return answer


def _json(value: object, status: int = 200) -> web.Response:
    body = gzip.compress(json.dumps(value).encode(), 5)
    return web.Response(
        body=body, status=status, headers={"Content-Type": "application/json", "Content-Encoding": "gzip"}
    )


@asynccontextmanager
async def served(table: Table, port: int = 0) -> AsyncIterator[str]:
    """The address of the page, while the block lasts."""
    runner = web.AppRunner(table.app(), shutdown_timeout=0.1)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/"
    finally:
        await runner.cleanup()


async def _show(language: str) -> None:
    table = Table(language)
    for number, game in enumerate(GAMES, 1):
        table.seat(game, number)
    async with served(replace(table), 8089) as address:
        print(address, flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(_show(*sys.argv[1:2] or ["en"]))
