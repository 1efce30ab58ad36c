"""The tables of a tournament, as what a picture contains and as words."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from typing import Final

from bot.language.enumeration import Enumeration, enumerated
from bot.language.words import Names, Words
from bot.tournaments.model.formats.system import Layout
from bot.tournaments.model.policy import Scoring
from bot.tournaments.model.promotion import promoted
from bot.tournaments.model.standings import Criterion, Place
from bot.tournaments.model.tournament import Status, Tournament
from render.chart import Align, Column, Row, Table, Tone

ROWS: Final = 20
LEADERS: Final = 3  # so many lines from the top stand on every page
GAP: Final = "…"


def pages_of(rows: int) -> int:
    return max(-(-rows // ROWS), 1)


def on_page(table: Table, page: int, words: Words) -> Table:
    """The table as its page shows it, counted from 0; of one that has no such page the last."""
    count = len(table.rows)
    if count <= ROWS:
        return table
    first = min(max(page, 0), pages_of(count) - 1) * ROWS
    end = min(first + ROWS, count)
    own = next((number for number, row in enumerate(table.rows) if row.mine), None)
    wanted = sorted({*range(min(LEADERS, count)), *range(first, end), *([] if own is None else [own])})
    rows: list[Row] = []
    before = -1
    for number in wanted:
        if number > before + 1:
            rows.append(_gap(table))
        rows.append(table.rows[number])
        before = number
    if before < count - 1:
        rows.append(_gap(table))
    places = words("table-places", first=first + 1, last=end, count=count)
    subtitle = words.apart(table.subtitle, places) if table.subtitle else places
    return replace(table, rows=tuple(rows), subtitle=subtitle)


def is_gap(row: Row) -> bool:
    return row.cells[0] == GAP


def _gap(table: Table) -> Row:
    count = len(table.columns)
    return Row((GAP, *[""] * (count - 1)), (Tone.PLAIN,) * count)


_RESULT = re.compile(r"\D")  # the signs before the place of an opponent in a table of rounds

_MOST_LEVEL = 8  # players on one place who are named: at first a whole table may share it

_CODES = {Tone.WON: "won", Tone.DRAWN: "drawn", Tone.LOST: "lost"}


def table_of(
    tournament: Tournament,
    stage: int,
    group: int,
    names: Names,
    words: Words,
    reader: int | None = None,
    *,
    ties: bool = True,
) -> Table:
    """A table with each result: by opponent where everybody meets everybody, else by round. `reader`: a user; without
    `ties` it has no column of a tie-break.
    """
    lines = tournament.table(stage, group)
    system = tournament.system
    crossed, by_round = system.layout is Layout.CROSS, system.layout is Layout.ROUNDS
    results = _results(tournament, stage, group) if crossed else {}
    ranks = {line.player: line.rank for line in lines}
    order = system.order(tournament.plan)
    shown = [n for n, c in enumerate(order) if c is not Criterion.DIRECT_ENCOUNTER][: None if ties else 1]
    titles = [words(f"column-{order[n].value}") for n in shown]
    columns = (
        Column("", Align.RIGHT),
        Column(words("column-player"), Align.LEFT),
        *(Column(str(n), Align.CENTRE) for n in range(1, len(lines) + 1) if crossed),
        *(Column(str(n), Align.CENTRE) for n in range(1, tournament.round + 1) if by_round),
        *(Column(title, strong=n == 0) for n, title in enumerate(titles)),
    )
    ways = _ways(tournament, group, lines) if system.seasons else {}
    scoring = tournament.plan.policy.scoring
    rows = []
    for line in lines:
        met = _rounds(tournament, line.player, ranks, words) if by_round else []
        if crossed:
            met = [_cell(line.player, other.player, results, scoring, words) for other in lines]
        values = [_value(tournament, order[n], line.values[n]) for n in shown]
        cells = (str(line.rank), _name(tournament, line, names, words), *(text for text, _ in met), *values)
        tones = (Tone.PLAIN, Tone.PLAIN, *(tone for _, tone in met), *(Tone.PLAIN for _ in values))
        tone = ways.get(line.player, Tone.PLAIN)
        rows.append(Row(cells, tones, tone, mine=reader == tournament.user(line.player)))
    up, down = words("table-up", number=group), words("table-down", number=group + 2)
    title = title_of(tournament, stage, group, words)
    return Table(tournament.plan.name, columns, tuple(rows), title, up, down, rounds=by_round)


def _ways(tournament: Tournament, division: int, lines: Sequence[Place]) -> dict[int, Tone]:
    up, down = promoted(tournament, division)
    players = [line.player for line in lines]
    falling = players[len(players) - down :]
    return dict.fromkeys(players[:up], Tone.UP) | dict.fromkeys(falling, Tone.DOWN)


def title_of(tournament: Tournament, stage: int, group: int, words: Words) -> str:
    """The name of the table: "Group B", "Final", "After round 3 of 5"."""
    if tournament.system.layout is Layout.ROUNDS:
        over = tournament.decided or tournament.status is not Status.RUNNING
        status, rounds = "over" if over else "running", tournament.plan.rounds
        return words("table-round", status=status, round=tournament.round, rounds=rounds)
    if stage == 1:
        return words("table-final")
    if tournament.system.seasons:
        return words("table-division", season=tournament.plan.season, number=group + 1)
    return words.group(group) if len(tournament.groups) > 1 else words("table-all")


def described(table: Table, words: Words) -> Enumeration:
    """The table in one line, for readers without the picture: places, points and results, and which place is theirs."""
    points = next(number for number, column in enumerate(table.columns) if column.strong)
    moving = dict(table.told())
    rows = [row for row in table.rows if not is_gap(row)]
    lines = []
    for row in rows:
        facts = {"player": row.cells[1], "own": "yes" if row.mine else "no", "points": row.cells[points]}
        text = words("table-entry", results=_told(table, row, words) or "none", **facts)
        place = words("signs-place", place=row.cells[0], text=text)
        lines.append(words.listed([place, *([moving[row.tone]] if row.tone in moving else [])]))
    own = next((number for number, row in enumerate(rows) if row.mine), None)
    return enumerated(table.subtitle, tuple(lines), words, own)


def _told(table: Table, row: Row, words: Words) -> list[str]:
    told = []
    for tone in (Tone.WON, Tone.DRAWN, Tone.LOST, Tone.GOING_ON):
        met = [
            _RESULT.sub("", cell) if table.rounds else column.title
            for cell, column, of_cell in zip(row.cells, table.columns, row.tones, strict=True)
            if of_cell is tone
        ]
        if met:
            told.append(words("table-met", result=tone.value, places=met))
    return told


def _results(tournament: Tournament, stage: int, group: int) -> dict[tuple[int, int], tuple[int, int, bool]]:
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
    player: int,
    opponent: int,
    results: Mapping[tuple[int, int], tuple[int, int, bool]],
    scoring: Scoring,
    words: Words,
) -> tuple[str, Tone]:
    if player == opponent:
        return "", Tone.SELF
    points, games, decided = results[player, opponent]
    facts: dict[str, str | int] = {"points": scoring.written(points), "games": games}
    if not decided or not games:
        return words("table-cell-open", **facts), Tone.GOING_ON
    tone = Tone.WON if points > games else Tone.LOST if points < games else Tone.DRAWN
    return words(f"table-cell-{_CODES[tone]}", **facts), tone


def _rounds(
    tournament: Tournament, player: int, ranks: Mapping[int, int], words: Words
) -> list[tuple[str, Tone]]:
    """Of each round what came of it and the place of the opponent: "+5" for a win against the fifth."""
    own = {m.pairing.round: m for m in tournament.meetings if player in m.pairing.players()}
    cells = []
    for round in range(1, tournament.round + 1):
        meeting = own.get(round)
        if meeting is None:
            cells.append(("", Tone.PLAIN))
            continue
        pairing, opponent = meeting.pairing, meeting.pairing.opponent(player)
        if opponent is None:
            cells.append((tournament.plan.policy.scoring.written(pairing.points(player)), Tone.PLAIN))
        elif not meeting.decided:
            cells.append((words("table-round-open", rank=str(ranks[opponent])), Tone.GOING_ON))
        else:
            points, level = pairing.points(player), len(pairing.games)
            tone = Tone.WON if points > level else Tone.LOST if points < level else Tone.DRAWN
            cells.append((words(f"table-round-{_CODES[tone]}", rank=str(ranks[opponent])), tone))
    return cells


def _value(tournament: Tournament, criterion: Criterion, value: int) -> str:
    if criterion is Criterion.WINS:
        return str(value)
    # A product of two numbers of half points is one of quarters.
    unit = 4 if criterion is Criterion.SONNEBORN_BERGER else 2
    return tournament.plan.policy.scoring.written(value, unit)


def _name(tournament: Tournament, line: Place, names: Names, words: Words) -> str:
    name = names[tournament.user(line.player)][:48]
    return words("table-withdrawn", player=name) if line.player in tournament.withdrawn else name


def deciders(
    tournament: Tournament, stage: int, lines: Sequence[Place], names: Names, words: Words
) -> list[str]:
    """For each place of a stage's table that points alone do not settle, what settles it, or that nothing does."""
    told = _shared(tournament, stage, lines, names, words)
    for above, line in pairwise(lines):
        if line.decided is not None and line.decided is not Criterion.POINTS:
            player, other = (names[tournament.user(each.player)] for each in (above, line))
            criterion = words(f"criterion-{line.decided.value}")
            told.append(words("table-decided", player=player, other=other, criterion=criterion))
    return told


def _shared(
    tournament: Tournament, stage: int, lines: Sequence[Place], names: Names, words: Words
) -> list[str]:
    """The places that several share once their games are over, and the lots among them."""
    players = {line.player for line in lines}
    own = (meeting for meeting in tournament.meetings if meeting.stage == stage)
    played = [meeting for meeting in own if players.issuperset(meeting.pairing.players())]
    if not played or not all(meeting.decided for meeting in played):
        return []
    lots = tournament.lots if stage == 0 else ()
    told = []

    def named(numbers: Iterable[int]) -> list[str]:
        return [names[tournament.user(number)] for number in numbers]

    for rank, group in groupby(lines, key=lambda line: line.rank):
        level = [line.player for line in group]
        # Those who have left are in no lot.
        lot = next((lot for lot in lots if lot.group is not None and set(lot.players) <= set(level)), None)
        if lot is not None or 1 < len(level) <= _MOST_LEVEL:
            called = words.listed(named(level if lot is None else lot.players))
            drawn = "no" if lot is None else "yes"
            told.append(words("table-level", players=called, rank=str(rank), drawn=drawn))
    between = (lot for lot in lots if lot.group is None and lot.round is None and players & set(lot.players))
    told += [words("tournament-lot-final", players=words.listed(named(lot.players))) for lot in between]
    return told
