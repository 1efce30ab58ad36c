"""A story of a long table: its pages are turned, with the leaders and one's own row on each."""

from typing import Any

from tests.bot.stories.club import Club
from tests.bot.stories.narrative import answer, buttons, pictures, text
from tests.world import World


async def test_the_pages_of_a_long_table_are_turned(world: World) -> None:
    club = Club(world, 22)
    tournament = await club.begin(format="swiss", rounds=3)
    reader = club.people[tournament.user(tournament.table(0, 0)[1].player)]
    shown = answer(await reader.slash(world.channel, "tournament table"))
    said = described(shown)
    assert said.count("\n") == 0
    assert reader.name.upper() in said
    names = buttons(shown)
    assert "Next page" in names
    turned = answer(await reader.click(shown, label="Next page"))
    assert "lines 21 to 22 of 22" in described(turned)
    assert reader.name.upper() in described(turned), "one's own row stands on each"
    again = answer(await reader.click(turned, label="Previous page"))
    assert described(again) == said
    assert text(again) == text(shown)


def described(message: Any) -> str:
    (told,) = pictures(message)
    return told
