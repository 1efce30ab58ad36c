"""The names of people: whom the readers of a message know, by a mention, by a name, or not at all."""

from collections.abc import Iterable
from typing import Protocol

import discord

from bot.board.pictures import legible
from bot.core.access import former
from bot.core.audience import Audience
from bot.core.links import unlinked
from bot.core.match import Match
from bot.core.plain import plain
from bot.core.terms import Place
from bot.language.words import Words
from bot.people.service import Players
from bot.skin.protocol import Client


class Knowing(Protocol):
    """Who reads, and the words that they read."""

    @property
    def words(self) -> Words: ...

    @property
    def audience(self) -> Audience: ...


def name_of(user: discord.abc.User) -> str:
    """A person's name in all of Discord; a server's nickname stays in that server. Where pictures could not show half
    of its letters it is the user name, which consists of letters that they have.
    """
    return shown_name(user.name, user.global_name)


def shown_name(user_name: str, global_name: str | None) -> str:
    """The same by the two names that Discord tells."""
    name = plain(global_name or "")
    return name if name and legible(name) else plain(user_name)


async def stored_names(client: Client, users: Iterable[int]) -> dict[int, str]:
    """The names of those of them who have one."""
    return await client.app[Players].names(users)


async def names_for(client: Client, users: Iterable[int], words: Words) -> dict[int, str]:
    """The names to show."""
    wanted = set(users)
    known = await stored_names(client, wanted)

    def called(user: int) -> str:
        if former(user):
            return words("former-player")
        return words.strangers.get(user) or plain(known.get(user, "")) or f"…{user % 10_000:04d}"

    return {user: called(user) for user in wanted}


async def words_for(
    client: Client,
    reader: Knowing,
    matches: Iterable[Match] = (),
    homes: Iterable[tuple[int, Place]] = (),
    anywhere: Iterable[int] = (),
) -> Words:
    """The words for a reader of these matches: their players in other places are named and never mentioned, for a
    mention tells who somebody is in all of Discord; and a name leads nowhere. So are people at these `homes`, where
    those are elsewhere, and all in a list of people from `anywhere`.
    """
    audience, words = reader.audience, reader.words
    strange = audience.strangers(matches)
    if homes:
        strange |= audience.strangers_of(homes)
    if anywhere:
        strange |= audience.strangers_anywhere(anywhere)
    if not strange or not (strange := strange - words.strangers.keys()):
        return words
    names, unnamed = await names_for(client, strange, words), words("unnamed-player")
    return words.naming({user: unlinked(name) or unnamed for user, name in names.items()})


async def names_of(client: Client, reader: Knowing, matches: Iterable[Match]) -> dict[int, str]:
    """The names of the players of these matches, as the reader knows them."""
    matches = list(matches)
    words = await words_for(client, reader, matches)
    return await names_for(client, (user for match in matches for user in match.players), words)


def event_name(name: str, match: Match, words: Words) -> str:
    """The name of the match's event, for readers who know its players by no mention without links."""
    return name if mentions_all(match, words) else unlinked(name) or "…"


def mentions_all(match: Match, words: Words) -> bool:
    """Do these readers know all players of the match by a mention? Then they may be led to where it is played."""
    return words.strangers.keys().isdisjoint(match.people)
