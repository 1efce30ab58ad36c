"""A story's view of Discord: the text of a message, its buttons, the newest message of the channel."""

import re
from collections.abc import Collection, Iterator
from typing import Any

from simcord import InteractionResult, ResponseMessage
from simcord.components import walk_components

from rules import is_house

BUTTON, SELECT, TEXT, GALLERY = 2, 3, 10, 12
UPDATED, FORM = 7, 9
"""The answers to an interaction that change the message which it came from, or open a form."""


def answer(result: InteractionResult) -> ResponseMessage:
    """The message that somebody got for a command or a click; there must be one."""
    assert result.response is not None
    return result.response


def alone(result: InteractionResult) -> str:
    """The private answer to somebody's command or click, or the private message that it changed."""
    assert result.ephemeral or answer(result).ephemeral
    return text(result.response)


def parts(message: Any) -> Iterator[dict[str, Any]]:
    """Every component of a message as the simulated Discord keeps it."""
    if hasattr(message, "_message"):
        yield from walk_components(message.components)
    else:
        yield from walk_components([component.to_dict() for component in message.components])


def source(message: Any) -> str:
    """All that is written on a message, top to bottom, as it was sent."""
    return "\n".join(part["content"] for part in parts(message) if part["type"] == TEXT)


def text(message: Any) -> str:
    """The same as it is read: a command is its name."""
    return re.sub(r"</([a-z ]+):\d+>", r"/\1", source(message))


def unlinked(message: Any) -> str:
    """The same without the addresses behind its links."""
    return re.sub(r"\[([^]]+)\]\([^)]+\)", r"\1", text(message))


def buttons(message: Any) -> dict[str, str]:
    """The labels of the buttons with their custom_ids."""
    return {part["label"]: part["custom_id"] for part in parts(message) if part["type"] == BUTTON}


def menus(message: Any) -> list[dict[str, str]]:
    """The options of each menu of a message, from the top: labels with values."""
    found = [part for part in parts(message) if part["type"] == SELECT]
    return [{option["label"]: option["value"] for option in menu["options"]} for menu in found]


def choices(message: Any) -> dict[str, str]:
    """The labels of the options of a message's one menu, with their values."""
    (menu,) = menus(message)
    return menu


async def on_board(
    actor: Any, channel: Any, *steps: str, game: str | None = None, **fields: Any
) -> InteractionResult:
    """The answer to these steps, each by the action of its control, from the board of a game that one has shown to
    oneself; where there is no board, the answer to asking for it. `fields`: of a form that the last step opens.
    """
    result: InteractionResult = await actor.slash(
        channel, "board", **({} if game is None else {"game": game})
    )
    if not any(":more:" in control for control in buttons(answer(result)).values()):
        return result
    return await walked(actor, result, steps, fields)


async def in_settings(actor: Any, channel: Any, *steps: str, **fields: Any) -> InteractionResult:
    """The answer to these steps from the page of /settings on which the first one stands."""
    page = {"turns": (), "vacation": ("turns",)}.get(steps[0], ("settings-person",))
    return await walked(actor, await actor.slash(channel, "settings"), (*page, *steps), fields)


async def previewed(actor: Any, channel: Any, game: str, **options: Any) -> ResponseMessage:
    """The invitation to this game, that is no more than shown to its author; `channel`: None for a letter."""
    shown = answer(
        await (actor.slash("play", **options) if channel is None else actor.slash(channel, "play", **options))
    )
    chosen = await actor.select(shown, [game], custom_id=control_of(shown, "wish-game"))
    return answer(chosen)


async def invite(
    actor: Any,
    channel: Any,
    game: str,
    *,
    colour: str = "random",
    setup: str = "",
    note: str = "",
    also: Collection[str] = (),
    **options: Any,
) -> InteractionResult:
    """The answer to an invitation that is sent from the form behind More options …: its card, else the refusal."""
    key, _, traits = (game, "", "") if is_house(game) else game.partition(":")
    shown = await previewed(actor, channel, key, **options)
    fields: dict[str, Any] = {"colour": [colour], "setup": setup}
    if note:
        fields["note"] = note
    if also:
        fields["also"] = [*also]
    if traits:
        fields["options"] = traits.split(",")
    sent: InteractionResult = await actor.submit_modal(await stepped(actor, shown, "wish-more"), fields)
    return Posted(sent._env, sent._interaction) if sent.followups else sent


class Posted(InteractionResult):
    """What a private message has posted: its answer is that, and not the private message any more."""

    @property
    def response(self) -> ResponseMessage | None:
        return super().followups[0]

    @property
    def followups(self) -> list[ResponseMessage]:
        return super().followups[1:]


async def sought(
    actor: Any,
    channel: Any,
    game: str,
    *,
    pace: str = "standard",
    whom: str = "near",
    greeting: str = "",
    rated: str = "no",
) -> InteractionResult:
    """The answer to looking for an opponent in other servers, by the form behind the preview of an invitation."""
    shown = await previewed(actor, channel, game)
    fields = {
        "game": [game],
        "pace": [pace],
        "rated": [rated],
        "whom": [whom],
        "greeting": [greeting] if greeting else [],
    }
    found: InteractionResult = await actor.submit_modal(await stepped(actor, shown, "world-form"), fields)
    return found


def control_of(message: Any, action: str) -> str:
    """The custom_id of the control that does this."""
    controls = (str(part.get("custom_id")) for part in parts(message))
    return next(each for each in controls if each.startswith(f"v1:{action}:"))


async def blocked(actor: Any, channel: Any, whom: Any) -> InteractionResult:
    """The answer to choosing somebody in the menu of people to block."""
    shown = answer(await in_settings(actor, channel, "blocks"))
    done: InteractionResult = await actor.select(shown, [whom], custom_id="v1:block:0:0")
    return done


async def walked(
    actor: Any, result: InteractionResult, steps: tuple[str, ...], fields: dict[str, Any]
) -> InteractionResult:
    """The answer to the last step; `fields` are sent in the form that it opens."""
    for step in steps:
        # News of one's own, told after an answer, has no controls.
        messages = [answer(result), *result.followups]
        result = await stepped(actor, next(each for each in messages if buttons(each) or menus(each)), step)
    if fields:
        result = await actor.submit_modal(result, fields)
    return result


async def stepped(actor: Any, message: Any, step: str) -> InteractionResult:
    """The answer to the button of a message that does this, else to the entry of the menu behind More …"""
    if (pressing := _button(message, step)) is not None:
        pressed: InteractionResult = await actor.click(message, custom_id=pressing)
        return pressed
    if not _picking(message):
        message = answer(await actor.click(message, custom_id=_button(message, "more")))
    assert step in offered_on(message), (step, offered_on(message), text(message))
    chosen: InteractionResult = await actor.select(message, [step], custom_id=_picking(message))
    return chosen


def offered_on(message: Any) -> list[str]:
    """Everything that a board or the menu behind More … offers, by the actions of its controls."""
    found = [control.split(":")[1] for control in buttons(message).values()]
    for part in parts(message):
        if part["type"] == SELECT and part["custom_id"] == _picking(message):
            found += [option["value"] for option in part["options"]]
    return found


def _button(message: Any, step: str) -> str | None:
    return next((each for each in buttons(message).values() if each.split(":")[1] == step), None)


def _picking(message: Any) -> str | None:
    controls = (part["custom_id"] for part in parts(message) if part["type"] == SELECT)
    return next((each for each in controls if each.startswith("v1:pick:")), None)


async def confirmed(actor: Any, channel: Any, command: str, label: str, **options: Any) -> InteractionResult:
    """The answer to a command and then to the button with this label on its answer."""
    asked = await actor.slash(channel, command, **options)
    given: InteractionResult = await actor.click(answer(asked), label=label)
    return given


async def picked(actor: Any, message: Any, label: str, *, menu: int = 0) -> ResponseMessage:
    """The answer to choosing this entry in a menu of the message, counted from the top."""
    chosen = [part for part in parts(message) if part["type"] == SELECT][menu]
    result = await actor.select(message, [menus(message)[menu][label]], custom_id=chosen["custom_id"])
    return result.followups[-1] if result.followups else answer(result)


async def about_to_move(actor: Any, message: Any) -> ResponseMessage:
    """A move chosen by menus alone from a card, up to the question whether it is to be played: each time the middle
    entry of the lowest menu."""
    if not menus(message):
        opened = next(control for control in buttons(message).values() if ":move:" in control)
        message = answer(await actor.click(message, custom_id=opened))
    for _ in range(5):
        if not (found := menus(message)):
            break
        offered = list(found[-1])
        message = await picked(actor, message, offered[len(offered) // 2], menu=len(found) - 1)
    assert any(":play:" in control for control in buttons(message).values())
    found_message: ResponseMessage = message
    return found_message


def pictures(message: Any) -> list[str]:
    """The alternative texts of the pictures."""
    return [
        item.get("description") or ""
        for part in parts(message)
        if part["type"] == GALLERY
        for item in part["items"]
    ]
