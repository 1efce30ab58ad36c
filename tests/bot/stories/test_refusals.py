"""Stories of what cannot be done: told to one person alone, with what to do instead."""

from typing import Any

import discord

from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.sync import payload
from tests.bot.stories.narrative import alone, answer, blocked, buttons, offered_on, on_board, picked, text
from tests.world import Simulation, World


async def refused(world: World, result: Any, *expected: str) -> None:
    """The answer is private and says all of this; nothing was posted."""
    said = alone(result)
    for words in expected:
        assert words in said, said


async def test_an_unreadable_move_is_answered_with_an_example(world: World) -> None:
    await world.begun()
    before = len(world.posted())
    result = await world.ann.slash(world.channel, "move", notation="hello")
    await refused(world, result, "cannot read", "hello")
    result = await world.ann.slash(world.channel, "move", notation="*x*_y_")
    await refused(world, result, r"“\*x\*\_y\_”")
    assert len(world.posted()) == before


async def test_an_illegal_move_says_why_and_offers_what_is_possible(world: World) -> None:
    match = await world.played(await world.begun(), "11-15", "22-18")
    result = await world.ann.slash(world.channel, "move", notation="8-11")
    await refused(world, result, "8-11")
    assert "15x22" in buttons(result.response)
    await world.ann.click(answer(result), label="15x22")
    assert (await world.match_now(match)).moves[-1] == "15x22"


async def test_an_ambiguous_move_is_chosen_by_a_button(world: World) -> None:
    match = await world.begun(setup="B:W14,15,22,23,32:B10")
    board = world.newest()
    result = await world.ann.slash(world.channel, "move", notation="10x26")
    await refused(world, result, "More than one move fits", "Press the move you mean")
    ways = buttons(result.response)
    assert list(ways) == ["10x17x26", "10x19x26"]
    assert all(f":{match.id}:{match.seq}:" in control for control in ways.values())
    await world.ann.click(answer(result), label="10x19x26")
    assert (await world.match_now(match)).moves == ("10x19x26",)
    assert "You played **10x19x26**" in text(result.response)
    assert list(buttons(result.response)) == ["Conditional moves"]
    assert world.newest().id != board.id


async def test_an_invitation_is_open_to_its_own_server_only(world: World, env: Simulation) -> None:
    elsewhere, room = await world.elsewhere()
    stranger = elsewhere.add_member(env.create_user("stranger"))
    await env.settle()
    await world.ann.slash(world.channel, "play", game="american")
    result = await stranger.slash(room, "join", seek="1")
    await refused(world, result, "no such invitation")
    assert await world.app[Matches].mine(world.ann.id) == []
    joined = await world.eve.slash(world.channel, "join", seek="1")
    assert joined.ephemeral
    assert len(await world.app[Matches].mine(world.ann.id)) == 1


async def test_what_is_for_servers_is_offered_nowhere_else_and_refused_there(world: World) -> None:
    ours = {"server", "tournament", "ladder"}
    for command in await payload(world.bot.tree):
        assert command["contexts"] == ([0] if command["name"] in ours else [0, 1, 2]), command["name"]
    for command in world.env.backend.commands[None].values():
        command["contexts"] = [0, 1, 2]
    await world.ann.user.send_dm("hello")
    for language, sentence in (("en", "needs a server"), ("ja", "サーバーの中で")):
        await world.app[Players].save(world.ann.id, language=language)
        for name in ("server settings", "server check", "server problems", "server roles", "tournament list"):
            await refused(world, await world.ann.user.slash(name), sentence)
        await refused(world, await world.ann.user.slash("ladder show"), sentence)
        await refused(world, await world.ann.user.slash("tournament manage"), sentence)


async def test_where_nobody_could_join_the_empty_list_sends_to_a_server(world: World) -> None:
    await world.app[Players].save(world.ann.id, language="en")
    listed = await world.ann.user.slash("join")
    assert "in a server" in text(listed.response)
    assert "in a server" not in text((await world.ann.slash(world.channel, "join")).response)


async def test_it_is_not_your_turn(world: World) -> None:
    match = await world.begun()
    result = await world.ben.slash(world.channel, "move", notation="22-18", game=str(match.id))
    await refused(world, result, "your opponent’s turn")
    result = await world.ben.slash(world.channel, "move", notation="22-18")
    await refused(world, result, "No game is waiting", f"{world.ann.mention}’s turn in #{match.id}")
    await world.app[Players].save(world.ben.id, language="ja")
    result = await world.ben.slash(world.channel, "move", notation="22-18")
    await refused(world, result, f"対局#{match.id} は {world.ann.mention} さんの手番です")
    result = await world.eve.slash(world.channel, "move", notation="22-18")
    await refused(world, result, "No game is waiting", "/games")


async def test_what_cannot_be_is_refused_before_it_is_asked(world: World) -> None:
    match = await world.begun()
    await world.app[Players].save(world.ann.id, language="en")
    asked = await on_board(world.ann, world.channel, "abort")
    (yes, _) = buttons(asked.response).values()
    await world.played(match, "11-15", "22-18", "15x22", "25x18")
    # It is not offered any more; the answer to an older question is refused.
    assert "abort" not in offered_on(answer(await on_board(world.ann, world.channel, "more")))
    result = await world.ann.click(answer(asked), custom_id=yes)
    await refused(world, result, "both players have moved")
    assert buttons(result.response) == {}
    await refused(world, await blocked(world.ann, world.channel, world.ann), "block yourself")
    chosen = {"game": "american", "pair": True, "colour": "white"}
    await refused(world, await world.ann.slash(world.channel, "play", **chosen), "both colours")


async def test_a_pace_is_suggested_once(world: World) -> None:
    for typed in ("3d", "3 days", "7d", "5d"):
        found = await world.ann.autocomplete(world.channel, "play", "pace", typed)
        values = [each["value"] for each in found]
        assert len(values) == len(set(values)), typed
        assert values, typed


async def test_a_set_up_that_cannot_be_tells_what_is_wrong_with_it(world: World) -> None:
    for game, setup, *expected in (
        ("american", "alma", "neither an opening", "“alma”", "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3"),
        ("binary", "corner", "neither an opening", "8/8/8/8/8/8/8/8 b 16 16"),
        ("american", "W:W31:B1,99", "no square 99"),
        ("international", "W:W3:B45", "on 3, where men are crowned"),
        ("russian", "W:Wa1,hello:Bh8", "cannot read “hello”"),
        ("binary", "8/8/8 b", "8 rows"),
    ):
        result = await world.ann.slash(world.channel, "play", game=game, setup=setup)
        await refused(world, result, *expected)


async def test_strangers_do_not_move(world: World) -> None:
    match = await world.begun()
    result = await world.eve.slash(world.channel, "move", notation="11-15", game=str(match.id))
    await refused(world, result, "do not play in this game")
    pressed = await picked(world.eve, world.newest(), "11-15")
    assert pressed.ephemeral
    assert "do not play in this game" in text(pressed)


async def test_a_control_of_another_version_is_answered_too(world: World, env: Simulation) -> None:
    await world.begun()
    board = world.newest()
    stored = env.backend.get_message(world.channel.id, board.id)
    for component in stored.components[0]["components"]:
        for control in component.get("components", ()):
            control["custom_id"] = control["custom_id"].replace("v1:", "v0:")
    result = await world.ann.click(world.newest(), custom_id="v0:more:1:1")
    await refused(world, result, "older version")


async def test_a_game_that_is_not_there(world: World) -> None:
    await refused(world, await world.ann.slash(world.channel, "board", game="999"), "no such game")
    await refused(world, await world.ann.slash(world.channel, "board", game="rubbish"), "no such game")
    await refused(world, await world.ann.slash(world.channel, "board"), "no such game")


async def test_what_the_bot_may_not_do_is_said_before_the_game(world: World) -> None:
    quiet = world.guild.create_text_channel("quiet", overwrites={world.me: _may_not_post()})
    result = await world.ann.slash(quiet, "play", game="american")
    await refused(world, result, "send messages", "attach files", "another channel")
    assert await world.app[Seeks].open(world.guild.id, world.ben.id) == []


def _may_not_post() -> discord.PermissionOverwrite:
    return discord.PermissionOverwrite(send_messages=False, attach_files=False)
