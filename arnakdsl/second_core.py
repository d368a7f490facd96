"""Work that a second core does meanwhile.

What comes of it travels as plain data.  Findings are none: where there are any, the work is done here once more, which is seldom.
"""

from __future__ import annotations

import marshal
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn, TypeVar

T = TypeVar("T")


@contextmanager
def meanwhile(work: Callable[[], T]) -> Iterator[Callable[[], T]]:
    """Begin some work in a process of its own; what is given waits for what comes of it.

    If that is no plain data, or there can be no such process, the work is done here when it is asked for.
    """
    try:
        reader, writer = os.pipe()
        child = os.fork() if _has_room() else None
    except OSError:
        yield work
        return
    if child is None:
        os.close(reader)
        os.close(writer)
        yield work
        return
    if not child:
        _report(work, writer)
    os.close(writer)

    with os.fdopen(reader, "rb") as said:

        def found() -> T:
            data = said.read()
            made: tuple[T] | None = marshal.loads(data) if data else None  # only this process can have written it
            return made[0] if made else work()

        try:
            yield found
        finally:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def _has_room() -> bool:
    """Is a copy of this process safe, and is there a core for it?"""
    return sys.platform == "linux" and threading.active_count() == 1 and len(os.sched_getaffinity(0)) > 1


def _report(work: Callable[[], Any], writer: int) -> NoReturn:
    """In the copy: send what comes of the work, whole or not at all."""
    try:
        data = marshal.dumps((work(),))
        with os.fdopen(writer, "wb") as said:
            said.write(data)
    finally:
        os._exit(0)
