"""The feature titles, as the hubs see it."""

from bot.core.news import Roles
from bot.skin.plug import Feature, Telling, silently
from bot.store.connection import Hooks
from bot.titles.answers import give
from bot.titles.service import Titles, depending, note_rules, note_title

FEATURE = Feature(
    name="titles",
    services=(Titles,),
    news={Roles: Telling(otherwise=silently(give))},
    hooks=Hooks(server_chosen=(note_rules,), titled=(note_title,), depending=(depending,)),
)
