"""Every picture goes out with its alternative text; each story is held to that when it ends (`World.undescribed`)."""

from __future__ import annotations

from tests.bot.stories.narrative import begun, on_board
from tests.world import World, pictures_in


async def test_every_picture_of_a_game_says_what_it_shows(world: World) -> None:
    await begun(world)
    for command, options in (
        ("move", {"notation": "11-15"}),
        ("board", {}),
        ("rules", {"game": "american"}),
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


def test_a_picture_without_words_is_found_in_an_upload_and_on_a_card() -> None:
    body = {
        "attachments": [{"id": 0, "filename": "board.png"}, {"id": 1, "filename": "game.pdn"}],
        "components": [
            {"type": 17, "components": [{"items": [{"media": {"url": "attachment://film.gif"}}]}]}
        ],
    }
    assert list(pictures_in(body)) == [("board.png", None), ("attachment://film.gif", None)]
