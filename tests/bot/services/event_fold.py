"""A second opinion on events, from their page alone and without a line of the bot: who has until when, and scores."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from tests.bot.services.event_game import (
    CLAIMS,
    DAY,
    HOLD,
    Answer,
    Game,
    Limit,
    Points,
    Settings,
    Span,
    closed,
    ends,
    passed,
)  # fmt: skip


@dataclass
class EventFold:
    """`gifts`: points for rounds without a game; `gone`: who does not play on;
    `sent`: whom a director removed; `called`: the last reminder of a turn, in hours, `nudged`: how much of a meeting's
    time had passed at its last one.
    """

    settings: Settings
    games: dict[int, Game] = field(default_factory=dict)
    gifts: dict[int, int] = field(default_factory=dict)
    pauses: list[Span] = field(default_factory=list)
    away: list[Span] = field(default_factory=list)
    holidays: dict[int, list[Span]] = field(default_factory=dict)
    gone: set[int] = field(default_factory=set)
    sent: dict[int, datetime] = field(default_factory=dict)
    struck: set[tuple[tuple[int, int], int]] = field(default_factory=set)
    objected: set[int] = field(default_factory=set)
    settling: Limit | None = None
    final: datetime | None = None
    called: dict[tuple[int, int], int] = field(default_factory=dict)
    nudged: dict[tuple[int, datetime], timedelta] = field(default_factory=dict)
    nights: dict[int, tuple[int, int]] = field(default_factory=dict)

    # Time.

    @property
    def paused(self) -> bool:
        return any(end is None for _, end in self.pauses)

    @property
    def still(self) -> list[Span]:
        return [*self.pauses, *self.away]

    def off(self, game: Game, users: Iterable[int]) -> list[Span]:
        days = [span for user in users for span in self.holidays.get(user, ()) if self.settings.vacation]
        return [*self.still_of(game), *game.still, *days]

    def until(self, game: Game) -> Answer:
        """The earliest of the ends that bind the game."""
        if game.held:
            user, since = min(game.held.items(), key=lambda item: item[1])
            return Answer("held", ends(since, HOLD, self.still), "lost", user)
        if game.claiming is not None:
            return self.judged(game, game.claiming)
        clock = ends(game.turn, game.left[game.mover], self.off(game, [game.mover]))
        play = game.play and ends(*game.play, self.still_of(game))
        if play is None or (clock is not None and clock < play):
            return Answer("clock", clock, "lost", game.mover, frozenset((game.mover,)))
        if self.settings.forfeits and game.silent is not None:
            return Answer("play", play, "lost", game.silent, frozenset((game.silent,)))
        return Answer(
            "play", play, "nobody" if self.settings.forfeits else "claims", None, frozenset(game.users)
        )

    def still_of(self, game: Game) -> list[Span]:
        return [*self.still, *game.stood]

    def judged(self, game: Game, limit: Limit) -> Answer:
        """The order at the end of a round, of which what decides between two claims comes at once."""
        waits = frozenset(game.users) - game.claims.keys()
        at = ends(*limit, self.unclaimed(game))
        if game.known is not None:
            loser = game.other(game.known) if game.known else None
            return Answer("claims", at, "tables", loser, waits)
        if not waits:
            return Answer("claims", None, "decided", None, waits)
        if game.silent is not None:
            return Answer("claims", at, "lost", game.silent, waits)
        if len(waits) == 1:
            return Answer("claims", at, "counts", None, waits)
        return Answer("claims", at, "nobody", None, waits)

    def stands(self, game: Game, now: datetime) -> dict[str, datetime]:
        """Why it stands still, and since when for each reason."""
        users = () if game.claiming else (game.mover,)
        days = [s for user in users for s in self.holidays.get(user, ()) if self.settings.vacation]
        reasons = {"director": self.pauses, "downtime": self.away, "vacation": days}
        return {
            why: begin
            for why, spans in reasons.items()
            for begin, end in spans
            if begin <= now and (end is None or now < end)
        }

    def going(self) -> Iterator[Game]:
        return (game for game in self.games.values() if game.open)

    def following(self) -> datetime | None:
        """When something happens if nobody does anything."""
        found = [self.until(game).at for game in self.going()]
        return min((at for at in (*found, self.settles_at) if at is not None), default=None)

    def run(self, now: datetime) -> None:
        """All that time has brought about by then, each thing at its instant."""
        while (at := self.following()) is not None and at <= now:
            if self.settles_at == at:
                self.conclude(at)
            due = [each for each in self.going() if self.until(each).at == at]
            for game in sorted(due, key=lambda each: min(each.held.values(), default=at)):
                if game.open:
                    self.falls(game, at)

    def falls(self, game: Game, at: datetime) -> None:
        answer = self.until(game)
        match answer.then:
            case "claims":
                game.still.append((at, None))
                game.claiming = Limit(at, CLAIMS)
            case "counts":
                ((_, winner),) = game.claims.items()
                self.agreed(game, winner, at, "claims")
            case "tables":
                self.end(game, game.won(game.known or None), at, "tables")
            case "lost":
                assert answer.loser is not None
                if answer.end == "held":
                    self.leaves(answer.loser, at)
                else:
                    self.end(game, game.won(game.other(answer.loser)), at, "time")
            case _:
                self.end(game, (0, 0), at, "unplayed")

    def end(self, game: Game, points: Points, at: datetime, how: str) -> None:
        game.points, game.over, game.how, game.held = points, at, how, {}

    # Players.

    def moves(self, number: int, at: datetime) -> None:
        """The mover has moved."""
        game, pace = self.games[number], self.settings.pace
        if isinstance(pace, tuple):
            used = passed(game.turn, at, self.off(game, [game.mover]))
            _, bonus, cap = pace
            game.left[game.mover] = max(min(game.left[game.mover] - used + bonus, cap), min(cap, bonus))
        game.plies, game.turn = game.plies + 1, at

    def may_move(self, game: Game, user: int) -> bool:
        waits = game.claiming is not None or game.held or self.paused
        return game.open and user == game.mover and not waits

    def may_claim(self, game: Game, user: int, winner: int | None, at: datetime) -> bool:
        """Also after the end by who may still agree, where the claims differ."""
        early = winner is None and self.settings.early == "refused" and game.plies < 2 * self.settings.moves
        if not game.open or game.claiming is None or self.paused or early:
            return False
        over = self.judged(game, game.claiming).at
        return user in game.users and (over is None or at < over)

    def claims(self, number: int, user: int, winner: int | None, at: datetime) -> None:
        game = self.games[number]
        game.claims[user] = winner
        game.claimed_at.setdefault(user, at)
        if len(game.claims) == 2:
            if len(set(game.claims.values())) == 1:
                self.agreed(game, winner, at, "claims")
            elif game.known is not None:
                self.end(game, game.won(game.known or None), at, "tables")
            elif game.plies == 1:
                self.end(game, game.won(game.users[0]), at, "time")

    def agreed(self, game: Game, winner: int | None, at: datetime, how: str) -> None:
        """A draw before so many moves of each brings nothing where that is the rule."""
        early = winner is None and self.settings.early == "pointless" and game.plies < 2 * self.settings.moves
        self.end(game, (0, 0) if early else game.won(winner), at, "early-draw" if early else how)

    def resigns(self, number: int, user: int, at: datetime) -> None:
        game = self.games[number]
        self.end(game, game.won(game.other(user)), at, "resigned")

    def leaves(self, user: int, at: datetime) -> None:
        """By themselves, or when the day is over in which a removal could be taken back."""
        self.gone.add(user)
        mine = [game for game in self.games.values() if user in game.users]
        for table in {game.table for game in mine if game.open and self.settings.struck}:
            here = [game.open for game in mine if game.table == table]
            if here.count(False) * 2 < len(here):
                self.struck.add((table, user))
        for game in mine:
            if game.open:
                self.end(game, game.won(game.other(user)), at, "left")

    # Directors.

    def pause(self, at: datetime) -> None:
        self.pauses.append((at, None))

    def resume(self, at: datetime) -> None:
        self.pauses = closed(self.pauses, at)

    def extend(self, until: datetime, at: datetime) -> None:
        """The games that go on have until that day, where they had less; their clocks run again."""
        length = passed(at, until, self.away)
        for game in self.going():
            over = game.play and ends(*game.play, [(begin, end or at) for begin, end in self.still_of(game)])
            if over is not None and (game.claiming is not None or over < until):
                assert game.play is not None
                game.before += passed(game.play.since, at, self.still_of(game))
                game.play, game.longer = Limit(at, length), at
                if game.claiming is not None:
                    game.begun, game.before = at, timedelta(0)
                    game.still = closed(game.still, at)
                    game.claiming = None

    def extending(self) -> Callable[[datetime], None]:
        """Takes back what `extend` is about to do: as if it had not been done."""
        known = [
            (game, game.claiming, game.play, game.begun, game.before, game.longer) for game in self.going()
        ]

        def back(at: datetime) -> None:
            for game, claiming, play, begun, before, longer in known:
                game.play, game.begun, game.before, game.longer = play, begun, before, longer
                if game.open and claiming is not None:
                    game.claiming = claiming
                    game.still.append((at, None))

        return back

    def unclaimed(self, game: Game) -> list[Span]:
        """When claims stand still: also in vacations of who has not claimed by then all that is open between them."""
        spans = self.still_of(game)
        games = [each for each in self.games.values() if each.meeting == game.meeting]
        for user in game.users if self.settings.vacation else ():
            wants = any(each.open and user not in each.claims for each in games)
            until = max(
                (each.claimed_at[user] for each in games if user in each.claimed_at), default=game.turn
            )
            for begin, end in self.holidays.get(user, ()):
                if wants:
                    spans.append((begin, end))
                elif begin < until:
                    spans.append((begin, until if end is None else min(end, until)))
        return spans

    def remove(self, user: int, at: datetime, since: datetime | None = None) -> None:
        self.sent[user] = at = since or at
        self.gone.add(user)
        for game in self.going():
            if user in game.users:
                if not game.held:
                    game.stood.append((at, None))
                game.held[user] = at

    def bring_back(self, user: int, at: datetime) -> None:
        self.gone.discard(user)
        stage = max((table[0] for table in (game.table for game in self.games.values())), default=0)
        self.struck = {each for each in self.struck if each[1] != user or each[0][0] != stage}
        self.look_again(at)
        for game in self.going():
            if game.held.pop(user, None) is not None and not game.held:
                game.stood = closed(game.stood, at)

    def decide(self, number: int, points: Points, at: datetime) -> None:
        """Also of a game that was over: a table that settles then does so for a day more at least."""
        self.end(self.games[number], points, at, "decided")
        self.look_again(at)

    def look_again(self, at: datetime) -> None:
        if self.settles_at is not None:
            self.settling = Limit(at, max(self.settles_at - at, DAY))

    # The end.

    def settle(self, at: datetime) -> None:
        """All results are there."""
        self.settling = Limit(at, self.settings.settling * DAY)

    @property
    def settles_at(self) -> datetime | None:
        if self.settling is None or self.final is not None:
            return None
        return ends(*self.settling, self.still)

    def conclude(self, at: datetime) -> None:
        self.final = at

    def may_object(self, user: int) -> bool:
        return self.settling is not None and self.final is None and user not in self.objected

    def score(self, user: int, table: tuple[int, int]) -> int:
        """Games of a table with somebody struck from it count for nobody."""
        out = {each for where, each in self.struck if where == table}
        games = [each for each in self.games.values() if each.table == table and user in each.users]
        made = [
            each.points[each.users.index(user)] for each in games if each.points and not out & set(each.users)
        ]
        return sum(made) + self.gifts.get(user, 0)

    def lost(self, user: int) -> int:
        """How many meetings somebody has lost for certain: level ones are decided otherwise."""
        made: dict[int, int] = {}
        for game in self.games.values():
            if user in game.users and game.points is not None:
                own = game.users.index(user)
                made[game.meeting] = made.get(game.meeting, 0) + game.points[own] - game.points[1 - own]
        return sum(each < 0 for each in made.values())
