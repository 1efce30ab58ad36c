"""The feature people, as the hubs see it."""

from bot.people.service import GameNames, Members, Players
from bot.skin.plug import Feature
from bot.store.app import App


def _build(app: App) -> None:
    app.add(GameNames())
    app.forgets(server=app[Players].forget_server, person=app[Players].forget)
    app.forgets(server=app[Members].forget, person=app[Members].forget)


FEATURE = Feature(name="people", services=(Players, Members), build=_build)
