"""How much a move asks of the database through the whole bot: a bound that may only go down."""

from typing import Any

import pytest

from bot.core.record import Record
from tests.bot.services.test_statements import counted
from tests.bot.stories.narrative import answer, text, unlinked
from tests.world import Simulation, World

OPENING = ("11-15", "22-18", "15x22", "25x18")
LOOKS = 4
"""Outbox, sweeper, tournaments and practice see with a statement each that there is nothing to do, now and then."""


async def test_a_move_by_command_until_the_older_board_is_tidied(world: World, env: Simulation) -> None:
    await world.played(await world.begun(), *OPENING)
    await env.advance_time(30)
    with counted(world.app) as count:
        moved = await world.ann.slash(world.channel, "move", notation="8-11")
        await env.settle()
    assert "8-11" in text(answer(moved))
    assert count.writing == 2, "the move, and that it was told"
    assert count.reading <= LOOKS, "nothing is read besides"
    assert len(count.statements) - count.reading <= 11, "\n".join(count.statements)


async def test_after_a_start_somebody_known_is_looked_up_once_and_not_written(world: World) -> None:
    await world.played(await world.begun(), *OPENING)
    await world.restart()
    with counted(world.app) as count:
        await world.ann.slash(world.channel, "move", notation="8-11")
        await world.env.settle()
    assert [each for each in count.statements if "INTO players" in each] == []
    asked = [each for each in count.statements if "players.name, players.settings" in each]
    assert len(asked) == 2, "Ann, and Ben who is told"


async def test_a_refused_move_reads_the_games_that_wait_once(world: World, env: Simulation) -> None:
    await world.played(await world.begun(), *OPENING)
    await world.begun("russian")
    await world.begun("brazilian")
    await env.advance_time(30)
    for typed, told in (("1-5", "#1 American checkers"), ("c3-d4", "possible in several of your games")):
        with counted(world.app) as count:
            refused = await world.ann.slash(world.channel, "move", notation=typed)
        assert told in unlinked(answer(refused))
        assert count.writing == 1, "the move is looked at once"
        waiting = [each for each in count.statements if "to_move_id = ?" in each]
        assert len(waiting) == 1, "\n".join(count.statements)


async def test_no_match_is_played_through_again_on_the_way_of_a_move(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.played(await world.begun(), *OPENING)

    def again(*_: Any) -> Any:
        raise AssertionError("a match is played through again")

    monkeypatch.setattr(Record, "states", again)
    monkeypatch.setattr(Record, "replay", again)
    for who, move in ((world.ann, "8-11"), (world.ben, "29-25"), (world.ann, "4-8"), (world.ben, "25-22")):
        edited = len([r for r in env.http_requests if r.method == "PATCH"])
        moved = await who.slash(world.channel, "move", notation=move)
        await env.settle()
        assert move in text(answer(moved))
        assert len([r for r in env.http_requests if r.method == "PATCH"]) == edited + 1, "the older board"
