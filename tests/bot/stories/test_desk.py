"""Stories of the directors' desk: one private panel with what waits, and everything that a director does."""

import re
from datetime import timedelta
from typing import Any

import pytest

from bot.people.service import Players
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.course import Course
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import a_move, sure
from tests.bot.stories.club import Club, filled, the_form
from tests.bot.stories.desk import Director
from tests.bot.stories.narrative import answer, buttons, parts, pictures, text, unlinked
from tests.world import TEXTS


def players(club: Club, tournament: Tournament, meeting: int) -> list[Any]:
    return [club.people[tournament.user(n)] for n in tournament.meetings[meeting].pairing.players()]


HALF_DAY = 43_200


def in_place(club: Club) -> str:
    return f"/channels/{club.world.channel.id}/messages"


async def test_the_desk_is_for_directors_alone_and_says_what_waits(club: Club) -> None:
    await club.announce(format="swiss", rounds=3)
    assert "Only the director" in await club.says(club.members[0], "tournament manage")
    opened = await Director(club).desk()
    assert "0 of at most 128 have entered" in text(opened)
    assert "Starts with at least 3 players." in text(opened)
    assert list(buttons(opened)) == [
        *("Start", "Take back …", "Players …", "Pairings …", "Tournament …", "Series …", "Log")
    ]
    await club.enter_all()
    cards = opened, await Director(club).desk()
    assert [part["style"] for each in cards for part in parts(each) if part.get("label") == "Start"] == [2, 3]
    begins = await club.acts(club.host, "start")
    assert "Under way" in begins
    assert not re.search(r"[Rr]ound 0|0 of 0", begins), "nothing is paired yet"
    begun = await club.until(lambda tournament: bool(tournament.meetings))
    assert "Nothing waits for you: it goes on" in text(await Director(club).desk()), "they have a day for it"
    await club.world.env.advance_time(HALF_DAY)
    shown = await Director(club).desk()
    first = begun.meetings[0]
    mover = (await club.world.matches.get(first.matches[0])).mover
    assert "**Round 1 of 3** · 0 of 2 games over" in text(shown)
    assert f"**No move yet.** You need not act: without one, they lose.\n- <@{mover}>" in text(shown)
    for each in reversed(begun.meetings):
        match = await club.world.matches.get(each.matches[0])
        match = (await club.world.matches.play(match.mover, a_move(match), match_id=match.id)).match
    assert f"<@{match.mover}>" not in text(await Director(club).desk())
    await club.world.env.advance_time(HALF_DAY)
    assert f"\n- <@{match.mover}>" in text(await Director(club).desk()), "nor has the other moved"
    assert list(buttons(shown))[:2] == ["Pause", "Take back …"]
    for each in begun.meetings:
        await club.decide(each.matches[0], begun.user(each.pairing.first))
    await club.until(lambda tournament: tournament.round == 2)
    assert "**Round 2 of 3** · 0 of 2 games over" in text(await Director(club).desk())


async def test_players_are_added_removed_and_brought_back_and_told_once(club: Club) -> None:
    desk, late = Director(club), club.member("Late")
    club.people[late.id] = late
    await club.announce(format="swiss", rounds=4)
    await club.enter_all()
    assert "They have entered" in await desk.does("Add", {"player": late})
    await club.world.env.settle()
    assert f"has entered {late.mention}" in text(club.world.posted()[-1])
    assert club.world.called(path=in_place(club)) == [late.id]
    assert "Taken back" in await desk.does("Take back …")
    assert late.id not in (await club.now()).entrants
    out = club.members[3]
    assert "They no longer play" in await desk.does("Remove", {"player": out})
    assert out.id not in (await club.now()).entrants
    assert "Taken back" in await desk.does("Take back …")
    assert out.id in (await club.now()).entrants
    tournament = await club.begin_entered()
    assert "They have entered" in await desk.does("Add", {"player": late}), "a Swiss takes people under way"
    asked = await desk.does("Remove", {"player": out}, sure=False)
    assert "1 game stands still for a day. Until then you can take this back." in asked
    assert not (await club.now()).withdrawn
    await desk.does("Remove", {"player": out})
    await club.world.env.settle()
    assert "Open games stand still for a day, then they are lost." in text(club.world.posted()[-1])
    assert not (await club.now()).results
    assert f"**Removed**: {out.mention}. Their games are given up <t:" in text(await desk.desk())
    asked = await desk.does("Take back …", sure=False)
    back = await desk.does("Bring back", {"player": out}, sure=False)
    assert all("Their games go on, with their moves and clocks." in each for each in (asked, back))
    await club.world.env.advance_time(86_400)
    now = await club.until(lambda tournament: bool(tournament.results))
    await club.world.env.settle()
    freed = next(each for each in club.world.posted()[::-1] if "was removed" in text(each))
    assert f"{out.mention} was removed and is out now." in text(freed)
    assert "Their open games are won by" in text(freed)
    number = now.number(out.id)
    (lost,) = [m for m in now.meetings if number in m.pairing.players()]
    assert (lost.pairing.points(number), lost.pairing.kind) == (0, Kind.FORFEIT)
    match = await club.world.matches.get(lost.matches[0])
    assert match.over
    assert sure(match.outcome).winner is None, "and so nobody's rating changes"
    sent = [r.json or {} for r in club.world.env.http_requests if "was removed and is out" in str(r.json)]
    assert str(out.id) not in map(str, sent[-1]["allowed_mentions"]["users"]), "who is out is not called"
    asked = await desk.does("Take back …", sure=False)
    assert TEXTS.say("en", "desk-asks-undo-left") in asked
    assert "They play on" in await desk.does("Bring back", {"player": out})
    assert number not in (await club.now()).withdrawn
    assert tournament.id == now.id


async def test_a_substitution_is_taken_back_with_its_consequences_told_before(club: Club) -> None:
    desk, fresh = Director(club), club.member("Fresh")
    tournament = await club.begin(format="groups")
    out, against = players(club, tournament, 0)
    other = next(n for n in (1, 2, 3, 4, 5) if out in players(club, tournament, n))
    await club.decide(tournament.meetings[other].matches[0], out.id)
    fields = {"player": out, "substitute": fresh}
    assert "2 games under way begin anew" in await desk.does("Replace", fields, sure=False)
    assert "changed hands" in await desk.does("Replace", fields)
    assert fresh.id in (await club.now()).seeds
    asked = await desk.does("Take back …", sure=False)
    assert f"If you take it back: {out.mention} plays again, and not {fresh.mention}." in asked
    assert "Games of theirs that are under way are called off and begin anew" in asked
    assert fresh.id in (await club.now()).seeds
    await desk.does("Take back …")
    now = await club.now()
    assert out.id in now.seeds
    assert fresh.id not in now.seeds
    match = await club.world.matches.get(now.meetings[0].matches[0])
    assert set(match.players) == {out.id, against.id}
    assert not match.over


@pytest.mark.parametrize("format", ["swiss", "knockout"])
async def test_the_announcement_names_the_games_that_are_played_now(club: Club, format: str) -> None:
    desk, fresh, world = Director(club), club.member("Fresh"), club.world
    begun = await club.begin(format=format, **({"rounds": 3} if format == "swiss" else {}))

    async def shown() -> str:
        await world.env.advance_time(30)
        (_, _, message) = (await world.app[Tournaments].announcements(begun.id))[0]
        return unlinked(next(each for each in world.posted() if each.id == message))

    async def names_what_is_played() -> None:
        now, card = await club.now(), await shown()
        for meeting in now.meetings:
            one, other = (f"<@{now.user(n)}>" for n in meeting.pairing.players())
            assert re.search(rf"{one}[^\n]*{other}[^\n]*#{meeting.matches[0]}\b", card), card

    await names_what_is_played()
    await desk.does("Replace", {"player": players(club, begun, 0)[0], "substitute": fresh})
    await names_what_is_played()
    assert f"#{begun.meetings[0].matches[0]}" not in (await shown()).partition("\n")[2]
    if format == "swiss":
        now = await club.now()
        fields = {"player": fresh, "other": players(club, now, 1)[0]}
        club.people[fresh.id] = fresh
        assert "They have changed places" in await desk.does("Change places", fields)
        await names_what_is_played()


async def test_two_change_places_before_their_games_are_played(club: Club) -> None:
    desk = Director(club)
    tournament = await club.begin(format="swiss", rounds=3)
    one, two = players(club, tournament, 0)[0], players(club, tournament, 1)[0]
    assert "They have changed places" in await desk.does("Change places", {"player": one, "other": two})
    now = await club.now()
    assert [now.user(m.pairing.first) for m in now.meetings] == [two.id, one.id]
    for meeting in now.meetings:
        match = await club.world.matches.get(meeting.matches[0])
        assert list(match.players) == [now.user(n) for n in meeting.pairing.players()]
    await club.world.env.settle()
    assert len(club.world.called(path=in_place(club))) == 4
    assert "Taken back" in await desk.does("Take back …")
    now = await club.now()
    assert [now.user(m.pairing.first) for m in now.meetings] == [one.id, two.id]
    assert "They have changed places" in await desk.does(
        "Change places", {"player": one, "other": players(club, now, 0)[1]}
    )
    now = await club.now()
    assert now.user(now.meetings[0].pairing.second or 0) == one.id, "two who meet change sides"
    await club.decide(now.meetings[0].matches[0], one.id)
    said = await desk.does("Change places", {"player": one, "other": two})
    assert "before one of their games has a move" in said


async def test_every_result_can_be_given_corrected_and_played_anew(club: Club) -> None:
    desk = Director(club)
    await club.host.slash(club.world.channel, "play", game="russian")
    await club.announce(format="swiss", rounds=3)
    await club.enter_all()
    await club.says(club.members[3], "tournament leave")
    await club.world.app[Tournaments].enter(1, club.world.guild.id, club.host.id)
    begun = await club.begin_entered()
    first = next(
        m for m in begun.meetings if m.pairing.second and begun.number(club.host.id) in m.pairing.players()
    )
    number = str(first.matches[0])
    games = await club.host.click(await desk.desk(), label="Games …")
    opened = await club.host.click(answer(games), label="Decide")
    about = {each["label"]: each.get("description") for each in opened.modal["components"]}
    assert "Whoever never came is dropped" in about["Result"]
    said = await desk.does("Decide", {"open": [number], "result": ["second-forfeit"]})
    assert f"Game #{number} is decided" in said
    now = await club.now()
    assert now.meetings[begun.meetings.index(first)].pairing.games == ((0, 2),)
    await club.world.env.settle()
    log = await club.acts(club.members[0], "log")
    assert f"decided by {club.host.mention} ({club.host.mention} plays in this game)" in log
    assert any("plays in this game" in text(each) for each in club.world.posted()), "it is told in public"
    fields = {"decided": [number], "result": ["double-loss"]}
    assert "counts differently" in await desk.does("Correct", fields)
    assert "Taken back" in await desk.does("Take back …")
    assert f"The result of game #{number} no longer counts" in await desk.does("Take back …", sure=False)
    assert "Taken back. A new game begins in its place." in await desk.does("Take back …")
    now = await club.now()
    reopened = now.meetings[begun.meetings.index(first)]
    assert not reopened.decided
    assert reopened.matches != first.matches
    assert not (await club.world.matches.get(reopened.matches[0])).over
    await club.decide(reopened.matches[0], now.user(reopened.pairing.first))
    if (await club.now()).round == 1:
        assert "A new game begins" in await desk.does("Play anew", {"decided": [str(reopened.matches[0])]})
        log = await club.acts(club.members[0], "log")
        assert f"replaces it. ({club.host.mention} plays in this game)" in log


async def test_the_card_of_a_decided_game_says_what_its_tournament_counts(club: Club) -> None:
    lost = "Both lose: decided in the tournament."
    won = "wins: decided"
    desk, world = Director(club), club.world
    begun = await club.begin(format="swiss", rounds=3)
    one, two = (meeting.matches[0] for meeting in begun.meetings)
    winner = players(club, begun, 1)[1]
    nothing = TEXTS.say("en", "ending-abort")

    async def card(match: int) -> Any:
        await world.env.settle()
        return next(each for each in world.posted()[::-1] if f"#{match}" in text(each) and pictures(each))

    await desk.does("Decide", {"open": [str(one)], "result": ["double-loss"]})
    shown = await card(one)
    assert lost in text(shown)
    assert " 0–0" in text(shown)
    assert "Not rated: the board did not decide it." in text(shown)
    assert lost.rstrip(".") in pictures(shown)[0]
    assert nothing not in text(shown) + pictures(shown)[0]
    await desk.does("Decide", {"open": [str(two)], "result": ["second-forfeit"]})
    shown = await card(two)
    assert winner.mention in text(shown).split(won)[0]
    assert won in pictures(shown)[0]
    thanks = TEXTS.say("en", "match-thanks").strip()
    assert not thanks or thanks not in text(shown), "nobody is thanked for a game that was not played"
    assert nothing not in text(shown) + pictures(shown)[0]
    await desk.does("Correct", {"decided": [str(two)], "result": ["double-loss"]})
    board = answer(await club.members[0].slash(world.channel, "board", game=str(two)))
    assert "Both lose" in text(board), "the card knows what it counts now"


async def test_a_running_tournament_is_called_off_and_its_games_are_not_rated(club: Club) -> None:
    desk = Director(club)
    tournament = await club.begin(format="swiss", rounds=3)
    assert "2 games under way are called off too, and not rated" in await desk.does("Call off", sure=False)
    await desk.does("Call off")
    assert (await club.until(lambda t: t.status is Status.CANCELLED)).id == tournament.id
    for meeting in tournament.meetings:
        match = await club.world.matches.get(meeting.matches[0])
        assert match.over
        assert sure(match.outcome).winner is None
    told = [each for each in club.world.posted() if "has called the tournament off" in text(each)]
    assert len(told) == 1
    assert all(person.mention in text(told[0]) for person in club.members)


async def test_who_announced_it_may_go_but_one_director_stays(club: Club) -> None:
    desk, helper = Director(club), club.members[0]
    await club.announce(format="swiss", rounds=3)
    said = await desk.does("Remove a director", {"player": club.host}, sure=False)
    assert "A tournament needs a director" in said, "it is refused at once, not after a question"
    assert "They direct it too now" in await desk.does("Add a director", {"player": helper})
    there = Director(club, helper)
    assert "They direct it no longer" in await there.does("Remove a director", {"player": club.host})
    assert (await club.now()).directors == {helper.id}
    said = await Director(club, helper).does("Take back …")
    assert f"Taken back. {club.host.mention} is a director." in said
    assert (await club.now()).directors == {helper.id, club.host.id}


async def test_no_act_that_cannot_be_done_is_asked_about(club: Club) -> None:
    desk, stranger = Director(club), club.member("Stranger")
    await club.announce(format="swiss", rounds=3)
    assert "at least 3 players" in await desk.does("Start", sure=False)
    assert "not in this tournament" in await desk.does("Remove", {"player": stranger}, sure=False)
    before, begun = await desk.desk(), await club.begin_entered()
    assert "Meanwhile: " in text(answer(await club.host.click(before, label="Start")))
    one, two = players(club, begun, 0)
    fields = {"player": one, "substitute": two}
    assert "plays in the tournament already" in await desk.does("Replace", fields, sure=False)
    await club.decide(begun.meetings[0].matches[0], one.id)
    other = players(club, begun, 1)[0]
    said = await desk.does("Change places", {"player": one, "other": other}, sure=False)
    assert "before one of their games has a move" in said


@pytest.mark.parametrize(
    ("language", "away", "title"),
    [("en", " (left the server)", "Remove"), ("ja", "（サーバーにいません）", "外す")],
)
async def test_people_are_chosen_among_the_entrants(club: Club, language: str, away: str, title: str) -> None:
    await club.announce(format="swiss", rounds=3)
    begun = await club.begin_entered()
    await club.world.app[Players].save(club.host.id, language=language)
    gone = club.members[2]
    club.world.guild.remove_member(gone)
    desk = await Director(club).desk()
    way = next(each for each in buttons(desk).values() if each.endswith(":people"))
    shown = await club.host.click(desk, custom_id=way)
    form = await club.host.click(answer(shown), label=title)
    (field,) = [each["component"] for each in form.modal["components"]]
    names = [f"{n}. P{club.members.index(club.people[user]) + 1}" for n, user in enumerate(begun.seeds, 1)]
    there = [f"{n}{away}" if u == gone.id else n for n, u in zip(names, begun.seeds, strict=True)]
    assert [each["label"] for each in field["options"]] == there
    asked = await club.host.submit_modal(form, {"player": [str(gone.id)]})
    assert gone.mention in text(answer(asked))


async def test_of_many_entrants_one_is_named_or_numbered(club: Club) -> None:
    desk, world, first = Director(club), club.world, club.members[0].id
    await club.announce(format="swiss", rounds=3)
    await club.enter_all()
    for n, name in enumerate([*(f"Player {n}" for n in range(1, 30)), "Twin", "Twin"], 2001):
        await world.app[Players].remember(n, name)
        await world.app[Tournaments].enter(1, world.guild.id, n)
    named = {"5": 2001, "５": 2002, "player 29": 2029, "R 28": 2028, f"<@{first}>": first}
    for written, user in named.items():
        assert "They no longer play" in await desk.does("Remove", {"player": written})
        assert user not in (await club.now()).entrants
    for written, said in (("Twin", "or several are"), ("No", "Nobody here is called “No”")):
        assert said in await desk.does("Remove", {"player": written})


async def test_an_act_on_what_has_changed_meanwhile_is_refused_with_what_was_done(club: Club) -> None:
    desk, out = Director(club), club.members[0]
    await club.begin(format="swiss", rounds=3)
    shown = answer(await club.host.click(await desk.desk(), label="Players …"))
    form = await club.host.click(shown, label="Remove")
    asked = await club.host.submit_modal(form, {"player": [str(out.id)]})
    assert "1 game stands still for a day" in text(asked.response)
    await desk.does("Pause")
    again = await club.host.click(answer(asked), label="Remove")
    paused = f"Meanwhile: {club.host.mention} has paused the tournament. All clocks stand still.\nLook again."
    assert paused in text(again.response)
    assert not (await club.now()).withdrawn
    shown = answer(await club.host.click(answer(again), label="Players …"))
    form = await club.host.click(shown, label="Remove")
    asked = await club.host.submit_modal(form, {"player": [str(out.id)]})
    await club.host.click(answer(asked), label="Remove")
    assert (await club.now()).withdrawn


async def test_of_two_who_press_at_once_one_does_it(club: Club) -> None:
    desk, helper = Director(club), club.members[0]
    await club.announce(format="swiss", rounds=3)
    shown = answer(await club.host.click(await desk.desk(), label="Tournament …"))
    card = answer(await club.host.click(shown, label="Settings"))
    form = await club.host.click(card, custom_id=the_form(card, "rules"))
    await club.host.submit_modal(form, filled(form, **{"round-days": 5}))
    await club.begin_entered()
    await desk.does("Add a director", {"player": helper})
    pressed = await desk.desk(), await Director(club, helper).desk()
    forms = [await p.click(d, label="More time") for p, d in zip((club.host, helper), pressed, strict=True)]
    ends = sure((await club.now()).deadline)
    for person, form in zip((club.host, helper), forms, strict=True):
        later = (ends + timedelta(days=3)).strftime("%Y-%m-%d %H:%M")
        said = await person.submit_modal(form, {"until": later})
    assert f"Meanwhile: {club.host.mention} has extended the round until" in text(answer(said))
    await desk.does("Pause")
    asked = [await p.click(await Director(club, p).desk(), label="Take back …") for p in (club.host, helper)]
    for person, question in zip((club.host, helper), asked, strict=True):
        said = await person.click(answer(question), label="Take back")
    assert f"Meanwhile: {club.host.mention} has taken back “Pause”." in text(answer(said))
    after = await club.now()
    assert not after.paused
    assert after.deadline == (ends + timedelta(days=3)).replace(second=0, microsecond=0), "it stands"
    light = [await Director(club, person).desk() for person in (club.host, helper)]
    for person, card in zip((club.host, helper), light, strict=True):
        said = await person.click(card, label="Pause")
    assert "Meanwhile:" in text(answer(said))
    assert (await club.now()).paused


async def test_a_paused_swiss_may_end_between_two_rounds(club: Club) -> None:
    desk = Director(club)
    begun = await club.begin(format="swiss", rounds=3)
    assert "End it" not in buttons(answer(await club.host.click(await desk.desk(), label="Tournament …")))
    await desk.does("Pause")
    for meeting in begun.meetings:
        await desk.does("Decide", {"open": [str(meeting.matches[0])], "result": ["first"]})
    assert (await club.now()).round == 1
    assert "ends as it stands" in await desk.does("End it")
    assert (await club.now()).status is Status.OVER
    log = await club.acts(club.members[0], "log")
    assert f"{club.host.mention} has ended the tournament as it stood." in log


async def test_the_desk_settles_pairings_time_and_settings(club: Club) -> None:
    desk = Director(club)
    await club.announce(format="swiss", rounds=3)
    await club.enter_all()
    one, two = club.members[:2]
    assert "not paired" in await desk.does("Keep apart", {"player": one, "other": two})
    assert "already set like that" in await desk.does("Keep apart", {"player": two, "other": one})
    assert "may be paired" in await desk.does("Allow again", {"player": one, "other": two})
    fields = {"player": one, "round": "2", "worth": ["nothing"]}
    assert "round off is settled" in await desk.does("Round off", fields)
    assert (await club.now()).byes == {(one.id, 2): 0}
    assert "rounds 1 to 3" in await desk.does("Round off", {**fields, "round": "9"})
    card = answer(await club.host.click(await desk.desk(), label="Tournament …"))
    card = answer(await club.host.click(card, label="Settings"))
    shown = await club.host.click(card, custom_id=the_form(card, "rules"))
    await club.host.submit_modal(shown, filled(shown, **{"round-days": 5}))
    assert (await club.now()).plan.policy.round_days == 5
    assert "Taken back" in await desk.does("Take back …")
    assert (await club.now()).plan.policy.round_days is None
    shown = await club.host.click(card, custom_id=the_form(card, "rules"))
    await club.host.submit_modal(shown, filled(shown, **{"round-days": 5}))
    await club.begin_entered()
    now = await club.now()
    longer = sure(now.deadline) + timedelta(days=3)
    form = (await club.host.click(await desk.desk(), label="More time")).modal
    assert "Now: " in form["components"][0]["description"]
    said = await desk.does("More time", {"until": longer.strftime("%Y-%m-%d %H:%M")})
    assert "The round has more time" in said
    assert (await club.now()).deadline == longer.replace(second=0, microsecond=0)
    assert "within 120 days" in await desk.does("More time", {"until": "soon"})
    assert "within 120 days" in await desk.does("More time", {"until": longer.strftime("%Y-%m-%d %H:%M")})


async def test_a_failed_pairing_is_told_at_the_desk_and_done_later(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, club.world.forgiven = Director(club), True
    await club.announce(format="swiss", rounds=3)
    await club.enter_all()

    async def stuck(*_: Any, **__: Any) -> Any:
        raise TimeoutError

    with monkeypatch.context() as slow:
        slow.setattr(Course, "_following", stuck)
        assert "failed" not in await desk.does("Start")
        await club.world.env.advance_time(5)
        assert "tournament.failed" in {entry["event"] for entry in club.world.logged}
        waits = text(await desk.desk())
        assert "**The next step has failed** <t:" in waits
        assert "the bot tries again by itself, within ten minutes" in waits
        assert "Its log names tournament #1" in waits
        since = club.world.app[Tournaments].failing_since(1)
        await club.world.env.advance_time(1200)
        assert "**The next step has failed**" in text(await desk.desk())
        assert club.world.app[Tournaments].failing_since(1) == since
    await club.world.env.advance_time(600)
    await club.until(lambda tournament: bool(tournament.meetings))
    assert "failed" not in text(await desk.desk())
