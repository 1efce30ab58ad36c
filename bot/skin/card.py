"""The parts of every message: a card, its rows of controls, the files it shows.

The data of a control is `v1:<action>:<number>:<seq>[:<rest>]` in its custom_id, and nothing anywhere else. A click
therefore works after a restart, in any process, and tells which state of the match it was made for.
"""

from __future__ import annotations

import enum
import io
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2s
from typing import Any, Protocol, TypeAlias, cast

import discord
import structlog

from bot.core.access import former
from bot.language.enumeration import Enumeration
from bot.language.markdown import clickable
from bot.language.words import Words, mention, shortened

TEMPLATE = re.compile(r"v1:([a-z]+(?:-[a-z]+)*):(\d{1,18}):(\d{1,9})(?::(.+))?")
"""Every custom_id of this version; others are answered by telling that the control is out of date."""

PICK = "pick"  # the action of a menu whose entries are actions themselves: the chosen one is done
MAX_LENGTH = 100
MAX_MOVE = 48


@dataclass(frozen=True, slots=True)
class ControlId:
    """`target` is the id of the match or seek, `seq` the last event of the match that the control knows of."""

    action: str
    target: int = 0
    seq: int = 0
    rest: str = ""

    def __str__(self) -> str:
        text = f"v1:{self.action}:{self.target}:{self.seq}" + (f":{self.rest}" if self.rest else "")
        if len(text) > MAX_LENGTH:
            raise ValueError(f"a custom_id has at most {MAX_LENGTH} characters: {text}")
        return text

    @classmethod
    def read(cls, text: str) -> ControlId | None:
        """The contents of the custom_id; None when it is not one of this version."""
        found = TEMPLATE.fullmatch(text)
        if found is None:
            return None
        action, target, seq, rest = found.groups()
        return cls(action, int(target), int(seq), rest or "")


def move_key(text: str) -> str:
    """A move's text short enough for a custom_id: itself, or its digest when it is long."""
    if len(text) <= MAX_MOVE and not text.startswith("~"):
        return text
    return "~" + blake2s(text.encode(), digest_size=12).hexdigest()


log = structlog.get_logger(__name__)

MAX_TEXT = 4000
MAX_OPTIONS = 25
MAX_LISTED = 15  # entries of a list that are written out; a select offers more
MAX_LABEL = 80
MAX_ALTERNATIVE = 1024
MAX_OPTION = 100

Part: TypeAlias = "discord.ui.Item[Any] | str"  # a part of a card; a text stands for itself
Row: TypeAlias = "discord.ui.ActionRow[Any]"
Button: TypeAlias = "discord.ui.Button[Any]"
Style = discord.ButtonStyle


class Tint(enum.IntEnum):
    """The colour of a card's edge: what kind of news it is."""

    OPEN = 0x3B82F6
    TURN = 0xD9A441
    OVER = 0x6B7280
    PRIVATE = 0x64748B
    REFUSED = 0xB45309


class Sender(Protocol):
    """Who sends a card: the mentions of its commands, what its controls can do, and whether that is all there is."""

    command_mentions: Mapping[str, str]
    actions: Mapping[str, Any]
    whole: bool


class Card:
    """A finished message layout: parts, and the colour of the edge around them.

    Its controls are found by their custom_id alone (`bot.skin.entry`), so the library need not keep it, and it has of a
    view only what is asked of one that is sent. Its texts have at most 4000 characters in all: the end is cut.
    """

    __discord_ui_view__, timeout = True, None
    has_components_v2 = is_finished = staticmethod(lambda: True)
    is_dispatchable = staticmethod(lambda: False)

    def __init__(self, parts: Iterable[Part], edge: int) -> None:
        self.parts = [text_part(part) if isinstance(part, str) else part for part in parts]
        self.edge = edge
        self._texts = [item for item in self.parts if isinstance(item, discord.ui.TextDisplay)]
        room = MAX_TEXT - len(self._texts)
        for text in self._texts:
            # Discord wants a character of each, so one is kept for every text that follows.
            text.content = shortened(text.content, room + 1)
            room -= len(text.content) - 1

    def to_components(self) -> list[dict[str, Any]]:
        """The same as Discord takes it: all parts in one container."""
        parts, kind = [part.to_component_dict() for part in self.parts], discord.ComponentType.container.value
        return [{"type": kind, "accent_color": self.edge, "spoiler": False, "components": parts}]

    @property
    def text(self) -> str:
        """Everything written on it, top to bottom."""
        return "\n".join(item.content for item in self._texts)

    def clickable(self, by: Sender) -> discord.ui.LayoutView:
        """The same with commands to be clicked, where there is room, and only controls of features that run."""
        texts = [clickable(text.content, by.command_mentions) for text in self._texts]
        if sum(map(len, texts)) <= MAX_TEXT:
            for text, content in zip(self._texts, texts, strict=True):
                text.content = content
        if not by.whole:
            self._leave_out(by.actions)
        return cast("discord.ui.LayoutView", self)

    def _leave_out(self, actions: Mapping[str, Any]) -> None:
        """Takes away the controls of which nobody knows what they do, and the rows that are empty then."""
        for row in [part for part in self.parts if isinstance(part, discord.ui.ActionRow)]:
            for part in row.children:
                found = ControlId.read(getattr(part, "custom_id", None) or "")
                if found is None or found.action in actions:
                    continue
                if found.action == PICK and isinstance(part, discord.ui.Select):
                    part.options = [each for each in part.options if each.value.partition(":")[0] in actions]
                    if part.options:
                        continue
                row.remove_item(part)
            if not row.children:
                self.parts.remove(row)


@dataclass(frozen=True, slots=True)
class Attached:
    """A file of a message. `description`: what a picture shows; `data`: None for a picture that could not be drawn,
    in whose place the text `instead` stands; `edge`: the colour of a card around it, None for that of the card's kind.
    """

    name: str
    data: bytes | None
    description: str | Enumeration = ""
    instead: str = ""
    edge: int | None = None

    @property
    def alternative(self) -> str:
        """The alternative text: the description, no longer than Discord takes it."""
        if isinstance(self.description, Enumeration):
            return self.description.within(MAX_ALTERNATIVE)
        return shortened(self.description, MAX_ALTERNATIVE)


@dataclass(frozen=True, slots=True)
class Reply:
    """A message ready to be sent: its card, its files, and whom it calls: mostly one person (`ping`), or several.
    `silent`: nobody waits for it, so that Discord tells nobody's telephone of it.
    """

    card: Card
    files: tuple[Attached, ...] = ()
    ping: int | None = None
    pings: tuple[int, ...] = ()
    silent: bool = False

    @property
    def attachments(self) -> list[discord.File]:
        """The same as Discord takes them, for sending once."""
        return [
            discord.File(io.BytesIO(each.data), each.name, description=each.alternative or None)
            for each in self.files
            if each.data is not None
        ]

    @property
    def quiet(self) -> bool:
        """Need no device ring for it, because it calls nobody?"""
        return self.silent or not self.mentions.users

    @property
    def mentions(self) -> discord.AllowedMentions:
        named = self.pings if self.ping is None else (self.ping, *self.pings)
        called = [user for user in named if not former(user)]
        if not called:
            return discord.AllowedMentions.none()
        return discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in called]
        )


def boxed(parts: Iterable[Part], tint: Tint | int = Tint.PRIVATE) -> Card:
    """A card with an edge in the colour of its kind, or in another; an empty text or row is left out."""
    return Card(filter(_filled, parts), int(tint))


def _filled(part: Part) -> bool:
    return bool(part.children) if isinstance(part, discord.ui.ActionRow) else part != ""


def framed(parts: Iterable[Part], *pictures: Attached) -> Card:
    """A card that only shows these pictures, with an edge in the colour of their theme."""
    edges = (picture.edge for picture in pictures if picture.edge is not None)
    return boxed(parts, next(edges, Tint.PRIVATE))


def pictured(parts: Iterable[Part], *pictures: Attached | None) -> Reply:
    """A message that only shows these pictures, those of them that there are."""
    shown = tuple(picture for picture in pictures if picture is not None)
    return Reply(framed(parts, *shown), shown)


def text_reply(text: str, *rows: Row, tint: Tint | int = Tint.PRIVATE) -> Reply:
    """A message that is words, and perhaps buttons."""
    return Reply(boxed([text, *rows], tint))


def note(text: str) -> Reply:
    """One private sentence."""
    return text_reply(text, tint=Tint.PRIVATE)


def text_part(text: str) -> discord.ui.TextDisplay[Any]:
    return discord.ui.TextDisplay(text)


def picture_part(picture: Attached | None) -> Part:
    """A picture that travels with the message, or the text in its place; where there is none, nothing."""
    if picture is None or picture.data is None:
        return "" if picture is None else picture.instead
    item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alternative or None)
    return discord.ui.MediaGallery(item)


def file_part(attached: Attached) -> discord.ui.File[Any]:
    """A file that travels with the message."""
    return discord.ui.File(f"attachment://{attached.name}")


def row(*buttons: Button) -> Row:
    return discord.ui.ActionRow(*buttons)


def button(
    label: str, control: ControlId, style: Style = Style.secondary, *, disabled: bool = False
) -> Button:
    return discord.ui.Button(
        label=shortened(label, MAX_LABEL), custom_id=str(control), style=style, disabled=disabled
    )


def menu(
    placeholder: str,
    control: ControlId,
    options: Sequence[discord.SelectOption],
    *,
    least: int = 1,
    most: int = 1,
) -> Row:
    """A row with one select: at most 25 options, of which `least` to `most` may be chosen."""
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=str(control),
        placeholder=shortened(placeholder, 150),
        options=list(options),
        min_values=least,
        max_values=most,
    )
    return discord.ui.ActionRow(select)


def option(
    label: str, value: str, description: str = "", *, chosen: bool = False, sign: str = ""
) -> discord.SelectOption:
    """An entry of a menu; `sign`: the emoji before it, where there is one."""
    return discord.SelectOption(
        label=shortened(label, MAX_OPTION),
        value=value,
        description=shortened(description, MAX_OPTION) or None,
        default=chosen,
        emoji=sign.strip() or None,
    )


Field = discord.ui.Label[discord.ui.Modal]
MAX_TITLE = 45


def modal(title: str, control: ControlId, *fields: Field) -> discord.ui.Modal:
    """A form. As with cards, the answer is found by its custom_id, so the library need not keep it."""
    made = discord.ui.Modal(title=title[:MAX_TITLE], custom_id=str(control))
    for each in fields:
        made.add_item(each)
    made.stop()
    return made


def choice_field(
    label: str, name: str, options: list[discord.SelectOption], *, required: bool = True, most: int = 1
) -> Field:
    """A menu in a form; where it is not required, nothing may be chosen, else up to `most`."""
    select: discord.ui.Select[discord.ui.Modal] = discord.ui.Select(
        custom_id=name, required=required, min_values=int(required), max_values=most, options=options
    )
    return discord.ui.Label(text=label, component=select)


def form(title: str, control: ControlId, label: str, example: str, most: int) -> discord.ui.Modal:
    """A form with one field to type into; `most` characters, `example` stands in it as long as it is empty."""
    return modal(title, control, typed_field(label, "notation", example=example, most=most))


def typed_field(
    label: str,
    name: str,
    value: str = "",
    *,
    most: int,
    about: str = "",
    example: str = "",
    required: bool = True,
    lines: bool = False,
) -> Field:
    """A line, or several `lines`, to type into, in which `value` stands, or `example` as long as it is empty."""
    style = discord.TextStyle.paragraph if lines else discord.TextStyle.short
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id=name, style=style, default=value or None, required=required, max_length=most,
        placeholder=shortened(example, 100) or None,
    )  # fmt: skip
    return discord.ui.Label(text=label, description=about or None, component=field)


def page_row(page: int, last: int, words: Words, step: Callable[[str, int], ControlId]) -> Row:
    """The buttons to the pages beside this one; `step` gives the control for a button and the page it leads to."""
    if not last:
        return row()
    return row(
        button(words("button-previous-page"), step("p", max(page - 1, 0)), disabled=page == 0),
        button(words("button-next-page"), step("n", page + 1), disabled=page == last),
    )


def rows_of(buttons: Sequence[Button]) -> list[Row]:
    """Buttons in rows of five."""
    return [row(*buttons[start : start + 5]) for start in range(0, len(buttons), 5)]


def fitting(lines: Sequence[str], room: int) -> list[str]:
    """As many of the lines, from the first on, as have so many characters together."""
    taken = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        taken.append(line)
    return taken


def people(users: Sequence[int], words: Words, room: int) -> str:
    """The people as mentions, and how many more there are where they would need more characters."""
    called = [mention(user) for user in users]
    shown = fitting(called, room)
    left = len(called) - len(shown)
    return " ".join([*shown, *([words("people-more", count=left)] if left else [])])


def crowded(users: Sequence[int], room: int) -> bool:
    """Are there more people than have room."""
    return len(fitting([mention(user) for user in users], room)) < len(users)


PREFIX = "damka_"  # begins the names of the bot's emoji in Discord, where an application may have others


async def signs(client: discord.Client) -> Mapping[str, str]:
    """The bot's emoji that the application has, as texts show them, by name; none where Discord does not say."""
    try:
        found = await client.fetch_application_emojis()
    except discord.HTTPException as error:
        log.warning("emoji.unknown", error=str(error))
        return {}
    return {each.name.removeprefix(PREFIX): str(each) for each in found if each.name.startswith(PREFIX)}
