"""The feature titles, as the hubs see it."""

from __future__ import annotations

from bot.skin.plug import Feature
from bot.store.app import App
from bot.store.hooks import Hooks
from bot.titles.service import Titles, note_rules, note_title


def _build(app: App) -> None:
    app.add(Titles(app.database))


FEATURE = Feature(
    name="titles",
    build=_build,
    hooks=Hooks(server_chosen=(note_rules,), titled=(note_title,)),
)
