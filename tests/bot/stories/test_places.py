"""Stories of where games are played: a channel of their own, conversations, and where the bot may not post."""

from typing import Any

import discord
import pytest

from bot.core.match import Match
from tests.bot.fixtures import terms
from tests.bot.stories.narrative import alone, answer, invite, picked, stepped, text
from tests.world import TEXTS, Simulation, World


async def test_a_server_that_chose_no_language_reads_that_of_its_discord(world: World) -> None:
    japan = world.env.create_guild(name="日本", preferred_locale="ja")
    hall, boss = (
        japan.create_text_channel("hall"),
        japan.create_role("Boss", permissions=discord.Permissions.all()),
    )
    host = japan.add_member(world.env.create_user("boss"), roles=[boss])
    shown = await host.slash(hall, "server settings")
    assert "**Language:** Japanese (日本語)" in text(shown.response)
    assert "対局相手の募集" in text(answer(await host.slash(hall, "play", game="american")))


async def test_a_server_chooses_one_channel_for_all_games(world: World) -> None:
    hall = world.guild.create_text_channel("hall")
    boss = world.boss(administrator=True)
    await boss.slash(world.channel, "server settings")
    await boss.slash(world.channel, "server settings", channel=hall, language="ja", max_matches=5)
    await boss.slash(world.channel, "server settings", language="en")
    match = await world.begun()
    assert match.place.channel_id == hall.id
    await world.ann.slash(world.channel, "move", notation="11-15")


async def test_nobody_can_be_invited_where_nobody_is(world: World) -> None:
    await world.ann.send_dm("hello")
    assert "Nobody could join you here" in alone(await world.ann.user.slash("play", game="american"))


async def test_games_are_seen_and_moves_made_in_a_conversation_with_the_bot(world: World) -> None:
    match = await world.begun()
    await world.ann.send_dm("hello")
    await world.ann.user.slash("games")
    await world.ann.user.slash("move", notation="11-15")
    assert (await world.match_now(match)).moves == ("11-15",)


async def test_where_the_bot_may_post_no_more_it_writes_to_who_allows_it(
    world: World, env: Simulation
) -> None:
    await world.begun()
    await world.players.save(world.ben.id, dm=True)
    env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50013, times=None)
    await world.ann.user.send_dm("hello")
    await world.ann.user.slash("move", notation="11-15")
    letter = world.ben.user.dm_channel.history()[-1]
    await picked(world.ben.user, letter, "22-18")


async def test_who_has_never_used_the_bot_is_written_to_as_their_server_speaks(
    world: World, env: Simulation
) -> None:
    await world.players.save_server(world.guild.id, language="ja")
    env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50013, times=None)
    await world.paired()
    await env.settle()
    assert "手番です" in text(world.ann.user.dm_channel.history()[-1])


FOR_EVER = pytest.mark.parametrize(
    ("status", "code"),
    [
        pytest.param(404, 10003, id="the channel is gone"),
        pytest.param(403, 50001, id="the bot sees it no more"),
        pytest.param(403, 50013, id="the bot may not write"),
        pytest.param(400, 50083, id="the thread is closed"),
    ],
)


def attempts(env: Simulation, path: str) -> int:
    return sum(request.method == "POST" and request.path == path for request in env.http_requests)


@pytest.mark.few(2)
@FOR_EVER
async def test_a_closed_place_is_tried_once_and_keeps_nothing_waiting(
    world: World, env: Simulation, status: int, code: int
) -> None:
    first = await world.begun()
    other = world.guild.create_text_channel("other")
    await world.begun("russian", where=other)
    second = next(match for match in await world.matches.mine(world.ann.id) if match.id != first.id)
    path = f"/channels/{world.channel.id}/messages"
    env.inject_error("POST", path, status=status, code=code, times=None)
    before = attempts(env, path)
    await world.ann.user.send_dm("hello")
    await world.ann.user.slash("move", notation="11-15", game=str(first.id))
    await world.ann.user.slash("move", notation="c3-d4", game=str(second.id))
    assert "**c3-d4**" in text(other.history()[-1])
    for _ in range(8):
        await env.advance_time(900)
    assert attempts(env, path) == before + 1
    assert "**11-15**" in text((await world.ben.slash(other, "board", game=str(first.id))).response)


@pytest.mark.parametrize(("status", "code", "tries"), [(403, 50007, 1), (400, 50033, 1), (429, 40003, 3)])
async def test_who_takes_no_letters_is_written_to_once(
    world: World, env: Simulation, status: int, code: int, tries: int
) -> None:
    await world.begun()
    await world.players.save(world.ben.id, dm=True)
    await world.ann.user.send_dm("hello")
    await world.ben.user.send_dm("hello")
    path = f"/channels/{world.ben.user.dm_channel.id}/messages"
    env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=404, code=10003, times=None)
    env.inject_error("POST", path, status=status, code=code, times=None)
    before = attempts(env, path)
    await world.ann.user.slash("move", notation="11-15")
    await env.advance_time(60)
    assert min(attempts(env, path) - before, 3) == tries


def brought(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is no member of that server: it answers there, and cannot post there later."""
    emit = world.env.backend.emit

    def by_ann(event: str, payload: Any) -> None:
        owners = {"authorizing_integration_owners": {"1": str(world.ann.id)}, "app_permissions": "0"}
        emit(event, {**payload, **owners} if event == "INTERACTION_CREATE" else payload)

    monkeypatch.setattr(world.env.backend, "emit", by_ann)
    monkeypatch.setattr(world.bot, "get_guild", lambda _: None)
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50001, times=None)


async def test_a_game_of_people_who_brought_the_bot_along_is_told_by_letter(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought(world, monkeypatch)
    invited = await invite(world.ann, world.channel, "american", opponent=world.ben, colour="black")
    await stepped(world.ben, answer(invited), "join")
    letter = world.ann.user.dm_channel.history()[-1]
    (match,) = await world.matches.mine(world.ann.id)
    assert match.place.guild_id is None
    form = await world.ann.user.click(letter, label="Type a move")
    await world.ann.user.submit_modal(form, {"notation": "11-15"})


@pytest.mark.parametrize(
    ("mine", "theirs", "invites", "played"),
    [
        ("ja", "ja", "対局のお誘い", "**2手目** @"),
        ("ja", "en", "対局のお誘い", "**2手目** @"),
        ("en", "ja", "a challenge", "played **"),
    ],
)
async def test_outside_servers_a_card_is_in_the_language_of_who_invites_and_a_board_of_whom_it_calls(
    world: World, monkeypatch: pytest.MonkeyPatch, mine: str, theirs: str, invites: str, played: str
) -> None:
    brought(world, monkeypatch)
    for person, language in ((world.ann, mine), (world.ben, theirs)):
        await world.players.save(person.id, language=language)
    invited = await invite(world.ann, world.channel, "american", opponent=world.ben, colour="black")
    assert invites in text(invited.response)
    joined = await stepped(world.ben, answer(invited), "join")
    assert invites in text(joined.response)
    board = await world.ann.slash(world.channel, "move", notation="11-15")
    assert TEXTS.say(theirs, "game-american") in text(board.response), "it calls Ben"
    board = await world.ben.slash(world.channel, "move", notation="22-18")
    assert played.partition("@")[0] in text(board.response), "it calls Ann"


@pytest.mark.parametrize("member", [True, False])
async def test_both_hear_of_a_game_that_time_has_ended_where_the_bot_may_not_post(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch, member: bool
) -> None:
    for person in (world.ann, world.ben):
        await person.send_dm("hello")
        await world.players.save(person.id, vacation_auto=False, reminders=[])
    room = world.guild.create_text_channel("room")
    if member:
        path = f"/channels/{world.channel.id}/messages"
        match = await world.begun(pace="12h", rated=True)
        env.inject_error("POST", path, status=403, code=50013, times=None)
    else:
        brought(world, monkeypatch)
        match = await world.begun(pace="12h")
    await world.played(match, *["11-15", "22-18"][: 1 + member])
    await world.hours(12)
    assert (await world.match_now(match)).over
    if member:
        (told,) = room.history()
        assert f"{world.ann.mention} and {world.ben.mention}, there is news in #1." in text(told)
        assert world.called(path=f"/channels/{room.id}/") == [world.ann.id, world.ben.id]
        return
    for person in (world.ann, world.ben):
        assert "No result:" in text(person.user.dm_channel.history()[-1])


async def test_time_is_told_in_another_channel_where_the_bot_may_not_post_and_the_newest_stays(
    world: World, env: Simulation
) -> None:
    """Of two games that are told in one message, that stays while it tells of the other; a third is Ben's turn."""
    for person in (world.ann, world.ben):
        await world.players.save(person.id, vacation_auto=False)
    world.guild.create_text_channel("aside")
    room = world.guild.create_text_channel("room")
    await world.players.save_server(world.guild.id, channel=room.id)
    path = f"/channels/{world.channel.id}/messages"
    env.inject_error("POST", path, status=400, code=200000, times=None)  # AutoMod: the place is open
    moves = ["11-15", "22-18", "15x22"]
    one, two, _ = [
        await world.played(await world.paired(terms("12h", game="american")), *moves[:count])
        for count in (2, 2, 3)
    ]
    await world.hours(11)
    assert "your time is running out" in text(room.history()[-1])
    await world.played(two, "15x22")
    await world.hours(1)
    told = [text(message) for message in room.history()]
    assert [f"run out of time in #{number}" in said for number in (1, 3) for said in told[-2:]] == [
        *(True, False, False, True)
    ]
    reminded = [f"{person.mention}, your time" in "".join(told) for person in (world.ann, world.ben)]
    assert reminded == [True, False], "the choice takes the place of what told of nothing else"
    await world.matches.act(world.ben.id, one.id, Match.claim_time)
    await env.advance_time(15)
    assert f"{world.ann.mention}, there is news in #1" in text(room.history()[-1])


async def test_a_server_has_its_usual_game_and_pace(world: World) -> None:
    await world.players.save_server(world.guild.id, game="turkish", pace="3d")
    (first, *_) = await world.ann.autocomplete(world.channel, "play", "game", "")
    assert first["value"] == "turkish"
    invited = await world.ann.slash(world.channel, "play", game="turkish")
    assert "3 days per move" in text(invited.response)
