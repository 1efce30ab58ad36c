"""Each thing that the process keeps in memory is named here, with the reason why it cannot tell deleted data."""

import ast
from collections.abc import Iterator
from typing import Final

from tests.test_architecture import ROOT

BY_ITS_WORDS: Final = """
    bot/board/examples.py examples
    bot/lessons/model/course.py course
    bot/core/calendar.py zone_names _days_off _holidays countries
    bot/core/record.py _game _first_state
    bot/language/quick.py Quick._number
    bot/language/texts.py Texts.signs Texts._said Texts._zone_names _catalogue _check
    bot/language/typed.py _ballots_of
    bot/language/zones.py former_names zones
    bot/workers/errands.py Errands._kept
    bot/problems/service.py _by_key _of
    render/cache.py Cache._things
    render/easel.py table_palette _rounded
    render/contents.py _unmarked
    render/coverage.py characters
    render/faces.py picture font_of runs_of _holder _shaped
    render/judged.py _palette
    render/letters.py _sign clean width_of fitted
    render/painter.py _sides_of_frame
    render/palette.py Palette._over Palette._index Palette._shading
    render/elements.py piece_element edge_element
    render/squares.py caption_colour _stamp _disc_stamp _signs _badge
    render/svg.py _writings
    render/strips.py _signed _head _well _panel pointer cup
    render/theme.py _at _sheet
    render/tokens.py piece ghost small_piece _packed _maps _ramp _scaled
    render/trails.py trail_stamp _step
"""
"""Found again only by who asks with all that it was made of: a name is drawn or written for who brings that name."""

OF_NOBODY: Final = """
    bot/board/pictures.py _texts
    bot/board/matches.py _Kings._known
    bot/core/log.py _with_hyphens
    bot/language/quick.py Quick._messages
    bot/language/texts.py _Catalogue._unread Texts._catalogues Texts._quick Texts._locales Texts._codes
    bot/sweeper.py Sweeper._ailing
    bot/outbox/service/outbox.py Outbox._used
    bot/tournaments/service/course.py Course._failing
    bot/tournaments/service/tournaments.py Tournaments._alone Tournaments._ends
    bot/store/codec.py Codec._classes _object
    bot/match/rows/match_rows.py Positions._known
    bot/store/prepared.py Prepared._values Preparing._known
    bot/store/threads.py Threads._threads Threads._idle
    bot/hall/answers.py Halls._ailing Halls._changed Halls._edited Halls._known Halls._turns
    bot/match/answers/news.py SleepingThreads._known
    bot/client.py Damka.command_mentions Damka._standing Damka.closed_threads
    bot/core/preferences.py rows
    render/elements.py signs
    render/squares.py _palettes
    bot/match/cards/more.py Further._entries
    bot/tournaments/answers/neighbours.py Neighbours.tell Neighbours.desk Neighbours.limit
    bot/sync.py Descriptions._languages
"""
"""Positions, numbers of matches and channels, processes, languages: nothing that says who anybody is."""

UNDER_WAY: Final = """
    bot/page/service.py Watching._watched
    bot/page/routes.py Page._streams
    bot/workers/errands.py Errands._making
    bot/workers/stream.py Stream._asked
    bot/outbox/service/outbox.py Outbox._told
    bot/match/service/replies.py Replies._expected
    bot/invitations/service/invitations.py Seeks._under_way
    bot/practice/service.py PracticeGames._busy PracticeGames._failures PracticeGames._resting
    bot/reviews/service.py Reviews._working
    bot/store/database.py Database._writing
    bot/store/threads.py Threads._waiting
    bot/skin/context.py Asking._strangers
    bot/skin/protocol.py PrivateCards._shown
    bot/client.py Damka._duties Damka._answering
    bot/language/texts.py _Called.names
    bot/workers/pool.py Turns._having Turns._waiting
    render/contents.py Contents._labels Contents._squares Contents._tokens
    render/svg.py _Drawing._defined
"""
"""Work that was begun; it goes when that ends."""

OF_PEOPLE: Final = """
    bot/house_games/service.py HouseGames._names
    bot/people/service.py Players._seen Players._servers Players._chosen Members.unseen
    bot/client.py Damka._boards
    bot/page/routes.py Page._members
    bot/match/service/matches.py Matches._waited
    bot/tournaments/service/tournaments.py Tournaments._seen
    bot/talk/service.py Talk._heard
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
    groups = "".join((BY_ITS_WORDS, OF_NOBODY, UNDER_WAY, OF_PEOPLE)).strip().splitlines()
    named = [f"{path}:{name}" for path, *names in map(str.split, filter(None, groups)) for name in names]
    assert len(named) == len(set(named))
    assert found - set(named) == set(), "say in this file what keeps it from telling what was deleted"
    assert set(named) - found == set(), "gone"
