"""Stories of numbers and letters that no control of the bot's carries, and no list offers: refused as unknown ones."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot import features as requests
from tests.world import Simulation, World

HUGE = 10**18 - 1
STRING, INTEGER, USER = 3, 4, 6
TARGETS = (1, HUGE, -HUGE)
RESTS = ("", "x.x", f"{HUGE}", f"{HUGE}.{HUGE}")
VALUES: tuple[tuple[str, ...], ...] = ((), ("x",), ("9" * 40,))


async def asked(world: World, env: Simulation) -> dict[str, Any]:
    """A press of Ann's in a game that goes on, as Discord tells of it."""
    match = await world.begun()
    await world.ann.click(world.channel.history()[-1], custom_id=f"v1:more:{match.id}:{match.seq}")
    return env.last_interaction()


def sent(env: Simulation, like: dict[str, Any], number: int, **changed: Any) -> None:
    """Somebody sends what their client never would."""
    forged = {**like, **changed, "id": str(int(like["id"]) + number), "token": f"forged-{number}"}
    env.backend.emit("INTERACTION_CREATE", forged)


def failures(world: World) -> set[str]:
    return {f"{e['request']}: {e['exc_info']!r}" for e in world.logged if e["event"] == "request.failed"}


@pytest.mark.parametrize("part", range(4))
async def test_what_no_control_carries_is_refused_as_unknown(world: World, part: int) -> None:
    like, number = await asked(world, world.env), 0
    for action in sorted(requests.ACTIONS)[part::4]:
        for rest in RESTS:
            for values in VALUES:
                number += 1
                target = TARGETS[(number + number // len(VALUES)) % len(TARGETS)]
                custom_id = f"v1:{action}:{target}:0" + (f":{rest}" if rest else "")
                control: dict[str, Any] = {"type": 2, "custom_id": custom_id, "style": 2, "label": "x"}
                if values:
                    options = [{"label": "x", "value": "x"}]
                    control = {"type": 3, "custom_id": custom_id, "options": options}
                shown = {**like["message"], "components": [{"type": 1, "components": [control]}]}
                data = {"custom_id": custom_id, "values": list(values), "component_type": control["type"]}
                sent(world.env, like, number, message=shown, data=data)
        await world.env.settle()
    assert number > 100
    assert failures(world) == set()


def commands_of(world: World) -> Iterator[tuple[str, list[dict[str, Any]], Any]]:
    """Each command by its path, with its options as Discord knows them and how to wrap them."""
    for command in world.bot.tree.get_commands():
        known = command.to_dict(world.bot.tree)
        inner = [each for each in known.get("options", ()) if each["type"] == 1]
        for each in inner:
            yield known["name"], each.get("options", []), each["name"]
        if not inner and known.get("type", 1) == 1:
            yield known["name"], known.get("options", []), None


async def test_what_no_list_offers_is_refused_as_unknown(world: World, env: Simulation) -> None:
    like, number = await asked(world, env), 0
    asking = {key: value for key, value in like.items() if key != "message"}
    usual = {"game": "american", "level": "1", "tournament": "1", "seek": "1"}
    people = {str(each.id): like["member"]["user"] for each in (world.ann, world.ben)}
    for name, options, inner in list(commands_of(world)):
        for forged in options:
            if forged["type"] not in (STRING, INTEGER, USER):
                continue
            for value in (HUGE, -HUGE) if forged["type"] == INTEGER else ("x", str(HUGE), "²"):
                number += 1
                given = [
                    {
                        "name": each["name"],
                        "type": each["type"],
                        "value": str(world.ben.id) if each["type"] == USER else usual.get(each["name"], "x"),
                    }
                    for each in options
                    if each.get("required") and each is not forged and each["type"] in (STRING, USER)
                ]
                given.append({"name": forged["name"], "type": forged["type"], "value": value})
                told = [{"name": inner, "type": 1, "options": given}] if inner else given
                data = {"id": "1", "name": name, "type": 1, "options": told, "resolved": {"users": people}}
                sent(env, asking, number, type=2, data=data)
        await env.settle()
    assert number > 50
    assert failures(world) == set()
