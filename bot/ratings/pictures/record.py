"""A player's record as a picture and as words: a rating over time, the last results, the results by game, places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.core.points import DRAW, LOSS, WIN
from bot.core.rated import Change
from bot.language.words import Words, shortened
from bot.ratings.model.profile import Profile, Score, Standing
from bot.ratings.pictures.rating_curve import curve_of
from bot.tournaments.model.tournament import Tournament
from render.chart import MAX_CELL, MAX_TITLE, Tone
from render.record import MAX_BARS, Bar, Record

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


@dataclass(frozen=True, slots=True)
class Career:
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
        tuple(_bar(key, score, words) for key, score in _shown(profile)),
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
        words.about(words.game(key), words("profile-score", **_counts(score)))
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
    """The games that are played most."""
    return list(profile.games.items())[:MAX_BARS]


def _sign(points: int, words: Words) -> tuple[str, Tone]:
    code, written, tone = _SIGNS[points]
    return words(f"table-cell-{code}", points=written, games=1), tone


def _bar(key: str, score: Score, words: Words) -> Bar:
    name = shortened(words.game(key), MAX_CELL)
    return Bar(name, score.won, score.drawn, score.lost, words("record-score", **_counts(score)))


def _counts(score: Score) -> dict[str, int]:
    return {"won": score.won, "drawn": score.drawn, "lost": score.lost}


def _placed(standing: Standing, words: Words) -> str:
    return words("record-place", rank=standing.rank, count=standing.players)
