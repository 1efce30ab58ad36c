"""Stories of games whose two players are in two servers: each reads of it where they are, and nothing of the other."""

import json
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.core.match import Match
from bot.core.terms import Place
from bot.match.answers.boards import readers
from bot.privacy.service import Privacy
from bot.ratings.service import Ratings
from bot.sweeper import Sweeper
from bot.world.service.lobby import Lobby
from tests.bot.fixtures import terms
from tests.bot.stories.between import (
    Letterbox,
    Server,
    begin_between,
    first_server,
    misdelivered,
    parts_of,
    server,
)
from tests.bot.stories.club import announcing
from tests.bot.stories.desk import acted
from tests.bot.stories.narrative import TEXT, alone, answer, buttons, on_board, parts, picked, stepped, text
from tests.world import TEXTS, Simulation, World


@pytest_asyncio.fixture
async def here(world: World) -> Server:
    return await first_server(world)


@pytest_asyncio.fixture
async def there(world: World) -> Server:
    return await server(world, 2, "Mira", "Noor", "Olga")


@pytest_asyncio.fixture
async def post(world: World, here: Server, there: Server) -> AsyncIterator[Letterbox]:
    """Whatever happens, nothing of one server is read in the other, each board stands once, and the check finds
    nothing.
    """
    box = Letterbox(world.env, [here, there])
    yield box
    await world.env.advance_time(60)
    assert box.leaks() == []
    assert await misdelivered(world, [here, there]) == []


async def met(world: World, here: Server, there: Server) -> tuple[Any, Any, Match]:
    """Ann, Mira, and a game of the two."""
    ann, mira = here.people[0], there.people[0]
    return ann, mira, await begin_between(world, ann, mira, here.place, there.place)


def told(where: Any) -> str:
    return text(where.history()[-1])


def offers_moves(side: Server, language: str = "en") -> bool:
    """Is a move chosen on one of its boards?"""
    chosen = TEXTS.say(language, "moving-move")
    return any(
        chosen in json.dumps([*parts(message)], ensure_ascii=False) for message in side.channel.history()
    )


async def moved(world: World, match: Match, one: Server, other: Server, *moves: str) -> Match:
    """Ann and Mira move in turn, each in their own channel."""
    for move in moves:
        now = await world.match_now(match)
        side = one if now.mover in {each.id for each in one.people} else other
        (actor,) = (each for each in side.people if each.id == now.mover)
        result = await actor.slash(side.channel, "move", notation=move, game=str(match.id))
        assert not result.ephemeral, text(result.response)
        await world.env.advance_time(4)
    return await world.match_now(match)


async def test_each_player_reads_of_the_game_where_they_are(
    world: World, here: Server, there: Server, post: Letterbox, language: str
) -> None:
    for each in (here, there):
        await world.players.save_server(each.guild.id, language=language)
    ann, mira, match = await met(world, here, there)
    say = TEXTS.say
    begun = say(language, "notice-joined-away", recipient=ann.mention, opponent="Mira")
    assert begun in told(here.channel)
    assert mira.mention not in told(here.channel)
    assert say(language, "notice-joined-away", recipient=mira.mention, opponent="Ann") in told(there.channel)
    assert "Ann" in told(there.channel)
    assert world.called(path=f"/channels/{here.channel.id}/messages") == [ann.id]
    assert world.called(path=f"/channels/{there.channel.id}/messages") == []
    assert [offers_moves(each, language) for each in (here, there)] == [True, False]
    await moved(world, match, here, there, "11-15")
    assert [offers_moves(each, language) for each in (here, there)] == [False, True]
    assert world.called(path=f"/channels/{there.channel.id}/messages") == [mira.id]
    assert "11-15" in told(here.channel)
    assert "11-15" in told(there.channel)
    shown = [await each.channel.history()[-1].attachments[0].read() for each in (here, there)]
    assert shown[0] != shown[1], "each sees their own side below"
    await moved(world, match, here, there, "24-20", "8-11", "28-24")
    for each in (here, there):
        assert len(each.channel.history()) == 5
        moving = [m for m in each.channel.history() if any(":more:" in c for c in buttons(m).values())]
        assert len(moving) == 1, "only the newest board can be moved on"
        assert each.boards()
        assert (await readers(world.bot, match, place=each.place)).own == each.people[0].id
    assert post.leaks() == []


async def test_the_end_is_told_to_both_and_calls_who_did_not_bring_it_about(
    world: World, here: Server, there: Server, post: Letterbox
) -> None:
    ann, mira = here.people[0], there.people[0]
    match = await begin_between(
        world, ann, mira, here.place, there.place, terms("1d", game="american", rated=True)
    )
    await moved(world, match, here, there, "11-15")
    await world.env.advance_time(18 * 3600)
    assert TEXTS.say("en", "notice-reminder", recipient=mira.mention, count=1) in told(there.channel)
    await moved(world, match, here, there, "24-20", "8-11", "28-24")
    await on_board(ann, here.channel, "resign", "resign-now", game=str(match.id))
    await world.env.advance_time(10)
    assert world.called(path=f"/channels/{there.channel.id}/messages") == [mira.id]
    assert world.called(path=f"/channels/{here.channel.id}/messages") == []
    assert "Mira" in told(here.channel)
    assert "won" in told(here.channel) or "wins" in told(here.channel)
    for each, user in ((here, ann), (there, mira)):
        assert await world.app[Ratings].of_player(user.id, each.guild.id) == {}
        assert await world.app[Ratings].of_player(user.id, None) != {}


async def test_the_list_of_games_that_are_over_names_the_other_and_calls_nobody(
    world: World, here: Server, there: Server, post: Letterbox
) -> None:
    ann, mira, match = await met(world, here, there)
    await moved(world, match, here, there, "11-15", "24-20", "8-11", "28-24")
    await on_board(ann, here.channel, "resign", "resign-now", game=str(match.id))
    for person, where, other, name in ((ann, here, mira, "Mira"), (mira, there, ann, "Ann")):
        shown = text((await person.slash(where.channel, "games", show="finished")).response)
        assert other.mention not in shown
        assert f"{name} wins" in shown or f"{name} has resigned" in shown
        assert person.mention in shown


async def test_offers_cross_and_are_answered_where_they_are_read(
    world: World, here: Server, there: Server, post: Letterbox
) -> None:
    ann, mira, match = await met(world, here, there)
    await moved(world, match, here, there, "11-15")
    await on_board(ann, here.channel, "takeback", game=str(match.id))
    await world.env.advance_time(4)
    question = there.channel.history()[-1]
    assert mira.mention in text(question)
    assert len(here.channel.history()) == 2, "who asks knows it"
    await stepped(mira, question, "takeback-grant")
    await world.env.advance_time(4)
    assert (await world.match_now(match)).moves == ()
    assert world.called(path=f"/channels/{here.channel.id}/messages") == [ann.id]
    for each in (here, there):
        assert "back" in told(each.channel)
    await moved(world, match, here, there, "11-15", "24-20")
    await ann.slash(here.channel, "move", notation="8-11", game=str(match.id), draw=True)
    await world.env.advance_time(4)
    await stepped(mira, answer(await stepped(mira, there.channel.history()[-1], "draw")), "draw-decline")
    await world.env.advance_time(4)
    assert [offers_moves(each) for each in (here, there)] == [False, True], "Mira is to move all the same"
    await mira.slash(there.channel, "move", notation="28-24", game=str(match.id), draw=True)
    await world.env.advance_time(4)
    assert "offers a draw" in told(here.channel)
    await stepped(ann, answer(await stepped(ann, here.channel.history()[-1], "draw")), "draw-accept")
    await world.env.advance_time(4)
    assert (await world.match_now(match)).over
    assert world.called(path=f"/channels/{there.channel.id}/messages") == [mira.id]


async def test_a_rematch_goes_to_the_other_side_and_begins_on_both(
    world: World, here: Server, there: Server, post: Letterbox
) -> None:
    ann, mira, match = await met(world, here, there)
    await world.matches.act(ann.id, match.id, Match.resign)
    await world.env.advance_time(4)
    for each, actor in ((here, ann), (there, mira)):
        await world.app[Lobby].agree(actor.id)
        await world.players.save_server(each.guild.id, door=each.channel.id)
    await stepped(ann, here.channel.history()[-1], "rematch")
    again = await stepped(ann, here.channel.history()[-1], "rematch")
    assert len([m for m in there.channel.history() if "join" in str(buttons(m))]) == 1
    # Who invites reads no card: the answer takes it back.
    await stepped(ann, answer(again), "withdraw")
    await stepped(ann, here.channel.history()[-1], "rematch")
    # Where the card is out of sight, it is found by its list, there and nowhere else.
    assert "Ann" not in text(answer(await here.people[1].slash(here.channel, "join")))
    listed = answer(await mira.slash(there.channel, "join"))
    card = await picked(mira, listed, "American checkers: Ann")
    await stepped(mira, card, "join")
    await world.env.advance_time(4)
    (fresh,) = await world.matches.mine(ann.id)
    assert (fresh.place, fresh.header.away) == (here.place, there.place)
    assert fresh.mover == mira.id


async def test_a_server_that_leaves_goes_on_by_letter_and_the_other_notices_nothing(
    world: World, env: Simulation, here: Server, there: Server
) -> None:
    ann, mira = here.people[0], there.people[0]
    match = await begin_between(
        world, ann, mira, here.place, there.place, terms("12h", game="american", rated=True)
    )
    await moved(world, match, here, there, "11-15", "24-20")
    dm = await conversation(env, mira)
    env.backend.remove_guild(there.guild.id)
    there.gone = True
    await env.settle()
    box = Letterbox(env, [here, there])
    box.leaks()
    count = len(here.channel.history())
    await ann.slash(here.channel, "move", notation="8-11", game=str(match.id))
    await env.advance_time(20)
    assert len(here.channel.history()) == count + 1
    assert "8-11" in letters(env, dm)[-1]
    moved_by_letter = await mira.user.slash("move", notation="28-24", game=str(match.id))
    assert "28-24" in alone(moved_by_letter)
    await env.advance_time(20)
    assert "28-24" in told(here.channel)
    assert world.called(path=f"/channels/{here.channel.id}/messages") == [ann.id]
    for _ in range(14):
        await env.advance_time(3600)
    assert (await world.match_now(match)).over, "no clock stands still for the server"
    assert box.leaks() == []
    env.backend.advance_clock(31 * 86_400)
    for _ in range(8):
        await world.app[Sweeper].sweep()
        env.backend.advance_clock(600)
    forgotten = await world.match_now(match)
    assert forgotten.header.away == Place(None, 0)


async def test_a_conversation_with_the_bot_is_a_place_too(
    world: World, env: Simulation, here: Server, there: Server, post: Letterbox, language: str
) -> None:
    ann, mira = here.people[0], there.people[0]
    for each in (ann, mira):
        await world.players.save(each.id, language=language)
    dm = await conversation(env, mira)
    match = await begin_between(world, ann, mira, here.place, Place(None, dm))
    await ann.slash(here.channel, "move", notation="11-15", game=str(match.id))
    await env.advance_time(4)
    await mira.user.slash("move", notation="24-20", game=str(match.id))
    await env.advance_time(4)
    assert "24-20" in told(here.channel)


async def conversation(env: Simulation, person: Any) -> int:
    """The channel in which somebody and the bot write to each other."""
    await person.send_dm("hello")
    (found,) = (number for number, each in env.backend.channels.items() if person.id in each.recipient_ids)
    return int(found)


def letters(env: Simulation, dm: int) -> list[str]:
    return [
        "\n".join(part["content"] for part in parts_of(message) if part["type"] == TEXT)
        for message in env.backend.messages[dm].values()
    ]


@pytest.mark.parametrize("first", ["theirs", "ours"])
async def test_ones_own_server_is_among_ones_data_also_where_an_opponent_of_another_game_was_in_it(
    world: World, env: Simulation, here: Server, there: Server, first: str
) -> None:
    ann, (mira, noor, _) = here.people[0], there.people
    there.guild.add_member(ann.user)
    await env.settle()

    async def between() -> int:
        return (await begin_between(world, ann, mira, here.place, there.place)).id

    async def at_home() -> int:
        return (await begin_between(world, ann, noor, there.place, there.place)).id

    if first == "theirs":
        far, near = await between(), await at_home()
    else:
        near, far = await at_home(), await between()
    rows = (await world.app[Privacy].data_of(ann.id)).rows
    told = {row["id"]: row for row in rows["matches"]}
    assert (told[near]["guild_id"], told[near]["channel_id"]) == (there.guild.id, there.channel.id)
    assert noor.id in told[near].values()
    assert (told[far]["guild_id"], told[far]["away_guild_id"]) == (here.guild.id, None)
    for table, key in (("matches", "id"), ("match_events", "match_id"), ("notices", "match_id")):
        of_far = json.dumps([row for row in rows[table] if row[key] == far], default=str)
        assert str(here.guild.id) in of_far
        for number in (there.guild.id, there.channel.id, mira.id):
            assert str(number) not in of_far
    started = next(row["detail"] for row in rows["match_events"] if row["match_id"] == near)
    assert started["guild"] == there.guild.id


async def test_halls_of_both_servers_show_the_game(
    world: World, env: Simulation, here: Server, there: Server, post: Letterbox
) -> None:
    ann, mira = here.people[0], there.people[0]
    halls = []
    for each in (here, there):
        hall = each.guild.create_text_channel(f"hall-of-{each.guild.id % 97}")
        await world.players.save_server(each.guild.id, hall=hall.id)
        world.bot.note_change(each.guild.id, opened=True)
        halls.append(hall)
    match = await begin_between(world, ann, mira, here.place, there.place)
    await moved(world, match, here, there, "11-15")
    await env.advance_time(120)
    for each, hall in zip((here, there), halls, strict=True):
        card = text(hall.history()[-1])
        assert f"/channels/{each.guild.id}/{each.channel.id}/" in card
        assert "Mira" in card
        assert "Ann" in card


@pytest.mark.parametrize("shown", [False, True])
async def test_a_game_between_servers_is_everybodys_only_where_both_publish_theirs(
    world: World, env: Simulation, here: Server, there: Server, shown: bool
) -> None:
    third = await server(world, 3, "Sara")
    sara = third.people[0]
    match = await begin_between(world, here.people[0], there.people[0], here.place, there.place)

    async def looked() -> Any:
        return await sara.slash(third.channel, "board", game=str(match.id), shown=shown)

    for one, other in ((here, there), (there, here)):
        await world.players.save_server(one.guild.id, publish=True)
        await world.players.save_server(other.guild.id, publish=False)
        assert alone(await looked()) == TEXTS.say("en", "error-no-match", match=str(match.id))
    await world.players.save_server(here.guild.id, publish=True)
    read = await looked()
    assert read.ephemeral is not shown
    told = json.dumps(env.http_requests[-1].json)
    assert "Ann" in told
    assert "Mira" in told
    # A side whose channel not all of its server see is not published.
    closed = Overwrite(there.guild.default_role.id, OverwriteType.ROLE, deny=1 << 10)
    env.backend.set_overwrite(there.channel.id, closed)
    await env.settle()
    assert alone(await looked()) == TEXTS.say("en", "error-no-match", match=str(match.id))


async def test_a_name_carries_no_link_to_the_other_server(world: World, here: Server, language: str) -> None:
    there = await server(world, 2, "discord.gg/abcdef", "Noor")
    for each in (here, there):
        await world.players.save_server(each.guild.id, hall=each.channel.id)
        world.bot.note_change(each.guild.id, opened=True)
    ann, guest = here.people[0], there.people[0]
    await world.players.save_server(here.guild.id, language=language)
    await world.players.save(ann.id, language=language)
    match = await begin_between(world, ann, guest, here.place, there.place)
    await moved(world, match, here, there, "11-15", "24-20")
    await world.env.advance_time(120)
    for command, asked in (("board", {"game": str(match.id)}), ("games", {})):
        await ann.slash(here.channel, command, **asked)
    await ann.autocomplete(here.channel, "board", "game", "")
    await ann.slash(here.channel, "move", notation="8-11", game=str(match.id))
    await world.matches.act(guest.id, match.id, Match.resign)
    await world.env.advance_time(60)
    await ann.slash(here.channel, "profile")
    await ann.slash(here.channel, "profile", everywhere=True)
    box = Letterbox(world.env, [here, there])
    assert box.leaks() == []
    sent = [json.dumps(request.json, ensure_ascii=False) for request in world.env.http_requests]
    assert any(TEXTS.say(language, "unnamed-player") in body for body in sent)


async def test_the_question_which_game_is_meant_mentions_nobody_of_the_other_server(
    world: World, here: Server, there: Server, post: Letterbox
) -> None:
    ann, (mira, noor, _) = here.people[0], there.people
    for guest in (mira, noor):
        await begin_between(world, ann, guest, here.place, there.place)
    hidden = here.guild.create_text_channel("hidden")
    asked = alone(await ann.slash(hidden, "move", notation="11-15"))
    assert "Mira" in asked
    assert "Noor" in asked


@pytest.mark.parametrize("shown", [False, True])
async def test_a_published_game_is_read_elsewhere_by_names_without_links(
    world: World, env: Simulation, here: Server, shown: bool
) -> None:
    there = await server(world, 2, "Mira discord.gg/mira", "Noor", "Olga")
    host = there.guild.create_role("Host", permissions=discord.Permissions(manage_events=True))
    dora = there.guild.add_member(env.create_user("dora", global_name="Dora"), roles=[host])
    await world.players.save_server(there.guild.id, publish=True)
    asked = {"name": "Cup discord.gg/cup", "game": "american", "pace": "1d"}
    made = await dora.slash(there.channel, "tournament create", **asked)
    await announcing(world, dora, answer(made), there.channel)
    card = next(m for m in reversed(there.channel.history()) if "Enter" in buttons(m))
    for player in there.people:
        await player.click(card, label="Enter")
    await acted(dora, there.channel, "start")
    await env.advance_time(60)
    match, *_ = await world.matches.mine(there.people[0].id)
    for move in ("11-15", "24-20", "8-11", "28-24"):
        now = await world.match_now(match)
        await world.matches.play(now.mover, move, match_id=match.id)
    await world.matches.act(match.players[0], match.id, Match.resign)
    await env.advance_time(60)
    before = len(env.http_requests)
    read = await here.people[0].slash(here.channel, "board", game=str(match.id), shown=shown)
    assert read.ephemeral is not shown
    for step in ("history", "export", "poster"):
        chosen = await here.people[0].slash(here.channel, "board", game=str(match.id), shown=shown)
        await stepped(here.people[0], answer(chosen), step)
    told = "\n".join(json.dumps(request.json) for request in env.http_requests[before:])
    for name in ("Mira", "Noor", "Cup"):
        assert name in told
    for speech in ("discord.gg", *(person.mention for person in there.people)):
        assert speech not in told
