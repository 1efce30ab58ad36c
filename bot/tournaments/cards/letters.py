"""News of a tournament for one person, or for another channel than its own."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.people import former
from bot.language.words import Words, mention
from bot.skin.card import Part, Reply, Tint, boxed, row, text_part
from bot.tournaments.cards.buttons import entrants_buttons, table_button
from bot.tournaments.cards.tournaments import MAX_CALLED, heading
from bot.tournaments.model.formats.system import Layout
from bot.tournaments.model.standings import Place
from bot.tournaments.model.tournament import Tournament


def seat_card(tournament: Tournament, user: int, words: Words, *, alone: bool) -> Reply:
    """Somebody has moved up from the waiting list. `alone`: nobody else reads it, and it is in no server."""
    told = [heading(tournament, words), words("tournament-seat", player=mention(user))]
    if tournament.plan.policy.check_in is not None:
        told.append(f"-# {words('tournament-seat-check-in')}")
    parts: list[Part] = [text_part("\n".join(told))]
    if not alone:
        parts.append(row(*entrants_buttons(tournament, words)))
    return Reply(boxed(parts, Tint.OPEN), ping=user)


def closed_card(
    tournament: Tournament, user: int, words: Words, *, alone: bool, calendar: bool = False
) -> Reply:
    """Tells who directs it that its channel is closed to the bot, and what to do about it; `calendar`: that somebody
    has deleted its entry there.
    """
    text = words("tournament-closed", channel=f"<#{tournament.place.channel_id}>")
    if calendar:
        text = words("tournament-calendar-gone")
    return Reply(boxed([text_part(f"{heading(tournament, words)}\n{text}")]), ping=None if alone else user)


def moved_card(tournament: Tournament, link: str, words: Words) -> Reply:
    """Stands in the place of an announcement that stands elsewhere now."""
    text = f"{heading(tournament, words)}\n{words('tournament-moved', link=link)}"
    return Reply(boxed([text_part(text), row(table_button(tournament, words))]))


def stand_in_card(tournament: Tournament, words: Words, pings: Sequence[int]) -> Reply:
    """There is news of a tournament whose channel is closed to the bot; what it is, others need not read."""
    called = " ".join(mention(user) for user in pings[:MAX_CALLED] if not former(user))
    text = words("tournament-elsewhere", number=str(tournament.id))
    parts: list[Part] = [text_part(f"{called}\n{text}" if called else text)]
    return Reply(
        boxed([*parts, row(table_button(tournament, words))], Tint.TURN), pings=tuple(pings)[:MAX_CALLED]
    )


def place_told(tournament: Tournament, line: Place, players: int, table: str, words: Words) -> str:
    """The place in which somebody has ended, in which table, and with how many points."""
    rank = str(line.rank)
    if tournament.system.layout is Layout.TREE:
        return words("tournament-own-place", rank=rank, players=players)
    points = tournament.plan.policy.scoring.written(line.values[0])
    return words("tournament-own-place-in", rank=rank, players=players, table=table, points=points)
