"""Stories of directors: a tournament created by a form, its settings, and everything that they do under way."""

from datetime import timedelta
from typing import Any

import pytest

from bot.tournaments.model.policy import RoundEnd, Scoring
from bot.vacations.service import Vacations
from tests.bot.fixtures import sure
from tests.bot.stories.club import Club, announcing, filled, rules_of
from tests.bot.stories.desk import acted
from tests.bot.stories.narrative import alone, answer, buttons, stepped, text


async def full_rules(club: Club, announced: Any) -> str:
    return await rules_of(club.host, announced)


def sentences(message: Any) -> str:
    return text(message.response)


async def written(club: Club, label: str, fields: dict[str, Any], card: Any) -> Any:
    """The host opens a form from the settings card and sends it."""
    return await club.host.submit_modal(await club.host.click(card, label=label), fields)


GAMES = {"name": "Form Cup", "game": ["russian"], "format": ["swiss"], "pace": ["3d"], "opening": ["ballots"]}
DATE = "2026-01-05 18:00"
ENTRIES = {"most": "8", "ratings": "1200-1800", "start": ["date"], "date": DATE, "check-in": "24"}
SETTINGS = ("Games", "Format", "Entries and start", "Rounds and rules")
RULES = {
    "round-days": "14",
    "round-end": ["forfeit"],
    "draws": ["refused-20"],
    "settling": ["3"],
    "options": ["engines", "waiting", "one"],
}


async def test_a_tournament_is_created_by_forms(club: Club) -> None:
    form = await club.host.slash(club.world.channel, "tournament create")
    card = answer(await club.host.submit_modal(form, GAMES))
    assert club.world.posted() == []
    assert list(buttons(card)) == [
        "Announce",
        *SETTINGS,
        "Tie-breaks",
        "Who may enter, prize",
        "Full rules",
        "Call off",
    ]
    saved = await written(club, "Format", {"rounds": "4"}, card)
    assert "Saved" in sentences(saved)
    as_in_japan: dict[str, Any] = {
        "most": "８人",
        "ratings": "１２００～１８００",
        "start": ["date"],
        "date": "2026年1月5日（月）18時",
        "check-in": "24時間",
    }
    entered = []
    for fields in (as_in_japan, ENTRIES):
        saved = await written(club, "Entries and start", fields, card)
        assert "Saved" in sentences(saved)
        entered.append((await club.now()).plan)
    assert entered[0] == entered[1]
    saved = await written(club, "Rounds and rules", RULES, card)
    assert "Saved" in sentences(saved)
    plan = (await club.now()).plan
    assert (plan.most, plan.rounds, plan.terms.setup, plan.terms.vacation) == (8, 4, "lot", False)
    policy = plan.policy
    assert (policy.least, policy.most, policy.check_in, policy.round_days) == (1200, 1800, 24, 14)
    assert (policy.round_end, policy.scoring, policy.settling) == (RoundEnd.FORFEIT, Scoring.ONE, 3)
    announced = await announcing(club.world, club.host, card)
    card = sure((await acted(club.host, club.world.channel, "settings")).response)
    said = text(announced)
    for expected in ("For ratings here from 1200 to 1800", "Check in from", "0 of 8 entered"):
        assert expected in said, expected
    rules = await full_rules(club, club.world.posted()[-1])
    for expected in (
        "A win counts 1, a draw ½",
        "Engines are allowed",
        "No draw is offered or claimed before 20 moves of both",
        "A round takes at most 14 days. Games that are not over then are lost by both",
        "After the last game, players may object once, for 3 days",
    ):
        assert expected in rules, expected
    for label, fields, fault in (
        ("Entries and start", {**ENTRIES, "date": "soon"}, "Write it like 2026-12-31 18:00"),
        ("Entries and start", {**ENTRIES, "ratings": "strong"}, "A rating limit must lie between"),
        ("Entries and start", {**ENTRIES, "ratings": "1800-1200"}, "nobody could enter"),
        ("Rounds and rules", {**RULES, "round-days": "1"}, "A round can take 2 to 120 days"),
        ("Format", {"rounds": "x"}, "A Swiss tournament has"),
    ):
        assert fault in sentences(await written(club, label, fields, card))
    assert (await club.now()).plan == plan
    await club.world.players.save(club.host.id, zone="Asia/Tokyo", zone_asked=True)
    for label in (*SETTINGS, "Tie-breaks"):
        shown = await club.host.click(card, label=label)
        assert "Saved" in sentences(await club.host.submit_modal(shown, filled(shown)))
        assert (await club.now()).plan == plan, f"{label}: sent as it was opened it changes nothing"
    assert "Open for entries" in text((await club.host.click(card, label="Desk")).response)


async def test_a_tournament_names_the_table_that_its_openings_are_drawn_from(club: Club) -> None:
    form = await club.host.slash(club.world.channel, "tournament create")
    made = await club.host.submit_modal(form, {**GAMES, "opening": ["lot:idf"]})
    assert (await club.now()).plan.terms.setup == "lot:idf"
    card = answer(made)
    await announcing(club.world, club.host, card)
    card = sure((await acted(club.host, club.world.channel, "settings")).response)
    assert "random opening from the IDF table" in await full_rules(club, club.world.posted()[-1])
    wrong = await written(club, "Games", {**GAMES, "game": ["american"], "opening": ["lot:idf"]}, card)
    assert "no table of openings" in sentences(wrong)
    assert (await club.now()).plan.terms.game == "russian"


@pytest.mark.parametrize(
    ("format", "fields", "said"),
    [
        (
            "groups",
            {"group": "4", "cycles": ["2"], "lot": ["yes"]},
            "drawn by lot among players of like rating.",
        ),
        ("knockout", {"deciders": ["3"], "third": ["no"]}, "gets two games more, 3 times at most"),
        (
            "league",
            {"group": "6", "cycles": ["1"], "moving": ["1"], "pause": "14"},
            "The next season begins by itself after 14 days.",
        ),
    ],
)
async def test_a_format_has_a_form_of_its_own(
    club: Club, format: str, fields: dict[str, Any], said: str
) -> None:
    announced = await club.announce(format=format)
    shown = await acted(club.host, club.world.channel, "settings")
    ties = [] if format == "knockout" else ["Tie-breaks"]
    assert list(buttons(shown.response)) == [*SETTINGS, *ties, "Who may enter, prize", "Full rules", "Desk"]
    assert "Saved" in sentences(await written(club, "Format", fields, shown.response))
    (shown_now,) = [message for message in club.world.posted() if message.id == announced.id]
    assert said in await full_rules(club, shown_now)
    plan = (await club.now()).plan
    for name, value in fields.items():
        kept = getattr(plan, name)
        written_so = value if isinstance(value, str) else value[0]
        assert written_so == (str(kept) if not isinstance(kept, bool) else "yes" if kept else "no"), name


async def test_one_refused_form_of_a_format_changes_nothing(club: Club) -> None:
    await club.announce(format="league")
    before = (await club.now()).plan
    shown = await acted(club.host, club.world.channel, "settings")
    fields = {"group": "6", "cycles": ["2"], "moving": ["1"], "pause": "90"}
    assert "The pause between two seasons can last 1 to 60 days" in sentences(
        await written(club, "Format", fields, shown.response)
    )
    assert (await club.now()).plan == before


async def test_forms_are_for_directors(club: Club) -> None:
    stranger = club.members[0]
    assert "Only somebody who may manage events" in await club.says(stranger, "tournament create")
    await club.announce()
    assert "Only the director" in await club.acts(stranger, "settings")
    shown = await acted(club.host, club.world.channel, "settings")
    assert "Change it until the start" in sentences(shown)
    form = await club.host.click(shown.response, label="Games")
    await club.begin_entered()
    late = await club.host.submit_modal(form, GAMES)
    assert "has begun or was called off" in sentences(late)


async def test_a_director_is_named_pauses_and_goes_on_and_the_log_tells(club: Club) -> None:
    await club.begin(format="swiss", rounds=3)
    helper = club.members[3]
    assert "direct it too" in await club.acts(club.host, "name", player=helper)
    assert "Paused" in await club.acts(helper, "pause")
    await club.world.env.settle()
    assert "has paused the tournament. All clocks stand still" in text(club.world.posted()[-1])
    match = await club.world.matches.get((await club.now()).meetings[0].matches[0])
    refused = await club.says(club.people[match.mover], "move", notation="11-15", game=str(match.id))
    assert "a director paused it" in refused
    assert "goes on" in await club.acts(helper, "resume")
    undone = await club.acts(helper, "undo")
    assert "Taken back. The tournament is paused. All clocks stand still." in undone
    await club.world.env.settle()
    said = f"{helper.mention} has taken back “Go on”. The tournament is paused. All clocks stand still."
    assert said in text(club.world.posted()[-1])
    assert (await club.now()).paused
    assert "goes on" in await club.acts(helper, "resume")
    assert "direct it no longer" in await club.acts(club.host, "name", player=helper, remove=True)
    said = await club.acts(club.members[0], "log")
    for expected in ("has named", "has paused", "has taken back", "as a director"):
        assert expected in said


async def test_entrants_and_games_are_taken_over_from_a_file(club: Club) -> None:
    await club.announce(format="swiss", rounds=3)
    for person in club.members:
        await person.slash(club.world.channel, "play", game="russian")
    data = b"round,first,second,result,club\n1,P1,P2,1-0,\n1,P4,P3,1-1,\n"
    stranger = club.members[0]
    assert "Only the director" in await club.acts(stranger, "import", file=("table.csv", data))
    said = await club.acts(club.host, "import", file=("table.csv", b"nothing\n"))
    assert "names the columns player, rating and seed, or round, first, second and result" in said
    said = await club.acts(club.host, "import", file=("table.csv", data + b"2,P1,Nobody,1-0,\n"))
    assert "I cannot tell who is meant: Nobody." in said
    await club.world.players.save(club.host.id, language="ja")
    unknown = "table.csv", data + b"2,P1,Nobody,1-0,\n2,P4,P_9,1-0,\n"
    said = await club.acts(club.host, "import", file=unknown)
    assert "：Nobody、P" in said
    assert ", " not in said
    await club.world.players.save(club.host.id, language="en")
    said = await club.acts(club.host, "import", file=("table.csv", data))
    assert "Taken over: 4 players, 2 games. Columns not understood: club." in said
    assert "4 players and 2 games from a file" in await club.acts(stranger, "log")
    begun = await club.begin_entered()
    begun = await club.until(lambda tournament: tournament.round == 2)
    assert begun.table(0, 0)[0].values[0] == 2


@pytest.mark.slow
async def test_a_vacation_in_a_tournament_is_told_by_its_rules_and_to_who_has_planned_one(club: Club) -> None:
    told = "yours neither: Wed, Jan 7 to Fri, Jan 9."
    world, planning = club.world, club.members[0]
    for person in (planning, club.host):
        await world.players.save(person.id, language="en", zone="Asia/Tokyo")
    days = world.app.now().date() + timedelta(days=6)
    await world.app[Vacations].book(planning.id, days, days + timedelta(days=2))
    for options, rule in (({}, "None is spent by itself"), ({"spends": True}, "Up to three days are spent")):
        await club.announce(**options)
        assert rule in await full_rules(club, world.posted()[-1])
        assert told not in await club.says(planning, "tournament enter")
        await club.acts(club.host, "cancel")
    await club.announce(vacation=False)
    assert told in await club.says(planning, "tournament enter")
    assert told not in await club.says(club.members[1], "tournament enter")


async def test_nobody_knows_of_a_tournament_before_it_is_announced(club: Club) -> None:
    world, host, player = club.world, club.host, club.members[0]
    calendar = world.env.backend.get_guild(world.guild.id).scheduled_events
    card = answer(await host.slash(world.channel, "tournament create", name="Cup", game="russian"))
    dated = {**ENTRIES, "start": ["date"], "date": "2026-01-05 18:00", "check-in": "24"}
    card = (await written(club, "Entries and start", dated, card)).response
    await world.env.advance_time(7 * 86_400)
    assert world.posted() == []
    assert not calendar
    assert "Cup" not in text(answer(await player.slash(world.channel, "tournament list")))
    for command in ("enter", "table", "manage", "leave"):
        refused = await player.slash(world.channel, f"tournament {command}", tournament="1")
        assert "no such tournament" in alone(refused), command
        assert "no such tournament" in alone(await player.slash(world.channel, f"tournament {command}"))
    # Who manages the events of the server finds the draft of another, with what there is to do with it.
    manager = world.boss(manage_events=True)
    assert "Cup" in text(answer(await manager.slash(world.channel, "tournament list")))
    card = answer(await manager.slash(world.channel, "tournament manage"))
    assert {"Announce", "Call off"} <= set(buttons(card))
    assert "Desk" not in buttons(card)
    card = answer(await host.slash(world.channel, "tournament manage"))
    card = answer(await host.click(answer(await host.click(card, label="Full rules")), label="Desk"))
    dated |= {"date": "2026-01-15 18:00"}
    card = (await written(club, "Entries and start", dated, card)).response
    posted = await announcing(world, host, card)
    assert (await club.now()).starts_at is not None
    await player.click(posted, label="Enter")
    assert (await club.now()).entrants == (player.id,)
    desk = answer(await host.slash(world.channel, "tournament manage"))
    log = answer(await host.click(desk, label="Log"))
    assert "Start" in buttons(answer(await host.click(log, label="Desk")))
    assert "Desk" not in buttons(answer(await player.click(posted, label="Log")))
    await world.env.advance_time(60)
    assert [each.name for each in calendar.values()] == ["Cup"]
    # One that is called off before that was never there.
    card = answer(await host.slash(world.channel, "tournament create", name="Secret", game="russian"))
    asked = answer(await host.click(card, label="Call off"))
    before = len(world.posted())
    await stepped(host, asked, "desk-do")
    await world.env.advance_time(60)
    assert len(world.posted()) == before
    assert "Secret" not in text(answer(await player.slash(world.channel, "tournament list")))
