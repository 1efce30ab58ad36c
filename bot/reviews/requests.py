"""Looking back with the bot: its button and form, and the steps through a review."""

from bot.match.answers.games import any_match
from bot.match.requests.controls import on_match
from bot.reviews import answers as reviews
from bot.skin.context import Press
from bot.skin.entry import action

review_pressed = on_match("review", reviews.review_match)
ask = action("review-ask")(reviews.ask)


@action("review-form")
async def review_form(press: Press) -> None:
    """Reviews the chosen game, the sent file or the typed text: the first of them that is there."""
    if files := press.uploads.get("file"):
        await reviews.review_file(press, files[0])
    elif game := press.typed("game"):
        await reviews.review_match(press, await any_match(press, game))
    else:
        await reviews.review_text(press, press.typed("text").encode())


@action("review-step")
async def review_step(press: Press) -> None:
    """The place that a button or the menu names; 0 is the curve."""
    place = press.value if press.control.rest == "m" else press.control.rest[1:]
    await reviews.step(press, press.control.target, press.figure(place))


@action("review-as")
async def read_as(press: Press) -> None:
    """The file of the message, read as the chosen game."""
    message = press.interaction.message
    await reviews.read_as(press, press.value, () if message is None else message.attachments)
