"""The mistakes that can be made in a file: one comparison, constant, condition, argument or statement changed."""

import ast
import re
from dataclasses import dataclass
from pathlib import Path

COMPARISONS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
ARITHMETIC = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
}
INERT_DECORATORS = {"dataclass", "cache", "lru_cache", "overload"}
INERT_CALLS = {"TypeVar", "ParamSpec", "NewType", "cast"}
INERT_ARGUMENTS = {"strict", "encoding", "slots", "frozen"}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One changed place: `path` is relative to the project, `start` and `end` are bytes of the file.

    Outside functions, `names` are the names defined there; in them, `near` are the lines of the statement.
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
        old = " ".join(self.old.split())
        return f"{self.path}:{self.line}: {old[:90]}  →  {self.new[:90]}"

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
    finder = _Finder(path, source)
    finder.visit(ast.parse(source))
    return finder.found


class _Finder(ast.NodeVisitor):
    def __init__(self, path: str, source: bytes) -> None:
        self.path, self.source = path, source
        self.found: list[Mutant] = []
        self._inside = False
        self._names: frozenset[str] = frozenset()
        self._near = range(0)
        self._lines = [0]
        for line in source.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))

    def _start(self, node: ast.expr | ast.stmt | ast.keyword) -> int:
        return self._lines[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt | ast.keyword) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._lines[node.end_lineno - 1] + node.end_col_offset

    def _text(self, node: ast.expr) -> str:
        return self.source[self._start(node) : self._end(node)].decode()

    def _replace(self, node: ast.expr | ast.stmt | ast.keyword, new: str) -> None:
        start, end = self._start(node), self._end(node)
        self._found(node.lineno, start, end, new, self.source[start:end].decode())

    def _found(self, line: int, start: int, end: int, new: str, old: str) -> None:
        self.found.append(Mutant(self.path, line, start, end, new, old, self._names, self._near))

    def _between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """The operator between two operands; brackets and line ends around it stay."""
        start, end = self._end(left), self._start(right)
        gap = self.source[start:end].decode()
        pattern = rf"\b{old.replace(' ', '[ ]+')}\b" if old[0].isalpha() else re.escape(old)
        if not (match := re.search(pattern, gap)):
            return
        line = left.end_lineno or left.lineno
        changed = gap[: match.start()] + new + gap[match.end() :]
        what = self.source[self._start(left) : self._end(right)].decode()
        self._found(line, start, end, changed, f"{what}  [{old}]")

    def visit(self, node: ast.AST) -> None:
        """Annotations, documentation and what only types see are not code that can be wrong."""
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            return
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return
        if isinstance(node, ast.Call) and _name(node.func) in INERT_CALLS:
            return
        if isinstance(node, ast.Assign | ast.AnnAssign) and "__" in ast.dump(
            node.targets[0] if isinstance(node, ast.Assign) else node.target
        ):
            return
        before = self._names, self._near, self._inside
        if isinstance(node, ast.stmt):
            self._place(node)
        super().visit(node)
        self._names, self._near, self._inside = before

    def _place(self, node: ast.stmt) -> None:
        body: list[ast.stmt] = getattr(node, "body", [])
        self._near = range(node.lineno, body[0].lineno if body else (node.end_lineno or node.lineno) + 1)
        if self._inside:
            return
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                self._names = frozenset([name])
                self._near = range(node.lineno, (node.end_lineno or node.lineno) + 1)
            case ast.ClassDef(name=name):
                self._names = frozenset([name])
            case ast.Assign(targets=[ast.Tuple(elts=elements)]):
                self._names = frozenset(each.id for each in elements if isinstance(each, ast.Name))
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                # An attribute is asked for by the name of its class too, or is somebody's own.
                self._names |= {name} if not self._names else {f"self.{name}", f"cls.{name}"}

    def generic_visit(self, node: ast.AST) -> None:
        for field, value in ast.iter_fields(node):
            if field in {"annotation", "returns"}:
                continue
            if field == "body" and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
                self._inside, self._names = True, frozenset()
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not (
                    field == "decorator_list" and _name(child) in INERT_DECORATORS
                ):
                    self.visit(child)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for operator, left, right in zip(node.ops, operands, operands[1:], strict=False):
            self._between(left, right, *COMPARISONS[type(operator)])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in ARITHMETIC:
            self._between(node.left, node.right, *ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._between(left, right, old, new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._replace(node, f"({self._text(node.operand)})")
        elif isinstance(node.op, ast.USub):
            self._replace(node, f"(+{self._text(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        match node.value:
            case bool():
                self._replace(node, str(not node.value))
            case int() | float():
                self._replace(node, str(node.value + 1))
            case str():
                self._replace(node, '""' if node.value else '"mutant"')

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        self._replace(node, '""')  # where its parts stand is told by Python 3.12 and later only

    def visit_If(self, node: ast.If | ast.While | ast.IfExp) -> None:
        self._replace(node.test, f"(not ({self._text(node.test)}))")
        self.generic_visit(node)

    visit_While = visit_IfExp = visit_If  # noqa: N815

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self._replace(condition, f"(not ({self._text(condition)}))")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        call = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(call, ast.Call) and _name(getattr(call.func, "value", call.func)) in {"log", "_log"}:
            return  # nobody is promised the wording of a log
        if isinstance(call, ast.Call):
            self._replace(node, "pass")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None and not (isinstance(node.value, ast.Constant) and node.value.value is None):
            self._replace(node, "return None")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._replace(node, "pass")

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) in ARITHMETIC:
            old, new = ARITHMETIC[type(node.op)]
            self._between(node.target, node.value, f"{old}=", f"{new}=")
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break | ast.Continue) -> None:
        self._replace(node, "continue" if isinstance(node, ast.Break) else "break")

    visit_Continue = visit_Break  # noqa: N815

    def visit_Call(self, node: ast.Call) -> None:
        if _name(node) == "create_task":
            node.keywords = []  # the name of a task is for people who look at it in a debugger
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg in INERT_ARGUMENTS:
            return
        if node.arg:
            self._replace(node, "**{}")
        self.generic_visit(node)


def _name(node: ast.AST) -> str:
    while isinstance(node, ast.Call):
        node = node.func
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
