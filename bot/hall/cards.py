"""The hall of a server, the forms behind its buttons, and the card of a week."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final, NamedTuple

import discord

from bot.core.match import Match
from bot.core.terms import Seek
from bot.hall.model import Climb, Ended
from bot.invitations.cards import game_options
from bot.ladders.model.ladder import Ladder
from bot.language.markdown import escaped, linked
from bot.language.words import Names, Words, moment
from bot.problems.cards import on_day, share_text
from bot.problems.model import Problem, Share
from bot.ratings.cards import risen_text
from bot.skin import card as ui
from bot.tournaments.model.tournament import Listed

MAX_EACH: Final = 5  # lines of a kind; the rest is a number
ON_LADDER: Final = 3
LEVELS: Final = range(1, 7)
USUAL_LEVEL: Final = 3


@dataclass(frozen=True, slots=True)
class Hall:
    """Everything that goes on in a server where all of it see it.

    `games`: some of those under way, of `count` in all; `share`: of those who tried the problem; `names`: of everybody;
    `world`: how many offers wait in all servers, by game, None where the door is closed;
    `boards`: links by the number of the match, `cards`: by that of the message that shows an invitation or tournament;
    `practice`: does the bot play itself.
    """

    seeks: Sequence[Seek]
    games: Sequence[Match]
    count: int
    tournaments: Sequence[Listed]
    ladders: Sequence[Ladder]
    climbs: Sequence[Climb]
    day: date
    problem: Problem
    share: Share
    names: Names
    boards: Mapping[int, str]
    cards: Mapping[int, str]
    world: Mapping[str, int] | None = None
    practice: bool = True

    @property
    def empty(self) -> bool:
        """Does nobody do anything?"""
        return not (self.seeks or self.games or self.tournaments or self.ladders or self.climbs)


def hall_card(hall: Hall, words: Words) -> ui.Reply:
    """The message of a server's hall. It calls nobody."""
    texts = [f"## {words('hall-heading')}"]
    if hall.empty:
        texts.append(words("hall-empty", practice="yes" if hall.practice else "no"))
    texts += [text for text in (_seeks(hall, words), _games(hall, words), _contests(hall, words)) if text]
    solved = share_text(hall.share, hall.names, words)
    problem = words("hall-problem", game=words.game(hall.problem.game), share=solved)
    texts.append(problem)
    if hall.climbs:
        texts.append(_climbs(hall.climbs, hall.names, words))
    if hall.world:
        games = [words("hall-world-game", game=words.game(key), count=hall.world[key]) for key in hall.world]
        texts.append(words("hall-world", count=sum(hall.world.values()), games=games[:MAX_EACH]))
    buttons = [
        ui.button(words("button-hall-play"), ui.ControlId("hall-play"), ui.Style.success),
        *([ui.button(words("button-hall-practice"), ui.ControlId("hall-practice"))] if hall.practice else []),
        ui.button(words("button-hall-join", count=len(hall.seeks)), ui.ControlId("hall-join")),
        ui.button(words("button-problem-solve"), on_day(hall.problem, hall.day, "problem-open")),
    ]
    if hall.world is not None:
        buttons.append(ui.button(words("button-world"), ui.ControlId("world")))
    return ui.Reply(ui.boxed([*texts, ui.row(*buttons)], ui.Tint.OPEN), silent=True)


def _climbs(climbs: Sequence[Climb], names: Names, words: Words) -> str:
    """A line for each rating that rose: whose, in which game, from what to what."""
    lines = [words("hall-climbs")]
    for each in climbs[:MAX_EACH]:
        facts = {"before": str(each.before), "after": risen_text(each)}
        told = words("hall-climb", player=escaped(names[each.user]), game=words.game(each.game), **facts)
        lines.append(f"- {told}")
    return "\n".join(lines)


def _seeks(hall: Hall, words: Words) -> str:
    lines = []
    for seek in hall.seeks[:MAX_EACH]:
        game, pace = words.game(seek.terms.game), words.pace(seek.terms.pace)
        told = words("hall-seek", player=escaped(hall.names[seek.by]), game=game, pace=pace)
        lines.append(f"- {linked(told, hall.cards.get(seek.message_id or 0, ''))}")
    return _listed(words("hall-seeks", count=len(hall.seeks)), lines, len(hall.seeks), words)


def _games(hall: Hall, words: Words) -> str:
    lines = []
    for match in hall.games[:MAX_EACH]:
        first, second = (escaped(hall.names[user]) for user in match.players)
        told = words("hall-game", first=first, second=second, game=words.game(match.terms.game))
        lines.append(f"- {linked(told, hall.boards.get(match.id, ''))}")
    return _listed(words("hall-games", count=hall.count), lines, hall.count, words)


def _contests(hall: Hall, words: Words) -> str:
    lines = []
    for listed in hall.tournaments[:MAX_EACH]:
        name = linked(escaped(listed.name), hall.cards.get(listed.message_id or 0, ""))
        status = words("tournament-status", status=listed.status)
        lines.append("- " + words("hall-tournament", name=name, status=status))
    for ladder in hall.ladders[:MAX_EACH]:
        places = [
            words("hall-place", place=place, player=escaped(hall.names[user]))
            for place, user in enumerate(ladder.standing[:ON_LADDER], 1)
        ]
        lines.append("- " + words("hall-ladder", game=words.game(ladder.rules.terms.game), places=places))
    return "\n".join([words("hall-contests"), *lines]) if lines else ""


def _listed(heading: str, lines: Sequence[str], count: int, words: Words) -> str:
    if not lines:
        return ""
    more = [words("hall-more", count=count - len(lines))] if count > len(lines) else []
    return "\n".join([heading, *lines, *more])


def practice_form(game: str | None, words: Words) -> discord.ui.Modal:
    """Asks for the game and how well the bot is to play."""
    options = [
        ui.option(words(f"choice-level-{level}"), str(level), chosen=level == USUAL_LEVEL) for level in LEVELS
    ]
    games = ui.choice_field(words("hall-form-game"), "game", game_options(game, words))
    levels = ui.choice_field(words("hall-form-level"), "level", options)
    return ui.modal(words("button-hall-practice"), ui.ControlId("hall-train"), games, levels)


MAX_RESULTS: Final = 10


class Shot(NamedTuple):
    """The chance of the week: in which game, what was missed in a sentence, and both boards."""

    match: int
    players: tuple[int, int]
    told: str
    picture: ui.Attached


class Coming(NamedTuple):
    """A tournament that may be entered. `at`: when it starts, where that is known; `link`: to its announcement."""

    name: str
    link: str
    at: datetime | None


class Week(NamedTuple):
    """A week from its `first` day to its `last`. `players`: how many people played; `boards`: links, by match."""

    first: date
    last: date
    players: int
    results: Sequence[Ended]
    climbs: Sequence[Climb]
    shot: Shot | None
    coming: Sequence[Coming]
    names: Names
    boards: Mapping[int, str]


def week_card(week: Week, words: Words) -> ui.Reply:
    """The card for everybody; it calls nobody."""
    lines = [f"## {words('week-heading', first=words.day(week.first), last=words.day(week.last))}"]
    lines.append(words("week-played", players=week.players, games=len(week.results)))
    # The latest are the ones that people have not yet heard of.
    lines += [f"- {_result(game, week, words)}" for game in reversed(week.results[-MAX_RESULTS:])]
    if (more := len(week.results) - MAX_RESULTS) > 0:
        lines.append(words("hall-more", count=more))
    parts: list[ui.Part] = ["\n".join(lines)]
    if week.climbs:
        parts.append(_climbs(week.climbs, week.names, words))
    files: tuple[ui.Attached, ...] = ()
    if week.shot is not None:
        shot = week.shot
        first, second = (escaped(week.names[user]) for user in shot.players)
        game = linked(words("week-game", first=first, second=second), week.boards.get(shot.match, ""))
        parts += [f"{words('week-shot', players=game)}\n{shot.told}", ui.picture_part(shot.picture)]
        files = (shot.picture,)
    if week.coming:
        parts.append("\n".join([words("week-coming"), *(_coming(each, words) for each in week.coming)]))
    parts.append(ui.row(ui.button(words("button-week-off"), ui.ControlId("week-off"))))
    return ui.Reply(ui.boxed(parts, ui.Tint.OPEN), files, silent=True)


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
