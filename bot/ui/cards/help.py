"""The cards of /help and /rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.language.words import Words
from bot.ui.cards.card import Attached, Part, Reply, boxed, picture_part, text_part
from rules import GAMES, Game


def help_card(commands: Mapping[str, str], words: Words) -> Reply:
    """How to play, and every command; `commands` gives what to show for a command's name (a clickable mention)."""
    facts = {
        name: commands[name] for name in ("play", "join", "move", "games", "board", "rules", "draw", "resign")
    }
    lines = [f"### {words('help-heading')}"]
    lines.append(words("help-start", play=facts["play"], join=facts["join"]))
    lines.append(words("help-move", move=facts["move"]))
    lines.append(words("help-write"))
    lines.append(words("help-look", games=facts["games"], board=facts["board"], rules=facts["rules"]))
    lines.append(words("help-end", draw=facts["draw"], resign=facts["resign"]))
    lines.append(words("help-options", rules=facts["rules"], play=facts["play"]))
    listed = [f"### {words('help-commands')}"]
    for name, clickable in commands.items():
        listed.append(f"{clickable}: {words('command-' + name.replace(' ', '-'))}")
    games = f"### {words('help-games')}\n" + words.texts.series(
        words.language, [words.game(key) for key in GAMES]
    )
    return Reply(boxed([text_part("\n".join(lines)), text_part("\n".join(listed)), text_part(games)]))


def _choices(game: Game[Any], words: Words) -> list[str]:
    """The options of a game and its openings, and how to ask for them."""
    lines = []
    if game.options:
        base = game.key.partition(":")[0]
        lines.append(words("rules-options", key=f"{base}:{game.options[0]}"))
        lines += [f"- `{name}`: {words.option(name)}" for name in game.options]
    if game.ballots:
        lines.append(words("rules-openings", count=len(game.ballots)))
    return lines


def rules_card(game: Game[Any], words: Words, picture: Attached) -> Reply:
    """The rules of a game, generated from what the game itself declares, with its starting position."""
    lines = [f"### {words('rules-heading', game=words.game(game.key))}", words.line(game.key)]
    lines += [f"- {words.fact('trait', trait)}" for trait in game.traits]
    parts: list[Part] = [text_part("\n".join(lines))]
    # A text of its own: behind a list without a gap it would be read as part of the last item.
    if choices := _choices(game, words):
        parts.append(text_part("\n".join(choices)))
    return Reply(boxed([*parts, picture_part(picture)]), (picture,))
