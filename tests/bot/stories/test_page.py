"""Stories of the page: a real browser's requests to the running bot, and strangers at each of its doors."""

import asyncio
import json
import re
import secrets
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import timedelta
from typing import Any

import aiohttp
import pytest
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict

from bot.core.errors import Unreachable
from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.page import routes, rows, service
from bot.page.service import SESSION, Sessions
from bot.privacy.service import Privacy
from bot.skin.plug import Unserved
from tests.bot.stories.narrative import alone, answer, buttons, invite, on_board, stepped, text
from tests.world import TEXTS, World

SENT = {"X-Damka": "1"}
LINKED = re.compile(r"http://127\.0\.0\.1:\d+/play/#([\w-]{43})\.(\d+)")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Browser:
    """A browser with its cookies, on the page that a proxy shows below `/play/`."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port, self.cookies = port, {"damka": token} if token else {}

    async def ask(self, method: str, path: str, body: Any = None, **headers: str | None) -> tuple[int, Any]:
        """The status of the answer, and what it tells."""
        own = SENT | {"Sec-Fetch-Site": "same-origin"} | {k.replace("_", "-"): v for k, v in headers.items()}
        sent = {name: value for name, value in own.items() if value is not None}
        async with aiohttp.ClientSession(cookies=self.cookies) as session:
            data = body if isinstance(body, (str, bytes, type(None))) else json.dumps(body)
            async with session.request(method, self._url(path), data=data, headers=sent) as got:
                self.headers = got.headers
                if found := got.cookies.get("damka"):
                    self.cookie, self.cookies = found, {"damka": found.value}
                told = await got.text()
                return got.status, json.loads(told) if got.content_type == "application/json" else told

    def _url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}/{path}"

    async def get(self, path: str) -> Any:
        status, told = await self.ask("GET", path)
        assert status == 200, (path, status, told)
        return told

    async def play(
        self, match: Match | int, move: str, seq: int, once: str = "", **more: Any
    ) -> tuple[int, Any]:
        number = match if isinstance(match, int) else match.id
        sent = {"move": move, "seq": seq, "id": once or secrets.token_hex(8), **more}
        return await self.ask("POST", f"api/games/{number}/moves", sent)

    async def act(self, match: Match, act: str, seq: int) -> tuple[int, Any]:
        sent = {"act": act, "seq": seq, "id": secrets.token_hex(8)}
        return await self.ask("POST", f"api/games/{match.id}/acts", sent)

    @asynccontextmanager
    async def stream(self, match: Match) -> AsyncIterator[Any]:
        url = self._url(f"api/games/{match.id}/events")
        async with aiohttp.ClientSession(cookies=self.cookies) as session, session.get(url) as got:
            assert got.status == 200
            yield got.content


@asynccontextmanager
async def open_page(world: World, scheme: str = "http") -> AsyncIterator[int]:
    port = free_port()
    address = f"{scheme}://127.0.0.1:{port}/play/"
    async with world.bot.served({"page_url": address, "page_port": port, "page_host": "127.0.0.1"}):
        yield port


@pytest.fixture
async def port(world: World) -> AsyncIterator[int]:
    async with open_page(world) as port:
        yield port


async def entered(world: World, port: int, user: Any) -> Browser:
    """Somebody's browser, past the link."""
    browser = Browser(port)
    link = await world.app[Sessions].link(user.id)
    assert await browser.ask("POST", "api/session", {"token": link}) == (204, "")
    return browser


@contextmanager
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setattr(routes, "BEAT", 0.05)
        yield


@pytest.fixture
def language() -> str:
    return "en"


async def test_a_link_from_discord_leads_to_the_board_and_a_move_there_is_one_here(
    world: World, port: int
) -> None:
    match = await world.begun()
    shown = await world.ann.slash(world.channel, "board", game=str(match.id))
    assert list(buttons(shown.response)).count("Open board") == 1
    assert "Open board" not in buttons(world.newest()), "what everybody sees is as long as before"
    given = await stepped(world.ann, answer(shown), "open-board")
    assert given.ephemeral
    (link,) = [part["url"] for part in _parts(given.response) if "url" in part]
    token, number = LINKED.fullmatch(link).groups()  # type: ignore[union-attr]
    assert number == str(match.id)
    browser = Browser(port)
    assert (await browser.ask("POST", "api/session", {"token": token}))[0] == 204
    cookie = browser.cookie
    assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "Strict", "/play/")
    assert int(cookie["max-age"]) == SESSION.total_seconds()
    me = await browser.get("api/me")
    assert (me["name"], me["language"], [each["id"] for each in me["games"]]) == ("Ann", "en", [match.id])
    assert me["games"][0]["waits"]
    board = await browser.get(f"api/games/{match.id}")
    assert (board["mine"], board["seq"], board["next"]) == ("first", match.seq, None)
    status, after = await browser.play(match, "11-15", board["seq"])
    assert (status, after["moves"], after["touch"]) == (200, ["11-15"], None)
    await world.env.settle()
    assert "11-15" in text(world.newest())
    assert world.called() == [world.ben.id]
    await world.played(match, "22-18")
    assert (await browser.get(f"api/games/{match.id}"))["moves"] == ["11-15", "22-18"]


def _parts(message: Any) -> Iterator[dict[str, Any]]:
    waiting = [*message.components]
    while waiting:
        part = waiting.pop()
        data = part if isinstance(part, dict) else part.to_dict()
        yield data
        waiting += data.get("components", [])


async def test_a_turn_that_is_told_by_letter_leads_there_too(world: World, port: int) -> None:
    match = await world.begun()
    await world.players.save(world.ben.id, dm=True)
    room = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", room, status=403, code=50013, times=None)
    await world.ben.user.send_dm("hello")
    ann = await entered(world, port, world.ann)
    assert (await ann.play(match, "11-15", match.seq))[0] == 200
    await world.env.settle()
    letter = world.ben.user.dm_channel.history()[-1]
    given = await stepped(world.ben.user, letter, "open-board")
    assert any(LINKED.fullmatch(part.get("url", "")) for part in _parts(answer(given)))


async def test_a_move_counts_once_and_a_stale_or_wrong_one_shows_the_board_as_it_is(
    world: World, port: int
) -> None:
    match = await world.begun()
    ann, ben = await entered(world, port, world.ann), await entered(world, port, world.ben)
    once = "a" * 16
    for _ in range(2):
        status, board = await ann.play(match, "11-15", match.seq, once)
        assert (status, board["moves"]) == (200, ["11-15"])
    # The same name of an act in another's session, and in another game, is another act.
    status, board = await ben.play(match, "22-18", board["seq"], once)
    assert (status, board["moves"]) == (200, ["11-15", "22-18"])
    other = await world.begun()
    status, board = await ann.play(other, "9-13", other.seq, once)
    assert (status, board["id"], board["moves"]) == (200, other.id, ["9-13"])
    status, refused = await ann.play(match, "15-22", match.seq)
    assert (status, refused["error"], refused["board"]["seq"]) == (409, "stale-match", match.seq + 2)
    status, refused = await ann.play(match, "10-14", match.seq + 2)
    assert (status, refused["error"]) == (409, "illegal-capture-compulsory")
    said = await world.ann.slash(world.channel, "move", notation="10-14", game=str(match.id))
    assert refused["told"].partition(".")[0] in alone(said).replace("**", "")
    await world.players.save(world.ann.id, language="ja")
    status, refused = await ann.play(match, "10-14", match.seq + 2)
    assert re.search("[ぁ-ん]", refused["told"])
    assert "<" not in refused["told"]
    eve = await entered(world, port, world.eve)
    status, refused = await eve.play(match, "15-22", match.seq + 2)
    assert (status, refused["error"]) == (409, "not-a-player")
    assert refused["board"]["mine"] is None
    assert len((await world.match_now(match)).moves) == 2


async def test_what_is_possible_is_done_there_and_closes_the_question_here(world: World, port: int) -> None:
    match = await world.begun()
    await world.played(match, "11-15", "22-18")
    ann, ben = await entered(world, port, world.ann), await entered(world, port, world.ben)
    board = await ann.get(f"api/games/{match.id}")
    assert [act for act, *_ in board["acts"]] == ["draw", "takeback", "resign"]
    assert ["resign", "Resign", "danger"] in board["acts"]
    _, board = await ann.act(match, "takeback", board["seq"])
    await world.env.settle()
    asked = world.newest()
    assert buttons(asked)
    board = await ben.get(f"api/games/{match.id}")
    assert {"takeback-grant", "takeback-refuse"} <= {act for act, *_ in board["acts"]}
    status, board = await ben.act(match, "takeback-refuse", board["seq"])
    assert status == 200
    await world.env.settle()
    await asyncio.sleep(0.05)
    assert not buttons(next(each for each in world.posted() if each.id == asked.id)), "it was answered"
    status, board = await ben.act(match, "draw-accept", board["seq"])
    assert (status, board["error"]) == (409, "no-draw-offer")
    for act in ("undo", "", "__class__"):
        assert (await ben.act(match, act, match.seq))[0] == 400
    seq = (await ann.get(f"api/games/{match.id}"))["seq"]
    assert (await ann.play(match, "15x22", seq, draw=True))[0] == 200
    board = await ben.get(f"api/games/{match.id}")
    assert [act for act, *_ in board["acts"]][:2] == ["draw-accept", "draw-decline"]
    status, board = await ben.act(match, "draw-accept", board["seq"])
    assert (status, board["over"], board["acts"], board["told"]) == (
        200,
        True,
        [],
        "Drawn: agreed by both players.",
    )
    other = await world.begun()
    status, board = await ben.act(other, "resign", other.seq)
    assert (status, board["over"], board["told"].partition(".")[0]) == (
        200,
        True,
        "Ann wins: Ben has resigned",
    )


async def test_the_bot_replies_to_a_move_that_was_made_there(world: World, port: int) -> None:
    await world.ann.slash(world.channel, "practice", game="american", level="1", colour="black")
    (match,) = await world.matches.mine(world.ann.id)
    ann = await entered(world, port, world.ann)
    async with ann.stream(match) as told, asyncio.timeout(20):
        assert await told.readline() == b"data: %d\n" % match.seq
        assert (await ann.play(match, "11-15", match.seq))[0] == 200
        board: Any = {"moves": []}
        while len(board["moves"]) < 2:
            await told.readline()
            board = await ann.get(f"api/games/{match.id}")
    assert board["touch"]
    assert (await (await entered(world, port, world.ben)).ask("GET", f"api/games/{match.id}"))[0] == 404


ROUTES = (
    ("GET", "api/me"), ("POST", "api/me"), ("DELETE", "api/session"), ("DELETE", "api/sessions"),
    ("GET", "api/games/1"), ("POST", "api/games/1/moves"), ("POST", "api/games/1/acts"), ("GET", "api/games/1/events"),
)  # fmt: skip
BODY = {"theme": "slate", "move": "11-15", "act": "resign", "seq": 2, "id": "a" * 16}


async def test_strangers_are_turned_away_from_every_route(
    world: World, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await world.begun()
    assert match.id == 1
    sessions, ann = world.app[Sessions], await entered(world, port, world.ann)
    used = await sessions.link(world.ann.id)
    out, everywhere = await sessions.open(used), await entered(world, port, world.ben)
    assert out is not None
    await sessions.end(world.ann.id, out)
    assert (await everywhere.ask("DELETE", "api/sessions"))[0] == 204
    erased = await entered(world, port, world.eve)
    await world.app[Privacy].erase(world.eve.id)
    with monkeypatch.context() as patch:
        patch.setattr(service, "SESSION", timedelta(minutes=1))
        expired = await entered(world, port, world.ann)
    await world.env.advance_time(60)
    strangers = [
        *("", "x", "x" * 3000, secrets.token_urlsafe(32), used, await sessions.link(world.ann.id), out),
        *(each.cookies["damka"] for each in (everywhere, erased, expired)),
    ]
    for token in strangers:
        for method, path in ROUTES:
            told = await Browser(port, token).ask(method, path, BODY if method == "POST" else None)
            assert (told[0], told[1]["error"]) == (401, "no-session"), (token, method, path)
        if token:
            refused = await Browser(port).ask("POST", "api/session", {"token": token})
            assert refused[0] == (204 if token == strangers[5] else 401), token
    assert await ann.get("api/me")
    assert not (await world.match_now(match)).moves


async def test_a_game_that_one_may_not_read_is_no_game(world: World, port: int) -> None:
    match = await world.begun(where=world.secret("board", world.ann, world.ben))
    eve = await entered(world, port, world.eve)
    for method, path in ROUTES[4:]:
        hidden, never = [
            await eve.ask(method, path.replace("1", number, 1), BODY if method == "POST" else None)
            for number in (str(match.id), "99")
        ]
        assert (hidden[0], hidden[1]["error"]) == (404, "no-match")
        assert str(hidden[1]).replace(str(match.id), "99") == str(never[1])
    assert (await eve.ask("GET", f"api/games/{10**18 - 1}"))[0] == 404
    assert not (await world.match_now(match)).moves
    open_game = await world.begun()
    board = await eve.get(f"api/games/{open_game.id}")
    assert (board["mine"], board["touch"], board["acts"]) == (None, None, [])


async def test_what_is_no_text_is_no_token_and_a_proxy_may_add_a_line(world: World, port: int) -> None:
    assert (await Browser(port).ask("POST", "api/session", '{"token": "\\ud800"}'))[0] == 401
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: damka=\xff\r\nConnection: close\r\n\r\n")
    assert (await reader.readline()).split()[1] == b"401"
    writer.close()
    lines = [("X-Forwarded-For", "192.0.2.1"), ("X-Forwarded-For", "192.0.2.1, 192.0.2.7")]
    request = make_mocked_request("GET", "/", headers=CIMultiDict(lines))
    assert routes.address_of(request.clone(remote="127.0.0.1")) == "192.0.2.7"


async def test_nothing_is_done_in_the_name_of_another_who_came_to_the_same_browser(
    world: World, port: int
) -> None:
    match = await world.begun()
    browser = await entered(world, port, world.ben)
    sent = {"act": "resign", "seq": match.seq, "id": secrets.token_hex(8), "mine": "first"}
    assert (await browser.ask("POST", f"api/games/{match.id}/acts", sent))[0] == 403
    assert not (await world.match_now(match)).over
    assert (await browser.ask("POST", f"api/games/{match.id}/acts", sent | {"mine": "second"}))[0] == 200


async def test_another_sites_page_can_make_nobody_do_anything(world: World, port: int) -> None:
    match = await world.begun()
    ann = await entered(world, port, world.ann)
    for method, path in ROUTES:
        for site in ("cross-site", "same-site", "none"):
            told = await ann.ask(method, path, BODY if method == "POST" else None, Sec_Fetch_Site=site)
            assert (told[0], told[1]["error"]) == (403, "forged"), (method, path)
        if method != "GET":
            told = await ann.ask(method, path, BODY, X_Damka=None, Sec_Fetch_Site=None)
            assert told[0] == 403, (method, path)
    for body in ("", "[]", "{", "null", '{"move": 5, "seq": 2, "id": "aaaaaaaaaaaaaaaa"}', "[" * 4000,
                 '{"move": "11-15", "seq": true, "id": "aaaaaaaaaaaaaaaa"}',
                 '{"move": "11-15", "seq": 2, "id": "a"}'):  # fmt: skip
        assert (await ann.ask("POST", f"api/games/{match.id}/moves", body))[0] == 400, body
    big = {**BODY, "move": "x" * 4096}
    assert (await ann.ask("POST", f"api/games/{match.id}/moves", big))[0] == 413
    assert not (await world.match_now(match)).moves
    for path in (
        "",
        "api/me",
        f"api/games/{match.id}",
        "nothing",
        "site/../routes.py",
        "site/%2e%2e%2froutes.py",
    ):
        status, told = await ann.ask("GET", path)
        assert ann.headers["Content-Security-Policy"].startswith("default-src 'none'; script-src 'self'; "), (
            path
        )
        assert "frame-ancestors 'none'" in ann.headers["Content-Security-Policy"]
        assert ann.headers["Referrer-Policy"] == "no-referrer"
        assert "import" not in str(told), path
        assert ann.headers["Cache-Control"] == "no-store" or (path, status) == ("", 200)
        assert "Access-Control-Allow-Origin" not in ann.headers
    async with open_page(world, "https") as secure:
        assert (await entered(world, secure, world.ann)).cookie["secure"]


async def test_who_asks_too_much_waits_a_minute(world: World, port: int) -> None:
    ann, ben = await entered(world, port, world.ann), await entered(world, port, world.ben)
    asked = [(await ann.ask("POST", "api/session", {"token": "x"}))[0] for _ in range(20)]
    assert (asked[0], asked[-1]) == (401, 429), "nobody tries many tokens"
    statuses = {(await ann.ask("GET", "api/me"))[0] for _ in range(routes.MOST_ASKED["person"] + 1)}
    assert statuses == {200, 429}
    assert (await ben.ask("GET", "api/me"))[0] == 200
    await world.env.advance_time(60)
    assert (await ann.ask("GET", "api/me"))[0] == 200


async def test_a_stream_tells_what_is_new_until_its_reader_may_not_read_it_any_longer(
    world: World, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await world.begun()
    eve = await entered(world, port, world.eve)
    async with eve.stream(match) as told:
        assert await told.readline() == b"data: %d\n" % match.seq
        assert await told.readline() == b"\n"
        await world.played(match, "11-15")
        assert await told.readline() == b"data: %d\n" % (match.seq + 1)
    with quick(monkeypatch):
        async with eve.stream(match) as told:
            assert (await told.readline()).startswith(b"data")
            assert (await told.readline(), await told.readline()) == (b"\n", b":\n")
            world.guild.remove_member(world.eve)
            await world.env.advance_time(600)
            async with asyncio.timeout(5):
                assert (await told.read()).strip(b":\n") == b""
        assert (await eve.ask("GET", f"api/games/{match.id}"))[0] == 404
        ann = await entered(world, port, world.ann)
        async with ann.stream(match) as told:
            await told.readline()
            await world.app[Sessions].end(world.ann.id)
            await world.env.advance_time(60)
            async with asyncio.timeout(5):
                await told.read()

        async def away(*_: Any) -> int:
            raise Unreachable

        ben = await entered(world, port, world.ben)
        async with ben.stream(match) as told:
            await told.readline()
            monkeypatch.setattr(Sessions, "who", away)
            await world.env.advance_time(60)
            async with asyncio.timeout(5):
                assert b"HTTP" not in await told.read()


async def test_until_the_bot_has_its_servers_the_page_says_that_it_is_away(
    world: World, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ben = await entered(world, port, world.ben)
    monkeypatch.setattr(world.bot, "is_ready", lambda: False)
    status, told = await ben.ask("GET", "api/me")
    assert (status, told["told"]) == (503, TEXTS.say("en", "error-unreachable"))


async def test_a_stream_outlasts_a_database_that_was_away(
    world: World, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, seqs, away = await world.begun(), rows.seqs, [Unreachable()]

    async def failing(*asked: Any, **more: Any) -> Any:
        if away:
            raise away.pop()
        return await seqs(*asked, **more)

    monkeypatch.setattr(rows, "seqs", failing)
    ben = await entered(world, port, world.ben)
    async with ben.stream(match) as told:
        await told.readline()
        async with asyncio.timeout(2):
            while away:
                await asyncio.sleep(0.01)
        after = await world.app[Matches].play(world.ann.id, "11-15", match_id=match.id)
        await told.readline()
        assert await asyncio.wait_for(told.readline(), 3) == b"data: %d\n" % after.match.seq


async def test_open_streams_keep_nobody_from_stopping_the_bot(world: World) -> None:
    match = await world.begun()
    async with open_page(world) as port:
        ann = await entered(world, port, world.ann)
        stream = ann.stream(match)
        told = await stream.__aenter__()
        await told.readline()
        assert b"damka_page_streams 1.0" in _figures(world)
        begun = asyncio.get_running_loop().time()
    assert asyncio.get_running_loop().time() - begun < 1.5
    with pytest.raises(aiohttp.ClientPayloadError):
        await told.read()
    await stream.__aexit__(None, None, None)
    figures = _figures(world)
    assert b"damka_page_streams 0.0" in figures
    assert b'damka_pages_total{route="/api/session",status="204"} 1.0' in figures


def _figures(world: World) -> bytes:
    from prometheus_client import generate_latest

    return generate_latest(world.app.metrics.registry)


async def test_looks_are_chosen_there_as_in_settings(world: World, port: int) -> None:
    await world.begun()
    ann = await entered(world, port, world.ann)
    status, me = await ann.ask(
        "POST", "api/me", {"theme": "slate", "numbers": "none", "white_down": True, "dm": True}
    )
    assert (status, me["theme"], me["numbers"], me["white_down"]) == (200, "slate", "none", True)
    settings = await world.players.settings(world.ann.id)
    assert (settings.theme, settings.dm) == ("slate", False), "and nothing else"
    assert (await ann.ask("POST", "api/me", {"numbers": 5}))[0] == 409
    assert (await ann.ask("POST", "api/me", {"theme": "none"}))[0] == 400, "no other card could name it"
    status, me = await ann.ask("POST", "api/me", {"notation": "auto", "theme": "auto"})
    assert (me["notation"], me["theme"]) == ("auto", me["themes"][0][0])


async def test_without_a_page_nothing_leads_there_and_a_taken_port_is_told(world: World) -> None:
    match = await world.begun()
    shown = await world.ann.slash(world.channel, "board", game=str(match.id))
    assert "Open board" not in buttons(shown.response)
    pressed = await on_board(world.ann, world.channel, "more", game=str(match.id))
    assert "Open board" not in str(answer(pressed).components)
    async with open_page(world) as port:
        taken = {"page_url": "http://x/", "page_port": port, "page_host": "127.0.0.1"}
        with pytest.raises(Unserved, match=f"PAGE_PORT {port}"):
            async with world.bot.served(taken):
                pass
        invited = await invite(world.ann, world.channel, "american", opponent=world.ben)
        assert "Open board" not in buttons(invited.response)
