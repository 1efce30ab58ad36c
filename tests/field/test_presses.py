"""Presses, forms and suggestions that Discord or its clients send late, twice or not as they should."""

from typing import Any

from tests.bot.stories.club import Club
from tests.bot.stories.narrative import UPDATED, answer, buttons, menus, on_board, picked, stepped
from tests.world import World

INPUT, UPLOAD = 4, 19


async def test_after_an_hour_all_messages_still_answer(world: World, language: str) -> None:
    """Rapptz/discord.py 9856, JohnnyJayJay/instant-poll 2, Pycord-Development/pycord 1481: 401 after a quarter of an
    hour, public and private.
    """
    invited = await world.ann.slash(world.channel, "play", game="american", opponent=world.ben)
    old = world.env.last_interaction()["token"]
    await world.env.advance_time(3600)
    since = len(world.env.http_requests)
    await stepped(world.ben, answer(invited), "join")
    match = (await world.matches.mine(world.ben.id))[0]
    mover = world.ann if match.mover == world.ann.id else world.ben
    private = await on_board(mover, world.channel, "more", game=str(match.id))
    await world.env.advance_time(3600)
    await world.restart()
    asked = await stepped(mover, answer(private), "resign")
    await world.env.advance_time(1800)
    await mover.click(answer(asked), custom_id=f"v1:resign-now:{match.id}:{match.seq}")
    assert (await world.match_now(match)).over
    assert not [each.path for each in world.env.http_requests[since:] if f"{old}/messages" in each.path]
    assert "join" not in {each.split(":")[1] for each in buttons(world.posted()[0]).values()}


def pressed_again(world: World, press: Any, **changed: Any) -> None:
    """The gateway sends a press like this one, which the bot cannot answer."""
    data = {key: value for key, value in press["data"].items() if changed.get(key, value) is not None}
    new = {"id": str(int(press["id"]) + 1), "token": f"{press['token']}x", "data": data}
    world.env.backend.emit(
        "INTERACTION_CREATE", press | new | {"member": changed.get("member", press["member"])}
    )


async def test_two_who_press_at_once_and_one_who_presses_twice_begin_one_game(world: World) -> None:
    """TripSit/TripBot 771: 40060, and everything done twice."""
    await world.eve.slash(world.channel, "games")
    eve = world.env.last_interaction()["member"]
    await world.ann.slash(world.channel, "play", game="american")
    await stepped(world.ben, world.newest(), "join")
    posted, press = len(world.posted()), world.env.last_interaction()
    for who in (press["member"], eve):
        pressed_again(world, press, member=who)
        await world.env.settle()
    assert len(world.posted()) == posted
    (match,) = await world.matches.mine(world.ann.id)
    assert set(match.players) == {world.ann.id, world.ben.id}


async def test_the_same_move_can_be_chosen_again_after_looking_at_it(world: World) -> None:
    """discord/discord-api-docs 4801, 7765: no press is sent again before the message has changed."""
    await world.begun()
    board, since = world.newest(), len(world.env.http_requests)
    await picked(world.ann, board, next(iter(menus(board)[0])))
    answers = [each.json for each in world.env.http_requests[since:] if each.path.endswith("/callback")]
    assert [each and each["type"] for each in answers] == [UPDATED]
    assert menus(world.newest()) == menus(board)


async def test_a_menu_that_sends_no_values_is_no_mistake_of_ours(world: World) -> None:
    """discord/discord-api-docs 3470: Android leaves out the list of what was chosen."""
    match = await world.begun()
    await picked(world.ann, world.newest(), next(iter(menus(world.newest())[0])))
    pressed_again(world, world.env.last_interaction(), values=None)
    await world.env.settle()
    assert (await world.match_now(match)).moves == ()
    assert world.logged[-1]["log_level"] != "error"
    await world.played(match, "11-15")


async def test_an_optional_menu_in_a_form_can_be_emptied_on_a_phone(world: World) -> None:
    """discord/discord-api-docs 8272: there it wants one value unless it says that none will do."""
    host = Club(world, 2).host
    made = await host.slash(world.channel, "tournament create", name="Cup", game="american", format="swiss")
    card, optional = answer(made), {}
    forms = [control for control in buttons(card).values() if control.split(":")[1] == "tournament-form"]
    for control in forms:
        form = (await host.click(card, custom_id=control)).modal
        for field in [] if form is None else [each["component"] for each in form["components"]]:
            if field["type"] not in (INPUT, UPLOAD) and not field.get("required", True):
                optional[field["custom_id"]] = field.get("min_values")
    assert set(optional.values()) == {0}, optional


async def test_suggestions_come_beside_another_option_that_is_wrong(world: World) -> None:
    """discord/discord-api-docs 8013, interactions-py/interactions.py 448: "Loading options failed"."""
    await world.begun()
    for person, wrong in ((world.ann, "#99"), (world.eve, "no such thing"), (world.ben, "")):
        offered = await person.autocomplete(world.channel, "move", "notation", "", game=wrong)
        assert isinstance(offered, list)
    assert await world.ann.autocomplete(world.channel, "move", "notation", "11")
