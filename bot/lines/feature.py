"""The feature lines, as the hubs see it."""

from bot.core.news import Lines
from bot.lines import requests
from bot.lines.requests import tell_news, write_news
from bot.lines.rows import forget
from bot.lines.service import Conditionals, drop_lines, play_on
from bot.skin.plug import Feature, Telling
from bot.store.connection import Hooks

FEATURE = Feature(
    name="lines",
    services=(Conditionals,),
    hooks=Hooks(stepped=(drop_lines,), followed=(play_on,), closed=(forget,)),
    afterwards=(tell_news,),
    requests=(requests,),
    news={Lines: Telling(otherwise=write_news)},
)
