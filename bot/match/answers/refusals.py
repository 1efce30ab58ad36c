"""Refusals in words: the mistake and the way out of it, with the match that the request was about."""

from datetime import timedelta

from bot.board.moves import whole_path
from bot.core.errors import MatchError, NoMatchWaiting, StaleMatch
from bot.core.match import Match
from bot.core.news import DrawOffered, News, TakebackAsked
from bot.language.words import Words
from bot.match.answers.access import readable_match
from bot.match.answers.boards import private_board, readers, repaint_board
from bot.match.cards.games import heading, named
from bot.match.cards.notices import notice_card
from bot.match.cards.terms import learn_button
from bot.match.service.experience import Experience
from bot.outbox.service.outbox import Outbox
from bot.skin.card import ControlId, Reply, Style, Tint, button, move_key, row, rows_of, text_reply
from bot.skin.context import Asking, Request
from bot.skin.errors import Refused, WhichGame
from bot.skin.places import link_of, links
from bot.skin.protocol import Client
from rules import Ending, IllegalMove, MoveError, Notation, RulesError

MAX_CANDIDATES = 10


async def refused(request: Request, error: MatchError | RulesError | Refused) -> Reply:
    """The answer to an error that the asker has caused, in their language; it may need the match as it stands."""
    reader = await request.reader()
    if isinstance(error, NoMatchWaiting) and error.details.get("match") is not None:
        await readable_match(request, error.details["match"])
    if not isinstance(error, StaleMatch):
        return refusal(
            error,
            reader.words,
            request.match,
            request.user_id,
            link=await link_of(request),
            new=await _new(request, error),
        )
    match = await readable_match(request, error.details["match"])
    return await private_board(request.client, match, reader, news=reader.words.error(error))


async def _new(request: Request, error: BaseException) -> bool:
    """Has somebody whose move the rules refuse never finished a game like this?"""
    match = request.match
    if match is None or not isinstance(error, IllegalMove):
        return False
    return await request.app[Experience].unversed_in(request.user_id, match.terms.game)


def refusal(
    error: MatchError | RulesError | Refused,
    words: Words,
    match: Match | None = None,
    user: int = 0,
    *,
    link: str = "",
    new: bool = False,
) -> Reply:
    """The answer to an error that players can cause, about the `match` of their request, with a `link` to its board.

    Candidates become buttons; `new`: the user has never finished a game like it.
    """
    if isinstance(error, WhichGame):
        return error.question
    about = "" if match is None else f"\n{named(match, user, words, link)}"
    if isinstance(error, MoveError):
        return _move_refusal(error, words, match, about, new=new)
    if isinstance(error, (MatchError, RulesError)):
        return text_reply(words.error(error) + about, tint=Tint.REFUSED)
    return text_reply(error.said(words), tint=Tint.REFUSED)


def _move_refusal(error: MoveError, words: Words, match: Match | None, about: str, *, new: bool) -> Reply:
    text = words.error(error, **_written(error, match, words.moves_in)) + about
    candidates = error.candidates[:MAX_CANDIDATES]
    learn = [row(learn_button(match.terms.game, words))] if new and match is not None else []
    if not candidates:
        return text_reply(text, *learn, tint=Tint.REFUSED)
    if match is None:
        return text_reply(f"{text}\n{words('move-candidates', moves=candidates)}", tint=Tint.REFUSED)
    buttons = [
        button(
            rewritten(match, candidate, words.moves_in),
            ControlId("play", match.id, match.seq, move_key(candidate)),
            Style.primary,
        )
        for candidate in candidates
    ]
    return text_reply(
        f"{text}\n{words('move-candidates-press')}", *rows_of(buttons), *learn, tint=Tint.REFUSED
    )


def reason(error: MoveError, words: Words, match: Match) -> str:
    """Why a move is refused in this match, without moves that may be meant."""
    return words.error(error, **_written(error, match, words.moves_in))


def rewritten(match: Match, text: str, notation: Notation | None) -> str:
    """A legal move in the reader's notation; any other text stays as it is."""
    try:
        move = match.game.parse(match.state, text)
    except RulesError:
        return text
    return match.game.format(match.state, move, notation)


def _written(error: MoveError, match: Match | None, notation: Notation | None) -> dict[str, str]:
    """The moves that the sentence names, in the reader's notation."""
    if match is None or notation is None:
        return {}
    facts = {"example": rewritten(match, error.candidates[0], notation)} if error.candidates else {}
    if "whole" in error.details:
        move = match.game.parse(match.state, str(error.details["whole"]))
        facts["whole"] = whole_path(match.game, match.state, move, notation)
    return facts


LATE = timedelta(days=28)
"""A question that was asked so long ago keeps its buttons, which answer all the same."""


def close_questions(asking: Asking, before: Match, after: Match) -> None:
    """Takes the buttons from each question that was answered by this step, and says how, in the background."""
    for question, answer in _answers(before, after).items():
        asking.client.close_question(after, question, answer, before.turn_seq)


async def strip_question(client: Client, match: Match, question: type[News], answer: str, since: int) -> None:
    """Removes the buttons from a question that was answered as in `question-<answer>`, and from a board with its offer.

    `since`: the event after which it was asked, as the board alone shows what is asked with a move.
    """
    if not match.over and match.seq > match.turn_seq:
        await repaint_board(client, match)
    shown = await client.app[Outbox].shown_before(match.id, match.seq + 1, {question}, LATE)
    if shown is None:
        return
    notice, message_id = shown
    if notice.place is not None and notice.seq is not None and notice.seq > since:
        reader = await readers(client, match, notice.recipient, notice.place)
        link = (await links(client, [match], notice.audience))[match.id]
        card = notice_card(notice, match, reader.words, link, answer=answer)
        await client.repaint(notice.place.channel_id, message_id, card)


def _answers(before: Match, after: Match) -> dict[type[News], str]:
    """The answers by this step to questions that stood before it and stand no more."""
    found: dict[type[News], str] = {}
    over = after.outcome
    if before.draw_offer is not None and (over is not None or after.draw_offer is None):
        accepted = over is not None and over.ending is Ending.AGREEMENT
        found[DrawOffered] = "accepted" if accepted else "declined" if over is None else "over"
    if before.talks.takeback is not None and (over is not None or after.talks.takeback is None):
        more = len(after.moves) - len(before.moves)
        answer = "granted" if more < 0 else "moved" if more else "refused"
        found[TakebackAsked] = answer if over is None else "over"
    return found


def question(
    match: Match, words: Words, text: str, yes: str, no: str = "", *, danger: bool = False, link: str = ""
) -> Reply:
    """Asks before something is done, or for an answer; without `no` the other button does nothing."""
    style = Style.danger if danger else Style.success
    buttons = row(
        button(words(f"button-{yes}"), ControlId(yes, match.id, match.seq), style),
        button(words(f"button-{no or 'keep-playing'}"), ControlId(no or "dismiss", match.id, match.seq)),
    )
    return text_reply(f"{heading(match, words, link)}\n{text}", buttons)
