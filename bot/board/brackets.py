"""A knock-out tournament as trees, and as words."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.tournament.tournament import Tournament
from bot.core.tournament.tree import GONE, NOBODY, Bracket, Branch, Level, Tie
from bot.language.enumeration import Enumeration
from bot.language.words import Words
from render.chart import Bracket as Drawing
from render.chart import Entry, Round
from render.chart import Tie as Drawn

MAX_NAME = 48


def brackets_of(tournament: Tournament, names: Mapping[int, str], words: Words) -> list[Drawing]:
    """The tree with every result so far, or both of a double knock-out; the subtitle says which one it is, or the state
    of the match for third place.
    """
    drawings = []
    for branch in _tree(tournament).branches(tournament.bouts()):
        drawn = tuple(
            Round(
                words(level.key, ties=len(level.ties), number=number, shown="tree"),
                tuple(_drawn(tournament, level, tie, names, words) for tie in level.ties),
            )
            for number, level in enumerate(branch.levels, 1)
        )
        subtitle = words(branch.key) if branch.key else _third(tournament, branch, names, words)
        if drawn:
            drawings.append(Drawing(tournament.plan.name, drawn, subtitle))
    return drawings


def bracket_described(
    tournament: Tournament,
    drawing: Drawing,
    names: Mapping[int, str],
    words: Words,
    reader: int | None = None,
) -> Enumeration:
    """The tree in one line, for readers without the picture: the places decided, and the players still in.

    `reader`: a user.
    """
    lines = tournament.table(0, 0)
    still = _tree(tournament).places(tournament.bouts())
    told = [
        words("bracket-place", rank=str(line.rank), player=names[tournament.user(line.player)])
        if line.player in still
        else words("bracket-still", player=names[tournament.user(line.player)])
        for line in lines
    ]
    own = next((n for n, line in enumerate(lines) if tournament.user(line.player) == reader), None)
    return Enumeration(f"{drawing.title}, ", tuple(told), own)


def _tree(tournament: Tournament) -> Bracket:
    bracket = tournament.system.bracket(tournament)
    assert bracket is not None
    return bracket


def _drawn(tournament: Tournament, level: Level, tie: Tie, names: Mapping[int, str], words: Words) -> Drawn:
    return Drawn(*(_entry(tournament, level, tie, number, names, words) for number in tie))


def _entry(
    tournament: Tournament, level: Level, tie: Tie, number: int, names: Mapping[int, str], words: Words
) -> Entry:
    if number == GONE:
        return Entry(words("bracket-bye"))
    if number == NOBODY:
        return Entry()
    points, winner = _score(tournament, level, tie, number)
    return Entry(_name(tournament, number, names), points, winner or GONE in tie)


def _score(tournament: Tournament, level: Level, tie: Tie, number: int) -> tuple[str, bool]:
    """The points in the meeting so far, and whether they have won it."""
    for meeting, bout in zip(tournament.meetings, tournament.bouts(), strict=True):
        if meeting.pairing.round == level.number and set(meeting.pairing.players()) == set(tie):
            points = "" if meeting.given else str(meeting.pairing.points(number))
            return points, _tree(tournament).winner(bout) == number
    return "", False


def _third(tournament: Tournament, branch: Branch, names: Mapping[int, str], words: Words) -> str:
    for tie in branch.aside:
        first, second = (
            f"{names[tournament.user(n)][:30]} {_score(tournament, branch.levels[-1], tie, n)[0]}".strip()
            for n in tie
        )
        return words("bracket-third-told", first=first, second=second)
    return ""


def _name(tournament: Tournament, number: int, names: Mapping[int, str]) -> str:
    return names[tournament.user(number)][:MAX_NAME]
