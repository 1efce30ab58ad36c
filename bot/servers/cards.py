"""The cards of a server's settings, of its first steps and of the check of its channels."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import chain
from typing import Any, Final

import discord

from bot.core.pace import PRESETS, Pace
from bot.core.preferences import ServerSettings, rows
from bot.language.words import Words, moment
from bot.problems.model import ProblemChannel
from bot.skin import card as ui
from bot.skin.errors import Fault, fault_text
from rules import GAMES


def server_card(settings: ServerSettings, spoken: str, problems: int | None, words: Words) -> ui.Reply:
    """What a server has chosen otherwise than usual, but roles; `spoken`: the language read there; `problems`: the
    channel of the daily problem.
    """
    usual = ServerSettings()
    shown = {
        name: _told(row.kind, name, getattr(settings, name), words)
        for name, row in rows(ServerSettings, on="card").items()
        if getattr(settings, name) != getattr(usual, name)
    }
    shown["language"] = words.language_name(spoken)
    if problems is not None:
        shown["daily"] = f"<#{problems}>"
    told = [words(f"server-{name.replace('_', '-')}", value=value) for name, value in shown.items()]
    lines = [f"### {words('server-heading')}", *told, f"-# {words('server-usual')}"]
    return ui.text_reply("\n".join(lines), setup_row(words))


def setup_row(words: Words) -> ui.Row:
    """The way to the panel on which a server is set up."""
    return ui.row(ui.button(words("button-setup"), ui.ControlId("setup")))


def _told(kind: str, name: str, value: Any, words: Words) -> str:
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
) -> ui.Reply:
    """The roles given by rating and for titles. `lost`: those that the bot cannot give, and why; `ended`: one just
    taken off.
    """
    stays = [] if ended is None else [words("server-role-stays", role=f"<@&{ended}>")]
    if not settings.roles and not settings.titles:
        return ui.text_reply("\n".join([*stays, words("server-roles-none")]))
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
    return ui.text_reply("\n".join([*stays, *lines]))


def problem_channel_card(chosen: ProblemChannel | None, due: datetime | None, words: Words) -> ui.Reply:
    """Where the server has the problem of the day posted, and when the next one is due."""
    if chosen is None or due is None:
        return ui.text_reply(words("server-problems-none"))
    lines = [
        words("server-problems", channel=f"<#{chosen.channel_id}>", when=moment(due)),
        words("server-problems-all") if chosen.game is None else words.game(chosen.game),
    ]
    return ui.text_reply("\n".join(lines))


def with_faults(card: ui.Reply, faults: Sequence[Fault], words: Words) -> ui.Reply:
    """The card, and below it what of the settings cannot work."""
    told = [card.card.text, *_listed(faults, words)]
    return ui.text_reply("\n".join(told), setup_row(words)) if faults else card


def faults_card(faults: Sequence[Fault], words: Words) -> ui.Reply:
    """The troubles with the settings since the last check."""
    return ui.text_reply("\n".join([*_listed(faults, words), words("server-faults-more")]))


def _listed(faults: Sequence[Fault], words: Words) -> list[str]:
    return [f"### {words('server-faults')}", *(f"- {fault_text(each, words)}" for each in faults)]


def check_card(
    faults: Sequence[Fault],
    lacking: Mapping[int, Sequence[str]],
    count: int,
    channels: int,
    wanting: Sequence[str],
    words: Words,
) -> ui.Reply:
    """Settings that cannot work, and permissions missing in channels; all is well without. `wanting`: in the whole
    server.
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
    return ui.text_reply("\n".join(lines or [words("server-check-fine", count=channels)]))


NO_CHOICE: Final = "none"  # the value of a menu that leaves a setting open
SWITCHES: Final = tuple(rows(ServerSettings, on="panel", kind="switch"))
_KINDS: Final = {"channel": discord.ChannelType.text, "forum": discord.ChannelType.forum}
CHANNELS: Final = {
    name: _KINDS[row.kind] for name, row in rows(ServerSettings, on="panel").items() if row.kind in _KINDS
}
"""The settings that are a channel, and its type."""


def welcome_card(settings: ServerSettings, words: Words, *pictures: ui.Attached, practice: bool) -> ui.Reply:
    """The greeting of a server that has just got the bot, with its banner; `practice`: one may also play the bot."""
    lines = [
        f"## {words.sign('king_black')}{words('welcome-heading')}",
        words("welcome-text", practice="yes" if practice else "no"),
        f"-# {words('welcome-where', threads='yes' if settings.threads else 'no')}",
        f"-# {words('welcome-hall')}",
    ]
    against_bot = ui.button(words("button-welcome-practice"), ui.ControlId("hall-practice"), ui.Style.primary)
    buttons = (
        ui.button(words("button-welcome-play"), ui.ControlId("hall-play"), ui.Style.success),
        *([against_bot] if practice else []),
        ui.button(words("button-learn"), ui.ControlId("learn")),
        ui.button(words("button-setup"), ui.ControlId("setup")),
    )
    parts: list[ui.Part] = [*map(ui.picture_part, pictures), "\n".join(lines), ui.row(*buttons)]
    return ui.Reply(ui.boxed(parts, ui.Tint.OPEN), pictures, silent=True)


def setup_card(settings: ServerSettings, words: Words, told: Sequence[str] = ()) -> ui.Reply:
    """The panel: each menu below its label. `told`: what of the choices cannot work."""
    heading = [f"### {words('setup-heading')}", f"-# {words('setup-how')}", *told]
    usual = [] if settings.game is None else [settings.game]
    keys = [*dict.fromkeys((*usual, *words.house, *GAMES))][: ui.MAX_OPTIONS - 1]
    games = [(NO_CHOICE, words("setup-game-none")), *((key, words.game(key)) for key in keys)]
    paces = [(key, words.preset(key)) for key in dict.fromkeys((*PRESETS, settings.pace))]
    spoken = [(NO_CHOICE, words("setup-language-none"))]
    spoken += [(each, words.language_name(each)) for each in words.texts.languages]
    parts: list[ui.Part] = [
        "\n".join(heading),
        *chain.from_iterable(
            _labelled(name, _channels(name, kind, getattr(settings, name)), words)
            for name, kind in CHANNELS.items()
        ),
        *chain.from_iterable(
            _labelled(name, _one_of(name, values, getattr(settings, name) or NO_CHOICE, words), words)
            for name, values in (("game", games), ("pace", paces), ("language", spoken))
        ),
    ]
    switches = [
        ui.button(
            words(f"button-setup-{name}", on="yes" if getattr(settings, name) else "no"),
            ui.ControlId("setup-set", rest=name),
            ui.Style.success if getattr(settings, name) else ui.Style.secondary,
        )
        for name in SWITCHES
    ]
    more = (
        ui.button(words("button-setup-roles"), ui.ControlId("setup-roles")),
        ui.button(words("button-setup-check"), ui.ControlId("setup-check")),
        ui.button(words("button-setup-house"), ui.ControlId("house")),
    )
    parts.append(ui.row(*switches, *more))
    if settings.door is not None:
        parts.append(ui.row(ui.button(words("button-setup-door"), ui.ControlId("door"))))
    return ui.Reply(ui.boxed(parts))


def _labelled(name: str, control: ui.Row, words: Words) -> list[ui.Part]:
    return [words(f"setup-{name}"), control]


def _one_of(name: str, values: Sequence[tuple[str, str]], chosen: str, words: Words) -> ui.Row:
    options = [ui.option(label, value, chosen=value == chosen) for value, label in values]
    return ui.menu(words("setup-choose"), ui.ControlId("setup-set", rest=name), options)


def _channels(name: str, kind: discord.ChannelType, chosen: int | None) -> ui.Row:
    """A menu of the server's channels; none may be chosen."""
    of_channel = discord.SelectDefaultValueType.channel
    defaults = [] if chosen is None else [discord.SelectDefaultValue(id=chosen, type=of_channel)]
    select: discord.ui.ChannelSelect[Any] = discord.ui.ChannelSelect(
        custom_id=str(ui.ControlId("setup-set", rest=name)),
        channel_types=[kind],
        min_values=0,
        max_values=1,
        default_values=defaults,
    )
    return discord.ui.ActionRow(select)
