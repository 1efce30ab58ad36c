"""A match as the columns of its row, and back; an event likewise."""

import json
from collections.abc import Mapping
from threading import Lock
from typing import Any

from bot.core.clock import Clock
from bot.core.events import Talks
from bot.core.fair_play import open_pattern
from bot.core.match import Header, Match
from bot.core.pace import Pace
from bot.core.terms import Place, Practice, Terms
from bot.store.codec import read, written
from rules import Ending, Outcome, Side, State, find_game

Row = Mapping[Any, Any]


class Positions:
    """The last positions written or read, by their text, which means one state for ever. For several threads."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._known: dict[tuple[str, int, str], State] = {}
        self._one_at_a_time = Lock()

    def read(self, header: Header, text: str) -> State:
        """Raises BadPosition."""
        key = (header.terms.game, header.rules_version, text)
        with self._one_at_a_time:
            state = self._known.get(key)
        if state is None:
            state = find_game(header.terms.game).of_version(header.rules_version).load(text)
            self._keep(key, state)
        return state

    def written(self, header: Header, state: State) -> str:
        """The text of the position."""
        text: str = find_game(header.terms.game).of_version(header.rules_version).dump(state)
        self._keep((header.terms.game, header.rules_version, text), state)
        return text

    def forget(self) -> None:
        """As after a restart."""
        with self._one_at_a_time:
            self._known.clear()

    def _keep(self, key: tuple[str, int, str], state: State) -> None:
        with self._one_at_a_time:
            self._known.pop(key, None)
            self._known[key] = state
            if len(self._known) > self._size:
                del self._known[next(iter(self._known))]


positions = Positions(10_000)  # both of five thousand matches


def header_row(match: Match) -> dict[str, Any]:
    """The columns that are settled when a match begins."""
    terms, place, header = match.terms, match.place, match.header
    return {
        "game": terms.game,
        "rules_version": header.rules_version,
        "setup": terms.setup,
        "pace": terms.pace.key,
        "rated": terms.rated,
        "pair": terms.pair,
        "vacation": terms.vacation,
        "guild_id": place.guild_id,
        "channel_id": place.channel_id,
        "abroad_id": place.abroad,
        "away_guild_id": None if header.away is None else header.away.guild_id,
        "away_channel_id": None if header.away is None else header.away.channel_id,
        "away_abroad_id": None if header.away is None else header.away.abroad,
        "guest_side": None if header.guest is None else int(header.guest),
        "first_id": match.players[Side.FIRST],
        "second_id": match.players[Side.SECOND],
        "twin_id": header.twin,
        "practice_side": None if match.practice is None else int(match.practice.side),
        "practice_level": None if match.practice is None else match.practice.level,
        "practice_private": None if match.practice is None else match.practice.private,
        "started_at": match.started_at,
    }


def derived_row(match: Match) -> dict[str, Any]:
    """The columns that follow from the events."""
    outcome = match.outcome
    return {
        "status": match.status.value,
        "last_seq": match.seq,
        "to_move_id": None if match.over else match.mover,
        "turn_at": match.turn_at,
        "turn_seq": match.turn_seq,
        "last_at": match.last_at,
        "deadline_at": match.deadline,
        "clock": json.dumps(written(match.clock), separators=(",", ":")),
        "opening": match.opening,
        "previous": None
        if match.previous_state is None
        else positions.written(match.header, match.previous_state),
        "position": positions.written(match.header, match.state),
        "pattern": open_pattern(match),
        "moves": "\n".join(match.moves),
        "talks": written(match.talks),
        "ending": None if outcome is None else outcome.ending.value,
        "winner": None if outcome is None or outcome.winner is None else int(outcome.winner),
        "ended_at": match.ended_at,
        "reply_due": match.reply_due,
    }


def header_of(row: Row) -> Header:
    return Header(
        id=row["id"],
        terms=terms_of(row),
        place=Place(row["guild_id"], row["channel_id"], row["abroad_id"]),
        players=(row["first_id"], row["second_id"]),
        rules_version=row["rules_version"],
        twin=row["twin_id"],
        practice=None
        if row["practice_level"] is None
        else Practice(Side(row["practice_side"]), row["practice_level"], row["practice_private"]),
        away=None
        if row["away_channel_id"] is None
        else Place(row["away_guild_id"], row["away_channel_id"], row["away_abroad_id"]),
        guest=_side(row["guest_side"]),
    )


def match_of(row: Row) -> Match:
    header = header_of(row)
    return Match(
        header=header,
        seq=row["last_seq"],
        state=positions.read(header, row["position"]),
        clock=read(Clock, json.loads(row["clock"])),
        started_at=row["started_at"],
        turn_at=row["turn_at"],
        turn_seq=row["turn_seq"],
        last_at=row["last_at"],
        opening=row["opening"],
        previous_state=None if row["previous"] is None else positions.read(header, row["previous"]),
        moves=tuple(row["moves"].split("\n")) if row["moves"] else (),
        talks=read(Talks, row["talks"]),
        outcome=None if row["ending"] is None else Outcome(Ending(row["ending"]), _side(row["winner"])),
        ended_at=row["ended_at"],
    )


def _side(value: int | None) -> Side | None:
    return None if value is None else Side(value)


def terms_of(row: Mapping[Any, Any]) -> Terms:
    """The agreed terms, from a row of seeks or matches."""
    return Terms(
        row["game"], Pace.parse(row["pace"]), row["setup"], row["rated"], row["pair"], row["vacation"]
    )
