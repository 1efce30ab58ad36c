"""All that the bot has told Discord, written out for references that people can read."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tests.world import World

_ID = re.compile(r"\d{15,}")
_COMMAND = re.compile(r"(</[a-z ]+):\d+>")
_SECRET = re.compile(r"simcord_interaction_\d+")
BUTTON, MENUS, FIELD, TEXT, GALLERY, LINE, CARD, LABEL = 2, (3, 5, 6, 7, 8), 4, 10, 12, 14, 17, 18
"""Discord's numbers for the kinds of components."""
SHOWN = 4
"""Entries of a menu that are written out; the others are counted."""


def lines_of(part: Mapping[str, Any]) -> Iterator[str]:
    """A component and all in it, a line for each part."""
    match part["type"]:
        case kind if kind == TEXT:
            yield from (f"  | {line}" for line in _COMMAND.sub(r"\1>", part["content"]).splitlines())
        case kind if kind == BUTTON:
            target = part.get("custom_id") or part.get("url")
            emoji = (part.get("emoji") or {}).get("name", "")
            off = " (off)" if part.get("disabled") else ""
            yield f"  [{emoji}{part.get('label', '')}] {part['style']} {target}{off}"
        case kind if kind in MENUS:
            counts = f"{part.get('min_values', 1)} to {part.get('max_values', 1)}"
            yield f"  menu {part['custom_id']} {counts}: {part.get('placeholder', '')}"
            options = part.get("options") or ()
            for option in options[:SHOWN]:
                chosen = "*" if option.get("default") else "-"
                told = f"    {chosen} {option['label']} = {option['value']} {option.get('description') or ''}"
                yield told.rstrip()
            if len(options) > SHOWN:
                yield f"    and {len(options) - SHOWN} more"
        case kind if kind == FIELD:
            yield f"  field {sorted((k, v) for k, v in part.items() if v not in (None, ''))}"
        case kind if kind == GALLERY:
            for item in part["items"]:
                yield f"  picture {item['media']['url']}: {item.get('description') or ''}"
        case kind if kind == LINE:
            yield f"  line {part.get('divider')} {part.get('spacing')}"
        case kind if kind == CARD:
            yield f"  card {part.get('accent_color')}{' spoiler' if part.get('spoiler') else ''}"
        case kind if kind == LABEL:
            yield f"  label {part.get('label')}: {part.get('description') or ''}"
    for inner in (
        *(part.get("components") or ()),
        *filter(None, (part.get("accessory"), part.get("component"))),
    ):
        yield from lines_of(inner)


class Transcript:
    """The messages sent since this was made. Discord's ids are numbered as they come.

    Requests beside an answer may come in any order: so the requests of each step are put in one of their own.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._seen = len(world.env.http_requests)
        self._ids: dict[str, str] = {}
        self._told: list[str] = []

    def skip(self) -> None:
        """Leaves out the requests since the last step."""
        self._seen = len(self._world.env.http_requests)

    def step(self, what: str) -> None:
        """Notes the requests since the last step, each with the parts of its message, a line for each part."""
        sent = self._world.env.http_requests[self._seen :]
        self._seen += len(sent)
        requests = sorted(
            ("\n".join(self._request(request)) for request in sent), key=lambda text: _ID.sub("", text)
        )
        text = re.sub(r" +$", "", "\n".join([f"== {what}", *requests]), flags=re.MULTILINE)
        self._told.append(
            _ID.sub(lambda found: self._ids.setdefault(found[0], f"#{len(self._ids) + 1}"), text)
        )

    def written(self) -> str:
        return "\n\n".join(self._told)

    def _request(self, request: Any) -> Iterator[str]:
        body = request.json if isinstance(request.json, dict) else {}
        kind = f" {body['type']}" if "type" in body else ""
        yield f"{request.method} {_SECRET.sub('…', request.path)}{kind}"
        yield from self._message(body.get("data") or body)

    def _message(self, message: Mapping[str, Any]) -> Iterator[str]:
        for name in [
            "name",
            "title",
            "custom_id",
            "content",
            "flags",
            "auto_archive_duration",
            "applied_tags",
        ]:
            if message.get(name):
                yield f"  {name} {message[name]}"
        mentions = message.get("allowed_mentions")
        if mentions:
            yield "  calls " + " ".join(f"{kind}={mentions[kind]}" for kind in sorted(mentions))
        if "message_reference" in message:
            yield "  is an answer"
        for part in message.get("components") or ():
            yield from lines_of(part)
        for choice in message.get("choices") or ():
            yield f"  choice {choice['name']} = {choice['value']}"
        if isinstance(message.get("message"), dict):
            yield from self._message(message["message"])
