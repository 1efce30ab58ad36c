"""A game in a few small pictures: how it starts, and what its moves do."""

from dataclasses import replace
from typing import Any

from bot.board.diagram import LastMove, diagram_of
from bot.board.examples import examples
from bot.core.preferences import PlayerSettings
from bot.language.words import Words, shortened
from render.diagram import MAX_TITLE, Diagram
from rules import Game, Side


def explained(game: Game[Any], words: Words, settings: PlayerSettings) -> list[tuple[Diagram, str]]:
    """The start of the game and up to three moves as this reader sees boards, each with its text. The first time takes
    a second.
    """
    start = words("example-start")
    pictures = [(_shown(game, game.start(), Side.FIRST, settings, start), start)]
    for example in examples(game.key):
        before, move = example.before, example.move
        told = words(f"example-{example.code}", move=game.format(before, move, settings.notation))
        # Right after the move, from the side of who made it.
        after, last = game.play(before, move), LastMove(before, move)
        pictures.append((_shown(game, after, before.to_move, settings, told, last), told))
    joint = words.apart("", "")
    return [(replace(picture, joint=joint), told) for picture, told in pictures]


def _shown(
    game: Game[Any],
    state: Any,
    bottom: Side,
    settings: PlayerSettings,
    told: str,
    last: LastMove | None = None,
) -> Diagram:
    over = game.outcome(state) is not None
    shown = diagram_of(game, state, bottom=bottom, settings=settings, last=last, over=over)
    return replace(shown, title=shortened(told, MAX_TITLE))
