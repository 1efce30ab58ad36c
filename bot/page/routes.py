"""The web server of the page: who asks and whether they may, boards, moves and acts, and what is new."""

import asyncio
import re
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import structlog
from aiohttp import web

from bot.board.pictures import THEMES
from bot.core.errors import Forged, MatchError, NoMatch, NoSession, TooFast, Unreachable, UnreadableMatch
from bot.core.match import Match
from bot.core.preferences import Numbers
from bot.language.words import Words
from bot.match.answers.access import readable_match
from bot.match.answers.boards import as_shown
from bot.match.answers.refusals import close_questions
from bot.match.cards.games import titled
from bot.match.cards.more import Looker
from bot.match.service.matches import Matches
from bot.match.service.presence import Presence
from bot.page.answers import ACTS, acts_of, told
from bot.page.board import board_of
from bot.page.service import SESSION, Sessions, Watching
from bot.people.service import Players
from bot.preferences.cards import AUTOMATIC
from bot.skin.names import names_for
from bot.skin.places import Heard, Visitor
from bot.skin.plug import Unserved
from bot.skin.protocol import Client
from rules import Notation, RulesError, Side

SITE: Final = Path(__file__).parent / "site"
FRAMED_BY: Final = "frame-ancestors 'none'"
HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    f"connect-src 'self'; form-action 'none'; base-uri 'none'; {FRAMED_BY}",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
COOKIE: Final = "damka"
COOKIE_HOW: Final[Mapping[str, Any]] = {"httponly": True, "samesite": "Strict"}
OWN: Final = "X-Damka"
"""A header that another site's page cannot send: a browser would ask first whether it may, and gets no leave."""
MOST_BYTES: Final = 4096
MOST_ASKED: Final[Mapping[str, int]] = {"person": 240, "address": 1200, "session": 20}
"""Requests in a minute: of a person, of an address, and there for a session."""
MOST_STREAMS: Final = 12  # of a person at once: browsers open six
BEAT: Final = 15.0  # seconds without news until a stream says that it is there
CHECKED: Final = timedelta(minutes=1)  # after so long it is asked anew whether its reader may read
STATUS: Final = {NoSession: 401, Forged: 403, NoMatch: 404, UnreadableMatch: 404, TooFast: 429}
_ONCE: Final = re.compile(r"[\w-]{16,40}", re.ASCII)
_LOOKS: Final = ("theme", "notation", "numbers", "white_down")
_SIDES: Final = {side.name.lower(): side for side in Side}

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]

log = structlog.get_logger(__name__)


class Page:
    """The page of one bot at this address."""

    def __init__(self, client: Client, url: str) -> None:
        self._client, self._app, self._sessions = client, client.app, client.app[Sessions]
        self._cookie = {"path": urlsplit(url).path, "secure": url.startswith("https:"), **COOKIE_HOW}
        self._files = {each.name for each in SITE.glob("*.*")}
        self._members: dict[Any, Heard] = {}
        self._app.forgets(person=lambda _user: self._members.clear())
        self._asked, self._minute = Counter[Any](), 0
        self._streams: dict[Any, int] = {}

    def application(self) -> web.Application:
        pages = web.Application(middlewares=[self._answered], client_max_size=MOST_BYTES)
        add, game = pages.router.add_route, r"/api/games/{number:\d{1,18}}"
        add("GET", "/", self._file)
        add("GET", "/site/{name}", self._file)
        add("POST", "/api/session", self._open)
        for method, path, handler in (
            ("DELETE", "/api/{which:sessions?}", self._close),
            ("GET", "/api/me", self._me),
            ("POST", "/api/me", self._choose),
            ("GET", game, self._board),
            ("POST", game + "/{what:moves|acts}", self._act),
            ("GET", game + "/events", self._events),
        ):
            add(method, path, self._known(handler))
        pages.on_response_prepare.append(_guard)
        pages.on_shutdown.append(self._end)
        return pages

    async def _end(self, _: web.Application) -> None:
        for stream in self._streams:
            stream.cancel()

    @web.middleware
    async def _answered(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Counts every answer, and tells each refusal in the words of who asks."""
        words = Words(self._client.texts, re.split("[,;]", request.headers.get("Accept-Language", ""))[0])
        response: web.StreamResponse
        try:
            self._admit("address", address_of(request))
            if request.path.startswith("/api/"):
                _see_origin(request)
                if not self._client.is_ready():
                    raise Unreachable  # nothing can be asked of Discord before
            response = await handler(request)
        except web.HTTPException as error:
            response = web.Response(status=error.status)
        except (MatchError, RulesError) as error:
            response = _refusal(error, words)
        except Unreachable:
            response = _json({"error": "unreachable", "told": words("error-unreachable")}, 503)
        except Exception as error:
            number = secrets.token_hex(4)
            log.error("page.failed", number=number, exc_info=error)
            response = _json({"error": "unexpected", "told": words("error-unexpected", number=number)}, 500)
        resource = request.match_info.route.resource
        route = "none" if resource is None else resource.canonical
        self._app.metrics.pages.labels(route, str(response.status)).inc()
        return response

    def _admit(self, kind: str, whom: Any) -> None:
        """Counts one request more. Raises TooFast."""
        minute = int(self._app.now().timestamp()) // 60
        if minute != self._minute:
            self._asked, self._minute = Counter(), minute
        self._asked[kind, whom] += 1
        if self._asked[kind, whom] > MOST_ASKED[kind]:
            raise TooFast

    async def _visitor(self, request: web.Request) -> Visitor:
        """Who asks. Raises NoSession, TooFast."""
        user = await self._sessions.who(request.cookies.get(COOKIE, ""))
        if user is None:
            raise NoSession
        self._admit("person", user)
        return Visitor(self._client, user, self._members)

    def _known(self, handler: Callable[[web.Request, Visitor], Awaitable[web.StreamResponse]]) -> Handler:
        """The same for those who have a session; others are refused."""

        async def handled(request: web.Request) -> web.StreamResponse:
            visitor = await self._visitor(request)
            try:
                return await handler(request, visitor)
            except (MatchError, RulesError) as error:
                return _refusal(error, await visitor.words())

        return handled

    async def _file(self, request: web.Request) -> web.StreamResponse:
        if (name := request.match_info.get("name", "index.html")) not in self._files:
            raise web.HTTPNotFound
        return web.FileResponse(SITE / name, headers={"Cache-Control": "no-cache"})

    async def _open(self, request: web.Request) -> web.StreamResponse:
        self._admit("session", address_of(request))
        token = await self._sessions.open((await _sent(request, token=str))["token"])
        if token is None:
            raise NoSession
        response = web.Response(status=204)
        response.set_cookie(COOKIE, token, max_age=int(SESSION.total_seconds()), **self._cookie)
        return response

    async def _close(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        """Logs out here, or everywhere."""
        here = None if request.match_info["which"] == "sessions" else request.cookies[COOKIE]
        await self._sessions.end(visitor.user_id, here)
        response = web.Response(status=204)
        response.del_cookie(COOKIE, **self._cookie)
        return response

    async def _me(self, _: web.Request, visitor: Visitor) -> web.StreamResponse:
        user, reader, now = visitor.user_id, await visitor.reader(), self._app.now()
        words, settings = reader.words, reader.settings
        matches = await self._app[Matches].mine(user)
        names = await visitor.names(*matches) | await names_for(self._client, [user], words)

        def named(setting: str, *keys: str) -> list[list[str]]:
            return [[key, words(f"choice-{setting}-{key}")] for key in keys]

        def listed(match: Match) -> dict[str, Any]:
            players, left = [names[each] for each in match.players], match.clock.remaining(match.to_move, now)
            told = {"id": match.id, "title": titled(match, words), "players": players}
            return {**told, "waits": match.may_move(user), "left": words.left(left)}

        said = {name[5:]: words(name) for name in words.texts.beginning("site-")}
        me: dict[str, Any] = {"name": names[user], "language": words.language, "words": said}
        me |= {"theme": settings.theme or THEMES[0], "themes": named("theme", *THEMES)}
        me |= {"notations": named("notation", AUTOMATIC, *Notation), "numberings": named("numbers", *Numbers)}
        me |= {"notation": settings.notation or AUTOMATIC, "numbers": settings.numbers}
        me |= {"white_down": settings.white_down, "games": list(map(listed, matches))}
        return _json(me)

    async def _choose(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        sent = await _sent(request)
        if sent.get("theme", AUTOMATIC) not in (AUTOMATIC, *THEMES):
            raise web.HTTPBadRequest
        chosen = {name: None if sent[name] == AUTOMATIC else sent[name] for name in _LOOKS if name in sent}
        await self._app[Players].save(visitor.user_id, **chosen)
        return await self._me(request, visitor)

    async def _match(self, request: web.Request, visitor: Visitor) -> Match:
        """Raises NoMatch, also where they may not read it."""
        return await readable_match(visitor, int(request.match_info["number"]))

    async def _board(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        match = await self._match(request, visitor)
        side, ply = _SIDES.get(request.query.get("side", "")), request.query.get("ply", "")
        match = await self._app[Matches].seen_by(visitor.user_id, match)
        at = int(ply) if re.fullmatch("[0-9]{1,5}", ply) else None
        return _json(await self._shown(visitor, match, side=side, ply=at))

    async def _shown(self, visitor: Visitor, match: Match, **how: Any) -> dict[str, Any]:
        user, now = visitor.user_id, self._app.now()
        match, reader = await as_shown(self._client, match), await visitor.reader()
        how |= {"words": reader.words, "settings": reader.settings, "names": await visitor.names(match)}
        board = await asyncio.to_thread(board_of, match, user=user, now=now, **how)
        waiting = await self._app[Matches].all_waiting(user) if user in match.players else []
        following = [each.id for each in waiting if each.id != match.id and each.may_move(user)]
        acts = list(acts_of(match, Looker(user, now), reader.words))
        return {**board, "acts": acts, "next": next(iter(following), None)}

    async def _act(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        """Makes a move or takes another step, once: the same again is answered with the board as it is by then."""
        before, user, matches = await self._match(request, visitor), visitor.user_id, self._app[Matches]
        moves = request.match_info["what"] == "moves"
        sent = await _sent(request, seq=int, id=str, **{"move" if moves else "act": str})
        if not _ONCE.fullmatch(sent["id"]) or not (moves or sent["act"] in ACTS):
            raise web.HTTPBadRequest
        own = before.side_of(user).name.lower() if user in before.players else None
        if sent.get("mine", own) != own:
            # It was pressed on the board of another player, whose session this browser had before.
            raise Forged
        # Of no other session and no other game, and below all numbers that Discord gives.
        named = sha256(f"{request.cookies[COOKIE]} {request.path} {sent['id']}".encode()).digest()
        once = {"seq": sent["seq"], "request": -1 - (int.from_bytes(named[:8], "big") >> 1)}
        await self._app[Presence].account()
        try:
            if moves:
                draw = sent.get("draw") is True
                played = await matches.play(user, sent["move"], match_id=before.id, offer_draw=draw, **once)
                before, after = played.earlier, played.match
            else:
                after = await matches.act(user, before.id, ACTS[sent["act"]], **once)
        except (MatchError, RulesError) as error:
            # With the board as it stands now.
            now = await readable_match(visitor, before.id)
            return _refusal(error, await visitor.words(), now, board=await self._shown(visitor, now))
        close_questions(visitor, before, after)
        self._client.note_change(*after.servers)
        return _json(await self._shown(visitor, after))

    async def _events(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        """Tells how far the match is, as long as its reader may read it."""
        match = await self._match(request, visitor)
        task, seq, checked = asyncio.current_task(), match.seq, self._app.now()
        if Counter(self._streams.values())[visitor.user_id] >= MOST_STREAMS:
            raise TooFast
        stream = web.StreamResponse(headers={"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"})
        self._streams[task] = visitor.user_id
        try:
            self._app.metrics.streams.set(len(self._streams))
            await stream.prepare(request)
            news = b"data: %d\n\n" % seq
            while True:
                await stream.write(news)
                news = b":\n\n"
                with suppress(TimeoutError):
                    seq = await asyncio.wait_for(self._app[Watching].after(match.id, seq), BEAT)
                    news = b"data: %d\n\n" % seq
                if self._app.now() - checked >= CHECKED:
                    checked = self._app.now()
                    await readable_match(await self._visitor(request), match.id)
        except (ConnectionError, MatchError, Unreachable):  # what has begun can be no other answer
            return stream
        finally:
            del self._streams[task]
            self._app.metrics.streams.set(len(self._streams))


async def _guard(_: web.Request, response: web.StreamResponse) -> None:
    """The same headers for every answer; nothing personal is kept anywhere."""
    kept = {} if "Cache-Control" in response.headers else {"Cache-Control": "no-store"}
    response.headers.update({**HEADERS, **kept})


def _see_origin(request: web.Request) -> None:
    """Raises Forged for what another site's page has a browser ask."""
    site = request.headers.get("Sec-Fetch-Site", "same-origin")
    if site != "same-origin" or (request.method != "GET" and request.headers.get(OWN) != "1"):
        raise Forged


def address_of(request: web.Request) -> str:
    """Where it comes from; what a proxy beside the bot says last is that proxy's own word."""
    peer = request.remote or "127.0.0.1"
    told = request.headers.getall("X-Forwarded-For", [""]) if ip_address(peer).is_private else [""]
    return told[-1].rpartition(",")[2].strip() or peer


async def _sent(request: web.Request, **kinds: type) -> dict[str, Any]:
    """The fields that were sent, these of their kinds."""
    with suppress(ValueError, RecursionError):
        sent = await request.json()
        if isinstance(sent, dict) and all(type(sent.get(name)) is kind for name, kind in kinds.items()):
            return sent
    raise web.HTTPBadRequest


def _refusal(
    error: MatchError | RulesError, words: Words, match: Match | None = None, **more: Any
) -> web.Response:
    status = next((STATUS[kind] for kind in STATUS if isinstance(error, kind)), 409)
    return _json({"error": error.code, "told": told(error, words, match), **more}, status)


def _json(value: Any, status: int = 200) -> web.Response:
    response = web.json_response(value, status=status)
    response.enable_compression()
    return response


@asynccontextmanager
async def serving(client: Client, url: str, port: int, host: str) -> AsyncIterator[None]:
    """Serves the page meanwhile. Raises Unserved where the port cannot be had."""
    runner = web.AppRunner(Page(client, url).application(), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    watching = asyncio.create_task(client.app[Watching].run(), name="watched matches")
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise Unserved(
                f"PAGE_PORT {port} of PAGE_HOST {host} cannot be used: {error.strerror}."
            ) from None
        log.info("page.served", url=url)
        yield
    finally:
        watching.cancel()
        await runner.cleanup()
