"""A knock-out tournament as trees, and as words."""

from bot.language.enumeration import Enumeration, enumerated
from bot.language.words import Names, Words
from bot.tournaments.model.knockout import GONE, NOBODY, Branch, Level, Tie
from bot.tournaments.model.pairings import known
from bot.tournaments.model.tournament import Tournament
from render.chart import MAX_TIES, Entry, Round
from render.chart import Bracket as Drawing
from render.chart import Tie as Drawn

MAX_NAME = 48


def brackets_of(tournament: Tournament, names: Names, words: Words) -> list[Drawing]:
    """The trees with every result so far, from the first round for which a picture has room."""
    drawings = []
    for branch in tournament.tree.branches(tournament.bouts()):
        shown = [each for each in enumerate(branch.levels, 1) if len(each[1].ties) <= MAX_TIES]
        drawn = tuple(
            Round(
                words(level.key, ties=len(level.ties), number=number, shown="tree"),
                tuple(_drawn(tournament, level, tie, names, words) for tie in level.ties),
            )
            for number, level in shown
        )
        subtitle = words(branch.key) if branch.key else _third(tournament, branch, names, words)
        if drawn:
            drawings.append(Drawing(tournament.plan.name, drawn, subtitle))
    return drawings


def bracket_described(
    tournament: Tournament, drawing: Drawing, names: Names, words: Words, reader: int | None = None
) -> Enumeration:
    """The tree in one line: places, players still in, results, the latest first. `reader`: a user."""
    lines = tournament.table(0, 0)
    still = tournament.tree.places(tournament.bouts())
    told = []
    for line in lines:
        user = tournament.user(line.player)
        facts = {"player": names[user], "own": "yes" if user == reader else "no"}
        if line.player in still:
            told.append(words("bracket-place", rank=str(line.rank), **facts))
        else:
            told.append(words("bracket-still", **facts))
    own = next((n for n, line in enumerate(lines) if tournament.user(line.player) == reader), None)
    results = [
        words("bracket-result", round=played.name, first=first, second=second)
        for played in reversed(drawing.rounds)
        for tie in played.ties
        if tie.first.score and tie.second.score
        for first, second in [[f"{entry.name} {entry.score}" for entry in (tie.first, tie.second)]]
    ]
    return enumerated(drawing.title, (*told, *results), words, own)


def _drawn(tournament: Tournament, level: Level, tie: Tie, names: Names, words: Words) -> Drawn:
    first, second = (_entry(tournament, level, tie, number, names, words) for number in tie)
    won_level = first.winner != second.winner and first.score and first.score == second.score
    lot = known(tournament.lots, tie, round=level.number)
    how = "wins" if lot is not None and lot.wins else "lot"
    return Drawn(first, second, words("bracket-level", how=how) if won_level else "")


def _entry(tournament: Tournament, level: Level, tie: Tie, number: int, names: Names, words: Words) -> Entry:
    if number == GONE:
        return Entry(words("bracket-bye"))
    if number == NOBODY:
        return Entry()
    name = names[tournament.user(number)][:MAX_NAME]
    for meeting, bout in zip(tournament.meetings, tournament.bouts(), strict=True):
        if meeting.pairing.round == level.number and set(meeting.pairing.players()) == set(tie):
            scoring = tournament.plan.policy.scoring
            points = "" if meeting.given else scoring.written(meeting.pairing.points(number))
            return Entry(name, points, tournament.tree.winner(bout) == number)
    return Entry(name, "", GONE in tie)


def _third(tournament: Tournament, branch: Branch, names: Names, words: Words) -> str:
    for tie in branch.aside:
        level = branch.levels[-1]
        drawn = _drawn(tournament, level, tie, {user: name[:30] for user, name in names.items()}, words)
        first, second = (f"{entry.name} {entry.score}".strip() for entry in (drawn.first, drawn.second))
        return words("bracket-third-told", first=first, second=second, reason=drawn.reason or "none")
    return ""
