"""Every game is played in a channel to a real ending: typed moves, chosen moves, both languages."""

from random import Random
from typing import Any

import pytest

from bot.console.check import check
from bot.core.match import Match
from bot.core.terms import reviewable
from bot.match.service.matches import Matches
from bot.people.service import Players
from rules import GAMES
from tests.bot.stories.narrative import (
    answer,
    begun,
    buttons,
    match_now,
    menus,
    newest,
    picked,
    pictures,
    stepped,
    text,
)
from tests.world import Simulation, World

WORDS = {"en": ("Move", "Rematch", "Review"), "ja": ("手を選ぶ", "再戦", "検討")}
MAX_PLIES = 400


async def chosen(world: World, actor: Any, match: Match, dice: Random, move_label: str) -> None:
    """One move from the menu of the card, or by the Move button, and the confirmation."""
    shown = newest(world)
    if not menus(shown):
        shown = answer(await actor.click(shown, label=move_label))
    while found := menus(shown):
        shown = await picked(actor, shown, dice.choice(sorted(found[-1])), menu=len(found) - 1)
        assert shown.ephemeral
        assert pictures(shown)
    confirm = next(iter(buttons(shown)))
    await actor.click(shown, label=confirm)


async def played_at_random(world: World, match: Match, dice: Random, language: str) -> Match:
    for ply in range(MAX_PLIES):
        if match.over:
            return match
        actor = world.ann if match.mover == world.ann.id else world.ben
        if ply % 9 == 4:
            await chosen(world, actor, match, dice, WORDS[language][0])
        else:
            legal = match.game.legal_moves(match.state)
            takes = [move for move in legal if move.captured] or legal
            typed = match.game.format(match.state, dice.choice(takes))
            moved = await actor.slash(world.channel, "move", notation=typed, game=str(match.id))
            assert not moved.ephemeral, text(moved.response)
        now = await match_now(world, match)
        assert len(now.moves) == len(match.moves) + 1
        match = now
    raise AssertionError(f"{match.terms.game} did not end in {MAX_PLIES} plies")


@pytest.mark.few(1, of="language")
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(
            key,
            marks=() if key in {"zongheng"} else [pytest.mark.slow, pytest.mark.few(2)],
        )
        for key in GAMES
    ],
)
async def test_a_whole_game_ends_by_its_rules(
    world: World, env: Simulation, game: str, language: str
) -> None:
    for player in (world.ann, world.ben):
        await world.app[Players].save(player.id, language=language)
    await world.app[Players].save_server(world.guild.id, language=language)
    dice = Random(f"{game} {language}")
    match = await begun_in(world, game, language)
    over = await played_at_random(world, match, dice, language)
    assert over.outcome is not None
    final = newest(world)
    _, rematch, review = WORDS[language]
    assert rematch in buttons(final)
    assert (review in buttons(final)) is reviewable(over.game, len(over.moves))
    assert len(pictures(final)[0]) > 20
    assert (await check(world.app.database)).problems == ()


async def begun_in(world: World, game: str, language: str) -> Match:
    if language == "en":
        return await begun(world, game, pace="none")
    colour = GAMES[game].colours[0].value
    invited = await world.ann.slash(
        world.channel, "play", game=game, opponent=world.ben, colour=colour, pace="none"
    )
    await stepped(world.ben, answer(invited), "join")
    (match,) = await world.app[Matches].mine(world.ann.id)
    found: Match = match
    return found
