"""Every line in which the bot prints a number of a game, a tournament or an invitation is read as that number."""

import re
from itertools import product

import pytest
from fluent.syntax import FluentSerializer

from bot.language.references import References, move_with_game
from bot.language.typed import Typed
from tests.bot.test_catalogue import catalogue, placeholders
from tests.world import TEXTS

TYPED = Typed(TEXTS)
KINDS = {"match": TYPED.matches, "tournament": TYPED.tournaments, "seek": TYPED.seeks}
PRINTED: dict[str, dict[str, dict[str, tuple[str, ...]]]] = {
    "match": {
        "label-match": {"turn": ("mine", "theirs", "over")},
        "list-option-match": {},
        "match-heading": {},
        "post-name": {},
        "seek-game": {},
    },
    "tournament": {"tournament-label": {}, "tournament-listed": {}, "tournament-heading": {}},
    "seek": {
        "label-seek": {"kind": ("rematch", "directed", "open"), "pair": ("yes", "no"), "rated": ("yes", "no")}
    },
}
"""Where people see one with its number: what suggestions are called, headings, lists, names of posts."""
WORDS = {
    kind: "|".join(
        re.escape(TEXTS.say(language, f"{kind}-heading", name="", game="", number="").strip(" 　*_·・"))
        for language in TEXTS.languages
    )
    for kind in ("match", "tournament")
}
"""The word for the kind of thing before its number, in every language."""
TYPED_BY_PEOPLE = {"name", "player", "opponent"}
NAMES = ("Ann", "#7", "#7 Cup", "Cup #7", "game #7", "tournament #7", "対局#7", "大会#7 杯", "Cup 7", "７")


@pytest.mark.parametrize("language", TEXTS.languages)
@pytest.mark.parametrize("kind", PRINTED)
def test_what_is_printed_is_read_back_whatever_the_names_in_it(kind: str, language: str) -> None:
    for message, chosen in PRINTED[kind].items():
        facts = placeholders(catalogue(language)[message])
        for name, *picked in product(NAMES, *chosen.values()):
            # The game's own name, and where an event stands, are the bot's words; in a heading it may be a server's.
            given = {fact: name for fact in facts if fact in TYPED_BY_PEOPLE or message == "match-heading"}
            given |= dict.fromkeys(facts - given.keys(), "x") | dict(zip(chosen, picked, strict=True))
            given["number"] = "12"
            said = TEXTS.say(language, message, **given)
            for shown in (said, said.replace("*", ""), said.upper(), said[:100]):
                assert KINDS[kind].read(shown) == 12, shown


@pytest.mark.parametrize("language", TEXTS.languages)
def test_every_sentence_that_names_one_is_read_back(language: str) -> None:
    """Where no name in it holds another number; of two it may be neither."""
    found = 0
    for message, pattern in catalogue(language).items():
        if not (
            numbers := re.findall(r"#\{ \$(number|match) \}", FluentSerializer().serialize_entry(pattern))
        ):
            continue
        found += 1
        facts = dict.fromkeys(placeholders(pattern), "x") | dict.fromkeys(numbers, "12") | {"other": "13"}
        said = TEXTS.say(language, message, **facts)
        kind = "tournament" if re.search(WORDS["tournament"], said) else "match"
        if "#12" in said:
            assert KINDS[kind].read(said) in ({12, None} if "#13" in said else {12}), message
        if re.search(f"(?i)({'|'.join(WORDS.values())})12", said):
            others = [KINDS[other].read(said) for other in KINDS.keys() - {kind}]
            assert others == [None, None], f"{message} names a {kind}"
    assert found > 30


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        *product(
            ("match",),
            ("game 12", "Game  #12", "対局１２", "対局 ＃12", "#12 and so on", "a look at #12, please"),
        ),
        *product(("tournament",), ("tournament 12", "Tournament #12", "大会12", "「大会＃１２」")),
    ],
)
def test_what_people_write_themselves(kind: str, text: str) -> None:
    assert KINDS[kind].read(text) == 12


@pytest.mark.parametrize("kind", KINDS.values())
@pytest.mark.parametrize(
    "text",
    ["", "#", "#0", "0", "game", "tournament #", "see #3 or #4", "12a", "3.5", "#" + "1" * 17, "x" * 300],
)
def test_what_names_none_or_several(kind: References, text: str) -> None:
    assert kind.read(text) is None


def test_an_invitation_has_a_number_in_its_label_alone() -> None:
    read = [TYPED.seeks.read(each) for each in ("＃１２ Ann: checkers…", " 12 ", "a look at #12, please")]
    assert read == [12, 12, None]


@pytest.mark.parametrize(
    "text", ["32-28 · #12 Russian draughts", "32-28　#12 ロシアンドラフツ", "32-28 #12", "32-28 ·　＃12"]
)
def test_a_move_may_name_its_game(text: str) -> None:
    move, game = move_with_game(text)
    assert (move, TYPED.matches.read(game or "")) == ("32-28", 12)


@pytest.mark.parametrize("text", ["32-28", "c3-d4", "#12", "draw", " · #12", "32-28 #", ""])
def test_other_moves_stay_as_they_are(text: str) -> None:
    assert move_with_game(text) == (text, None)
