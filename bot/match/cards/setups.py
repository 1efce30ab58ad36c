"""How a game begins, in words: from its usual position, a ballot, a lot, or a position that somebody gave."""

from __future__ import annotations

from bot.core.plain import plain
from bot.core.terms import Terms, drawn_by_lot
from bot.language.words import Words


def lot_text(lot: str, words: Words) -> str:
    """From which table an opening is drawn: the game's usual one, or that which the lot names."""
    table = lot.partition(":")[2]
    return words(f"setup-lot-{table}") if table else words("setup-lot")


def setup_text(terms: Terms, words: Words) -> str:
    """From which position the game starts."""
    setup = terms.setup
    if setup is None:
        return words("setup-usual")
    if drawn_by_lot(setup):
        return lot_text(setup, words)
    if setup in terms.kind.ballots:
        return words("setup-ballot", name=setup)
    # Positions are kept as their game writes them; no accent ends the span in which one stands.
    return words("setup-position", position=plain(setup, 500).replace("`", "'"))
