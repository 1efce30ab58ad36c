"""Every card stays within Discord's limits, with the longest games, names and lists that there can be."""

import itertools
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot import features as requests
from bot.board.text import text_board_shown
from bot.core.clock import Pause, Why
from bot.core.match import Header, Match, Place, Seek, Terms, begin
from bot.core.news import FellChoice, Reminder
from bot.core.notice import Notice
from bot.core.pace import Pace
from bot.core.terms import SEEK_LIFE
from bot.help.requests import help_card, more_help_card
from bot.invitations.cards import seek_card
from bot.language import WHOLE
from bot.language.reading import SCREEN
from bot.language.texts import Texts
from bot.language.words import Words, moment
from bot.lessons.cards import Shown, chapter_card, rules_card, rules_chapters, sentence, step_card
from bot.lessons.model.course import course
from bot.lines.cards import lines_card
from bot.lines.model import MAX_LINES
from bot.match.cards.choices import all_moves_menu
from bot.match.cards.games import clock, match_card
from bot.match.cards.lists import match_list
from bot.match.cards.more import Looker, more_card
from bot.match.cards.moves import confirmation, destination_menu, move_list, move_menus
from bot.match.cards.notices import history_card, notice_text, reminder_card, score
from bot.problems.cards import heading
from bot.problems.model import Problem
from bot.reviews.cards import progress_card
from bot.skin.card import MAX_OPTIONS, Attached, Part, Reply, boxed, text_part, text_reply
from render.diagram import MAX_TITLE
from rules import GAMES, Move, Notation, RulesError, Side, find_game
from tests.bot.fixtures import items_of, sure, terms
from tests.brevity import words_of

TEXTS = Texts()
WORDS = {language: Words(TEXTS, language) for language in WHOLE}
NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
LARGEST = 2**63 - 1
PICTURE = Attached("board.png", b"", "d" * 1024)
MAX_TEXT, MAX_PARTS = 4000, 40


def checked(reply: Reply) -> str:
    """The text of the card, which must be one that Discord accepts."""
    texts = [each for each in items_of(reply.card) if isinstance(each, discord.ui.TextDisplay)]
    assert 0 < sum(len(each.content) for each in texts) <= MAX_TEXT
    assert sum(1 for _ in items_of(reply.card)) < MAX_PARTS, "and the card itself"
    return reply.card.text


def kinds() -> Iterator[str]:
    """Every game with every choice of its options."""
    for game in GAMES.values():
        for size in range(len(game.options) + 1):
            for chosen in itertools.combinations(game.options, size):
                try:
                    yield game.choose(chosen).key
                except RulesError:
                    continue  # these options exclude each other


def begun(key: str, number: int = LARGEST) -> Match:
    game = find_game(key)
    terms = Terms(key, Pace.parse("bank 10d+36h cap 10d@America/Argentina/Buenos_Aires"))
    header = Header(number, terms, Place(1, 2), (LARGEST, LARGEST - 1), game.rules_version)
    return begin(header, NOW)[0]


def played(match: Match, plies: int) -> Iterator[Match]:
    """A match after each of so many random moves."""
    dice = Random(match.terms.game)
    for _ in range(plies):
        if match.over:
            return
        move = dice.choice(match.game.legal_moves(match.state))
        match, _ = match.play(match.mover, match.game.format(match.state, move), NOW)
        yield match


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("key", tuple(kinds()))
def test_the_rules_of_every_game_fit_whole(key: str, language: str) -> None:
    game, words = find_game(key), WORDS[language]
    told = ["c" * MAX_TITLE] * 4
    card = rules_card(game, words, PICTURE, told)
    said = checked(card)
    assert said.index(words.line(key)) < said.index(words("rules-pictures", pictures=words.apart(*told)))
    kinds = [type(part) for part in items_of(card.card)]
    assert kinds.index(discord.ui.MediaGallery) == 1, "below the heading alone"
    screens = [checked(chapter_card(game, words, at)) for at in range(len(rules_chapters(game, words)))]
    assert [screen for screen in screens if words_of(screen) > SCREEN] == []
    said = "".join(screens)
    told = [
        part for trait in game.traits for part in re.split("(?<=。)|(?<=[.]) ", words.fact("trait", trait))
    ]
    assert all(part in said for part in told)
    assert all(words.about(f"`{name}`", words.option(name)) in said for name in game.options)
    assert (words("rules-openings", count=len(game.ballots)) in said) is bool(game.ballots)


def test_commands_stay_plain_where_their_mentions_have_no_room() -> None:
    mentions = {"games": f"</games:{LARGEST}>"}
    client = SimpleNamespace(command_mentions=mentions, actions={}, whole=True)
    full, fits = ("–" * (MAX_TEXT - len("/games") - spare) + "/games" for spare in (0, len(str(LARGEST)) + 3))
    cards = [text_reply(text).card for text in (full, fits)]
    for card in cards:
        card.clickable(client)
    assert [card.text for card in cards] == [full, fits.replace("/games", mentions["games"])]
    assert len(cards[1].text) == MAX_TEXT


@pytest.mark.parametrize("language", WHOLE)
def test_help_fits_whole(language: str) -> None:
    names = [
        each.qualified_name
        for command in requests.COMMANDS
        for each in (command.walk_commands() if isinstance(command, app_commands.Group) else [command])
        if not isinstance(each, app_commands.Group)
    ]
    mentions = {name: f"</{name}:{LARGEST}>" for name in names}
    words = WORDS[language]
    assert len(checked(help_card(mentions, words)).splitlines()) == 1 + 5
    # Three times as many commands as there are: more pages, but none is cut.
    many = {f"{'more-' * times}{name}": f"</{name}:{LARGEST}>" for times in range(3) for name in mentions}
    for listed in (mentions, many):
        words_of = _WithOthers(TEXTS, language)
        cards = [more_help_card(listed, words_of, page) for page in range(8)]
        pages = [checked(card) for card in cards]
        for page in range(count := len(set(pages))):
            parts = items_of(cards[page].card)
            ways = {each.custom_id for each in parts if isinstance(each, discord.ui.Button)}
            assert ways == {f"v1:help-more:{n}:0" for n in (page - 1, page + 1) if 0 <= n < count}
        shown = "\n".join(pages)
        assert all(each in shown for each in listed.values())
        assert words.game(list(GAMES)[-1]) in pages[-1]
        assert pages[-1].endswith(words("help-options", play="/play"))
    assert len(set(pages)) > 1


class _WithOthers(Words):
    """Words that describe also commands that there are not."""

    def __call__(self, message_id: str, /, **facts: Any) -> str:
        return super().__call__(re.sub("^command-(more-)+", "command-", message_id), **facts)


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(
    "key", ["canadian", "turkish", "zongheng:12x12", "binary:12x12", "binary", "incorrect"]
)
def test_cards_of_a_whole_game_fit(key: str, language: str) -> None:
    words, letters = WORDS[language], Words(TEXTS, language, moves_in=Notation.ALGEBRAIC)
    for match in played(begun(key), 120):
        checked(match_card(match, words, PICTURE, NOW, news="n" * 200, ping=LARGEST))
        if match.over or len(match.moves) % 8:
            continue
        said = checked(move_list(match, words))
        assert words("position-to-move", colour=_mover(match, words)) in said
        checked(history_card(match, letters, PICTURE, len(match.moves)))
        checked(more_card(match, Looker(LARGEST, NOW, shows=True), words))
        checked(move_menus(match, words, PICTURE, 0))
        cell, moves = max(match.game.choices(match.state).items(), key=lambda found: len(found[1]))
        checked(destination_menu(match, words, PICTURE, cell, 0))
        checked(confirmation(match, words, PICTURE, max(moves, key=lambda move: len(move.path))))


def _mover(match: Match, words: Words) -> str:
    return words.colour(match.game, match.to_move)


@pytest.mark.parametrize("language", WHOLE)
def test_a_list_of_very_many_games_with_very_long_names_fits(language: str) -> None:
    matches = [begun("malaysian:8x8,forward", LARGEST - number) for number in range(60)]
    names = dict.fromkeys((LARGEST, LARGEST - 1), "_*" * 16)
    address = f"https://discord.com/channels/{LARGEST}/{LARGEST}/{LARGEST}"
    links = {match.id: address for match in matches}
    for page in (0, 5, 99):
        said = checked(match_list(matches, LARGEST, names, WORDS[language], NOW, links=links, page=page))
        assert said.count(address) == 10


@pytest.mark.parametrize(
    ("ply", "first", "last"), [(0, 1, 60), (1, 1, 60), (62, 1, 60), (63, 2, 61), (120, 16, 75), (150, 16, 75)]
)
def test_of_a_long_game_sixty_pairs_of_moves_are_shown_around_the_present_one(
    ply: int, first: int, last: int
) -> None:
    *_, match = played(begun("canadian"), 150)
    assert len(match.moves) == 150
    said = score(match, ply, Words(Texts(), "en")).replace("\\.", ".")
    assert re.findall(r"(\d+)\. ", said) == [str(number) for number in range(first, last + 1)]
    assert (said.startswith("… "), said.endswith(" …")) == (first > 1, last < 75)
    bold = re.findall(r"(\d+)\. (?:\S+ )?\*\*", said)
    assert bold == ([str((ply + 1) // 2)] if ply else [])


@pytest.mark.parametrize("language", WHOLE)
def test_an_invitation_to_the_longest_position_fits(language: str) -> None:
    key = "canadian"
    game = find_game(key)
    terms = Terms(key, Pace.parse("standard"), setup=game.dump(game.start()) + " " * 5000, pair=True)
    seek = Seek(LARGEST, terms, Place(1, 2), LARGEST, LARGEST - 1, Side.FIRST, NOW, NOW + SEEK_LIFE)
    checked(seek_card(seek, WORDS[language]))


def test_how_far_a_review_is_stands_there_when_it_has_come_somewhere() -> None:
    begun, going_on = (progress_card(WORDS["en"], "Game #1", 40, done, 12) for done in (0, 3))
    assert (
        checked(begun)
        == "### Game #1\nThe bot looks at every position of this game. This takes about 40 seconds."
    )
    assert checked(going_on) == f"{checked(begun)}\n3 of 12 positions so far."


def test_another_line_is_offered_while_there_is_room_for_one() -> None:
    match, words = begun("zongheng"), WORDS["en"]
    lines = [(match.game.format(match.state, move),) for move in match.game.legal_moves(match.state)]
    for count in (MAX_LINES - 1, MAX_LINES):
        card = lines_card(match, match.mover, lines[:count], words).card
        labels = {part.label for part in items_of(card) if isinstance(part, discord.ui.Button)}
        assert (words("button-line-new") in labels) is (count < MAX_LINES)


def test_what_is_too_long_is_cut_at_the_end() -> None:
    parts: list[Part] = [text_part("a" * 3000), text_part("b" * 3000), text_part("c")]
    said = checked(Reply(boxed(parts)))
    assert said.startswith("a" * 3000 + "\n" + "b" * 998 + "…\nc")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "A director paused the tournament {}: all clocks stand still."),
        ("ja", "主催者が {} に大会を中断しました。時計はすべて止まっています。"),
    ],
)
def test_a_game_that_the_director_has_paused_says_so_and_since_when(language: str, told: str) -> None:
    paused, _ = begun("american").pause(Pause(Why.DIRECTOR, NOW, None), NOW)
    since = f"<t:{int(NOW.timestamp())}:R>"
    assert clock(paused, paused.until(NOW), WORDS[language], NOW) == told.format(since)


@pytest.mark.parametrize("language", WHOLE)
def test_a_problem_that_was_withdrawn_says_so(language: str) -> None:
    """In place of how hard it is, and that there is one way only."""
    words, problem = WORDS[language], Problem("russian", 1, 1, "W:Wc3:Bd4", ("c3:e5",))
    told, gone = (
        heading(each, date(2026, 1, 1), words) for each in (problem, replace(problem, withdrawn=True))
    )
    assert gone == f"{told[: told.index('-#')]}{words('problem-withdrawn')}"


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_the_lessons_fits_with_its_board_as_text(game: str, language: str) -> None:
    words, steps = WORDS[language], course(game)
    for at, step in enumerate(steps):
        board = step.board(LARGEST, NOW)
        text = text_board_shown(board.game, board.state, step.side, words)
        card = step_card(Shown(step, at, len(steps), board), words, PICTURE, said="s" * 400, text=text)
        assert text in checked(card)
        assert sentence(step, words) in card.card.text


def test_tempting_moves_take_no_place_of_those_that_can_be_played() -> None:
    game, many = find_game("international"), "W:WK28,30,35,36,45,46,47,48:B5"
    header = Header(1, Terms(game.key, Pace.parse("none"), many), Place(1, 2), (1, 2), game.rules_version)
    match, _ = begin(header, NOW)
    legal = [game.format(match.state, move) for move in game.legal_moves(match.state)]
    assert MAX_OPTIONS - 4 < len(legal) < MAX_OPTIONS
    tempting = [Move((0, end)) for end in range(1, 5)]
    menu = all_moves_menu(match, WORDS["en"], None, tempting=tempting).children[0]
    assert isinstance(menu, discord.ui.Select)
    assert {option.label for option in menu.options} >= set(legal)
    assert len(menu.options) == MAX_OPTIONS


@pytest.mark.parametrize("language", WHOLE)
def test_a_reminder_names_the_most_urgent_first_and_a_fall_its_instant(language: str) -> None:
    words = WORDS[language]
    later, sooner = (
        begin(replace(begun("russian", number).header, terms=terms(pace, game="russian")), NOW)[0]
        for number, pace in ((1, "5d"), (2, "1d"))
    )
    mover = later.mover
    told = [(Notice(Reminder(1, NOW), mover, each.place, NOW, each.id, 1), each) for each in (later, sooner)]
    said = checked(reminder_card(told, dict.fromkeys(later.players, "N"), words, {}, NOW))
    assert said.index("#2") < said.index("#1")
    falls = notice_text(Notice(FellChoice(), 1, later.place, NOW, 1, 1), words, later)
    assert moment(sure(later.deadline)) in falls
