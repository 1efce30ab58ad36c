"""A person's data is theirs to have, and theirs to have deleted: nothing in the database names them then."""

import asyncio
import itertools
import json
import shutil
import unicodedata
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.access import Asker, former, mark_of
from bot.core.errors import NotAvailable, OpponentGone
from bot.core.match import Match, Place
from bot.core.news import Over
from bot.core.plain import without
from bot.core.rating import Rating
from bot.core.terms import LEAST_MOVES
from bot.invitations.service.blocks import Blocks
from bot.invitations.service.invitations import Seeks
from bot.ladders.model.ladder import Rules
from bot.ladders.service import Ladders
from bot.lessons.service import Lessons
from bot.match.service.matches import Matches
from bot.page.service import Sessions
from bot.people.service import Players
from bot.privacy import rows as erasure
from bot.privacy.service import Privacy
from bot.ratings.rows import ratings
from bot.ratings.rows.ratings import Pool
from bot.ratings.service import Ratings
from bot.reviews.model import Subject
from bot.reviews.service import Reviews
from bot.store.app import App
from bot.store.tables import commits, matches, metadata
from bot.store.tables import ratings as rating_rows
from bot.store.types import Owner, Person, RowId, Snowflake
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from rules import Ending, Side
from tests.bot.core.tournament.test_roster import COLUMN
from tests.bot.fixtures import LINE, Hands, a_move, started, sure, terms, url_of
from tests.bot.services.waits import changed, told

LEAVER = 734_501_882_113_004_551
NAME = "Wilhelmina Ötvös"
IN_JSON = json.dumps(NAME)[1:-1]
"""The name as it stands in a column of JSON, whose letters beyond ASCII are escaped."""
FRIEND, THIRD, FOURTH = 734_501_882_113_004_552, 334_501_882_113_004_551, 134_501_882_113_004_551
HERE = Place(821_000_000_000_000_001, 821_000_000_000_000_002)
GUILD = HERE.guild_id
REQUESTS = itertools.count(900_000_000_000_000_000)
PLACES_AND_MESSAGES = {
    *("away_guild_id", "away_abroad_id", "away_channel_id"),
    *("guild_id", "abroad_id", "channel_id", "thread_id", "calendar_id", "message_id", "shown_in", "request"),
    "other_id",
}


async def match_of(
    app: App, first: int, second: int, plies: int = 0, *, rated: bool = False, vacation: bool = False
) -> int:
    agreed = terms("1d", rated=rated, vacation=vacation)
    line = f"Yours, {NAME}" if first == LEAVER else ""
    seek = await app[Seeks].invite(
        first, agreed, HERE, opponent=second, wants=Side.FIRST, note=line, request=next(REQUESTS)
    )
    match = await app[Seeks].join(seek.id, second, request=next(REQUESTS))
    for number in range(plies):
        text = a_move(match, number)
        match = (await app[Matches].play(match.mover, text, match_id=match.id, request=next(REQUESTS))).match
    return match.id


async def a_life(app: App, hands: Hands) -> dict[str, int]:
    """The leaver has done everything that can be done here; the numbers of some of the matches."""
    for user, name in ((LEAVER, NAME), (FRIEND, "Bob"), (THIRD, "Carl"), (FOURTH, "Dora")):
        await app[Players].remember(user, name, "ja")
    await app[Players].save(LEAVER, theme="slate", zone="Europe/Berlin", dm=True)
    made = await app[Tournaments].create(
        LEAVER, Plan(f"Cup of {NAME}", Format.GROUPS, terms("1d", rated=True)), HERE
    )
    for user in (LEAVER, FRIEND, THIRD, FOURTH):
        await app[Tournaments].enter(made.id, GUILD, user)
    await app[Tournaments].start(made.id, Asker(LEAVER, GUILD))
    await app[Tournaments].advance()
    waiting = await app[Tournaments].create(
        FRIEND, Plan(f"{NAME} Memorial", Format.SWISS, terms("1d", rated=True)), HERE
    )
    await app[Tournaments].enter(waiting.id, GUILD, LEAVER)
    of_others = next(m for m in await app[Matches].mine(THIRD) if LEAVER not in m.players)
    await app[Tournaments].adjudicate(of_others.id, Asker(LEAVER, GUILD, manager=True), of_others.players[0])
    over = await match_of(app, LEAVER, FRIEND, plies=6, rated=True)
    await app[Matches].act(FRIEND, over, Match.resign)
    lost = await match_of(app, FRIEND, LEAVER, plies=6, rated=True)
    await app[Matches].act(LEAVER, lost, Match.resign)
    await match_of(app, FRIEND, THIRD, plies=6, rated=True)
    open_match = await match_of(app, LEAVER, FRIEND, plies=5, vacation=True)
    await app[Matches].act(LEAVER, open_match, Match.offer_draw)
    fresh = await match_of(app, FRIEND, LEAVER)
    await app[Seeks].invite(LEAVER, terms(), HERE)
    await app[Seeks].invite(LEAVER, terms(), HERE, opponent=THIRD)
    await app[Seeks].invite(THIRD, terms(), HERE, opponent=FOURTH, note=f"Not {NAME}!")
    file = Subject("american", 1, None, LINE[:LEAST_MOVES], (NAME, "J. Wiersma"))
    await app[Reviews].ask(FRIEND, None, file)
    asked = await app[Seeks].invite(THIRD, terms(), HERE, opponent=LEAVER)
    await app[Seeks].decline(asked.id, LEAVER)
    await app[Seeks].invite(FOURTH, terms(), HERE, opponent=LEAVER)
    today = hands.at.date()
    await app[Vacations].book(LEAVER, today + timedelta(days=1), today + timedelta(days=3))
    await app[Lessons].found(LEAVER, "american", 2, 10)
    await app[Sessions].link(LEAVER)
    return {"over": over, "lost": lost, "open": open_match, "fresh": fresh}


@pytest.fixture(scope="module")
def life(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, int]]:
    """A database in which the leaver has lived, made once."""
    path = tmp_path_factory.mktemp("life") / "damka.db"

    async def make() -> dict[str, int]:
        hands = Hands()
        async with open_app(url_of(path), now=hands, seed=1) as app:
            return await a_life(app, hands)

    return path, asyncio.run(make())


@pytest.fixture
def numbers(life: tuple[Path, dict[str, int]]) -> dict[str, int]:
    return life[1]


@pytest.fixture
async def lived(life: tuple[Path, dict[str, int]], file: Path, hands: Hands) -> AsyncIterator[App]:
    shutil.copy(life[0], file)
    async with open_app(url_of(file), now=hands, seed=1) as app:
        yield app


async def everything(app: App) -> str:
    async with app.database.reading() as connection:
        rows = [
            row
            for table in metadata.sorted_tables
            for row in await connection.execute(
                sa.select(*(sa.cast(column, sa.Text) for column in table.columns))
            )
        ]
    return "\n".join(" ".join(map(str, row)) for row in rows)


async def test_after_delete_me_nothing_in_the_database_names_them(app: App, hands: Hands) -> None:
    await a_life(app, hands)
    before = await everything(app)
    assert before.count(str(LEAVER)) > 40
    assert NAME in before
    assert IN_JSON in before
    gone = await app[Privacy].erase(LEAVER)
    after = await everything(app)
    assert str(LEAVER) not in after
    assert NAME not in after
    assert IN_JSON not in after
    assert "Yours" not in after, "nor is what they wrote to others"
    assert gone.number == -1
    assert (await check(app.database)).problems == ()
    assert await app[Players].names([LEAVER]) == {}


async def test_a_director_is_forgotten_in_games_that_have_left_their_tournament(app: App) -> None:
    made = await app[Tournaments].create(LEAVER, Plan("Cup", Format.GROUPS, terms("1d", rated=True)), HERE)
    for user in (FRIEND, THIRD, FOURTH):
        await app[Tournaments].enter(made.id, GUILD, user)
    await app[Tournaments].start(made.id, Asker(LEAVER, GUILD))
    await app[Tournaments].advance()
    await app[Directors].do(made.id, Asker(LEAVER, GUILD), "replace", THIRD, FOURTH + 1)
    assert str(LEAVER) in await everything(app)
    await app[Privacy].erase(LEAVER)
    assert str(LEAVER) not in await everything(app)


async def test_the_file_itself_holds_nothing_of_them_either(lived: App, file: Path) -> None:
    def held() -> list[str]:
        content = b"".join(path.read_bytes() for path in file.parent.glob(file.name + "*"))
        traces = {
            "number": str(LEAVER).encode(),
            "stored number": LEAVER.to_bytes(8, "big"),
            "name": NAME.encode(),
            "name in JSON": IN_JSON.encode(),
        }
        return [what for what, trace in traces.items() if trace in content]

    assert held() == ["number", "stored number", "name", "name in JSON"]
    await lived[Privacy].erase(LEAVER)
    assert held() == []


async def test_their_games_stay_and_open_ones_are_given_up(lived: App, numbers: dict[str, int]) -> None:
    before = await lived[Matches].get(numbers["over"])
    await lived[Privacy].erase(LEAVER)
    over = await lived[Matches].get(numbers["over"])
    assert (over.players, over.moves, over.outcome) == ((-1, FRIEND), before.moves, before.outcome)
    given_up, fresh = await lived[Matches].get(numbers["open"]), await lived[Matches].get(numbers["fresh"])
    assert given_up.outcome is not None
    assert (given_up.outcome.ending, given_up.outcome.winner) == (Ending.RESIGNATION, Side.SECOND)
    assert sure(fresh.outcome).ending is Ending.ABORT
    assert await lived[Matches].mine(-1) == []
    assert all(-1 not in match.players for match in await lived[Matches].mine(FRIEND))
    # The friend hears of it, and is not asked to play nobody.
    ends = await told(lived, Over)
    assert [notice.recipient for notice in ends if notice.match_id == given_up.id] == [FRIEND]
    with pytest.raises(OpponentGone):
        await lived[Seeks].rematch(FRIEND, given_up.id)


async def test_ratings_of_others_are_as_they_were_and_nobody_stands_on_a_leaderboard(
    lived: App, hands: Hands
) -> None:
    theirs = (await lived[Ratings].profile(FRIEND, GUILD)).ratings
    assert theirs
    pool = Pool(terms().kind.key, 77)
    async with lived.database.transaction() as connection:
        for user in (LEAVER, THIRD):
            settled = ratings.rating_row(pool, user, Rating(1500, 80, 0.06, 20, hands.at))
            await connection.execute(sa.insert(rating_rows).values(**settled))
    assert {line.user for line in (await lived[Ratings].leaderboard(pool.game, 77)).lines} == {LEAVER, THIRD}
    await lived[Privacy].erase(LEAVER)
    after = await lived[Ratings].leaderboard(pool.game, 77)
    assert [line.user for line in after.lines] == [THIRD]
    assert after.players == 1
    assert (await lived[Ratings].profile(FRIEND, GUILD)).ratings == theirs


async def test_tournaments_go_on_without_them(lived: App) -> None:
    await lived[Privacy].erase(LEAVER)
    running = await lived[Tournaments].get(1, GUILD)
    assert running.plan.name == "Cup of …"
    assert running.user(running.number(-1)) == -1
    assert running.withdrawn == {running.number(-1)}
    assert running.open_matches(running.number(-1)) == ()
    named_after = await lived[Tournaments].get(2, GUILD)
    assert named_after.plan.name == "… Memorial"
    assert LEAVER not in named_after.entrants
    for match in [m for user in (FRIEND, THIRD, FOURTH) for m in await lived[Matches].mine(user)]:
        if not (await lived[Matches].get(match.id)).over:
            await lived[Matches].act(match.mover, match.id, Match.resign)
    await lived[Tournaments].advance()
    assert (await check(lived.database)).problems == ()


async def test_a_tournament_that_was_renamed_says_their_name_no_longer(lived: App) -> None:
    made = await lived[Tournaments].create(LEAVER, Plan("Cup", Format.GROUPS, terms("1d", rated=True)), HERE)
    policy = replace(made.plan.policy, listed=(LEAVER, FRIEND))
    renamed = replace(made.plan, name=f"Cup of {NAME}", note=f"{NAME} gives a mug", policy=policy)
    await lived[Directors].do(made.id, Asker(LEAVER, GUILD), "settings", renamed)
    await lived[Privacy].erase(LEAVER)
    assert NAME not in await everything(lived)
    plan = (await lived[Tournaments].get(made.id, GUILD)).plan
    assert (plan.name, plan.note, plan.policy.listed) == ("Cup of …", "… gives a mug", (-1, FRIEND))
    assert (await check(lived.database)).problems == ()


def decomposed(text: str) -> str:
    return unicodedata.normalize("NFD", text)


@pytest.mark.parametrize(
    ("name", "called", "left"),
    [
        ("a", "Grand Amsterdam Marathon", "Grand Amsterdam Marathon"),
        ("Wilhelmina", "not wilhelmina", "not …"),
        ("Al", "Al and Ben", "Al and Ben"),
        ("Ann", "Annual Cup of Ann, by Anna and Ann's aunt", "Annual Cup of …, by Anna and …'s aunt"),
        ("Ann", "Ann杯とMaryAnn", "…杯とMaryAnn"),
        ("山田太郎", "第三回山田太郎杯", "第三回…杯"),
        ("さくら", "さくらんぼ杯", "…んぼ杯"),
        ("山田", "山田杯", "山田杯"),
        ("Jo  van [X]", "The Jo van [X] Open", "The … Open"),
        ("Ötvös", "Cup of Ötvös", "Cup of …"),
        ("ÖTVÖS", "Cup of ötvös", "Cup of …"),
        ("Ötvös", f"Cup of {decomposed('Ötvös')}", "Cup of …"),
        (decomposed("Ötvös"), "Cup of Ötvös", "Cup of …"),
        ("がぎぐ", decomposed("がぎぐ杯"), "…杯"),
        ("Ann", decomposed("Cup of Éva"), decomposed("Cup of Éva")),
        ("Evas", decomposed("Évas Cup"), decomposed("Évas Cup")),
        ("Wilhelmina", "Ｃｕｐ of Ｗｉｌｈｅｌｍｉｎａ", "Ｃｕｐ of …"),
        ("Ｗｉｌｈｅｌｍｉｎａ", "Cup of wilhelmina", "Cup of …"),
        ("Jo van Dam", "Ｊｏ\u3000ＶＡＮ Dam杯", "…杯"),
        ("サクラ", "ｻｸﾗ杯 2㎏", "…杯 2㎏"),
        ("ガラス", "ｶﾞﾗｽ杯", "…杯"),
        ("カラス", "ｶﾞﾗｽ杯", "ｶﾞﾗｽ杯"),
        ("Weiß", "WEISS cup, ﬁne and Weißbach", "… cup, ﬁne and Weißbach"),
        ("Ann", f"{decomposed('Éva')}, Ann", f"{decomposed('Éva')}, …"),
        ("김민준", decomposed("김민준 Cup"), "… Cup"),
        ("कमल", "कमल और कमला", "… और कमला"),
        ("कमला", "कमला कप, कमलाकर कप", "… कप, कमलाकर कप"),
        ("அருண்", "அருண் கோப்பை", "… கோப்பை"),
        ("Wilhelmina", "_Wilhelmina_ and __WILHELMINA__", "_…_ and __…__"),
        ("ada_b", "ada_b and ada_bella", "… and ada_bella"),
    ],
)
def test_only_whole_words_of_three_signs_or_more_are_names(name: str, called: str, left: str) -> None:
    assert without(called, name) == left


async def test_a_tournament_of_a_server_in_which_they_never_were_keeps_its_name(app: App) -> None:
    await app[Players].remember(LEAVER, "Grand")
    plan = Plan("Grand Open", Format.SWISS, terms("1d", rated=True))
    strange = await app[Tournaments].create(FRIEND, plan, HERE)
    await app[Privacy].erase(LEAVER)
    assert (await app[Tournaments].get(strange.id, GUILD)).plan.name == "Grand Open"


async def test_a_tournament_loses_the_name_of_a_director_who_did_nothing_else_there(app: App) -> None:
    await app[Players].remember(LEAVER, "Grand")
    plan = Plan("Grand Open", Format.SWISS, terms("1d", rated=True))
    made = await app[Tournaments].create(FRIEND, plan, HERE)
    await app[Directors].do(made.id, Asker(FRIEND, GUILD), "name", LEAVER)
    await app[Privacy].erase(LEAVER)
    assert (await app[Tournaments].get(made.id, GUILD)).plan.name == "… Open"


async def test_two_who_go_are_two_and_who_comes_back_is_new(lived: App, numbers: dict[str, int]) -> None:
    assert [(await lived[Privacy].erase(user)).number for user in (LEAVER, FRIEND)] == [-1, -2]
    assert (await lived[Matches].get(numbers["over"])).players == (-1, -2)
    await lived[Players].remember(LEAVER, NAME, "ja")
    assert await lived[Players].names([LEAVER]) == {LEAVER: NAME}
    assert (await lived[Players].settings(LEAVER)).theme is None
    assert await lived[Matches].mine(LEAVER) == []
    assert (await lived[Vacations].days_left(LEAVER)) == 21
    assert (await check(lived.database)).problems == ()


async def test_a_game_that_cannot_be_opened_names_nobody_either(app: App, hands: Hands) -> None:
    broken = await match_of(app, LEAVER, FRIEND, plies=3)
    await changed(app, sa.update(matches).where(matches.c.id == broken).values(position="rubbish"))
    await app[Privacy].erase(LEAVER)
    assert str(LEAVER) not in await everything(app)


async def test_what_is_kept_is_told_whole_and_nothing_of_others(lived: App, numbers: dict[str, int]) -> None:
    private = await match_of(lived, FRIEND, THIRD, plies=2)
    kept = await lived[Privacy].data_of(LEAVER)
    assert kept.rows["players"] == [
        {
            "user_id": LEAVER,
            "name": NAME,
            "settings": {"locale": "ja", "theme": "slate", "dm": True, "zone": "Europe/Berlin"},
        }
    ]
    assert len(kept.rows["vacations"]) == 1
    mine = {row["id"] for row in kept.rows["matches"]}
    assert set(numbers.values()) < mine
    assert private not in mine
    assert {row["match_id"] for row in kept.rows["match_events"] if row["match_id"] in mine} == mine
    # A game of others was decided by them.
    directed = [row for row in kept.rows["match_events"] if row["match_id"] not in mine]
    assert [(row["kind"], row["actor"]) for row in directed] == [("ended", LEAVER)]
    assert {match.id for match in kept.matches} == mine
    assert "Bob" not in str(kept.rows)
    nobody = await lived[Privacy].data_of(999)
    assert not any(nobody.rows.values())
    assert nobody.matches == ()


async def test_a_draw_that_is_offered_with_the_next_move_is_told_to_no_opponent_before(
    app: App, hands: Hands
) -> None:
    number = await match_of(app, FRIEND, LEAVER, plies=2)
    before = await app[Privacy].data_of(LEAVER)
    hands.on(hours=1)
    await app[Matches].act(FRIEND, number, Match.offer_draw)
    assert await app[Privacy].data_of(LEAVER) == replace(before, matches=(await app[Matches].get(number),))
    assert "draw-offered" in str((await app[Privacy].data_of(FRIEND)).rows), "it is the offerer's to know"
    # Nothing else that happens meanwhile leaves no gap.
    await app[Matches].act(LEAVER, number, Match.ask_takeback)
    events = (await app[Privacy].data_of(LEAVER)).rows["match_events"]
    assert [event["seq"] for event in events] == [1, 2, 3, 4]
    assert "draw-offered" not in str(events)
    await app[Matches].act(FRIEND, number, Match.refuse_takeback)
    await app[Matches].play(FRIEND, a_move(await app[Matches].get(number)), match_id=number)
    assert "draw-offered" in str((await app[Privacy].data_of(LEAVER)).rows)


async def test_what_others_did_to_them_in_tournaments_and_on_ladders_is_told_too(app: App) -> None:
    longer = LEAVER * 10
    made = await app[Tournaments].create(FRIEND, Plan("Cup", Format.GROUPS, terms("1d", rated=True)), HERE)
    for listed in (f"player\n{LEAVER}\n", f"player\n{longer}\n"):
        await app[Directors].take_over(made.id, Asker(FRIEND, GUILD), listed.encode(), COLUMN)
    await app[Tournaments].enter(made.id, GUILD, THIRD)
    await app[Tournaments].start(made.id, Asker(FRIEND, GUILD))
    ladder = await app[Ladders].create(FRIEND, Rules(terms("1d", rated=True)), HERE)
    for user in (LEAVER, THIRD):
        await app[Ladders].join(ladder.id, GUILD, user)
    await app[Ladders].challenge(ladder.id, GUILD, THIRD, LEAVER)
    kept = (await app[Privacy].data_of(LEAVER)).rows
    assert [row["kind"] for row in kept["tournament_events"]] == ["imported", "started"]
    assert [row["kind"] for row in kept["ladder_events"]] == ["joined", "challenged"]


def test_every_column_that_holds_a_person_is_known_as_one() -> None:
    unknown = [
        str(column)
        for table in metadata.sorted_tables
        for column in table.columns
        if isinstance(column.type, Snowflake)
        and not isinstance(column.type, Person)
        and column.type is not RowId
        and column.name not in PLACES_AND_MESSAGES
        and column is not commits.c.number
    ]
    assert not unknown, (
        f"people are of the type {Person.__name__}, or they are not found when they go: {unknown}"
    )


def test_everything_that_names_people_is_told_to_whom_it_belongs() -> None:
    assert {column.table for column in erasure.people()} == {column.table for column in erasure.people(Owner)}


async def test_nothing_happens_to_who_was_never_here(app: App) -> None:
    await started(app)
    await app[Privacy].erase(LEAVER)
    assert (await check(app.database)).problems == ()


@pytest.mark.parametrize("blocked_again", [False, True])
async def test_who_was_blocked_stays_so_when_they_come_back(app: App, blocked_again: bool) -> None:
    """A mark is in the place of their number; it is that of who comes back, and of nobody else here."""
    for user in (FRIEND, THIRD):
        await app[Blocks].block(user, LEAVER)
    await app[Blocks].block(LEAVER, FOURTH)
    for _ in range(3):
        await app[Privacy].erase(LEAVER)
        assert str(LEAVER) not in await everything(app)
        (kept,) = await app[Blocks].of(FRIEND)
        assert former(kept)
        assert await app[Blocks].of(LEAVER) == []
        assert (await check(app.database)).problems == ()
        with pytest.raises(NotAvailable):
            await app[Seeks].invite(LEAVER, terms(), HERE, opponent=FRIEND)
        offered = await app[Seeks].invite(FRIEND, terms(), HERE)
        assert offered not in await app[Seeks].open(GUILD, LEAVER)
        with pytest.raises(NotAvailable):
            await app[Seeks].join(offered.id, LEAVER)
        await app[Seeks].join(offered.id, FOURTH)
        if blocked_again:
            await app[Blocks].block(FRIEND, LEAVER)
            assert await app[Blocks].of(FRIEND) == [LEAVER]
    (kept,) = await app[Blocks].of(FRIEND)
    await app[Blocks].unblock(FRIEND, kept)
    await app[Seeks].invite(LEAVER, terms(), HERE, opponent=FRIEND)
    with pytest.raises(NotAvailable):
        await app[Seeks].invite(LEAVER, terms(), HERE, opponent=THIRD)


async def test_two_with_one_mark_may_both_go(app: App) -> None:
    twin = next(user for user in itertools.count(LEAVER + 1) if mark_of(user) == mark_of(LEAVER))
    for user in (LEAVER, twin):
        await app[Blocks].block(FRIEND, user)
    for user in (LEAVER, twin):
        await app[Privacy].erase(user)
    assert await app[Blocks].of(FRIEND) == [mark_of(LEAVER)]
