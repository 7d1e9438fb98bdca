"""A typed client of the Cuspal astrology tools."""

from ._async_client import AsyncCuspal
from ._batch import BatchResult
from ._call import Call
from ._client import Cuspal
from ._error import CuspalError
from ._service import Place, Places, Tool

__all__ = ["AsyncCuspal", "BatchResult", "Call", "Cuspal", "CuspalError", "Place", "Places", "Tool"]

__version__ = "0.1.0"
