"""The problem of the day: for a solver, for a channel, its solution, and the best solvers."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from bot.core.match import Match
from bot.language.markdown import escaped
from bot.language.words import Names, Words, moment
from bot.match.cards.choices import move_parts
from bot.match.cards.notices import score, step_row
from bot.match.cards.terms import rules_button
from bot.problems.model import GRADES, Attempt, Problem, Share, Solver, Streak
from bot.skin import card as ui
from rules import Side

MAX_SOLVERS = 15  # people on the board of a month, besides its reader


@dataclass(frozen=True, slots=True)
class Shown:
    """A problem as it stands before somebody. `board`: after the moves that they have found."""

    problem: Problem
    attempt: Attempt
    board: Match

    def control(self, action: str, rest: str = "") -> ui.ControlId:
        """The control for an action on it: the day, how many moves stand on the board, and the problem's key."""
        key = self.problem.key
        return ui.ControlId(
            f"problem-{action}",
            self.attempt.day.toordinal(),
            self.attempt.plies,
            f"{key}.{rest}" if rest else key,
        )


def task(problem: Problem, words: Words) -> str:
    """The task of whoever solves it, in a few words."""
    return words("problem-task", colour=_colour(problem, words), count=problem.gain)


def _colour(problem: Problem, words: Words) -> str:
    side: Side = problem.rules.start(problem.position).to_move
    return words.colour(problem.rules, side)


def stars(problem: Problem) -> str:
    """How hard it is."""
    return "★" * problem.grade + "☆" * (len(GRADES) - problem.grade)


def heading(problem: Problem, day: date, words: Words) -> str:
    """The name of the problem, its task, and its difficulty, or that it is withdrawn."""
    title = words("problem-heading", game=words.game(problem.game), day=day)
    goal = "problem-goal-men" if problem.gain else "problem-goal-game"
    told = f"### {title}\n**{words(goal, colour=_colour(problem, words), count=problem.gain)}**"
    if problem.withdrawn:
        return f"{told}\n{words('problem-withdrawn')}"
    ways = "end" if problem.ways else "only"
    return f"{told}\n-# {words('problem-grade', stars=stars(problem), grade=problem.grade, ways=ways)}"


def problem_card(
    shown: Shown,
    words: Words,
    picture: ui.Attached,
    *,
    said: str = "",
    text: str = "",
    menus: Sequence[ui.Part] = (),
    share: Share | None = None,
    streak: Streak | None = None,
    in_server: bool = False,
    before: Problem | None = None,
    yesterday: str = "",
    shared: bool = False,
) -> ui.Reply:
    """The problem for a solver.

    `said`: the result of their last try; `text`: the position in characters; `menus`: instead of all moves in one;
    `share` and `streak`: for a solver who is done; `before`: the problem of the day before, and `yesterday` how many
    solved it; `shared`: the result was told to everybody.
    """
    attempt, problem = shown.attempt, shown.problem
    told = [heading(problem, attempt.day, words), *([said] if said else [])]
    parts: list[ui.Part] = ["\n".join(told), ui.picture_part(picture), text]
    below = []
    if attempt.plies:
        below.append(score(shown.board, 0, words))
    if attempt.wrong:
        below.append(f"-# {words('problem-wrong-tries', count=attempt.wrong)}")
    if attempt.solved_at is not None:
        below.append(f"**{words('problem-solved', count=attempt.wrong)}**")
    elif attempt.given_up_at is not None:
        below.append(words("problem-given-up"))
    if share is not None:
        below.append(words("problem-share", solved=share.solved, tried=share.tried))
    if streak is not None:
        below.append(words("problem-streak", current=streak.current, best=streak.best))
    if yesterday:
        below.append(f"-# {yesterday}")
    parts.append("\n".join(below))
    buttons = []
    if not attempt.over:
        parts += menus or move_parts(shown.board, words, to=shown.control)
        buttons.append(ui.button(words("button-type"), shown.control("type")))
        buttons.append(ui.button(words("button-problem-quit"), shown.control("quit")))
    elif attempt.solved_at is not None and not shared:
        buttons.append(ui.button(words("button-problem-share"), shown.control("share"), ui.Style.primary))
    elif attempt.given_up_at is not None:
        buttons.append(
            ui.button(words("button-problem-solution"), on_day(problem, attempt.day, "problem-solution"))
        )
    buttons.append(rules_button(problem.game, words))
    if before is not None:
        buttons.append(yesterday_button(attempt.day, before, words))
    if in_server:
        buttons.append(month_button(words))
    parts.append(ui.row(*buttons))
    return ui.Reply(ui.boxed(parts, ui.Tint.OVER) if attempt.over else ui.framed(parts, picture), (picture,))


def shared_card(
    problem: Problem, number: int, attempt: Attempt, streak: Streak, name: str, words: Words
) -> ui.Reply:
    """A solver's result for everybody, which tells nothing of the problem."""
    facts = {"number": number, "count": attempt.wrong, "days": streak.current}
    return ui.text_reply(
        words("problem-shared", player=escaped(name), game=words.game(problem.game), **facts)
    )


def quit_card(shown: Shown, words: Words) -> ui.Reply:
    """Asks whether somebody really gives up."""
    buttons = ui.row(
        ui.button(words("button-problem-quit-now"), shown.control("quit-now"), ui.Style.danger),
        ui.button(words("button-problem-back"), shown.control("move")),
    )
    return ui.text_reply(words("problem-quit-question"), buttons)


def solution_card(
    problem: Problem,
    day: date,
    board: Match,
    ply: int,
    words: Words,
    picture: ui.Attached,
    *,
    text: str,
    share: Share,
    given_up: bool = False,
) -> ui.Reply:
    """The solution and the board after some of its moves. `given_up`: the reader has stopped trying."""

    def step(name: str, target: int) -> ui.ControlId:
        return ui.ControlId("problem-solution", day.toordinal(), target, f"{problem.key}.{name}")

    told = heading(problem, day, words)
    if given_up:
        told = f"{told}\n{words('problem-given-up')}"
    parts: list[ui.Part] = [
        told,
        ui.picture_part(picture),
        text,
        words("problem-solution", moves=score(board, ply, words)),
        f"-# {words('problem-share', solved=share.solved, tried=share.tried)}",
        step_row(ply, len(problem.solution), words, step),
    ]
    return ui.pictured(parts, picture)


def post_card(
    problem: Problem,
    before: Problem,
    day: date,
    following: datetime,
    words: Words,
    picture: ui.Attached,
    yesterday: str = "",
) -> ui.Reply:
    """The problem of the day for a channel, when the `following` one comes, and the way to the one `before`."""
    how = f"-# {words('problem-post-how', at=moment(following, style='t'))}"
    parts: list[ui.Part] = [
        heading(problem, day, words),
        ui.picture_part(picture),
        f"{yesterday}\n{how}" if yesterday else how,
        ui.row(
            ui.button(words("button-problem-solve"), on_day(problem, day, "problem-open"), ui.Style.primary),
            rules_button(problem.game, words),
            yesterday_button(day, before, words),
            month_button(words),
        ),
    ]
    return ui.Reply(ui.boxed(parts, ui.Tint.OPEN), (picture,))


def solved_post_card(
    problem: Problem, day: date, board: Match, words: Words, picture: ui.Attached, share: str
) -> ui.Reply:
    """The same once its day is over: the solution stands below the picture that the message has already."""
    parts: list[ui.Part] = [
        heading(problem, day, words),
        ui.picture_part(picture),
        f"{words('problem-solution', moves=score(board, 0, words))}\n-# {share}",
        ui.row(
            ui.button(words("button-problem-solution"), on_day(problem, day, "problem-solution")),
            month_button(words),
        ),
    ]
    return ui.Reply(ui.boxed(parts, ui.Tint.OVER), (picture,))


def shown_of_month(solvers: Sequence[Solver], reader: int) -> list[tuple[int, Solver]]:
    """The best, and the reader, each with their place."""
    ranked = list(enumerate(solvers, start=1))
    return ranked[:MAX_SOLVERS] + [each for each in ranked[MAX_SOLVERS:] if each[1].user == reader]


def month_card(
    first: date, solvers: Sequence[Solver], names: Names, words: Words, reader: int, streak: Streak
) -> ui.Reply:
    """The best solvers of this server this month, the reader wherever they stand, and the reader's own streak."""
    lines = [f"### {words('problem-month', month=first)}"]
    shown = shown_of_month(solvers, reader)
    for rank, solver in shown:
        name = escaped(names[solver.user])
        line = words("problem-month-line", rank=rank, player=name, solved=solver.solved, clean=solver.clean)
        lines.append(f"**{line}**" if solver.user == reader else line)
    if not solvers:
        lines.append(words("problem-month-empty"))
    if more := len(solvers) - len(shown):
        lines.append(words("problem-month-more", count=more))
    lines.append(f"-# {words('problem-month-note')}")
    lines.append(words("problem-streak", current=streak.current, best=streak.best))
    return ui.text_reply("\n".join(lines))


def share_text(share: Share, names: Names, words: Words) -> str:
    """How many of those who tried have solved it, and who was the first, where that is known."""
    if share.first is None:
        return words("problem-share", solved=share.solved, tried=share.tried)
    first = escaped(names[share.first])
    return words("problem-share-first", solved=share.solved, tried=share.tried, first=first)


def yesterday_text(share: Share, names: Names, words: Words) -> str:
    """The same of the problem of the day before; empty where nobody tried it."""
    if not share.tried:
        return ""
    first = "" if share.first is None else escaped(names[share.first])
    return words("problem-yesterday", solved=share.solved, tried=share.tried, first=first)


def month_button(words: Words) -> ui.Button:
    return ui.button(words("button-problem-month"), ui.ControlId("problem-month"))


def yesterday_button(day: date, before: Problem, words: Words) -> ui.Button:
    """The button that shows the solution of the problem of the day before this one."""
    return ui.button(
        words("button-problem-yesterday"), on_day(before, day - timedelta(days=1), "problem-solution")
    )


def on_day(problem: Problem, day: date, action: str) -> ui.ControlId:
    return ui.ControlId(action, day.toordinal(), 0, problem.key)
