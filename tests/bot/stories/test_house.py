"""Stories of house games: a server composes draughts as it plays it at home, and two people play it to its end."""

from random import Random
from typing import Any

import discord
import pytest

from bot.core.errors import BadHouseGame, SeekGone
from bot.house_games.cards import coded, composer_card, decoded, house_card, open_card
from bot.house_games.model import MAX_NAME, MOST
from bot.house_games.rows import drop
from bot.house_games.service import HouseGames
from bot.invitations.service.invitations import Seeks
from bot.language.words import Words
from bot.practice.service import PracticeGames
from bot.skin.card import MAX_TEXT
from bot.store import locks
from rules import Ending
from tests.bot.fixtures import items_of
from tests.bot.stories.narrative import alone, answer, buttons, choices, invite, menus, parts, stepped, text
from tests.bot.stories.test_menus import played_at_random
from tests.rules.draughts.houses import EVERY_HOUSE
from tests.seed import SEED
from tests.world import TEXTS, Simulation, World

KEY = "house:8x8+right-backward-flying-giveaway"
NAMES = {"en": "As at home", "ja": "わが家のチェッカー"}


async def speaking(world: World, language: str) -> Any:
    """The manager of a server in which everybody speaks this language."""
    await world.speak(language, world.ann, world.ben, boss := world.boss())
    return boss


def say(language: str, message: str, **facts: Any) -> str:
    return TEXTS.say(language, message, **facts)


async def panel_of(world: World, boss: Any) -> Any:
    """The list of the house games, reached as people reach it."""
    shown = answer(await boss.slash(world.channel, "server settings"))
    panel = answer(await boss.click(shown, custom_id="v1:setup:0:0"))
    return answer(await boss.click(panel, custom_id="v1:house:0:0"))


async def turned(boss: Any, panel: Any, trait: str, value: str | None = None) -> Any:
    """The panel after one trait was changed: a switch pressed, or a value chosen in a menu."""
    control = next(
        part["custom_id"]
        for part in parts(panel)
        if part.get("custom_id", "").startswith(f"v1:house-set:0:0:{trait}:")
    )
    if value is None:
        return answer(await boss.click(panel, custom_id=control))
    return answer(await boss.select(panel, [value], custom_id=control))


async def rules_from(boss: Any, card: Any) -> str:
    """All that the rules say behind the button of a card."""
    return await chapters_of(boss, answer(await stepped(boss, card, "rules-of")))


async def chapters_of(reader: Any, shown: Any) -> str:
    """The rules, chapter by chapter; their pictures again in the end."""
    told = ""
    for value in choices(shown).values():
        told += text(shown := answer(await reader.select(shown, [value])))
    await stepped(reader, shown, "rules-of")
    return told


async def composed(world: World, boss: Any, language: str, *traits: str, name: str = "") -> Any:
    """The list after a house game with these switches was saved."""
    panel = answer(await stepped(boss, await panel_of(world, boss), "house-new"))
    for trait in traits:
        panel = await turned(boss, panel, trait)
    form = await stepped(boss, panel, "house-save")
    return answer(await boss.submit_modal(form, {"notation": name or NAMES[language]}))


def test_the_rules_of_every_house_game_have_room_on_its_cards(language: str) -> None:
    words = Words(TEXTS, language)
    full = house_card({rules.key: rules.key for rules in EVERY_HOUSE[:MOST]}, words).card
    assert [each.disabled for each in items_of(full) if isinstance(each, discord.ui.Button)] == [
        True,
        False,
    ]
    for rules in EVERY_HOUSE[SEED % 7 :: 7]:
        assert decoded(coded(rules)) == rules
        for card in (composer_card(rules, words), open_card(rules, "x" * MAX_NAME, words)):
            assert "…" not in card.card.text.splitlines()[-1], rules.key
            assert len(card.card.text) < MAX_TEXT


async def test_a_server_composes_its_game_and_reads_the_rules_before_it_is_saved(
    world: World, language: str
) -> None:
    boss = await speaking(world, language)
    panel = answer(await stepped(boss, await panel_of(world, boss), "house-new"))
    words = Words(TEXTS, language)
    assert words.line(KEY) not in text(panel)
    for trait in ("right", "backward", "flying", "giveaway"):
        panel = await turned(boss, panel, trait)
    assert words.line(KEY) in text(panel)
    assert say(language, "trait-win-given-away") in await rules_from(boss, panel)
    assert not await world.app[HouseGames].names(world.guild.id), "nothing is saved before it has a name"
    form = await stepped(boss, panel, "house-save")
    listed = answer(await boss.submit_modal(form, {"notation": f"**{NAMES[language]}**"}))
    assert listed.ephemeral
    assert NAMES[language] in text(listed)
    assert dict(await world.app[HouseGames].names(world.guild.id)) == {KEY: NAMES[language]}
    ((value,),) = (choices(listed).values(),)
    opened = answer(await boss.select(listed, [value], custom_id="v1:house-open:0:0"))
    assert say(language, "trait-win-given-away") in await rules_from(boss, opened)
    form = await stepped(boss, opened, "house-rename")
    renamed = answer(await boss.submit_modal(form, {"notation": "Zweiter"}))
    assert "### Zweiter" in text(renamed)
    pictured = answer(await stepped(boss, renamed, "rules-of"))
    assert say(language, "rules-heading", game="Zweiter") in text(pictured)
    gone = answer(await stepped(boss, renamed, "house-remove"))
    assert "Zweiter" not in text(gone)
    assert not await world.app[HouseGames].names(world.guild.id)


async def test_contradictions_are_told_with_what_to_do_and_cannot_be_saved(
    world: World, language: str
) -> None:
    boss = await speaking(world, language)
    panel = answer(await stepped(boss, await panel_of(world, boss), "house-new"))
    panel = await turned(boss, panel, "refusal", "1")
    assert say(language, "trait-capture-optional") in await rules_from(boss, panel)
    panel = await turned(boss, panel, "priority", "1")
    assert say(language, "error-clashing-traits-free-priority") in text(panel)
    saving = next(part for part in parts(panel) if part.get("custom_id", "").startswith("v1:house-save:"))
    assert saving["disabled"]
    panel = await turned(boss, panel, "priority", "0")
    assert say(language, "error-clashing-traits-free-priority") not in text(panel)
    form = await stepped(boss, panel, "house-save")
    refused = await boss.submit_modal(form, {"notation": say(language, "game-russian")})
    assert say(language, "error-bad-house-game-taken", name=say(language, "game-russian")) in alone(refused)
    assert not await world.app[HouseGames].names(world.guild.id)


@pytest.mark.slow
async def test_two_people_play_it_to_its_end_though_it_is_removed_in_mid_game(
    world: World, language: str
) -> None:
    boss, name = await speaking(world, language), NAMES[language]
    await composed(world, boss, language, "right", "backward", "flying", "giveaway")
    offered = await world.ann.autocomplete(world.channel, "play", "game", "")
    assert offered[0]["name"] == name
    invited = await invite(world.ann, world.channel, KEY, opponent=world.ben, colour="white", pace="none")
    assert name in text(answer(invited))
    await stepped(world.ben, answer(invited), "join")
    (match,) = await world.matches.mine(world.ann.id)
    assert match.terms.game == KEY
    assert not match.terms.rated
    assert name in text(world.newest())
    legal = {match.game.format(match.state, move) for move in match.game.legal_moves(match.state)}
    assert await world.ann.slash(world.channel, "move", notation=sorted(legal)[0], game=str(match.id))
    listed = await panel_of(world, boss)
    opened = answer(await boss.select(listed, [*choices(listed).values()], custom_id="v1:house-open:0:0"))
    await stepped(boss, opened, "house-remove")
    assert name not in [
        choice["name"] for choice in await world.ann.autocomplete(world.channel, "play", "game", "")
    ]
    over = await played_at_random(world, await world.match_now(match), Random(language), language)
    assert over.outcome is not None
    if over.outcome.ending is Ending.GIVEN_AWAY:
        assert say(language, "ending-given-away") in text(world.newest())
    assert f"{say(language, 'game-house')}" in text(world.newest())


async def test_its_removal_ends_its_invitations_and_says_so(world: World, language: str) -> None:
    boss, name = await speaking(world, language), NAMES[language]
    await composed(world, boss, language, "right", "backward", "flying", "giveaway")
    cards = [
        answer(await invite(world.ann, world.channel, KEY, pace="none", **options))
        for options in ({}, {"opponent": world.ben}, {"also": ["standing"]})
    ]
    words = Words(TEXTS, language)
    numbers = {card.id: int(buttons(card)[say(language, "button-withdraw")].split(":")[2]) for card in cards}
    assert all(f"-# {words.line(KEY)}" in text(card) for card in cards)
    assert say(language, "house-word-giveaway") in words.line(KEY)
    other = answer(await world.ann.slash(world.channel, "play", game="russian", pace="none"))
    listed = await panel_of(world, boss)
    assert words.line(KEY) in text(listed)
    opened = answer(await boss.select(listed, [*choices(listed).values()], custom_id="v1:house-open:0:0"))
    gone = answer(await stepped(boss, opened, "house-remove"))
    assert say(language, "house-removed", count=3) in text(gone)
    await world.env.settle()
    told = say(language, "notice-seek-removed", recipient=world.ann.mention, game=words.game(KEY))
    assert [text(message) for message in world.posted()].count(told) == 3
    for card in cards:
        now = next(message for message in world.posted() if message.id == card.id)
        assert say(language, "seek-withdrawn") in text(now)
        assert not buttons(now)
        # Whoever still sees the buttons is refused, and no game begins.
        with pytest.raises(SeekGone):
            await world.app[Seeks].join(numbers[card.id], world.ben.id)
    # One of the same name has nothing of it.
    await world.app[HouseGames].add(world.guild.id, "house:10x10", name)
    assert name not in text(answer(await world.ben.slash(world.channel, "join")))
    await world.env.advance_time(15 * 86_400)
    assert await world.matches.mine(world.ann.id) == []
    assert say(language, "seek-expired") in text(
        next(message for message in world.posted() if message.id == other.id)
    )
    assert [seek.status for seek in await world.app[Seeks].open(world.guild.id, world.ben.id)] == []


async def test_nothing_begins_a_house_game_that_was_removed(world: World, env: Simulation) -> None:
    await speaking(world, "en")
    await world.app[HouseGames].add(world.guild.id, KEY, "As at home")
    await world.ann.slash(world.channel, "learn", game="As at home")
    match = await world.begun(KEY)
    await world.resigned(match, world.ann)
    over = world.newest()
    await world.app[HouseGames].remove(world.guild.id, KEY)
    assert say("en", "error-bad-house-game-gone") in alone(await stepped(world.ben, over, "rematch"))
    assert "House game" not in str(answer(await world.ann.slash(world.channel, "learn")).components)
    place, terms = match.place, match.terms
    with pytest.raises(BadHouseGame):
        await world.app[Seeks].invite(world.ann.id, terms, place)
    with pytest.raises(BadHouseGame):
        await world.app[PracticeGames].begin(world.ann.id, world.me.id, terms, place, 1)
    # Invitations of the time before this was so: they begin nothing, and renew themselves no more.
    await world.app[HouseGames].add(world.guild.id, KEY, "As at home")
    seek = await world.app[Seeks].invite(world.ann.id, terms, place, standing=True)
    await world.app.database.write(
        lambda connection: drop(connection, world.guild.id, KEY), about=[locks.server(world.guild.id)]
    )
    with pytest.raises(BadHouseGame):
        await world.app[Seeks].join(seek.id, world.ben.id)
    await env.advance_time(15 * 86_400)


async def test_another_server_neither_sees_nor_plays_it(world: World, env: Simulation) -> None:
    boss = await speaking(world, "en")
    await composed(world, boss, "en", "right", "backward", "flying", "giveaway")
    elsewhere, channel = await world.elsewhere()
    ann = elsewhere.add_member(world.ann.user)
    await env.settle()
    offered = await ann.autocomplete(channel, "play", "game", "")
    assert "As at home" not in [choice["name"] for choice in offered]
    for said in ("As at home", KEY):
        for command in ("play", "learn", "practice"):
            refused = await ann.slash(channel, command, game=said)
            assert "There is no game" in alone(refused), (said, command)
    assert world.posted() == []


async def test_it_is_played_against_the_bot_and_its_rules_are_read_by_its_name(world: World) -> None:
    boss = await speaking(world, "en")
    await composed(world, boss, "en", "backward", "flying")
    shown = answer(await world.ann.slash(world.channel, "learn", game="as AT home", rules=True))
    assert "A man captures diagonally, forward and backward" in await chapters_of(world.ann, shown)
    shown = answer(await world.ann.slash(world.channel, "learn", game="as AT home", rules=True))
    lesson = answer(await stepped(world.ann, shown, "learn-of"))
    assert "As at home" in text(lesson)
    assert "men capture back; kings fly" in text(answer(await stepped(world.ann, lesson, "rules-of")))
    card = await world.ann.slash(world.channel, "practice", game="As at home", level="1", colour="white")
    assert "As at home" in alone(card)
    await world.env.settle()
    (match,) = await world.matches.mine(world.ann.id)
    move = match.game.format(match.state, match.game.legal_moves(match.state)[0])
    await world.ann.slash(world.channel, "move", notation=move, game=str(match.id))
    await world.env.settle()
    assert len((await world.match_now(match)).moves) == 2, "the bot has answered"


async def test_a_rated_house_game_is_refused_with_a_sentence(world: World, language: str) -> None:
    boss = await speaking(world, language)
    await composed(world, boss, language)
    refused = await world.ann.slash(
        world.channel, "play", game=NAMES[language], opponent=world.ben, pace="3d", rated=True
    )
    assert say(language, "error-bad-terms-rated-house") in alone(refused)


async def test_commands_of_rated_games_and_problems_say_why_they_do_not_take_it(
    world: World, language: str
) -> None:
    boss, name = await speaking(world, language), NAMES[language]
    await composed(world, boss, language)
    told = say(language, "error-unknown-game-house", name=name)
    for command in ("leaderboard", "profile", "problem", "ladder show"):
        assert told in alone(await world.ann.slash(world.channel, command, game=name)), command
    typed = f"{name.upper()}!"
    refused = await boss.slash(world.channel, "tournament create", name="Cup", game=typed)
    assert say(language, "error-unknown-game-house", name=typed) in alone(refused)
    assert told not in alone(await world.ann.slash(world.channel, "leaderboard", game="ludo"))
    assert told not in text(answer(await world.ann.slash(world.channel, "games", game=name)))


def asked(form: Any) -> list[str]:
    """The games that a form offers, the chosen one first."""
    fields = [each["component"] for each in form.modal["components"]]
    (field,) = [each for each in fields if each["custom_id"] == "game"]
    options = sorted(field["options"], key=lambda option: not option["default"])
    return [option["value"] for option in options]


async def test_it_may_be_the_usual_game_of_its_server_until_it_is_removed(
    world: World, env: Simulation, language: str
) -> None:
    boss = await speaking(world, language)
    listed = await composed(world, boss, language, "right", "backward", "flying", "giveaway")
    panel = answer(await stepped(boss, listed, "setup"))
    panel = answer(await boss.select(panel, [KEY], custom_id="v1:setup-set:0:0:game"))
    assert NAMES[language] in text(answer(await boss.slash(world.channel, "server settings")))
    await world.app[HouseGames].add(world.guild.id, "house:10x10", "A bigger one")
    offered = await world.ann.autocomplete(world.channel, "play", "game", "")
    assert [each["value"] for each in offered[:2]] == [KEY, "house:10x10"]
    shown = answer(await world.ann.context_menu(world.channel, "Invite to a game", world.ben))
    assert next(iter(menus(shown)[0].values())) == KEY
    # Tournaments and roles go by ratings.
    rights = discord.Permissions(manage_guild=True, manage_events=True)
    env.backend.edit_role(world.guild.id, world.guild.roles["Boss"].id, {"permissions": rights.value})
    assert asked(await boss.slash(world.channel, "tournament create"))[0] == "american"
    role = world.guild.create_role("Strong")
    refused = await boss.slash(world.channel, "server roles", role=role)
    assert say(language, "error-no-role-rule") in alone(refused)
    await boss.slash(world.channel, "server settings", game="a BIGGER one")
    assert (await world.players.server(world.guild.id)).game == "house:10x10"
    for key in (KEY, "house:10x10"):
        await world.app[HouseGames].remove(world.guild.id, key)
    assert (await world.players.server(world.guild.id)).game is None
    refused = await boss.select(panel, [KEY], custom_id="v1:setup-set:0:0:game")
    assert say(language, "error-unknown-game", name="house") in alone(refused)


async def test_only_who_manages_the_server_composes(world: World, env: Simulation) -> None:
    boss = await speaking(world, "en")
    panel = await panel_of(world, boss)
    role = world.guild.roles["Boss"]
    env.backend.edit_role(world.guild.id, role.id, {"permissions": 0})
    await env.settle()
    assert "You may not" in alone(await stepped(boss, panel, "house-new"))
    assert not await world.app[HouseGames].names(world.guild.id)
