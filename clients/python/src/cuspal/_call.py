from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

R = TypeVar("R", covariant=True)


@dataclass(frozen=True, repr=False)
class Call(Generic[R]):
    """A call of a tool that has not been sent. `R` is what the tool answers."""

    tool: str
    arguments: Mapping[str, Any]

    def __repr__(self) -> str:
        # Arguments hold birth data, and what prints a call may be a log.
        return f"Call({self.tool!r}, …)"


class Caller(ABC):
    """Sends calls and waits for their answers."""

    @abstractmethod
    def call(self, call: Call[R], /) -> R: ...


class AsyncCaller(ABC):
    """Sends calls; their answers are awaited."""

    @abstractmethod
    async def call(self, call: Call[R], /) -> R: ...
