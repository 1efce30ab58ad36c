"""The review of a game: the curve with its turning points, and each of them by itself."""

from collections.abc import Sequence
from typing import NamedTuple

import discord

from bot.language.words import Words
from bot.reviews.model import MAN, Misread, Turn
from bot.skin import card as ui
from rules import Fact
from rules.records.repair import TOO_MUCH

MAX_TURNS = 20  # turning points that are listed; the menu and the buttons lead to the others


class TurnTold(NamedTuple):
    """A turning point with its moves as the reader writes them, `played` also `numbered`; `colour`: of who moved."""

    turn: Turn
    numbered: str
    played: str
    better: str
    reply: str
    colour: str


def progress_card(words: Words, heading: str, seconds: int, done: int = 0, of: int = 0) -> ui.Reply:
    """The review is being worked out."""
    lines = [f"### {heading}", words("review-working", seconds=seconds)]
    if done:
        lines.append(words("review-progress", done=done, of=of))
    return ui.text_reply("\n".join(lines))


def overview_card(
    number: int,
    heading: str,
    told: Sequence[TurnTold],
    barred: int,
    words: Words,
    curve: ui.Attached | None,
    notes: Sequence[str] = (),
) -> ui.Reply:
    """The whole game: its curve and its turning points. `barred`: positions that were left out; `notes`: how its record
    was read.
    """
    parts: list[ui.Part] = [f"### {heading}"]
    parts.append(ui.picture_part(curve))
    lines = [words("review-turns", count=len(told))]
    lines += [f"{place}. {_line(each, words)}" for place, each in enumerate(told[:MAX_TURNS], start=1)]
    parts.append("\n".join(lines))
    left_out = [words("review-left-out", count=barred)] if barred else []
    small = [*notes, words("review-how"), *left_out]
    parts.append("\n".join(f"-# {line}" for line in small))
    if told:
        parts.extend(_steps(number, 0, told, words))
    return ui.pictured(parts, curve)


def turn_card(
    number: int,
    heading: str,
    told: Sequence[TurnTold],
    place: int,
    words: Words,
    boards: ui.Attached,
    text_boards: Sequence[str] = (),
) -> ui.Reply:
    """One turning point, the `place`th from 1."""
    each = told[place - 1]
    title = words("review-turn-heading", place=place, count=len(told))
    lines = [f"### {heading}", f"**{title}**", sentence(each, words)]
    parts: list[ui.Part] = ["\n".join(lines), ui.picture_part(boards)]
    parts += text_boards
    parts.extend(_steps(number, place, told, words))
    return ui.pictured(parts, boards)


def misread_card(
    found: Misread, notes: Sequence[Fact], words: Words, file: ui.Attached, board: ui.Attached | None
) -> ui.Reply:
    """A record that could not be read: where it goes wrong, what is probably wrong, and what it may be instead."""
    game = words.game(found.game) if found.game else ""
    facts = {name: getattr(found, name) for name in ("why", "text", "number", "later", "line")}
    said = [words(f"misread-{found.suspect}", game=game, due=found.due, **facts)]
    if found.likely and found.due != (found.likely,):
        suspect = "gone" if found.likely == TOO_MUCH else found.suspect
        said.append(words("misread-likely", suspect=suspect, likely=found.likely))
    parts: list[ui.Part] = [f"### {words('misread-heading')}\n" + "\n".join(said)]
    if found.near:
        pointer = " " * found.column + "^"
        parts.append(f"```\n{found.near}\n{pointer}\n```")
    parts.append(ui.picture_part(board))
    fitting = [each for each in found.candidates if each[1]] or found.candidates
    candidates = dict(reversed(fitting))
    if candidates:
        options = [
            ui.option(words("misread-option", game=words.game(key), moves=moves, count=found.count), key)
            for key, moves in reversed(candidates.items())
        ]
        parts.append(ui.menu(words("misread-choose"), ui.ControlId("review-as"), options[: ui.MAX_OPTIONS]))
    small = [words("misread-do", candidates=len(candidates)), *(words.fact("note", note) for note in notes)]
    parts += ["\n".join(f"-# {line}" for line in small), ui.file_part(file)]
    shown = () if board is None else (board,)
    return ui.Reply(ui.framed(parts, *shown), (*shown, file))


def review_form(words: Words, control: ui.ControlId, games: Sequence[tuple[str, str]]) -> discord.ui.Modal:
    """Asks which game: one of the asker's own, a file, or moves typed in; each may be left empty."""
    upload: discord.ui.FileUpload[discord.ui.Modal] = discord.ui.FileUpload(
        custom_id="file", required=False, min_values=0, max_values=1
    )
    options, about = [ui.option(label, value) for value, label in games], words("review-form-file-note")
    return ui.modal(
        words("review-form"),
        control,
        *([ui.choice_field(words("review-form-game"), "game", options, required=False)] if games else []),
        discord.ui.Label(text=words("review-form-file"), description=about, component=upload),
        ui.typed_field(words("review-form-text"), "text", most=4000, required=False, lines=True),
    )


def sentence(told: TurnTold, words: Words) -> str:
    """The sentence about a turning point."""
    code, what = _change(told.turn)
    facts = {"move": told.numbered, "better": told.better, "colour": told.colour}
    parts = [words(f"review-{code}", **facts, **what)]
    if told.reply:
        parts.append(words("review-reply", reply=told.reply))
    parts.append(words("review-better-move", better=told.better))
    return "\n".join(parts)


def _line(told: TurnTold, words: Words) -> str:
    code, what = _change(told.turn)
    changed = words(f"review-line-{code}", **what)
    return words("review-line", move=told.numbered, what=changed, better=told.better)


def _change(turn: Turn) -> tuple[str, dict[str, str | float]]:
    """The kind of turning point, as the catalogue calls it, and what it changed."""
    if turn.was is not None and turn.became is not None:
        return "result", {"was": _RESULTS[turn.was], "became": _RESULTS[turn.became]}
    if turn.decisive:
        return "decisive", {}
    # Rounded to halves, since more would only look exact.
    return "material", {"men": round(2 * turn.cost / MAN) / 2}


def _steps(number: int, place: int, told: Sequence[TurnTold], words: Words) -> list[ui.Part]:
    """Buttons through the turning points, 0 being the curve, and where there are several a menu of them."""
    last = len(told)

    def step(name: str, target: int) -> ui.ControlId:
        # Two steps may lead to the same place; their custom_ids must differ all the same.
        return ui.ControlId("review-step", number, 0, f"{name}{target}")

    steps = ui.row(
        ui.button(words("button-curve"), step("c", 0), disabled=place == 0),
        ui.button(words("button-review-previous"), step("p", max(0, place - 1)), disabled=place <= 1),
        ui.button(words("button-review-next"), step("n", min(last, place + 1)), disabled=place == last),
    )
    if last < 2:
        return [steps]
    options = [
        ui.option(each.numbered, str(n), chosen=n == place) for n, each in enumerate(told[:25], start=1)
    ]
    return [steps, ui.menu(words("review-choose"), ui.ControlId("review-step", number, 0, "m"), options)]


_RESULTS = {1: "win", 0: "draw", -1: "loss"}
