"""A typed client of the Cuspal astrology tools."""

from ._account import ApiKey, Feed, FeedWanted, NewApiKey, RotatedKey, Usage
from ._async_client import AsyncCuspal
from ._batch import BatchResult
from ._call import Call
from ._client import Cuspal
from ._error import CuspalError
from ._service import Place, Places, Tool

__all__ = [
    "ApiKey",
    "AsyncCuspal",
    "BatchResult",
    "Call",
    "Cuspal",
    "CuspalError",
    "Feed",
    "FeedWanted",
    "NewApiKey",
    "Place",
    "Places",
    "RotatedKey",
    "Tool",
    "Usage",
]

__version__ = "0.1.0"
