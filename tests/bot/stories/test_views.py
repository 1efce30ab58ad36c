"""Stories of looking at games: boards, lists, moves, history, rules, help."""

from typing import Any

import discord
import pytest

from bot.match.answers import games
from bot.skin.card import Attached
from rules import GAMES
from rules.records.game_record import GameRecord, read_records
from rules.records.pdn import read_pdn
from rules.records.record import Record
from tests.bot.stories import narrative
from tests.bot.stories.narrative import (
    alone,
    answer,
    choices,
    invite,
    on_board,
    picked,
    pictures,
    source,
    stepped,
    text,
)
from tests.world import TEXTS, World


async def test_the_board_is_private_unless_shown(world: World) -> None:
    match = await world.begun()
    before = len(world.posted())
    alone = await world.ann.slash(world.channel, "board")
    assert alone.ephemeral
    assert pictures(alone.response)
    shown = await world.eve.slash(world.channel, "board", game=f"#{match.id}", shown=True)
    assert not shown.ephemeral
    assert len(world.posted()) == before + 1


async def test_my_games_are_listed_with_those_that_wait_first(world: World) -> None:
    await world.begun()
    invited = await invite(world.ben, world.channel, "international", opponent=world.ann, colour="white")
    await stepped(world.ann, answer(invited), "join")
    listed = await world.ann.slash(world.channel, "games")
    said = text(listed.response)
    assert said.index("American") < said.index("International")
    await picked(world.ann, answer(listed), "#2 International draughts", menu=1)
    await world.ann.click(answer(listed), label="Next game")


async def test_a_game_that_is_over_has_nobody_to_move(world: World) -> None:
    await world.played(await world.begun(), "11-15")
    more = await world.ann.click(world.newest(), label="More …")
    await on_board(world.ben, world.channel, "resign", "resign-now")
    assert "to move" not in pictures(world.newest())[0]
    assert "to move" not in text(await picked(world.ann, answer(more), "All legal moves"))


async def test_stepping_through_a_game(world: World) -> None:
    match = await world.played(await world.begun(), "11-15", "22-18", "15x22")
    shown = await on_board(world.eve, world.channel, "history", game=str(match.id))
    await world.eve.click(answer(shown), label="Previous")
    await world.eve.click(answer(shown), label="First")
    await world.eve.click(answer(shown), label="Next")
    await world.eve.click(answer(shown), label="Last")
    form = await world.eve.click(answer(shown), label="Go to …")
    await world.eve.submit_modal(form, {"notation": "#1"})
    assert "After move 1 of 3" in text(shown.response)
    form = await world.eve.click(answer(shown), label="Go to …")
    await world.eve.submit_modal(form, {"notation": "the end"})


async def test_an_onlooker_sees_each_step_of_a_game_from_the_same_side(world: World) -> None:
    for person in (world.ben, world.eve):
        await world.players.save(person.id, text_board=True)
    match = await world.played(await world.begun(), "11-15", "22-18", "15x22")
    # Ben is to move, so an onlooker sees what he sees, also of the positions in which it was Ann's turn.
    seen = {
        person: await on_board(person, world.channel, "history", game=str(match.id))
        for person in (world.ben, world.eve)
    }
    for step in ("Previous", "First", "Next", "Last"):
        ben, eve = (answer(seen[person]) for person in (world.ben, world.eve))
        assert source(eve) == source(ben)
        assert source(eve).split("```")[1].endswith("o32\n")
        assert await eve.attachments[0].read() == await ben.attachments[0].read(), step
        for person in (world.ben, world.eve):
            await person.click(answer(seen[person]), label=step)


async def test_rules_are_explained_before_joining(world: World) -> None:
    await world.ann.slash(world.channel, "play", game="russian")
    explained = await world.ben.click(world.newest(), label="Rules")
    assert "Rules: Russian draughts" in alone(explained)
    assert pictures(explained.response)
    asked = await world.ben.slash(world.channel, "learn", game="shashki", rules=True)
    assert text(asked.response) == text(explained.response)
    await world.players.save_server(world.guild.id, game="russian")
    usual = await world.ben.slash(world.channel, "learn", rules=True)
    assert text(usual.response) == text(explained.response)


async def test_the_rules_of_a_game_with_options_are_found_and_shown_to_the_asker_alone(
    world: World, language: str
) -> None:
    await world.players.save(world.ann.id, language=language)
    name = TEXTS.say(language, "game-malaysian")
    offered = await world.ann.autocomplete(world.channel, "learn", "game", name[:4])
    assert "malaysian" in [choice["value"] for choice in offered]
    usual = answer(await world.ann.slash(world.channel, "learn", game="malaysian", rules=True))
    chosen = await world.ann.select(usual, [str(len(choices(usual)) - 1)])
    assert "`8x8`" in alone(chosen), "the options are listed"
    for game in ("malaysian:8x8,forward", f"{name}:forward,8x8"):
        chosen = await world.ann.slash(world.channel, "learn", game=game, rules=True)
        heading = alone(chosen).splitlines()[0]
        assert TEXTS.say(language, "rules-heading", game=name) in heading
        assert "8×8" in heading
        lesson = await world.ann.slash(world.channel, "learn", game=game)
        assert text(answer(await stepped(world.ann, answer(lesson), "rules-of"))) == alone(chosen)
    assert world.posted() == []


async def turned(reader: Any, asked: Any) -> str:
    """The texts of the page that is shown and of those that follow."""
    said = [source(asked.response)]
    while "Next page" in narrative.buttons(asked.response):
        await reader.click(answer(asked), label="Next page")
        said.append(source(asked.response))
    return "\n".join(said)


async def test_help_names_every_command_that_one_may_call(world: World) -> None:
    asked = await world.eve.slash(world.channel, "help")
    assert "/learn teaches, /practice plays me, /problem is today’s problem" in text(asked.response)
    await world.eve.click(answer(asked), label="All commands and games")
    mine = await turned(world.eve, asked)
    boss = world.boss(administrator=True)
    asked = await boss.slash(world.channel, "help")
    await boss.click(answer(asked), label="All commands and games")
    all_of_them = await turned(boss, asked)
    known = {each.name: each.id for each in await world.bot.tree.fetch_commands()}
    for command in world.bot.tree.walk_commands():
        if isinstance(command, discord.app_commands.Command):
            root = command.root_parent or command
            clickable = f"</{command.qualified_name}:{known[root.name]}>"
            assert clickable in all_of_them
            assert (clickable in mine) is (root.name != "server")


async def test_a_command_that_a_sentence_names_can_be_clicked(world: World) -> None:
    asked = await world.ann.slash(world.channel, "board", game="#99")
    known = {each.name: each.id for each in await world.bot.tree.fetch_commands()}
    said = source(asked.response)
    assert said.startswith("There is no such game.")
    assert f"</games:{known['games']}>" in said
    assert f"</play:{known['play']}>" in said


async def test_open_invitations_are_listed_and_joined_from_the_list(world: World) -> None:
    await world.ann.slash(world.channel, "play", game="american")
    listed = await world.ben.slash(world.channel, "join")
    shown = await world.ben.select(answer(listed), list(narrative.choices(answer(listed)).values()))
    await stepped(world.ben, answer(shown), "join")
    assert len(await world.matches.mine(world.ben.id)) == 1


async def test_choices_are_offered_while_typing(world: World) -> None:
    match = await world.begun()

    async def hints(actor: Any, command: str, option: str, typed: str, **filled: Any) -> dict[str, str]:
        found = await actor.autocomplete(world.channel, command, option, typed, **filled)
        return {choice["name"]: choice["value"] for choice in found}

    assert (await hints(world.ann, "move", "notation", "11"))["11-15"] == "11-15"
    assert await hints(world.ben, "move", "notation", "2") == {}
    assert list(await hints(world.ann, "move", "notation", "11 15")) == ["11-15"]
    assert list(await hints(world.ann, "move", "notation", "1. 11–16")) == ["11-16"]
    assert len(await hints(world.ann, "play", "game", "")) == len(GAMES)
    assert "russian" in (await hints(world.ann, "play", "game", "rus")).values()
    assert "gothic:flying" in (await hints(world.ann, "play", "game", "gothic")).values()
    assert "standard" in (await hints(world.ann, "play", "pace", "")).values()
    assert "36h" in (await hints(world.ann, "play", "pace", "36h")).values()
    assert str(match.id) in (await hints(world.ben, "board", "game", "")).values()
    for key in (key for key, game in GAMES.items() if game.ballots):
        assert "lot" in (await hints(world.ann, "practice", "setup", "", game=key)).values()
    await world.ann.slash(world.channel, "play", game="american")
    assert len(await hints(world.ben, "join", "seek", "")) == 1
    assert await hints(world.ann, "join", "seek", "") == {}


async def test_a_game_is_saved_as_a_file_that_reads_back(world: World) -> None:
    match = await world.played(await world.begun(), "11-15", "22-18", "15x22")
    saved = await on_board(world.eve, world.channel, "export", game=str(match.id))
    (file,) = answer(saved).attachments
    assert file.filename == f"american-{match.id}.pdn"
    (record,) = read_pdn((await file.read()).decode())
    assert isinstance(record, Record)
    assert [ply.text for ply in record.plies] == ["11-15", "22-18", "15x22"]
    assert (record.tag("Black"), record.tag("White"), record.result) == ("Ann", "Ben", "*")
    assert (record.tag("Event"), record.tag("Site")) == (f"Game {match.id}", "Discord")
    assert record.tag("Date") == f"{match.started_at:%Y.%m.%d}"
    assert match.terms.pace.key == "standard"
    assert record.tag("TimeControl") == "432000+64800"
    assert (record.tag("Round"), record.tag("Termination")) == ("-", "unterminated")
    assert (record.tag("UTCDate"), record.tag("UTCTime")) == (
        f"{match.started_at:%Y.%m.%d}",
        f"{match.started_at:%H:%M:%S}",
    )


async def test_a_game_without_pdn_is_saved_in_our_own_record(world: World) -> None:
    match = await world.begun("zongheng")
    move = match.game.format(match.state, match.game.legal_moves(match.state)[0])
    await world.played(match, move)
    saved = await on_board(world.ann, world.channel, "export")
    (file,) = answer(saved).attachments
    assert file.filename.endswith(".txt")
    (record,) = read_records((await file.read()).decode())
    assert isinstance(record, GameRecord)
    assert record.moves == (move,)
    assert ("Black", "Ann") in record.tags


async def test_a_game_whose_animation_is_too_large_is_stepped_through(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def large(*_: object) -> Attached:
        return Attached("game.gif", bytes(30 << 20))

    await world.played(await world.begun(), "11-15")
    monkeypatch.setattr(games, "replay_board", large)
    told = await on_board(world.ann, world.channel, "replay")
    assert "too large for this server. Move list steps" in text(told.response)
    assert not answer(told).attachments


async def test_a_finished_game_is_played_back_by_its_button(world: World) -> None:
    match = await world.played(await world.begun(), "11-15", "22-18")
    await world.resigned(match, world.ann)
    shown = await stepped(world.ben, world.newest(), "replay")
    (film,) = answer(shown).attachments
    assert film.filename.endswith(".gif")
