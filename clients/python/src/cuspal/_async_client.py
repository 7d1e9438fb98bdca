from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterable, AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from copy import copy
from dataclasses import replace
from time import monotonic
from typing import Any, Literal, Self, TypeVar, overload

import anyio
import httpx

from ._account import AsyncAccount
from ._batch import TIMEOUT, BatchResult, Packer, Portion
from ._call import Call
from ._error import CuspalError
from ._methods import AsyncMethods
from ._request import (
    SVG,
    Request,
    Settings,
    answer_of,
    call_request,
    failure_of,
    has_more,
    interrupted,
    is_under_way,
    may_have_run,
    overdue,
    page_of,
    read_request,
    request_id_of,
    unreachable,
    wait_before_retry,
    with_pagination,
)
from ._service import Places, Tool
from .management import AsyncManagement

R = TypeVar("R")


class AsyncCuspal(AsyncMethods):
    """The tools of a Cuspal server, a method for each. An `async with` statement or `close` ends its connections."""

    def __init__(
        self,
        api_key: str | Callable[[], Awaitable[str]],
        *,
        base_url: str = "http://127.0.0.1:3000",
        timeout: float = 60,
        retries: int = 2,
        longest_wait: float = 20,
        precision: int | None = None,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        """
        `api_key` is a key or an access token, or a function that gives the one that is good now. `timeout` is for a call
        with all its tries, in seconds. A server that asks for more than `longest_wait` seconds is not asked again.
        """
        if not api_key:
            raise ValueError("api_key is empty. Give an API key or an access token, or a function that returns one.")
        self._api_key = api_key
        self._base_url = base_url.rstrip("/")
        self._settings = Settings(timeout, retries, longest_wait, precision)
        self._http = http_client or httpx.AsyncClient(follow_redirects=False)

    def with_options(
        self,
        *,
        timeout: float | None = None,
        retries: int | None = None,
        longest_wait: float | None = None,
        precision: int | None = None,
    ) -> Self:
        """The same client with other options, over the same connections."""
        given = {"timeout": timeout, "retries": retries, "longest_wait": longest_wait, "precision": precision}
        other = copy(self)
        other._settings = replace(self._settings, **{name: value for name, value in given.items() if value is not None})
        return other

    async def close(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @overload
    async def call(self, call: Call[R], /, *, idempotency_key: str | None = None) -> R: ...
    @overload
    async def call(self, call: Call[Any], /, *, fields: Sequence[str], idempotency_key: str | None = None) -> dict[str, Any]: ...
    async def call(
        self, call: Call[Any], /, *, fields: Sequence[str] | None = None, idempotency_key: str | None = None
    ) -> Any:
        """
        Sends a call. `fields` are the top-level members that are wanted. All tries have one idempotency key, so that the
        call is charged once; give a key of your own to repeat a call in another process.
        """
        precision = self._settings.precision
        return await self._answer(
            call_request(call.tool, call.arguments, key=idempotency_key, fields=fields, precision=precision)
        )

    async def figure(
        self,
        call: Call[Any],
        /,
        *,
        style: Literal["round", "south", "north"] | None = None,
        level: Literal["mahadasha", "antardasha"] | None = None,
        at: str | None = None,
        width: int | None = None,
    ) -> str:
        """The figure of a tool's result, one SVG document, for so many pixels of `width`. An option that the figure does not have is refused."""
        return await self._answer(
            call_request(
                call.tool,
                call.arguments,
                key=None,
                accept=SVG,
                style=style,
                level=level,
                at=at,
                width=None if width is None else str(width),
            )
        )

    @overload
    def pages(self, call: Call[R], /) -> AsyncIterator[R]: ...
    @overload
    def pages(self, call: Call[Any], /, *, fields: Sequence[str]) -> AsyncIterator[dict[str, Any]]: ...
    async def pages(self, call: Call[Any], /, *, fields: Sequence[str] | None = None) -> AsyncIterator[Any]:
        """The pages of a tool that has them, from the one that is asked for. Each is a call, made when it is taken."""
        page: int = call.arguments.get("page", 1)
        wanted = with_pagination(fields)
        while True:
            one = page_of(call, page)
            answer: object = await self.call(one) if wanted is None else await self.call(one, fields=wanted)
            more = has_more(answer)
            yield answer
            if not more:
                return
            page += 1

    @overload
    def batch(self, calls: Iterable[Call[R]] | AsyncIterable[Call[R]], /, *, timeout: float = TIMEOUT) -> AsyncIterator[BatchResult[R]]: ...
    @overload
    def batch(
        self, calls: Iterable[Call[Any]] | AsyncIterable[Call[Any]], /, *, fields: Sequence[str], timeout: float = TIMEOUT
    ) -> AsyncIterator[BatchResult[dict[str, Any]]]: ...
    async def batch(
        self, calls: Iterable[Call[Any]] | AsyncIterable[Call[Any]], /, *, fields: Sequence[str] | None = None, timeout: float = TIMEOUT
    ) -> AsyncIterator[BatchResult[Any]]:
        """
        Runs any number of calls, up to 1,000 a request, and gives each result as it is ready. `timeout` is that of a
        request. Where an answer breaks off the request is sent again and charged once.
        """
        packer = Packer[Any](fields, self._settings.precision)
        async for call in _each(calls):
            portion = packer.add(call)
            if portion:
                async for result in self._portion(portion, timeout):
                    yield result
        portion = packer.rest()
        if portion:
            async for result in self._portion(portion, timeout):
                yield result

    @property
    def account(self) -> AsyncAccount:
        """Usage, keys and calendars of the account."""
        return AsyncAccount(self._answer)

    @property
    def management(self) -> AsyncManagement:
        """Organisations, projects, accounts and keys, with a management key."""
        return AsyncManagement(self._answer)

    async def places(self, name: str) -> Places:
        """Coordinates and time zone of a place by its name."""
        return await self._answer(read_request("/v1/places", q=name))

    async def tools(self) -> list[Tool]:
        """All tools with the schemas of their arguments."""
        return (await self._answer(read_request("/v1/tools")))["tools"]

    async def tool(self, name: str) -> Tool:
        """One tool with the schemas of its arguments and its result."""
        return await self._answer(read_request(f"/v1/tools/{name}"))

    async def _portion(self, portion: Portion[Any], timeout: float) -> AsyncIterator[BatchResult[Any]]:
        ends_at = monotonic() + timeout
        tries = 0
        while True:
            try:
                async with self._opened(portion.request, ends_at) as response:
                    try:
                        async for line in response.aiter_lines():
                            result = portion.result_in(line)
                            if result:
                                yield result
                            if monotonic() > ends_at:
                                raise overdue()
                    except httpx.HTTPError:
                        pass
                    error = interrupted(request_id_of(response))
            except CuspalError as fault:
                error = fault
            if portion.done:
                return
            tries += not is_under_way(error)
            if not await self._waited(error, tries, ends_at):
                for result in portion.left(error):
                    yield result
                return

    async def _answer(self, request: Request) -> Any:
        ends_at = monotonic() + self._settings.timeout
        tries = 0
        while True:
            try:
                async with self._opened(request, ends_at) as response:
                    return answer_of(request, response, await _content(response, ends_at))
            except CuspalError as fault:
                tries += not is_under_way(fault)
                if (request.once and may_have_run(fault)) or not await self._waited(fault, tries, ends_at):
                    raise

    async def _waited(self, error: CuspalError, tries: int, ends_at: float) -> bool:
        """Waits until the next try; False where there is none."""
        wait = wait_before_retry(error, tries, self._settings)
        if wait is None or monotonic() + wait >= ends_at:
            return False
        await anyio.sleep(wait)
        return True

    @asynccontextmanager
    async def _opened(self, request: Request, ends_at: float) -> AsyncGenerator[httpx.Response]:
        """A success whose body has not been read. What httpx says may hold the address, and so the name of a place."""
        key = self._api_key if isinstance(self._api_key, str) else await self._api_key()
        sent = self._http.build_request(
            request.method,
            self._base_url + request.path,
            content=request.body,
            headers={**request.headers, "Authorization": f"Bearer {key}"},
            timeout=max(0.001, ends_at - monotonic()),
        )
        try:
            response = await self._http.send(sent, stream=True)
        except httpx.TimeoutException:
            raise overdue() from None
        except httpx.HTTPError:
            raise unreachable() from None
        try:
            if not response.is_success:
                raise failure_of(response, await _content(response, ends_at))
            yield response
        finally:
            await response.aclose()


async def _content(response: httpx.Response, ends_at: float) -> bytes:
    try:
        with anyio.fail_after(max(0.001, ends_at - monotonic())):
            return await response.aread()
    except (TimeoutError, httpx.TimeoutException):
        raise overdue() from None
    except httpx.HTTPError:
        raise interrupted(request_id_of(response)) from None


async def _each(calls: Iterable[Call[R]] | AsyncIterable[Call[R]]) -> AsyncIterator[Call[R]]:
    if isinstance(calls, AsyncIterable):
        async for call in calls:
            yield call
    else:
        for call in calls:
            yield call
