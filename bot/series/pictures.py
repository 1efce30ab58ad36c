"""The table of a season, as what a picture contains."""

from collections.abc import Sequence
from itertools import pairwise

from bot.language.words import Names, Words
from bot.series.model import Count, Line, Rules, finished, season
from bot.tournaments.model.standings import Criterion
from bot.tournaments.model.tournament import Tournament
from render.chart import Align, Column, Row, Table, Tone

MOST_SHOWN = 10  # events with a column of their own: the last ones
_LONGEST = 48  # characters of a name


def season_table(
    events: Sequence[Tournament], rules: Rules, names: Names, words: Words, reader: int | None = None
) -> Table:
    """Everybody with the last events; a result that does not count stands in brackets. `reader`: a user."""
    done = finished(events)
    first = max(len(done) - MOST_SHOWN, 0)
    columns = (
        Column("", Align.RIGHT),
        Column(words("column-player"), Align.LEFT),
        *(Column(f"#{event.id}", Align.CENTRE) for event in done[first:]),
        Column(words("column-points"), strong=True),
    )
    rows = []
    for line in season(events, rules):
        results = [_result(events, rules, line, n, words) for n in range(first, len(done))]
        total = _written(events, rules, line.total)
        cells = (str(line.rank), names[line.user][:_LONGEST], *results, total)
        rows.append(Row(cells, (Tone.PLAIN,) * len(cells), mine=line.user == reader))
    told = words("series-done", done=len(done), events=rules.events or 0)
    return Table(events[-1].plan.name, columns, tuple(rows), told)


def _result(events: Sequence[Tournament], rules: Rules, line: Line, at: int, words: Words) -> str:
    result = line.results[at]
    if result is None:
        return ""
    written = _written(events, rules, result)
    return written if at in line.kept else words("series-dropped", points=written)


def _written(events: Sequence[Tournament], rules: Rules, value: int) -> str:
    if rules.count is Count.PLACES:
        return str(value)
    return events[-1].plan.policy.scoring.written(value)


def season_deciders(lines: Sequence[Line], names: Names, words: Words) -> list[str]:
    """What settles each place that points alone do not."""
    return [
        words(
            "table-decided",
            player=names[above.user],
            other=names[line.user],
            criterion=words(f"criterion-{line.decided.value}"),
        )
        for above, line in pairwise(lines)
        if line.decided not in (None, Criterion.POINTS)
    ]
