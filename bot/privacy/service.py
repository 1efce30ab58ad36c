"""A person's rights: to have everything that is kept of them, and to have none of it kept any longer."""

from collections.abc import Set
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from bot.core.events import DrawOffered
from bot.core.log import kind_of
from bot.core.match import ABORT_PLIES, Match
from bot.core.terms import Seek
from bot.invitations.rows import invitations as seeks
from bot.ladders import rows as ladders
from bot.ladders.service import keep as keep_ladder
from bot.match.rows import matches
from bot.match.service.steps import save_step
from bot.people import rows as people
from bot.privacy import rows as erasure
from bot.store import locks
from bot.store.app import App, Service
from bot.store.database import Connection
from bot.tournaments import rows as tournaments
from bot.tournaments.model import transitions
from bot.tournaments.model.tournament import Status
from bot.tournaments.service.results import keep
from rules import Side

Rows = dict[str, list[dict[str, Any]]]  # rows by their table
_WHERE: Final = ("guild_id", "channel_id", "abroad_id")


@dataclass(frozen=True, slots=True)
class Kept:
    """`rows`: all that is stored of a person, by table, as plain values; `matches`: their games that can be opened."""

    rows: Rows
    matches: tuple[Match, ...]


@dataclass(frozen=True, slots=True)
class Forgotten:
    """`number`: the number in the person's place from now on; `seeks`: the invitations that ended with it."""

    number: int
    seeks: tuple[Seek, ...]


class Privacy(Service):
    """The rights of the people in one database."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._forget = app.forget_person

    async def data_of(self, user: int) -> Kept:
        """Everything that is stored of a person; of a draw that an opponent offers with their next move nothing yet."""
        async with self._database.reading() as connection:
            rows = await erasure.all_of(connection, user)
            theirs = tuple(await matches.all_of(connection, user))
        rows = _own_side(rows, user)
        for match in theirs:
            side = match.draw_offer
            if side is not None and match.heard_offer is None and match.players[side] != user:
                _leave_out_offer(rows, match, side)
        return Kept(rows, theirs)

    async def erase(self, user: int) -> Forgotten:
        """Forget a person at once.

        They leave their tournaments and ladders, resign their open games (those with fewer than two moves are called
        off), and their invitations end. Their games stay, under a number that means nobody.
        """

        async def gone(connection: Connection) -> Forgotten:
            now = self._now()
            await _leave_tournaments(connection, user, now)
            # The games first: who has challenged them on a ladder wins, and takes their place.
            await _leave_matches(connection, user, now)
            await _leave_ladders(connection, user, now)
            ended = await seeks.open_with(connection, user)
            await people.announce(connection, user)
            return Forgotten(await erasure.forget(connection, user), tuple(ended))

        def done() -> None:
            self._forget(user)
            self._wake()

        forgotten = await self._database.write(gone, about=[locks.EVERYTHING], then=done)
        await self._database.tidy()
        return forgotten


def _own_side(rows: Rows, user: int) -> Rows:
    """The rows without the numbers of other servers, their channels and people, whom matches of two places tell of.

    A server of theirs may be that of an opponent too: it is left out of what tells of that match alone.
    """
    strange, own, met = dict[int, set[int]](), dict[int, set[int]](), set[int]()
    for row in rows.get("matches", []):
        players = (row["first_id"], row["second_id"])
        other = players[players[0] == user]
        places = [{row[f"{of}{name}"] for name in _WHERE} for of in ("", "away_")]
        if row["away_channel_id"] is None or row["guild_id"] == row["away_guild_id"] is not None:
            met.add(other)
            continue
        guest = players[row["guest_side"]] == user
        own[row["id"]] = places[guest]
        strange[row["id"]] = {other} | places[not guest]
    theirs = set[Any]().union(met, *own.values())
    for name, found in rows.items():
        theirs.update(row.get(key) for row in found if _told_of(name, row) not in strange for key in _WHERE)
    hidden = set[int]().union(*strange.values()) - theirs

    def shown(name: str, row: dict[str, Any]) -> Any:
        match = _told_of(name, row)
        return _without(row, (hidden | strange.get(match, hidden)) - own.get(match, met) - met)

    return {name: [shown(name, row) for row in found] for name, found in rows.items()} if strange else rows


def _told_of(table: str, row: dict[str, Any]) -> int:
    return row["id"] if table == "matches" else row.get("match_id") or row.get("rematch_of") or 0


def _without(value: Any, hidden: Set[int]) -> Any:
    if isinstance(value, dict):
        return {name: _without(each, hidden) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_without(each, hidden) for each in value]
    return None if isinstance(value, int) and value in hidden else value


def _leave_out_offer(rows: dict[str, list[dict[str, Any]]], match: Match, side: Side) -> None:
    """Take that side's offer, which nobody else knows yet, out of the rows, and leave no gap where it was."""
    events = [event for event in rows["match_events"] if event["match_id"] == match.id]
    whose = kind_of(DrawOffered), match.players[side]
    offered = [event for event in events if (event["kind"], event["actor"]) == whose]
    offer = max(offered, key=lambda event: int(event["seq"]))
    rows["match_events"].remove(offer)
    events.remove(offer)
    for event in events:
        event["seq"] -= event["seq"] > offer["seq"]
    (row,) = (row for row in rows["matches"] if row["id"] == match.id)
    row["last_seq"] -= 1
    row["last_at"] = max(event["at"] for event in events)
    counts = [0 if each == side else count for each, count in enumerate(row["talks"]["offered"])]
    row["talks"] = {**row["talks"], "draw_offer": None, "offered": counts}


async def _leave_tournaments(connection: Connection, user: int, now: datetime) -> None:
    for tournament_id in await tournaments.going(connection):
        tournament = await tournaments.load(connection, tournament_id)
        if tournament.status is Status.OPEN and user in tournament.entrants:
            await keep(connection, transitions.leave(tournament, user, now))
        elif user in tournament.seeds and tournament.number(user) not in tournament.withdrawn:
            await keep(connection, transitions.withdraw(tournament, user, user, now))


async def _leave_ladders(connection: Connection, user: int, now: datetime) -> None:
    for row in await ladders.all_rows(connection):
        ladder = await ladders.load(connection, row["id"])
        if user in ladder.standing:
            await keep_ladder(connection, ladder, ladder.leave(user, now))


async def _leave_matches(connection: Connection, user: int, now: datetime) -> None:
    for match in await matches.open_of(connection, user):
        leave = match.abort if len(match.moves) < ABORT_PLIES else match.resign
        after, events = leave(user, now)
        await save_step(connection, match, after, events, now)
