"""Stories of people in different places of a match, who read names and no accounts, and of a server without the bot."""

import io
import json
import zipfile
from typing import Any

import pytest

from bot.core.match import Match
from bot.core.terms import Place
from bot.invitations.service.invitations import Seeks
from bot.sweeper import Sweeper
from bot.world.service.lobby import Lobby
from tests.bot.stories.between import Letterbox, begin_between, first_server, server
from tests.bot.stories.narrative import alone, answer, in_settings, on_board, parts, picked, text
from tests.bot.stories.test_places import brought
from tests.world import TEXTS, Simulation, World


async def conversation(env: Simulation, person: Any) -> Place:
    """The place in which somebody and the bot write to each other."""
    await person.send_dm("hello")
    (found,) = (number for number, each in env.backend.channels.items() if person.id in each.recipient_ids)
    return Place(None, int(found))


def told(result: Any) -> str:
    return json.dumps(list(parts(answer(result))), ensure_ascii=False)


async def test_a_name_stays_a_name_after_both_servers_have_been_forgotten(world: World) -> None:
    one, other = await server(world, 2, "Mira"), await server(world, 3, "Pavel")
    (mira,), (pavel,) = one.people, other.people
    match = await begin_between(world, mira, pavel, one.place, other.place)
    for who in (mira, pavel):
        await conversation(world.env, who)
    for each in (one, other):
        world.env.backend.remove_guild(each.guild.id)
    await world.env.settle()
    await world.matches.act(mira.id, match.id, Match.resign)
    world.env.backend.advance_clock(31 * 86_400)
    for _ in range(8):
        await world.app[Sweeper].sweep()
        world.env.backend.advance_clock(600)
    forgotten = await world.matches.get(match.id)
    assert forgotten.place == forgotten.header.away == Place(None, 0)
    for who, opponent, name in ((mira, pavel, "Pavel"), (pavel, mira, "Mira")):
        listed = await who.user.slash("games", show="finished")
        assert name in told(listed)
        assert str(opponent.id) not in told(listed)
        shown = await who.user.slash("board", game=str(match.id))
        assert name in told(shown)
        assert str(opponent.id) not in told(shown)


async def test_a_rematch_asked_for_in_one_conversation_is_listed_by_name_in_the_other(world: World) -> None:
    one, other = await server(world, 2, "Mira discord.gg/mira"), await server(world, 3, "Pavel")
    (mira,), (pavel,) = one.people, other.people
    match = await begin_between(
        world, mira, pavel, await conversation(world.env, mira), await conversation(world.env, pavel)
    )
    await world.matches.act(mira.id, match.id, Match.resign)
    await world.env.advance_time(4)
    for who in (mira, pavel):
        await world.app[Lobby].agree(who.id)
    await world.app[Seeks].rematch(mira.id, match.id)
    listed = await pavel.user.slash("join")
    suggested = str(await pavel.user.autocomplete("join", "seek", ""))
    assert "Mira" in suggested
    card = await picked(pavel.user, answer(listed), "American checkers: Mira")
    read = (told(listed), suggested, json.dumps(list(parts(card))))
    assert [each for each in read if str(mira.id) in each or "discord.gg" in each] == []


async def test_a_name_that_cannot_be_read_is_four_digits_and_never_the_name_that_one_writes_to(
    world: World,
) -> None:
    here, there = await first_server(world), await server(world, 2, "Mira")
    (mira,) = there.people
    await world.players.remember(mira.id, "\u200b\u2060")
    match = await begin_between(world, world.ann, mira, here.place, there.place)
    for asked in ({"game": str(match.id)}, {}):
        shown = told(await world.ann.slash(here.channel, "board" if asked else "games", **asked))
        assert f"…{mira.id % 10_000:04d}" in shown
        assert str(mira.id) not in shown
        assert mira.user.name not in shown


async def test_no_suggestion_file_film_or_card_of_a_game_tells_of_the_other_server(world: World) -> None:
    here, there = await first_server(world), await server(world, 2, "Mira")
    box = Letterbox(world.env, [here, there])
    mira = there.people[0]
    match = await begin_between(world, world.ann, mira, here.place, there.place)
    for move in ("11-15", "24-20", "8-11", "28-24"):
        mover = (await world.matches.get(match.id)).mover
        await world.matches.play(mover, move, match_id=match.id)
    await world.matches.act(mira.id, match.id, Match.resign)
    await world.env.advance_time(10)
    for who, own, opponent, other, name in (
        (world.ann, here, mira, there, "Mira"),
        (mira, there, world.ann, here, "Ann"),
    ):
        secrets = [other.name, *(str(number) for number in (other.guild.id, other.channel.id, opponent.id))]
        suggested = str(await who.autocomplete(own.channel, "board", "game", ""))
        assert name in suggested
        read = [suggested]
        for step in ("history", "replay", "export", "poster"):
            done = await on_board(who, own.channel, step, game=str(match.id))
            read.append(told(done))
            for file in answer(done).attachments:
                read += [file.filename, (await file.read()).decode(errors="replace")]
                if step == "export":
                    assert name in read[-1]
        given = await in_settings(who, own.channel, "privacy", "privacy-export")
        (packed,) = answer(given).attachments
        with zipfile.ZipFile(io.BytesIO(await packed.read())) as kept:
            read += [kept.read(each).decode() for each in kept.namelist()]
        assert [secret for secret in secrets if any(secret in each for each in read)] == []
    assert box.leaks() == []


async def began(world: World, monkeypatch: pytest.MonkeyPatch, language: str) -> Any:
    """A game of Ann and Ben there, which both read in that language."""
    brought(world, monkeypatch)
    for person in (world.ann, world.ben):
        await world.players.save(person.id, language=language)
    return await world.begun()


async def test_a_letter_leads_to_the_server_of_its_game(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    match = await began(world, monkeypatch, language)
    await world.ann.send_dm("hello")
    await world.ann.user.slash("games")
    for person, move in ((world.ann, "11-15"), (world.ben, "22-18")):
        await person.slash(world.channel, "move", notation=move)
        await env.advance_time(15)
    await world.ann.user.slash("games")
    await world.matches.act(world.ann.id, match.id, Match.resign)
    rematch = await world.app[Seeks].rematch(world.ann.id, match.id)
    assert rematch.place.abroad == world.guild.id, "also in the next game"


async def test_ratings_there_are_those_of_all_servers(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    await began(world, monkeypatch, language)
    for name, options in (("leaderboard", {"game": "american"}), ("profile", {})):
        shown = alone(await world.ann.slash(world.channel, name, **options))
        assert TEXTS.say(language, f"{name}-place", place="all") in shown


@pytest.mark.parametrize(
    ("mine", "theirs", "read"), [("ja", "en-US", "ja"), ("en", "ja", "ja"), ("ja", "en-GB", "en")]
)
async def test_what_is_shown_to_everybody_there_is_in_their_language(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch, mine: str, theirs: str, read: str
) -> None:
    """American English is what Discord gives to a server whose people have chosen none."""
    await began(world, monkeypatch, mine)
    emit = env.backend.emit
    monkeypatch.setattr(env.backend, "emit", lambda event, d: emit(event, {**d, "guild_locale": theirs}))
    shown = await world.ann.slash(world.channel, "leaderboard", game="american", shown=True)
    assert not shown.ephemeral
    assert TEXTS.say(read, "leaderboard-place", place="all") in text(shown.response)


async def test_no_daily_message_is_promised_in_a_channel_there(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought(world, monkeypatch)
    refused = await world.ann.slash(world.channel, "settings", turns="9", turns_here=True)
    assert "needs a server" in alone(refused)
    assert (await world.players.settings(world.ann.id)).turns is None
