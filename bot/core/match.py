"""A match: its transitions, by players, directors and time.

A transition (`play`, `resign`, …) decides and returns the match afterwards and the events that made it so; the events
are stored, and their fold (`record.py`) is the same match again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.core import errors, events
from bot.core.calendar import MILLISECOND
from bot.core.clock import Pause, Why
from bot.core.events import Event
from bot.core.log import following
from bot.core.pace import DAY, Pace
from bot.core.record import ABORT_PLIES, Header, Record, Status
from bot.core.terms import Place, Practice, Seek, SeekStatus, Terms
from bot.core.until import Then
from rules import Ending, Outcome, Side

__all__ = ["ABORT_PLIES", "Event", "Header", "Place", "Seek", "SeekStatus", "Status", "Terms"]
"""Besides what is defined here."""

OFFERS_APART: Final = 20
"""Moves of one's own between two draw offers, unless the opponent has offered meanwhile (FMJD's rules of the game)."""


@dataclass(frozen=True, slots=True)
class Match(Record):
    """One contest. Each method returns the match afterwards and the events that made it so."""

    def play(self, by: int, text: str, now: datetime, *, offer_draw: bool = False) -> Step:
        """Raises NotAPlayer, MatchOver, MatchPaused, NotYourTurn, TimeIsUp, DrawOfferTooSoon, the rules' MoveErrors."""
        side = self._in_time(by, now)
        if side is not self.to_move:
            raise errors.NotYourTurn(match=self.id)
        if offer_draw and self.draw_offer is not side and self.talks.offered[side] > 1:
            raise errors.DrawOfferTooSoon(match=self.id, count=self.talks.offered[side])
        move = self.game.parse(self.state, text)
        text = self.game.format(self.state, move)
        moved = self._event(now, by, events.Moved(text))
        after = self.moved(moved, move, text)
        step = (moved,)
        if (outcome := self.game.outcome(after.state)) is not None:
            return after._with(step, after._ended(now, None, outcome))
        if offer_draw and after.draw_offer is None:
            return after._with(step, after._offer(by, now))
        return after, step

    def resign(self, by: int, now: datetime) -> Step:
        """Raises NotAPlayer, MatchOver."""
        side = self.acting(by)
        return self._with((), self._ended(now, by, Outcome(Ending.RESIGNATION, side.other)))

    def abort(self, by: int, now: datetime) -> Step:
        """Call off a match that has hardly begun. Raises NotAPlayer, MatchOver, TooLateToAbort."""
        self.acting(by)
        if len(self.moves) >= ABORT_PLIES:
            raise errors.TooLateToAbort(match=self.id)
        return self._with((), self._ended(now, by, Outcome(Ending.ABORT)))

    def offer_draw(self, by: int, now: datetime) -> Step:
        """Offer a draw; where the opponent's offer stands, heard of or not, both agree. Raises NotAPlayer, MatchOver,
        MatchPaused, TimeIsUp, DrawAlreadyOffered, DrawOfferTooSoon.
        """
        side = self._in_time(by, now)
        if self.draw_offer is side.other:
            return self._with((), self._ended(now, by, Outcome(Ending.AGREEMENT)))
        if self.draw_offer is side:
            raise errors.DrawAlreadyOffered(match=self.id)
        if self.talks.offered[side]:
            raise errors.DrawOfferTooSoon(match=self.id, count=self.talks.offered[side])
        return self._with((), self._offer(by, now))

    def accept_draw(self, by: int, now: datetime) -> Step:
        """Raises NotAPlayer, MatchOver, MatchPaused, TimeIsUp, NoDrawOffer, OwnDrawOffer."""
        self._asked_for_draw(by, now)
        return self._with((), self._ended(now, by, Outcome(Ending.AGREEMENT)))

    def decline_draw(self, by: int, now: datetime) -> Step:
        """Raises NotAPlayer, MatchOver, MatchPaused, TimeIsUp, NoDrawOffer, OwnDrawOffer."""
        self._asked_for_draw(by, now)
        return self._with((), self._event(now, by, events.DrawDeclined()))

    def claim(self, by: int, now: datetime) -> Step:
        """End the match by a draw that the rules give on demand, or by the result that the endgame tables know. Raises
        NotAPlayer, MatchOver, MatchPaused, NotYourTurn, TimeIsUp, NothingToClaim.
        """
        side = self._in_time(by, now)
        if (outcome := self.claimable(by)) is None:
            refused = errors.NothingToClaim if side is self.to_move else errors.NotYourTurn
            raise refused(match=self.id)
        return self._with((), self._ended(now, by, outcome))

    def ask_takeback(self, by: int, now: datetime) -> Step:
        """Ask to have one's last move back, and the moves since. Raises NotAPlayer, MatchOver, MatchPaused, TimeIsUp,
        TakebackNotAllowed, NothingToTakeBack, TakebackAlreadyAsked.
        """
        side = self._in_time(by, now)
        if self.terms.rated:
            raise errors.TakebackNotAllowed(match=self.id)
        if self.plies_back_to(side) is None:
            raise errors.NothingToTakeBack(match=self.id)
        if self.talks.asked[side] or self.talks.takeback is not None:
            raise errors.TakebackAlreadyAsked(match=self.id)
        return self._with((), self._event(now, by, events.TakebackAsked()))

    def grant_takeback(self, by: int, now: datetime) -> Step:
        """Raises NotAPlayer, MatchOver, MatchPaused, TimeIsUp, NoTakebackAsked, OwnTakeback."""
        side = self._asked_for_takeback(by, now)
        plies = self.plies_back_to(side.other)
        assert plies is not None  # there was one when it was asked for
        gone = [state.to_move for state in self.states()[-plies - 1 : -1]]
        bonuses = gone.count(Side.FIRST), gone.count(Side.SECOND)
        return self._with((), self._event(now, by, events.TakenBack(plies, bonuses)))

    def refuse_takeback(self, by: int, now: datetime) -> Step:
        """Raises NotAPlayer, MatchOver, MatchPaused, TimeIsUp, NoTakebackAsked, OwnTakeback."""
        self._asked_for_takeback(by, now)
        return self._with((), self._event(now, by, events.TakebackRefused()))

    def flag(self, now: datetime) -> Step:
        """The effect of time alone up to `now`; nothing before the deadline.

        A match that never began is dropped; a rated one is lost on time; a casual one waits for the opponent's choice
        and is lost when there was none; one without clocks is abandoned.
        """
        if self.deadline is None or now < self.deadline:
            return self, ()
        if self.then is Then.CHOICE:
            return self._with((), self._event(now, None, events.Fell()))
        outcome = {
            Then.CALLED_OFF: Outcome(Ending.ABORT),
            Then.ABANDONED: Outcome(Ending.ABANDONED),
            Then.LOST: Outcome(Ending.TIME, self.to_move.other),
        }[self.then]
        return self._with((), self._ended(now, None, outcome))

    def claim_time(self, by: int, now: datetime) -> Step:
        """Win by the opponent's fallen clock. Raises NotAPlayer, MatchOver, NotFallen, TimeIsUp."""
        side = self._choosing(by)
        return self._with((), self._ended(now, by, Outcome(Ending.TIME, side)))

    def give_time(self, by: int, now: datetime) -> Step:
        """Let the opponent have a day more. Raises NotAPlayer, MatchOver, NotFallen, TimeIsUp."""
        self._choosing(by)
        return self._with((), self._event(now, by, events.TimeGiven(DAY // MILLISECOND)))

    def go_on(self, by: int, now: datetime) -> Step:
        """Let the opponent's turn begin again. Raises NotAPlayer, MatchOver, NotFallen, TimeIsUp."""
        self._choosing(by)
        return self._with((), self._event(now, by, events.TurnRenewed()))

    def pause(self, pause: Pause, now: datetime, by: int | None = None) -> Step:
        """The clock stands still in a span. Raises MatchOver."""
        self.going()
        paused = events.Paused(pause.why, pause.start, pause.end, pause.side, pause.ref)
        return self._with((), self._event(now, by, paused))

    def resume(
        self, why: Why, now: datetime, by: int | None = None, *, side: Side | None = None, ref: int = 0
    ) -> Step:
        """A pause ends now. Raises MatchOver."""
        self.going()
        return self._with((), self._event(now, by, events.Resumed(why, side, ref)))

    def call_off(self, by: int | None, now: datetime) -> Step:
        """It ends without a result, however far it was: a director, or the end of a round. Raises MatchOver."""
        self.going()
        return self._with((), self._ended(now, by, Outcome(Ending.ABORT)))

    def hint(self, by: int, now: datetime) -> Step:
        """The player to move against the bot is shown a move. Raises NotAPlayer, MatchOver, NotYourTurn, NoHint."""
        side = self.acting(by)
        if self.practice is None:
            raise errors.NoHint("people")
        if side is not self.to_move:
            raise errors.NotYourTurn(match=self.id)
        return self._with((), self._event(now, by, events.Hinted()))

    def adjudicate(self, by: int | None, winner: Side | None, now: datetime) -> Step:
        """A director decides, or nobody where the players agreed on a claim. Raises MatchOver."""
        self.going()
        return self._with((), self._ended(now, by, Outcome(Ending.ADJUDICATION, winner)))

    def _in_time(self, by: int, now: datetime) -> Side:
        side = self.acting(by)
        standing = self.clock.pause_at(now)
        if standing is not None and standing.why is Why.DIRECTOR:
            raise errors.MatchPaused(match=self.id)
        # A late request loses also where nobody has looked at the clock yet.
        if side is self.fallen or (side is self.to_move and self.clock.fell(now)):
            raise errors.TimeIsUp(match=self.id)
        return side

    def _asked_for_draw(self, by: int, now: datetime) -> Side:
        side = self._in_time(by, now)
        if self.draw_offer is side:
            raise errors.OwnDrawOffer(match=self.id)
        if self.heard_offer is None:
            raise errors.NoDrawOffer(match=self.id)
        return side

    def _asked_for_takeback(self, by: int, now: datetime) -> Side:
        side = self._in_time(by, now)
        if self.talks.takeback is None:
            raise errors.NoTakebackAsked(match=self.id)
        if self.talks.takeback is side:
            raise errors.OwnTakeback(match=self.id)
        return side

    def _choosing(self, by: int) -> Side:
        side = self.acting(by)
        if self.fallen is side:
            raise errors.TimeIsUp(match=self.id)
        if self.fallen is not side.other:
            raise errors.NotFallen(match=self.id)
        return side

    def _offer(self, by: int, now: datetime) -> Event:
        return self._event(now, by, events.DrawOffered(OFFERS_APART))

    def _event(self, now: datetime, by: int | None, what: events.What) -> Event:
        return following(self.seq, now, by, what)

    def _ended(self, now: datetime, by: int | None, outcome: Outcome) -> Event:
        return self._event(now, by, events.Ended(outcome.ending, outcome.winner))

    def _with(self, before: tuple[Event, ...], last: Event) -> Step:
        return self.apply(last), (*before, last)


Step = tuple[Match, tuple[Event, ...]]  # a match after a transition, and the events that made it so
Transition = Callable[[Match, int, datetime], Step]  # a step that a player takes, as `Match.resign`


def begin(header: Header, now: datetime, by: int | None = None) -> Step:
    """The first event: the match starts and the clock of the side to move runs. Raises BadPosition."""
    started = following(0, now, by, header.started(header.terms.opening))
    return Match.started(header, started), (started,)


NOBODY: Final = 1  # the other player of a position in which somebody tries moves; no person has this id


def set_up(
    game: str, position: str | None, side: Side, player: int, moves: Iterable[str], now: datetime
) -> Match:
    """A position after some moves, as a match that is kept nowhere, with the player on this side.

    Raises BadPosition, and the rules' MoveErrors.
    """
    terms = Terms(game, Pace.parse("none"), position)
    players = (player, NOBODY) if side is Side.FIRST else (NOBODY, player)
    practice = Practice(side.other, 1)
    header = Header(0, terms, Place(None, 0), players, terms.kind.rules_version, practice=practice)
    match, _ = begin(header, now)
    for text in moves:
        match, _ = match.play(match.mover, text, now)
    return match


replay = Match.replay
