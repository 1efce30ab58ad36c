"""Stories of people who ask for their data, take it with them, and go; and of people who are not to meet."""

import io
import json
import zipfile
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from simcord import MemberActor
from simcord.backend.serializers import guild_create_payload

from bot.core.access import Asker
from bot.core.pace import Pace
from bot.core.terms import Place, Terms
from bot.invitations.service.invitations import Seeks
from bot.language import WHOLE
from bot.language.words import Words
from bot.privacy import model as archive
from bot.privacy import requests as privacy
from bot.privacy.service import Privacy
from bot.servers.service import Departures
from bot.store.tables import metadata
from bot.sweeper import Sweeper
from bot.talk.service import Talk
from bot.tournaments.cards.letters import stand_in_card
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import sure
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import (
    alone,
    answer,
    blocked,
    buttons,
    choices,
    confirmed,
    in_settings,
    invite,
    offered_on,
    on_board,
    pictures,
    stepped,
    text,
)
from tests.promises import registered, sentences
from tests.world import TEXTS, Simulation, World


async def stored(world: World) -> str:
    async with world.app.database.reading() as connection:
        rows = [
            row
            for table in metadata.sorted_tables
            for row in await connection.execute(
                sa.select(*(sa.cast(column, sa.Text) for column in table.columns))
            )
        ]
    return "\n".join(" ".join(map(str, row)) for row in rows)


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_who_has_themselves_deleted_is_gone_at_once(world: World, language: str) -> None:
    def says(message: str, **facts: int) -> str:
        return TEXTS.say(language, message, **facts)

    match = await world.played(await world.begun(), "11-15", "24-20")
    await world.players.save(world.ann.id, language=language)
    await world.players.save_server(world.guild.id, language=language)
    await world.ann.slash(world.channel, "play", game="frisian")
    invitation = world.newest()
    await world.ben.slash(world.channel, "play", game="czech", opponent=world.ann)
    to_her = world.newest()
    shown = await in_settings(world.ann, world.channel, "privacy")
    assert says("privacy-else") in alone(shown)
    told, page = "", answer(shown)
    for value in choices(page).values():
        told += text(page := answer(await world.ann.select(page, [value])))
    for part in ("kept", "seen", "long"):
        assert all(line in told for line in says(f"privacy-{part}").splitlines())
    shown = await stepped(world.ann, page, "privacy")

    await world.ann.click(answer(shown), label=says("button-privacy-delete"))
    assert says("privacy-delete-question", count=1) in text(shown.response)
    await world.ann.click(answer(shown), label=says("button-privacy-keep"))
    assert str(world.ann.id) in await stored(world)

    again = await in_settings(world.ann, world.channel, "privacy")
    await world.ann.click(answer(again), label=says("button-privacy-delete"))
    await world.ann.click(answer(again), label=says("button-privacy-delete-now"))
    assert says("privacy-deleted") in text(again.response)
    after = await stored(world)
    assert str(world.ann.id) not in after
    assert "Ann" not in after

    # The opponent learns the winner, and against whom; the invitation can be joined no more.
    await world.env.advance_time(60)
    former = says("former-player")
    assert former in text(world.newest())
    assert world.ann.mention not in text(world.newest())
    for card in [m for m in world.channel.history() if m.id in (invitation.id, to_her.id)]:
        assert buttons(card) == {}
        assert former in text(card)
        assert world.ann.mention not in text(card)
    await world.players.save(world.ben.id, language=language)
    board = await world.ben.slash(world.channel, "board", game=str(match.id))
    assert former in text(board.response)
    film = await on_board(world.ben, world.channel, "export", game=str(match.id))
    assert film.ephemeral


async def test_a_rematch_against_nobody_is_refused(world: World, env: Simulation) -> None:
    match = await world.played(await world.begun(), "11-15", "24-20")
    await world.app[Privacy].erase(world.ann.id)
    await env.advance_time(60)
    refused = await confirmed(world.ben, world.channel, "board", "Rematch", game=str(match.id))
    assert "no longer plays here" in text(refused.response)


async def test_everything_that_is_kept_comes_as_a_file(world: World) -> None:
    match = await world.played(await world.begun(), "11-15", "24-20")
    given = await in_settings(world.ann, world.channel, "privacy", "privacy-export")
    assert given.ephemeral
    (file,) = answer(given).attachments
    with zipfile.ZipFile(io.BytesIO(await file.read())) as packed:
        kept = json.loads(packed.read("data.json"))
        assert packed.namelist() == ["data.json", f"games/{match.id}.pdn"]
        assert "1. 11-15 24-20" in packed.read(f"games/{match.id}.pdn").decode()
    assert kept["players"][0]["name"] == "Ann"
    assert [event["detail"].get("move") for event in kept["match_events"]] == [None, "11-15", "24-20"]


async def test_much_that_is_kept_comes_as_several_files(
    world: World, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord refuses files of more than 10 MiB."""
    await world.players.save(world.ann.id, language=language)
    match = await world.played(await world.begun(), "11-15", "24-20")
    given = await in_settings(world.ann, world.channel, "privacy", "privacy-export")
    (file,) = answer(given).attachments
    with zipfile.ZipFile(io.BytesIO(await file.read())) as packed:
        whole = json.loads(packed.read("data.json"))
    monkeypatch.setattr(privacy, "SMALLEST_LIMIT", most := file.size // 2)
    monkeypatch.setattr(archive, "ROWS", 2)
    given = await in_settings(world.ann, world.channel, "privacy", "privacy-export")
    parts: dict[str, str] = {}
    shown = [answer(given), *given.followups]
    assert len(shown) > 2
    for number, message in enumerate(shown, 1):
        assert message.ephemeral
        assert TEXTS.say(language, "privacy-exported", part=number, parts=len(shown)) in text(message)
        (file,) = message.attachments
        assert file.size <= most
        with zipfile.ZipFile(io.BytesIO(await file.read())) as packed:
            parts |= {name: packed.read(name).decode() for name in packed.namelist()}
    assert f"games/{match.id}.pdn" in parts
    found: dict[str, list[object]] = {}
    for name, part in parts.items():
        if name.startswith("data/"):
            found.setdefault(name.removeprefix("data/").rpartition("-")[0], []).extend(json.loads(part))
    assert found.keys() == {table for table, rows in whole.items() if rows}
    assert len(found["match_events"]) == len(whole["match_events"]) == 3


@pytest.mark.parametrize("language", WHOLE)
async def test_the_cards_of_help_and_privacy_say_nothing_that_is_not_registered(
    world: World, language: str
) -> None:
    """With no game, one, and two: all that stands there is in the register of promises, beside lists of commands."""
    known = registered()

    def unknown(message: Any) -> list[str]:
        lines = text(message).replace("-# ", "").splitlines()
        return [each for line in lines for each in sentences(line) if each not in known]

    await world.players.save(world.ann.id, language=language)
    helped = await world.ann.slash(world.channel, "help")
    assert unknown(helped.response) == []
    for games in range(3):
        shown = await in_settings(world.ann, world.channel, "privacy")
        assert unknown(shown.response) == []
        await world.ann.click(answer(shown), label=TEXTS.say(language, "button-privacy-delete"))
        assert unknown(shown.response) == []
        if games < 2:
            place = Place(world.guild.id, world.channel.id)
            agreed = Terms("american", Pace.parse("1d"))
            seek = await world.app[Seeks].invite(world.ben.id, agreed, place, opponent=world.ann.id)
            await world.app[Seeks].join(seek.id, world.ann.id)
    given = await in_settings(world.ann, world.channel, "privacy", "privacy-export")
    assert unknown(answer(given)) == []
    await world.ann.click(answer(shown), label=TEXTS.say(language, "button-privacy-delete-now"))
    assert unknown(shown.response) == []


async def test_the_clocks_of_a_server_stand_still_until_it_has_the_bot_again(world: World) -> None:
    match = await world.played(await world.begun(pace="12h", rated=True), "11-15", "24-20")
    deadline = sure((await world.matches.get(match.id)).deadline)
    guild = world.env.backend.get_guild(world.guild.id)
    # Of a server that comes to it Discord does not say that it was unavailable.
    told = {**guild_create_payload(world.env.backend, guild), "unavailable": None}
    elsewhere = world.env.create_guild("Elsewhere")
    room, ann = elsewhere.create_text_channel("room"), elsewhere.add_member(world.ann.user)
    world.env.backend.remove_guild(guild.id)
    await world.env.settle()
    listed = text((await ann.slash(room, "games")).response)
    assert "I cannot write where this game is played" in listed
    assert "make up for" not in listed
    assert "Time runs out" not in listed
    for _ in range(29):
        world.env.backend.advance_clock(86_400)
        await world.app[Sweeper].sweep()
        assert not (await world.matches.get(match.id)).over
    world.env.backend.guilds[guild.id] = guild
    world.env.backend.emit("GUILD_CREATE", told)
    await world.env.settle()
    back = sure((await world.matches.get(match.id)).deadline)
    assert timedelta(days=29, hours=1) <= back - deadline <= timedelta(days=29, hours=1, minutes=5)


NAME = "Wilhelmina Ötvös"


def sent_since(world: World, count: int) -> str:
    return "\n".join(
        json.dumps(request.json, ensure_ascii=False) for request in world.env.http_requests[count:]
    )


async def test_nothing_in_memory_tells_a_deleted_name(world: World, env: Simulation) -> None:
    """Every board of a tournament named after her was looked at, moved, answered; then she goes."""
    rare = world.guild.add_member(env.create_user("wilhelmina", global_name=NAME))
    place = Place(world.guild.id, world.channel.id)
    agreed = Terms("american", Pace.parse("1d"), rated=False)
    for member in (rare, world.ben, world.eve):
        await member.slash(world.channel, "settings")
    plan = Plan(f"Cup of {NAME}", Format.GROUPS, agreed)
    made = await world.app[Tournaments].create(world.ben.id, plan, place)
    for member in (rare, world.ben, world.eve):
        await world.app[Tournaments].enter(made.id, place.guild_id, member.id)
    await world.app[Tournaments].start(made.id, Asker(world.ben.id, place.guild_id))
    await env.advance_time(120)

    async def look(member: MemberActor) -> None:
        for match in await world.matches.mine(member.id):
            await member.slash(world.channel, "board", game=str(match.id))
        await member.slash(world.channel, "games")
        await member.slash(world.channel, "tournament table", tournament=str(made.id))

    for member in (rare, world.ben, world.eve):
        for match in await world.matches.mine(member.id):
            if match.mover == member.id:
                await member.slash(world.channel, "move", notation="11-15", game=str(match.id))
        await look(member)
    theirs = await world.matches.mine(rare.id)
    asked = await in_settings(rare, world.channel, "privacy")
    await rare.click(answer(asked), label="Delete me")
    await rare.send_dm("hi")
    assert rare.id in world.app[Talk]._heard
    before = len(world.env.http_requests)
    assert NAME in sent_since(world, 0)
    await rare.click(answer(asked), label="Delete me now")
    await env.advance_time(120)
    for member in (world.ben, world.eve):
        await look(member)
        for match in theirs:
            await member.slash(world.channel, "board", game=str(match.id))
            await on_board(member, world.channel, "history", game=str(match.id))
    said = sent_since(world, before)
    assert "Cup of …" in said
    assert "a former player" in said
    assert NAME not in said
    assert str(rare.id) not in said
    players = world.players
    for kept in (players._seen, players._chosen, players._servers, world.app[Talk]._heard):
        assert NAME not in repr(kept)
        assert rare.id not in kept
    assert str(rare.id) not in repr(world.app[Tournaments]._seen)
    # The server goes too, and comes back to nothing that it had chosen.
    env.backend.advance_clock(31 * 86_400)
    await world.app[Departures].left(world.guild.id)
    env.backend.advance_clock(31 * 86_400)
    for _ in range(8):
        await world.app[Sweeper].sweep()
        env.backend.advance_clock(600)
    assert world.guild.id not in players._servers
    assert await world.app[Tournaments].of_match(theirs[0].id) is None
    assert await world.app[Tournaments].listed(world.guild.id) == []


async def test_lists_and_news_of_a_tournament_name_nobody_by_a_number_of_ours(world: World) -> None:
    club = Club(world, 4)
    await club.begin(format="swiss", rounds=3)
    await world.app[Privacy].erase(club.members[0].id)
    await world.env.advance_time(30)
    shown = await club.acts(club.members[1], "players")
    assert "a former player" in shown
    (gone,) = {user for user in (await club.now()).seeds if user < 0}
    elsewhere = stand_in_card(await club.now(), Words(TEXTS, "en"), (gone, club.host.id))
    assert f"<@{gone}>" not in shown + elsewhere.card.text
    assert f"<@{club.host.id}>" in elsewhere.card.text


async def test_who_is_blocked_neither_invites_nor_joins_and_is_not_told_why(
    world: World, language: str
) -> None:
    match = await world.begun()
    await world.players.save(world.ann.id, language=language)
    await world.players.save(world.ben.id, language=language)
    shown = await blocked(world.ann, world.channel, world.ben)
    assert TEXTS.say(language, "blocks-done") in alone(shown)
    assert world.ben.mention in text(shown.response)
    before = len(world.posted())
    refused = await world.ben.slash(world.channel, "play", game="russian", opponent=world.ann)
    assert alone(refused) == TEXTS.say(language, "error-not-available")
    assert len(world.posted()) == before
    opened = await world.ann.slash(world.channel, "play", game="russian")
    pressed = await stepped(world.ben, answer(opened), "join")
    assert text(pressed.response) == TEXTS.say(language, "error-not-available")
    listed = await world.ben.slash(world.channel, "join")
    assert TEXTS.say(language, "list-no-seeks") in text(listed.response)
    # The game under way goes on, and everybody else may join.
    assert not (await world.match_now(match)).over
    await stepped(world.eve, answer(opened), "join")
    assert len(await world.matches.mine(world.ann.id)) == 2
    # The rematch of a game that is over is an invitation too.
    await world.resigned(match, world.ann)
    again = await world.ben.click(world.newest(), label="Rematch")
    assert TEXTS.say(language, "error-not-available") in text(again.response)
    (who,) = choices(shown.response).values()
    await world.ann.select(answer(shown), [who], custom_id="v1:unblock:0:0")
    assert TEXTS.say(language, "blocks-none") in text(shown.response)
    welcome = await world.ben.slash(world.channel, "play", game="russian", opponent=world.ann)
    assert not welcome.ephemeral


async def test_a_rematch_asked_for_before_the_block_calls_nobody_again(world: World) -> None:
    match = await world.begun()
    await world.resigned(match, world.ann)
    final = world.newest()
    await world.ben.click(final, label="Rematch")
    asked = len(world.posted())
    # A person who asks again is shown the card that stands; nobody is called twice.
    again = await world.ben.click(final, label="Rematch")
    assert again.ephemeral
    assert f"/{world.posted()[-1].id})" in text(again.response)
    await blocked(world.ann, world.channel, world.ben)
    for ask in (
        world.ben.click(final, label="Rematch"),
        on_board(world.ben, world.channel, "rematch", game="1"),
    ):
        assert TEXTS.say("en", "error-not-available") in text((await ask).response)
    assert len(world.posted()) == asked


async def test_an_invitation_made_before_the_block_is_withdrawn_and_others_are_not(world: World) -> None:
    invited = await world.ann.slash(world.channel, "play", game="russian", opponent=world.ben)
    to_eve = await world.ann.slash(world.channel, "play", game="russian", opponent=world.eve)
    back = await world.ben.slash(world.channel, "play", game="czech", opponent=world.ann)
    await blocked(world.ann, world.channel, world.ben)
    card = answer(invited)
    assert "join" not in offered_on(card)
    gone = await world.ben.slash(world.channel, "join", seek="1")
    assert text(gone.response) == TEXTS.say("en", "error-seek-gone")
    assert await world.matches.mine(world.ben.id) == []
    # A person whom the block keeps away sees their own invitation as it was: nothing tells them of it.
    assert "join" in offered_on(answer(back))
    await stepped(world.eve, answer(to_eve), "join")
    assert len(await world.matches.mine(world.ann.id)) == 1


async def test_an_invitation_carries_one_line_that_calls_nobody(world: World) -> None:
    line = f"Slow but @everyone {world.eve.mention}\n**serious**"
    await invite(world.ann, world.channel, "russian", opponent=world.ben, note=line)
    assert world.called() == [world.ben.id]


async def test_an_invitation_to_a_position_shows_the_board(world: World) -> None:
    invited = await invite(
        world.ann, world.channel, "international", opponent=world.ben, setup="W:W31,K32:B10,K1"
    )
    (described,) = pictures(invited.response)
    assert "32" in described
    await stepped(world.ben, answer(invited), "join")
    await world.ann.slash(world.channel, "play", game="international")
    await world.ben.slash(world.channel, "join")


async def test_a_standing_invitation_renews_itself_until_its_maker_has_too_many_games(world: World) -> None:
    first = await invite(world.ann, world.channel, "russian", note="any time", also=["standing"])
    await stepped(world.ben, answer(first), "join")

    def offers() -> list[Any]:
        return [message for message in world.posted() if "join" in offered_on(message)]

    (second,) = offers()
    await world.players.save_server(world.guild.id, max_matches=2)
    await stepped(world.eve, second, "join")
    assert offers() == []


async def test_a_block_of_somebody_who_was_deleted_is_listed_and_taken_back(world: World) -> None:
    await blocked(world.ann, world.channel, world.ben)
    await world.app[Privacy].erase(world.ben.id)
    shown = await in_settings(world.ann, world.channel, "blocks")
    await world.ben.slash(world.channel, "play", game="russian", opponent=world.ann)
    (who,) = choices(shown.response).values()
    await world.ann.select(answer(shown), [who], custom_id="v1:unblock:0:0")
    await world.ben.slash(world.channel, "play", game="russian", opponent=world.ann)
