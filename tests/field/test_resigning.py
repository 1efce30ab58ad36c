"""Somebody resigns a game of a tournament before it began and does not know whether they are out: near
lichess-org/lila 12286, where the opponent was punished for it.
"""

import pytest

from tests.bot.stories.club import Club
from tests.bot.stories.narrative import alone, answer, on_board, text
from tests.world import TEXTS, World


@pytest.mark.parametrize(("language", "asked"), [("en", "You stay in the event"), ("ja", "大会には残ります")])
async def test_who_resigns_is_told_before_what_follows_in_the_event(
    world: World, language: str, asked: str
) -> None:
    club = Club(world, 4)
    tournament = await club.begin(format="swiss", rounds=3)
    match = await world.matches.get(tournament.meetings[0].matches[0])
    player = club.people[match.mover]
    await world.speak(language, player)
    question = await on_board(player, world.channel, "resign", game=str(match.id))
    assert asked in alone(question)
    assert f"[{TEXTS.say(language, 'tournament-heading', name='Cup', number='1')}]" in alone(question)
    assert not (await world.matches.get(match.id)).over, "it is only asked"
    await player.click(answer(question), custom_id=f"v1:resign-now:{match.id}:{match.seq}")
    after = await club.until(lambda found: found.meetings[0].decided)
    assert after.number(player.id) not in after.withdrawn
    assert after.meetings[0].matches == after.meetings[0].scored == (match.id,)
    other = await world.paired()
    plain = await on_board(world.ann, world.channel, "resign", game=str(other.id))
    assert asked not in text(answer(plain))
