"""What is sent again, with answers that are played."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import anyio
import httpx
import pytest

from cuspal import AsyncCuspal, Cuspal, CuspalError, calls

Answer = Callable[[httpx.Request], httpx.Response]
NUMBER = calls.get_sub_lord_table(number=1)


class Played(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """Gives one answer after the other, and keeps what was sent."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)
        self.keys: list[str] = []
        self.bodies: list[bytes] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.keys.append(request.headers.get("idempotency-key", ""))
        self.bodies.append(request.read())
        return self.answers.pop(0)(request)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.keys.append(request.headers.get("idempotency-key", ""))
        return self.answers.pop(0)(request)


def client_of(played: Played) -> Cuspal:
    return Cuspal("mcp_k", http_client=httpx.Client(transport=played), longest_wait=0.01)


def lost(request: httpx.Request) -> httpx.Response:
    raise httpx.ReadError("lost", request=request)


def good(_: httpx.Request) -> httpx.Response:
    return httpx.Response(200, json={"entry": 1})


def refused(status: int, code: str, **headers: str) -> Answer:
    problem = {"code": code, "status": status, "recoverable": True, "remedy": "Wait."}
    return lambda _: httpx.Response(status, json=problem, headers=headers)


class Broken(httpx.SyncByteStream):
    """Two lines, half of a third, and an end."""

    def __iter__(self) -> Iterator[bytes]:
        yield b'{"id":1,"status":200,"result":"b"}\n\n{"id":0,"status":200,"result":"a"}\n{"id":2,"sta'
        raise httpx.ReadError("broken")


def test_all_tries_of_a_call_have_one_key_and_calls_have_different_ones() -> None:
    played = Played(lost, refused(503, "overloaded"), good, good)
    client = client_of(played)
    client.call(NUMBER)
    client.call(NUMBER)
    assert played.keys[0] == played.keys[1] == played.keys[2] != played.keys[3]
    assert 1 <= len(played.keys[0]) <= 255


def test_a_key_of_the_caller_is_sent() -> None:
    played = Played(good)
    client_of(played).call(NUMBER, idempotency_key="order 7")
    assert played.keys == ["order 7"]


def test_an_async_client_does_the_same() -> None:
    played = Played(lost, good)

    async def run() -> None:
        http = httpx.AsyncClient(transport=played)
        async with AsyncCuspal("mcp_k", http_client=http, longest_wait=0.01) as client:
            await client.call(NUMBER)

    anyio.run(run)
    assert len(played.keys) == 2 and played.keys[0] == played.keys[1]


def test_what_would_fare_no_better_is_not_sent_again() -> None:
    for answer in (refused(504, "engine_timeout"), refused(400, "validation_failed"), refused(402, "quota_exhausted")):
        played = Played(answer, good)
        with pytest.raises(CuspalError):
            client_of(played).call(NUMBER)
        assert len(played.keys) == 1


def test_tries_end() -> None:
    played = Played(lost, lost, lost, good)
    with pytest.raises(CuspalError) as failed:
        client_of(played).call(NUMBER)
    assert (failed.value.code, len(played.keys)) == ("unreachable", 3)


def test_a_wait_that_is_too_long_is_not_waited() -> None:
    played = Played(refused(429, "rate_limited", **{"Retry-After": "30"}), good)
    with pytest.raises(CuspalError) as failed:
        client_of(played).call(NUMBER)
    assert failed.value.retry_after == 30


def test_a_try_that_is_still_under_way_is_asked_for_until_it_ends() -> None:
    busy = refused(409, "validation_failed", **{"Retry-After": "0"})
    played = Played(lost, busy, busy, busy, good)
    assert client_of(played).call(NUMBER) == {"entry": 1}


def test_a_batch_that_breaks_off_goes_on_without_giving_a_result_twice() -> None:
    lines = [{"id": index, "status": 200, "result": name} for index, name in enumerate("abc")]
    whole = "".join(json.dumps(line) + "\n" for line in lines)
    played = Played(
        lambda _: httpx.Response(200, stream=Broken()),
        lambda _: httpx.Response(200, text=whole),
    )
    results = [(each.index, each.result) for each in client_of(played).batch([NUMBER] * 3)]
    assert results == [(1, "b"), (0, "a"), (2, "c")]
    assert played.keys[0] == played.keys[1] and played.bodies[0] == played.bodies[1]


def test_a_batch_that_is_lost_for_good_tells_it_of_each_call_that_is_open() -> None:
    played = Played(lambda _: httpx.Response(200, stream=Broken()), lost, lost)
    results = {each.index: each.error and each.error.code for each in client_of(played).batch([NUMBER] * 3)}
    assert results == {1: None, 0: None, 2: "unreachable"}


def test_a_batch_of_many_calls_goes_out_in_requests_of_a_thousand() -> None:
    def echo(request: httpx.Request) -> httpx.Response:
        ids = [json.loads(line)["id"] for line in request.read().splitlines()]
        return httpx.Response(200, text="".join(f'{{"id":{at},"status":200,"result":{at}}}\n' for at in ids))

    played = Played(echo, echo, echo)
    assert [each.index for each in client_of(played).batch([NUMBER] * 2500)] == list(range(2500))
    assert len(set(played.keys)) == 3


def test_nothing_prints_the_key() -> None:
    client = Cuspal("mcp_secret")
    assert "mcp_secret" not in repr(client) and "number" not in repr(NUMBER)
    with pytest.raises(ValueError):
        Cuspal("")


def made(_: httpx.Request) -> httpx.Response:
    return httpx.Response(201, json={"key": "mcp_new"})


def test_a_secret_whose_answer_was_lost_is_not_made_again() -> None:
    for make in (lambda c: c.account.make_key("Job"), lambda c: c.account.rotate_key("a", known_hint="wxyz")):
        played = Played(lost, made)
        with pytest.raises(CuspalError) as caught:
            make(client_of(played))
        assert (caught.value.code, len(played.answers)) == ("unreachable", 1)
    turned_away = Played(refused(503, "overloaded", **{"retry-after": "0"}), made)
    assert client_of(turned_away).account.make_key("Job", monthlyCalls=100)["key"] == "mcp_new"
    assert json.loads(turned_away.bodies[0]) == {"name": "Job", "monthlyCalls": 100}


def test_what_changes_nothing_when_it_comes_twice_is_asked_again() -> None:
    played = Played(lost, lambda _: httpx.Response(204))
    assert client_of(played).account.revoke_key("a/b") is None
    assert played.answers == []


def test_the_async_client_has_the_same_account() -> None:
    async def ask() -> object:
        played = Played(lost, lambda _: httpx.Response(200, json={"keys": [{"id": "a"}]}))
        async with AsyncCuspal("k", http_client=httpx.AsyncClient(transport=played), longest_wait=0.01) as client:
            return await client.account.keys()

    assert anyio.run(ask) == [{"id": "a"}]
