"""Moves typed as people talk: to the bot alone, and in a channel to it."""

import re
from typing import Any

import pytest
import sqlalchemy as sa
from discord import MessageType
from simcord.backend.models import AllowedMentions

from bot.people import rows as people
from bot.store.tables import metadata
from bot.talk.service import AT_ONCE, PACE
from tests.bot.stories.narrative import GALLERY, SELECT, answer, buttons, parts, text
from tests.world import TEXTS, World

HOW = {language: TEXTS.say(language, "talk-how").partition("/games")[0] for language in ("en", "ja")}


async def told(world: World, who: Any, words: str, to: Any = None, **more: Any) -> list[Any]:
    """The bot's answers to a message that somebody sends it alone, `to` one of its own."""
    await world.env.advance_time(PACE.total_seconds())
    if to is not None:
        more["reference"] = {"channel_id": str(who.user.dm_channel.id), "message_id": str(to.id)}
    sent = await who.send_dm(words, **more)
    return [message for message in who.user.dm_channel.history() if message.id > sent.id]


async def here(world: World, who: Any, words: str, to: Any = None) -> list[Any]:
    """The same in the channel, where it is called."""
    await world.env.advance_time(PACE.total_seconds())
    sent = await who.send(world.channel, words.replace("@", world.me.mention), reply_to=to)
    return [message for message in world.posted() if message.id > sent.id]


async def hearing(world: World) -> None:
    """The operator lets the bot hear what is written to it in channels."""
    world.mentions = True
    await world.restart()


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_alone_with_the_bot_a_message_is_a_move_or_a_word_in_the_place_of_one(
    world: World, language: str
) -> None:
    await world.speak(language, world.ann, world.ben)
    match = await world.begun("international")
    for talk in ("hi", "こんにちは", "<@1> ?"):
        (how,) = await told(world, world.ann, talk)
        assert text(how).startswith(HOW[language])
    (file,) = await told(world, world.ann, "", attachments=_file(world))
    assert text(file).startswith(TEXTS.say(language, "talk-file").partition("/")[0])
    (refused,) = await told(world, world.ann, "32-20")
    assert {"32-27", "32-28"} < buttons(refused).keys()
    (played,) = await told(world, world.ann, "３２ー２８")
    assert TEXTS.say(language, "move-played", move="32-28") in text(played)
    assert (await world.match_now(match)).moves == ("32-28",)
    assert "32-28" in text(world.newest()), "everybody sees the board where it is played"
    # A word asks before it does anything, and its question turns into the answer.
    for word, action in (("resign", "resign-now"), ("投了", "resign-now"), ("½", "draw-offer")):
        (asked,) = await told(world, world.ann, word)
        assert next(iter(buttons(asked).values())).startswith(f"v1:{action}:{match.id}:")
    assert not (await world.match_now(match)).over
    done = answer(await world.ann.user.click(asked, custom_id=f"v1:draw-offer:{match.id}:2"))
    assert done.id == asked.id
    assert TEXTS.say(language, "draw-offered") in text(done)


async def test_a_message_that_comes_again_or_is_edited_counts_once(world: World) -> None:
    match = await world.begun("international")
    move = await world.ann.send_dm("32-28")
    event = next(
        payload
        for kind, name, payload in world.env.backend.transcript
        if (kind, name) == ("GATEWAY", "MESSAGE_CREATE") and payload["id"] == str(move.id)
    )
    seen = len(world.ann.user.dm_channel.history()), len(world.posted())
    world.env.backend.emit("MESSAGE_CREATE", event)
    world.env.backend.edit_message(move.channel.id, move.id, {"content": "31-27"})
    await world.env.settle()
    assert (await world.match_now(match)).moves == ("32-28",)
    assert seen == (len(world.ann.user.dm_channel.history()), len(world.posted()))
    # Another process knows the move by the number of its message, and shows it again under the same nonce.
    await world.restart()
    world.env.backend.emit("MESSAGE_CREATE", event)
    await world.env.settle()
    assert (await world.match_now(match)).moves == ("32-28",)
    nonces = [(each.json or {}).get("nonce", "") for each in world.env.http_requests if each.method == "POST"]
    assert nonces.count(f"{move.id}-0") == 2


async def test_the_board_that_one_replies_to_names_the_game(world: World) -> None:
    first, second = await world.begun("international"), await world.begun("frisian")
    (asked,) = await told(world, world.ann, "32-28")
    assert list(buttons(asked)) == [f"#{match.id}: play 32-28" for match in (first, second)]
    shown = answer(await world.ann.user.slash("board", game=str(second.id)))
    (played,) = await told(world, world.ann, "32-28", shown)
    assert f"#{second.id}" in text(played)
    (played,) = await told(world, world.ann, f"33-28 #{first.id}")
    assert (await world.match_now(first)).moves == ("33-28",)
    assert (await world.match_now(second)).moves == ("32-28",)


async def test_in_a_conversation_the_board_against_the_bot_comes_with_each_move(world: World) -> None:
    await world.ann.user.slash("practice", game="international", colour="white")
    (board,) = await told(world, world.ann, "32-28")
    assert GALLERY in [part["type"] for part in parts(board)]
    assert re.search(r"1\.\.\..* played", text(board)), "the bot has replied"
    # A move chosen there is shown there.
    menu = next(part for part in parts(board) if part["type"] == SELECT)
    move = menu["options"][0]["value"]
    asked = answer(await world.ann.user.select(board, [move], custom_id=menu["custom_id"]))
    shown = answer(await world.ann.user.click(asked, custom_id=next(iter(buttons(asked).values()))))
    assert shown.id == board.id
    assert f"You played **{move}**." in text(shown)
    # One that nobody else sees leaves the message in the server for the conversation.
    alone = await world.ben.slash(world.channel, "practice", game="international", colour="white")
    (board,) = await told(world, world.ben, "32-28")
    assert re.search(r"1\.\.\..* played", text(board))
    assert alone.response is None


async def test_nothing_of_a_message_is_stored_but_the_move(world: World) -> None:
    await world.begun("international")
    await told(world, world.eve, "Sesame, open 5 doors")
    await told(world, world.ann, "Sesame 99-98")
    async with world.app.database.reading() as connection:
        assert await people.names(connection, [world.eve.id]) == {}
        for table in metadata.sorted_tables:
            rows = (await connection.execute(sa.select(table))).all()
            assert "sesame" not in str(rows).casefold(), table.name
    assert "sesame" not in world.log.getvalue().casefold()
    # No message tells the language of its writer: that of their last command counts.
    await world.players.remember(world.ben.id, "Ben", "ja")
    assert text((await told(world, world.ben, "hi"))[0]).startswith(HOW["ja"])


async def test_who_writes_very_much_is_answered_rarely_and_others_as_ever(world: World) -> None:
    match = await world.begun("international")
    for wait, count in ((0, AT_ONCE), (PACE.total_seconds(), 1)):
        await world.env.advance_time(wait)
        before = len(world.eve.user.dm_channel.history())
        for _ in range(3 * AT_ONCE):
            await world.eve.send_dm("hi")
        assert len(world.eve.user.dm_channel.history()) - before == 3 * AT_ONCE + count
    assert await told(world, world.ann, "32-28")
    assert (await world.match_now(match)).moves


async def test_without_the_switch_no_message_of_a_server_reaches_the_bot(world: World) -> None:
    match = await world.begun("international")
    assert await here(world, world.ann, "@ 32-28") == []
    assert not (await world.match_now(match)).moves
    assert not world.bot.intents.guild_messages


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_in_a_channel_a_move_is_shown_and_a_refusal_is_one_line_for_a_minute(
    world: World, language: str
) -> None:
    await world.speak(language, world.ann, world.ben)
    match = await world.begun("international")
    await hearing(world)
    before = len(world.posted())
    for who, words in ((world.ann, "@ 32-20"), (world.ann, "@ 32-99"), (world.ben, "@ 17-21")):
        (line,) = await here(world, who, words)
        assert line.type is MessageType.reply
        assert line.flags.suppress_notifications
        assert "\n" not in text(line)
        assert not buttons(line)
        assert world.called() == []
    (line,) = await here(world, world.ann, "@ resign")
    assert text(line) == TEXTS.say(language, "talk-wish")
    await world.env.advance_time(61)
    assert [message.author.id for message in world.posted()[before:]] == [
        *(world.ann.id, world.ann.id, world.ben.id, world.ann.id)
    ]
    (board,) = await here(world, world.ann, "@32-28")
    assert world.called() == [world.ben.id]
    assert board.type is MessageType.default
    (board,) = await here(world, world.ben, "17-21", board)
    assert (await world.match_now(match)).moves == ("32-28", "17-21")


async def test_talk_to_others_is_left_alone(world: World) -> None:
    await world.begun("international")
    await hearing(world)
    board = world.newest()
    for who, words, to in (
        *(
            (world.ann, words, None)
            for words in ("32-28", "@", "@ hi", "@ thanks for 5 games", "@ 5! 32-28?")
        ),
        *((world.ann, "@ 32-28 " + "very " * 30, None), (world.eve, "@ 32-28", None)),
        *((world.ann, "well played", board), (world.eve, "32-28", board), (world.eve, "@", board)),
    ):
        assert await here(world, who, words, to) == [], words
    to = {"channel_id": str(world.channel.id), "message_id": str(board.id)}
    quiet = AllowedMentions(replied_user=False)
    said = len(world.posted())
    world.env.backend.create_message(
        world.channel.id, world.ann.id, "32-28", reference=to, allowed_mentions=quiet
    )
    await world.env.settle()
    assert len(world.posted()) == said + 1, "a reply that calls nobody"
    # Discord kept the words of a pinged reply to itself: this may have been a move.
    (line,) = await here(world, world.ann, "@", board)
    assert text(line) == f"To move, mention me: {world.me.mention} `32-28`."


async def test_in_a_channel_a_move_goes_to_a_game_there_and_no_secret_is_told(world: World) -> None:
    secret = await world.begun("international", where=world.secret("den", world.ann, world.ben))
    alone = await world.ann.slash(world.channel, "practice", game="international", colour="white")
    assert alone.ephemeral
    await hearing(world)
    assert await here(world, world.ann, "@ 32-28") == []
    for number in (secret.id, secret.id + 1):
        assert await here(world, world.ann, f"@ 32-28 #{number}") == []
    first, second = await world.begun("international"), await world.begun("frisian")
    (line,) = await here(world, world.ann, "@ 32-28")
    assert text(line).startswith("Which game do you mean?")
    (board,) = await here(world, world.ann, f"@ 32-28 #{second.id}")
    assert f"game #{second.id}" in text(board)
    assert not (await world.match_now(first)).moves
    assert not (await world.match_now(secret)).moves


async def test_where_it_may_not_write_a_move_counts_and_nothing_fails(world: World) -> None:
    match = await world.begun("international")
    await hearing(world)
    await world.lacks(world.channel, "send_messages")
    for words in ("@ draw", "@ 32-20", "@ 32-28"):
        assert await here(world, world.ann, words) == []
    assert (await world.match_now(match)).moves == ("32-28",)


def _file(world: World) -> Any:
    return world.env.backend.store_attachments(world.ann.user.dm_channel.id, [("game.pdn", b"1. 32-28")])
