"""Several games at a time: it is always clear which one is meant, and asked where it is not."""

from __future__ import annotations

from bot.core.match import Match
from rules import find_game
from tests.bot.stories.narrative import (
    answer,
    begun,
    buttons,
    choices,
    match_now,
    pictures,
    played,
    text,
    unlinked,
)
from tests.world import Simulation, World


async def another(world: World, game: str) -> Match:
    """One more game of Ann against Ben, with Ann to move first."""
    before = {match.id for match in await world.app.matches.mine(world.ann.id)}
    colour = find_game(game).colours[0].value
    invited = await world.ann.slash(world.channel, "play", game=game, opponent=world.ben, colour=colour)
    await world.ben.click(answer(invited), label="Join")
    (match,) = [m for m in await world.app.matches.mine(world.ann.id) if m.id not in before]
    return match


async def test_a_move_goes_to_the_only_game_in_which_it_is_possible(world: World, env: Simulation) -> None:
    american = await begun(world)
    russian = await another(world, "russian")
    await world.ann.slash(world.channel, "move", notation="c3-d4")
    assert len((await match_now(world, russian)).moves) == 1
    assert not (await match_now(world, american)).moves


async def test_a_move_that_is_possible_in_two_games_is_asked_about(world: World, env: Simulation) -> None:
    international = await begun(world, "international")
    frisian = await another(world, "frisian")
    asked = await world.ann.slash(world.channel, "move", notation="32-28")
    assert asked.ephemeral
    assert "possible in several of your games" in text(asked.response)
    assert f"#{international.id} International draughts · against {world.ben.mention}" in unlinked(
        asked.response
    )
    assert len(pictures(asked.response)) == 2
    assert list(buttons(asked.response)) == [f"#{match.id}: play 32-28" for match in (international, frisian)]
    assert not (await match_now(world, frisian)).moves
    await world.ann.click(answer(asked), label=f"#{frisian.id}: play 32-28")
    assert (await match_now(world, frisian)).moves == ("32-28",)
    assert not (await match_now(world, international)).moves
    # In the other game alone the move is still possible: nothing needs to be asked now.
    await world.ann.slash(world.channel, "move", notation="32-28")
    assert (await match_now(world, international)).moves == ("32-28",)


async def test_a_move_that_is_possible_in_no_game_is_refused_for_the_one_that_waits_longest(
    world: World, env: Simulation
) -> None:
    first = await begun(world)
    await another(world, "russian")
    refused = await world.ann.slash(world.channel, "move", notation="1-5")
    assert refused.ephemeral
    assert f"#{first.id} American checkers · against {world.ben.mention}" in unlinked(refused.response)


async def test_resigning_asks_which_of_several_games(world: World, env: Simulation) -> None:
    first = await played(world, await begun(world), "11-15")
    second = await another(world, "russian")
    asked = await world.ann.slash(world.channel, "resign")
    assert asked.ephemeral
    assert "Which game do you want to resign?" in text(asked.response)
    assert set(choices(asked.response).values()) == {str(first.id), str(second.id)}
    await world.ann.select(answer(asked), [str(second.id)])
    assert f"game #{second.id}" in text(asked.response)
    await world.ann.click(answer(asked), label="Yes, resign")
    assert f"#{second.id} Russian draughts" in text(asked.response)
    assert (await match_now(world, second)).over
    assert not (await match_now(world, first)).over
    # One is left, so nothing is asked.
    alone = await world.ann.slash(world.channel, "resign")
    assert f"game #{first.id}" in text(alone.response)


async def test_a_draw_is_offered_in_the_game_that_was_chosen(world: World, env: Simulation) -> None:
    first = await played(world, await begun(world), "11-15")
    second = await another(world, "russian")
    asked = await world.ann.slash(world.channel, "draw")
    assert "In which game do you want to offer a draw?" in text(asked.response)
    await world.ann.select(answer(asked), [str(first.id)])
    await world.ann.click(answer(asked), label="Yes, offer a draw")
    assert (await match_now(world, first)).draw_offer is not None
    assert (await match_now(world, second)).draw_offer is None
    assert f"#{first.id} American checkers" in text(asked.response)


async def test_a_takeback_means_the_game_in_which_one_moved_last(world: World, env: Simulation) -> None:
    first = await played(world, await begun(world), "11-15")
    second = await another(world, "russian")
    asked = await world.ann.slash(world.channel, "takeback")
    assert f"#{first.id} American checkers" in text(asked.response)
    assert (await match_now(world, first)).talks.takeback is not None
    assert (await match_now(world, second)).talks.takeback is None


async def test_moves_of_every_game_that_waits_are_offered(world: World, env: Simulation) -> None:
    american = await begun(world)

    async def offered(typed: str, **filled: str) -> dict[str, str]:
        found = await world.ann.autocomplete(world.channel, "move", "notation", typed, **filled)
        return {choice["name"]: choice["value"] for choice in found}

    assert await offered("11-15") == {"11-15": "11-15"}
    await another(world, "international")
    frisian = await another(world, "frisian")
    # Only the board with ten rows has this square, and both games that are played on it have the move.
    assert await offered("32-28") == {"32-28": "32-28"}
    assert await offered("11-15") == {f"11-15 · #{american.id} American checkers": "11-15"}
    assert await offered("32-28", game=str(frisian.id)) == {"32-28": "32-28"}
    assert await offered("11-15", game=str(frisian.id)) == {}
