"""Pictures for messages. No message depends on one: words stand in its place where it could not be drawn."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Final

import structlog

from bot.language.enumeration import Enumeration
from bot.language.markdown import escaped
from bot.language.words import Words
from bot.skin.card import Attached
from bot.skin.protocol import Client

PATIENCE = 30.0
"""Seconds that a message waits for a picture; more than a process that draws is given before it is taken for stuck."""
FILM_PATIENCE: Final = 120.0

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture that is to be drawn, and its description in words.

    `instead`: writes the text in its place if it cannot be drawn; None for the description. `patience`: how many
    seconds it may take, where that is not `PATIENCE`; `edge`: the colour of a card that only shows it.
    """

    name: str
    draw: Callable[[], Awaitable[bytes]]
    description: str | Enumeration
    instead: Callable[[], str] | None = None
    patience: float | None = None
    edge: int | None = None

    @property
    def outlined(self) -> Attached:
        """The picture as a card names it before it is drawn."""
        return Attached(self.name, b"", self.description, edge=self.edge)


async def drawn(client: Client, words: Words, sketch: Sketch) -> Attached:
    """The picture; where drawing it fails or takes too long, the text in its place. It raises nothing."""
    begun = perf_counter()
    try:
        async with asyncio.timeout(sketch.patience or PATIENCE):
            data = await sketch.draw()
    except Exception as error:
        client.app.metrics.undrawn.inc()
        log.error("picture.failed", picture=sketch.name, exc_info=error)
        outlined = sketch.outlined
        told = escaped(outlined.alternative) if sketch.instead is None else sketch.instead()
        missing = f"-# {words('picture-missing')}"
        instead = f"{missing}\n{told}" if told else missing
        return Attached(sketch.name, None, sketch.description, instead, sketch.edge)
    finally:
        client.app.metrics.drawing.observe(perf_counter() - begun)
    return Attached(sketch.name, data, sketch.description, edge=sketch.edge)
