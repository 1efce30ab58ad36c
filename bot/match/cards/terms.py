"""The terms of a game in words: its set-up, where its rules can be learnt, what a rated game has changed."""

from collections.abc import Sequence

from bot.core.match import Match
from bot.core.plain import plain
from bot.core.rating import RATED_PLIES, Change, Rating, rated_game
from bot.core.terms import Terms, drawn_by_lot
from bot.language.words import Words, mention
from bot.skin.card import Button, ControlId, button
from rules import Ending

_MINUS = "−"


def changes_text(changes: Sequence[Change], match: Match, words: Words) -> str:
    """The changes by a rated game: both players' ratings before and after; or the reason why none are told."""
    if not changes:
        ending = None if match.outcome is None else match.outcome.ending
        if ending in (Ending.ADJUDICATION, Ending.DOUBLE_LOSS, Ending.CLAIMS):
            return f"-# {words('rating-adjudicated')}"
        if ending is Ending.ABORT:
            return f"-# {words('rating-called-off')}"
        if rated_game(match) is not None:
            annulled = match.server is not None
            return f"-# {words('rating-annulled' if annulled else 'rating-not-shown')}"
        return f"-# {words('rating-unchanged', moves=RATED_PLIES // 2)}"
    told = [
        words(
            "rating-change",
            player=mention(change.user),
            before=rating_text(change.before.resting(change.at)),
            after=rating_text(change.after),
            difference=_signed(round(change.after.value) - round(change.before.value)),
        )
        for change in changes
    ]
    lines = [f"-# {words('rating-changes', first=told[0], second=told[1])}"]
    if (weight := changes[0].weight) < 1:
        lines.append(f"-# {words('rating-weight', percent=str(max(round(weight * 100), 1)))}")
    return "\n".join(lines)


def rating_text(rating: Rating) -> str:
    """A rating as people write it: "1612", and "1500?" while it is provisional."""
    return f"{round(rating.value)}{'?' if rating.provisional else ''}"


def _signed(number: int) -> str:
    return f"{_MINUS if number < 0 else '+' if number else '±'}{abs(number)}"


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


def rules_button(game: str, words: Words) -> Button:
    return button(words("button-rules"), ControlId("rules-of", rest=game))


def learn_button(game: str, words: Words) -> Button:
    """The button that leads to the lessons of a game."""
    return button(words("button-learn"), ControlId("learn-of", rest=game))
