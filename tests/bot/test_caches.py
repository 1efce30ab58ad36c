"""Each thing that the process keeps in memory is named here, with the reason why it cannot tell deleted data."""

import ast
from collections.abc import Iterator
from typing import Final

from tests.test_architecture import ROOT

BY_ITS_WORDS: Final = """
    bot/board/examples.py:examples
    bot/lessons/model/course.py:course
    bot/core/calendar.py:zone_names
    bot/core/calendar.py:_days_off
    bot/core/calendar.py:_holidays
    bot/core/calendar.py:countries
    bot/core/record.py:_game
    bot/language/texts.py:Texts.signs
    bot/language/texts.py:Texts._said
    bot/language/texts.py:Texts._zone_names
    bot/language/typed.py:_ballots_of
    bot/language/zones.py:former_names
    bot/language/zones.py:zones
    bot/language/texts.py:_read
    bot/workers/errands.py:Errands._kept
    bot/problems/service.py:_by_key
    bot/problems/service.py:_of
    bot/match/requests/games.py:_with_options
    render/cache.py:Cache._things
    render/easel.py:table_palette
    render/easel.py:_rounded
    render/contents.py:_unmarked
    render/coverage.py:characters
    render/faces.py:picture
    render/faces.py:font_of
    render/faces.py:runs_of
    render/faces.py:_holder
    render/faces.py:_shaped
    render/letters.py:_sign
    render/letters.py:clean
    render/letters.py:width_of
    render/letters.py:fitted
    render/painter.py:_sides_of_frame
    render/palette.py:Palette._over
    render/palette.py:Palette._index
    render/palette.py:Palette._shading
    render/squares.py:_palette
    render/squares.py:caption_colour
    render/squares.py:_corner_stamp
    render/squares.py:_disc_mask
    render/squares.py:_signs
    render/squares.py:_badge
    render/strips.py:_signed
    render/strips.py:_head
    render/strips.py:_well
    render/strips.py:_panel
    render/strips.py:pointer
    render/strips.py:cup
    render/theme.py:_at
    render/tokens.py:piece
    render/tokens.py:ghost
    render/tokens.py:small_piece
    render/tokens.py:_packed
    render/tokens.py:_maps
    render/tokens.py:_ramp
    render/tokens.py:_scaled
    render/trails.py:trail_stamp
    render/trails.py:_step
"""
"""Found again only by who asks with all that it was made of: a name is drawn or written for who brings that name."""

OF_NOBODY: Final = """
    bot/board/pictures.py:_texts
    bot/board/matches.py:_Kings._known
    bot/core/log.py:_with_hyphens
    bot/language/texts.py:Texts._bundles
    bot/language/texts.py:Texts._locales
    bot/language/texts.py:Texts._codes
    bot/sweeper.py:Sweeper._ailing
    bot/outbox/service/outbox.py:Outbox._used
    bot/tournaments/service/course.py:Course._failing
    bot/tournaments/service/tournaments.py:Tournaments._alone
    bot/store/codec.py:Codec._classes
    bot/store/codec.py:_object
    bot/match/rows/match_rows.py:Positions._known
    bot/store/threads.py:Threads._threads
    bot/hall/answers.py:Halls._ailing
    bot/hall/answers.py:Halls._changed
    bot/hall/answers.py:Halls._edited
    bot/hall/answers.py:Halls._known
    bot/hall/answers.py:Halls._turns
    bot/store/threads.py:Threads._idle
    bot/match/answers/news.py:SleepingThreads._known
    bot/client.py:Damka.command_mentions
    bot/client.py:Damka._standing
    bot/core/preferences.py:rows
    bot/match/cards/more.py:Further._entries
    bot/client.py:Damka.closed_threads
    bot/sync.py:Descriptions._languages
"""
"""Positions, numbers of matches and channels, processes, languages: nothing that says who anybody is."""

UNDER_WAY: Final = """
    bot/workers/errands.py:Errands._making
    bot/outbox/service/outbox.py:Outbox._told
    bot/match/service/replies.py:Replies._expected
    bot/practice/service.py:PracticeGames._busy
    bot/practice/service.py:PracticeGames._failures
    bot/practice/service.py:PracticeGames._resting
    bot/reviews/service.py:Reviews._working
    bot/store/database.py:Database._writing
    bot/store/threads.py:Threads._waiting
    bot/skin/context.py:Request._strangers
    bot/skin/protocol.py:PrivateCards._shown
    bot/client.py:Damka._duties
    bot/client.py:Damka._answering
    bot/workers/turns.py:Turns._having
    bot/workers/turns.py:Turns._waiting
    render/contents.py:Contents._labels
    render/contents.py:Contents._squares
    render/contents.py:Contents._tokens
"""
"""Work that was begun; it goes when that ends."""

OF_PEOPLE: Final = """
    bot/house_games/service.py:HouseGames._names
    bot/people/service.py:Players._seen
    bot/people/service.py:Players._servers
    bot/people/service.py:Players._chosen
    bot/client.py:Damka._boards
"""
"""Of people and servers: `test_privacy` of the stories and `test_shards` of the services look at these after a person
was deleted, a match moved, a server left, and after another process did that.
"""

_REMEMBERING: Final = frozenset({"cache", "lru_cache"})
_CONTAINERS: Final = frozenset({"dict", "set", "list", "deque", "OrderedDict", "defaultdict", "Counter"})
_WEAK: Final = frozenset({"WeakKeyDictionary", "WeakValueDictionary", "WeakSet"})
_PURE: Final = ("bot/engine", "bot/tournaments/model/standings.py", "bot/board/diagram.py")
"""Tables of one computation, which ends with the call; like `rules`, they are handed positions and points alone."""


def name_of(node: ast.expr) -> str:
    """The last name of a called, or assigned, expression."""
    if isinstance(node, ast.Call):
        return name_of(node.func)
    if isinstance(node, ast.Subscript):
        return name_of(node.value)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def fills_later(value: ast.expr | None) -> bool:
    """Is the value an empty container, or a function that remembers."""
    match value:
        case ast.Dict(keys=[]) | ast.List(elts=[]):
            return True
        case ast.Call(args=arguments):
            name = name_of(value)
            return name in _REMEMBERING | _WEAK or (name in _CONTAINERS and not arguments)
    return False


def assigned(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr | None]]:
    if isinstance(node, ast.Assign):
        yield from ((target, node.value) for target in node.targets)
    elif isinstance(node, ast.AnnAssign):
        yield node.target, node.value


def kept_in(source: str) -> Iterator[str]:
    """The memory of a module between two calls: functions that remember, containers of the module and of
    its objects.
    """
    module = ast.parse(source)
    for statement in module.body:
        yield from (name_of(target) for target, value in assigned(statement) if fills_later(value))
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if any(name_of(decorator) in _REMEMBERING for decorator in node.decorator_list):
                yield node.name
        elif isinstance(node, ast.ClassDef):
            for inner in ast.walk(node):
                for target, value in assigned(inner):
                    filled = fills_later(value) or isinstance(value, ast.DictComp)
                    if isinstance(target, ast.Attribute) and filled:
                        yield f"{node.name}.{target.attr}"


def test_everything_that_is_kept_in_memory_is_named_here() -> None:
    found = {
        f"{path.relative_to(ROOT)}:{name}"
        for folder in ("bot", "render")
        for path in (ROOT / folder).rglob("*.py")
        if not str(path.relative_to(ROOT)).startswith(_PURE)
        for name in kept_in(path.read_text("utf-8"))
    }
    named = [name for group in (BY_ITS_WORDS, OF_NOBODY, UNDER_WAY, OF_PEOPLE) for name in group.split()]
    assert len(named) == len(set(named))
    assert found - set(named) == set(), "say in this file what keeps it from telling what was deleted"
    assert set(named) - found == set(), "gone"
