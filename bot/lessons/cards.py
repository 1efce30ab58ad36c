"""The lessons of a game: a step to be found, the end, and the list of games with their stars."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.board.moves import cell_names
from bot.core.match import Match
from bot.language.words import Words
from bot.lessons.model.step import GAMES as GAMES_THAT_FOLLOW
from bot.lessons.model.step import STARS, Progress, Step
from bot.match.cards.choices import move_parts
from bot.match.cards.terms import learn_button, rules_button
from bot.skin import card as ui
from bot.skin.chapters import Chapter, chapter_reply, chapters, contents
from rules import GAMES, Game

_CHAPTERS = {
    "board": "board men start starts designer reconstructed colours territory group",
    "men": "man crowning",
    "kings": "king landing",
    "captures": "removal capture priority value",
    "turn": "turn majority pass supply centre alone step jump forward retreat",
    "end": "win draw end ranking score tie played goal repetition limit",
    "notation": "notation",
}
"""The chapters of the rules in their order, each with the words by which the codes of its facts are known."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A step as it stands before somebody: number `at` from 0, of `steps`. `board`: after their move, once `found`."""

    step: Step
    at: int
    steps: int
    board: Match
    found: bool = False

    def control(self, action: str, rest: str = "") -> ui.ControlId:
        """The control for an action on it: the number of the step, and the game's key."""
        key = self.step.game
        return ui.ControlId(f"lesson-{action}", 0, self.at, f"{key}.{rest}" if rest else key)


def stars(progress: Progress) -> str:
    """How far somebody has come."""
    return "★" * progress.stars + "☆" * (STARS - progress.stars)


def sentence(step: Step, words: Words) -> str:
    """The thing to be learned, and what to do."""
    facts = dict(step.facts)
    if "cell" in facts:
        game = step.rules
        names = cell_names(game.view(game.start(step.position)), words.moves_in or game.notation)
        facts["square"] = names[int(facts.pop("cell"))]
    return words(f"lesson-{step.code}", **facts)


def step_card(
    shown: Shown, words: Words, picture: ui.Attached, *, said: str, text: str, menus: Sequence[ui.Part] = ()
) -> ui.Reply:
    """A step. `said`: the result of the last try; `text`: the position in characters; `menus`: instead of all moves in
    one.
    """
    title = words("lesson-heading", game=words.game(shown.step.game), step=shown.at + 1, steps=shown.steps)
    told = [f"### {title}", sentence(shown.step, words), *([said] if said else [])]
    parts: list[ui.Part] = ["\n".join(told), ui.picture_part(picture), text]
    if shown.found:
        following = ui.ControlId("lesson", 0, shown.at + 1, shown.step.game)
        parts.append(ui.row(ui.button(words("button-lesson-next"), following, ui.Style.success)))
        return ui.pictured(parts, picture)
    parts += menus or move_parts(shown.board, words, to=shown.control, tempting=shown.step.tempting)
    buttons = [ui.button(words("button-type"), shown.control("type"))]
    if shown.at:
        back = ui.ControlId("lesson", 0, shown.at - 1, shown.step.game)
        buttons.append(ui.button(words("button-lesson-back"), back))
    parts.append(ui.row(*buttons, rules_button(shown.step.game, words)))
    return ui.pictured(parts, picture)


def end_card(game: str, progress: Progress, words: Words, *, practice: bool) -> ui.Reply:
    """After the last step: games against the bot, where it plays, then the first invitation."""
    title = words("lesson-end-heading", game=words.game(game), stars=stars(progress))
    ready = progress.complete or not practice
    played = min(progress.games, GAMES_THAT_FOLLOW)
    told = words("lesson-end", complete="yes" if ready else "no", games=played, most=GAMES_THAT_FOLLOW)
    play = ui.button(
        words("button-lesson-play"),
        ui.ControlId("lesson-train", rest=game),
        ui.Style.secondary if progress.complete else ui.Style.success,
    )
    invite = ui.button(
        words("button-welcome-play"),
        ui.ControlId("lesson-invite", rest=game),
        ui.Style.success if ready else ui.Style.secondary,
    )
    buttons = [invite, play] if ready else [play, invite]
    if not practice:
        buttons.remove(play)
    again = ui.button(words("button-lesson-again"), ui.ControlId("lesson", rest=game))
    others = ui.button(words("button-lesson-others"), ui.ControlId("learn"))
    ways = ui.row(*buttons, again, rules_button(game, words), others)
    return ui.text_reply(
        f"### {title}\n{told}", ways, tint=ui.Tint.OVER if progress.complete else ui.Tint.PRIVATE
    )


def courses_card(
    progress: Mapping[str, Progress], suggested: str, words: Words, *, practice: bool
) -> ui.Reply:
    """All games with lessons: those begun with their stars, and one to begin with or to go on with."""
    told = [f"### {words('lessons-heading')}", words("lessons-text", practice="yes" if practice else "no")]
    if progress:
        known = [
            words("lessons-game", game=words.game(key), stars=stars(each)) for key, each in progress.items()
        ]
        told.append(words.apart(*known))
    keys = dict.fromkeys((*words.house, *GAMES, *progress))
    options = [
        ui.option(words.game(key), key, stars(progress[key]) if key in progress else "")
        for key in sorted(keys, key=lambda key: key != suggested)
    ]
    begin = ui.button(
        words("button-lesson-begin", game=words.game(suggested)),
        ui.ControlId("learn-of", rest=suggested),
        ui.Style.success,
    )
    menus = [
        ui.menu(words("lessons-choose"), ui.ControlId("learn-of", 0, at), options[at : at + ui.MAX_OPTIONS])
        for at in range(0, len(options), ui.MAX_OPTIONS)
    ]
    return ui.text_reply("\n".join(told), ui.row(begin), *menus)


def rules_card(game: Game[Any], words: Words, picture: ui.Attached, told: Sequence[str]) -> ui.Reply:
    """A few positions of a game, each with a text `told`, and the chapters of its rules."""
    heading = f"### {words('rules-heading', game=words.game(game.key))}\n{words.line(game.key)}"
    parts: list[ui.Part] = [heading, ui.picture_part(picture)]
    if told:
        parts.append(words("rules-pictures", pictures=words.apart(*told)))
    menu = contents(rules_chapters(game, words), _rules_control(game), words)
    return ui.pictured([*parts, menu, ui.row(learn_button(game.key, words))], picture)


def chapter_card(game: Game[Any], words: Words, chosen: int) -> ui.Reply:
    """One chapter of the rules, with the way to the others and to the pictures."""
    found, back = rules_chapters(game, words), ui.ControlId("rules-of", rest=game.key)
    pictures = ui.row(ui.button(words("button-rules-pictures"), back))
    name = _short_name(game.key, words)
    return chapter_reply(found, _rules_control(game), chosen, words, pictures, heading=name)


def rules_chapters(game: Game[Any], words: Words) -> list[Chapter]:
    """The rules as the game itself declares them, in chapters."""
    chapter_of = {word: chapter for chapter, found in _CHAPTERS.items() for word in found.split()}
    told: dict[str, list[str]] = {chapter: [] for chapter in _CHAPTERS}
    for trait in game.traits:
        chapter = next(chapter_of[word] for word in trait.code.split("-") if word in chapter_of)
        told[chapter].append(f"- {words.fact('trait', trait)}")
    told["choices"] = [*_choices(game, words)]
    titles = {words(f"rules-{chapter}"): lines for chapter, lines in told.items()}
    return chapters(titles, words, heading=_short_name(game.key, words))


def _short_name(key: str, words: Words) -> str:
    """The name without its options: a chapter says what they change."""
    return words.house.get(key) or words.game(key.partition(":")[0])


def _rules_control(game: Game[Any]) -> ui.ControlId:
    return ui.ControlId("rules-chapter", rest=game.key)


def _choices(game: Game[Any], words: Words) -> Iterator[str]:
    """What may be chosen when a game of this kind begins."""
    if game.options:
        yield words("rules-options", key=f"{game.key.partition(':')[0]}:{game.options[0]}")
        yield from (f"- {words.about(f'`{name}`', words.option(name))}" for name in game.options)
    if game.ballots:
        yield words("rules-openings", count=len(game.ballots))
