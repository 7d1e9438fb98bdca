from __future__ import annotations

from collections.abc import AsyncIterator

import anyio

from cuspal import AsyncCuspal, Call, Cuspal, calls
from cuspal.types import GetPlanetsResult

from .conftest import BIRTH

YOGAS = calls.detect_yogas(**BIRTH)
PLANETS = calls.get_planets(**BIRTH)


def test_it_answers_as_the_other_does(client: Cuspal, url: str, key: str) -> None:
    async def given() -> str:
        return key

    async def run() -> None:
        async with AsyncCuspal(given, base_url=url) as cuspal:
            assert await cuspal.get_planets(**BIRTH) == client.get_planets(**BIRTH)
            assert (await cuspal.figure(calls.get_full_chart(**BIRTH))).startswith("<svg")
            assert (await cuspal.places("Pune"))["total"] > 0
            pages = [page["pagination"]["page"] async for page in cuspal.pages(YOGAS)]
            assert pages == [page["pagination"]["page"] for page in client.pages(YOGAS)]

    anyio.run(run)


def test_a_batch_takes_calls_as_they_come(url: str, key: str) -> None:
    async def many() -> AsyncIterator[Call[GetPlanetsResult]]:
        for _ in range(3):
            yield PLANETS

    async def run() -> None:
        async with AsyncCuspal(key, base_url=url) as cuspal:
            results = [each async for each in cuspal.batch(many())]
            assert sorted(each.index for each in results) == [0, 1, 2]
            assert all(each.result == results[0].result for each in results)

    anyio.run(run)
