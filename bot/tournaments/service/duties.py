"""The effects of time and of the entrants, each in one transaction that looks again whether it is due."""

from collections.abc import Sequence
from datetime import datetime
from random import Random

from bot.core.news import TournamentNews, TournamentOver, TournamentRound
from bot.core.preferences import Title
from bot.core.rating import Rating
from bot.core.verdict import DRAW, LOSS, WIN, known_result
from bot.match.rows import matches
from bot.outbox import rows as notices
from bot.ratings.rows import ratings
from bot.store.connection import hooks
from bot.store.database import Connection
from bot.tournaments import rows as tournaments
from bot.tournaments.model import actions, reminders, transitions
from bot.tournaments.model import event as ev
from bot.tournaments.model.formats.system import Layout
from bot.tournaments.model.meeting import Meeting, parts
from bot.tournaments.model.plan import Plan, Season
from bot.tournaments.model.policy import EarlyDraws, RoundEnd
from bot.tournaments.model.promotion import lineup, season_after
from bot.tournaments.model.roster import seeded, taken_over
from bot.tournaments.model.timetable import Duty, abandoned, absentees, closing, duty, overdue, ready, winners
from bot.tournaments.model.tournament import Step, Tournament, create
from bot.tournaments.rows import Seen
from bot.tournaments.service import games as tournament_games
from bot.tournaments.service.entry import outgrown
from bot.tournaments.service.games import AT_ONCE
from bot.tournaments.service.results import conclude, early_draw, keep, played, turn_away

Announced = type[TournamentNews | TournamentOver | TournamentRound]


def pairs_next(tournament: Tournament) -> bool:
    """Is nothing else to be done before its next meetings are worked out, which takes its time."""
    return not (tournament.drafted or absentees(tournament) or tournament.system.lots(tournament, 0))


async def do(connection: Connection, seen: Seen, what: Duty, rng: Random, lots: int, now: datetime) -> None:
    """Does the duty in a tournament, unless somebody has done it meanwhile. `lots`: the seed of all draws."""
    tournament = (await tournaments.see(connection, seen.tournament.id, seen)).tournament
    if duty(tournament, now) is not what:
        return
    match what:
        case Duty.START:
            tournament = await _within_limits(connection, tournament, now)
            # Without those who have become too strong it may have to wait.
            if duty(tournament, now) is Duty.START:
                await start(connection, tournament, None, now)
        case Duty.CALL_OFF:
            await keep_and_announce(connection, transitions.cancel(tournament, None, now), now)
        case Duty.OPEN_CHECK_IN:
            await keep_and_announce(connection, tournament.with_event(now, None, ev.CheckInOpened()), now)
        case Duty.ALIGN:
            assert tournament.aligned is not None
            since, by = tournament.aligned
            following = await tournament_games.follow(connection, tournament, by, now, since)
            await keep(connection, tournament.with_event(now, by, ev.Aligned(following)))
        case Duty.BEGIN:
            begun = []
            for n in ready(tournament)[:AT_ONCE]:
                meeting = tournament.meetings[n]
                going = await tournament_games.begun(connection, tournament, meeting, rng, now)
                begun.append((n, going.matches))
            await keep_and_announce(connection, tournament.with_event(now, None, ev.Begun(tuple(begun))), now)
        case Duty.TIME_UP:
            late = overdue(tournament, now)[:AT_ONCE]
            step = actions.time_up(tournament, late, now)
            await keep_and_announce(connection, step, now)
            await tournament_games.align(connection, step[0], None, now, late)
        case Duty.REMIND:
            await _remind(connection, tournament, now)
        case Duty.GIVE_UP:
            for user in abandoned(tournament, now):
                tournament = await _give_up(connection, tournament, user, now)
        case Duty.CLOSE:
            await _close(connection, tournament, closing(tournament, now)[:AT_ONCE], now)
        case Duty.CONCLUDE:
            await finish(connection, transitions.conclude(tournament, None, now), now)
        case Duty.ARRANGE if tournament.drafted:
            await begin_drafted(connection, tournament, rng, now)
        case Duty.ARRANGE if gone := absentees(tournament):
            # They have not made a single move, and are out of further pairings.
            for user in gone:
                step = transitions.withdraw(tournament, None, user, now, absent=True)
                tournament = await keep(connection, step)
        case Duty.ARRANGE:
            # The level are set apart where that decides who goes on.
            for lot in tournament.system.lots(tournament, lots ^ tournament.id):
                tournament = await keep_and_announce(connection, tournament.with_event(now, None, lot), now)


async def _remind(connection: Connection, tournament: Tournament, now: datetime) -> None:
    """Tells of the ends that are near, in one message for all that come at the same instant."""
    together: dict[object, list[ev.Notch]] = {}
    for notch, _ in reminders.due(tournament, now):
        meeting = None if notch.position == ev.CHECK_IN else tournament.meetings[notch.position]
        key = None if meeting is None else (tournament.ends(meeting), meeting.claiming)
        together.setdefault(key, []).append(notch)
    for notches in together.values():
        tournament, event = tournament.with_event(now, None, ev.Reminded(tuple(notches)))
        await tournaments.save(connection, tournament, event)
        again = TournamentNews(tournament.id, event.seq, again=True)
        await notices.tell(connection, again, None, tournament.place, now)


async def start(connection: Connection, tournament: Tournament, by: int | None, now: datetime) -> Tournament:
    """It begins with those who are there, numbered by their ratings here. Raises BadTournament."""
    tournament = await _within_limits(connection, tournament, now)
    pool = ratings.Pool(tournament.plan.terms.game, tournament.place.guild_id)
    known = await ratings.of_players(connection, pool, tournament.starters)
    seeds = seeded(tournament, {user: known.get(user, Rating()).value for user in tournament.starters})
    if tournament.system.seasons:
        seeds = list(lineup(tournament, seeds))
    step = transitions.start(tournament, by, seeds, now)
    too_long = step[0].system.most_rounds(step[0]) is not None
    begun = await (keep_and_announce(connection, step, now) if too_long else keep(connection, step))
    played = taken_over(begun)
    return await keep(connection, transitions.arrange(begun, played, now)) if played else begun


async def _within_limits(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
    while strong := await outgrown(connection, tournament, tournament.starters, now):
        tournament = await turn_away(connection, tournament, strong, now)
    return tournament


async def arrange(
    connection: Connection, tournament: Tournament, meetings: tuple[Meeting, ...], rng: Random, now: datetime
) -> Tournament:
    """Begins the next meetings, only drafted where more games than begin at once; without any it is over."""
    if not meetings:
        return await settle(connection, transitions.finish(tournament, None, now), now)
    told = parts(meetings, whole_groups=tournament.system.layout is Layout.CROSS)
    games = sum(meeting.games_due(tournament.plan.games) for meeting in meetings)
    if games <= AT_ONCE and len(told) == 1:
        return await _begin(connection, tournament, meetings, rng, now, more=False)
    drafted = ev.Drafted(tuple(tuple(meeting.arranged for meeting in part) for part in told))
    return await keep(connection, tournament.with_event(now, None, drafted))


async def begin_drafted(connection: Connection, tournament: Tournament, rng: Random, now: datetime) -> None:
    """Begins some of the meetings that are drafted; the last of an announcement brings it about."""
    part, games = tournament.drafted[0], 0
    begin: list[Meeting] = []
    for meeting in part:
        games += meeting.games_due(tournament.plan.games)
        if begin and games > AT_ONCE:
            break
        begin.append(meeting)
    await _begin(connection, tournament, begin, rng, now, more=len(begin) < len(part))


async def _begin(
    connection: Connection,
    tournament: Tournament,
    meetings: Sequence[Meeting],
    rng: Random,
    now: datetime,
    *,
    more: bool,
) -> Tournament:
    begin = set(range(len(meetings)))
    if not tournament.system.single:
        planned, _ = transitions.arrange(tournament, meetings, now)
        first = len(planned.meetings) - len(meetings)
        begin = {position - first for position in ready(planned)}
    begun = [
        await tournament_games.begun(connection, tournament, meeting, rng, now) if n in begin else meeting
        for n, meeting in enumerate(meetings)
    ]
    step = transitions.arrange(tournament, begun, now, more=more)
    if more:
        return await keep(connection, step)
    return await keep_and_announce(connection, step, now, TournamentRound)


async def settle(connection: Connection, step: Step, now: datetime) -> Tournament:
    """Saves that everything is played: the table is provisional, or final."""
    if isinstance(step[1].what, ev.Finished):
        return await finish(connection, step, now)
    return await keep_and_announce(connection, step, now, TournamentOver)


async def following(connection: Connection, tournament: Tournament, now: datetime) -> list[str]:
    """What has followed from the final table, or will, by its codes."""
    season = tournament.system.seasons and season_after(tournament, now) is not None
    asked = [await depending(connection, tournament.id) for depending in hooks(connection).depending]
    return [*(["season"] if season else []), *filter(None, asked)]


async def finish(connection: Connection, step: Step, now: datetime) -> Tournament:
    """Saves the end of a tournament, with all that comes of it. A table that was provisional is announced already, and
    shows itself as final.
    """
    over, event = step
    settled = isinstance(event.what, ev.Finished) and event.what.settled
    if over.meetings:
        for titled in hooks(connection).titled:
            await titled(connection, Title.CHAMPION, over.place, over.plan.terms.game, winners(over), now)
    saved = keep(connection, step) if settled else keep_and_announce(connection, step, now, TournamentOver)
    after = await saved
    if after.system.seasons and (following := season_after(after, now)) is not None:
        plan, season = following
        await open_another(connection, after, plan, now, season)
    await conclude(connection, after.id, now)
    return after


async def open_another(
    connection: Connection, before: Tournament, plan: Plan, now: datetime, season: Season | None = None
) -> Tournament:
    """Opens a tournament that follows another one, in its place and with its directors."""
    place, by = before.place, before.director
    _, event = create(0, place, by, plan, now, season)
    made = await tournaments.add(connection, place, by, plan, now, season)
    await announce(connection, made, event, now)
    for user in sorted(before.directors ^ {by}):
        # The announcer of the first one may direct it no longer.
        made = await keep(connection, made.with_event(now, by, ev.Director(user, user in before.directors)))
    return made


async def settle_claims(
    connection: Connection, tournament: Tournament, match: int, now: datetime
) -> Tournament:
    """A game of which both claim the same is decided so; where they differ, by what is known without them, if it is."""
    how, points = ev.How.CLAIMS, actions.claimed(tournament, match, closing=False)
    if points is None and actions.disputed(tournament, match):
        how, points = await _known(connection, tournament, match)
    return tournament if points is None else await _ruled(connection, tournament, match, points, how, now)


async def keep_and_announce(
    connection: Connection, step: Step, now: datetime, kind: Announced = TournamentNews
) -> Tournament:
    """Saves a step that everybody in the tournament's place hears of."""
    after = await keep(connection, step)
    await announce(connection, *step, now, kind)
    return after


async def announce(
    connection: Connection,
    tournament: Tournament,
    event: ev.Event,
    now: datetime,
    kind: Announced = TournamentNews,
) -> None:
    """Tells everybody in the tournament's place of an event."""
    await notices.tell(connection, kind(tournament.id, event.seq), None, tournament.place, now)


async def _give_up(connection: Connection, tournament: Tournament, user: int, now: datetime) -> Tournament:
    """The open games of somebody who was sent away are lost, and called off."""
    step = tournament.with_event(now, None, ev.GivenUp(user))
    tournament = await keep(connection, step)
    going = tournament.open_matches(tournament.number(user))
    for match_id in going:
        match = await matches.load(connection, match_id)
        if not match.over:
            meeting = actions.going(tournament, match_id)
            points = transitions.points_of(tournament, meeting, match.opponent_of(user))
            tournament = await _ruled(connection, tournament, match_id, points, ev.How.LEFT, now)
    if going:
        await announce(connection, *step, now)
    return tournament


async def _close(
    connection: Connection, tournament: Tournament, meetings: tuple[int, ...], now: datetime
) -> None:
    forfeit = tournament.plan.policy.round_end is RoundEnd.FORFEIT
    for position in meetings:
        for match in tournament.meetings[position].matches:
            if match in tournament.results:
                continue
            how, points = await _known(connection, tournament, match)
            if points is None:
                how = ev.How.CLAIMS if tournament.direction.claims.get(match) else ev.How.TIME
                points = (LOSS, LOSS) if forfeit else actions.claimed(tournament, match, closing=True)
            if points is not None:
                tournament = await _ruled(connection, tournament, match, points, how, now)
    if late := [position for position in meetings if tournament.meetings[position].waits]:
        await keep(connection, tournament.with_event(now, None, ev.Unplayed(tuple(late))))


async def _known(
    connection: Connection, tournament: Tournament, match_id: int
) -> tuple[ev.How, tuple[int, int] | None]:
    """The points of a game whose time is over by what counts before one claim alone: where there are claims the endgame
    tables, then that a player who has not moved has lost.
    """
    match, meeting = await matches.load(connection, match_id), actions.going(tournament, match_id)
    forfeit = tournament.plan.policy.round_end is RoundEnd.FORFEIT
    if not forfeit and (known := known_result(match.game, match.state)) is not None:
        winner = None if known.winner is None else match.players[known.winner]
        return ev.How.TABLES, transitions.points_of(tournament, meeting, winner)
    # Where neither has moved, and they do not agree, it is for the director to say whose fault that is.
    if not played(match) and (match.moves or not actions.disputed(tournament, match_id)):
        return ev.How.TIME, transitions.points_of(tournament, meeting, match.opponent_of(match.mover))
    return ev.How.TIME, None


async def _ruled(
    connection: Connection,
    tournament: Tournament,
    match_id: int,
    points: tuple[int, int],
    how: ev.How,
    now: datetime,
) -> Tournament:
    """The game counts so, and is over: decided where somebody claims it, else called off."""
    pairing = actions.going(tournament, match_id).pairing
    match = await matches.load(connection, match_id)
    agreed = how is ev.How.CLAIMS and points == (DRAW, DRAW)
    if agreed and early_draw(match, tournament.plan.policy, EarlyDraws.POINTLESS):
        how, points = ev.How.EARLY_DRAW, (LOSS, LOSS)
    forfeit = how in (ev.How.TIME, ev.How.LEFT) and not played(match)
    after = await keep(connection, actions.rule(tournament, match_id, points, how, now, forfeit=forfeit))
    if how in (ev.How.TIME, ev.How.LEFT) or pairing.second is None:
        # Of who has left the tournament's news tells.
        await tournament_games.call_off(connection, match_id, None, now, quiet=how is ev.How.LEFT)
    else:
        number = {(WIN, LOSS): pairing.first, (LOSS, WIN): pairing.second}.get(points)
        winner = None if number is None else after.user(number)
        await tournament_games.decide(connection, match_id, winner, None, now)
    return after
