"""The cards of ladders: their rules, their order, their history."""

from collections.abc import Sequence

import discord

from bot.ladders.model import event as acts
from bot.ladders.model.ladder import FALLS, Ladder
from bot.language.markdown import escaped
from bot.language.words import Names, Words, mention, moment
from bot.skin import card as ui
from bot.skin.chapters import chapter_reply, chapters

MAX_LOGGED = 30
LEEWAY = 300  # characters for the heading of the log


def open_card(ladder: Ladder, words: Words) -> ui.Reply:
    """The invitation to a ladder, with the button to join it."""
    text = f"{_heading(ladder, words)}\n{_brief(ladder, words)}"
    buttons = (_way(action, ladder, words) for action in ("ladder-join", "ladder", "ladder-rules"))
    return ui.Reply(ui.boxed([text, ui.row(*buttons)], ui.Tint.OPEN))


def ladder_rules_card(ladder: Ladder, words: Words, chosen: int = 0) -> ui.Reply:
    """Every rule that holds for it, on as many screens as they need."""
    rules, title = ladder.rules, words("button-full-rules")
    told = words("ladder-rules", reach=rules.reach, idle=rules.idle, falls=FALLS)
    lines = [*_terms(ladder, words), *(f"- {line}" for line in told.splitlines())]
    found, control = chapters({title: lines}, words), ui.ControlId("ladder-rules", ladder.id)
    return chapter_reply(found, control, chosen, words)


def ladder_card(
    ladder: Ladder,
    picture: ui.Attached | None,
    words: Words,
    *,
    reader: int | None = None,
    within_reach: Sequence[int] = (),
    names: Names | None = None,
    keeps: bool = False,
    page: int = 0,
    pages: int = 1,
) -> ui.Reply:
    """The order of a ladder; for a reader, also the players they may challenge, and what they may do. `reader`: None
    where everybody reads it; `keeps`: may the reader move and close it? `page`: from 0, of so many.
    """
    heading = _heading(ladder, words)
    on_it = reader is not None and reader in ladder.standing

    def step(way: str, target: int) -> ui.ControlId:
        return ui.ControlId("ladder-page", ladder.id, target, way)

    # Its players know how it goes.
    parts: list[ui.Part] = [heading if on_it else f"{heading}\n{_brief(ladder, words)}"]
    parts.append(words("ladder-empty") if picture is None else ui.picture_part(picture))
    parts.append(ui.page_row(page, pages - 1, words, step))
    if ladder.closed:
        parts.append(f"**{words('ladder-closed')}**")
    elif on_it and reader is not None:
        if (falls := ladder.falls_at(reader)) is not None:
            off = "yes" if ladder.falls_off(reader) else "no"
            parts.append(f"-# {words('ladder-you-fall', when=moment(falls), off=off)}")
        if within_reach:
            options = [
                ui.option(
                    words("ladder-place", rank=ladder.rank(user), player=(names or {})[user]), str(user)
                )
                for user in within_reach
            ]
            parts.append(
                ui.menu(words("ladder-choose"), ui.ControlId("ladder-challenge", ladder.id), options)
            )
    parts.append(ui.row(*_controls(ladder, words, on_it=on_it, keeps=keeps)))
    return ui.pictured(parts, picture)


def _controls(ladder: Ladder, words: Words, *, on_it: bool, keeps: bool) -> list[ui.Button]:
    """The buttons below the order: joining or leaving, the history, and what its keeper may do."""
    ways = ["log", "rules"]
    if not ladder.closed:
        ways = [*["join"] * (not on_it), *ways, *["leave"] * on_it, *["move", "close"] * keeps]
    return [_way(f"ladder-{way}", ladder, words) for way in ways]


def asking_card(ladder: Ladder, act: str, games: int, words: Words) -> ui.Reply:
    """Asks before a player leaves, giving up their games, or the ladder is closed, which cannot be taken back."""
    done = {"leave": "left", "close": "closed"}[act]
    sure = ui.ControlId(f"ladder-{done}", ladder.id)
    buttons = ui.row(
        ui.button(words(f"button-ladder-{done}"), sure, ui.Style.danger),
        ui.button(words("button-ladder-stay"), ui.ControlId("dismiss", ladder.id)),
    )
    return ui.text_reply(f"{_heading(ladder, words)}\n{words(f'ladder-asks-{act}', count=games)}", buttons)


def move_form(ladder: Ladder, here: int | None, words: Words) -> discord.ui.Modal:
    """Asks for the channel to which a ladder goes; it begins with this one."""
    of_channel = discord.SelectDefaultValueType.channel
    channels: discord.ui.ChannelSelect[discord.ui.Modal] = discord.ui.ChannelSelect(
        custom_id="channel",
        required=True,
        channel_types=[discord.ChannelType.text],
        default_values=[] if here is None else [discord.SelectDefaultValue(id=here, type=of_channel)],
    )
    asked = discord.ui.Label(text=words("desk-channel"), component=channels)
    return ui.modal(words("button-ladder-move"), ui.ControlId("ladder-moved", ladder.id), asked)


def ladder_news_card(
    ladder: Ladder, event: acts.Event, words: Words, standstills: Sequence[str] = ()
) -> ui.Reply:
    """One event for everybody; it calls whom it concerns. `standstills`: why clocks of its games stand still."""
    parts: list[ui.Part] = [f"{_heading(ladder, words)}\n{_told(ladder, event, words)}"]
    pings: tuple[int, ...] = ()
    if isinstance(event.what, acts.Warned):
        pings = event.what.users
    if isinstance(event.what, acts.Challenged):
        how = [*standstills, words("ladder-how", run="no" if standstills else "yes")]
        parts.append("\n".join(f"-# {line}" for line in how))
        pings = (event.what.by, event.what.of)
    parts.append(ui.row(_way("ladder", ladder, words)))
    return ui.Reply(ui.boxed(parts, ui.Tint.TURN if pings else ui.Tint.OPEN), pings=pings)


def ladder_log_card(ladders: Sequence[Ladder], events: Sequence[acts.Event], words: Words) -> ui.Reply:
    """The history of a ladder, the newest last; of a long one the end. `ladders`: as it was after each event."""
    told = list(zip(ladders, events, strict=True))[-MAX_LOGGED:]
    lines = [f"{moment(event.at, 'f')} {_told(ladder, event, words)}" for ladder, event in told]
    shown = ui.fitting(lines[::-1], ui.MAX_TEXT - LEEWAY)[::-1]
    return ui.Reply(ui.boxed([_heading(ladders[-1], words), "\n".join(shown)]))


def _told(ladder: Ladder, event: acts.Event, words: Words) -> str:
    actor = "" if event.actor is None else mention(event.actor)
    match event.what:
        case acts.Created() | acts.Closed():
            return words(f"ladder-log-{event.kind}", by=actor)
        case acts.Moved(channel):
            return words("ladder-log-moved", by=actor, channel=f"<#{channel}>")
        case acts.Joined(user) | acts.Left(user):
            return words(f"ladder-log-{event.kind}", player=mention(user))
        case acts.Challenged(by, of, matches):
            return words(
                "ladder-log-challenged",
                player=mention(by),
                other=mention(of),
                numbers=words.texts.series(words.language, [f"#{number}" for number in matches]),
            )
        case acts.Result(match, points):
            return words("ladder-log-result", number=str(match), points=words.points(map(str, points)))
        case acts.Warned(warned, at):
            last = [user for user in warned if ladder.falls_off(user)]
            staying = [user for user in warned if user not in last]
            return "\n".join(
                words(
                    f"ladder-log-{code}",
                    players=words.texts.series(words.language, [mention(user) for user in users]),
                    count=len(users),
                    when=moment(at),
                )
                for code, users in (("warned", staying), ("warned-off", last))
                if users
            )
        case acts.Fell(fallen, off):
            staying = [user for user in fallen if user not in off]
            lines = [
                words(
                    "ladder-log-fell",
                    player=mention(user),
                    days=ladder.rules.idle,
                    rank=_rank(ladder, user, words),
                    fall=ladder.falls[user],
                    falls=FALLS,
                )
                for user in staying
            ]
            lines += [words("ladder-log-off", player=mention(user), falls=FALLS) for user in off]
            return "\n".join(lines)


def climbed_card(player: int, other: int, ladder: Ladder, words: Words, *, played: bool = True) -> ui.Reply:
    """The player who has taken a place, and the player who had it; it calls nobody. `played`: had they a game?"""
    code = "ladder-climbed" if played else "ladder-climbed-unplayed"
    told = words(code, player=mention(player), other=mention(other), rank=_rank(ladder, player, words))
    text = f"{_heading(ladder, words)}\n{told}"
    return ui.Reply(ui.boxed([text, ui.row(_way("ladder", ladder, words))], ui.Tint.OVER))


def _rank(ladder: Ladder, user: int, words: Words) -> str:
    return str(ladder.rank(user)) if user in ladder.standing else words("signs-nothing")


def _heading(ladder: Ladder, words: Words) -> str:
    return f"### {escaped(words('ladder-title', game=words.game(ladder.rules.terms.game)))}"


def _brief(ladder: Ladder, words: Words) -> str:
    """The little that one needs to know before one joins."""
    return "\n".join([*_terms(ladder, words), f"-# {words('ladder-brief', reach=ladder.rules.reach)}"])


def _terms(ladder: Ladder, words: Words) -> list[str]:
    terms = ladder.rules.terms
    return [words.pace(terms.pace), *([words("tournament-pairs")] if terms.pair else [])]


def _way(action: str, ladder: Ladder, words: Words) -> ui.Button:
    style = ui.Style.success if action == "ladder-join" else ui.Style.secondary
    return ui.button(words(_LABELS.get(action, f"button-{action}")), ui.ControlId(action, ladder.id), style)


_LABELS = {"ladder-rules": "button-full-rules", "ladder-log": "button-log"}
"""Labels of buttons that are not called as what they do."""
