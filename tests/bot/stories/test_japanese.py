"""The same stories in Japanese: chosen by the players, and by the server for what everybody reads."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.skin.context import person
from tests.bot.stories.narrative import (
    answer,
    begun,
    buttons,
    in_settings,
    match_now,
    newest,
    offered_on,
    on_board,
    picked,
    pictures,
    played,
    posted,
    stepped,
    text,
    unlinked,
)
from tests.world import Simulation, World

_LATIN = re.compile(r"[A-Za-z]{3,}")
_ALLOWED = {"FEN", "Ann", "Ben"}


@pytest_asyncio.fixture
async def japan(world: World) -> Any:
    """A world in which both players and the server have chosen Japanese."""
    for player in (world.ann, world.ben):
        await world.app[Players].save(player.id, language="ja")
    await world.app[Players].save_server(world.guild.id, language="ja")
    return world


def japanese(message: Any) -> str:
    """The text of the message, in which nothing is left in English."""
    said = unlinked(message)
    assert not set(_LATIN.findall(re.sub(r"/[a-z-]+", "", said))) - _ALLOWED, said
    return said


async def test_from_the_invitation_to_a_draw(japan: Any, env: Simulation) -> None:
    invited = await japan.ann.slash(
        japan.channel, "play", game="american", opponent=japan.ben, colour="black", rated=True
    )
    assert "アメリカンチェッカー" in japanese(invited.response)
    assert list(buttons(invited.response)) == ["承諾する", "辞退する", "取り下げる", "ルール", "覚える"]
    await stepped(japan.ben, invited.response, "join")
    board = newest(japan)
    assert "手番です" in japanese(board)
    assert "黒の兵士12個" in pictures(board)[0]
    (match,) = await japan.app.matches.mine(japan.ann.id)
    await played(japan, match, "11-15", "22-18", "15x22")
    japanese(newest(japan))
    offered = await on_board(japan.ann, japan.channel, "draw")
    japanese(offered.response)
    await japan.ann.click(offered.response, label="提案する")
    japanese(offered.response)
    japanese(newest(japan))
    accepted = await japan.ben.click(newest(japan), label="引き分けに応じる")
    japanese(accepted.response)
    assert "引き分け" in japanese(newest(japan))
    assert (await match_now(japan, match)).over


async def test_choosing_a_move(japan: Any, env: Simulation) -> None:
    match = await begun_in_japanese(japan)
    more = await japan.ann.click(newest(japan), label="その他…")
    japanese(more.response)
    shown = await picked(japan.ann, newest(japan), "11-15")
    japanese(shown)
    played = await japan.ann.click(shown, label="11-15 で決定")
    japanese(played.response)
    assert (await match_now(japan, match)).moves == ("11-15",)


async def test_refusals_and_questions(japan: Any, env: Simulation) -> None:
    match = await begun_in_japanese(japan)
    refused = await japan.ann.slash(japan.channel, "move", notation="1-2")
    assert "1-2" in japanese(refused.response)
    refused = await japan.ben.slash(japan.channel, "move", notation="22-18", game=str(match.id))
    japanese(refused.response)
    asked = await on_board(japan.ann, japan.channel, "resign")
    japanese(asked.response)
    await japan.ann.click(asked.response, label="はい、投了します")
    assert "投了" in japanese(newest(japan))


async def test_an_invitation_with_a_line_and_one_to_a_position(japan: Any, env: Simulation) -> None:
    noted = await japan.ann.slash(
        japan.channel, "play", game="international", opponent=japan.ben, note="ゆっくり **どうぞ**"
    )
    assert "> ゆっくり" in japanese(noted.response)
    assert "**どうぞ**" not in text(noted.response)
    position = await japan.ann.slash(
        japan.channel, "play", game="international", opponent=japan.ben, setup="B:W31,K32:B10,K1", pair=True
    )
    said = japanese(position.response)
    assert "開始局面**：指定局面 `B:W31,K32:B" in said
    assert "黒の手番です。" in said
    assert "2局同時" in said
    assert "色**" not in said
    (described,) = pictures(position.response)
    assert "白のキング1個：32" in described
    await stepped(japan.ben, position.response, "join")
    first, second = posted(japan)[-2:]
    assert "対局開始です" in japanese(first)
    assert "先後を入れ替えたもう1局です。" in japanese(second)
    assert "1手目" not in japanese(second)


async def test_an_invitation_that_stands(japan: Any, env: Simulation) -> None:
    directed = await japan.ann.slash(japan.channel, "play", game="russian", opponent=japan.ben, standing=True)
    assert directed.ephemeral
    japanese(directed.response)
    first = await japan.ann.slash(japan.channel, "play", game="russian", note="いつでも", standing=True)
    assert "常設の募集" in japanese(first.response)
    assert "取り下げるか、本人の対局数がサーバーの上限になるまで続きます。" in japanese(first.response)
    await stepped(japan.ben, first.response, "join")
    (second,) = [message for message in posted(japan) if "join" in offered_on(message)]
    assert second.id != answer(first).id
    assert "> いつでも" in japanese(second)
    await japan.app.players.save_server(japan.guild.id, max_matches=2)
    await stepped(japan.eve, second, "join")
    ended = next(message for message in posted(japan) if "常設の募集を終了しました" in text(message))
    japanese(ended)


async def test_prepared_moves_a_zone_and_an_offer_with_a_move(japan: Any, env: Simulation) -> None:
    match = await begun_in_japanese(japan)
    await japan.app.conditionals.add(japan.ben.id, match.id, ("11-15", "22-18"))
    await japan.ann.slash(japan.channel, "move", notation="11-15")
    assert "2手目" in japanese(newest(japan))
    assert "2手目 22-18" in pictures(newest(japan))[0]
    told = (await japan.ben.slash(japan.channel, "board")).followups[-1]
    assert "残りの手順はありません。" in japanese(told)
    taken = await in_settings(japan.ann, japan.channel, "vacation", "vacation-ask", first="明日", last="明日")
    assert "タイムゾーン" in text(taken.response)
    await japan.ann.slash(japan.channel, "move", notation="15x22", draw=True)
    asked = await japan.ben.click(newest(japan), label="引き分けの返事")
    assert list(buttons(asked.response)) == ["引き分けに応じる", "引き分けを断る"]
    await japan.ben.click(asked.response, label="引き分けに応じる")
    again = await on_board(japan.ann, japan.channel, "rematch")
    assert "再戦のお誘い" in japanese(again.response)


async def test_lists_and_help(japan: Any, env: Simulation) -> None:
    await begun_in_japanese(japan)
    japanese((await japan.ann.slash(japan.channel, "games")).response)
    japanese((await japan.ann.slash(japan.channel, "board")).response)
    japanese((await japan.ann.slash(japan.channel, "join")).response)
    japanese((await japan.ann.slash(japan.channel, "learn", game="russian", rules=True)).response)


async def test_everybody_reads_the_language_of_the_server_and_each_their_own(
    world: World, env: Simulation
) -> None:
    await world.app[Players].save(world.ann.id, language="ja")
    await world.app[Players].save_server(world.guild.id, language="en")
    await begun(world)
    assert "to move" in text(newest(world))
    mine = await world.ann.slash(world.channel, "board")
    assert "手番です" in text(mine.response)
    theirs = await world.ben.slash(world.channel, "board")
    assert "to move" in text(theirs.response)
    assert len(posted(world)) == 2


async def begun_in_japanese(world: World) -> Any:
    invited = await world.ann.slash(
        world.channel, "play", game="american", opponent=world.ben, colour="black"
    )
    await stepped(world.ben, answer(invited), "join")
    (match,) = await world.app[Matches].mine(world.ann.id)
    return match


async def test_who_has_chosen_nothing_is_answered_as_discord_speaks_to_them(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(world)
    emit = env.backend.emit

    def from_japan(event: str, payload: Any) -> None:
        emit(event, {**payload, "locale": "ja"} if event == "INTERACTION_CREATE" else payload)

    monkeypatch.setattr(env.backend, "emit", from_japan)
    japanese((await world.ann.slash(world.channel, "board")).response)
    await world.app[Players].save(world.ann.id, language="en")
    assert "to move" in text((await world.ann.slash(world.channel, "board")).response)


async def test_every_command_is_described_in_japanese_to_discord(world: World, env: Simulation) -> None:
    for command in await world.bot.tree.fetch_commands():
        entry = command.type is not discord.AppCommandType.chat_input
        said = command.name_localizations if entry else command.description_localizations
        assert said[discord.Locale.japanese], command.name


async def test_a_server_speaks_the_language_of_who_first_invites_there(world: World, env: Simulation) -> None:
    await world.app[Players].save(world.ann.id, language="ja")
    invited = await world.ann.slash(world.channel, "play", game="russian")
    assert "対局相手の募集" in text(invited.response)
    assert "これからこのサーバーでは日本語で表示します" in text(invited.response)
    # It stays so for later people, and is said once.
    later = await world.ben.slash(world.channel, "play", game="american")
    assert "対局相手の募集" in text(later.response)
    assert "これから" not in text(later.response)
    # A server that chooses another language has it.
    await world.app[Players].save_server(world.guild.id, language="en")
    chosen = await world.ann.slash(world.channel, "play", game="german")
    assert "who plays?" in text(chosen.response)


async def test_who_was_heard_to_speak_japanese_is_written_to_in_it(world: World, env: Simulation) -> None:
    await world.app[Players].remember(world.ben.id, "Ben", "ja")
    settings = await world.app[Players].settings(world.ben.id)
    assert (settings.locale, settings.zone) == ("ja", "Asia/Tokyo")
    read = await person(world.bot, world.ben.id)
    assert read.words.language == "ja"
    # A zone of one's own choice is kept, and so is a language.
    await world.app[Players].save(world.ben.id, zone="Europe/Riga", language="en")
    await world.app[Players].remember(world.ben.id, "Ben", "ko")
    settings = await world.app[Players].settings(world.ben.id)
    assert (settings.locale, settings.zone) == ("ko", "Europe/Riga")
    assert (await person(world.bot, world.ben.id)).words.language == "en"
