"""Ratings on cards: what a game changed, leaderboards, profiles."""

from collections.abc import Sequence
from dataclasses import asdict

from bot.core.rating import FULL_WEIGHT, RATED_PLIES, SAME_PLAYERS, Rating
from bot.hall.model import NO_FORM, Climb, Form
from bot.language.markdown import escaped
from bot.language.words import Names, Words
from bot.match.cards.terms import rating_text
from bot.ratings.model import EVERYWHERE, FIRST_DAN, STEP, Leaderboard, Profile, Score, Standing, grade
from bot.skin import card as ui

_OPPONENTS = 5
BEST = 3


def risen_text(climb: Climb) -> str:
    """The rating that somebody has reached, written alike."""
    return f"{climb.after}{'?' if climb.provisional else ''}"


def graded_text(rating: Rating, words: Words, *, grades: bool) -> str:
    """The same with its grade where the server shows them: "1850 (1 dan)"."""
    written, found = rating_text(rating), grade(rating) if grades else None
    if found is None:
        return written
    said = words("grade", kind="dan" if found.dan else "kyu", number=found.number)
    return words("rating-graded", rating=written, grade=said)


def conditions_text(words: Words, place: str, *, grades: bool = False) -> str:
    """Which games count in the ratings of a place, and how `grades` follow where they are shown."""
    told = [words("rating-conditions", moves=RATED_PLIES // 2, full=FULL_WEIGHT, days=SAME_PLAYERS.days)]
    if place == EVERYWHERE:
        told.append(words("rating-settled"))
    if grades:
        told.append(words("rating-grades", first=str(FIRST_DAN), step=STEP))
    return "\n".join([f"### {words('button-ratings-how')}", *told])


def leaderboard_card(
    board: Leaderboard,
    names: Names,
    words: Words,
    *,
    form: Form = NO_FORM,
    climbs: Sequence[Climb] = (),
    grades: bool = False,
    picture: ui.Attached | None = None,
) -> ui.Reply:
    """One page of a leaderboard. `grades`: beside the ratings; `picture`: of the same lines, which stands in their
    place; `form`, `climbs`: who does well there these days.
    """
    heading = [
        f"### {words('leaderboard-heading', game=words.game(board.pool.game))}",
        f"-# {words('leaderboard-place', place=board.place)}",
    ]
    told = leader_lines(board, names, words, grades=grades) or [words("leaderboard-empty")]
    parts: list[ui.Part] = ["\n".join(heading if picture is not None else [*heading, *told])]
    parts.append(ui.picture_part(picture))
    parts.append("\n".join(_lately(form, climbs, names, words)))
    parts.append(
        ui.row(ui.button(words("button-ratings-how"), ui.ControlId("ratings-how", rest=board.place)))
    )
    if board.pages > 1:
        label = {"page": board.page + 1, "pages": board.pages}

        def step(name: str, target: int) -> ui.ControlId:
            return ui.ControlId("leaders", target, 0, f"{name}.{board.place}.{board.pool.game}")

        parts.append(ui.page_row(board.page, board.pages - 1, words, step))
        parts.insert(1, f"-# {words('leaderboard-page', players=board.players, **label)}")
    return ui.pictured(parts, picture)


def leader_lines(board: Leaderboard, names: Names, words: Words, *, grades: bool) -> list[str]:
    """The players on a page of a leaderboard, a line each, and one before those without a rank."""
    told = []
    for rank, line in board.ranked:
        if rank is None and words("leaderboard-unsettled") not in told:
            told.append(words("leaderboard-unsettled"))
        told.append(
            words(
                "leaderboard-line",
                ranked="no" if rank is None else "yes",
                rank=str(rank),
                player=escaped(names[line.user]),
                rating=graded_text(line.rating, words, grades=grades),
                deviation=str(round(line.rating.deviation)),
                games=line.rating.games,
            )
        )
    return told


def _lately(form: Form, climbs: Sequence[Climb], names: Names, words: Words) -> list[str]:
    counted = {"won": form.won, "streak": form.streaks}
    told = {
        kind: [
            words("leaderboard-count", player=escaped(names[user]), count=str(count))
            for user, count in people[:BEST]
        ]
        for kind, people in counted.items()
    }
    told["risen"] = [
        words(
            "leaderboard-rise",
            player=escaped(names[each.user]),
            before=str(each.before),
            after=risen_text(each),
        )
        for each in climbs[:BEST]
    ]
    return [words(f"leaderboard-{kind}", players=people) for kind, people in told.items() if people]


def profile_card(
    profile: Profile,
    names: Names,
    words: Words,
    *,
    place: str,
    game: str | None,
    picture: ui.Attached,
    standings: Sequence[Standing] = (),
    grades: bool = False,
) -> ui.Reply:
    """A player's results. `place`: "here" or "all"; `picture`: their record with the ratings in `game`;
    `standings`: their places in ladders and leagues; `grades`: beside the ratings.
    """
    lines = _profile_head(names[profile.user], words, place)
    for key, score in list(profile.games.items())[: ui.MAX_LISTED]:
        rating = profile.ratings.get(key)
        told = words("profile-unrated")
        if rating is not None:
            told = f"**{graded_text(rating, words, grades=grades)}** ± {round(rating.deviation)}"
        lines.append(
            "- " + words("profile-game", game=words.game(key), rating=told, score=_score(score, words))
        )
    if len(profile.games) > ui.MAX_LISTED:
        lines.append(words("list-more", count=len(profile.games) - ui.MAX_LISTED))
    # In a text of its own: what follows a list is taken for a part of its last entry.
    more = []
    if profile.longest > 1:
        more.append(words("profile-streak", now=profile.winning, longest=profile.longest))
    rivals = [
        words("profile-opponent", opponent=escaped(names[user]), score=_score(score, words))
        for user, score in list(profile.opponents.items())[:_OPPONENTS]
    ]
    if rivals:
        more.append(words("profile-opponents", opponents=rivals))
    more += [
        words(
            "signs-heading",
            subject=escaped(each.contest),
            text=words("record-place", rank=each.rank, count=each.players),
        )
        for each in standings
    ]
    if profile.unseen:
        more.append(f"-# {words('profile-unseen', count=profile.unseen)}")
    parts: list[ui.Part] = ["\n".join(lines), "\n".join(more), ui.picture_part(picture)]
    rated = [key for key in profile.games if key in profile.ratings][: ui.MAX_OPTIONS]
    if len(rated) > 1:
        options = [ui.option(words.game(key), key, chosen=key == game) for key in rated]
        parts.append(
            ui.menu(
                words("profile-choose-game"), ui.ControlId("profile", rest=f"{profile.user}.{place}"), options
            )
        )
    return ui.pictured(parts, picture)


def empty_profile(name: str, words: Words, *, place: str) -> ui.Reply:
    """The profile of a player who has finished no game there."""
    lines = [*_profile_head(name, words, place), words("profile-empty")]
    return ui.Reply(ui.boxed(["\n".join(lines)]))


def _profile_head(name: str, words: Words, place: str) -> list[str]:
    return [
        f"### {words('profile-heading', player=escaped(name))}",
        f"-# {words('profile-place', place=place)}",
    ]


def rating_line(rating: Rating, words: Words) -> str:
    """A rating with how sure it is and how many games it rests on."""
    return words(
        "rating-line", rating=rating_text(rating), deviation=str(round(rating.deviation)), games=rating.games
    )


def _score(score: Score, words: Words) -> str:
    return words("profile-score", **asdict(score))
