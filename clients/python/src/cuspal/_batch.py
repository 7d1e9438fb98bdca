from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar, cast

from ._call import Call
from ._error import CuspalError
from ._request import LINES, Request, encoded, posted, problem_in, unexpected

R = TypeVar("R")

MOST_CALLS: Final = 1_000
MOST_BYTES: Final = 4 * 1024 * 1024
# The server begins calls for ten minutes, and lets those under way end.
TIMEOUT: Final = 660.0


@dataclass(frozen=True)
class BatchResult(Generic[R]):
    """What a call of a batch came to. Results come in the order in which they are ready."""

    index: int
    """Position of the call, from 0."""
    call: Call[R]
    error: CuspalError | None
    _answer: Any

    @property
    def ok(self) -> bool:
        return self.error is None

    @property
    def result(self) -> R:
        """What the tool answered; raises the error of a call that failed."""
        if self.error is not None:
            raise self.error
        return cast(R, self._answer)


class Portion(Generic[R]):
    """Calls that one request carries, and those of them that have no result yet."""

    def __init__(self, first: int, calls: Sequence[Call[R]], body: bytes) -> None:
        self._first = first
        self._calls = calls
        self._open = set(range(len(calls)))
        self.request = Request("POST", "/v1/batch", posted(LINES, LINES, None), body)

    @property
    def done(self) -> bool:
        return not self._open

    def result_in(self, line: str) -> BatchResult[R] | None:
        """Reads a line; None where it is empty, broken off, or of a call whose result came with an earlier try."""
        try:
            read: object = json.loads(line)
        except ValueError:
            return None
        if not isinstance(read, dict):
            raise unexpected()
        told = cast(dict[str, object], read)
        at = told.get("id")
        if not isinstance(at, int) or at not in self._open:
            return None
        self._open.remove(at)
        if "result" in told:
            return self._result(at, None, told["result"])
        return self._result(at, problem_in(told.get("problem")) or unexpected(), None)

    def left(self, error: CuspalError) -> Iterator[BatchResult[R]]:
        """One for each call of which nothing was heard; raises where nothing was heard of any."""
        if len(self._open) == len(self._calls):
            raise error
        for at in sorted(self._open):
            yield self._result(at, error, None)
        self._open.clear()

    def _result(self, at: int, error: CuspalError | None, answer: object) -> BatchResult[R]:
        return BatchResult(self._first + at, self._calls[at], error, answer)


class Packer(Generic[R]):
    """Puts calls into portions that one request can carry."""

    def __init__(self, fields: Sequence[str] | None, precision: int | None) -> None:
        self._small: dict[str, object] = {}
        if fields is not None:
            self._small["fields"] = list(fields)
        if precision is not None:
            self._small["precision"] = precision
        self._calls: list[Call[R]] = []
        self._lines: list[bytes] = []
        self._size = 0
        self._first = 0

    def add(self, call: Call[R]) -> Portion[R] | None:
        """Takes a call; gives the portion before it where that is full."""
        line = self._line(call)
        full = len(self._calls) == MOST_CALLS or self._size + len(line) > MOST_BYTES
        portion = self.rest() if full else None
        self._lines.append(self._line(call) if portion else line)
        self._calls.append(call)
        self._size += len(line)
        return portion

    def rest(self) -> Portion[R] | None:
        """The calls that are in no portion yet; None where there are none."""
        if not self._calls:
            return None
        portion = Portion(self._first, self._calls, b"".join(self._lines))
        self._first += len(self._calls)
        self._calls, self._lines, self._size = [], [], 0
        return portion

    def _line(self, call: Call[R]) -> bytes:
        """The place of the call in its portion is its id, so that two calls may be the same."""
        sent = {"id": len(self._calls), "name": call.tool, "arguments": call.arguments, **self._small}
        return encoded(sent) + b"\n"
