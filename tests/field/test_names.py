"""Names and titles that are marks, mentions or worse."""

import json
import re
from typing import Any

from tests.bot.stories.club import Club, announced
from tests.bot.stories.narrative import invite
from tests.world import World

NAMES = ("x__gamer__x", "*_cheese_nip_*", "```@everyone", "[a](https://b.example)", "~~||`x`||~~", "# @here")
TITLE, NOTE = "```@everyone __C__", "@everyone __now__ <@&1> ```x"


def bodies(world: World) -> list[str]:
    return [part for request in world.env.http_requests for part in written(request.json)]


def written(body: Any) -> list[str]:
    if isinstance(body, dict):
        own = [body["content"]] if isinstance(body.get("content"), str) else []
        return own + [each for value in body.values() for each in written(value)]
    return [each for value in body for each in written(value)] if isinstance(body, list) else []


async def test_names_and_titles_are_shown_as_they_are_and_call_nobody(world: World, language: str) -> None:
    """thecatcore/Fabric---Discord-Link 74, nguyenquyhy/DiscordBridge 12: names lost their signs;
    DiscordDungeons/Bugs 936, botlabs-gg/yagpdb 1271: a title called everybody.
    """
    club = Club(world, 0)
    club.members = [
        world.guild.add_member(world.env.create_user(f"p{number}", global_name=name))
        for number, name in enumerate(NAMES)
    ]
    await world.speak(language, club.host, *club.members)
    host = club.host
    await announced(world, host, name=TITLE)
    for person in club.members:
        await person.slash(world.channel, "tournament enter")
    await club.acts(host, "start")
    await club.until(lambda tournament: bool(tournament.meetings))
    for act in ("players", "log"):
        await club.acts(club.members[0], act)
    await host.slash(world.channel, "tournament table", shown=True)
    await invite(world.ann, world.channel, "american", note=NOTE)
    await club.members[1].slash(world.channel, "games")
    said = "\n".join(bodies(world))
    unescaped = re.sub(r"\\(.)", r"\1", said)
    for name in (*NAMES, TITLE, NOTE):
        assert name not in said
        assert name in unescaped, name
    assert not re.search(r'"parse": \[[^]]', json.dumps([each.json for each in world.env.http_requests]))
