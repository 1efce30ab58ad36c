"""A knock-out tournament as a tree, and as words."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.tournament.knockout import NOBODY, Tie
from bot.core.tournament.tournament import Tournament
from bot.language.enumeration import Enumeration
from bot.language.words import Words
from render.chart import Bracket, Entry, Round
from render.chart import Tie as Drawn

MAX_NAME = 48


def bracket_of(tournament: Tournament, names: Mapping[int, str], words: Words) -> Bracket:
    """The tree with every result so far; its subtitle tells the state of the match for third place."""
    knockout = tournament.knockout
    rounds = [list(ties) for ties in knockout.ties(tournament.bouts())]
    third = rounds[-1][1:]
    rounds[-1] = rounds[-1][:1]
    drawn = tuple(
        Round(
            words("bracket-round", ties=2 ** (len(rounds) - number)),
            tuple(_drawn(tournament, tie, names, bye=number == 1, words=words) for tie in ties),
        )
        for number, ties in enumerate(rounds, 1)
    )
    return Bracket(tournament.plan.name, drawn, _third(tournament, third, names, words))


def bracket_described(
    tournament: Tournament,
    bracket: Bracket,
    names: Mapping[int, str],
    words: Words,
    reader: int | None = None,
) -> Enumeration:
    """The tree in one line, for readers without the picture: the places decided, and the players still in.

    `reader`: a user.
    """
    lines = tournament.table(0, 0)
    still = tournament.knockout.places(tournament.bouts())
    told = [
        words("bracket-place", rank=str(line.rank), player=names[tournament.user(line.player)])
        if line.player in still
        else words("bracket-still", player=names[tournament.user(line.player)])
        for line in lines
    ]
    own = next((n for n, line in enumerate(lines) if tournament.user(line.player) == reader), None)
    return Enumeration(f"{bracket.title}, ", tuple(told), own)


def _drawn(tournament: Tournament, tie: Tie, names: Mapping[int, str], *, bye: bool, words: Words) -> Drawn:
    if bye and NOBODY in tie:
        free = Entry(words("bracket-bye"))
        return Drawn(*(free if n == NOBODY else Entry(_name(tournament, n, names), winner=True) for n in tie))
    return Drawn(*(_entry(tournament, tie, number, names) for number in tie))


def _entry(tournament: Tournament, tie: Tie, number: int, names: Mapping[int, str]) -> Entry:
    if number == NOBODY:
        return Entry()
    points, winner = _score(tournament, tie, number)
    return Entry(_name(tournament, number, names), points, winner)


def _score(tournament: Tournament, tie: Tie, number: int) -> tuple[str, bool]:
    """The points in the meeting so far, and whether they have won it."""
    for meeting, bout in zip(tournament.meetings, tournament.bouts(), strict=True):
        if set(meeting.pairing.players()) == set(tie):
            points = "" if meeting.given else str(meeting.pairing.points(number))
            return points, tournament.knockout.winner(bout) == number
    return "", False


def _third(tournament: Tournament, ties: list[Tie], names: Mapping[int, str], words: Words) -> str:
    for tie in ties:
        first, second = (
            f"{names[tournament.user(n)][:30]} {_score(tournament, tie, n)[0]}".strip() for n in tie
        )
        return words("bracket-third-told", first=first, second=second)
    return ""


def _name(tournament: Tournament, number: int, names: Mapping[int, str]) -> str:
    return names[tournament.user(number)][:MAX_NAME]
