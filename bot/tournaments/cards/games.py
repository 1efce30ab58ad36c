"""The games of a tournament with links to their boards, for the cards that name them."""

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Final

from bot.core.match import Match
from bot.core.verdict import known_result
from bot.language.markdown import escaped, linked
from bot.language.words import Links, Names, Words, mention
from bot.skin.card import fitting, people
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.promotion import divided, promoted
from bot.tournaments.model.tournament import Tournament


def divisions_told(tournament: Tournament, words: Words, only: Collection[int] | None = None) -> list[str]:
    """The players of each division, the highest first; of all divisions, or of these, counted from 0."""
    told = []
    for number, division in enumerate(divided(tournament), 1):
        if only is None or number - 1 in only:
            players = " ".join(mention(tournament.user(n) if tournament.seeds else n) for n in division)
            told.append(words("league-division", number=number, players=players))
    return told


def moves_told(tournament: Tournament, words: Words) -> list[str]:
    """The promoted and the relegated players, division by division."""
    told = []
    for division in range(len(tournament.groups)):
        players = [mention(tournament.user(line.player)) for line in tournament.table(0, division)]
        up, down = promoted(tournament, division)
        if up:
            told.append(words("league-up", number=division, players=" ".join(players[:up])))
        if down:
            told.append(words("league-down", number=division + 2, players=" ".join(players[-down:])))
    return told


def meeting_now(tournament: Tournament, meeting: Meeting) -> Meeting:
    """A meeting as it was announced, as it stands now."""

    def place(each: Meeting) -> tuple[object, ...]:
        return each.stage, each.group, each.pairing.round, each.pairing.players()

    return next((each for each in tournament.meetings if place(each) == place(meeting)), meeting)


def result_so_far(tournament: Tournament, meeting: Meeting, words: Words) -> str:
    """The score of an announced meeting: " **2–0**"; nothing before its first result."""
    now = meeting_now(tournament, meeting)
    if not now.pairing.games or now.pairing.second is None:
        return ""
    scoring = tournament.plan.policy.scoring
    score = words.points(scoring.written(now.pairing.points(number)) for number in now.pairing.players())
    return f" **{score}**" + ("" if now.decided else " …")


def tables_told(match: Match | None, words: Words) -> list[str]:
    """The endgame tables' verdict on a game that goes on: one line, or none where they do not know."""
    known = None if match is None or match.over else known_result(match.game, match.state)
    if match is None or known is None:
        return []
    if known.winner is None:
        return [words("tables-draw")]
    return [words("tables-win", player=mention(match.players[known.winner]), plies=known.plies)]


MOST_LINKED = 12  # games of which one card tells with links
ROOM = 2000
"""Characters of these lines; links that would not fit are left out, and so are games for which there is no room."""


def numbers_told(meeting: Meeting, links: Links, words: Words) -> str:
    """The numbers of a meeting's games: "#3 and #4"; `links`: where their boards stand."""
    numbers = [linked(f"#{match_id}", links.get(match_id, "")) for match_id in meeting.matches]
    return words.texts.series(words.language, numbers)


def game_told(tournament: Tournament, meeting: Meeting, links: Links, words: Words) -> str:
    """The games of a meeting and its players: "#3 and #4, Ann against Ben"."""
    first, second = map(mention, tournament.users(meeting))
    return words("table-game", numbers=numbers_told(meeting, links, words), first=first, second=second)


def games_told(
    tournament: Tournament, links: Links, names: Names, words: Words, reader: int | None = None
) -> str:
    """Some of the games, a line each: those of the reader and those under way first, then what ended last."""

    def order(meeting: Meeting) -> tuple[bool, bool, int]:
        users = set(tournament.users(meeting))
        return meeting.decided, reader not in users, -meeting.matches[0]

    played = sorted((meeting for meeting in tournament.meetings if meeting.matches), key=order)
    if not played:
        return ""

    def line(meeting: Meeting, links: Links) -> str:
        first, second = (escaped(names[tournament.user(number)]) for number in meeting.pairing.players())
        numbers = numbers_told(meeting, links, words)
        told = words("table-game", numbers=numbers, first=first, second=second)
        return f"-# {told}{result_so_far(tournament, meeting, words)}"

    lines = [line(meeting, links) for meeting in played[:MOST_LINKED]]
    if len("\n".join(lines)) > ROOM:
        lines = fitting([line(meeting, {}) for meeting in played[:MOST_LINKED]], ROOM)
    left = len(played) - len(lines)
    more = [f"-# {words('table-games-more', count=left)}"] if left else []
    return "\n".join([words("table-games"), *lines, *more])


MOST_FREE: Final = 1500  # characters of mentions of those who have a bye: half of all, at most


def bouts_told(tournament: Tournament, begun: Sequence[Meeting], words: Words, links: Links) -> list[str]:
    """The meetings that have just begun, under the names of their rounds."""
    told = []
    for name, meetings in groupby(begun, lambda meeting: _round(tournament, meeting, words)):
        told.append(f"**{name}**")
        told += [_told(tournament, meeting, words, links) for meeting in meetings]
    opening = tournament.meetings[0]
    if (begun[0].pairing.players(), begun[0].matches[:1]) == (opening.pairing.players(), opening.matches[:1]):
        first = {n for m in tournament.meetings if m.pairing.round == 1 for n in m.pairing.players()}
        free = [user for number, user in enumerate(tournament.seeds, 1) if number not in first]
        told += ["- " + words("bracket-byes", players=people(free, words, MOST_FREE))] if free else []
    return told


def _round(tournament: Tournament, meeting: Meeting, words: Words) -> str:
    for branch in tournament.tree.branches(tournament.bouts()):
        for number, level in enumerate(branch.levels, 1):
            if level.number == meeting.pairing.round:
                if set(meeting.pairing.players()) in map(set, branch.aside):
                    return words("bracket-third")
                return words(level.key, ties=len(level.ties), number=number, shown="list")
    raise ValueError(f"round {meeting.pairing.round} is in no branch")


def _told(tournament: Tournament, meeting: Meeting, words: Words, links: Links) -> str:
    pairing = meeting.pairing
    assert pairing.second is not None
    first, second = (mention(tournament.user(number)) for number in (pairing.first, pairing.second))
    if meeting.given:
        if len(set(pairing.games[0])) == 1:
            return "- " + words("bracket-neither", first=first, second=second)
        won = tournament.tree.winner(pairing)
        through, gone = (first, second) if won == pairing.first else (second, first)
        return "- " + words("bracket-walkover", player=through, other=gone)
    whole = tournament.of_match(meeting.matches[0])
    assert whole is not None
    message_id = "tournament-pairing" if whole.matches[0] == meeting.matches[0] else "bracket-decider"
    told = words(message_id, first=first, second=second, numbers=numbers_told(meeting, links, words))
    return f"- {told}{result_so_far(tournament, meeting, words)}"
