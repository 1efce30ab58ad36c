"""The messages that people got in a story, and the rows that it stored, as a text that is held against a stored one.

Of each message that everybody sees: as it was first and as it is in the end, for between them duties that wake at the
same time come in any order; of what one person sees alone: every change. Then the rows. A text of the catalogue stands
there by its name with the facts that it was given, so that other words change nothing here.
"""

import difflib
import os
import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

import pytest
from simcord.backend.models import Interaction
from sqlalchemy import JSON

from bot.language import DEFAULT_LANGUAGE, WHOLE
from bot.store.tables import metadata
from bot.store.types import Moment
from tests import stored
from tests.bot.stories.transcript import lines_of
from tests.seed import SEED
from tests.world import EPOCH, TEXTS, World

FOLDER = stored.FOLDER / "told"
VARYING = FOLDER / "varying.txt"
"""Tests whose transcripts differ from run to run, for they depend on what is done first: none of them is kept."""
MOST = 12_000
"""Letters of a stored transcript: nobody would read what has changed in a longer one, so none is kept."""
STEP = timedelta(minutes=5)
RECENT = 4
"""Messages before it in the same place of which a new one may be a variation."""
PROCESSES = {"commits", "heartbeat", "remembered"}
"""Tables whose rows depend on the process alone."""
CLOCKS = {"zone-now", "zone-question"}
"""Messages that tell the time of day, which goes on by a minute on a busy machine."""
UNTOLD = {"clock", "moves", "opening", "pattern", "position", "previous", "request"}
"""Columns that follow from the events, as `check` sees, and numbers of interactions."""
_SIGNS = re.compile(r"(?:#+ |-# |- |> |\d+\\?\. |\*\*)+")
_GLUE = re.compile(r"(\*\* ?| · |　|#+ |-# |(?<=[.。]) )")
_LINK = re.compile(r"\[([^]]+)\](?=\()")
_COMMAND = re.compile(r"<(/[a-z ]+):\d+>")
_MOMENT = re.compile(r"<t:(\d+)(:\w)?>")
_DIGEST = re.compile(r'(?<=")[0-9a-f]{16}(?=")')
_NOTHING = re.compile(r'"\w+": (?:null|false)(?:, )?|, (?="\w+": (?:null|false)})')


def hold(test: pytest.Item, text: str) -> None:
    """Holds the transcript of a test against the stored one, if there is one. All that the ordinary run has are written
    anew, but for those that are too long, or that differ from run to run.
    """
    name = re.sub(r"[^\w.-]+", "-", test.name)[:150]
    file = FOLDER / test.path.parent.name / f"{name}.txt"
    longer = test.get_closest_marker("slow") or test.get_closest_marker("nightly")
    kept = len(text) <= MOST and name not in VARYING.read_text(encoding="utf-8").splitlines()
    if not (SEED or longer) and (kept if stored.VARIABLE in os.environ else file.exists()):
        stored.check(str(file.relative_to(stored.FOLDER).with_suffix("")), text)


class Told:
    """The messages of the bot in a world from now on."""

    def __init__(self, world: World, patch: pytest.MonkeyPatch) -> None:
        self._backend = backend = world.env.backend
        self._said: dict[str, tuple[str, Mapping[str, Any]]] = {}
        # By place, a channel or the one person who reads it alone, the forms of each message.
        self._shown: dict[tuple[str, int], dict[int, list[Any]]] = defaultdict(lambda: defaultdict(list))
        say, commit, edit = TEXTS.say, backend.commit_message, backend.edit_message

        def listened(language: str, name: str, /, **facts: Any) -> str:
            text = say(language, name, **facts)
            called = name if language == DEFAULT_LANGUAGE else f"{language} {name}"
            # What is typed is looked for in all languages, of which several may say the same.
            first = text not in self._said or called < self._said[text][0]
            if language in WHOLE and first and text not in facts.values():
                self._said[text] = called, facts
            return text

        def shown(message: Any) -> Any:
            place = "in", message.channel_id
            if message.is_ephemeral:
                if world.unheard:
                    return message
                place = "alone", int(message.interaction_metadata["user"]["id"])
            self._shown[place][message.id].append(vars(message).copy())
            return message

        def asked(interaction: Interaction, form: Any) -> Any:
            if not world.unheard:
                self._shown["alone", interaction.user_id][interaction.id].append(form)
            return form

        patch.setattr(TEXTS, "say", listened)
        patch.setattr(backend, "commit_message", lambda *given, **how: shown(commit(*given, **how)))
        patch.setattr(backend, "edit_message", lambda *given, **how: shown(edit(*given, **how)))
        modal, choices = Interaction.show_modal, Interaction.complete_autocomplete
        patch.setattr(Interaction, "show_modal", lambda self, form: modal(self, asked(self, form)))
        patch.setattr(
            Interaction, "complete_autocomplete", lambda self, form: choices(self, asked(self, form))
        )

    def written(self, database: Path) -> str:
        """The whole, with names for what Discord has numbered, and time as it has passed since the world began."""
        names = self._names()
        places = sorted(
            "\n".join(
                [f"== {kind} {names.get(number, 'what is deleted')}", *self._place(kind, messages, names)]
            )
            for (kind, number), messages in self._shown.items()
        )
        text = "\n\n".join(filter(None, [*places, "\n".join(self._servers()), *rows(database)]))
        text = re.sub(r"(?<!\d)\d{17,20}(?!\d)", lambda found: names.get(int(found[0]), "…"), text)
        text = re.sub(r"(?<!\d)1[789]\d{11}(?!\d)", lambda at: _at(int(at[0]) / 1000), text)
        return re.sub(r" +$", "", text, flags=re.MULTILINE)

    def _names(self) -> dict[int, str]:
        backend = self._backend
        known = {user.id: user.global_name or user.name for user in backend.users.values()}
        for guild in backend.guilds.values():
            known |= {role.id: role.name for role in guild.roles.values()}
            known |= {event.id: event.name for event in guild.scheduled_events.values()}
            known[guild.id] = guild.name
        for channel in backend.channels.values():
            known[channel.id] = self._named(channel.name or f"direct {known[channel.recipient_ids[0]]}")
            known |= {int(tag["id"]): tag["name"] for tag in channel.available_tags}
        return known

    def _place(self, kind: str, messages: Mapping[int, list[Any]], names: dict[int, str]) -> Iterator[str]:
        first: dict[str, list[str]] = {}
        for number, forms in messages.items():
            name = names[number] = f"m{len(first) + 1}"
            told = [list(self._form(each)) for each in ([forms[0], forms[-1]] if kind == "in" else forms)]
            near = [(f", like {like}", [*_changes(first[like], told[0])]) for like in [*first][-RECENT:]]
            like, lines = min(near, key=lambda each: len(each[1]), default=("", told[0]))
            yield from [name + like, *lines] if len(lines) < len(told[0]) / 2 else [name, *told[0]]
            first[name] = told[0]
            for before, after in pairwise(told):
                if before != after:
                    yield from [
                        f"{name} {'in the end' if kind == 'in' else 'then'}",
                        *_changes(before, after),
                    ]
            if kind == "in" and number not in self._backend.messages.get(forms[0]["channel_id"], ()):
                yield f"{name} is deleted"

    def _form(self, message: Any) -> Iterator[str]:
        """A message, a form or the suggestions for an option, line by line."""
        if isinstance(message, list):
            message = {
                "components": [],
                "content": "\n".join(f"{each['name']} = {each['value']}" for each in message),
            }
        if message.get("author_id", self._backend.bot_user.id) != self._backend.bot_user.id:
            yield f"  by {message['author_id']}"
        if calls := [*message.get("ping_user_ids", ()), *message.get("ping_role_ids", ())]:
            yield f"  calls {' '.join(map(str, calls))}"
        if said := message.get("title") or message.get("content"):
            yield from (f"  | {line}" for line in self._named(said).split("\n"))
        for part in message["components"]:
            yield from lines_of(self._keyed(part))

    def _keyed(self, part: Any, key: str = "") -> Any:
        """A component with the names of its texts. The position in a picture follows from the rows."""
        if isinstance(part, dict):
            if "media" in part:
                return {"media": {"url": part["media"]["url"].rpartition("/")[2]}}
            return {key: self._keyed(value, key) for key, value in part.items()}
        if isinstance(part, list):
            return [self._keyed(each) for each in part]
        told = key in ("label", "placeholder", "description", "content") and isinstance(part, str)
        return self._named(part) if told else part

    def _servers(self) -> Iterator[str]:
        """Threads, entries of the calendar and roles."""
        for each in self._backend.channels.values():
            if (state := each.thread_metadata) is not None:
                told = f"archived={state.archived} locked={state.locked} tags={each.applied_tags}"
                yield f"thread {each.id} {told} members={sorted(each.thread_members)}"
        for guild in self._backend.guilds.values():
            for event in guild.scheduled_events.values():
                when = f"{event.scheduled_start_time} to {event.scheduled_end_time}"
                yield f"event {event.id} {event.status} {when} {event.entity_metadata}"
            for member in guild.members.values():
                if member.role_ids and not self._backend.users[member.user_id].bot:
                    yield f"{member.user_id} has {member.role_ids}"

    def _named(self, text: str) -> str:
        """A text with the names of what was said in it: of lines, one or more together, else of parts of a line."""
        lines, found = _COMMAND.sub(r"\1", text).split("\n"), []
        while lines:
            signs = match[0] if (match := _SIGNS.match(lines[0])) else ""
            for size in range(len(lines), 0, -1):
                whole = "\n".join(lines[:size])
                if (said := self._of(whole)) or (said := self._of(whole[len(signs) :], signs)):
                    break
            else:
                size = 1
                linked = _LINK.sub(lambda link: f"[{self._of(link[1]) or link[1]}]", lines[0])
                said = "".join(self._of(each) or each for each in _GLUE.split(linked))
            found.append(said)
            del lines[:size]
        return _MOMENT.sub(lambda at: f"<{_at(int(at[1]))}{at[2] or ''}>", "\n".join(found))

    def _of(self, text: str, signs: str = "") -> str:
        if text not in self._said or not re.search(r"\w", text):
            return ""
        name, facts = self._said[text]
        clock = {"time"} if name.rpartition(" ")[2] in CLOCKS else set()
        given = " ".join([name, *(f"{key}={self._fact(facts[key])}" for key in sorted(facts.keys() - clock))])
        return f"{signs}{{{given}}}"

    def _fact(self, value: Any) -> str:
        if isinstance(value, str):
            return self._named(value)
        if isinstance(value, (date, timedelta)):
            return _offset(value)
        return f"[{', '.join(map(self._fact, value))}]" if isinstance(value, Sequence) else str(value)


def _changes(before: list[str], after: list[str]) -> Iterator[str]:
    """The lines that are new, and those that are gone: the first and the last of many."""
    found = list(difflib.unified_diff(before, after, n=0, lineterm=""))[2:]
    for sign, same in groupby(found, lambda line: line[0]):
        lines = list(same)
        if sign == "-" and len(lines) > 4:
            lines = [lines[0], f"-  {len(lines) - 2} lines", lines[-1]]
        yield from lines if sign != "@" else ()


def rows(database: Path) -> Iterator[str]:
    """Each table that has rows, with what is neither empty nor nothing in them."""
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        for table in metadata.sorted_tables:
            order = ", ".join(column.name for column in table.primary_key)
            found = connection.execute(f"SELECT * FROM {table.name} ORDER BY {order}").fetchall()
            if found and table.name not in PROCESSES:
                yield "\n".join([f"== {table.name}", *(" ".join(_values(table, row)) for row in found)])


def _values(table: Any, row: sqlite3.Row) -> Iterator[str]:
    for column in table.columns:
        value = row[column.name]
        if column.name in UNTOLD or value is None or (not column.nullable and value in (0, "", "{}", "[]")):
            continue
        if isinstance(column.type, Moment):
            value = _at(value / 1000)
        elif isinstance(column.type, JSON):
            value = _NOTHING.sub("", _DIGEST.sub("…", value)).replace('"', "").replace(": ", ":")
        yield f"{column.name}={value:.6g}" if isinstance(value, float) else f"{column.name}={value}"


def _offset(value: date | timedelta) -> str:
    """A length of time, or an instant since the world began; a day is itself. To five minutes: on a busy machine the
    world's clock goes on by half a minute while it waits for the bot.
    """
    if not isinstance(value, (datetime, timedelta)):
        return str(value)
    length = value - EPOCH if isinstance(value, datetime) else value
    return str(round(length / STEP) * STEP)


def _at(seconds: float) -> str:
    return _offset(datetime.fromtimestamp(seconds, UTC))
