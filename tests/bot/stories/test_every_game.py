"""Every game is played in a channel to a real ending: typed moves, chosen moves, both languages."""

from random import Random
from typing import Any

import pytest

from bot.core.match import Match
from bot.core.terms import reviewable
from bot.people.service import Players
from rules import GAMES
from tests.bot.stories.narrative import answer, buttons, menus, picked, pictures, text
from tests.world import World

WORDS = {"en": ("Move", "Rematch", "Review"), "ja": ("手を選ぶ", "再戦", "検討")}
MAX_PLIES = 400


async def chosen(world: World, actor: Any, match: Match, dice: Random, move_label: str) -> None:
    """One move from the menu of the card, or by the Move button, and the confirmation."""
    shown = world.newest()
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
        now = await world.match_now(match)
        assert len(now.moves) == len(match.moves) + 1
        match = now
    raise AssertionError(f"{match.terms.game} did not end in {MAX_PLIES} plies")


@pytest.mark.few(1, of="language")
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(key, marks=() if key in {"zongheng"} else [pytest.mark.slow, pytest.mark.few(2)])
        for key in GAMES
    ],
)
async def test_a_whole_game_ends_by_its_rules(world: World, game: str, language: str) -> None:
    for player in (world.ann, world.ben):
        await world.app[Players].save(player.id, language=language)
    await world.app[Players].save_server(world.guild.id, language=language)
    dice = Random(f"{game} {language}")
    match = await world.begun(game, pace="none")
    over = await played_at_random(world, match, dice, language)
    assert over.outcome is not None
    final = world.newest()
    _, rematch, review = WORDS[language]
    assert rematch in buttons(final)
    assert (review in buttons(final)) is reviewable(over.game, len(over.moves))
    assert len(pictures(final)[0]) > 20
