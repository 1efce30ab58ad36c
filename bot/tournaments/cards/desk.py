"""The directors' desk of a tournament: one private panel with its state and everything that can be done."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import discord

from bot.language.words import Words, mention, moment
from bot.skin.card import (
    MAX_OPTIONS,
    Part,
    Reply,
    boxed,
    button,
    fitting,
    option,
    people,
    row,
    rows_of,
    text_part,
)
from bot.skin.control_ids import ControlId
from bot.tournaments.cards.buttons import Button, reading_buttons
from bot.tournaments.cards.games import game_told
from bot.tournaments.cards.tournaments import heading, state_told
from bot.tournaments.model.acts import ACTS, RESULTS, TOPICS, WORTHS, Act
from bot.tournaments.model.desk import Desk
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.policy import ROUND_DAYS
from bot.tournaments.model.tournament import Status, Tournament

ROOM: Final = 2400
"""Characters of what waits."""
MOST_NAMED: Final = 400


def desk_card(
    tournament: Tournament, desk: Desk, links: Mapping[int, str], words: Words, news: str = ""
) -> Reply:
    """The state of the round, and the ways to everything. `news`: what was just done."""
    lines = _waiting(tournament, desk, links, words)
    shown = fitting(lines, ROOM)
    if len(shown) < len(lines):
        shown.append(f"-# {words('desk-more', count=len(lines) - len(shown))}")
    told = [
        heading(tournament, words),
        *([news] if news else []),
        _standing(tournament, desk, words),
        *(shown or [words("desk-nothing")]),
    ]
    parts: list[Part] = [text_part("\n".join(told))]
    if quick := [
        _act(tournament, act, words) for act in ACTS if act.topic == "" and act.possible(tournament)
    ]:
        parts.append(row(*quick))
    topics = [
        button(words(f"button-desk-{topic}"), _to("desk", tournament, topic))
        for topic in TOPICS
        if any(act.topic == topic and act.possible(tournament) for act in ACTS)
    ]
    parts.extend(rows_of([*topics, *reading_buttons(tournament, words, ("log", "files"))]))
    return Reply(boxed(parts))


def topic_card(tournament: Tournament, topic: str, words: Words) -> Reply:
    """One group of acts, each with what it does, and their buttons."""
    acts = [act for act in ACTS if act.topic == topic and act.possible(tournament)]
    lines = [
        heading(tournament, words),
        *(
            words.about(f"**{words(f'button-desk-{act.key}')}**", words(f"desk-about-{act.key}"))
            for act in acts
        ),
    ]
    back = button(words("button-desk-back"), _to("desk", tournament, ""))
    buttons = [*(_act(tournament, act, words) for act in acts), back]
    return Reply(boxed([text_part("\n".join(lines)), *rows_of(buttons)]))


def asking_card(
    tournament: Tournament, act: str, facts: Sequence[str], consequences: Sequence[str], words: Words
) -> Reply:
    """Asks before something is done, with what comes of it."""
    do = ControlId("desk-do", tournament.id, tournament.seq, ".".join((act, *facts)))
    buttons = row(
        button(words(f"button-desk-{act}"), do, discord.ButtonStyle.danger),
        button(words("button-desk-back"), _to("desk", tournament, "")),
    )
    text = "\n".join([heading(tournament, words), *consequences])
    return Reply(boxed([text_part(text), buttons]))


def game_label(
    tournament: Tournament, match: int, meeting: Meeting, names: Mapping[int, str], words: Words
) -> str:
    """A game among those to choose from: its number and its players, the first of the pairing first."""
    first, second = (names[tournament.user(number)] for number in meeting.pairing.players())
    return f"#{match} {words('signs-rivals', first=first, second=second)}"


def _act(tournament: Tournament, act: Act, words: Words) -> Button:
    way = "desk-form" if act.fields else "desk-ask"
    style = discord.ButtonStyle.success if act.key == "start" else discord.ButtonStyle.secondary
    return button(words(f"button-desk-{act.key}"), _to(way, tournament, act.key), style)


def _to(action: str, tournament: Tournament, rest: str) -> ControlId:
    return ControlId(action, tournament.id, 0, rest)


def _standing(tournament: Tournament, desk: Desk, words: Words) -> str:
    if tournament.status is Status.OPEN:
        return words("desk-entries", count=len(tournament.seated), most=tournament.plan.most)
    if tournament.status is not Status.RUNNING:
        return f"**{state_told(tournament, words)}**"
    # Between its start and the first pairings there is no round, and no game.
    paired = bool(tournament.meetings)
    told = [
        words("desk-round", round=tournament.round, rounds=tournament.plan.rounds)
        if tournament.system.by_rounds and paired
        else words("tournament-running")
    ]
    if paired:
        told.append(words("desk-games", over=desk.over, games=desk.games))
    if tournament.direction.paused_at is not None:
        told.append(words("desk-paused", since=moment(tournament.direction.paused_at)))
    elif desk.ends is not None:
        told.append(words("desk-ends", at=moment(desk.ends, "f"), rest=moment(desk.ends)))
    return words.apart(*told)


def _waiting(tournament: Tournament, desk: Desk, links: Mapping[int, str], words: Words) -> list[str]:
    lines = []
    if desk.failing is not None:
        lines.append(words("desk-failing", since=moment(desk.failing), number=str(tournament.id)))
    if tournament.unpairable:
        lines.append(f"**{words('desk-unpairable', round=tournament.round + 1)}**")
    lines += [words("desk-dispute", game=_game(tournament, each, links, words)) for each in desk.disputes]
    for match, until in desk.late:
        facts = {"game": _game(tournament, match, links, words)}
        lines.append(words("desk-late", until="" if until is None else moment(until), **facts))
    for silence in desk.silent:
        facts = {"game": _game(tournament, silence.match, links, words), "player": mention(silence.user)}
        lines.append(words("desk-silent", since=moment(silence.since), **facts))
    if desk.waiting:
        lines.append(words("desk-waiting", count=len(desk.waiting)))
    if desk.queue:
        lines.append(words("tournament-waiting", count=len(desk.queue), players=_named(desk.queue, words)))
    if desk.missing:
        lines.append(words("desk-missing", players=_named(desk.missing, words)))
    return lines


def _named(users: Sequence[int], words: Words) -> str:
    return people(users, words, MOST_NAMED)


def _game(tournament: Tournament, match: int, links: Mapping[int, str], words: Words) -> str:
    meeting = tournament.of_match(match)
    assert meeting is not None
    return game_told(tournament, replace(meeting, matches=(match,)), links, words)


CLAIMS = ("win", "draw", "loss")
MAX_TITLE = 45
Label = discord.ui.Label[discord.ui.Modal]


def asking_form(
    title: str, fields: Sequence[str], control: ControlId, words: Words, games: Sequence[tuple[str, str]] = ()
) -> discord.ui.Modal:
    """A form with these fields. `games`: the games to choose from, by number and label; where they are too many for a
    menu their number is typed.
    """
    return form(title, control, *(_field(name, words, games) for name in fields))


def form(title: str, control: ControlId, *labels: Label) -> discord.ui.Modal:
    modal = discord.ui.Modal(title=title[:MAX_TITLE], custom_id=str(control))
    for label in labels:
        modal.add_item(label)
    # As with cards: the answer is found by its custom_id, so the library need not keep the form.
    modal.stop()
    return modal


def _field(name: str, words: Words, games: Sequence[tuple[str, str]]) -> Label:
    component: discord.ui.Item[Any]
    about: str | None = None
    # Names that mean something else in the catalogue.
    label = {"open": "game", "decided": "game", "round": "of-round", "claim": "result"}.get(name, name)
    match name:
        case "player" | "other" | "substitute":
            component = discord.ui.UserSelect(custom_id=name, required=True)
        case "channel":
            component = discord.ui.ChannelSelect(
                custom_id=name, required=True, channel_types=[discord.ChannelType.text]
            )
        case "file":
            component = discord.ui.FileUpload(custom_id=name, required=True, min_values=1, max_values=1)
            about = words("desk-file-about")
        case "result" | "worth":
            values = RESULTS if name == "result" else WORTHS
            component = _select(name, [(value, words(f"desk-{name}-{value}")) for value in values])
            about = words("desk-result-about") if name == "result" else None
        case "claim":
            component = _select(name, [(each, words(f"claim-{each}")) for each in CLAIMS])
        case "game":
            component = _select(name, games[:MAX_OPTIONS])
        case "open" | "decided" if 0 < len(games) <= MAX_OPTIONS:
            component = _select(name, games)
            about = words("desk-game-about")
        case _:
            component = discord.ui.TextInput(custom_id=name, required=name != "round", max_length=9)
            least, most = ROUND_DAYS[0] - 1, ROUND_DAYS[-1]
            code = "number" if label == "game" else label
            about = words(f"desk-{code}-about", least=least, most=most)
    return discord.ui.Label(text=words(f"desk-{label}"), description=about, component=component)


def _select(name: str, options: Sequence[tuple[str, str]]) -> discord.ui.Select[discord.ui.Modal]:
    return discord.ui.Select(
        custom_id=name, required=True, options=[option(label, value) for value, label in options]
    )
