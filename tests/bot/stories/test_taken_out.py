"""The bot without the features that no other stands on: games between people begin, go on and end all the same."""

from collections.abc import Sequence

import pytest
import sqlalchemy as sa

from bot.core.match import Status
from bot.features import FEATURES
from bot.skin.plug import Feature
from bot.store import locks
from bot.store.database import UnknownRows
from bot.store.tables import ladders
from tests.bot.stories.narrative import answer, buttons, invite, on_board, stepped, text
from tests.world import World

KEPT = frozenset(
    {"outbox", "people", "match", "preferences", "ratings", "invitations", "tournaments", "servers"}
)
"""The heart, and the features on which it, or each other, stand."""


@pytest.fixture
def features() -> Sequence[Feature]:
    return tuple(each for each in FEATURES if each.name in KEPT)


async def test_only_what_no_other_stands_on_is_left_out() -> None:
    assert {each.name for each in FEATURES} - KEPT == {
        *("world", "practice", "vacations", "reviews", "ladders", "titles", "problems", "hall", "help"),
        *("lines", "house_games", "lessons", "privacy", "series", "talk", "page"),
    }


async def test_a_game_is_offered_played_drawn_and_resigned(world: World) -> None:
    invited = await invite(world.ann, world.channel, "american", opponent=world.ben, colour="black")
    assert list(buttons(invited.response)) == ["Accept", "Decline", "Withdraw"], "rules and lessons are gone"
    await stepped(world.ben, answer(invited), "join")
    assert "to move" in text(world.newest())
    await world.ann.slash(world.channel, "move", notation="11-15")
    await on_board(world.ann, world.channel, "draw", "draw-offer")
    await on_board(world.ben, world.channel, "draw", "draw-accept")
    assert "Draw" in text(world.newest())
    match = await world.begun()
    await on_board(world.ben, world.channel, "resign", "resign-now", game=str(match.id))
    assert (await world.match_now(match)).over


async def test_a_game_lasts_over_a_restart_and_ends_by_time(world: World) -> None:
    match = await world.begun(pace="1d")
    await world.restart()
    await world.ann.slash(world.channel, "move", notation="11-15")
    await world.env.advance_time(3 * 86_400)
    await world.env.settle()
    ended = await world.match_now(match)
    assert ended.fallen is not None or ended.status is Status.OVER


async def test_a_database_with_rows_of_what_is_left_out_is_refused_by_name(world: World) -> None:
    ladder = {"guild_id": world.guild.id, "channel_id": world.channel.id, "game": "russian", "last_seq": 1}
    ladder |= {"created_at": world.env.now(), "closed": False}
    await world.app.database.write(
        lambda c: c.execute(sa.insert(ladders).values(ladder)), about=[locks.EVERYTHING]
    )
    with pytest.raises(UnknownRows, match="ladders"):
        await world.restart()
    world.tampered = True


async def test_commands_and_menus_name_only_what_runs(world: World) -> None:
    names = {command.name for command in world.bot.tree.get_commands()}
    assert {"play", "join", "move", "board", "games", "settings", "server", "tournament"} <= names
    assert names.isdisjoint({"ladder", "problem", "learn", "practice", "help"})
    assert (await world.players.settings(world.ann.id)).language is None
