"""python -m tests.bench NAME [options]: every other module of this package is a name, its `main` takes the options."""

import importlib
import pkgutil
import sys

from tests import bench


def main() -> int:
    names = sorted(
        found.name for found in pkgutil.iter_modules(bench.__path__) if not found.name.startswith("_")
    )
    if len(sys.argv) < 2 or sys.argv[1] not in names:
        print(f"usage: python -m tests.bench {{{','.join(names)}}} [options]", file=sys.stderr)
        return 2
    status: int = importlib.import_module(f"tests.bench.{sys.argv[1]}").main(sys.argv[2:])
    return status


if __name__ == "__main__":
    raise SystemExit(main())
