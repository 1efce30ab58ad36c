"""The feature lessons, as the hubs see it."""

from bot.lessons import requests
from bot.lessons.service import Lessons
from bot.skin.plug import Feature

FEATURE = Feature(name="lessons", services=(Lessons,), commands=(requests.learn,), requests=(requests,))
