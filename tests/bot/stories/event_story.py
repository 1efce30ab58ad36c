"""An event as everybody reads it: all that the bot posts and writes to people, step by step, with names for ids."""

import re
from collections.abc import Iterator
from typing import Any

from tests.bot.stories.club import Club
from tests.bot.stories.narrative import UPDATED
from tests.bot.stories.transcript import lines_of

_NUMBER = re.compile(r"\d{15,}")
_TIME = re.compile(r"<t:\d+(?::(\w))?>")
_LINK = re.compile(r"\]\(https://discord\.com/channels/[^)]*\)")
_COMMAND = re.compile(r"(</[a-z ]+):\d+>")
_NEWS = re.compile(r"/(?:channels|webhooks|interactions)/")
_TARGET = re.compile(r"^(  \[[^]]*\]).*$")


class EventStory:
    """The messages of a club's event since the last step; changes of earlier messages are left out."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._seen = len(club.world.env.http_requests)
        self._told: list[str] = []

    def step(self, what: str) -> None:
        """Notes the messages since the last step, under this heading."""
        sent = self._club.world.env.http_requests[self._seen :]
        self._seen += len(sent)
        told = sorted(filter(None, ("\n".join(self._message(request)) for request in sent)))
        self._told.append("\n".join([f"== {what}", *told]))

    def written(self) -> str:
        return "\n\n".join(self._told)

    def _message(self, request: Any) -> Iterator[str]:
        body = request.json if isinstance(request.json, dict) else {}
        if request.method != "POST" or not _NEWS.search(request.path) or body.get("type") == UPDATED:
            return
        message = body.get("data") or body
        if not message.get("components"):
            return
        called = [self._name(int(user)) for user in message.get("allowed_mentions", {}).get("users", ())]
        where = "private" if message.get("flags", 0) & 64 else "public"
        yield f"-- {where}, calls {' '.join(called) or 'nobody'}"
        for part in message["components"]:
            for line in lines_of(part):
                if line.startswith(("  | ", "  [", "    -")):
                    yield self._read(_TARGET.sub(r"\1", line))

    def _read(self, line: str) -> str:
        line = _TIME.sub(lambda found: f"<t:{found[1] or 'f'}>", _LINK.sub("]", _COMMAND.sub(r"\1>", line)))
        return _NUMBER.sub(lambda found: self._name(int(found[0])), line)

    def _name(self, number: int) -> str:
        person = self._club.people.get(number)
        return "…" if person is None else str(person.name)
