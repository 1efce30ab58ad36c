"""The feature match, as the hubs see it."""

from __future__ import annotations

from bot.match.requests import (
    deadlines,
    draws,
    games,
    history,
    moves,
    questions,
    resignations,
    suggestions,
    takebacks,
)
from bot.match.service import digest, reachability, reminders
from bot.match.service.matches import Matches
from bot.match.service.presence import Presence
from bot.match.service.unreadable import Unreadable
from bot.skin.plug import Feature
from bot.store.app import App
from bot.store.hooks import Hooks
from bot.workers.errands import Errands


def _build(app: App) -> None:
    errands = Errands()
    app.closing.callback(errands.close)
    app.add(
        Presence(app.database, app.now),
        Matches(app.database, app.now, wake=app.wake),
        Unreadable(app.database, app.now, wake=app.wake),
        errands,
    )


FEATURE = Feature(
    name="match",
    build=_build,
    hooks=Hooks(
        chosen=(reminders.note_wishes,),
        arrived=(reachability.arrived,),
        missed=(reachability.missed,),
        deferring=(reminders.morning,),
        followup=(digest.plan_next,),
    ),
    commands=(
        moves.move,
        games.board,
        games.games,
    ),
    requests=(
        deadlines,
        draws,
        games,
        history,
        moves,
        questions,
        resignations,
        suggestions,
        takebacks,
    ),
)
