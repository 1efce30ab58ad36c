"""The feature ladders, as the hubs see it."""

from bot.core.news import Ladder
from bot.ladders import requests
from bot.ladders.checks import check
from bot.ladders.requests import announcement, tell_movers
from bot.ladders.service.ladders import Ladders
from bot.ladders.service.results import note_ladder_result
from bot.match.answers.homes import house_challenge
from bot.skin.plug import Feature, Telling
from bot.store.app import App
from bot.store.connection import Hooks


def _build(app: App) -> None:
    app.returns(app[Ladders].wake)


FEATURE = Feature(
    name="ladders",
    services=(Ladders,),
    build=_build,
    check=check,
    hooks=Hooks(ended=(note_ladder_result,)),
    commands=(requests.ladder,),
    requests=(requests,),
    news={Ladder: Telling(compose=announcement, told=house_challenge, each=tell_movers)},
    duties=lambda client: (("ladders", client.app[Ladders].run()),),
)
