from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from cuspal import Cuspal
from cuspal.types import Birth

BIRTH: Birth = {
    "birth_datetime": "1992-08-14T10:02",
    "latitude": 13.08784,
    "longitude": 80.27847,
    "time_zone": "Asia/Kolkata",
}


@pytest.fixture(scope="session")
def key() -> str:
    return os.environ["CUSPAL_KEY"]


@pytest.fixture(scope="session")
def url() -> str:
    return os.environ["CUSPAL_URL"]


@pytest.fixture(scope="session")
def client(key: str, url: str) -> Iterator[Cuspal]:
    with Cuspal(key, base_url=url) as cuspal:
        yield cuspal
