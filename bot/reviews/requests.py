"""Looking back with the bot: the button of a game."""

from bot.match.requests.controls import on_match
from bot.reviews.answers import review_match

review_pressed = on_match("review", review_match)
