"""The feature tournaments, as the hubs see it."""

from bot.match.cards.more import Further
from bot.match.service.experience import Bounds
from bot.skin.plug import Feature
from bot.store.app import App
from bot.store.connection import Hooks
from bot.tournaments import requests
from bot.tournaments.answers import desk
from bot.tournaments.answers.neighbours import Neighbours
from bot.tournaments.answers.news import NEWS
from bot.tournaments.checks import check
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.results import bound_of, note_result, note_wishes, require_draw_allowed
from bot.tournaments.service.tournaments import Tournaments


def _build(app: App) -> None:
    app.put(Bounds, app[Tournaments])
    app[Further].add(requests.CLAIM)
    app.forgets(server=app[Tournaments].forget, person=app[Tournaments].forget)
    app.wakes(app[Tournaments].wake)
    app.returns(app[Tournaments].wake)


FEATURE = Feature(
    name="tournaments",
    services=(Neighbours, Tournaments, Directors),
    build=_build,
    check=check,
    hooks=Hooks(
        chosen=(note_wishes,), ended=(note_result,), bounding=(bound_of,), allowing=(require_draw_allowed,)
    ),
    commands=(requests.tournament,),
    requests=(desk, requests),
    news=NEWS,
    duties=lambda client: (("tournaments", client.app[Tournaments].run()),),
)
