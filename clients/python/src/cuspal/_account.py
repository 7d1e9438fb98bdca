"""Usage, keys and calendars of the account of a key."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Literal, NotRequired, TypedDict, Unpack
from urllib.parse import quote

from ._request import CALENDAR, JSON, Request, encoded, posted, read_request

Environment = Literal["live", "test"]
FeedKind = Literal["windows", "dashas", "stations", "returns", "reviews"]


class Limits(TypedDict):
    """The limits as they are now; None where none is set."""

    monthlyAllowance: int | None
    left: int | None
    extraLeft: int
    resetsAt: str
    ratePerSecond: int | None
    burst: int | None


class DayUsage(TypedDict):
    day: str
    family: str
    calls: int


class FamilyUsage(TypedDict):
    family: str
    calls: int


class KeyUsage(TypedDict):
    kind: Literal["key", "application", "playground", "configuration"]
    id: NotRequired[str]
    name: NotRequired[str]
    revoked: NotRequired[bool]
    succeeded: int
    refused: int


class ToolUsage(TypedDict):
    tool: str
    # success, or the code of the error.
    outcome: str
    calls: int


class MonthUsage(TypedDict):
    month: str
    calls: int


class Usage(TypedDict):
    """What an account has used in a month of UTC, and what it has."""

    month: str
    used: int
    # Successful calls that were prepaid.
    extraUsed: int
    now: Limits
    days: list[DayUsage]
    families: list[FamilyUsage]
    keys: list[KeyUsage]
    tools: list[ToolUsage]
    months: list[MonthUsage]


class Restrictions(TypedDict, total=False):
    """What a key may do less than its account; None takes a share away."""

    monthlyCalls: int | None
    ratePerSecond: int | None
    addressRanges: Sequence[str]
    allowedOrigins: Sequence[str]
    toolsets: Sequence[str]


class ApiKey(TypedDict):
    """A key as its owner sees it again, without its secret."""

    id: str
    name: str
    environment: Environment
    # The last characters of the key.
    hint: str
    createdAt: str
    lastUsedAt: str | None
    expiresAt: str | None
    expired: bool
    # Id of the key whose secret this was before a rotation.
    earlierSecretOf: str | None
    monthlyCalls: int | None
    usedThisMonth: int | None
    ratePerSecond: int | None
    addressRanges: list[str]
    allowedOrigins: list[str]
    toolsets: list[str]
    manages: bool


class NewApiKey(ApiKey):
    # The key itself, which no other answer has.
    key: str


class EarlierSecret(TypedDict):
    id: str
    hint: str
    expiresAt: str | None


class RotatedKey(TypedDict):
    key: str
    id: str
    earlierSecret: EarlierSecret | None


class FeedBirth(TypedDict):
    birth_datetime: str
    latitude: float
    longitude: float
    utc_offset_minutes: NotRequired[float]
    time_zone: NotRequired[str]
    ayanamsa: NotRequired[str]


class FeedToMake(TypedDict):
    """A calendar of a birth."""

    birth: FeedBirth
    show: Sequence[FeedKind]
    # Events of which windows are shown.
    events: NotRequired[Sequence[str]]
    dashaLevel: NotRequired[Literal[2, 3]]
    to: NotRequired[str]
    monthsBack: NotRequired[int]
    monthsAhead: NotRequired[int]
    name: NotRequired[str]
    language: NotRequired[str]


# `from` is a word of the language.
FeedFrom = TypedDict("FeedFrom", {"from": NotRequired[str]})


class FeedWanted(FeedToMake, FeedFrom):
    """A calendar, with its first day where it has one."""


FeedSpan = TypedDict("FeedSpan", {"from": str, "to": str})


class Feed(FeedSpan):
    """Where a calendar is read. The address is a secret, which no other answer has."""

    address: str
    webcal: str
    name: str
    entries: int
    found: int


# What makes a secret is tried again only where the server has turned it away.
_ONCE: Final = True


def _key_path(key_id: str) -> str:
    return f"/v1/keys/{quote(key_id, safe='')}"


def _usage(month: str | None) -> Request:
    return read_request("/v1/usage") if month is None else read_request("/v1/usage", month=month)


def _sent(method: str, path: str, value: object, *, once: bool = False, accept: str = JSON) -> Request:
    return Request(method, path, posted(JSON, accept, None), encoded(value), once)


def _deleted(path: str) -> Request:
    return Request("DELETE", path, {"Accept": JSON})


def _made(name: str, days: int | None, environment: Environment | None, restrictions: Restrictions) -> Request:
    told: dict[str, object] = {"name": name, **restrictions}
    if days is not None:
        told["expiresInDays"] = days
    if environment is not None:
        told["environment"] = environment
    return _sent("POST", "/v1/keys", told, once=_ONCE)


def _rotated(key_id: str, days: int, known_hint: str | None) -> Request:
    told: dict[str, object] = {"earlierSecretDays": days}
    if known_hint is not None:
        told["knownHint"] = known_hint
    return _sent("POST", f"{_key_path(key_id)}/rotate", told, once=_ONCE)


def _changed(key_id: str, name: str | None, restrictions: Restrictions) -> Request:
    named: dict[str, object] = {} if name is None else {"name": name}
    return _sent("PATCH", _key_path(key_id), {**named, **restrictions})


class Account:
    """The account of a key: its usage, its calendars and, with a key that manages keys, these."""

    def __init__(self, answer: Callable[[Request], Any]) -> None:
        self._answer = answer

    def usage(self, month: str | None = None) -> Usage:
        """The usage of a month such as 2026-11, the running one when left out."""
        return self._answer(_usage(month))

    def keys(self) -> list[ApiKey]:
        """All keys of the account and of its test account, without their secrets."""
        return self._answer(read_request("/v1/keys"))["keys"]

    def key(self, key_id: str = "self") -> ApiKey:
        """One key; `self` is the one that is sent."""
        return self._answer(read_request(_key_path(key_id)))

    def make_key(
        self,
        name: str,
        *,
        expires_in_days: int | None = None,
        environment: Environment | None = None,
        **restrictions: Unpack[Restrictions],
    ) -> NewApiKey:
        """A new key. Its secret is in this answer alone."""
        return self._answer(_made(name, expires_in_days, environment, restrictions))

    def change_key(self, key_id: str, *, name: str | None = None, **restrictions: Unpack[Restrictions]) -> ApiKey:
        """Changes what is named and leaves the rest."""
        return self._answer(_changed(key_id, name, restrictions))

    def rotate_key(self, key_id: str, *, earlier_secret_days: int = 0, known_hint: str | None = None) -> RotatedKey:
        """A new secret. `known_hint` is the hint of the secret that is meant: with it no rotation is made twice."""
        return self._answer(_rotated(key_id, earlier_secret_days, known_hint))

    def revoke_key(self, key_id: str) -> None:
        self._answer(_deleted(_key_path(key_id)))

    def make_feed(self, feed: FeedWanted) -> Feed:
        """An address of a calendar; a call, once an hour for the same calendar."""
        return self._answer(_sent("POST", "/v1/feeds", feed))

    def calendar(self, feed: FeedWanted) -> str:
        """The calendar itself, by RFC 5545."""
        return self._answer(_sent("POST", "/v1/feeds", feed, accept=CALENDAR))

    def revoke_feeds(self) -> None:
        """Ends all addresses of calendars of the account."""
        self._answer(_deleted("/v1/feeds"))


class AsyncAccount:
    """The same, awaited."""

    def __init__(self, answer: Callable[[Request], Awaitable[Any]]) -> None:
        self._answer = answer

    async def usage(self, month: str | None = None) -> Usage:
        return await self._answer(_usage(month))

    async def keys(self) -> list[ApiKey]:
        return (await self._answer(read_request("/v1/keys")))["keys"]

    async def key(self, key_id: str = "self") -> ApiKey:
        return await self._answer(read_request(_key_path(key_id)))

    async def make_key(
        self,
        name: str,
        *,
        expires_in_days: int | None = None,
        environment: Environment | None = None,
        **restrictions: Unpack[Restrictions],
    ) -> NewApiKey:
        return await self._answer(_made(name, expires_in_days, environment, restrictions))

    async def change_key(self, key_id: str, *, name: str | None = None, **restrictions: Unpack[Restrictions]) -> ApiKey:
        return await self._answer(_changed(key_id, name, restrictions))

    async def rotate_key(self, key_id: str, *, earlier_secret_days: int = 0, known_hint: str | None = None) -> RotatedKey:
        return await self._answer(_rotated(key_id, earlier_secret_days, known_hint))

    async def revoke_key(self, key_id: str) -> None:
        await self._answer(_deleted(_key_path(key_id)))

    async def make_feed(self, feed: FeedWanted) -> Feed:
        return await self._answer(_sent("POST", "/v1/feeds", feed))

    async def calendar(self, feed: FeedWanted) -> str:
        return await self._answer(_sent("POST", "/v1/feeds", feed, accept=CALENDAR))

    async def revoke_feeds(self) -> None:
        await self._answer(_deleted("/v1/feeds"))
