"""A club of twenty over sixty days: every sentence about time is true at the moment at which somebody reads it.

The truth is folded here from the rows alone, by one rule: the earlier of all ends that bind, and none while one of the
pauses of a game lasts. Nothing of `bot.core.until` or of the clock is asked.
"""

import json
import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest

from bot import sweeper
from bot.core.access import Asker
from bot.core.match import Match
from bot.match.service import pauses
from bot.match.service.matches import Matches
from bot.match.service.presence import Presence
from bot.people.service import Players
from bot.series.model import Repeat, Rules
from bot.series.service.seasons import Seasons
from bot.tournaments.model.policy import USUAL_SETTLING
from bot.tournaments.model.tournament import Status
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from tests.bot.fixtures import a_move, terms
from tests.bot.stories.between import parts_of
from tests.bot.stories.club import Club
from tests.bot.stories.desk import acted
from tests.world import TEXTS, World

DAY = timedelta(days=1)
TIME = re.compile(r"<t:(\d+)")
BARE = re.compile(r"<t:\d+(:\w)?>")
GAME = re.compile(r"(?:game |対局)?#(\d+)")
EVENT = re.compile(r"(?:tournament |大会)#(\d+)")
PINGS = 6
"""The most calls of one person on a day; most days have one or two."""
Span = tuple[datetime, datetime]
FOREVER = datetime(9999, 1, 1, tzinfo=UTC)


def at_of(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC)


def written(value: Any) -> datetime:
    """An instant in an event's detail."""
    return at_of(value) if isinstance(value, int) else datetime.fromisoformat(value)


def end_of(start: datetime, length: timedelta, spans: list[Span]) -> datetime | None:
    """When so much time has passed outside the spans."""
    at = start
    for begun, over in sorted(spans):
        if over <= at:
            continue
        if begun > at:
            if length < begun - at:
                break
            length -= begun - at
        if over is FOREVER:
            return None
        at = over
    return at + length


class Truth:
    """The state of the rows now."""

    def __init__(self, file: sqlite3.Connection, now: datetime) -> None:
        self.now, self._file = now, file
        self.seen = self.version()
        self.away = [
            (at_of(a), at_of(b)) for a, b in self._file.execute("SELECT start_at, end_at FROM downtimes")
        ]
        self.events: dict[int, list[tuple[str, datetime, Any, int]]] = defaultdict(list)
        for row in self._file.execute("SELECT * FROM tournament_events ORDER BY tournament_id, seq"):
            told = row["kind"], at_of(row["at"]), json.loads(row["detail"] or "{}"), row["actor"]
            self.events[row["tournament_id"]].append(told)
        self.event_of = dict(self._file.execute("SELECT match_id, tournament_id FROM tournament_matches"))
        self.limits = {number: self._meetings(number) for number in self.events}

    def version(self) -> int:
        """Another one after each change of the rows."""
        return int(self._file.execute("PRAGMA data_version").fetchone()[0])

    def vacations(self, user: int) -> list[Span]:
        found = self._file.execute("SELECT start_at, end_at FROM vacations WHERE user_id = ?", (user,))
        return [(at_of(a), at_of(b)) for a, b in found]

    def paused(self, number: int) -> list[Span]:
        spans: list[Span] = []
        for kind, at, _, _ in self.events.get(number, ()):
            if kind == "paused":
                spans.append((at, FOREVER))
            elif spans and kind in ("resumed", "settling") and spans[-1][1] is FOREVER:
                spans[-1] = spans[-1][0], at
        return spans

    def _meetings(self, number: int) -> list[dict[str, Any]]:
        """Matches of each meeting, and the limit of its time."""
        found: list[dict[str, Any]] = []
        for kind, at, what, _ in self.events[number]:
            if kind == "paired":
                until = None if what.get("days") is None else at + what["days"] * DAY
                found += [
                    {"matches": each["matches"], "since": at, "until": until, "claiming": False, "open": True}
                    for each in what["meetings"]
                ]
            elif kind == "time-up":
                for n in what["meetings"]:
                    found[n] |= {"since": at, "until": written(what["until"]), "claiming": True}
            elif kind == "extended":
                for n, since, until, claiming in map(tuple, map(_values, what["limits"])):
                    found[n] |= {"since": written(since), "until": written(until), "claiming": claiming}
        over = {what["match"] for kind, _, what, _ in self.events[number] if kind == "result"}
        for each in found:
            each["open"] = bool(each["matches"]) and not over.issuperset(each["matches"])
        return found

    def claims(self, match: int) -> dict[int, Any]:
        told = (each for each in self.events.get(self.event_of.get(match, 0), ()) if each[0] == "claimed")
        return {what["user"]: what["winner"] for _, _, what, _ in told if what["match"] == match}

    def end(self, number: int, meeting: Mapping[str, Any]) -> datetime | None:
        if meeting["until"] is None:
            return None
        spans = self.away + self.paused(number)
        if meeting["claiming"]:
            for match in meeting["matches"]:
                row = self.match(match)
                users = {row["first_id"], row["second_id"]} - self.claims(match).keys()
                spans += [span for user in users for span in self.vacations(user)]
        return end_of(meeting["since"], meeting["until"] - meeting["since"], spans)

    def ends(self, number: int) -> list[datetime]:
        going = (self.end(number, each) for each in self.limits[number] if each["open"])
        return [each for each in going if each is not None]

    def match(self, match: int) -> Any:
        return self._file.execute("SELECT * FROM matches WHERE id = ?", (match,)).fetchone()

    def turn(self, match: int) -> tuple[int, datetime, int]:
        """Whose turn it is, since when, and after how many moves."""
        row, plies, since = self.match(match), 0, None
        for event in self._file.execute(
            "SELECT kind, at FROM match_events WHERE match_id = ? ORDER BY seq", (match,)
        ):
            if event["kind"] in ("started", "moved"):
                plies, since = plies + (event["kind"] == "moved"), at_of(event["at"])
        assert since is not None
        return row[("first_id", "second_id")[plies % 2]], since, plies

    def until(self, match: int) -> tuple[str, datetime | None]:
        """The end that comes first, and when that is."""
        row, (mover, since, _) = self.match(match), self.turn(match)
        number = self.event_of.get(match, 0)
        spans = self.away + self.paused(number) + (self.vacations(mover) if row["vacation"] else [])
        clock = end_of(since, int(row["pace"].rstrip("d")) * DAY, spans)
        meeting = next((each for each in self.limits.get(number, ()) if match in each["matches"]), None)
        if meeting is None or meeting["until"] is None:
            return "clock", clock
        end = self.end(number, meeting)
        if meeting["claiming"]:
            return "claims", None if len(set(self.claims(match).values())) > 1 else end
        return ("play", end) if end is not None and (clock is None or end <= clock) else ("clock", clock)

    def standing(self, match: int) -> list[Span]:
        mover, _, _ = self.turn(match)
        spans = self.vacations(mover) + self.away + self.paused(self.event_of.get(match, 0))
        return [(start, over) for start, over in spans if start <= self.now < over]

    def instants(self, number: int, kind: str) -> list[datetime]:
        return [written(what["until"]) for each, _, what, _ in self.events[number] if each == kind]

    def column(self, query: str) -> list[datetime]:
        return [at_of(each[0]) for each in self._file.execute(query) if each[0] is not None]


def _values(detail: Any) -> list[Any]:
    return list(detail.values()) if isinstance(detail, dict) else detail


def said(message: Any) -> str:
    """The texts of a message as the simulated Discord stores it."""
    return "\n".join(part["content"] for part in parts_of(message) if part.get("type") == 10)


class Readers:
    """Everything that anybody gets, read at once."""

    def __init__(self, world: World, patch: pytest.MonkeyPatch) -> None:
        self._world = world
        self._said = defaultdict[str, dict[str, tuple[str, Mapping[str, Any]]]](dict)
        self._rows = sqlite3.connect(world.database_url.partition("///")[2])
        self._rows.row_factory = sqlite3.Row
        self._truth: Truth | None = None
        self.held, self.wrong, self.readings = Counter[str](), list[str](), 0
        self.pings: Counter[tuple[int, Any]] = Counter()
        backend, say = world.env.backend, TEXTS.say
        commit, edit = backend.commit_message, backend.edit_message

        def listened(language: str, name: str, /, **facts: Any) -> str:
            text = say(language, name, **facts)
            # What is put together of sentences says nothing itself.
            timed = [str(value) for value in facts.values() if TIME.search(str(value))]
            if TIME.search(text) and timed and all(BARE.fullmatch(each) for each in timed):
                self._said[TIME.findall(text)[0]][text] = name, facts
            return text

        def committed(*given: Any, **how: Any) -> Any:
            message = commit(*given, **how)
            for user in message.ping_user_ids:
                self.pings[user, world.env.now().date()] += 1
            self.read(message)
            return message

        def edited(*given: Any, **how: Any) -> Any:
            message = edit(*given, **how)
            self.read(message)
            return message

        patch.setattr(TEXTS, "say", listened)
        patch.setattr(backend, "commit_message", committed)
        patch.setattr(backend, "edit_message", edited)

    def read(self, message: Any) -> None:
        """Somebody reads this message now."""
        text = said(message)
        if not TIME.search(text):
            return
        now = self._world.env.now()
        if self._truth is None or self._truth.version() != self._truth.seen or self._truth.now != now:
            self._truth = Truth(self._rows, now)
        truth = self._truth
        self.readings += 1
        for line in text.split("\n"):
            while times := TIME.search(line):
                found = [each for each in self._said[times[1]] if each in line]
                sentence = max(found, key=len, default="")
                if not sentence:
                    self.wrong.append(f"nobody said: {line}")
                    break
                name, facts = self._said[times[1]][sentence]
                try:
                    self._hold(truth, name, facts, sentence, line, text)
                except (AssertionError, StopIteration, ValueError, IndexError, KeyError) as error:
                    self.wrong.append(f"{truth.now} {name} {dict(facts)}: {error} in {text[:300]}")
                self.held[name] += 1
                line = line.replace(sentence, "")

    def _hold(
        self, truth: Truth, name: str, facts: Mapping[str, Any], sentence: str, line: str, text: str
    ) -> None:
        told = [int(each) for each in TIME.findall(sentence)]

        def is_one_of(*true: datetime | None) -> None:
            instants = {int(each.timestamp()) for each in true if each is not None}
            assert set(told) <= instants, f"{told} is not of {sorted(instants)}"

        heading, in_line = GAME.search(text), GAME.search(EVENT.sub("", line))
        game = int((in_line or heading)[1]) if in_line or heading else 0  # type: ignore[index]
        event = int(found[1]) if (found := EVENT.search(text)) else 0
        match name:
            case "match-deadline" | "match-play-ends" | "match-claims-end":
                end, at = truth.until(game)
                kind = {"match-deadline": "clock", "match-play-ends": "play"}.get(name, "claims")
                assert end == kind, end
                is_one_of(at)
                if kind == "play":
                    assert facts["then"] == "claims"
                elif kind == "claims":
                    then = "counts" if truth.claims(game) else "nobody"
                    assert facts["then"] == ("lost" if truth.turn(game)[2] < 2 else then)
            case "reminder-match" | "waiting-match" | "waiting-number":
                end, at = truth.until(game)
                assert facts["end"] == end, end
                is_one_of(at)
            case "match-paused-vacation" | "match-paused-downtime":
                # On a board that stands, one that is over names an end that has come.
                lasting = max((over for _, over in truth.standing(game)), default=None)
                past = truth.away + truth.vacations(truth.turn(game)[0])
                is_one_of(*([lasting] if lasting else [over for _, over in past if over <= truth.now]))
            case "match-paused-director":
                assert any(over is FOREVER for _, over in truth.standing(game))
                is_one_of(*(start for start, _ in truth.standing(game)))
            case "desk-paused":
                is_one_of(truth.paused(event)[-1][0])
            case "desk-silent":
                is_one_of(truth.turn(game)[1])
            case "desk-late":
                is_one_of(truth.until(game)[1])
            case "desk-ends":
                is_one_of(min(truth.ends(event)))
            case "tournament-until" | "tournament-claims-reminder" | "tournament-claim-alone":
                is_one_of(max(truth.ends(event)))
            case "tournament-reminder":
                latest = max(truth.ends(event))
                is_one_of(latest)
                assert facts["left"] == (latest - truth.now + timedelta(hours=1)) // DAY
            case "tournament-settling" | "tournament-log-settling":
                since = next(at for kind, at, _, _ in reversed(truth.events[event]) if kind == "settling")
                length = truth.instants(event, "settling")[-1] - since
                is_one_of(end_of(since, length, truth.away), since + length)
            case "tournament-log-time-up" | "tournament-log-extended" | "tournament-now-until":
                is_one_of(
                    *truth.instants(event, "time-up"), *truth.instants(event, "extended"), *truth.ends(event)
                )
            case "policy-start-date":
                plans = [what["plan"] for _, _, what, _ in truth.events[event] if "plan" in what]
                is_one_of(written(plans[-1]["policy"]["starts_at"]))
            case "notice-vacation-spent":
                is_one_of(*truth.column("SELECT end_at FROM vacations"))
            case "seek-expires" | "seek-stands":
                is_one_of(*truth.column("SELECT expires_at FROM seeks"))
            case "series-next":
                is_one_of(*truth.column("SELECT next_at FROM series UNION SELECT wakes_at FROM series"))
            case _:
                raise AssertionError("no rule says what is true")

    def close(self) -> None:
        self._rows.close()

    def boards(self) -> Iterator[Any]:
        """The newest message of each game and each event in each channel."""
        for messages in self._world.env.backend.messages.values():
            seen = set[str]()
            for message in reversed(list(messages.values())):
                controls = [part.get("custom_id") or "" for part in parts_of(message)]
                about = [control.split(":")[2] for control in controls if control.startswith("v1:more:")]
                if about and about[0] not in seen and not message.flags & 64:
                    seen.add(about[0])
                    yield message


@pytest.fixture
def settling() -> int:
    return USUAL_SETTLING


class Season:
    """The twenty and what they do."""

    def __init__(self, world: World) -> None:
        self.club, self.world, self.dice = Club(world, 20), world, Random(7)
        self.events: dict[str, int] = {}

    async def opened(self, name: str, first: int, last: int, **options: Any) -> None:
        await self.club.announce(name=name, pace="5d", **options)
        self.events[name] = (await self.club.now()).id
        for person in self.club.members[first:last]:
            await self.world.app[Tournaments].enter(self.events[name], self.world.guild.id, person.id)
        await self.acts(name, "start")

    async def acts(self, name: str, act: str, **facts: Any) -> None:
        host, number = self.club.host, str(self.events[name])
        await acted(host, self.world.channel, act, tournament=number, **facts)
        await self.world.env.settle()

    async def goes_on(self, name: str) -> None:
        """The next event of the series begins, once it is open."""
        found = await self.world.app[Seasons].of(self.events[name])
        if found is None or (latest := found[1][-1]).id == self.events[name]:
            return
        for person in self.club.members[:8]:
            await self.world.app[Tournaments].enter(latest.id, self.world.guild.id, person.id)
        self.events[name] = latest.id
        await self.acts(name, "start")

    async def moves(self, silent: int) -> None:
        """Some of those to move do; whoever is at the end of a game gives it up."""
        app, idle = self.world.app, self.club.members[silent].id
        open_matches = {m.id: m for person in self.club.members for m in await app[Matches].mine(person.id)}
        for match in sorted(open_matches.values(), key=lambda each: each.id):
            seen = await app[Matches].get(match.id)
            if seen.over or seen.mover == idle or self.dice.random() < 0.6:
                continue
            if await app[Vacations].lasts(seen.mover):
                continue
            bound = (await app[Tournaments].bounds_of([seen])).get(seen.id)
            if bound is not None and (not bound.end.playing or bound.stands):
                continue
            if len(seen.moves) > 7:
                await app[Matches].act(seen.mover, seen.id, Match.resign)
            else:
                await app[Matches].play(seen.mover, a_move(seen), match_id=seen.id)
        await self.world.env.settle()


@pytest.mark.parametrize(
    ("language", "days"),
    [
        ("en", 10),
        pytest.param("ja", 10, marks=pytest.mark.slow),
        pytest.param("en", 60, marks=pytest.mark.slow),
        pytest.param("ja", 60, marks=pytest.mark.nightly),
    ],
)
async def test_every_sentence_about_time_is_true_when_it_is_read(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str, days: int
) -> None:
    # The bot says every six hours that it is there: sixty days of its beats would be most of the story.
    monkeypatch.setattr(sweeper, "BEAT", timedelta(hours=6))
    monkeypatch.setattr(pauses, "AWAY", timedelta(hours=18))
    monkeypatch.setattr(sweeper, "UNREACHED", timedelta(hours=1))
    season, players = Season(world), world.app[Players]
    club = season.club
    readers = Readers(world, monkeypatch)
    await players.save_server(world.guild.id, language=language)
    for n, person in enumerate(club.members):
        await players.save(
            person.id, language=("en", "ja")[n % 2], zone="UTC", zone_asked=True, vacation_auto=n % 5 == 0
        )
        await players.remember(person.id, f"P{n + 1}")
        if n % 4 == 0:
            await person.user.send_dm("hello")
            await players.save(person.id, dm=True, **({"turns": 8} if n % 8 == 0 else {}))
    await season.opened("Swiss", 0, 8, format="swiss", rounds=3, **{"round-days": 7})
    rules, asker = Rules(Repeat.FINAL, events=2), Asker(club.host.id, world.guild.id, manager=True)
    await world.app[Seasons].set_up(season.events["Swiss"], asker, rules)
    await season.opened("Cup", 8, 12, format="knockout", **{"round-days": 20})
    await season.opened("League", 12, 18, format="league", group=3, pause=7, **{"round-days": 21})
    for one in (18, 0, 5):
        match = await world.paired(terms("3d", game="american", rated=one == 18), one=club.members[one])
        assert match
    for day in range(days):
        if day == 2:
            await world.app[Vacations].book(
                club.members[1].id, world.now().date() + DAY, world.now().date() + 4 * DAY
            )
        elif day == 4:
            await season.acts("Swiss", "extend", until=(world.now() + 8 * DAY).strftime("%Y-%m-%d %H:%M"))
        elif day == 6:
            await season.acts("League", "pause")
        elif day == 9:
            await season.acts("League", "resume")
        elif day == 7:
            world.app[Presence].lose()
            await world.env.advance_time(20 * 3600)
            world.app[Presence].find()
            await world.env.advance_time(60)
        await season.goes_on("Swiss")
        await season.moves(silent=3)
        await world.env.advance_time(86_400)
        person = club.members[day % 18]
        await person.slash(world.channel, "games")
        await person.slash(world.channel, "board")
        await club.host.slash(world.channel, "tournament manage", tournament=str(1 + day % 3))
        for board in readers.boards():
            readers.read(board)
    assert readers.readings > 12 * days, readers.held
    readers.close()
    assert readers.wrong == [], "\n".join(readers.wrong[:12])
    assert max(readers.pings.values()) <= PINGS


@pytest.mark.slow
async def test_a_series_that_settles_calls_nobody_more_often_than_two_events_made_by_hand(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    club, commit, app, posts = Club(world, 20), world.env.backend.commit_message, world.app, list[Any]()
    asker = Asker(club.host.id, world.guild.id, manager=True)

    def committed(*given: Any, **how: Any) -> Any:
        posts.append(commit(*given, **how))
        return posts[-1]

    monkeypatch.setattr(world.env.backend, "commit_message", committed)
    monkeypatch.setattr(sweeper, "BEAT", timedelta(hours=6))
    monkeypatch.setattr(pauses, "AWAY", timedelta(hours=18))
    monkeypatch.setattr(sweeper, "UNREACHED", timedelta(hours=1))
    for person in club.members:
        await app[Players].save(person.id, language="en", zone="UTC", zone_asked=True)

    async def announced(settling: int | None) -> int:
        await club.announce(name="Swiss", pace="5d", format="swiss", rounds=3, **{"round-days": 7})
        made = await club.now()
        plan = replace(made.plan, policy=replace(made.plan.policy, settling=settling))
        await app[Directors].do(made.id, asker, "settings", plan)
        return made.id

    async def played(number: int) -> None:
        for person in club.members:
            await app[Tournaments].enter(number, world.guild.id, person.id)
        await app[Tournaments].start(number, asker)
        for _ in range(3):
            event = await club.until(lambda t: bool(t.meetings) and not t.decided, number)
            going = [n for each in event.meetings for n in each.matches if n not in event.results]
            for step in range(3):
                for match in [await app[Matches].get(n) for n in going]:
                    if step < 2:
                        await app[Matches].play(match.mover, a_move(match), match_id=match.id)
                    else:
                        await app[Matches].act(match.mover, match.id, Match.resign)
                await world.env.settle()
            await world.env.advance_time(3600)

    marks = [0]

    def counted() -> tuple[Counter[int], list[str]]:
        since = marks[-1]
        marks.append(len(world.env.http_requests))
        sent = [each.json or {} for each in world.env.http_requests[since:] if each.method == "POST"]
        called = [(each.get("allowed_mentions") or {}).get("users") or () for each in sent]
        calls = Counter(int(user) for users in called for user in users)
        seen = [said(each).partition("\n")[0] for each in posts if not each.flags & 64]
        posts.clear()
        return calls, [each for each in seen if each.startswith("### Swiss ·")]

    for _ in range(2):
        await played(await announced(None))
    by_hand, told_by_hand = counted()
    first = await announced(USUAL_SETTLING)
    await app[Seasons].set_up(first, asker, Rules(Repeat.FINAL, events=2))
    await played(first)
    await world.env.advance_time(USUAL_SETTLING * 86_400)
    await played((await club.until(lambda t: t.status is Status.OPEN)).id)
    await world.env.advance_time(USUAL_SETTLING * 86_400)
    by_itself, told = counted()
    assert by_hand.total() >= 6 * 20, "each is called in each round"
    assert by_itself == by_hand
    assert told.count("### Swiss · season") == 1
    assert len(told) == len(told_by_hand) + 1, "nothing else is told besides"
