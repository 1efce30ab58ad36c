"""Cards written out to the last button, as they were when somebody read them: tournaments, games, reviews, notices."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.core.news import (
    DrawDeclined,
    DrawOffered,
    FellChoice,
    Joined,
    ProblemOff,
    Reminder,
    SeekDeclined,
    SeekExpired,
    SeekLapsed,
    SeekRemoved,
    TakebackAsked,
    TakebackRefused,
    TakenBack,
    TimeGiven,
    VacationSpent,
    What,
)
from bot.core.notice import Notice
from bot.language import LANGUAGES
from bot.language.texts import Texts
from bot.language.words import Words
from bot.match.cards.games import match_card
from bot.match.cards.lists import match_list
from bot.match.cards.more import Looker, more_card
from bot.match.cards.moves import confirmation, destination_menu, move_list, move_menus
from bot.match.cards.notices import history_card, news_card, notice_card, reminder_card
from bot.reviews.cards import TurnTold, overview_card, review_form, turn_card
from bot.reviews.model import CAP, Turn
from bot.skin.card import Attached, ControlId, Reply, Tint
from bot.store.codec import read
from bot.tournaments.cards import desk as settings
from bot.tournaments.cards.answers import games_card, log_card, players_card
from bot.tournaments.cards.games import games_told
from bot.tournaments.cards.letters import closed_card, moved_card, seat_card, stand_in_card
from bot.tournaments.cards.tournaments import (
    entry_card,
    leaving_card,
    list_card,
    over_card,
    round_card,
    table_card,
)
from bot.tournaments.model import transitions
from bot.tournaments.model.formats.registry import FORMATS
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy, Scoring, Start
from bot.tournaments.model.tournament import Listed
from rules import Notation, Side
from tests import stored
from tests.bot.core.tournament.test_tournament import NOW, PLACE, TERMS, Life
from tests.bot.stories.transcript import lines_of
from tests.bot.test_cards import begun, played

TEXTS = Texts()
PICTURE = Attached("board.png", b"", "A board.")
LINK = "https://discord.com/channels/1/2/3"
each_language = pytest.mark.parametrize("language", LANGUAGES)


def shown(cards: Iterable[Reply | discord.ui.Modal]) -> str:
    """Each card with whom it calls, or each form."""
    told = []
    for card in cards:
        if isinstance(card, Reply):
            calls = " ".join(map(str, (card.ping, *card.pings)))
            view: Any = card.card
            parts = view.to_components()
        else:
            calls, parts = f"form {card.title} {card.custom_id}", card.to_dict()["components"]
        told.append("\n".join([f"== {calls}", *(line.rstrip() for part in parts for line in lines_of(part))]))
    return "\n".join(told)


def policy(format: Format) -> Policy:
    if format is Format.SWISS:
        begins = NOW + timedelta(days=9)
        return Policy(
            scoring=Scoring.ONE, start=Start.DATE, starts_at=begins, check_in=12, least=1000, round_days=9
        )
    return Policy()


def of_a_tournament(format: Format, words: Words) -> list[Any]:
    life = Life(Plan("Cup", format, TERMS, rounds=3, most=FORMATS[format].most, policy=policy(format)), 5)
    names = {user: f"P{user}" for user in (*life.tournament.entrants, 999)}
    cards: list[Any] = [entry_card(life.tournament, words), players_card(life.tournament, words)]
    cards += [settings.settings_card(life.tournament, words), leaving_card(life.tournament, 101, 2, words)]
    life.start()
    life.arrange()
    links = {match: LINK for meeting in life.tournament.meetings for match in meeting.matches[:1]}
    cards.append(round_card(life.tournament, life.tournament.meetings, words, links))
    life.play(life.open()[0])
    life.step(transitions.withdraw(life.tournament, 999, 105, life.now))
    tournament = life.tournament
    met = [meeting for meeting in tournament.meetings if meeting.pairing.second is not None]
    games = games_told(tournament, links, names, words, 102)
    cards += [
        table_card(tournament, [PICTURE], ["P1 before P2"], games, words),
        games_card(tournament, met, words, links),
        games_card(tournament, met, words, links, player=101),
        games_card(tournament, [replace(met[0], matches=())], words, links),
        seat_card(tournament, 103, words, alone=False),
        closed_card(tournament, 999, words, alone=True),
        moved_card(tournament, LINK, words),
        stand_in_card(tournament, words, [101, 102]),
        list_card([Listed(5, PLACE, "Cup", tournament.status, NOW, 5)], words, {5: LINK}),
    ]
    while life.open() or life.arrange():
        for game in life.open():
            life.play(game)
    cards.append(over_card(life.tournament, [PICTURE], words, ["P1 before P2"]))
    cards.append(log_card(life.tournament, life.events, words))
    return cards


@each_language
@pytest.mark.parametrize("format", list(Format), ids=[format.value for format in Format])
def test_a_tournament(format: Format, language: str) -> None:
    stored.check(f"cards/{format.value}-{language}", shown(of_a_tournament(format, Words(TEXTS, language))))


def forms_of_a_tournament(words: Words) -> list[Any]:
    control = ControlId("tournament-set", 5, 0, "games")
    forms: list[Any] = []
    for format in (Format.SWISS, Format.LEAGUE):
        plan = Plan("Cup", format, TERMS, policy=policy(format))
        forms += [
            settings.settings_form("games", plan, control, words),
            settings.settings_form("format", plan, control, words),
            settings.settings_form("entries", plan, control, words, "Asia/Tokyo"),
            settings.settings_form("rules", plan, control, words),
            settings.settings_form("ties", plan, control, words),
        ]
    forms.append(review_form(words, ControlId("review", 0, 0), [("1", "#1"), ("2", "#2")]))
    return forms


@each_language
def test_forms_of_a_tournament(language: str) -> None:
    stored.check(f"cards/forms-{language}", shown(forms_of_a_tournament(Words(TEXTS, language))))


def of_a_game(key: str, words: Words) -> list[Any]:
    start = begun(key, 7)
    ann, ben = start.players
    *_, match = played(start, 7)
    cell, moves = max(match.game.choices(match.state).items(), key=lambda found: len(found[1]))
    over, _ = match.resign(match.mover, NOW)
    return [
        match_card(match, words, replace(PICTURE, edge=Tint.TURN), NOW, news="News.", ping=ann),
        match_card(over, words, PICTURE, NOW),
        move_list(match, words, Notation.ALGEBRAIC),
        history_card(match, words, PICTURE, 0, None),
        history_card(match, words, PICTURE, 4, Notation.ALGEBRAIC),
        more_card(match, Looker(match.mover, NOW, shows=True), words),
        more_card(match, Looker(match.opponent_of(match.mover), NOW), words, LINK),
        more_card(over, Looker(match.mover, NOW), words),
        move_menus(match, words, PICTURE, None, 0),
        destination_menu(match, words, PICTURE, cell, None, 0),
        confirmation(match, words, PICTURE, moves[0], None),
        match_list([match, start], ann, {ann: "Ann", ben: "B*n"}, words, NOW, links={7: LINK}),
    ]


@each_language
@pytest.mark.parametrize("key", ["international", "binary"])
def test_a_game(key: str, language: str) -> None:
    stored.check(f"cards/{key}-{language}", shown(of_a_game(key, Words(TEXTS, language))))


def of_a_review(words: Words) -> list[Any]:
    turns = [
        Turn(24, Side.FIRST, "32-27", "31-26", "19-23", 120),
        Turn(25, Side.SECOND, "32-27", "31-26", "", 250),
        Turn(30, Side.FIRST, "32-27", "31-26", "19-23", CAP - 100),
        Turn(31, Side.FIRST, "32-27", "31-26", "19-23", 0, 1, 0),
        Turn(32, Side.FIRST, "32-27", "31-26", "19-23", 0, 0, -1),
    ]
    told = [TurnTold(turn, f"{turn.ply}. 32-27", "32-27", "31-26", turn.reply, "White") for turn in turns]
    many = (told * 6)[:26]
    return [
        overview_card(7, "Game #1", told, 2, 20_000, words, PICTURE),
        overview_card(7, "Game #1", [], 0, 0, words, None),
        overview_card(7, "Game #1", many, 0, 2_000, words, PICTURE),
        *(
            turn_card(7, "Game #1", told, place, words, PICTURE, ["```\nx\n```", "```\no\n```"])
            for place in range(1, 6)
        ),
    ]


@each_language
def test_a_review(language: str) -> None:
    stored.check(f"cards/review-{language}", shown(of_a_review(Words(TEXTS, language))))


SAID: tuple[type[What], ...] = (
    *(Joined, DrawOffered, DrawDeclined, TakebackAsked),
    *(TakebackRefused, TakenBack, SeekDeclined, SeekLapsed),
    *(SeekExpired, SeekRemoved, FellChoice, TimeGiven),
    *(VacationSpent, ProblemOff),
)
"""The news told in a sentence of their own."""


def of_notices(words: Words) -> list[Any]:
    *_, match = played(begun("russian", 7), 5)
    ann, ben = match.players
    until = int(NOW.timestamp() * 1000)
    facts: dict[str, Any] = {"game": "russian", "channel": 1456074443980800038, "user": ben, "until": until}
    facts |= {"left": 3, "deadline": until, "by": ben}
    facts |= {"spent": 2, "most": 5, "move": "c3-d4", "reply": None}
    facts |= {"seek": 3, "before": 2, "guild": 1, "lead": 24}
    told = [Notice(read(kind, facts), ann, PLACE, NOW, match.id, match.seq) for kind in (*SAID, Reminder)]
    cards = [notice_card(notice, match, words, LINK) for notice in told[:-1]]
    cards += [notice_card(told[1], match, words, answer="accepted"), notice_card(told[0], None, words)]
    asked = TakebackAsked("c3-d4", "d6-c5")
    cards.append(notice_card(Notice(asked, ann, None, NOW), match, words))
    reminder = Notice(read(Reminder, facts), ann, PLACE, NOW, 7, 1, also=(told[-1],))
    fell = Notice(FellChoice(), ann, PLACE, NOW, 7, 1)
    cards += [
        news_card(told[0], words, [ann]),
        news_card(reminder, words, [ann]),
        news_card(fell, words, [ann], NOW),
    ]
    due = [(told[-1], match), (told[-1], begun("american", 8))]
    cards += [reminder_card(due, {ann: "Ann", ben: "B*n"}, words, {7: LINK}) for due in (due, due[:1])]
    return cards


@each_language
def test_notices(language: str) -> None:
    stored.check(f"cards/notices-{language}", shown(of_notices(Words(TEXTS, language))))
