"""The feature series, as the hubs see it."""

from bot.core.news import Qualified, SeriesOver
from bot.series import requests
from bot.series.cards import desk_button
from bot.series.checks import check
from bot.series.service import places, seasons
from bot.series.service.places import Qualifications
from bot.series.service.seasons import Seasons
from bot.skin.plug import Feature, Telling
from bot.store.app import App
from bot.store.connection import Hooks
from bot.store.deadlines import QUALIFICATIONS, SERIES
from bot.tournaments.answers.neighbours import Neighbours


def _build(app: App) -> None:
    neighbours = app[Neighbours]
    neighbours.tell.append(requests.beside)
    neighbours.limit.append(requests.former_limit)
    neighbours.desk.append(desk_button)


FEATURE = Feature(
    name="series",
    services=(Seasons, Qualifications),
    build=_build,
    check=check,
    hooks=Hooks(
        concluded=(seasons.note_concluded, places.note_concluded),
        depending=(seasons.depending, places.depending),
        left=(places.note_left,),
        admitting=(places.place_in,),
    ),
    requests=(requests,),
    news={
        SeriesOver: Telling(
            compose=requests.announcement,
            home=requests.place_of_end,
            elsewhere=requests.end_elsewhere,
            each=requests.end_to_each,
        ),
        Qualified: Telling(
            still=requests.still_places,
            compose=requests.call_to_places,
            home=requests.place_of_places,
            elsewhere=requests.call_elsewhere,
            each=requests.call_each,
        ),
    },
    deadlines=lambda _app: {SERIES: seasons.open_next, QUALIFICATIONS: places.lapse},
)
