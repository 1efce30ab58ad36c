"""A page of a leaderboard as a picture, with who has gone up and who down."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.core.rating import Rating
from bot.language.enumeration import Enumeration, enumerated
from bot.language.words import Words, shortened
from render.chart import MAX_TITLE, Align, Column, Row, Table, Tone

MAX_NAME = 48


def leaders_table(
    game: str,
    lines: Sequence[tuple[int, Rating]],
    names: Mapping[int, str],
    moved: Mapping[int, int | None],
    written: Callable[[Rating], str],
    words: Words,
    *,
    first: int,
    settled: int,
    place: str,
) -> Table:
    """The players from the rank `first` on, `settled` of all with a rank; `moved`: by how many places those have gone
    up in a week, None for who is new there; `written`: a rating as it is shown; `place`: "here" or "all".
    """
    columns = (
        Column("", Align.RIGHT),
        Column(words("column-player"), Align.LEFT),
        Column(words("column-week"), Align.CENTRE),
        Column(words("column-rating"), strong=True),
        Column("±"),
        Column(words("column-games")),
    )
    rows = []
    for rank, (user, rating) in enumerate(lines, first):
        ranked = rank <= settled
        told, tone = _moved(moved[user], words) if ranked else ("", Tone.PLAIN)
        cells = (
            str(rank) if ranked else words("signs-nothing"),
            names[user][:MAX_NAME],
            told,
            written(rating),
            str(round(rating.deviation)),
            str(rating.games),
        )
        plain = Tone.PLAIN
        rows.append(Row(cells, (plain, plain, tone, plain, plain, plain)))
    title = shortened(words.game(game), MAX_TITLE)
    return Table(title, columns, tuple(rows), words("leaderboard-told", place=place))


def leaders_described(table: Table, words: Words) -> Enumeration:
    """The same in one line, for readers without the picture."""
    lines = []
    for row in table.rows:
        rank, player, moved, rating, _, _ = row.cells
        told = words("leaderboard-entry", player=player, rating=rating, moved=moved or "none")
        ranked = rank != words("signs-nothing")
        lines.append(words("signs-place", place=rank, text=told) if ranked else told)
    return enumerated(table.title, tuple(lines), words)


def _moved(places: int | None, words: Words) -> tuple[str, Tone]:
    """The sign tells it, and the colour as well."""
    if places is None:
        return words("leaderboard-new"), Tone.PLAIN
    if places == 0:
        return "=", Tone.PLAIN
    return (f"▲{places}", Tone.UP) if places > 0 else (f"▼{-places}", Tone.DOWN)
