"""Three servers with open doors, and people who look for games between them."""

import pytest

from bot.core.errors import LobbyClosed
from bot.core.match import Match, Place, Terms
from bot.people.service import Players
from bot.store.app import App
from bot.world.model import Greeting, Offer, Shown
from bot.world.service.lobby import Lobby
from tests.bot.fixtures import terms

ANN, BEN, CAY, DAN = 101, 202, 303, 404
HERE, THERE, THIRD = Place(900, 901), Place(800, 801), Place(700, 701)
LETTER = Place(None, 55)
DOORS = {HERE: 950, THERE: 850, THIRD: 750}


async def opened(app: App) -> None:
    for place, door in DOORS.items():
        await app[Players].save_server(place.guild_id or 0, door=door)
    for user in (ANN, BEN, CAY, DAN):
        await app[Lobby].agree(user)


async def offered(app: App, by: int = ANN, place: Place = HERE, agreed: Terms | None = None) -> Offer:
    made = await app[Lobby].seek(by, agreed or terms(), place, near=False, greeting=Greeting.HELLO)
    assert isinstance(made, Offer)
    return made


async def met(
    app: App, one: int = ANN, other: int = BEN, places: tuple[Place, Place] = (HERE, THERE)
) -> Match:
    await offered(app, one, places[0])
    match = await app[Lobby].seek(other, terms(), places[1], near=False)
    assert isinstance(match, Match)
    return match


async def refused(work: object) -> str:
    with pytest.raises(LobbyClosed) as caught:
        await work  # type: ignore[misc]
    return caught.value.code.removeprefix("lobby-closed-")


def numbers(shown: list[Shown]) -> list[int]:
    return [each.offer.id for each in shown]
