"""The search in C: of which source its file is made, and whether this process has one.

The environment variable `DAMKA_SEARCH` names the file, for this process and for those that it begins. Without it, or
where it is not made of the source as it is now, every search is the one in Python, which comes to the same.
"""

from __future__ import annotations

import ctypes
import os
import platform
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

VARIABLE: Final = "DAMKA_SEARCH"
SOURCE: Final = Path(__file__).with_name("search.c")
OPTIONS: Final = ("-O3", "-shared", "-fPIC")
_ELF_HEADER: Final = 64
"""Bytes of the header of a file of 64 bits; no other has numbers of 128."""


def file_in(folder: Path) -> Path:
    """The file of the source as it is now, on a machine like this one."""
    return folder / _name(SOURCE)


@cache
def _name(source: Path) -> str:
    made_of = source.read_bytes() + " ".join((*OPTIONS, sys.platform, platform.machine())).encode()
    return f"search-{sha256(made_of).hexdigest()[:16]}.so"


def library() -> ctypes.CDLL | None:
    """The search in C, where this process has it."""
    named = os.environ.get(VARIABLE)
    if not named or (path := Path(named)) != file_in(path.parent) or not path.exists():
        return None
    return _loaded(path)


@cache
def _loaded(path: Path) -> ctypes.CDLL | None:
    try:
        if not _is_whole(path):
            return None
        found = ctypes.CDLL(str(path))
    except OSError:
        # Of another system, or cannot be read.
        return None
    halves, number, handle = ctypes.POINTER(ctypes.c_uint64), ctypes.c_int32, ctypes.c_void_p
    found.begin.argtypes, found.begin.restype = (handle, halves, number), handle
    found.look.argtypes, found.look.restype = (handle, halves, number, number, number, number), number
    found.steps_of.argtypes = (handle, halves, ctypes.POINTER(ctypes.c_int64), number)
    found.steps_of.restype = number
    found.end.argtypes, found.end.restype = (handle,), None
    return found


def _is_whole(path: Path) -> bool:
    """Whether an ELF file is as long as its header says: a process that loads a shorter one is killed by SIGBUS."""
    size = path.stat().st_size
    with path.open("rb") as file:
        head = file.read(_ELF_HEADER)
    if not head.startswith(b"\x7fELF"):
        return True
    sections = int.from_bytes(head[40:48], sys.byteorder)
    each, count = (int.from_bytes(head[at : at + 2], sys.byteorder) for at in (58, 60))
    return len(head) == _ELF_HEADER and size >= sections + each * count
