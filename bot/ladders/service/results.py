"""The result of a match flows into its ladder, in the transaction that ends the match."""

from collections.abc import Sequence
from datetime import datetime

from bot.core import news
from bot.core.events import Event
from bot.core.match import Match
from bot.core.preferences import Title
from bot.ladders import rows as ladders
from bot.ladders.model.ladder import Ladder, Step
from bot.outbox import rows as notices
from bot.store.connection import hooks
from bot.store.database import Connection
from bot.tournaments.service.results import winner_of


async def note_ladder_result(
    connection: Connection, match: Match, events: Sequence[Event], now: datetime
) -> None:
    """Note what a match that has just ended means for its ladder, if it has one where it still counts."""
    ladder_id = await ladders.of_match(connection, match.id)
    if ladder_id is None:
        return
    ladder = await ladders.load(connection, ladder_id)
    challenge = ladder.of_match(match.id)
    step = ladder.result(match.id, winner_of(match, events[-1].actor), now)
    if step is None or challenge is None:
        return
    await keep(connection, ladder, step)
    if step[0].standing != ladder.standing:
        await tell(connection, step, now)


async def keep(connection: Connection, before: Ladder, step: Step) -> None:
    """Save one step of a ladder."""
    after, event = step
    await ladders.save(connection, after, event)
    was, first = before.first, after.first
    if was != first:
        users, rules = {*was, *first}, after.rules
        for titled in hooks(connection).titled:
            await titled(connection, Title.LEADER, after.place, rules.terms.game, users, event.at)


async def tell(connection: Connection, step: Step, now: datetime) -> None:
    """Tells everybody in the ladder's place of an event."""
    ladder, event = step
    await notices.tell(connection, news.Ladder(ladder.id, event.seq), None, ladder.place, now)
