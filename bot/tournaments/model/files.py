"""A tournament as files that other programs read: its tables as CSV (RFC 4180), a Swiss one as TRF26."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Mapping

from bot.core.export import Contest
from bot.tournaments.model.formats.swiss import forbidden_pairs
from bot.tournaments.model.standings import Criterion
from bot.tournaments.model.tournament import Tournament
from bot.tournaments.model.trf import report

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
"""A spreadsheet takes a cell that begins so for a formula, in full width too, and a name is chosen by its owner."""


def tables_csv(tournament: Tournament, names: Mapping[int, str]) -> str:
    """Every table, one line a player, with what set them apart from the one before: a criterion, or `lot`."""
    out = io.StringIO()
    writer = csv.writer(out)
    order = tournament.system.order(tournament.plan)
    criteria = [c for c in order if c is not Criterion.DIRECT_ENCOUNTER]
    criteria_named = [criterion.value for criterion in criteria]
    writer.writerow(["stage", "group", "rank", "player", "user", *criteria_named, "decided"])
    for stage, group in sorted(tournament.tables()):
        lots = [set(lot.players) for lot in tournament.lots if (stage, group) == (0, lot.group)]
        table = tournament.table(stage, group)
        for above, line in zip((None, *table), table, strict=False):
            drawn = above is not None and any({above.player, line.player} <= lot for lot in lots)
            user, found = tournament.user(line.player), dict(zip(order, line.values, strict=True))
            place = stage + 1, group + 1, line.rank, plain_cell(names[user]), user
            decided = line.decided.value if line.decided is not None else "lot" if drawn else ""
            writer.writerow([*place, *(found[criterion] for criterion in criteria), decided])
    return out.getvalue()


def swiss_trf(
    tournament: Tournament, names: Mapping[int, str], ratings: Mapping[int, float] | None = None
) -> str | None:
    """The complete rounds in FIDE's form, None for others than Swiss. `ratings`: by user; a file's come first."""
    if not tournament.system.by_rounds:
        return None
    played = tournament.round if tournament.decided else tournament.round - 1
    pairings = [meeting.pairing for meeting in tournament.meetings if meeting.pairing.round <= played]
    numbers = range(1, len(tournament.seeds) + 1)
    direction, told = tournament.direction, tournament.direction.federations
    taken = {user: rating for user, (rating, _) in direction.seeding.items() if rating is not None}
    known = {**(ratings or {}), **taken}
    return report(
        numbers,
        pairings,
        rounds=tournament.plan.rounds,
        played=played,
        name=" ".join(tournament.plan.name.split()),
        names={number: " ".join(names[tournament.user(number)].split()) for number in numbers},
        ratings={n: round(known[user]) for n in numbers if (user := tournament.user(n)) in known},
        federations={n: told[user] for n in numbers if (user := tournament.user(n)) in told},
        forbidden=forbidden_pairs(tournament),
        games=tournament.plan.games,
        criteria=tournament.system.order(tournament.plan),
        extended=True,
        ranks={line.player: line.rank for line in tournament.table(0, 0)},
    )


def contest(tournament: Tournament, match_id: int) -> Contest:
    """The place of a game in its tournament: its round, its board there, and of several games its number."""
    meeting = tournament.of_match(match_id)
    assert meeting is not None
    round = meeting.pairing.round
    boards = [m for m in tournament.meetings if (m.stage, m.pairing.round) == (meeting.stage, round)]
    place = [round, boards.index(meeting) + 1]
    if len(meeting.matches) > 1:
        place.append(meeting.matches.index(match_id) + 1)
    return Contest(tournament.plan.name, ".".join(map(str, place)))


def plain_cell(name: str) -> str:
    """The name as a spreadsheet does not take it for a formula."""
    return f"'{name}" if unicodedata.normalize("NFKC", name).startswith(_FORMULA) else name
