"""The card of a week: results, ratings that rose, a chance that was missed, and what comes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final

from bot.hall.cards.hall import MAX_EACH, climb_lines
from bot.hall.model import Climb, Ended
from bot.language.markdown import escaped, linked
from bot.language.words import Words, moment
from bot.skin.card import Attached, Part, Reply, Tint, boxed, button, picture_part, row, text_part
from bot.skin.control_ids import ControlId

MAX_RESULTS: Final = 10


@dataclass(frozen=True, slots=True)
class Shot:
    """The chance of the week: in which game, what was missed in a sentence, and both boards."""

    match: int
    players: tuple[int, int]
    told: str
    picture: Attached


@dataclass(frozen=True, slots=True)
class Coming:
    """A tournament that may be entered. `at`: when it starts, where that is known; `link`: to its announcement."""

    name: str
    link: str
    at: datetime | None


@dataclass(frozen=True, slots=True)
class Week:
    """A week from its `first` day to its `last`. `players`: how many people played; `boards`: links, by match."""

    first: date
    last: date
    players: int
    results: Sequence[Ended]
    climbs: Sequence[Climb]
    shot: Shot | None
    coming: Sequence[Coming]
    names: Mapping[int, str]
    boards: Mapping[int, str]


def week_card(week: Week, words: Words) -> Reply:
    """The card for everybody; it calls nobody."""
    lines = [f"## {words('week-heading', first=words.day(week.first), last=words.day(week.last))}"]
    lines.append(words("week-played", players=week.players, games=len(week.results)))
    # The latest are the ones that people have not yet heard of.
    lines += [f"- {_result(game, week, words)}" for game in reversed(week.results[-MAX_RESULTS:])]
    if (more := len(week.results) - MAX_RESULTS) > 0:
        lines.append(words("hall-more", count=more))
    parts: list[Part] = [text_part("\n".join(lines))]
    if week.climbs:
        risen = climb_lines(week.climbs[:MAX_EACH], week.names, words)
        parts.append(text_part("\n".join([words("hall-climbs"), *risen])))
    files: tuple[Attached, ...] = ()
    if week.shot is not None:
        shot = week.shot
        first, second = (escaped(week.names[user]) for user in shot.players)
        game = linked(words("week-game", first=first, second=second), week.boards.get(shot.match, ""))
        parts += [text_part(f"{words('week-shot', players=game)}\n{shot.told}"), picture_part(shot.picture)]
        files = (shot.picture,)
    if week.coming:
        parts.append(
            text_part("\n".join([words("week-coming"), *(_coming(each, words) for each in week.coming)]))
        )
    parts.append(row(button(words("button-week-off"), ControlId("week-off"))))
    return Reply(boxed(parts, Tint.OPEN), files, silent=True)


def _result(game: Ended, week: Week, words: Words) -> str:
    winner = game.players[game.winner or 0]
    loser = game.players[1 - (game.winner or 0)]
    told = words(
        "week-drawn" if game.winner is None else "week-won",
        first=escaped(week.names[winner]),
        second=escaped(week.names[loser]),
        game=words.game(game.game),
    )
    return linked(told, week.boards.get(game.match, ""))


def _coming(coming: Coming, words: Words) -> str:
    name = linked(escaped(coming.name), coming.link)
    if coming.at is None:
        return "- " + words("week-entries", name=name)
    return "- " + words("week-begins", name=name, when=moment(coming.at, "f"))
