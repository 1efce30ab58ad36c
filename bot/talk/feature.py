"""The feature talk, as the hubs see it."""

from bot.skin.plug import Feature
from bot.talk.requests import hear
from bot.talk.service import Talk

FEATURE = Feature(name="talk", services=(Talk,), hears=hear)
