"""python -m tests.bot.store.dumps: freezes the newest revision of the schema.

Writes a database of it, with rows of a club's life in all its tables, to `tests/data/store/<revision>.sql`, and the
digest of its file to `tests/data/store/frozen.txt`. Both stay as they are once it is released.
"""

import asyncio
import hashlib
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

from bot.app import open_app
from bot.core.access import Asker
from bot.core.match import Match, Place
from bot.house_games.service import HouseGames
from bot.invitations.service.blocks import Blocks
from bot.invitations.service.invitations import Seeks
from bot.ladders.model.ladder import Rules
from bot.ladders.service.ladders import Ladders
from bot.lessons.service import Lessons
from bot.lines.service import Conditionals
from bot.match.service.matches import Matches
from bot.match.service.pauses import begin
from bot.people.service import Players
from bot.problems.service import Problems, problem_on
from bot.ratings.service import Exclusions
from bot.reviews.service import Reviews, subject_of
from bot.servers.service import Departures
from bot.store.app import App
from bot.store.database import MIGRATIONS
from bot.store.remembered import Memory
from bot.tournaments.model.event import Paired
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from bot.world.model import Complaint, Greeting
from bot.world.service.lobby import Lobby
from bot.world.service.moderation import Moderation
from tests.bot.fixtures import ANNA, BOB, CARL, PLACE, Hands, moved, started, terms, url_of

DUMPS = Path(__file__).parents[2] / "data" / "store"
FROZEN = DUMPS / "frozen.txt"
SERVER = PLACE.guild_id or 0
DORA = 104


def frozen() -> dict[str, str]:
    """The digest of each frozen revision by the name of its file."""
    if not FROZEN.exists():
        return {}
    lines = (line.split() for line in FROZEN.read_text(encoding="utf-8").splitlines())
    return {name: digest for digest, name in lines}


def files() -> list[Path]:
    """The revisions, the first first."""
    return sorted((MIGRATIONS / "versions").glob("v[0-9]*.py"))


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


async def a_life(path: Path) -> None:
    """People play, and Anna is to move in one game; a row in every table that a file has rows in."""
    hands = Hands()
    async with open_app(url_of(path), now=hands, seed=1) as app:
        await app.database.write(lambda connection: begin(connection, hands()), about=())
        for user, name in ((ANNA, "Änne 安奈 'x\\"), (BOB, "Bob"), (CARL, "Carl")):
            await app[Players].remember(user, name, "ja")
        await app[Players].save(ANNA, dm=True, zone="Asia/Tokyo")
        await app[Players].save_server(SERVER, language="ja", channel=PLACE.channel_id)
        await app[Blocks].block(CARL, 999)
        await app[Vacations].book(ANNA, date(2026, 3, 10), date(2026, 3, 12))
        await app[Seeks].invite(BOB, terms(), PLACE)
        over = await started(app, terms(rated=True))
        over = await moved(app, over, 20, varied=True)
        over = await app[Matches].act(BOB, over.id, Match.resign)
        await a_club(app)
        match = await started(app)
        move, *_ = match.game.legal_moves(match.state)
        after = match.game.play(match.state, move)
        answer, *_ = match.game.legal_moves(after)
        line = (match.game.format(match.state, move), match.game.format(after, answer))
        await app[Conditionals].add(BOB, match.id, line)
        await a_lobby(app)
        await a_study(app, over)
        await app[Exclusions].exclude(DORA)
        await app[Departures].left(700)
        await app[Memory].keep("command-ids", '{"play": 5}')


async def a_club(app: App) -> None:
    """A ladder with a challenge, a tournament that has begun, a game with rules of the house."""
    ladder = await app[Ladders].create(CARL, Rules(terms("3d")), PLACE)
    for user in (BOB, CARL):
        await app[Ladders].join(ladder.id, SERVER, user)
    await app[Ladders].challenge(ladder.id, SERVER, CARL, BOB)
    cup = await app[Tournaments].create(CARL, Plan("Cup", Format.GROUPS, terms("3d", rated=True)), PLACE)
    for user in (BOB, CARL, DORA):
        await app[Tournaments].enter(cup.id, SERVER, user)
    await app[Tournaments].start(cup.id, Asker(CARL, SERVER))
    await app[Tournaments].advance()
    events = await app[Tournaments].history(cup.id, SERVER)
    paired = next(event for event in events if isinstance(event.what, Paired))
    await app[Tournaments].note_announcement(cup.id, paired.seq, PLACE.channel_id, 990)
    await app[HouseGames].add(SERVER, "house:8x8", "Ours")


async def a_study(app: App, over: Match) -> None:
    """A lesson, a try at the problem of the day, where that is posted, and a review that was asked for."""
    await app[Lessons].found(ANNA, "russian", 2, 9)
    problem = problem_on(app[Problems].today, "russian")
    await app[Problems].try_move(
        ANNA, app[Problems].today, problem.key, problem.solution[0], plies=0, guild_id=SERVER
    )
    await app[Problems].choose(SERVER, PLACE.channel_id, "russian", CARL)
    await app[Reviews].ask(ANNA, SERVER, subject_of(over))


async def a_lobby(app: App) -> None:
    """People of two servers meet, and one of them, and a server, would rather not again."""
    for guild in (SERVER, 800):
        await app[Players].save_server(guild, door=950)
    for user in (BOB, CARL):
        await app[Lobby].agree(user)
    await app[Lobby].seek(BOB, terms(), PLACE, greeting=Greeting.DAILY)
    met = await app[Lobby].seek(CARL, terms(), Place(800, 801))
    assert isinstance(met, Match)
    await app[Moderation].report(met.id, CARL, Complaint.STALLING)
    await app[Moderation].shut(800, met.id)
    await app[Moderation].ban(DORA)
    await app[Lobby].seek(BOB, terms(), PLACE)


def written(path: Path) -> Iterator[str]:
    """A database as statements that make it again."""
    with closing(sqlite3.connect(path)) as database:
        (mark,) = database.execute("PRAGMA application_id").fetchone()
        yield from database.iterdump()
    yield f"PRAGMA application_id = {mark};"


def main() -> None:
    *_, newest = files()
    dump = DUMPS / f"{int(newest.stem[1:5])}.sql"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "life.db")
        asyncio.run(a_life(path))
        dump.write_text("\n".join(written(path)) + "\n", encoding="utf-8")
    FROZEN.write_text("".join(f"{digest(file)}  {file.name}\n" for file in files()), encoding="utf-8")
    print(f"{dump.name} is written: once it is released, never change it again.")


if __name__ == "__main__":
    main()
