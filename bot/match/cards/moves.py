"""Choosing a move (from one menu, or a piece and where to), confirming it, and the list of legal moves."""

import itertools
from collections.abc import Sequence

import discord

from bot.board.moves import cell_names, effects
from bot.board.text import described, result
from bot.core.match import Match
from bot.language.words import Words, mention
from bot.match.cards.choices import destination_menus, fits_one_menu, move_parts
from bot.match.cards.games import heading, named
from bot.skin import card as ui
from rules import Cell, Motion, Move

MAX_TYPED = 100
ROOM_FOR_MOVES = 2400
"""Characters for all legal moves together: heading, position and square names take the rest of the 4000."""


def move_menus(
    match: Match, words: Words, picture: ui.Attached, group: int | None = None, *, board: str = ""
) -> ui.Reply:
    """All legal moves in one menu, else which piece or square to begin with; `board`: the position as text."""
    one_menu = fits_one_menu(match)
    asked = "move" if one_menu else "square" if match.game.motion is Motion.PLACE else "piece"
    menus = move_parts(match, words, group)
    return _with_picture(words(f"moving-{asked}-heading"), match, words, picture, [board, *menus])


def destination_menu(
    match: Match, words: Words, picture: ui.Attached, cell: Cell, group: int | None = None, *, board: str = ""
) -> ui.Reply:
    """Where that piece goes, or which move begins on that square; `board`: the position as text."""
    game, places = match.game, match.game.motion is Motion.PLACE
    name = cell_names(game.view(match.state), words.moves_in or game.notation)[cell]
    heading = words("moving-second-heading" if places else "moving-destination-heading", cell=name)
    other = words("button-other-square" if places else "button-other-piece")
    again = ui.row(ui.button(other, ui.ControlId("move", match.id, match.seq)))
    menus = destination_menus(match, words, cell, group)
    return _with_picture(heading, match, words, picture, [board, *menus, again])


def confirmation(
    match: Match,
    words: Words,
    picture: ui.Attached,
    move: Move,
    board: str = "",
    *,
    heading: str = "moving-confirm-heading",
    why: str = "",
) -> ui.Reply:
    """The board after the move, to play or change it; `board`: as text; `why`: told in place of the move's effects."""
    game, state = match.game, match.state
    text = game.format(state, move, words.moves_in)
    play = ui.ControlId("play", match.id, match.seq, ui.move_key(game.format(state, move)))
    told = [why] if why else effects(game, state, move, words)
    buttons = ui.row(
        ui.button(words("button-confirm", move=text), play, ui.Style.success),
        ui.button(words("button-change"), ui.ControlId("move", match.id, match.seq)),
    )
    parts = board, f"-# {words.apart(*told)}" if told else "", buttons
    return _with_picture(words(heading, move=text), match, words, picture, parts)


def typing_form(match: Match, words: Words, control: ui.ControlId) -> discord.ui.Modal:
    """Asks for a move to be typed, with one that may be made as the example."""
    legal = match.game.legal_moves(match.state)
    example = words("typing-example", move=match.game.format(match.state, legal[0], words.moves_in))
    return ui.form(words("typing-title"), control, words("typing-label"), example, MAX_TYPED)


def played_card(match: Match, user: int, words: Words, said: str, *, following: bool) -> ui.Reply:
    """The private answer once a move is made, without the board below; `following`: other games wait."""
    lines = [said, named(match, user, words)]
    if match.over:
        lines.insert(1, f"**{result(match, words)}**")
    elif match.mover == user:
        lines.insert(1, words("match-to-move", player=mention(user), bot=False))
    parts: list[ui.Part] = ["\n".join(lines)]
    return ui.Reply(ui.boxed([*parts, *after_move(match, words, following=following)]))


def after_move(match: Match, words: Words, *, following: bool) -> list[ui.Row]:
    """A player's next actions: prepare moves in this game, against people, or go on to the next that waits for them."""
    buttons = []
    if not match.over and match.practice is None:
        buttons.append(ui.button(words("button-lines"), ui.ControlId("lines", match.id, match.seq)))
    if following:
        buttons.insert(0, next_game(match, words))
    return [ui.row(*buttons)] if buttons else []


def next_game(match: Match, words: Words) -> ui.Button:
    """The button that shows the next game that waits for its reader, after this one."""
    return ui.button(words("button-next-game"), ui.ControlId("next", match.id), ui.Style.primary)


def move_of(match: Match, key: str) -> str:
    """The text of the legal move under this key; the key itself when there is none, for `parse` to refuse."""
    game, state = match.game, match.state
    if not key.startswith("~"):
        return key
    texts = (game.format(state, move) for move in game.legal_moves(state))
    return next((text for text in texts if ui.move_key(text) == key), key)


def _with_picture(
    heading: str, match: Match, words: Words, picture: ui.Attached, parts: Sequence[ui.Part]
) -> ui.Reply:
    """A question about the next move, which says in which game."""
    text = f"### {heading}\n{named(match, match.mover, words)}"
    return ui.Reply(ui.boxed([text, ui.picture_part(picture), *parts]), (picture,))


def move_list(match: Match, words: Words, *, link: str = "", following: bool = False) -> ui.Reply:
    """The legal moves by piece, and the pieces on the board; `following`: other games wait for the reader."""
    game, state = match.game, match.state
    names = cell_names(game.view(state), words.moves_in or game.notation)
    choices = sorted(game.choices(state).items())
    room = ROOM_FOR_MOVES // max(1, len(choices))
    lines = [f"### {words('moves-heading', count=len(game.legal_moves(state)))}"]
    for cell, moves in choices:
        texts = [game.format(state, move, words.moves_in) for move in moves]
        lines.append(f"**{names[cell]}** {_as_many(texts, room, words)}")
    lines.append(f"-# {described(game, state, words, over=match.over)}")
    parts: list[ui.Part] = [heading(match, words, link), "\n".join(lines)]
    return ui.Reply(ui.boxed([*parts, ui.row(next_game(match, words))] if following else parts))


def _as_many(texts: Sequence[str], room: int, words: Words) -> str:
    """As many of the texts as fit into so many characters, one at least, and how many more there are."""
    whole = words.listed(texts)
    if len(whole) <= room:
        return whole
    more = len(words("moving-choices-more", moves="", count=len(texts)))
    count = max(1, sum(end <= room - more for end in itertools.accumulate(len(text) + 2 for text in texts)))
    return words("moving-choices-more", moves=words.listed(texts[:count]), count=len(texts) - count)
