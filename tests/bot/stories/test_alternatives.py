"""Every picture goes out with its alternative text; each story is held to that when it ends (`World.undescribed`)."""

from typing import Any

from bot.people.service import Players
from tests.bot.stories.narrative import (
    about_to_move,
    answer,
    choices,
    on_board,
    picked,
    pictures,
    stepped,
    text,
)
from tests.world import World, pictures_in


async def test_every_picture_of_a_game_says_what_it_shows(world: World) -> None:
    await world.begun()
    for command, options in (
        ("move", {"notation": "11-15"}),
        ("board", {}),
        ("learn", {"game": "american", "rules": True}),
        ("profile", {}),
        ("leaderboard", {"game": "american"}),
    ):
        await world.ann.slash(world.channel, command, **options)
    for step in ("history", "replay", "explore"):
        await on_board(world.ann, world.channel, step)
    sent = [picture for request in world.env.http_requests for picture in pictures_in(request.json)]
    assert len({name for name, _ in sent}) >= 4
    assert all(description for _, description in sent)
    assert world.undescribed() == []


def in_text_too(message: Any) -> None:
    """Each picture of a message is there in characters."""
    assert pictures(message)
    assert text(message).count("```") == 2 * len(pictures(message)), text(message)


async def test_each_board_of_ones_own_comes_as_text_too(world: World) -> None:
    """Also where moves are chosen, tried and prepared, where one is asked in which game, and where one is invited."""
    ann, ben, channel = world.ann, world.ben, world.channel
    await world.app[Players].save(ann.id, text_board=True)
    many = "W:WK20,K28,K45,K50:BK1,K7"  # too many moves for one menu
    await ben.slash(channel, "play", game="international", setup=many, colour="black")
    listed = answer(await ann.slash(channel, "join"))
    invitation = await picked(ann, listed, next(iter(choices(listed))))
    in_text_too(invitation)
    await stepped(ann, invitation, "join")
    menu = answer(await on_board(ann, channel, "move"))
    in_text_too(menu)
    in_text_too(await picked(ann, menu, next(iter(choices(menu)))))
    in_text_too(await about_to_move(ann, answer(await on_board(ann, channel, "move"))))
    for steps in (("explore",), ("lines", "line-move")):
        in_text_too(answer(await on_board(ann, channel, *steps)))
    for _ in range(2):
        invited = await ben.slash(channel, "play", game="american", opponent=ann, colour="white")
        await stepped(ann, answer(invited), "join")
    in_text_too(answer(await ann.slash(channel, "move", notation="11-15")))
