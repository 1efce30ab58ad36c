"""The cards of a server's settings and of the check of its channels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import discord

from bot.core.pace import Pace
from bot.core.preferences import ServerSettings, rows
from bot.language.words import Words, moment
from bot.problems.model import ProblemChannel
from bot.skin.card import Reply, button, row, text_reply
from bot.skin.control_ids import ControlId
from bot.skin.faults import Fault, fault_text


def server_card(settings: ServerSettings, spoken: str, problems: int | None, words: Words) -> Reply:
    """Everything that a server has chosen but roles; `spoken`: the language that everybody reads there; `problems`: the
    channel of the problem of the day.
    """
    shown = {
        f"server-{name.replace('_', '-')}": _told(row.kind, name, getattr(settings, name), words)
        for name, row in rows(ServerSettings, on="card").items()
    }
    shown["server-language"] = words.language_name(spoken)
    shown["server-daily"] = _told("channel", "problems", problems, words)
    lines = [f"### {words('server-heading')}", *(words(key, value=value) for key, value in shown.items())]
    return text_reply("\n".join(lines), setup_row(words))


def setup_row(words: Words) -> discord.ui.ActionRow[Any]:
    """The way to the panel on which a server is set up."""
    return row(button(words("button-setup"), ControlId("setup")))


def _told(kind: str, name: str, value: Any, words: Words) -> str:
    """The value of a setting of this kind."""
    match kind:
        case "switch":
            return "yes" if value else "no"
        case "look":
            return words(f"choice-{name}-{value or 'players'}")
        case "pace":
            return words.pace(Pace.parse(value))
        case _ if value is None:
            return words("server-any-channel" if name == "channel" else "server-none")
        case "channel" | "forum":
            return f"<#{value}>"
        case "game":
            return words.game(value)
        case "country":
            return words.country(value)
    return str(value)


def roles_card(
    settings: ServerSettings, words: Words, lost: Mapping[int, str], ended: int | None = None
) -> Reply:
    """The roles that the server gives by rating and for titles.

    `lost`: those that the bot cannot give, and why; `ended`: one that was just taken off the list.
    """
    stays = [] if ended is None else [words("server-role-stays", role=f"<@&{ended}>")]
    if not settings.roles and not settings.titles:
        return text_reply("\n".join([*stays, words("server-roles-none")]))
    lines = [f"### {words('server-roles')}"]

    def add(role: int, rule: str) -> None:
        lines.append(f"- {rule}")
        if role in lost:
            lines.append(f"  - {words('server-role-lost', why=lost[role])}")

    for role, key, least in settings.roles:
        add(role, words("server-role", role=f"<@&{role}>", game=words.game(key), least=str(least)))
    for role, title, of in settings.titles:
        game, which = ("", "all") if of is None else (words.game(of), "game")
        add(role, words(f"server-role-{title.value}", role=f"<@&{role}>", which=which, game=game))
    return text_reply("\n".join([*stays, *lines]))


def problem_channel_card(chosen: ProblemChannel | None, due: datetime | None, words: Words) -> Reply:
    """Where the server has the problem of the day posted, and when the next one is due."""
    if chosen is None or due is None:
        return text_reply(words("server-problems-none"))
    lines = [
        words("server-problems", channel=f"<#{chosen.channel_id}>", when=moment(due)),
        words("server-problems-all") if chosen.game is None else words.game(chosen.game),
    ]
    return text_reply("\n".join(lines))


def with_faults(card: Reply, faults: Sequence[Fault], words: Words) -> Reply:
    """The card, and below it what of the settings cannot work."""
    told = [card.card.text, *_listed(faults, words)]
    return text_reply("\n".join(told), setup_row(words)) if faults else card


def faults_card(faults: Sequence[Fault], words: Words) -> Reply:
    """The troubles with the settings since the last check."""
    return text_reply("\n".join([*_listed(faults, words), words("server-faults-more")]))


def _listed(faults: Sequence[Fault], words: Words) -> list[str]:
    return [f"### {words('server-faults')}", *(f"- {fault_text(each, words)}" for each in faults)]


def check_card(
    faults: Sequence[Fault],
    lacking: Mapping[int, Sequence[str]],
    count: int,
    channels: int,
    wanting: Sequence[str],
    words: Words,
) -> Reply:
    """Settings that cannot work, then the permissions missing in each channel; all is well where neither is.

    `wanting`: permissions that the bot lacks in the whole server.
    """
    lines = _listed(faults, words) if faults else []
    if lacking:
        lines.append(f"### {words('server-check-heading', count=count)}")
    for channel_id, names in lacking.items():
        missing = [words(f"permission-{name.replace('_', '-')}") for name in names]
        lines.append(f"- {words.about(f'<#{channel_id}>', words.listed(missing))}")
    if count > len(lacking):
        lines.append(words("list-more-channels", count=count - len(lacking)))
    for name in wanting:
        key = name.replace("_", "-")
        lines.append(words(f"server-check-{key}", permission=words(f"permission-{key}")))
    return text_reply("\n".join(lines or [words("server-check-fine", count=channels)]))
