"""Questions of an operator to the running bot: its figures, and whether it is well."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Final

import structlog

from bot.console.failures import MISTAKE, Failure
from bot.match.service.presence import Presence
from bot.outbox.service.outbox import Outbox
from bot.store.app import App
from bot.sweeper import Sweeper

HOST: Final = "127.0.0.1"
AWAY: Final = timedelta(minutes=1)
"""Players who cannot reach the bot for so long need an operator; a shorter gap Discord makes several times a day."""
LATE: Final = timedelta(minutes=5)  # a sweeper that is so late does not run
PATIENCE: Final = 5.0  # seconds that the database may take to answer

log = structlog.get_logger(__name__)


@asynccontextmanager
async def served(app: App, port: int, host: str = HOST) -> AsyncIterator[None]:
    """Serves /metrics and /health meanwhile, at port 0 nothing. Raises Failure when the port cannot be had."""
    if not port:
        yield
        return

    # A bot that shows nothing does without the web server.
    from aiohttp import web
    from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

    async def metrics(_: web.Request) -> web.Response:
        await _measured(app)
        told, headers = generate_latest(app.metrics.registry), {"Content-Type": CONTENT_TYPE_LATEST}
        return web.Response(body=told, headers=headers)

    async def health(_: web.Request) -> web.Response:
        wrong = await ailments(app)
        return web.Response(status=503 if wrong else 200, text="\n".join(wrong or ["well"]) + "\n")

    pages = web.Application()
    pages.router.add_get("/metrics", metrics)
    pages.router.add_get("/health", health)
    runner = web.AppRunner(pages, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            where = f"METRICS_PORT {port}" if host == HOST else f"METRICS_PORT {port} of METRICS_HOST {host}"
            raise Failure(f"{where} cannot be used: {error.strerror}.", MISTAKE) from None
        address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
        log.info("status.served", metrics=f"{address}/metrics", health=f"{address}/health")
        yield
    finally:
        await runner.cleanup()


async def ailments(app: App) -> list[str]:
    """Reasons why the bot cannot do its work, one sentence each; none when it is well."""
    wrong = []
    if app[Presence].away >= AWAY:
        wrong.append(f"Discord has been out of reach for {_whole(app[Presence].away)} seconds.")
    if app[Sweeper].lag >= LATE:
        wrong.append(f"The sweeper is {_whole(app[Sweeper].lag)} seconds late.")
    try:
        async with asyncio.timeout(PATIENCE):
            backlog = await app[Outbox].backlog()
    except Exception as error:
        return [*wrong, f"The database does not answer: {type(error).__name__}."]
    if backlog.stuck:
        wrong.append(f"The outbox is stuck: {backlog.waiting} notices wait.")
    return wrong


async def _measured(app: App) -> None:
    metrics, backlog = app.metrics, await app[Outbox].backlog()
    age = timedelta(0) if backlog.since is None else app.now() - backlog.since
    metrics.waiting.set(backlog.waiting)
    metrics.overdue.set(age.total_seconds())
    metrics.lag.set(app[Sweeper].lag.total_seconds())
    metrics.connected.set(app[Presence].here)


def _whole(span: timedelta) -> int:
    return int(span.total_seconds())
