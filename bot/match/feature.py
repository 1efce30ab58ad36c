"""The feature match, as the hubs see it."""

from bot.match.answers.news import NEWS, tell_unread
from bot.match.cards.more import Further
from bot.match.checks import check
from bot.match.requests import games, moves
from bot.match.service import due, presence, reminders
from bot.match.service.experience import Absences, Bounds, Experience
from bot.match.service.matches import Matches
from bot.match.service.presence import Presence
from bot.match.service.replies import Replies
from bot.skin.plug import Feature
from bot.store import deadlines
from bot.store.app import App
from bot.store.connection import Hooks
from bot.workers.errands import Errands


def _build(app: App) -> None:
    errands = Errands()
    app.closing.callback(errands.close)
    app.forgets(person=app[Matches].forget)
    app.add(Replies(app[Matches], on=app.practice), Experience(), Absences(), Bounds(), Further(), errands)


FEATURE = Feature(
    name="match",
    services=(Presence, Matches),
    build=_build,
    check=check,
    hooks=Hooks(
        chosen=(reminders.note_wishes,),
        arrived=(presence.arrived,),
        missed=(presence.missed,),
        deferring=(reminders.morning,),
        followup=(reminders.plan_next,),
    ),
    commands=(moves.move, games.board, games.games),
    afterwards=(tell_unread,),
    news=NEWS,
    requests=(games, moves),
    deadlines=lambda _app: {deadlines.MATCHES: due.settle, deadlines.REMINDERS: due.remind},
)
