"""Whom the second opinion reminds when: of a clock, of the end of a round, of the end of claims."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from tests.bot.services.event_fold import EventFold
from tests.bot.services.event_game import DAY, HOUR, Game, ends

LEADS = 24, 6, 1  # hours before a clock falls at which its player is reminded


def calls(fold: EventFold, now: datetime, early: timedelta = timedelta(0)) -> dict[int, int]:
    """The games in whose turn somebody is to be reminded now of a clock, which ends before all else does, and how
    many hours before its end. None is told that is longer than a third of the turn, and of several only the last.
    """
    found = {}
    for game in fold.going():
        end, over, *_ = fold.until(game)
        left, off = game.left[game.mover], fold.off(game, [game.mover])
        for lead in LEADS if end == "clock" and over is not None and now < over else ():
            at = ends(game.turn, left - lead * HOUR, off)
            known = fold.called.get((game.number, game.plies), 99)
            if 3 * lead * HOUR <= left and lead < known and at is not None and at <= now + early:
                found[game.number] = lead
    return found


def quiet_hours(fold: EventFold, users: Iterable[int], at: datetime) -> tuple[datetime, datetime] | None:
    """Quiet hours of one of them that last then; they begin in the evening and end in the morning."""
    for begin, end in (fold.nights[user] for user in users if user in fold.nights):
        day = at.replace(hour=0, minute=0, second=0, microsecond=0)
        for first in (day - DAY, day):
            if first + begin * HOUR <= at < first + DAY + end * HOUR:
                return first + begin * HOUR, first + DAY + end * HOUR
    return None


def awake(fold: EventFold, game: Game, at: datetime, over: datetime) -> datetime | None:
    """In the morning, if it is not over by then; else half an hour before the night, if it had begun by then."""
    late, early = at, at
    while late < over and (night := quiet_hours(fold, game.users, late)) is not None:
        late = night[1]
    while late >= over and early > game.begun and (night := quiet_hours(fold, game.users, early)) is not None:
        early = night[0] - HOUR / 2
    return late if late < over else early if early > game.begun else None


def nudges(fold: EventFold, now: datetime) -> dict[tuple[int, datetime], timedelta]:
    """The meetings whose players are to be reminded now of the end of their round, three days and a day before, or
    at half of a round of two days; or of the end of claims, a day before. Not on the first day after it began, and
    not on the day after a director made it longer: that told it.
    """
    found: dict[tuple[int, datetime], timedelta] = {}
    for game in fold.going():
        claims, limit = game.claiming is not None, game.claiming or game.play
        if limit is None or game.held or (claims and len(game.claims) == 2):
            continue
        before = timedelta(0) if claims else game.before
        still = fold.unclaimed(game) if claims else fold.still_of(game)
        length, over = before + limit.length, ends(*limit, still)
        if over is None or now >= over:
            continue
        steps = [each for each in (length - 3 * DAY, length - DAY) if each > DAY] or [length / 2]
        key = game.meeting, limit.since if claims else game.begun
        for step in (length - DAY,) if claims else steps:
            at = ends(limit.since, step - before, still) if step >= before else None
            if at is not None and not claims and length <= 2 * DAY:
                at = awake(fold, game, at, over)
                if quiet_hours(fold, game.users, now) is not None:
                    continue
            told = None if claims or game.longer is None else ends(game.longer, DAY, fold.away)
            late = at is not None and at <= now and (told is None or at > told)
            if late and step > fold.nudged.get(key, -DAY):
                found[key] = max(step, found.get(key, step))
    return found
