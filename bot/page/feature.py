"""The feature page, as the hubs see it."""

from bot.page.service import Sessions, Watching
from bot.skin.plug import Feature

FEATURE = Feature(name="page", services=(Sessions, Watching))
