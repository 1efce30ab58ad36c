"""Discord's client sends what a suggestion is called instead of its value: discord/discord-api-docs 4595, 7206."""

from bot.core.match import Match
from tests.bot.stories.club import announced
from tests.bot.stories.narrative import answer, text
from tests.world import World

LOOKS = (
    ("board", "game"),
    ("games", "game"),
    ("tournament table", "tournament"),
    ("leaderboard", "game"),
    ("learn", "game"),
    ("problem", "game"),
    ("settings", "zone"),
    ("settings", "turns"),
    ("server settings", "game"),
    ("server settings", "pace"),
    ("server settings", "holidays"),
)


async def test_what_a_suggestion_is_called_means_what_it_stands_for(world: World, language: str) -> None:
    ann, ben, boss, channel = (
        world.ann,
        world.ben,
        world.boss(manage_guild=True, manage_events=True),
        world.channel,
    )
    await world.speak(language, ann, ben, boss)
    for game in ("russian", "frisian"):
        await world.begun(game)
    await announced(world, boss, name="#7 Cup", game="russian")
    tried = 0
    for command, option in LOOKS:
        who = boss if command.startswith("server") else ann
        for offer in (await who.autocomplete(channel, command, option, ""))[:6]:
            said, meant = [
                text(answer(await who.slash(channel, command, **{option: typed})))
                for typed in (offer["name"], offer["value"])
            ]
            assert said == meant, (command, offer["name"])
            tried += 1
    assert tried > 40


async def test_a_move_of_one_of_two_games_is_played_there(world: World, language: str) -> None:
    matches = [await world.begun(game) for game in ("russian", "frisian")]
    for match, other in (matches, matches[::-1]):
        before = await world.match_now(other)
        names = [each["name"] for each in await world.ann.autocomplete(world.channel, "move", "notation", "")]
        label = next((name for name in names if f"#{match.id}" in name), names[0])
        told = await world.ann.slash(world.channel, "move", notation=label)
        assert not told.ephemeral, text(answer(told))
        assert len((await world.match_now(match)).moves) == 1
        assert (await world.match_now(other)).moves == before.moves
        await world.matches.act(world.ben.id, match.id, Match.resign)
    refused = await world.ann.slash(world.channel, "move", notation="32-28 #99")
    assert refused.ephemeral


async def test_an_invitation_is_joined_by_what_it_is_called(world: World, language: str) -> None:
    await world.ben.slash(world.channel, "play", game="italian")
    (offer,) = await world.ann.autocomplete(world.channel, "join", "seek", "")
    await world.ann.slash(world.channel, "join", seek=offer["name"])
    (match,) = await world.matches.mine(world.ann.id)
    for typed in (f"game #{match.id}", f"対局#{match.id}", f"Game {match.id}", f"対局{match.id}"):
        shown = await world.ann.slash(world.channel, "board", game=typed)
        assert f"#{match.id}" in text(answer(shown))
    gone = await world.ann.slash(world.channel, "join", seek=offer["name"])
    assert gone.ephemeral
