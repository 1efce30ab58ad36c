"""Tables counted a second time, in points instead of half points and in the plainest way.

Nothing here asks `bot.tournaments.model.standings`: a table is worked out from the results of games alone, criterion by
criterion, and held against what the bot shows.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.tournaments.model.pairings import Kind, Pairing
from bot.tournaments.model.tournament import Tournament

HALF = Fraction(1, 2)
UNITS = {"wins": 1, "sonneborn-berger": 4}
"""The bot's units to a point; two where nothing is said."""


@dataclass(frozen=True)
class Row:
    """A player's round: `own`, `theirs`: points; `met`: the opponent, None without one; `real`: was it played, or is
    it; `over`: has it a result.
    """

    round: int
    own: Fraction
    theirs: Fraction
    won: int
    met: int | None
    real: bool
    over: bool
    chosen: bool
    """Was it left unplayed by choice."""


@dataclass
class Paper:
    """All rounds of everybody. `full`: everybody meets everybody; `games`: of a meeting."""

    rows: dict[int, list[Row]]
    rounds: int
    full: bool
    games: int

    def score(self, player: int) -> Fraction:
        return sum((row.own for row in self.rows[player]), Fraction())

    def for_others(self, player: int) -> Fraction:
        """A score as opponents count it: rounds that were given up at the end were drawn."""
        if self.full:
            return self.score(player)
        rows = sorted(self.rows[player], key=lambda row: row.round)
        total, ending = Fraction(), True
        for row in reversed(rows):
            ending = ending and row.chosen
            given_up = ending and row.met is None
            total += HALF * self.games if given_up else row.own
        return total

    def opposition(self, player: int) -> list[tuple[Row, Fraction]]:
        """Each round that counts with the score of its opponent, or of one made up."""
        found = []
        for row in self.rows[player]:
            if row.real:
                assert row.met is not None
                found.append((row, self.for_others(row.met)))
            elif not self.full:
                even = HALF * self.games * self.rounds
                found.append(
                    (row, min(self.score(player), even if row.met is None else self.for_others(row.met)))
                )
        return found

    def value(self, criterion: str, player: int) -> Fraction:
        rows, faced = self.rows[player], self.opposition(player)
        match criterion:
            case "points":
                return self.score(player)
            case "wins":
                return Fraction(sum(row.won for row in rows))
            case "buchholz":
                return sum((worth for _, worth in faced), Fraction())
            case "buchholz-cut-1":
                if not faced:
                    return Fraction()
                given_up = [worth for row, worth in faced if row.chosen]
                return self.value("buchholz", player) - min(given_up or [worth for _, worth in faced])
            case "sonneborn-berger":
                return sum((worth * row.own for row, worth in faced), Fraction())
            case "koya":
                # Of each meeting one game at least counts as one point that could be had.
                most = max(
                    (sum(self.games for row in own if row.met is not None) for own in self.rows.values()),
                    default=0,
                )
                return sum(
                    (
                        row.own
                        for row in rows
                        if row.met is not None and self.score(row.met) >= Fraction(most, 2)
                    ),
                    Fraction(),
                )
        raise ValueError(criterion)

    def encounter(self, level: Sequence[int]) -> list[list[int]]:
        """The players who are level, by their games with each other, parted as often as that parts them."""
        if len(level) < 2:
            return [list(level)]
        score, missing = {}, {}
        for player in level:
            averages = []
            for other in level:
                both = [row.own for row in self.rows[player] if row.met == other and row.real and row.over]
                if both:
                    averages.append(sum(both, Fraction()) / len(both))
            score[player] = sum(averages, Fraction())
            missing[player] = 0 if self.full else (len(level) - 1 - len(averages)) * self.games
        parts: list[list[int]] = []
        if not any(missing.values()):
            parts = [
                [player for player in level if score[player] == each]
                for each in sorted(set(score.values()), reverse=True)
            ]
        else:
            rest = list(level)
            while len(rest) > 1:
                ahead = [p for p in rest if all(score[p] > score[q] + missing[q] for q in rest if q != p)]
                if not ahead:
                    break
                parts.append(ahead)
                rest.remove(ahead[0])
            parts.append(rest)
        if len(parts) == 1:
            return parts
        return [smaller for part in parts for smaller in self.encounter(part)]


def paper_of(
    players: Sequence[int], pairings: Sequence[Pairing], *, rounds: int, full: bool, games: int = 1
) -> Paper:
    rows: dict[int, list[Row]] = {player: [] for player in players}
    for pairing in pairings:
        for player in (pairing.first, pairing.second):
            if player is None:
                continue
            side = 0 if player == pairing.first else 1
            own = sum((Fraction(game[side], 2) for game in pairing.games), Fraction())
            theirs = sum((Fraction(game[1 - side], 2) for game in pairing.games), Fraction())
            met = None if pairing.second is None else pairing.second if side == 0 else pairing.first
            played = pairing.kind is Kind.PLAYED and met is not None
            chosen = pairing.kind in (Kind.HALF_BYE, Kind.ABSENT) or (
                pairing.kind is Kind.FORFEIT and own == 0
            )
            won = sum(game[side] == 2 for game in pairing.games) if pairing.kind is Kind.PLAYED else 0
            real = met is not None and (played or full)
            rows[player].append(Row(pairing.round, own, theirs, won, met, real, bool(pairing.games), chosen))
    if not full:
        for own_rows in rows.values():
            there = {row.round for row in own_rows}
            for round in range(1, rounds + 1):
                if round not in there:
                    own_rows.append(Row(round, Fraction(), Fraction(), 0, None, False, True, True))
    return Paper(rows, rounds, full, games)


def recounted(paper: Paper, order: Sequence[str]) -> dict[int, tuple[int, dict[str, Fraction]]]:
    """The place of each player, and the value of each criterion that has one."""
    groups = [sorted(paper.rows)]
    for criterion in order:
        parted = []
        for group in groups:
            if criterion == "direct-encounter":
                parted += paper.encounter(group)
            else:
                worth = {player: paper.value(criterion, player) for player in group}
                parted += [
                    [player for player in group if worth[player] == each]
                    for each in sorted(set(worth.values()), reverse=True)
                ]
        groups = parted
    found: dict[int, tuple[int, dict[str, Fraction]]] = {}
    place = 1
    for group in groups:
        for player in group:
            values = {each: paper.value(each, player) for each in order if each != "direct-encounter"}
            found[player] = (place, values)
        place += len(group)
    return found


def disagreements(tournament: Tournament, stage: int, group: int) -> list[str]:
    """The lines of a table whose place or values another count does not confirm. Lots part only those who share a
    place."""
    struck = {number for where, number in tournament.struck if where == stage}
    pairings = [
        meeting.pairing
        for meeting in tournament.meetings
        if (meeting.stage, meeting.group) == (stage, group) and not struck & set(meeting.pairing.players())
    ]
    players = [number for number in tournament.members(stage, group) if number not in struck]
    full = not tournament.system.by_rounds
    rounds = tournament.round if not full else max((pairing.round for pairing in pairings), default=0)
    paper = paper_of(players, pairings, rounds=rounds, full=full, games=tournament.plan.games)
    order = [criterion.value for criterion in tournament.system.order(tournament.plan)]
    theirs = recounted(paper, order)
    wrong = []
    for line in tournament.table(stage, group):
        place, values = theirs.pop(line.player)
        shown = {
            each: Fraction(value, UNITS.get(each, 2))
            for each, value in zip(order, line.values, strict=True)
            if each != "direct-encounter"
        }
        if (line.rank, shown) != (place, values):
            wrong.append(f"{line.player}: shown {line.rank} {shown}, counted {place} {values}")
    return wrong + [f"{player}: not in the table" for player in theirs]
