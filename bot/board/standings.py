"""The tables of a tournament, as what a picture contains and as words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from bot.core.tournament.plan import Format
from bot.core.tournament.promotion import promoted
from bot.core.tournament.standings import Criterion, Place
from bot.core.tournament.tournament import Tournament
from bot.language.words import Words
from render.chart import Align, Column, Row, Table, Tone

_GOING_ON = "·"


def table_of(
    tournament: Tournament,
    stage: int,
    group: int,
    names: Mapping[int, str],
    words: Words,
    reader: int | None = None,
) -> Table:
    """A table: of everybody against everybody with each result, of a Swiss tournament without. `reader`: a user."""
    lines = tournament.table(stage, group)
    crossed = tournament.plan.everybody
    results = _results(tournament, stage, group) if crossed else {}
    shown = [n for n, c in enumerate(tournament.plan.criteria) if c is not Criterion.DIRECT_ENCOUNTER]
    titles = [words(f"column-{tournament.plan.criteria[n].value}") for n in shown]
    columns = (
        Column("", Align.RIGHT),
        Column(words("column-player"), Align.LEFT),
        *(Column(str(n), Align.CENTRE) for n in range(1, len(lines) + 1) if crossed),
        *(Column(title, strong=n == 0) for n, title in enumerate(titles)),
    )
    ways = _ways(tournament, group, lines) if tournament.plan.format is Format.LEAGUE else {}
    rows = []
    for line in lines:
        met = [_cell(line.player, other.player, results) for other in lines] if crossed else []
        values = [str(line.values[n]) for n in shown]
        cells = (str(line.rank), _name(tournament, line, names, words), *(text for text, _ in met), *values)
        tones = (Tone.PLAIN, Tone.PLAIN, *(tone for _, tone in met), *(Tone.PLAIN for _ in values))
        tone = ways.get(line.player, Tone.PLAIN)
        rows.append(Row(cells, tones, tone, mine=reader == tournament.user(line.player)))
    return Table(tournament.plan.name, columns, tuple(rows), title_of(tournament, stage, group, words))


def _ways(tournament: Tournament, division: int, lines: Sequence[Place]) -> dict[int, Tone]:
    """Who stands where one is promoted or relegated."""
    up, down = promoted(tournament, division)
    players = [line.player for line in lines]
    falling = players[len(players) - down :]
    return dict.fromkeys(players[:up], Tone.UP) | dict.fromkeys(falling, Tone.DOWN)


def title_of(tournament: Tournament, stage: int, group: int, words: Words) -> str:
    """Which table it is: "Group B", "Final", "After round 3 of 5"."""
    if tournament.plan.format is Format.SWISS:
        return words("table-round", round=tournament.round, rounds=tournament.plan.rounds)
    if stage == 1:
        return words("table-final")
    if tournament.plan.format is Format.LEAGUE:
        return words("table-division", season=tournament.plan.season, number=group + 1)
    return words.group(group) if len(tournament.groups) > 1 else words("table-all")


def described(table: Table) -> str:
    """The table in one line, for who does not see the picture."""
    points = next(number for number, column in enumerate(table.columns) if column.strong)
    lines = [f"{row.cells[0]}. {row.cells[1]} {row.cells[points]}" for row in table.rows]
    return f"{table.subtitle}: {', '.join(lines)}"


def _results(tournament: Tournament, stage: int, group: int) -> dict[tuple[int, int], tuple[int, int, bool]]:
    """Points and games of each player against each other, and whether that is decided."""
    found: dict[tuple[int, int], tuple[int, int, bool]] = {}
    for meeting in tournament.meetings:
        if (meeting.stage, meeting.group) == (stage, group):
            for player in meeting.pairing.players():
                opponent = meeting.pairing.opponent(player)
                if opponent is not None:
                    points, games, decided = found.get((player, opponent), (0, 0, True))
                    points += meeting.pairing.points(player)
                    games += len(meeting.pairing.games)
                    found[player, opponent] = (points, games, decided and meeting.decided)
    return found


def _cell(
    player: int, opponent: int, results: Mapping[tuple[int, int], tuple[int, int, bool]]
) -> tuple[str, Tone]:
    if player == opponent:
        return "", Tone.SELF
    points, games, decided = results[player, opponent]
    if not games:
        return _GOING_ON, Tone.GOING_ON
    text = str(points) if decided else f"{points}{_GOING_ON}"
    if not decided:
        return text, Tone.GOING_ON
    return text, Tone.WON if points > games else Tone.LOST if points < games else Tone.DRAWN


def _name(tournament: Tournament, line: Place, names: Mapping[int, str], words: Words) -> str:
    name = names[tournament.user(line.player)][:48]
    return words("table-withdrawn", player=name) if line.player in tournament.withdrawn else name


def deciders(
    tournament: Tournament, lines: Sequence[Place], names: Mapping[int, str], words: Words
) -> list[str]:
    """For each place that points alone do not settle, what settles it."""
    told = []
    for above, line in pairwise(lines):
        if line.decided not in (None, Criterion.POINTS):
            assert line.decided is not None
            told.append(
                words(
                    "table-decided",
                    player=names[tournament.user(above.player)],
                    other=names[tournament.user(line.player)],
                    criterion=words(f"criterion-{line.decided.value}"),
                )
            )
    return told
