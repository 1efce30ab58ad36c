"""The cards of tournaments: entering, what begins, tables, the end."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import discord

from bot.core.verdict import WIN
from bot.language.markdown import escaped, linked
from bot.language.words import Links, Words, mention, moment
from bot.skin import card as ui
from bot.tournaments.cards import buttons as press
from bot.tournaments.cards.buttons import Button
from bot.tournaments.cards.games import (
    bouts_told,
    divisions_told,
    meeting_now,
    moves_told,
    numbers_told,
    result_so_far,
)
from bot.tournaments.cards.policy import brief, conditions_in_short, note_lines
from bot.tournaments.model.changes import Changes
from bot.tournaments.model.formats.system import Layout
from bot.tournaments.model.meeting import Meeting, first_moves
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.timetable import podium
from bot.tournaments.model.tournament import Listed, Status, Tournament
from rules import Side

MAX_CALLED = 100  # people that one message may notify
LEEWAY: Final = 300  # characters around lists: headings, how many more there are, how it stands
MOST_NAMED: Final = 600  # characters of mentions where few people are expected
MOST_CHANGED: Final = 120  # characters of mentions of those who play no more, or now
NO_CHANGES: Final = Changes()
MOST_DECIDED: Final = 1  # lines about what settles places; files have the others
MOST_MOVES: Final = 1200  # characters about who goes up and down in a league


class Beside(NamedTuple):
    """What others add: lines, buttons to enter, and buttons to read more."""

    lines: tuple[str, ...] = ()
    enter: tuple[Button, ...] = ()
    read: tuple[Button, ...] = ()


NOTHING: Final = Beside()


def entry_card(tournament: Tournament, words: Words, beside: Beside = NOTHING) -> ui.Reply:
    """The plan and the entries, with the buttons to enter and to leave while that can be done."""
    plan = tournament.plan
    time = [words.pace(plan.terms.pace), *conditions_in_short(tournament, words)]
    about = [
        heading(tournament, words),
        words.apart(f"**{words.game(plan.terms.game)}**", brief(plan, words)),
        words.apart(*time),
        *note_lines(plan, words),
        *beside.lines,
    ]
    lists, crowd = _lists(tournament, words, ui.MAX_TEXT - LEEWAY - len("\n".join(about)))
    parts: list[ui.Part] = ["\n".join([*about, *lists])]
    everybody = [press.way("players", tournament, words)] if crowd else []
    if tournament.status is Status.OPEN:
        enter, *entrants = (press.way("enter", tournament, words), *press.entrants_buttons(tournament, words))
        buttons = enter, *beside.enter, *entrants
        rules = press.way("full-rules", tournament, words)
        readings = *press.reading_buttons(tournament, words), rules, *beside.read
        return ui.Reply(ui.boxed([*parts, ui.row(*buttons), ui.row(*readings)], ui.Tint.OPEN))
    parts.append(f"**{state_told(tournament, words)}**")
    if tournament.status is not Status.CANCELLED:
        late = [press.way("enter", tournament, words)] if tournament.joinable else []
        wishes = press.player_buttons(tournament, words)
        table, rules = (press.way(name, tournament, words) for name in ("table", "full-rules"))
        read = [table, *everybody, rules] if late or wishes else [table]
        parts += [ui.row(*late, *wishes), ui.row(*read, *beside.read)]
    tint = ui.Tint.OVER if tournament.status is not Status.RUNNING else ui.Tint.TURN
    return ui.Reply(ui.boxed(parts, tint))


def _lists(tournament: Tournament, words: Words, room: int) -> tuple[list[str], bool]:
    players, plan = tournament.seated, tournament.plan
    waiting = tournament.entrants[len(players) :]
    league = tournament.season is not None or (tournament.seeds and tournament.system.seasons)
    divisions = divisions_told(tournament, words) if league else []
    share = room // (1 + bool(waiting) + bool(divisions))
    named = ui.people(players, words, share) or words("tournament-nobody")
    told = [words("tournament-entrants", count=len(players), most=plan.most, players=named)]
    if waiting:
        named = ui.people(waiting, words, share)
        told.append(words("tournament-waiting", count=len(waiting), players=named))
    shown = ui.fitting(divisions, share)
    crowd = ui.crowded(players, share) or ui.crowded(waiting, share) or len(shown) < len(divisions)
    return [*told, *shown], crowd


def round_card(
    tournament: Tournament,
    begun: Sequence[Meeting],
    words: Words,
    links: Links,
    *,
    changes: Changes = NO_CHANGES,
    letter: bool = False,
) -> ui.Reply:
    """The meetings that have just begun; it calls once everybody who plays in them, and who plays no more.

    `links`: where the boards of their games stand; `letter`: it goes to one person, as the channel is closed.
    """
    told, changed = _begun(tournament, begun, words, links), _changed(changes, words)
    if changes.dropped and tournament.joinable:
        changed.append(f"-# {words('tournament-round-return')}")
    if len("\n".join([*told, *changed])) > ui.MAX_TEXT - LEEWAY:
        # The pairings matter more than the places of the boards, to which the table leads too.
        told = _begun(tournament, begun, words, {})
    going = [meeting for meeting in (meeting_now(tournament, each) for each in begun) if not meeting.decided]
    claiming = bool(going) and all(meeting.claiming for meeting in going)
    way = press.way("claim", tournament, words) if claiming else press.moves_button(words)
    parts = (
        "\n".join([heading(tournament, words), *told, *changed]),
        "\n".join(f"-# {line}" for line in _by_when(tournament, going, words, letter=letter)),
        closing(tournament, words, way, letter=letter),
    )
    called = () if letter else changes.called(tournament, begun)
    return ui.Reply(ui.boxed(parts, ui.Tint.TURN), pings=called[:MAX_CALLED])


def _by_when(tournament: Tournament, going: Sequence[Meeting], words: Words, *, letter: bool) -> list[str]:
    if not going:
        return []
    ends = tournament.ends_of(meeting for meeting in going if not meeting.claiming)
    told = [words("tournament-until", at=moment(max(ends), "F"), rest=moment(max(ends)))] if ends else []
    # From an opening whoever has this colour may have moved already.
    terms = tournament.plan.terms
    colour = "none" if terms.setup is None else words.colour(terms.kind, Side.FIRST)
    if tournament.system.layout is not Layout.CROSS:
        told.append(words("tournament-begins", games=tournament.plan.games, colour=colour))
    elif not tournament.system.seasons:
        told.append(words("tournament-first-moves", colour=colour))
    if tournament.paused:
        return [*told, words("tournament-now-clocks", stand="yes")]
    if all(meeting.claiming for meeting in going):
        return [*told, words("tournament-round-claims")]
    # At a weekend they may stand; each board says so.
    run = "no" if terms.pace.weekend else "yes"
    return [*told, *filter(None, [words("tournament-how", run=run, letter="yes" if letter else "no")])]


def _changed(changes: Changes, words: Words) -> list[str]:
    told = {"dropped": changes.dropped, "missing": changes.missing, "moved-up": changes.moved_up}
    return [
        words(f"tournament-round-{code}", players=ui.people(users, words, MOST_CHANGED))
        for code, users in told.items()
        if users
    ]


def _begun(tournament: Tournament, begun: Sequence[Meeting], words: Words, links: Links) -> list[str]:
    stage, round = begun[0].stage, begun[0].pairing.round
    system = tournament.system
    if system.layout is Layout.ROUNDS:
        told = [words("tournament-round", round=round, rounds=tournament.plan.rounds)]
        told += [_pairing(tournament, meeting, words, links) for meeting in begun]
    elif system.layout is Layout.TREE:
        told = bouts_told(tournament, begun, words, links)
    elif system.seasons:
        groups = {meeting.group for meeting in begun}
        told = [words("league-begins"), *divisions_told(tournament, words, groups)]
    else:
        code = "tournament-final-begins" if stage else "tournament-groups-begin"
        told = [words(code, groups=len(tournament.groups))]
        for group in sorted({meeting.group for meeting in begun}):
            waiting = first_moves(meeting for meeting in begun if meeting.group == group)
            facts = ((mention(tournament.user(n)), waiting[n]) for n in tournament.members(stage, group))
            players = " ".join(words("tournament-first-mover", player=p, count=count) for p, count in facts)
            alone = stage or len(tournament.groups) == 1
            named = players if alone else words("signs-heading", subject=words.group(group), text=players)
            told.append(named)
        if played := sum(len(meeting_now(tournament, meeting).pairing.games) for meeting in begun):
            games = len(begun) * tournament.plan.games
            told.append(words("tournament-progress", played=played, games=games))
    return told


def over_card(
    tournament: Tournament,
    pictures: Sequence[ui.Attached],
    words: Words,
    decided: Sequence[str] = (),
    *,
    own: str = "",
    changes: Changes = NO_CHANGES,
    letter: bool = False,
    left: int = 0,
    beside: Beside = NOTHING,
) -> ui.Reply:
    """The end, with the tables and what decided; it calls who was dropped. `own`: one reader's result; `letter`: as for
    `round_card`; `left`: how many tables are not shown.
    """
    told = [
        words("tournament-place", rank=rank, players=ui.people(users, words, MOST_NAMED))
        for rank, users in podium(tournament).items()
    ]
    provisional = tournament.status is Status.SETTLING
    if (winners := podium(tournament).get(1)) and not provisional:
        told.append(words("tournament-congratulations", players=ui.people(winners, words, MOST_NAMED)))
    if tournament.system.seasons:
        moves = moves_told(tournament, words)
        shown = ui.fitting(moves, MOST_MOVES)
        told += [*shown, *([words("league-moves-more")] if len(shown) < len(moves) else [])]
    if own:
        told.append(own)
    if tournament.system.by_rounds and tournament.round < tournament.plan.rounds:
        told.append(words("tournament-over-early", round=tournament.round, rounds=tournament.plan.rounds))
    told += _changed(changes, words)
    text = "\n".join([heading(tournament, words), f"**{state_told(tournament, words)}**", *told])
    how = "tournament-settling-how" if provisional else "tournament-over-how"
    objecting = [press.way("object", tournament, words)] if provisional else []
    more = *objecting, *beside.enter, *beside.read
    parts = (
        text,
        *map(ui.picture_part, pictures),
        _left(left, words),
        decided_part(decided, words, "table", "files"),
        _struck(tournament, words),
        f"-# {words(how)}",
        closing(tournament, words, *more, letter=letter),
    )
    return ui.Reply(
        ui.boxed(parts, ui.Tint.OVER), tuple(pictures), pings=() if letter else changes.dropped[:MAX_CALLED]
    )


def outdated_card(tournament: Tournament, words: Words) -> ui.Reply:
    """Stands where a table was announced from which a result has changed since."""
    text = f"{heading(tournament, words)}\n{words('tournament-outdated')}"
    return ui.Reply(ui.boxed([text, closing(tournament, words, letter=False)]))


def table_card(
    tournament: Tournament,
    pictures: Sequence[ui.Attached],
    decided: Sequence[str],
    games: str,
    words: Words,
    *,
    left: int = 0,
    page: int = 0,
    pages: int = 1,
) -> ui.Reply:
    """Tables, what settles their places, and some games. `left`: how many are not shown; `page`: from 0."""
    parts = (
        f"{heading(tournament, words)}\n{state_told(tournament, words)}",
        *map(ui.picture_part, pictures),
        _left(left, words),
        press.pages_row("table", tournament, page, pages - 1, words),
        decided_part(decided, words, "files"),
        _struck(tournament, words),
        games,
        ui.row(*press.reading_buttons(tournament, words)),
        ui.row(*press.player_buttons(tournament, words)),
    )
    return ui.pictured(parts, *pictures)


def files_card(tournament: Tournament, files: Sequence[ui.Attached], words: Words) -> ui.Reply:
    swiss = "yes" if tournament.system.by_rounds else "no"
    parts: list[ui.Part] = [
        f"{heading(tournament, words)}\n{words('tournament-files', swiss=swiss)}",
        *(discord.ui.File(f"attachment://{file.name}") for file in files),
    ]
    return ui.Reply(ui.boxed(parts), tuple(files))


def list_card(listed: Sequence[Listed], words: Words, links: Links) -> ui.Reply:
    """The tournaments of a server, the newest first. `links`: where they are announced."""
    if not listed:
        return ui.text_reply(words("tournament-none"))
    names = ((each, linked(escaped(each.name), links.get(each.id, ""))) for each in listed)
    lines = [f"- {_listed('tournament-listed', each, name, words)}" for each, name in names]
    return ui.text_reply("\n".join([f"### {words('tournament-list')}", *lines]))


def _listed(code: str, listed: Listed, name: str, words: Words) -> str:
    status = words("tournament-status", status=listed.status.value)
    return words(code, number=str(listed.id), name=name, status=status)


def leaving_card(tournament: Tournament, user: int, games: int, words: Words) -> ui.Reply:
    """Asks before somebody leaves a tournament that is going on."""
    back = "yes" if tournament.joinable else "no"
    text = words("tournament-leaving", player=mention(user), count=games, back=back)
    withdraw, stay = (ui.ControlId(name, tournament.id) for name in ("tournament-withdraw", "dismiss"))
    buttons = (
        ui.button(words("button-tournament-withdraw"), withdraw, ui.Style.danger),
        ui.button(words("button-keep-playing"), stay),
    )
    return ui.text_reply(f"{heading(tournament, words)}\n{text}", ui.row(*buttons))


def tournament_label(listed: Listed, words: Words) -> str:
    """A tournament among suggestions."""
    return _listed("tournament-label", listed, listed.name, words)


def heading(tournament: Tournament, words: Words) -> str:
    """The name and number of a tournament as the first line of a card."""
    name = escaped(tournament.plan.name)
    if tournament.system.seasons:
        name = words("league-season", name=name, season=tournament.plan.season)
    return f"### {words('tournament-heading', name=name, number=str(tournament.id))}"


def state_told(tournament: Tournament, words: Words, status: Status | None = None) -> str:
    """Whether it is open, running or over; of a league only its season is over, and the next one begins by itself."""
    season, status = tournament.system.seasons, status or tournament.status
    ends = tournament.settles_at if status is Status.SETTLING else None
    until = {} if ends is None else {"at": moment(ends, "f"), "rest": moment(ends)}
    return words(f"tournament-{status.value}", season="yes" if season else "no", **until)


def objection_told(text: str) -> list[str]:
    """The words of somebody who objects, in which nothing is a mention; none where they wrote none."""
    return [f"> {escaped(text)}"] if text else []


def closing(tournament: Tournament, words: Words, *more: Button, letter: bool) -> ui.Part:
    """The last part of a card: the button for the tables and `more`, or why it is a letter, where they do not work."""
    if letter:
        return f"-# {words('tournament-letter')}"
    return ui.row(*more, press.way("table", tournament, words))


def _left(count: int, words: Words) -> str:
    return f"-# {words('table-left', count=count)}" if count else ""


def decided_part(lines: Sequence[str], words: Words, *ways: str) -> str:
    """The first lines about what settles places; none where there are none. `ways`: the buttons that lead to all."""
    told = [escaped(line) for line in lines]
    shown = told[:MOST_DECIDED]
    if len(shown) < len(told):
        where = words.listed(f"**{words(f'button-{each}')}**" for each in ways)
        shown.append(words("table-decided-more", count=len(told) - len(shown), where=where))
    return "\n".join(f"-# {line}" for line in shown)


def _struck(tournament: Tournament, words: Words) -> str:
    users = dict.fromkeys(tournament.user(number) for _, number in sorted(tournament.struck))
    told = words("table-struck", players=ui.people(tuple(users), words, MOST_NAMED))
    return f"-# {told}" if users else ""


def _pairing(tournament: Tournament, meeting: Meeting, words: Words, links: Links) -> str:
    first, *others = map(mention, tournament.users(meeting))
    if not others:
        points = meeting.pairing.points(meeting.pairing.first)
        if meeting.pairing.kind is not Kind.BYE:
            return "- " + words("tournament-half-bye", player=first, worth=bye_worth(tournament, points))
        written = tournament.plan.policy.scoring.written(points)
        return "- " + words("tournament-bye", player=first, points=written)
    numbers = numbers_told(meeting, links, words)
    told = words("tournament-pairing", first=first, second=others[0], numbers=numbers)
    return f"- {told}{result_so_far(tournament, meeting, words)}"


def bye_worth(tournament: Tournament, points: int | None) -> str:
    """A round off that was asked for, by its half points: "half", "full", "nothing", or "none" without one."""
    if not points:
        return "none" if points is None else "nothing"
    return "full" if points >= WIN * tournament.plan.games else "half"
