"""The mistakes that can be made in a file: one comparison, constant, condition, argument or statement changed."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

OPERATORS = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"), ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="), ast.Is: ("is", "is not"), ast.IsNot: ("is not", "is"), ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"), ast.And: ("and", "or"), ast.Or: ("or", "and"), ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"), ast.Mult: ("*", "+"), ast.Div: ("/", "*"), ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "*"), ast.LShift: ("<<", ">>"), ast.RShift: (">>", "<<"), ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"), ast.BitXor: ("^", "|"),
}  # fmt: skip
INERT_DECORATORS = {"dataclass", "cache", "lru_cache", "overload"}
INERT_CALLS = {"TypeVar", "ParamSpec", "NewType", "cast"}
INERT_ARGUMENTS = {"strict", "encoding", "slots", "frozen"}
FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Mutant:
    """One changed place: `path` is relative to the project, `start` and `end` are bytes of the file.

    Outside functions, `names` are the names defined there; `near` are the lines of the statement.
    """

    path: str
    line: int
    start: int
    end: int
    new: str
    old: str
    names: frozenset[str] = frozenset()
    near: range = range(0)

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {' '.join(self.old.split())[:90]}  →  {self.new[:90]}"

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def compiles(self, root: Path) -> bool:
        try:
            compile(self.applied((root / self.path).read_bytes()), self.path, "exec", dont_inherit=True)
        except SyntaxError:
            return False
        return True


def mutants(root: Path, path: str) -> list[Mutant]:
    """All the mistakes in one file."""
    source = (root / path).read_bytes()
    return list(_File(path, source).within(ast.parse(source), frozenset(), range(0), inside=False))


class _File:
    def __init__(self, path: str, source: bytes) -> None:
        self._path, self._source, self._lines = path, source, [0]
        for line in source.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))

    def within(self, node: Any, names: frozenset[str], near: range, *, inside: bool) -> Iterator[Mutant]:
        """The mistakes in a node and below. Annotations, documentation and what only types see cannot be wrong."""
        targets = getattr(node, "targets", [getattr(node, "target", None)])
        match node:
            case ast.If(test) if "TYPE_CHECKING" in ast.dump(test):
                return
            case ast.Expr(ast.Constant()):
                return
            case ast.Call(func) if _name(func) in INERT_CALLS:
                return
            case ast.Assign() | ast.AnnAssign() if "__" in ast.dump(targets[0]):
                return
            case ast.Expr(ast.Call(func) | ast.Await(ast.Call(func))) if _name(
                getattr(func, "value", func)
            ) in {"log", "_log"}:
                return  # nobody is promised the wording of a log
            case ast.stmt():
                body = getattr(node, "body", [])
                last = body[0].lineno if body else (node.end_lineno or node.lineno) + 1
                near = range(node.lineno, last)
                if not inside:
                    names = _defined(node, targets, names)
                    near = range(
                        node.lineno, (node.end_lineno or 0) + 1 if isinstance(node, FUNCTION) else last
                    )
        for start, end, new in self._mistakes(node):
            whole = isinstance(node, ast.Compare | ast.BinOp | ast.BoolOp | ast.AugAssign)
            old = self._text(node) if whole else self._source[start:end].decode()
            line = self._source[:start].count(b"\n") + 1
            yield Mutant(self._path, line, start, end, new, old, names, near)
        if isinstance(node, ast.Raise | ast.JoinedStr) or getattr(node, "arg", "") in INERT_ARGUMENTS:
            return
        for field, value in ast.iter_fields(node):
            # The name of a task is for people who look at it in a debugger.
            if field in {"annotation", "returns"} or (field == "keywords" and _name(node) == "create_task"):
                continue
            below = inside or (field == "body" and isinstance(node, FUNCTION | ast.Lambda))
            own = names if below is inside else frozenset[str]()
            for child in value if isinstance(value, list) else [value]:
                inert = field == "decorator_list" and _name(child) in INERT_DECORATORS
                if isinstance(child, ast.AST) and not inert:
                    yield from self.within(child, own, near, inside=below)

    def _mistakes(self, node: Any) -> Iterator[tuple[int, int, str]]:
        """The places in a node that may be wrong by themselves: from, to, and what stands there instead."""
        match node:
            case ast.Compare(left, ops, comparators):
                for operator, one, other in zip(ops, [left, *comparators], comparators, strict=False):
                    yield from self._between(one, other, operator)
            case ast.BinOp(left, operator, right):
                yield from self._between(left, right, operator)
            case ast.AugAssign(target, operator, value):
                yield from self._between(target, value, operator)
            case ast.BoolOp(operator, values):
                for one, other in pairwise(values):
                    yield from self._between(one, other, operator)
            case ast.UnaryOp(ast.Not() | ast.USub() as operator, operand):
                sign = "+" if isinstance(operator, ast.USub) else ""
                yield *self._span(node), f"({sign}{self._text(operand)})"
            case ast.Constant(bool() as value):
                yield *self._span(node), str(not value)
            case ast.Constant(int() | float() as value):
                yield *self._span(node), str(value + 1)
            case ast.Constant(str() as value):
                yield *self._span(node), '""' if value else '"mutant"'
            case ast.JoinedStr():
                yield *self._span(node), '""'  # where its parts stand is told by Python 3.12 and later only
            case ast.If(test) | ast.While(test) | ast.IfExp(test):
                yield *self._span(test), f"(not ({self._text(test)}))"
            case ast.comprehension(ifs=conditions):
                for test in conditions:
                    yield *self._span(test), f"(not ({self._text(test)}))"
            case ast.Expr(ast.Call() | ast.Await(ast.Call())) | ast.Raise():
                yield *self._span(node), "pass"
            case ast.Return(value) if value is not None and self._text(value) != "None":
                yield *self._span(node), "return None"
            case ast.Break() | ast.Continue():
                yield *self._span(node), "continue" if isinstance(node, ast.Break) else "break"
            case ast.keyword(str() as name) if name not in INERT_ARGUMENTS:
                yield *self._span(node), "**{}"

    def _between(self, left: Any, right: Any, operator: ast.AST) -> Iterator[tuple[int, int, str]]:
        """The operator between two operands; brackets and line ends around it stay."""
        if (known := OPERATORS.get(type(operator))) is None:
            return
        old, new = known
        start, end = self._span(left)[1], self._span(right)[0]
        gap = self._source[start:end].decode()
        pattern = rf"\b{old.replace(' ', '[ ]+')}\b" if old[0].isalpha() else re.escape(old)
        if match := re.search(pattern, gap):
            yield start, end, gap[: match.start()] + new + gap[match.end() :]

    def _span(self, node: Any) -> tuple[int, int]:
        return self._lines[node.lineno - 1] + node.col_offset, self._lines[
            node.end_lineno - 1
        ] + node.end_col_offset

    def _text(self, node: Any) -> str:
        start, end = self._span(node)
        return self._source[start:end].decode()


def _defined(node: ast.stmt, targets: list[Any], names: frozenset[str]) -> frozenset[str]:
    """The names by which code elsewhere speaks of a statement outside functions."""
    match node, targets:
        case ((ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name)), _):
            return frozenset([name])
        case ast.Assign(), [ast.Tuple(elements)]:
            return frozenset(each.id for each in elements if isinstance(each, ast.Name))
        case ((ast.Assign() | ast.AnnAssign()), [ast.Name(name)]):
            # An attribute is asked for by the name of its class too, or is somebody's own.
            return names | ({name} if not names else {f"self.{name}", f"cls.{name}"})
    return names


def _name(node: Any) -> str:
    while isinstance(node, ast.Call):
        node = node.func
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
