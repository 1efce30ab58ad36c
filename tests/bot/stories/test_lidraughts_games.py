"""The three games of lidraughts, from the list of games to their own ends, by menus alone, in both languages."""

from __future__ import annotations

from random import Random

import pytest

from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.people.service import Players
from tests.bot.stories.narrative import answer, match_now, newest, pictures, stepped, text
from tests.bot.stories.test_every_game import WORDS, chosen
from tests.world import Simulation, World

LAST = {
    "frysk": ("W:W24:B19", {"en": "has no pieces left", "ja": "のコマなし"}),
    "breakthrough": ("W:W12:B7,45", {"en": "first to have a king", "ja": "先にキングに昇格"}),
    "antidraughts": ("W:W28:B23", {"en": "no move left, which wins here", "ja": "先に指し手がなくなった"}),
}
"""A position whose only move of Ann's is the last, and how the end is told."""


async def speaking(world: World, language: str) -> None:
    for player in (world.ann, world.ben):
        await world.app[Players].save(player.id, language=language)
    await world.app[Players].save_server(world.guild.id, language=language)


async def by_menus(world: World, match: Match, language: str, seed: str) -> Match:
    """The match after it was played to its end, each move chosen in the menus of the card."""
    dice = Random(seed)
    while not match.over:
        actor = world.ann if match.mover == world.ann.id else world.ben
        await chosen(world, actor, match, dice, WORDS[language][0])
        now = await match_now(world, match)
        assert len(now.moves) == len(match.moves) + 1
        match = now
    return match


@pytest.mark.few(3)
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", LAST)
async def test_its_end_is_told_in_words_and_in_the_picture(
    world: World, env: Simulation, game: str, language: str
) -> None:
    await speaking(world, language)
    setup, told = LAST[game]
    invited = await world.ann.slash(
        world.channel, "play", game=game, opponent=world.ben, colour="white", setup=setup, pace="none"
    )
    await stepped(world.ben, answer(invited), "join")
    (match,) = await world.app[Matches].mine(world.ann.id)
    over = await by_menus(world, match, language, f"{game} {language}")
    assert over.outcome is not None
    final = newest(world)
    assert told[language] in text(final)
    winner = world.ben if game == "antidraughts" else world.ann
    assert over.outcome.winner is not None
    assert over.players[over.outcome.winner] == winner.id
    (described,) = pictures(final)
    assert len(described) > 20
