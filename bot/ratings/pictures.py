"""A player's record as a picture and as words: a rating over time, the last results, the results by game, places."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import NamedTuple

from bot.core.rating import Change, Rating
from bot.core.verdict import DRAW, LOSS, WIN
from bot.language.enumeration import Enumeration, enumerated
from bot.language.words import Names, Words, shortened
from bot.ratings.model import Leaderboard, Profile, Score, Standing
from bot.tournaments.model.tournament import Tournament
from render.chart import MAX_CELL, MAX_TITLE, Align, Column, Row, Table, Tone
from render.curve import MAX_POINTS, Curve, Mark
from render.record import MAX_BARS, Bar, Record

MAX_NAME = 48


def leaders_table(
    board: Leaderboard,
    names: Names,
    moved: Mapping[int, int | None],
    written: Callable[[Rating], str],
    words: Words,
) -> Table:
    """The players on a page; `moved`: by how many places those with a rank have gone up in a week, None for who is new
    there; `written`: a rating as it is shown.
    """
    columns = (
        Column("", Align.RIGHT),
        Column(words("column-player"), Align.LEFT),
        Column(words("column-week"), Align.CENTRE),
        Column(words("column-rating"), strong=True),
        Column(words("column-games")),
    )
    rows = []
    for rank, line in board.ranked:
        told, tone = ("", Tone.PLAIN) if rank is None else _moved(moved[line.user], words)
        cells = (
            words("signs-nothing") if rank is None else str(rank),
            names[line.user][:MAX_NAME],
            told,
            written(line.rating),
            str(line.rating.games),
        )
        rows.append(Row(cells, (*(Tone.PLAIN,) * 2, tone, *(Tone.PLAIN,) * 2)))
    title = shortened(words.game(board.pool.game), MAX_TITLE)
    return Table(title, columns, tuple(rows), words("leaderboard-told", place=board.place))


def leaders_described(table: Table, words: Words) -> Enumeration:
    """The same in one line, for readers without the picture."""
    lines = []
    for row in table.rows:
        rank, player, moved, rating, _ = row.cells
        told = words("leaderboard-entry", player=player, rating=rating, moved=moved or "none")
        ranked = rank != words("signs-nothing")
        lines.append(words("signs-place", place=rank, text=told) if ranked else told)
    return enumerated(table.title, tuple(lines), words)


def _moved(places: int | None, words: Words) -> tuple[str, Tone]:
    if places is None:
        return words("leaderboard-new"), Tone.PLAIN
    if places == 0:
        return "=", Tone.PLAIN
    return (f"▲{places}", Tone.UP) if places > 0 else (f"▼{-places}", Tone.DOWN)


_STEPS = (50, 100, 200, 500)
_LEVELS = 7
_ABOVE = 0.09  # the part of the height that the text above the best one needs


def curve_of(changes: Sequence[Change], title: str, subtitle: str, words: Words) -> Curve:
    """The ratings after each of the changes, the oldest first, of which there is at least one."""
    # A player of thousands of games has a picture of the last of them.
    told = changes[-MAX_POINTS:]
    ratings = [change.after for change in told]
    points = tuple((change.at.timestamp(), change.after.value) for change in told)
    values = [value for _, value in points]
    step = next((s for s in _STEPS if max(values) - min(values) < s * (_LEVELS - 1)), _STEPS[-1])
    low, high = int(min(values) // step) * step, -int(-max(values) // step) * step
    best = max(points, key=lambda point: point[1])
    high = max(high, low + step)
    if high - best[1] < _ABOVE * (high - low):
        high += step
    levels = range(low, high + 1, step)
    days = dict.fromkeys(change.at.date() for change in (told[0], told[-1]))
    ends = (points[0][0], points[-1][0])
    return Curve(
        title,
        points,
        tuple(Mark(level, str(level)) for level in levels),
        tuple(Mark(at, words("curve-day", day=day)) for at, day in zip(ends, days, strict=False)),
        subtitle,
        steps=True,
        # Where the true strength lies in nineteen of twenty cases.
        around=tuple((r.value - 2 * r.deviation, r.value + 2 * r.deviation) for r in ratings),
        peak=(*best, words("curve-peak", rating=str(round(best[1])))) if len(told) > 1 else None,
    )


_SIGNS = {WIN: ("won", "1", Tone.WON), DRAW: ("drawn", "½", Tone.DRAWN), LOSS: ("lost", "0", Tone.LOST)}


def league_standing(tournament: Tournament, user: int, words: Words) -> Standing | None:
    """The user's place in the division of a season; None where they do not play."""
    number = tournament.number(user) if user in tournament.seeds else None
    for group, members in enumerate(tournament.groups):
        if number in members and number not in tournament.withdrawn:
            lines = tournament.table(0, group)
            rank = next(line.rank for line in lines if line.player == number)
            contest = words("record-league", name=tournament.plan.name, number=group + 1)
            return Standing(contest, rank, len(lines))
    return None


class Career(NamedTuple):
    """A player as one reader sees them. `game`: the one whose ratings, now `rating`, have changed so; None and empty
    without such a game.
    """

    profile: Profile
    name: str
    game: str | None = None
    rating: str = ""
    changes: Sequence[Change] = ()
    standings: Sequence[Standing] = ()


def record_of(career: Career, words: Words) -> Record:
    """The picture."""
    profile = career.profile
    return Record(
        _title(career, words),
        shortened(career.rating, MAX_TITLE),
        curve_of(career.changes, "", "", words) if career.changes else None,
        tuple(_sign(points, words) for points in profile.latest),
        _latest(profile, words),
        tuple(
            Bar(
                shortened(words.game(key), MAX_CELL),
                *(score.won, score.drawn, score.lost),
                words("record-score", **asdict(score)),
            )
            for key, score in _shown(profile)
        ),
        tuple((shortened(each.contest, MAX_CELL), _placed(each, words)) for each in career.standings),
    )


def record_described(career: Career, words: Words) -> str:
    """The same in words, for readers without the picture."""
    profile, title = career.profile, _title(career, words)
    told = [title]
    if career.changes:
        values = [round(change.after.value) for change in career.changes]
        facts = {"first": str(values[0]), "lowest": str(min(values)), "highest": str(max(values))}
        told = [words("curve-described", title=title, rating=career.rating, **facts)]
    results = [words("record-result", result=_SIGNS[points][0]) for points in profile.latest]
    told.append(words.about(_latest(profile, words), words.listed(results)))
    told += [
        words.about(words.game(key), words("profile-score", **asdict(score)))
        for key, score in _shown(profile)
    ]
    told += [words.about(each.contest, _placed(each, words)) for each in career.standings]
    return words.apart(*told)


def _title(career: Career, words: Words) -> str:
    if career.game is None:
        return shortened(career.name, MAX_TITLE)
    return shortened(words("curve-title", player=career.name, game=words.game(career.game)), MAX_TITLE)


def _latest(profile: Profile, words: Words) -> str:
    return words("record-latest", count=len(profile.latest))


def _shown(profile: Profile) -> list[tuple[str, Score]]:
    return list(profile.games.items())[:MAX_BARS]


def _sign(points: int, words: Words) -> tuple[str, Tone]:
    code, written, tone = _SIGNS[points]
    return words(f"table-cell-{code}", points=written, games=1), tone


def _placed(standing: Standing, words: Words) -> str:
    return words("record-place", rank=standing.rank, count=standing.players)
