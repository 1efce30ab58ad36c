"""Stories of what cannot be done: told to one person alone, with what to do instead; also by controls that are none."""

from collections.abc import Iterator
from random import Random
from typing import Any

import discord
import pytest
import sqlalchemy as sa

from bot import features as requests
from bot.console.check import check
from bot.core.match import Match
from bot.core.verdict import known_result
from bot.invitations.service.invitations import Seeks
from bot.language.texts import Texts
from bot.sync import payload
from rules import Ending
from tests.bot.stories import narrative
from tests.bot.stories.narrative import (
    alone,
    answer,
    buttons,
    choices,
    invite,
    offered_on,
    on_board,
    picked,
    text,
)
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
    result = await world.ann.slash(world.channel, "move", notation="10x26")
    await world.ann.click(answer(result), label="10x19x26")
    assert (await world.match_now(match)).moves == ("10x19x26",)


async def test_an_invitation_is_open_to_its_own_server_only(world: World, env: Simulation) -> None:
    elsewhere, room = await world.elsewhere()
    stranger = elsewhere.add_member(env.create_user("stranger"))
    await env.settle()
    await world.ann.slash(world.channel, "play", game="american")
    result = await stranger.slash(room, "join", seek="1")
    await refused(world, result, "no such invitation")
    assert await world.matches.mine(world.ann.id) == []
    joined = await world.eve.slash(world.channel, "join", seek="1")
    assert joined.ephemeral
    assert len(await world.matches.mine(world.ann.id)) == 1


async def test_what_is_for_servers_is_offered_nowhere_else_and_refused_there(world: World) -> None:
    ours = {"server", "tournament", "ladder"}
    for command in await payload(world.bot.tree):
        assert command["contexts"] == ([0] if command["name"] in ours else [0, 1, 2]), command["name"]
    for command in world.env.backend.commands[None].values():
        command["contexts"] = [0, 1, 2]
    await world.ann.user.send_dm("hello")
    for language, sentence in (("en", "needs a server"), ("ja", "サーバーの中で")):
        await world.players.save(world.ann.id, language=language)
        for name in ("server settings", "server check", "server problems", "server roles", "tournament list"):
            await refused(world, await world.ann.user.slash(name), sentence)
        await refused(world, await world.ann.user.slash("ladder show"), sentence)
        await refused(world, await world.ann.user.slash("tournament manage"), sentence)


async def test_where_nobody_could_join_the_empty_list_sends_to_a_server(world: World) -> None:
    await world.players.save(world.ann.id, language="en")
    listed = await world.ann.user.slash("join")
    assert "in a server" in text(listed.response)
    assert "in a server" not in text((await world.ann.slash(world.channel, "join")).response)


async def test_it_is_not_your_turn(world: World) -> None:
    match = await world.begun()
    result = await world.ben.slash(world.channel, "move", notation="22-18", game=str(match.id))
    await refused(world, result, "your opponent’s turn")
    result = await world.ben.slash(world.channel, "move", notation="22-18")
    await refused(world, result, f"It is {world.ann.mention}’s turn in #{match.id}. No other game waits")
    await world.players.save(world.ben.id, language="ja")
    result = await world.ben.slash(world.channel, "move", notation="22-18")
    await refused(world, result, f"対局#{match.id} は {world.ann.mention}さんの手番です")
    result = await world.eve.slash(world.channel, "move", notation="22-18")
    await refused(world, result, "No game is waiting", "/games")


async def test_what_cannot_be_is_refused_before_it_is_asked(world: World) -> None:
    match = await world.begun()
    await world.players.save(world.ann.id, language="en")
    asked = await on_board(world.ann, world.channel, "abort")
    (yes, _) = buttons(asked.response).values()
    await world.played(match, "11-15", "22-18", "15x22", "25x18")
    # It is not offered any more; the answer to an older question is refused.
    assert "abort" not in offered_on(answer(await on_board(world.ann, world.channel, "more")))
    result = await world.ann.click(answer(asked), custom_id=yes)
    await refused(world, result, "both players have moved")
    assert buttons(result.response) == {}
    await refused(world, await narrative.blocked(world.ann, world.channel, world.ann), "block yourself")


async def test_a_pace_is_suggested_once(world: World) -> None:
    for typed in ("3d", "3 days", "7d", "5d"):
        found = await world.ann.autocomplete(world.channel, "play", "pace", typed)
        values = [each["value"] for each in found]
        assert len(values) == len(set(values)), typed
        assert values, typed


async def test_a_set_up_that_cannot_be_tells_what_is_wrong_with_it(world: World) -> None:
    for game, setup, *expected in (
        ("american", "alma", "neither an opening", "“alma”", "like this: B:W21,22:B1,2"),
        ("binary", "corner", "neither an opening", "8/8/8/8/8/8/8/8 b 16 16"),
        ("american", "W31,32 B1", "begin with W or B", "For example: W:W31,32:B1\n```\nW31,32 B1\n^\n```"),
        ("american", "W:W:B1,2", "White has no piece", "```\nW:W:B1,2\n   ^\n```"),
        ("american", "W:W31:B1,99", "no square 99"),
        ("international", "W:W3:B45", "on 3, where men are crowned"),
        ("russian", "W:Wa1,hello:Bh8", "cannot read “hello”"),
        ("binary", "8/8/8 b", "8 rows"),
    ):
        result = await invite(world.ann, world.channel, game, setup=setup)
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


HUGE = 10**18 - 1
STRING, INTEGER, USER = 3, 4, 6
TARGETS = (1, HUGE, -HUGE)
RESTS = ("", "x.x", f"{HUGE}", f"{HUGE}.{HUGE}")
VALUES: tuple[tuple[str, ...], ...] = ((), ("x",), ("9" * 40,))


async def asked(world: World, env: Simulation) -> dict[str, Any]:
    """A press of Ann's in a game that goes on, as Discord tells of it."""
    match = await world.begun()
    await world.ann.click(world.channel.history()[-1], custom_id=f"v1:more:{match.id}:{match.seq}")
    return env.last_interaction()


def sent(env: Simulation, like: dict[str, Any], number: int, **changed: Any) -> None:
    """Somebody sends what their client never would."""
    forged = {**like, **changed, "id": str(int(like["id"]) + number), "token": f"forged-{number}"}
    env.backend.emit("INTERACTION_CREATE", forged)


def failures(world: World) -> set[str]:
    return {f"{e['request']}: {e['exc_info']!r}" for e in world.logged if e["event"] == "request.failed"}


@pytest.mark.parametrize("part", range(4))
async def test_what_no_control_carries_is_refused_as_unknown(world: World, part: int) -> None:
    like, number = await asked(world, world.env), 0
    for action in sorted(requests.ACTIONS)[part::4]:
        for rest in RESTS:
            for values in VALUES:
                number += 1
                target = TARGETS[(number + number // len(VALUES)) % len(TARGETS)]
                custom_id = f"v1:{action}:{target}:0" + (f":{rest}" if rest else "")
                control: dict[str, Any] = {"type": 2, "custom_id": custom_id, "style": 2, "label": "x"}
                if values:
                    options = [{"label": "x", "value": "x"}]
                    control = {"type": 3, "custom_id": custom_id, "options": options}
                shown = {**like["message"], "components": [{"type": 1, "components": [control]}]}
                data = {"custom_id": custom_id, "values": list(values), "component_type": control["type"]}
                sent(world.env, like, number, message=shown, data=data)
        await world.env.settle()
    assert number > 100
    assert failures(world) == set()


def commands_of(world: World) -> Iterator[tuple[str, list[dict[str, Any]], Any]]:
    """Each command by its path, with its options as Discord knows them and how to wrap them."""
    for command in world.bot.tree.get_commands():
        known = command.to_dict(world.bot.tree)
        inner = [each for each in known.get("options", ()) if each["type"] == 1]
        for each in inner:
            yield known["name"], each.get("options", []), each["name"]
        if not inner and known.get("type", 1) == 1:
            yield known["name"], known.get("options", []), None


async def test_what_no_list_offers_is_refused_as_unknown(world: World, env: Simulation) -> None:
    like, number = await asked(world, env), 0
    asking = {key: value for key, value in like.items() if key != "message"}
    usual = {"game": "american", "level": "1", "tournament": "1", "seek": "1"}
    people = {str(each.id): like["member"]["user"] for each in (world.ann, world.ben)}
    for name, options, inner in list(commands_of(world)):
        for forged in options:
            if forged["type"] not in (STRING, INTEGER, USER):
                continue
            for value in (HUGE, -HUGE) if forged["type"] == INTEGER else ("x", str(HUGE), "²"):
                number += 1
                given = [
                    {
                        "name": each["name"],
                        "type": each["type"],
                        "value": str(world.ben.id) if each["type"] == USER else usual.get(each["name"], "x"),
                    }
                    for each in options
                    if each.get("required") and each is not forged and each["type"] in (STRING, USER)
                ]
                given.append({"name": forged["name"], "type": forged["type"], "value": value})
                told = [{"name": inner, "type": 1, "options": given}] if inner else given
                data = {"id": "1", "name": name, "type": 1, "options": told, "resolved": {"users": people}}
                sent(env, asking, number, type=2, data=data)
        await env.settle()
    assert number > 50
    assert failures(world) == set()


TEXTS = Texts()
WON, DRAWN = 38, 40
"""Seeds of Russian games that end in three pieces: a win for who is not to move, and a draw."""


async def ending(world: World, language: str, seed: int) -> Match:
    """A rated game of Ann and Ben, played by lot until the tables know its result."""
    match, dice = await world.begun("russian", rated=True), Random(seed)
    await world.players.save_server(world.guild.id, language=language)
    for person in (world.ann, world.ben):
        await world.players.save(person.id, language=language)
    while known_result(match.game, match.state) is None:
        chosen = match.game.format(match.state, dice.choice(list(match.game.legal_moves(match.state))))
        match = (await world.matches.play(match.mover, chosen, match_id=match.id)).match
    return match


async def test_a_win_that_the_tables_know_is_claimed_while_the_opponent_lets_the_game_wait(
    world: World, language: str
) -> None:
    match, words = await ending(world, language, WON), TEXTS
    label = words.say(language, "button-claim-win")
    known = known_result(match.game, match.state)
    assert known is not None
    assert known.winner is match.to_move.other
    winner, loser = (world.ann, world.ben) if match.mover == world.ben.id else (world.ben, world.ann)
    assert label not in buttons(answer(await on_board(loser, world.channel, "more")))
    more = await on_board(winner, world.channel, "more")
    claimed = await winner.click(answer(more), label=label)
    assert words.say(language, "win-claimed") in alone(claimed)
    over = await world.matches.get(match.id)
    assert over.outcome is not None
    assert over.outcome.ending is Ending.TABLES
    assert over.outcome.winner is known.winner
    told = text(world.newest())
    assert words.say(language, "ending-tables") in told
    assert f"{winner.mention} 1500" in told


async def test_a_draw_that_the_tables_know_is_claimed_by_who_is_not_to_move(
    world: World, language: str
) -> None:
    match, words = await ending(world, language, DRAWN), TEXTS
    claimer = world.ann if match.mover == world.ben.id else world.ben
    assert words.say(language, "button-draw-claim") in choices(
        answer(await on_board(claimer, world.channel, "more"))
    )
    asked = await on_board(claimer, world.channel, "draw")
    assert words.say(language, "draw-claim-question", by="tables") in text(asked.response)
    await claimer.click(answer(asked), label=words.say(language, "button-draw-claim"))
    over = await world.matches.get(match.id)
    assert over.outcome is not None
    assert over.outcome.ending is Ending.TABLES
    assert over.outcome.winner is None
    assert words.say(language, "ending-tables") in text(world.newest())
    await world.answered()
    database = world.app.database
    assert not (await check(database)).problems
    async with database.transaction() as connection:
        won = """UPDATE match_events SET detail = '{"ending": "tables", "winner": 0}' WHERE kind = 'ended'"""
        await connection.execute(sa.text(won))
    assert any("endgame tables" in problem.text for problem in (await check(database)).problems)
    world.tampered = True
