"""What later features add to the cards of a tournament, which know nothing of them."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.language.words import Words
from bot.skin.card import Reply
from bot.skin.protocol import Client
from bot.tournaments.cards.buttons import Button
from bot.tournaments.cards.tournaments import Beside, entry_card
from bot.tournaments.model.tournament import Tournament

Tell: TypeAlias = Callable[[Client, Tournament, Words], Awaitable[Beside]]


class Neighbours:
    """`tell`: what they add to the card by which one enters; `desk`: their buttons at the desk; `limit`: how many games
    at once somebody wants at most who does not say so.
    """

    def __init__(self, _app: object) -> None:
        self.tell: list[Tell] = []
        self.desk: list[Callable[[Tournament, Words], Button]] = []
        self.limit: list[Callable[[Client, Tournament, int], Awaitable[int | None]]] = []


async def beside(client: Client, tournament: Tournament, words: Words) -> Beside:
    """All that they add."""
    found = [await tell(client, tournament, words) for tell in client.app[Neighbours].tell]
    return Beside(*(sum(parts, ()) for parts in zip(Beside(), *found, strict=True)))


async def usual_limit(client: Client, tournament: Tournament, user: int) -> int | None:
    """How many games at once they want at most, as far as another feature knows."""
    found = [await limit(client, tournament, user) for limit in client.app[Neighbours].limit]
    return next(filter(None, found), None)


async def entry(client: Client, tournament: Tournament, words: Words) -> Reply:
    """The card by which one enters, with what they add."""
    return entry_card(tournament, words, await beside(client, tournament, words))
