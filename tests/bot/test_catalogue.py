"""Everything that the bot can say is in the catalogue, in both languages, and nothing else is."""

import ast as python
import itertools
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import render
from bot.core.errors import NotConsidered
from bot.core.preferences import Numbers, ServerSettings, rows
from bot.language import DEFAULT_LANGUAGE, LANGUAGES, WHOLE
from bot.language.texts import Texts, messages
from rules import GAMES, Colour, Ending, Fact, Kind, find_game
from rules.touch import Question
from tests import stored
from tests.bot.core.test_errors import error_codes
from tests.rules.draughts.houses import EVERY_HOUSE, every_composition
from tests.world import TEXTS

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "bot" / "language" / "locales"


class Placeholders(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def placeholders(entry: ast.BaseNode) -> set[str]:
    found = Placeholders()
    found.visit(entry)
    return found.names


# Read by the tests that need it: every run imports this file, in each of its processes.
@cache
def catalogue(language: str) -> dict[str, ast.Message | ast.Term]:
    return {entry.id.name: entry for _, entry in messages(language)}


@cache
def known_ids() -> frozenset[str]:
    return frozenset().union(*map(catalogue, LANGUAGES))


def literals(folder: str, *names: str) -> Iterator[str]:
    """The first argument, where it is a plain text or one of two, of every call of one of these names."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and node.args:
                called = node.func.attr if isinstance(node.func, python.Attribute) else node.func
                name = called.id if isinstance(called, python.Name) else called
                first = node.args[0]
                chosen = (first.body, first.orelse) if isinstance(first, python.IfExp) else (first,)
                for text in chosen:
                    if name in names and isinstance(text, python.Constant) and isinstance(text.value, str):
                        yield text.value


@dataclass(frozen=True)
class Saying:
    """A place where the code says a message: `pattern` matches its id, `facts` are given to it, None: who knows."""

    place: str
    pattern: re.Pattern[str]
    facts: frozenset[str] | None


def sayings() -> Iterator[Saying]:
    """Every call of a catalogue with a message that is written there, whole or as a text with gaps."""
    for path in sorted((ROOT / "bot").rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, python.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")
            if python.unparse(node.func) == "self._said":
                name = "self._said"
            at = {"words": 0, "self": 0, "self._said": 0, "say": 1}.get(name, len(node.args))
            message = node.args[at] if at < len(node.args) else None
            for written in _alternatives(message):
                facts = {keyword.arg for keyword in node.keywords}
                known = None if None in facts else frozenset(fact for fact in facts if fact)
                yield Saying(f"{path.relative_to(ROOT)}:{node.lineno}", re.compile(written), known)


def _alternatives(message: python.expr | None) -> Iterator[str]:
    """Patterns for the ids that an expression may mean."""
    if isinstance(message, python.Constant) and isinstance(message.value, str):
        yield re.escape(message.value)
    elif isinstance(message, python.JoinedStr) and isinstance(message.values[0], python.Constant):
        yield "".join(
            re.escape(str(part.value)) if isinstance(part, python.Constant) else "[a-z0-9-]+"
            for part in message.values
        )
    elif isinstance(message, python.IfExp):
        yield from _alternatives(message.body)
        yield from _alternatives(message.orelse)


def faults(kind: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Why a position or a record can be bad, or a move unreadable, with the facts that the rules tell there."""
    error = {"position": "BadPosition", "record": "BadRecord", "move": "UnreadableMove"}[kind]
    for path in sorted((ROOT / "rules").rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            name = (
                node.func.id if isinstance(node, python.Call) and isinstance(node.func, python.Name) else ""
            )
            if isinstance(node, python.Call) and name == error:
                given = {keyword.arg: keyword.value for keyword in node.keywords}
                if isinstance(why := given.get("why"), python.Constant):
                    yield str(why.value), frozenset(key for key in given if key)
    if kind == "record":  # these pass through another error on their way
        for fault in literals("rules", "_Fault", "_fault"):
            yield fault, frozenset({"game", "line", "text"})


def rules_codes() -> set[str]:
    """Every code that an error of the rules can carry."""
    from rules import errors

    def kinds(kind: type[errors.RulesError]) -> Iterator[type[errors.RulesError]]:
        for child in kind.__subclasses__():
            yield child
            yield from kinds(child)

    reasons = {f"illegal-{reason.value}" for reason in errors.Reason}
    reasons |= {f"bad-{name}-{why}" for name in ("position", "record") for why, _ in faults(name)}
    reasons |= {f"unreadable-move-{why}" for why, _ in faults("move")}
    general = {
        errors.IllegalMove.code,
        errors.MoveError.code,
        errors.RulesError.code,
        errors.BadPosition.code,
    }
    names = {kind.__name__ for kind in kinds(errors.RulesError)}
    own = {kind.code for kind in kinds(errors.RulesError)} | set(literals("rules", *names))
    return (own | reasons) - general


def options() -> set[str]:
    return {option for game in GAMES.values() for option in game.options}


def facts() -> Iterator[Fact]:
    """Every trait that any game has with any choice of its options."""
    for game in GAMES.values():
        for size in range(len(game.options) + 1):
            for chosen in itertools.combinations(game.options, size):
                try:
                    yield from game.choose(chosen).traits
                except ValueError:
                    continue  # these options exclude each other
    for rules in EVERY_HOUSE:
        yield from find_game(rules.key).traits


def expected() -> set[str]:
    ids = {f"error-{code}" for code in (*error_codes(), *rules_codes())}
    ids |= {f"error-clashing-traits-{why}" for rules in every_composition() for why in rules.clashes()}
    ids |= {f"ending-{ending.value}" for ending in Ending}
    ids |= {f"colour-{colour.value}" for colour in Colour} | {f"position-{kind.value}" for kind in Kind}
    for key in GAMES:
        ids |= {f"game-{key}", f"game-{key}-line", f"names-{key}"}
    for name, values in (("theme", render.THEMES), ("numbers", Numbers)):
        ids |= {f"choice-{name}-{value}" for value in values}
    ids |= {f"option-{option}" for option in options()}
    ids |= {f"choice-theme-{theme}" for theme in render.THEMES}
    ids |= {f"trait-{fact.code}" for fact in facts()}
    return ids


@pytest.mark.parametrize("language", WHOLE)
def test_everything_with_a_code_has_its_message(language: str) -> None:
    assert not sorted(expected() - catalogue(language).keys())


@pytest.mark.parametrize("language", WHOLE)
def test_every_fact_of_the_rules_is_said_as_a_trait_or_a_remark(language: str) -> None:
    known = catalogue(language).keys()
    assert not sorted(
        c for c in literals("rules", "Fact") if not {f"trait-{c}", f"remark-{c}", f"note-{c}"} & known
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trait_is_said_with_its_details_and_without_codes(language: str) -> None:
    texts = Texts()
    for fact in facts():
        said = texts.say(language, f"trait-{fact.code}", **fact.details)
        codes = [value for value in fact.details.values() if isinstance(value, str) and "-" in value]
        assert not [code for code in codes if code in said], said


def test_what_the_code_says_is_in_the_catalogue_and_gets_all_its_facts() -> None:
    for saying in sayings():
        meant = [message for message in known_ids() if saying.pattern.fullmatch(message)]
        assert meant, saying
        # A gap may stand for fewer messages than fit it; for the reasons why a game is over it stands for all.
        whole = len(meant) == 1 or saying.pattern.match("ending-agreement")
        if saying.facts is not None and whole:
            for message in meant:
                assert placeholders(catalogue("en")[message]) <= saying.facts, (saying.place, message)


@pytest.mark.parametrize("kind", ["position", "record"])
def test_what_is_said_of_a_fault_is_known_wherever_it_is_found(kind: str) -> None:
    found = list(faults(kind))
    assert len({why for why, _ in found}) >= 10
    for why, given in found:
        assert placeholders(catalogue("en")[f"error-bad-{kind}-{why}"]) <= given, why


def test_every_message_is_said_somewhere() -> None:
    patterns = {saying.pattern for saying in sayings()}
    written = {
        node.value
        for path in (ROOT / "bot").rglob("*.py")
        for node in python.walk(python.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, python.Constant) and isinstance(node.value, str)
    }
    scripts = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "bot").rglob("*.js"))
    written |= {
        f"site-{said}"
        for said in (*re.findall(r'"([a-z-]+)"', scripts), *(f"ask-{each}" for each in Question))
    }
    by_row = {f"server-{name.replace('_', '-')}" for name in rows(ServerSettings)}
    by_name = ("command-", "menu-", "choice-", "name-", "note-", "remark-", "trait-")
    unsaid = [
        message
        for message in known_ids() - expected() - written - by_row
        if not message.startswith(by_name) and not any(pattern.fullmatch(message) for pattern in patterns)
    ]
    assert not sorted(unsaid)


@pytest.mark.parametrize("language", WHOLE)
def test_every_language_has_all_messages(language: str) -> None:
    assert not sorted(known_ids() - catalogue(language).keys())


def test_a_message_has_the_same_placeholders_in_every_language() -> None:
    for message in sorted(known_ids()):
        found = [placeholders(catalogue(language)[message]) - free(message) for language in WHOLE]
        assert all(names == found[0] for names in found), message


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {*WHOLE}))
def test_a_landed_language_says_what_english_says_and_may_leave_facts_out(language: str) -> None:
    for message, entry in catalogue(language).items():
        assert placeholders(entry) <= placeholders(catalogue(DEFAULT_LANGUAGE)[message]) | free(message), (
            message
        )


def free(message: str) -> set[str]:
    """The placeholders that one language may have alone."""
    # English numbers pairs of moves, Japanese every single one.
    numbering = (*("match-last-move", "numbered-move", "review-curve-move", "written-move"),)
    names = {"number", "ply", "half"} if message in numbering else set()
    names |= {"moves", "plies"} if message == "poster-moves" else set()
    # Japanese says whether one game or several were won, English their points.
    names |= {"games"} if message.startswith("table-cell-") else set()
    # In Japanese the name of an option may depend on the command.
    names |= {"command"} if message.startswith("name-") else set()
    # Japanese calls people, but not the bot, with a title.
    return names | {"bot"}


class Unnumbered(Visitor):
    """Variants for a plural category "one" that do not say their number."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library's name
        selector = node.selector
        for variant in node.variants:
            key = variant.key
            one = isinstance(key, ast.Identifier) and key.name == "one"
            if one and isinstance(selector, ast.VariableReference):
                self.found += {selector.id.name} - placeholders(variant)
        self.generic_visit(node)


def unnumbered(entry: ast.Message | ast.Term) -> list[str]:
    search = Unnumbered()
    search.visit(entry)
    return search.found


def many_are_one(language: str) -> bool:
    """Does the category "one" of the language (CLDR) hold more numbers than 1, as in Russian 21?"""
    rule = Locale.parse(language, sep="-").plural_form
    return any(rule(number) == "one" for number in range(200) if number != 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variant_for_one_says_its_number_where_others_are_one(language: str) -> None:
    """English is what translators copy, so it says it too; 1 alone is the variant [1]."""
    if language == DEFAULT_LANGUAGE or many_are_one(language):
        assert {
            message: found for message, entry in catalogue(language).items() if (found := unnumbered(entry))
        } == {}


class Bent(Visitor):
    """Texts before the name of a game that make it a part of their sentence."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - the library's name
        before = ""
        for element in node.elements:
            expression = element.expression if isinstance(element, ast.Placeable) else None
            if isinstance(expression, ast.VariableReference) and expression.id.name == "game":
                stands = before.rstrip(" *\u3000").rpartition("\n")[2]
                if stands and stands[-1] not in ":：·(（“「#":
                    self.found.append(stands)
            before += element.value or "" if isinstance(element, ast.TextElement) else ""
            # A number of a game or a list stands before its name without bending it.
            before = f"{before}#" if before.endswith("#") else before
        self.generic_visit(node)


def bent(entry: ast.Message | ast.Term) -> list[str]:
    search = Bent()
    search.visit(entry)
    return search.found


NO_NAME = {"pace-longest": "a length of time", "notice-elsewhere-fell": "the number of a game"}
"""Messages whose `game` is something else."""


def test_the_name_of_a_game_stands_on_its_own() -> None:
    """In other languages a name bends with its sentence: behind a colon, in brackets or first it need not."""
    found = {message: bent(entry) for message, entry in catalogue(DEFAULT_LANGUAGE).items()}
    assert {message: each for message, each in found.items() if each and message not in NO_NAME} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_and_lines_fit_where_discord_shows_them(language: str) -> None:
    texts = Texts()
    for message in catalogue(language):
        if message.startswith("game-") and message.endswith("-line"):
            title = texts.say(language, message.removesuffix("-line"))
            assert len(title) <= 45, message  # the title of a modal
            assert len(texts.say(language, message)) <= 100, message  # the description of a choice


def test_japanese_is_written_in_japanese() -> None:
    same = {"option-8x8", "option-6x6", "option-10x10", "option-12x12"}
    texts = Texts()
    for message, entry in catalogue("ja").items():
        if not placeholders(entry) and message not in same:
            assert texts.say("ja", message) != texts.say("en", message), message


class Words(Visitor):
    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name
        self.text += node.value or ""


def text_of(entry: ast.BaseNode) -> str:
    """What it says besides its placeholders."""
    words = Words()
    words.visit(entry)
    return words.text


@pytest.mark.parametrize(("language", "foreign"), [("en", "「」、。：（）'\";"), ("ja", "“”‘’'\"·–—;；")])
def test_punctuation_is_that_of_the_language(language: str, foreign: str) -> None:
    """No semicolon: a sentence says one thing."""
    for message, entry in catalogue(language).items():
        apart = {";"} if message == "option-series" else set()  # options may have commas of their own
        assert not (set(foreign) - apart) & set(text_of(entry)), message
        # A condition begins with "if".
        assert not re.search(r"(?:^|[.] )(?:Where|Whom) [^?.]*,", text_of(entry)), message


def test_a_takeback_is_quoted_wherever_japanese_names_it() -> None:
    for message, entry in catalogue("ja").items():
        assert not re.search(r"(?<!「)待った", text_of(entry).replace("*", "")), message


def test_japanese_has_one_word_for_rounds_and_for_being_there() -> None:
    """第3回戦 with its number, ラウンド without."""
    for path in (LOCALES / "ja").glob("*.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            typed = line.startswith(("typed-", "#"))
            assert typed or not re.search(r"(?<![0-9}])回戦|第\{[^}]*\}ラウンド|チェックイン", line), line


def test_a_round_is_named_in_japanese() -> None:
    bye, second = "error-bad-tournament-bye-round", {"round": 2, "rounds": 3}
    told = [Texts().say("ja", message, **second) for message in ("tournament-round", "desk-round")]
    told += [Texts().say("ja", bye, least=2, most=most, count=most - 1) for most in (2, 4)]
    told.append(Texts().say("ja", "table-round", status="over", **second))
    stored.check("words/rounds-ja", "\n".join(told))


def test_japanese_names_options_by_their_japanese_names() -> None:
    options = {message.removeprefix("name-") for message in catalogue("ja") if message.startswith("name-")}
    for message, entry in catalogue("ja").items():
        assert not options & set(re.findall(r"「([a-z_]+)」", text_of(entry))), message


def test_japanese_has_one_word_for_the_bot_and_one_form_for_persons() -> None:
    for message, entry in catalogue("ja").items():
        assert not re.search(r"(?<![A-Za-z])bot(?![A-Za-z])|私", text_of(entry), re.IGNORECASE), message
    for path in (LOCALES / "ja").glob("*.ftl"):
        assert not re.findall(r".*\} さん.*", path.read_text(encoding="utf-8")), path


FILLED_IN = re.compile(r"\{[^{}]*\}|`[^`]*`|(?<![A-Za-z/])/[a-z]+(?: [a-z]+)*|\*[A-Z][A-Za-z ]+\*")
APART = re.compile(r"(?<![\w\0-])[A-Za-z.]+ (?=[ぁ-ヿ一-鿿])|(?<=[ぁ-ヿ一-鿿]) [A-Za-z.]+(?![\w-])")


@pytest.mark.parametrize("path", sorted((LOCALES / "ja").iterdir()), ids=lambda path: path.stem)
def test_latin_words_stand_close_to_japanese_ones(path: Path) -> None:
    """「Gameタグ」: a space stands only beside commands, moves with figures and what is filled in."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            text = FILLED_IN.sub("\0", line.partition(" = ")[2] or line)
            assert not APART.findall(text), line


def test_pictures_can_show_every_character_that_the_catalogue_uses() -> None:
    for language in LANGUAGES:
        for message, entry in catalogue(language).items():
            assert not render.lacks(text_of(entry)), f"{message} in {language}"


BOLD = re.compile(r"\*\*(.+?)\*\*(.?)")


@pytest.mark.parametrize(
    "path", sorted(LOCALES.rglob("*.ftl")), ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_bold_ends_where_every_reader_of_markdown_lets_it_end(path: Path) -> None:
    """CommonMark 0.31, 6.2: a mark behind a punctuation sign closes only before a space or another such sign."""
    for line in path.read_text(encoding="utf-8").splitlines():
        for text, following in BOLD.findall(line):
            behind = unicodedata.category(text[-1]).startswith("P") and text[-1] not in "{}"
            assert not behind or not (following.isalnum() or following == "{"), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mention_comes_whole_into_its_sentence(language: str) -> None:
    """A number that the catalogue formats has the separators of its language, with which it mentions nothing."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        assert not re.findall(r".*<[@#]&?\s*\{.*", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("language", TEXTS.languages)
def test_the_refusal_to_think_says_the_same_whatever_it_is_about(language: str) -> None:
    facts: dict[str, Any] = {"match": 4711, "game": "russian", "player": 4712, "guild": 4713}
    assert NotConsidered.faults == (), "one sentence"
    plain = TEXTS.say(language, f"error-{NotConsidered().code}")
    told = TEXTS.say(language, f"error-{NotConsidered(**facts).code}", **facts)
    assert told == plain
