"""All data of one person in the database: read, or deleted.

A person who goes leaves their opponents' games whole: wherever their id stood there is a number that means nobody, the
same everywhere, so that matches, ratings and tables still follow from each other. The types `Person`, `Owner` and
`SoleOwner` of columns say what becomes of their rows; ids inside JSON are found by looking for them.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import sqlalchemy as sa

from bot.core.log import kind_of
from bot.core.plain import plain, without
from bot.core.terms import SeekStatus
from bot.invitations.rows.blocks import forget as forget_blocks
from bot.store import locks, remembered
from bot.store.codec import Codec, written
from bot.store.conditions import seen
from bot.store.connection import AsyncConnection
from bot.store.tables import (
    house_games,
    ladder_events,
    match_events,
    matches,
    metadata,
    players,
    reviews,
    seeks,
    tournament_events,
    tournament_matches,
    tournaments,
)
from bot.store.types import Owner, Person, SoleOwner
from bot.tournaments.model.event import Changed, Created, Objected, What
from bot.world.rows import lobby, moderation

_COUNTED: Final = "former-players"
"""How many people were forgotten, under this name among what the bot knows about itself."""

_EVENTS: Final = Codec[What](What)
_WITH_PLANS: Final = tuple(map(kind_of, (Created, Changed)))  # events that say how a tournament is called

_NAMING: Final = (tournament_events.c.detail, ladder_events.c.detail)
"""Actions of others may concern them too: their numbers stand in these."""


async def all_of(connection: AsyncConnection, user: int) -> dict[str, list[dict[str, Any]]]:
    """Every row of this person by table, with all events of their matches, as plain values; instants in ISO 8601.

    Of the matches of others it is what they did there as a director.
    """
    found: dict[str, list[dict[str, Any]]] = {}
    number = _number(user)
    for table in metadata.sorted_tables:
        columns = [column for column in table.columns if isinstance(column.type, Owner)]
        theirs = sa.or_(*(column == user for column in columns)) if columns else None
        if table is match_events:
            theirs = sa.or_(table.c.match_id.in_(_matches_of(user)), table.c.actor == user)
        named = next((column for column in _NAMING if column.table is table), None)
        if named is not None and theirs is not None:
            theirs = sa.or_(theirs, sa.cast(named, sa.Text).contains(str(user)))
        if theirs is not None:
            rows = await connection.execute(sa.select(table).where(theirs).order_by(*table.primary_key))
            kept = rows.mappings().all()
            if named is not None:
                # A longer number may hold theirs.
                kept = [row for row in kept if number.search(json.dumps([row["actor"], row[named.name]]))]
            found[table.name] = [{name: _plain(value) for name, value in row.items()} for row in kept]
    return found


async def forget(connection: AsyncConnection, user: int) -> int:
    """Take the person out of the database: rows of theirs alone are deleted, elsewhere a number stands for them.

    Returns that number, a new one. They must have no open matches, and be in no tournament that goes on.
    """
    await locks.take(connection, locks.EVERYTHING)
    if (kept := locks.kept(connection)) is not None:
        kept.clear()
    await _take_out_of_names(connection, user)
    await forget_blocks(connection, user)
    await moderation.forget(connection, user)
    await lobby.forget(connection, user)
    count = int(await remembered.recall(connection, _COUNTED) or 0) + 1
    await remembered.keep(connection, _COUNTED, str(count))
    # A seek that became a match is part of it.
    await connection.execute(
        sa.delete(seeks).where(
            sa.or_(seeks.c.by == user, seeks.c.opponent == user), seeks.c.status != SeekStatus.JOINED.value
        )
    )
    for column in people(SoleOwner):
        await connection.execute(sa.delete(column.table).where(column == user))
    # The interactions that they used are known to Discord by these.
    await connection.execute(
        sa.update(match_events)
        .where(_near(match_events, user), match_events.c.actor == user)
        .values(request=None)
    )
    await connection.execute(sa.update(seeks).where(seeks.c.by == user).values(request=None, note=None))
    said = tournament_events.c.kind == kind_of(Objected), tournament_events.c.actor == user
    await connection.execute(sa.update(tournament_events).where(*said).values(detail=written(Objected(user))))
    # Rows that refer to others first: their owner stands in the other.
    for table in reversed(metadata.sorted_tables):
        for column in table.columns:
            if isinstance(column.type, Person):
                await connection.execute(
                    sa.update(table).where(_near(table, user), column == user).values({column.name: -count})
                )
            elif isinstance(column.type, sa.JSON):
                await _rename(connection, column, user, -count)
    return -count


async def former_count(connection: AsyncConnection) -> int | None:
    """How many people were forgotten; None where that cannot be read."""
    found = await remembered.recall(connection, _COUNTED) or "0"
    return int(found) if found.isdecimal() else None


def people(kind: type[Person] = Person) -> Iterator[sa.Column[Any]]:
    """Every column that holds the id of a person, or of one of that kind."""
    for table in metadata.sorted_tables:
        yield from (column for column in table.columns if isinstance(column.type, kind))


async def _take_out_of_names(connection: AsyncConnection, user: int) -> None:
    """Takes their name out of texts that others have typed: tournaments and house games where they were, notes,
    reviews of files.

    Of tournaments elsewhere nothing is changed, or a name taken for this alone would spoil those of strangers.
    """
    name = plain(await connection.scalar(sa.select(players.c.name).where(players.c.user_id == user)) or "")
    if not name:
        return
    await _take_out_of_tournaments(connection, user, name)
    house, seek, review = house_games.c, seeks.c, reviews.c
    texts = ((house.name, house.guild_id.in_(_servers_of(user))), (seek.note, seek.note != ""))
    for column, where in texts:
        keys = [*column.table.primary_key]
        found = await connection.execute(sa.select(column, *keys).where(where))
        for text, *key in found.all():
            if (left := without(text, name)) != text:
                same = [each == kept for each, kept in zip(keys, key, strict=True)]
                changed = sa.update(column.table).where(*same).values({column.name: left})
                await connection.execute(changed)
    sent = await connection.execute(sa.select(review.id, review.subject).where(review.match_id.is_(None)))
    for number, subject in sent.all():
        named = [without(player, name) for player in subject["players"]]
        if named != subject["players"]:
            changed = sa.update(reviews).where(review.id == number)
            await connection.execute(changed.values(subject={**subject, "players": named}))


async def _take_out_of_tournaments(connection: AsyncConnection, user: int, name: str) -> None:
    event = tournament_events.c
    # Others may have entered or appointed them in a server where they never did anything.
    naming = sa.select(event.tournament_id).where(sa.cast(event.detail, sa.Text).contains(str(user)))
    called = await connection.execute(
        sa.select(tournaments.c.id, tournaments.c.name).where(
            sa.or_(tournaments.c.guild_id.in_(_servers_of(user)), tournaments.c.id.in_(naming))
        )
    )
    for tournament_id, now_called in called.all():
        await connection.execute(
            sa.update(tournaments)
            .where(tournaments.c.id == tournament_id)
            .values(name=without(plain(now_called), name))
        )
        planned = await connection.execute(
            sa.select(event.seq, event.kind, event.detail).where(
                event.tournament_id == tournament_id, event.kind.in_(_WITH_PLANS)
            )
        )
        for seq, kind, detail in planned.all():
            what = _EVENTS.read(kind, detail)
            assert isinstance(what, Created | Changed)
            plan = what.plan
            plan = replace(plan, name=without(plain(plan.name), name), note=without(plan.note, name))
            left = replace(what, plan=plan)
            await connection.execute(
                sa.update(tournament_events)
                .where(event.tournament_id == tournament_id, event.seq == seq)
                .values(detail=written(left))
            )


def _servers_of(user: int) -> sa.Select[tuple[int]]:
    everybody = seen()
    return sa.select(everybody.c.guild_id).where(everybody.c.user_id == user)


async def _rename(connection: AsyncConnection, column: sa.Column[Any], old: int, new: int) -> None:
    """Put one number in the place of another in the texts of a JSON column, also in one that cannot be read."""
    table, text = column.table, sa.cast(column, sa.Text)
    number = _number(old)
    assert isinstance(table, sa.Table)
    keys = [key.label(f"key{position}") for position, key in enumerate(table.primary_key)]
    found = await connection.execute(
        sa.select(text.label("text"), *keys).where(_near(table, old), text.contains(str(old)))
    )
    for row in found.all():
        changed = sa.literal(number.sub(str(new), row.text), sa.Text)
        # SQLite keeps JSON as the text that it is.
        value = changed if connection.dialect.name == "sqlite" else sa.cast(changed, column.type)
        same = [key == kept for key, kept in zip(table.primary_key, row[1:], strict=True)]
        await connection.execute(sa.update(table).where(*same).values({column.name: value}))


def _near(table: sa.Table, user: int) -> sa.ColumnElement[bool]:
    """Where in a table the person can be found: of the events of matches, the greatest table by far, only some."""
    if table is not match_events:
        return sa.true()
    # A director acts in the matches of others too, some of which have left their tournament since.
    directed = sa.select(tournament_matches.c.match_id)
    row = match_events.c
    return sa.or_(row.match_id.in_(_matches_of(user)), row.match_id.in_(directed), row.actor == user)


def _matches_of(user: int) -> sa.Select[tuple[int]]:
    return sa.select(matches.c.id).where(sa.or_(matches.c.first_id == user, matches.c.second_id == user))


def _number(user: int) -> re.Pattern[str]:
    return re.compile(rf"(?<![\d.-]){user}(?![\d.])")


def _plain(value: Any) -> Any:
    try:
        json.dumps(value)
    except TypeError:
        return value.isoformat() if hasattr(value, "isoformat") else str(value)
    return value
