"""The cards of a tournament of a hundred players with long names: a list without room is announced, and
stands on a page.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import pytest

from bot.core.pace import Pace
from bot.core.terms import Place, Terms
from bot.core.verdict import DRAW, LOSS, WIN
from bot.language import WHOLE
from bot.language.texts import Texts
from bot.language.words import Words, mention
from bot.skin.card import Reply, people
from bot.tournaments.cards.answers import games_card, log_card, players_card, rules_card
from bot.tournaments.cards.desk import desk_card, settings_card, topic_card
from bot.tournaments.cards.games import games_told
from bot.tournaments.cards.log import news_card
from bot.tournaments.cards.log import told as logged
from bot.tournaments.cards.policy import rules_told
from bot.tournaments.cards.tournaments import entry_card, list_card, over_card, round_card, table_card
from bot.tournaments.model import event as ev
from bot.tournaments.model import transitions
from bot.tournaments.model.actions import forbid, give_bye
from bot.tournaments.model.acts import TOPICS
from bot.tournaments.model.desk import Desk
from bot.tournaments.model.event import Event
from bot.tournaments.model.files import tables_csv
from bot.tournaments.model.formats.registry import FORMATS, settled
from bot.tournaments.model.formats.system import Layout
from bot.tournaments.model.meeting import MOST_PLAYERS_TOLD, Meeting, parts
from bot.tournaments.model.pairings import Pairing, half_bye
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import EarlyDraws, Policy, RoundEnd, Start
from bot.tournaments.model.state import Status
from bot.tournaments.model.tournament import Listed, Tournament, create
from bot.tournaments.pictures.standings import deciders
from tests.bot.fixtures import GAME, items_of
from tests.brevity import excess

TEXTS = Texts()
WORDS = {language: Words(TEXTS, language) for language in WHOLE}
NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
PLACE = Place(2**63 - 1, 2**63 - 2)
FIRST = 10**18
PLAYERS = 100
NAMES = {FIRST + n: f"{n:03}{'*_' * 14}x" for n in range(200)}
LINK = "https://discord.com/channels/1111111111111111111/2222222222222222222/3333333333333333333"

each_language = pytest.mark.parametrize("words", WORDS.values(), ids=WORDS)
LATER = NOW + timedelta(days=3)
POLICIES = (
    Policy(least=1000, most=2000, round_days=14, settling=2, early_draws=EarlyDraws.POINTLESS),
    Policy(
        role=7,
        listed=(1, 2),
        games=5,
        start=Start.DATE,
        starts_at=LATER,
        round_days=7,
        round_end=RoundEnd.FORFEIT,
    ),
    Policy(least=1000, most=2000, start=Start.DATE, starts_at=LATER, check_in=24, spends=False),
)
"""What a director may choose, in several ways."""
LARGE = [format for format, system in FORMATS.items() if system.most > PLAYERS]
each_format = pytest.mark.parametrize("format", LARGE, ids=[format.value for format in LARGE])


def whole(reply: Reply) -> str:
    """The text of the card, of which Discord has not made us cut anything."""
    assert 0 < len(reply.card.text) <= 4000
    assert "…" not in re.sub(r" \*\*[^*]+\*\* …", "", reply.card.text)
    return reply.card.text


def called(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"<@(\d+)>", text)]


class Life:
    """A tournament with all its events."""

    def __init__(
        self, format: Format, entrants: int = PLAYERS, most: int = PLAYERS, group: int | None = None
    ) -> None:
        terms = Terms(GAME, Pace.parse("1d"), rated=True, pair=format is Format.KNOCKOUT)
        plan = Plan("n" * 60, format, terms, most=most, policy=Policy(least=1000, most=2000))
        plan = plan if group is None else replace(plan, group=group)
        self.tournament, created = create(2**40, PLACE, FIRST + 199, settled(plan, NOW), NOW)
        self.events = [created]
        self.numbers = count(1_000_000)
        for user in range(FIRST, FIRST + entrants):
            self.step(transitions.enter(self.tournament, user, NOW))

    def step(self, step: tuple[Tournament, Event]) -> None:
        self.tournament, event = step
        self.events.append(event)

    def begin(self) -> list[Reply]:
        """Its first round; how it is announced in English, with a link for each game."""
        self.step(transitions.start(self.tournament, FIRST, self.tournament.entrants, NOW))
        if self.tournament.plan.format is Format.SWISS:
            half = PLAYERS // 2
            paired = tuple(Meeting(0, 0, Pairing(1, n, n + half)) for n in range(1, half + 1))
        else:
            paired = self.tournament.system.next_meetings(self.tournament, 0)
        games = self.tournament.plan.games
        begun = [m.begun([next(self.numbers) for _ in range(games)]) if not m.decided else m for m in paired]
        self.parts = parts(begun, whole_groups=self.tournament.system.layout is Layout.CROSS)
        for part in self.parts:
            self.step(transitions.arrange(self.tournament, part, NOW))
        return self.announced(WORDS["en"])

    def announced(self, words: Words) -> list[Reply]:
        links = {match: LINK for part in self.parts for meeting in part for match in meeting.matches}
        return [round_card(self.tournament, part, words, links) for part in self.parts]

    def draw_all(self) -> None:
        for meeting in self.tournament.meetings:
            for match in meeting.matches:
                self.step(transitions.result(self.tournament, match, None, False, NOW))


def decided(life: Life, words: Words) -> Sequence[str]:
    tournament = life.tournament
    return [
        line
        for stage, group in tournament.tables()
        for line in deciders(tournament, stage, tournament.table(stage, group), NAMES, words)
    ]


@each_language
@each_format
def test_everybody_on_the_announcement_is_named_or_counted(format: Format, words: Words) -> None:
    life = Life(format, entrants=160, most=128)
    told = whole(entry_card(life.tournament, words))
    named = [user for user in called(told) if user != FIRST + 199]
    left = [int(found) for found in re.findall(r"(?:and |ほか)(\d+)(?: more|人)", told)]
    assert len(named) + sum(left) == 160
    pages = [players_card(life.tournament, words, page) for page in range(7)]
    assert [user for page in pages for user in called(whole(page))] == list(life.tournament.entrants)
    labels = [getattr(i, "label", None) for i in items_of(entry_card(life.tournament, words).card)]
    assert words("button-players") in labels


@each_language
@each_format
def test_a_round_of_a_hundred_is_announced_in_parts_that_call_each_once(format: Format, words: Words) -> None:
    life = Life(format)
    life.begin()
    announced = life.announced(words)
    assert len(announced) == 2
    pings = [user for reply in announced for user in reply.pings]
    everybody = {life.tournament.user(n) for m in life.tournament.meetings for n in m.pairing.players()}
    assert len(pings) == len(set(pings))
    assert set(pings) == everybody
    for part, reply in zip(life.parts, announced, strict=True):
        told = whole(reply)
        assert len(reply.pings) <= MOST_PLAYERS_TOLD
        assert set(reply.pings) <= set(called(told)), "who is to be called is named"
        assert told.count(LINK) in (0, sum(len(meeting.matches) for meeting in part))
    life.draw_all()
    for reply in life.announced(words):
        whole(reply)


@pytest.mark.parametrize("pair", [False, True], ids=["game", "pair"])
def test_a_round_off_is_told_with_the_worth_that_it_has(pair: bool) -> None:
    terms = Terms(GAME, Pace.parse("1d"), rated=True, pair=pair)
    tournament, _ = create(1, PLACE, FIRST, settled(Plan("Cup", Format.SWISS, terms), NOW), NOW)
    for user in range(FIRST, FIRST + 4):
        tournament, _ = transitions.enter(tournament, user, NOW)
    tournament, _ = transitions.start(tournament, FIRST, tournament.entrants, NOW)
    for user, points, en, ja in (
        (FIRST, WIN, "with all of its points", "満点"),
        (FIRST + 1, DRAW, "for half of the points", "半分の点"),
        (FIRST + 2, LOSS, "without points", "0点"),
    ):
        tournament, event = give_bye(tournament, FIRST + 9, user, 1, points, NOW)
        off = half_bye(1, tournament.number(user), points * tournament.plan.games)
        for language, worth in (("en", en), ("ja", ja)):
            assert worth in logged(tournament, event, WORDS[language])
            assert worth in whole(round_card(tournament, [Meeting(0, 0, off)], WORDS[language], {}))


@pytest.mark.parametrize(
    ("format", "entrants", "rounds", "usual"),
    [
        (Format.SWISS, 5, 9, None), (Format.SWISS, 6, 3, None), (Format.SWISS, 6, 6, (3, 5)),
        (Format.SWISS, 8, 5, None), (Format.SWISS, 32, 7, None), (Format.SWISS, 33, 5, (6, 8)),
        (Format.KNOCKOUT, 33, 5, None),
    ],
)  # fmt: skip
@each_language
def test_the_desk_says_how_many_rounds_are_usual(
    words: Words, format: Format, entrants: int, rounds: int, usual: tuple[int, int] | None
) -> None:
    found = Life(format, entrants, most=entrants).tournament
    plan = replace(found.plan, rounds=rounds)
    shown = desk_card(Desk(replace(found, plan=plan)), {}, words).card.text
    least, most = usual or (0, 0)
    told = words("desk-usual-rounds", least=least, most=most, rounds=rounds, count=entrants)
    assert (words("desk-nothing", status="ready") if usual is None else told) in shown
    assert all(words(f"button-{way}") in told for way in ("desk-event", "desk-settings", "settings-format"))


@each_language
def test_directors_hear_of_too_many_rounds_and_of_one_that_cannot_be_paired(words: Words) -> None:
    life = Life(Format.SWISS, entrants=6)
    life.step(forbid(life.tournament, FIRST, FIRST, FIRST + 1, NOW, forbidden=True))
    life.step(transitions.start(life.tournament, FIRST, life.tournament.entrants, NOW))
    assert life.tournament.system.most_rounds(life.tournament) == 4
    facts = {"rounds": 5, "count": 6, "most": 4}
    started = whole(news_card(life.tournament, life.events[-1], words, (FIRST + 9,)))
    assert words("tournament-many-rounds", **facts) in started
    life.step(life.tournament.with_event(NOW, None, ev.Unpairable(life.tournament.round + 1)))
    stuck = whole(news_card(life.tournament, life.events[-1], words, (FIRST + 9,)))
    assert mention(FIRST + 9) in stuck
    assert words("tournament-how-to-pair") in stuck
    assert "/tournament manage" in stuck
    life.step(forbid(life.tournament, FIRST, FIRST, FIRST + 1, NOW, forbidden=False))
    assert not life.tournament.unpairable
    assert life.tournament.system.most_rounds(life.tournament) is None
    life.step(life.tournament.with_event(NOW, None, ev.Unpairable(life.tournament.round + 1)))
    told = whole(news_card(life.tournament, life.events[-1], words, (FIRST + 9,)))
    assert words("tournament-how-to-pair") in told, "two who have met may be let meet once more"
    life.step(transitions.finish(life.tournament, FIRST, NOW))
    assert mention(FIRST) in logged(life.tournament, life.events[-1], words)


@pytest.mark.parametrize(
    ("listed", "why"), [(None, "outgrown"), ((FIRST + 1,), "unlisted"), ((FIRST,), "outgrown")]
)
def test_who_is_turned_away_reads_why(listed: tuple[int, ...] | None, why: str) -> None:
    life = Life(Format.SWISS, entrants=3)
    plan = replace(life.tournament.plan, policy=Policy(most=1600, listed=listed))
    life.step(life.tournament.with_event(NOW, FIRST + 199, ev.Changed(plan)))
    life.step(life.tournament.with_event(NOW, None, ev.Left(FIRST)))
    said = WORDS["en"](f"tournament-log-{why}", player=mention(FIRST))
    assert said in logged(life.tournament, life.events[-1], WORDS["en"])


@each_language
def test_a_director_who_plays_stands_among_the_opponents_of_a_substitute(words: Words) -> None:
    life, gone, new = Life(Format.ROUND_ROBIN, entrants=3, most=16), FIRST + 1, FIRST + 9
    life.begin()
    life.step(life.tournament.with_event(NOW, FIRST, ev.Replaced(gone, new, ())))
    told = whole(news_card(life.tournament, life.events[-1], words, (gone, new, FIRST, FIRST + 2)))
    assert words("tournament-opponents", players=f"{mention(FIRST)} {mention(FIRST + 2)}") in told


def test_groups_stay_whole_in_their_parts() -> None:
    life = Life(Format.GROUPS)
    life.begin()
    groups = [{meeting.group for meeting in part} for part in life.parts]
    assert not groups[0] & groups[1]
    assert len(life.tournament.groups) == 9
    assert sorted(n for group in life.tournament.groups for n in group) == list(range(1, PLAYERS + 1))


@each_language
@each_format
def test_the_end_and_the_table_say_what_they_leave_out(format: Format, words: Words) -> None:
    life = Life(format)
    life.begin()
    life.draw_all()
    told = decided(life, words)
    if format is not Format.KNOCKOUT:
        over = whole(over_card(life.tournament, (), words, told))
        assert words("tournament-over-how") in over
        assert sum(map(len, told)) < 1000 or words("table-decided-more", count=1)[:8] in over
    links = {match: LINK for meeting in life.tournament.meetings for match in meeting.matches}
    games = games_told(life.tournament, links, NAMES, words, FIRST + 3)
    assert "/tournament games" in whole(table_card(life.tournament, (), told, games, words))
    pages = [
        whole(games_card(life.tournament, life.tournament.meetings, words, links, page=page))
        for page in range(3)
    ]
    assert len(set(pages)) == 3


@each_language
def test_a_place_that_several_share_says_why_and_what_the_lot_was(words: Words) -> None:
    life = Life(Format.GROUPS, entrants=16, most=16)
    life.begin()
    assert decided(life, words) == [], "nobody is level before the games are over"
    life.draw_all()
    tables = life.tournament.tables()
    told = decided(life, words)
    assert len(told) == len(tables) > 1
    group = [line.player for line in life.tournament.table(*tables[0])]
    called = words.listed(NAMES[life.tournament.user(number)] for number in group)
    assert words("table-level", players=called, rank="1", drawn="no") in told
    for lot in life.tournament.system.lots(life.tournament, 7):
        life.step(life.tournament.with_event(NOW, None, lot))
    lots = life.tournament.lots
    assert lots
    drawn = words.listed(NAMES[life.tournament.user(number)] for number in lots[0].players)
    assert words("table-level", players=drawn, rank="1", drawn="yes") in decided(life, words)


@each_language
def test_a_lot_is_told_among_many_and_where_others_of_their_place_have_left(words: Words) -> None:
    life = Life(Format.GROUPS, entrants=22, most=22, group=12)
    life.begin()
    life.draw_all()
    gone = life.tournament.table(0, 0)[0].player
    life.step(transitions.withdraw(life.tournament, FIRST + 199, life.tournament.user(gone), NOW))
    for lot in life.tournament.system.lots(life.tournament, 7):
        life.step(life.tournament.with_event(NOW, None, lot))
    told = decided(life, words)
    assert [len(lot.players) for lot in life.tournament.lots or ()] == [10, 11]
    assert tables_csv(life.tournament, NAMES).count(",lot\r\n") == 9 + 10
    for lot in life.tournament.lots or ():
        drawn = words.listed(NAMES[life.tournament.user(number)] for number in lot.players)
        assert words("table-level", players=drawn, rank="1", drawn="yes") in told


@each_language
def test_a_lot_among_players_of_several_tables_is_told(words: Words) -> None:
    life = Life(Format.GROUPS)
    life.begin()
    life.draw_all()
    while lots := life.tournament.system.lots(life.tournament, 7):
        for lot in lots:
            life.step(life.tournament.with_event(NOW, None, lot))
    (last,) = (lot for lot in life.tournament.lots or () if lot.group is None)
    drawn = words.listed(NAMES[life.tournament.user(number)] for number in last.players)
    assert words("tournament-lot-final", players=drawn) in decided(life, words)
    final = life.tournament.system.next_meetings(life.tournament, 7)
    life.step(transitions.arrange(life.tournament, [each.begun([next(life.numbers)]) for each in final], NOW))
    assert words("tournament-lot-final", players=drawn) in decided(life, words), "while the final is played"
    life.draw_all()
    deciding = life.tournament.system.deciding(life.tournament)
    told = deciders(life.tournament, deciding[0], life.tournament.table(*deciding), NAMES, words)
    assert deciding[0] == 1
    assert words("tournament-lot-final", players=drawn) not in told


@each_language
def test_the_whole_log_can_be_read(words: Words) -> None:
    life = Life(Format.SWISS)
    life.begin()
    life.draw_all()
    pages = [whole(log_card(life.tournament, life.events, words, page)) for page in range(11)]
    lines = [line for page in pages for line in page.splitlines() if line.startswith("<t:")]
    assert len(lines) == len(life.events)
    assert all(words("log-heading") in page for page in pages)
    assert whole(log_card(life.tournament, life.events, words, 99)) == pages[-1]
    assert "#1000000" not in pages[-1]
    assert mention(FIRST + 199) in pages[-1], "who announced it stands on the last page"


@pytest.mark.parametrize("format", Format)
@each_language
def test_people_read_few_words(words: Words, format: Format) -> None:
    stop = words.texts.say(words.language, "tournament-rule", rule="")
    for policy in POLICIES:
        life = Life(format, entrants=3)
        terms = replace(life.tournament.plan.terms, vacation=True, pair=True)
        plan = settled(replace(life.tournament.plan, terms=terms, policy=policy, name="Cup", cycles=2), NOW)
        life.step(life.tournament.with_event(NOW, FIRST + 199, ev.Changed(plan)))
        told = rules_told(life.tournament, words)
        *sentences, director = (line for lines in told.values() for line in lines)
        assert all(line.endswith(stop) and not line.endswith(stop * 2) for line in sentences), sentences
        assert "<@" in director
        cards = [rules_card(life.tournament, words, each) for each in told]
        assert len({card.card.text for card in cards}) == len(list(filter(None, told.values())))
        for status in (Status.DRAFT, Status.OPEN):
            shown = settings_card(
                replace(life.tournament, status=status), words, words("tournament-settings-saved")
            )
            assert excess(sent(shown), card=True) == ""
        assert excess(sent(entry_card(life.tournament, words)), card=True) == ""
        assert [excess(sent(card), card=False) for card in cards] == [""] * len(cards)
        life.step(transitions.start(life.tournament, FIRST, life.tournament.entrants, NOW))
        topics = [topic_card(life.tournament, topic, words) for topic in TOPICS]
        assert [excess(sent(card), card=False) for card in topics] == [""] * len(TOPICS)


def sent(reply: Reply) -> list[Any]:
    components: list[Any] = reply.card.to_components()
    return components


def test_a_list_that_fits_says_nothing_of_more() -> None:
    assert people([1, 2], WORDS["en"], 12) == "<@1> <@2>"
    assert people([1, 2, 3], WORDS["en"], 12) == "<@1> <@2> and 1 more"
    assert people([], WORDS["ja"], 12) == ""


@each_language
def test_the_list_of_tournaments_leads_to_their_announcements(words: Words) -> None:
    life = Life(Format.SWISS, entrants=3)
    each = Listed(7, PLACE, "Cup", life.tournament.status, NOW, 5)
    assert f"[Cup]({LINK})" in whole(list_card([each], words, {7: LINK}))
