"""Games that people have played elsewhere, played again by two users with the bot's own commands, to their end."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.console.check import check
from tests.bot.services.test_real_games import DRAWN, WINNER, recorded
from tests.bot.stories.narrative import (
    answer,
    begun,
    buttons,
    match_now,
    newest,
    on_board,
    pictures,
    posted,
    text,
)
from tests.world import Simulation, World


async def played_to_its_end(world: World, game: str, plies: list[str], result: str) -> int:
    """Every move by /move, the end as recorded: by the rules, by /resign or by /draw. Returns the moves made."""
    match = await begun(world, game, pace="none")
    made = 0
    for ply in plies:
        if match.over:
            break
        actor = world.ann if match.mover == world.ann.id else world.ben
        moved = await actor.slash(world.channel, "move", notation=ply, game=str(match.id))
        assert not moved.ephemeral, f"{ply}: {text(moved.response)}"
        (described,) = pictures(moved.response)
        assert len(described) > 40, "every board has its position in words"
        (picture,) = answer(moved).attachments
        assert picture.size > 5_000, "every position is drawn"
        match = await match_now(world, match)
        made += 1
    if not match.over and result in DRAWN:
        moves, waits = (world.ann, world.ben) if match.mover == world.ann.id else (world.ben, world.ann)
        await on_board(waits, world.channel, "draw", "draw-offer", game=str(match.id))
        await on_board(moves, world.channel, "draw", "draw-accept", game=str(match.id))
    elif not match.over:
        loser = world.ben if WINNER[result] == match.side_of(world.ann.id) else world.ann
        await on_board(loser, world.channel, "resign", "resign-now", game=str(match.id))
    over = await match_now(world, match)
    assert over.outcome is not None
    assert over.outcome.winner is WINNER.get(result)
    assert "Rematch" in buttons(newest(world))
    return made


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "count",
    [
        1,
        pytest.param(5, marks=pytest.mark.slow),
        pytest.param(20, marks=[pytest.mark.slow, pytest.mark.sample(0)]),
    ],
)
@pytest.mark.parametrize(
    "game, path",
    [("american", "american/OCA_2.0.pdn"), ("international", "international/wk2003.pdn")],
)
async def test_real_games_are_played_in_a_channel(
    world: World, env: Simulation, game: str, path: str, count: int
) -> None:
    moves = 0
    for record in islice(recorded(path), count):
        moves += await played_to_its_end(world, game, [ply.text for ply in record.plies], record.result)
    report = await check(world.app.database)
    assert (report.matches, report.problems) == (count, ())
    assert report.moves == moves
    assert moves >= 20 * count
    assert len(posted(world)) >= moves
