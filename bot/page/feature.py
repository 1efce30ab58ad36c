"""The feature page, as the hubs see it."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from bot.match.cards.more import Entry, Further
from bot.page import requests
from bot.page.service import Sessions, Watching
from bot.skin.plug import Feature
from bot.skin.protocol import Client
from bot.store.app import App


def _build(app: App) -> None:
    app[Further].add(Entry("open-board", "open-board", lambda *_: bool(app[Sessions].url), own=True))


@asynccontextmanager
async def _served(client: Client, settings: Mapping[str, Any]) -> AsyncIterator[None]:
    """Gives links to the page where it has an address, and serves it where this process has a port for it."""
    client.app[Sessions].url = url = settings["page_url"]
    if not settings["page_port"]:
        yield
        return
    # A bot that serves nothing does without the web server.
    from bot.page.routes import serving

    async with serving(client, url, settings["page_port"], settings["page_host"]):
        yield


FEATURE = Feature(
    name="page", services=(Sessions, Watching), build=_build, requests=(requests,), served=_served
)
