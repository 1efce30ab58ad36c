"""Answers to whoever asks: all rules of a tournament, and page by page its players, its games, its log."""

from collections.abc import Sequence
from typing import Final, TypeVar

from bot.language.markdown import linked
from bot.language.texts import Fact
from bot.language.words import Links, Words, mention, moment
from bot.skin.card import ControlId, Reply, boxed, button, row
from bot.tournaments.cards.buttons import Button, moves_button, pages_row, way
from bot.tournaments.cards.games import game_told, result_so_far
from bot.tournaments.cards.log import told
from bot.tournaments.cards.policy import rules_told
from bot.tournaments.cards.tournaments import heading
from bot.tournaments.model.changes import departure
from bot.tournaments.model.event import Aligned, Event, Withdrawn
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.model.transitions import returns

PLAYERS: Final = "players"
GAMES: Final = "games"
LOG: Final = "log"
TABLE: Final = "table"
PAGE: Final = {PLAYERS: 25, GAMES: 10, LOG: 15, TABLE: 20}
"""Entries of a page, and all that there are pages of."""
Entry = TypeVar("Entry")
MOST_OWN: Final = 10  # games that somebody is told of when they ask how they stand


def players_card(tournament: Tournament, words: Words, page: int = 0) -> Reply:
    """The players, by number; before the start the entries in their order, and the people waiting for a place."""
    users = tournament.seeds or tournament.entrants
    lines = [_player(tournament, place, user, words) for place, user in enumerate(users, 1)]
    name = words("players-heading", count=len(tournament.seeds or tournament.seated))
    shown = on_page(lines, PLAYERS, page) or [words("tournament-nobody")]
    return _paged(tournament, PLAYERS, [name, *shown], len(lines), words, page)


def games_card(
    tournament: Tournament,
    meetings: Sequence[Meeting],
    words: Words,
    links: Links,
    *,
    page: int = 0,
    player: int | None = None,
) -> Reply:
    """`links`: where the boards of their games stand; `player`: the player of all these meetings, if it is one."""
    lines = [
        words("games-heading")
        if player is None
        else words("games-heading-player", player=mention(player), count=len(meetings)),
        *(_meeting(tournament, meeting, words, links) for meeting in on_page(meetings, GAMES, page)),
    ]
    return _paged(tournament, GAMES, lines, len(meetings), words, page, player)


def log_card(tournament: Tournament, events: Sequence[Event], words: Words, page: int = 0) -> Reply:
    """The history of a tournament with the authors of each step: the newest page first, on each the newest last."""
    telling = [event for event in events if not isinstance(event.what, Aligned)]
    newest = on_page(telling[::-1], LOG, page)[::-1]
    lines = [f"{moment(event.at, 'f')} {told(tournament, event, words)}" for event in newest]
    return _paged(tournament, LOG, [words("log-heading"), *lines], len(telling), words, page)


def on_page(entries: Sequence[Entry], what: str, page: int) -> Sequence[Entry]:
    """The entries of a page, from 0; of the last one where there are not so many pages."""
    first = min(page, _last(len(entries), what)) * PAGE[what]
    return entries[first : first + PAGE[what]]


def _last(entries: int, what: str) -> int:
    return max(entries - 1, 0) // PAGE[what]


def _paged(
    tournament: Tournament,
    what: str,
    lines: Sequence[str],
    entries: int,
    words: Words,
    page: int,
    player: int | None = None,
) -> Reply:
    last = _last(entries, what)
    page = min(page, last)
    place = f"-# {words('list-page', page=page + 1, pages=last + 1)}" if last else ""
    pages = pages_row(what, tournament, page, last, words, player)
    return Reply(boxed([heading(tournament, words), "\n".join(lines), place, pages]))


def standing_card(
    tournament: Tournament, user: int, events: Sequence[Event], links: Links, words: Words
) -> Reply:
    """Tells somebody who has entered how they stand. `events`: all of the tournament's; `links`: to boards."""
    if tournament.status is Status.OPEN:
        waits = "waiting" if tournament.waits(user) else "in"
        told = [words(f"tournament-you-are-{waits}", place=tournament.in_line(user))]
        return Reply(boxed(["\n".join([heading(tournament, words), *told])]))
    number, buttons = tournament.number(user), list[Button]()
    rounds = "yes" if tournament.system.by_rounds else "no"
    if number not in tournament.withdrawn:
        own = [match for match in tournament.open_matches(number) if match not in tournament.results]
        games = words.texts.series(
            words.language, [linked(f"#{n}", links.get(n, "")) for n in own[:MOST_OWN]]
        )
        facts: dict[str, Fact] = {"count": len(own), "games": games, "round": tournament.round}
        out = tournament.status is Status.SETTLING or number in tournament.system.out(tournament)
        told = [words("tournament-you-are-out" if out else "tournament-you-play", rounds=rounds, **facts)]
        buttons += [moves_button(words)] if own else []
    else:
        left, round = departure(events, user)
        assert isinstance(left.what, Withdrawn)
        how = "dropped" if left.what.absent else "left" if left.actor == user else "sent"
        told = [words("tournament-you-were", how=how, round=round, rounds=rounds)]
        if returns(tournament, user):
            told.append(words("tournament-you-may-return", round=tournament.round + 1))
            buttons.append(way("return", tournament, words))
        else:
            told.append(words("tournament-you-may-not-return"))
    text = "\n".join([heading(tournament, words), *told])
    return Reply(boxed([text, row(*buttons)]))


def _player(tournament: Tournament, place: int, user: int, words: Words) -> str:
    state = ""
    if tournament.status is Status.OPEN or not tournament.seeds:
        if user not in tournament.seated:
            state = words("players-waiting")
        elif tournament.direction.checking_in and user in tournament.direction.checked_in:
            state = words("players-checked-in")
    elif place in tournament.withdrawn:
        state = words("players-left")
    return words.apart(f"{place}\\. {mention(user)}", *([state] if state else []))


def _meeting(tournament: Tournament, meeting: Meeting, words: Words, links: Links) -> str:
    if meeting.matches:
        line = game_told(tournament, meeting, links, words)
    else:
        first, second = map(mention, tournament.users(meeting))
        line = words("games-without", first=first, second=second)
    return f"{line}{result_so_far(tournament, meeting, words)}"


def rules_card(tournament: Tournament, words: Words, shown: str = "") -> Reply:
    """The rules under one heading, with the ways to the others. `shown`: which; the first where it is none of them."""
    told = {name: lines for name, lines in rules_told(tournament, words).items() if lines}
    shown = shown if shown in told else next(iter(told))
    titles = {name: words(f"button-rules-{name}") for name in told}
    others = [
        button(title, ControlId("tournament-rules", tournament.id, 0, name))
        for name, title in titles.items()
        if name != shown
    ]
    text = "\n".join([heading(tournament, words), f"**{titles[shown]}**", *told[shown]])
    return Reply(boxed([text, row(*others)]))
