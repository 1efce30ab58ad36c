"""Stories of the invitation that its author sees before anybody else does."""

from typing import Any

import pytest
from simcord.builders import UserHandle

from bot.core.calendar import zone_names
from bot.core.pace import LONGEST, Pace
from bot.house_games.service import HouseGames
from bot.invitations.model import Wish
from bot.invitations.service.invitations import Seeks
from bot.skin.card import MAX_LENGTH, ControlId
from rules.draughts.house import HouseRules
from tests.bot.stories.narrative import (
    alone,
    answer,
    buttons,
    control_of,
    invite,
    menus,
    parts,
    previewed,
    stepped,
    text,
)
from tests.field.test_presses import pressed_again
from tests.world import TEXTS, World


def controls(message: Any) -> list[str]:
    return [part["custom_id"] for part in parts(message) if "custom_id" in part]


def chosen(message: Any) -> list[str]:
    """The entries that are chosen in the menus of a preview, from the top."""
    menus = [part for part in parts(message) if part["type"] in {3, 5}]
    found = [[each["value"] for each in menu.get("options", ()) if each.get("default")] for menu in menus]
    found += [
        [str(each["id"]) for each in menu.get("default_values", ())] for menu in menus if menu["type"] == 5
    ]
    return [value for values in found for value in values]


async def test_without_a_game_nothing_is_posted_before_one_says_so(world: World, language: str) -> None:
    await world.speak(language, world.ann)
    await world.players.save_server(world.guild.id, game="frisian")
    shown = await world.ann.slash(world.channel, "play")
    assert TEXTS.say(language, "preview-heading") in alone(shown)
    card = answer(shown)
    assert chosen(card) == ["frisian", "standard"]
    card = answer(await world.ann.select(card, ["russian"], custom_id=control_of(card, "wish-game")))
    card = answer(await world.ann.select(card, ["3d"], custom_id=control_of(card, "wish-pace")))
    card = answer(await world.ann.select(card, [world.ben], custom_id=control_of(card, "wish-whom")))
    card = answer(await stepped(world.ann, card, "wish-rated"))
    assert chosen(card) == ["russian", "3d", str(world.ben.id)]
    assert TEXTS.say(language, "button-preview-rated", on="yes") in buttons(card)
    assert world.posted() == []
    sent = await stepped(world.ann, card, "wish-send")
    assert TEXTS.say(language, "seek-you-invited") in alone(sent)
    (posted,) = sent.followups
    assert not posted.ephemeral
    (seek,) = await world.app[Seeks].open(world.guild.id, world.ben.id)
    assert (seek.opponent, seek.terms.game, seek.terms.pace.key, seek.terms.rated) == (
        world.ben.id,
        "russian",
        "3d",
        True,
    )
    await stepped(world.ben, posted, "join")
    assert len(await world.matches.mine(world.ben.id)) == 1


async def test_a_preview_that_is_sent_twice_is_one_invitation(world: World) -> None:
    card = await previewed(world.ann, world.channel, "russian")
    await stepped(world.ann, card, "wish-send")
    pressed_again(world, world.env.last_interaction())
    await world.env.settle()
    assert len(await world.app[Seeks].open(world.guild.id, world.ben.id)) == 1
    assert len(world.posted()) == 1


def sent_at_once(world: World, control: str, times: int) -> None:
    """The gateway sends presses of this button on the message of which a control was used last."""
    used = world.env.last_interaction()
    for _ in range(times):
        made = world.env.backend.new_interaction(3, world.channel.id, world.ann.id, world.guild.id)
        made.source_message_id = int(used["message"]["id"])
        data = {"custom_id": control, "component_type": 2}
        new: dict[str, Any] = {"id": str(made.id), "token": made.token, "data": data}
        world.env.backend.emit("INTERACTION_CREATE", used | new)


async def test_two_presses_at_once_are_one_invitation_and_one_post(world: World) -> None:
    await world.players.save_server(world.guild.id, game="russian")
    card = await previewed(world.ann, world.channel, "russian", opponent=world.ben)
    sent_at_once(world, control_of(card, "wish-send"), 2)
    await world.env.settle()
    assert TEXTS.say("en", "seek-you-invited") in text(card)
    assert len(await world.app[Seeks].open(world.guild.id, world.ben.id)) == 1
    assert len(world.posted()) == 1


async def test_a_game_against_the_bot_is_begun_once_however_often_it_is_asked_for(world: World) -> None:
    """The preview could not be replaced after the first press."""
    whom = UserHandle(world.env, world.env.backend.bot_user)
    card = await previewed(world.ann, world.channel, "russian", opponent=whom)
    world.env.inject_error("PATCH", "/webhooks/*", status=403, code=50013, times=1)
    world.forgiven = True
    for _ in range(2):
        await stepped(world.ann, card, "wish-send")
    assert TEXTS.say("en", "preview-begun") in text(card)
    assert len(await world.matches.mine(world.ann.id)) == 1
    assert len(world.posted()) == 1


@pytest.mark.parametrize("other", [False, True])
async def test_a_card_that_cannot_be_posted_is_posted_by_the_next_press(world: World, other: bool) -> None:
    card = await previewed(world.ann, world.channel, "russian", opponent=world.ben)
    world.env.inject_error("POST", "/webhooks/*", status=403, code=50013, times=1)
    failed = await stepped(world.ann, card, "wish-send")
    assert "wish-send" in str(buttons(card))
    assert len(failed.followups) == 1
    world.forgiven = True
    assert world.posted() == []
    if other:
        card = answer(await world.ann.select(card, ["3d"], custom_id=control_of(card, "wish-pace")))
    await stepped(world.ann, card, "wish-send")
    paces = [seek.terms.pace.key for seek in await world.app[Seeks].open(world.guild.id, world.ben.id)]
    assert sorted(paces) == (["3d", "standard"] if other else ["standard"])
    assert len(world.posted()) == 1
    assert world.called() == [world.ben.id]


async def test_a_press_that_came_too_late_makes_nothing(world: World) -> None:
    card = await previewed(world.ann, world.channel, "russian")
    world.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)
    await stepped(world.ann, card, "wish-send")
    card = answer(await world.ann.select(card, ["3d"], custom_id=control_of(card, "wish-pace")))
    await stepped(world.ann, card, "wish-send")
    (seek,) = await world.app[Seeks].open(world.guild.id, world.ben.id)
    assert seek.terms.pace.key == "3d"
    assert len(world.posted()) == 1


async def test_the_form_sets_all_the_rest(world: World) -> None:
    await world.players.save(world.ann.id, zone="Europe/Berlin")
    invited = await invite(
        world.ann,
        world.channel,
        "frisian:threefold",
        opponent=world.ben,
        pace="2d",
        colour="pair",
        note="Hi",
        also=["weekend"],
    )
    assert "> Hi" in text(answer(invited))
    (seek,) = await world.app[Seeks].open(world.guild.id, world.ben.id)
    assert (seek.terms.game, seek.terms.pair, seek.terms.pace.weekend) == (
        "frisian:threefold",
        True,
        "Europe/Berlin",
    )
    invited = await invite(
        world.ann, world.channel, "american", colour="white", setup="random", also=["standing"]
    )
    (seek,) = [each for each in await world.app[Seeks].open(world.guild.id, world.eve.id) if each.standing]
    assert (seek.terms.setup, seek.wants) == ("lot", 1)
    # What is refused leaves the preview as it was.
    shown = await previewed(world.ann, world.channel, "international")
    form = await stepped(world.ann, shown, "wish-more")
    refused = await world.ann.submit_modal(
        form, {"colour": ["random"], "setup": "nonsense", "note": "Hi, all", "also": []}
    )
    assert "nonsense" in text(refused.followups[0])
    assert "Hi, all" in text(refused.followups[1])
    assert "wish-send" in str(buttons(shown))


async def test_the_zone_and_the_holidays_of_a_time_are_kept(world: World) -> None:
    """Those that were typed, and those of the server's usual time; the form leaves them out."""
    await world.players.save(world.ann.id, zone="America/New_York")
    await world.players.save_server(world.guild.id, pace="3d@Europe/Berlin+DE")
    typed = await previewed(world.ann, world.channel, "russian", pace="2d@Asia/Tokyo+JP")
    assert "Tokyo" in str(menus(typed)[1])
    usual = await previewed(world.ann, world.channel, "russian")
    usual = answer(await world.ann.select(usual, ["none"], custom_id=control_of(usual, "wish-pace")))
    usual = answer(await world.ann.select(usual, ["5d"], custom_id=control_of(usual, "wish-pace")))
    for card in typed, usual:
        await stepped(world.ann, card, "wish-send")
    await invite(world.ann, world.channel, "russian", also=["weekend"])
    await invite(world.ann, world.channel, "russian", also=[])
    found = [seek.terms.pace.key for seek in await world.app[Seeks].open(world.guild.id, world.ben.id)]
    assert sorted(found) == ["2d@Asia/Tokyo+JP", "3d", "3d@Europe/Berlin+DE", "5d@Europe/Berlin+DE"]


async def test_a_preview_offers_only_what_there_is(world: World) -> None:
    alone_there = await previewed(world.ann.user, None, "russian")
    assert TEXTS.say("en", "error-not-here-alone") in text(alone_there)
    assert [each.split(":")[1] for each in buttons(alone_there).values()] == ["rules-of", "world-form"]
    whom = UserHandle(world.env, world.env.backend.bot_user)
    practice = await previewed(world.ann, world.channel, "russian", opponent=whom)
    assert not {"wish-pace", "wish-rated"} & {control.split(":")[1] for control in controls(practice)}
    directed = await previewed(world.ann, world.channel, "russian", opponent=world.ben)
    for card, lacking in (practice, {"pair", "standing", "weekend"}), (directed, {"standing"}):
        form = str((await stepped(world.ann, card, "wish-more")).modal)
        missing = {each for each in ("pair", "standing", "weekend") if f"'{each}'" not in form}
        assert missing == lacking


async def test_who_has_left_is_not_invited(world: World) -> None:
    card = await previewed(world.ann, world.channel, "russian", opponent=world.ben)
    world.env.backend.remove_member(world.guild.id, world.ben.id)
    refused = await stepped(world.ann, card, "wish-send")
    assert f"<@{world.ben.id}>" in alone(refused)
    assert world.posted() == []


async def test_the_usual_game_may_have_a_long_name_and_a_house_game_may_be_gone(world: World) -> None:
    await world.players.save_server(world.guild.id, game="turkish:king-at-once,men-capture-back")
    card = answer(
        await stepped(world.ann, answer(await world.ann.slash(world.channel, "play")), "wish-rated")
    )
    assert chosen(card) == ["turkish:king-at-once,men-capture-back", "standard"]
    key = keys_of_house_games()[0]
    await world.app[HouseGames].add(world.guild.id, key, "As at home")
    card = await previewed(world.ann, world.channel, key)
    await world.app[HouseGames].remove(world.guild.id, key)
    refused = await stepped(world.ann, card, "wish-send")
    assert TEXTS.say("en", "error-outdated-control", command="/games") in alone(refused)


def keys_of_house_games() -> list[str]:
    full = HouseRules.read("house:10x10+right-backward-flying-value-passing-black-giveaway")
    return [full.key, "house:8x8"]


@pytest.mark.parametrize(
    "game", ["american", "turkish:king-at-once,men-capture-back", *keys_of_house_games()]
)
@pytest.mark.parametrize("pace", ["none", "bank 1439h+1439h cap 1439h", f"{LONGEST.days}d"])
def test_every_wish_has_room_in_a_control_and_is_read_back(game: str, pace: str) -> None:
    zone = max(zone_names(), key=len)
    wish = Wish(game, Pace.parse(pace), 2**63 - 1, rated=True, weekend=zone, holidays="AR")
    control = str(ControlId("wish-whom", rest=wish.text))
    assert len(control) <= MAX_LENGTH
    assert Wish.read(wish.text, keys_of_house_games()) == wish
