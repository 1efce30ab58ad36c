"""A match as its events have made it: its state, and the fold.

`apply` is the only thing that changes a match, and `replay` of the stored events gives the same match again. Nothing
here reads a clock: the instant is the event's, a whole millisecond, because the store keeps milliseconds.
"""

import enum
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any, Final, Self

from bot.core import errors, events
from bot.core.clock import Clock, Pause, Why, with_side
from bot.core.events import NOTHING_OPEN, Event, Talks
from bot.core.terms import Place, Practice, Terms
from bot.core.until import Bound, End, Then, Until
from bot.core.verdict import known_result
from rules import Ending, Game, Move, Outcome, Side, State, find_game

ABORT_PLIES: Final = 2  # a match in which fewer moves were made may be called off
CHOICE: Final = timedelta(hours=48)
"""How long the opponent of a fallen casual clock may choose, before the match ends by itself."""
SILENCE: Final = timedelta(days=28)  # after this long without a move a match without clocks is abandoned


class Status(enum.StrEnum):
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Header:
    """The facts that are settled before the first event. `players`: the ids of FIRST and SECOND; `practice`: in a
    match against the bot, its side and level; `away`: the other place, in a match of two, where the player on the side
    `guest` is; everybody else is in `place`.
    """

    id: int
    terms: Terms
    place: Place
    players: tuple[int, int]
    rules_version: int
    twin: int | None = None
    practice: Practice | None = None
    away: Place | None = None
    guest: Side | None = None

    @property
    def places(self) -> tuple[Place, ...]:
        """The place, and the other one of a match that has two."""
        return (self.place,) if self.away is None or self.away == self.place else (self.place, self.away)

    @property
    def double(self) -> bool:
        """Has it two places."""
        return self.away is not None and self.away != self.place

    @property
    def server(self) -> int | None:
        """The server where both players are; None where they are in different ones, or in none."""
        return self.servers.pop() if len(self.servers) == 1 else None

    @property
    def servers(self) -> set[int | None]:
        """The servers of its places."""
        return {place.guild_id for place in self.places}

    def at(self, channel_id: int | None) -> Place | None:
        """The one of its places that is this channel."""
        return next((place for place in self.places if place.channel_id == channel_id), None)

    def place_of(self, user: int | None) -> Place:
        """The place of this player; that of the match for anybody else."""
        if self.away is None or self.guest is None or user != self.players[self.guest]:
            return self.place
        return self.away

    def started(self, opening: str | None) -> events.Started:
        """The first event of a match with this opening."""
        terms, place = self.terms, self.place
        pair, vacation, where = terms.pair, terms.vacation, (place.guild_id, place.channel_id)
        agreed = (terms.game, self.rules_version, terms.setup, terms.pace.key, terms.rated, pair, vacation)
        started = events.Started(opening, *agreed, *where, self.players, practice=self.practice)
        return replace(started, abroad=place.abroad, away=self.away, guest=self.guest)

    @property
    def game(self) -> Game[Any]:
        """The game by the rules that the match began with. Raises UnknownGame."""
        return _game(self.terms.game, self.rules_version)


@dataclass(frozen=True, slots=True)
class Record:
    """One contest after its event number `seq`.

    `moves`: canonical texts; `previous_state`: the one before the last of them; `turn_at`: since when the side to
    move has to move; `turn_seq`: the event that made the position what it is; `last_at`: when something
    last happened; `bound`: an end besides its clock, of which no event of its own tells, where it is shown.
    """

    header: Header
    seq: int
    state: State
    clock: Clock
    started_at: datetime
    turn_at: datetime
    turn_seq: int
    last_at: datetime
    opening: str | None = None
    previous_state: State | None = None
    moves: tuple[str, ...] = ()
    talks: Talks = NOTHING_OPEN
    outcome: Outcome | None = None
    ended_at: datetime | None = None
    bound: Bound | None = None

    # Queries.

    @property
    def id(self) -> int:
        return self.header.id

    @property
    def terms(self) -> Terms:
        return self.header.terms

    @property
    def place(self) -> Place:
        return self.header.place

    @property
    def places(self) -> tuple[Place, ...]:
        return self.header.places

    @property
    def double(self) -> bool:
        return self.header.double

    @property
    def server(self) -> int | None:
        return self.header.server

    @property
    def servers(self) -> set[int | None]:
        return self.header.servers

    def at(self, channel_id: int | None) -> Place | None:
        """The one of its places that is this channel."""
        return self.header.at(channel_id)

    def place_of(self, user: int | None) -> Place:
        """The place where this player's boards appear; that of the match for anybody else."""
        return self.header.place_of(user)

    def people_at(self, place: Place) -> tuple[int, ...]:
        """Its players without the bot whose place this is."""
        return tuple(user for user in self.people if self.place_of(user) == place)

    @property
    def players(self) -> tuple[int, int]:
        return self.header.players

    @property
    def practice(self) -> Practice | None:
        return self.header.practice

    @property
    def reply_due(self) -> bool:
        """Whether the bot, as one of the players, has something to do: a move, or a request to take one back."""
        if self.practice is None or self.over:
            return False
        side = self.practice.side
        return self.to_move is side or self.talks.takeback is side.other

    @property
    def status(self) -> Status:
        return Status.PLAYING if self.outcome is None else Status.OVER

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def game(self) -> Game[Any]:
        return self.header.game

    @property
    def to_move(self) -> Side:
        """The side to move; of a match that is over, the side that would have moved."""
        return self.state.to_move

    @property
    def mover(self) -> int:
        """The id of the player to move."""
        return self.players[self.to_move]

    @property
    def awaited(self) -> int:
        """The id of the player for whom the match waits: the one to move, or the opponent of one whose clock fell."""
        return self.players[self.to_move if self.fallen is None else self.to_move.other]

    def may_move(self, user: int) -> bool:
        """Is it the user's turn, and has their time not run out?"""
        return user == self.mover == self.awaited and (self.bound is None or self.bound.end.playing)

    @property
    def draw_offer(self) -> Side | None:
        return self.talks.draw_offer

    @property
    def heard_offer(self) -> Side | None:
        """The side whose draw offer the other one knows: an offer on one's own turn goes with the move."""
        return self.draw_offer if self.draw_offer is self.to_move.other else None

    @property
    def fallen(self) -> Side | None:
        """The side whose casual clock has run out and whose opponent has the choice."""
        return None if self.talks.fallen_at is None else self.to_move

    @property
    def start_state(self) -> State:
        return _first_state(self.game, self.opening)

    @property
    def last_move(self) -> Move | None:
        before = self.previous_state
        return None if before is None else self.game.parse(before, self.moves[-1])

    @property
    def deadline(self) -> datetime | None:
        """When time alone changes this match next (see `flag`); None while it waits for ever."""
        if self.over:
            return None
        if self.talks.fallen_at is not None:
            return self.clock.later(self.talks.fallen_at, CHOICE)
        if not self.terms.pace.limited:
            return self.clock.later(self.last_at, SILENCE)
        return self.clock.deadline()

    @property
    def then(self) -> Then:
        """What time alone makes of it at its deadline."""
        if len(self.moves) < ABORT_PLIES:
            return Then.CALLED_OFF
        if not self.terms.pace.limited:
            return Then.ABANDONED
        return Then.LOST if self.terms.rated or self.fallen is not None else Then.CHOICE

    def until(self, now: datetime) -> Until:
        """Until when it waits for whom, what happens then, and what stops it meanwhile: by whichever end comes first,
        at the same instant by the one that is not the clock's. In an event whoever does not begin in time loses.
        """
        bound, deadline, pause = self.bound, self.deadline, self.clock.pause_at(now)
        clock = Until(End.CLOCK, deadline, self.then, (self.awaited,), pause)
        if bound is None:
            return clock
        if clock.then is Then.CALLED_OFF:
            clock = replace(clock, then=Then.LOST)
        if bound.stands is not None:
            pause = Pause(Why.DIRECTOR, bound.stands, None)
        then, alone = bound.then, bound.then in (Then.NOBODY, Then.COUNTS)
        # Before one claim alone counts what is known of the game without it.
        if alone and bound.end is End.CLAIMS and known_result(self.game, self.state) is not None:
            then = Then.TABLES
        elif alone and len(self.moves) < ABORT_PLIES:
            then = Then.LOST
        if not bound.end.playing:
            return Until(bound.end, bound.at, then, bound.waits, None if bound.stands is None else pause)
        if bound.at is not None and (deadline is None or bound.at <= deadline):
            return replace(clock, end=bound.end, at=bound.at, then=then, pause=pause)
        return replace(clock, pause=pause)

    @property
    def absent(self) -> Side | None:
        """The side that did not make its first move in time, where that is why the match has no result."""
        if self.outcome is None or self.outcome.ending is not Ending.ABORT or self.ended_at is None:
            return None
        if len(self.moves) >= ABORT_PLIES:
            return None
        left = self.clock.left[self.to_move]
        waited = self.ended_at - self.turn_at >= SILENCE if left is None else not left
        return self.to_move if waited else None

    def side_of(self, user: int) -> Side:
        """The user's side. Raises NotAPlayer."""
        if user not in self.players:
            raise errors.NotAPlayer(match=self.id)
        return Side(self.players.index(user))

    def acting(self, user: int) -> Side:
        """The user's side, while there is something to do. Raises NotAPlayer, MatchOver."""
        side = self.side_of(user)
        self.going()
        return side

    def opponent_of(self, user: int) -> int:
        """Raises NotAPlayer."""
        return self.players[self.side_of(user).other]

    @property
    def bot(self) -> int | None:
        """The id of the bot where it plays itself."""
        return None if self.practice is None else self.players[self.practice.side]

    @property
    def people(self) -> tuple[int, ...]:
        """Its players without the bot."""
        return tuple(user for user in self.players if user != self.bot)

    def claimable(self, user: int) -> Outcome | None:
        """The result that this player may claim now: a draw that the rules give the mover on demand; in a rated match
        also a win or a draw that the endgame tables know, whoever is to move.
        """
        if self.over or user not in self.players:
            return None
        found: Outcome | None = self.game.claimable_draw(self.state) if user == self.mover else None
        if found is None and self.terms.rated:
            known = known_result(self.game, self.state)
            if known is not None and known.winner is not self.side_of(user).other:
                found = Outcome(Ending.TABLES, known.winner)
        return found

    def states(self) -> tuple[State, ...]:
        """Every state from the start to the present one: one more than there are moves."""
        game, state = self.game, self.start_state
        passed = [state]
        for text in self.moves:
            state = game.play(state, game.parse(state, text))
            passed.append(state)
        return tuple(passed)

    def expects(self, seq: int | None) -> None:
        """Raises StaleMatch if the position has changed since event `seq`; talks and pauses do not matter."""
        if seq is not None and seq < self.turn_seq:
            raise errors.StaleMatch(match=self.id, seq=seq, last=self.seq)

    def plies_back_to(self, side: Side) -> int | None:
        """How many moves must go so that `side` makes its last one again; None if it made none."""
        back = enumerate(reversed(self.states()[:-1]), start=1)
        return next((plies for plies, state in back if state.to_move is side), None)

    def taken_back_by(self, side: Side) -> str | None:
        """The last move of `side`, the one that it would make again; None if it made none."""
        plies = self.plies_back_to(side)
        return None if plies is None else self.moves[-plies]

    def answer_to(self, side: Side) -> str | None:
        """The opponent's moves since the last move of `side`, which would go back with it."""
        plies = self.plies_back_to(side)
        return None if plies is None else " ".join(self.moves[len(self.moves) - plies + 1 :]) or None

    def asked_of(self, user: int) -> tuple[str, ...]:
        """The questions that wait for this player's answer: draw, takeback."""
        side = self.side_of(user)
        draw = self.heard_offer is side.other
        return ("draw",) * draw + ("takeback",) * (self.talks.takeback is side.other)

    def going(self) -> None:
        if self.over:
            raise errors.MatchOver(match=self.id)

    # The fold.

    def apply(self, event: Event) -> Self:
        """The match after the event. Raises ValueError for one that cannot follow."""
        if event.seq != self.seq + 1 or self.over:
            raise ValueError(f"event {event.seq} cannot follow {self.seq}")
        what, talks, clock = event.what, self.talks, self.clock
        if isinstance(what, events.Moved):
            return self.moved(event, self.game.parse(self.state, what.move), what.move)
        actor = None if event.actor not in self.players else self.side_of(event.actor)
        match what:
            case events.DrawOffered(wait=wait):
                # A player who is offered a draw may offer one again.
                talks = replace(talks, draw_offer=actor, offered=with_side((0, 0), actor, wait))
            case events.DrawDeclined():
                talks = replace(talks, draw_offer=None)
            case events.TakebackAsked():
                talks = replace(talks, takeback=actor, asked=with_side(talks.asked, actor, True))
            case events.TakebackRefused():
                talks = replace(talks, takeback=None)
            case events.TakenBack():
                return self._taken_back(event, what)
            case events.Fell():
                talks = replace(talks, fallen_at=event.at)
            case events.TimeGiven(ms):
                talks = replace(talks, fallen_at=None)
                clock = clock.grant(timedelta(milliseconds=ms), event.at)
            case events.TurnRenewed():
                talks, clock = replace(talks, fallen_at=None), clock.renew(event.at)
            case events.Paused(why, start, end, side, ref):
                # Nobody has done anything in the match: its silence goes on.
                return replace(self, seq=event.seq, clock=clock.pause(Pause(why, start, end, side, ref)))
            case events.Resumed(why, side, ref):
                return replace(self, seq=event.seq, clock=clock.resume(why, event.at, ref=ref, side=side))
            case events.Ended(ending, winner):
                return replace(
                    self,
                    seq=event.seq,
                    turn_seq=event.seq,
                    last_at=event.at,
                    outcome=Outcome(ending, winner),
                    ended_at=event.at,
                    clock=clock.stop(event.at),
                    talks=NOTHING_OPEN,
                )
            case events.Hinted():
                pass
            case events.Started():
                raise ValueError("a match starts once")
        return replace(self, seq=event.seq, last_at=event.at, talks=talks, clock=clock)

    def moved(self, event: Event, move: Move, text: str) -> Self:
        state = self.game.play(self.state, move)
        # Not `replace`, which takes as long as the rules do; a check replays millions of moves.
        return type(self)(
            header=self.header,
            seq=event.seq,
            state=state,
            clock=self.clock.switch(event.at, state.to_move),
            started_at=self.started_at,
            turn_at=event.at,
            turn_seq=event.seq,
            last_at=event.at,
            opening=self.opening,
            previous_state=self.state,
            moves=(*self.moves, text),
            talks=self.talks.after_move(self.to_move),
        )

    def _taken_back(self, event: Event, what: events.TakenBack) -> Self:
        states = self.states()[: len(self.moves) + 1 - what.plies]
        return replace(
            self,
            seq=event.seq,
            state=states[-1],
            previous_state=states[-2] if len(states) > 1 else None,
            moves=self.moves[: len(states) - 1],
            clock=self.clock.turn_back(event.at, states[-1].to_move, what.bonuses),
            turn_at=event.at,
            turn_seq=event.seq,
            last_at=event.at,
            talks=replace(self.talks, draw_offer=None, takeback=None),
        )

    @classmethod
    def started(cls, header: Header, event: Event) -> Self:
        """The match after its first event. Raises ValueError for any other, and BadPosition."""
        if not isinstance(event.what, events.Started) or event.seq != 1:
            raise ValueError("a match begins with its start")
        opening = event.what.opening
        state = _first_state(header.game, opening)
        clock = Clock.start(header.terms.pace, event.at, state.to_move)
        return cls(header, 1, state, clock, event.at, event.at, 1, event.at, opening)

    @classmethod
    def replay(cls, header: Header, log: Iterable[Event]) -> Self:
        """The match that these events made. Raises ValueError, or the rules' errors, where they cannot be."""
        match: Self | None = None
        for event in log:
            match = cls.started(header, event) if match is None else match.apply(event)
        if match is None:
            raise ValueError("a match has a first event")
        return match


@lru_cache(maxsize=256)
def _game(name: str, version: int) -> Game[Any]:
    """Every step of a match asks for its game several times."""
    return find_game(name).of_version(version)


@lru_cache(maxsize=256)
def _first_state(game: Game[Any], opening: str | None) -> State:
    """The state that the match began with: an opening was looked at when it was chosen, and still stands."""
    state: State = game.start() if opening is None else game.load(opening)
    return state
