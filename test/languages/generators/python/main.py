import json
import os

from generated import AuthenticatedClient
from generated.api.core_analysis import analyze_natal_promise
from generated.api.foundation import get_house_cusps, get_nakshatra_details, get_planets
from generated.api.service import batch
from generated.api.timing import get_dasha_periods
from generated.models import (
    AnalyzeNatalPromiseArguments,
    AnalyzeNatalPromiseResult,
    BatchCall,
    BatchCallArguments,
    GetDashaPeriodsArguments,
    GetDashaPeriodsResult,
    GetHouseCuspsArguments,
    GetHouseCuspsResult,
    GetNakshatraDetailsArguments,
    GetNakshatraDetailsResult,
    GetPlanetsArguments,
    GetPlanetsResult,
    Problem,
)
from generated.types import Unset

client = AuthenticatedClient(os.environ["CUSPAL_URL"], token=os.environ["CUSPAL_KEY"])
born, zone = "1992-08-14T10:02", "Asia/Kolkata"
north, east = 13.08784, 80.27847

planets = get_planets.sync(
    client=client,
    body=GetPlanetsArguments(birth_datetime=born, latitude=north, longitude=east, time_zone=zone),
)
cusps = get_house_cusps.sync(
    client=client,
    body=GetHouseCuspsArguments(birth_datetime=born, latitude=north, longitude=east, time_zone=zone),
)
# The generated code cannot read a full chart: it has a variable of its own for the member that is called D.
dashas = get_dasha_periods.sync(
    client=client,
    body=GetDashaPeriodsArguments(birth_datetime=born, latitude=north, longitude=east, time_zone=zone),
)
star = get_nakshatra_details.sync(
    client=client,
    body=GetNakshatraDetailsArguments(birth_datetime=born, latitude=north, longitude=east, time_zone=zone),
)
asked = AnalyzeNatalPromiseArguments(
    birth_datetime=born, latitude=north, longitude=east, time_zone=zone, events=["Marriage"]
)
promise = analyze_natal_promise.sync(client=client, body=asked)
assert isinstance(planets, GetPlanetsResult) and not isinstance(planets.planets, Unset)
assert isinstance(cusps, GetHouseCuspsResult)
assert isinstance(dashas, GetDashaPeriodsResult)
assert isinstance(star, GetNakshatraDetailsResult)
assert isinstance(promise, AnalyzeNatalPromiseResult)
moon = planets.planets.moon.sign.value
print(json.dumps([moon, cusps.ascendant, dashas.about, star.about, promise.answer]))

sent = BatchCallArguments.from_dict(
    {"birth_datetime": born, "latitude": north, "longitude": east, "time_zone": zone}
)
calls = [BatchCall(id=name[0], name=name[1:], arguments=sent) for name in ("aget_planets", "bget_house_cusps")]
lines = batch.sync_detailed(client=client, body=calls).content.decode().splitlines()
print(json.dumps(sorted(json.loads(line)["id"] for line in lines if line)))

fault = get_planets.sync(
    client=client,
    body=GetPlanetsArguments(birth_datetime=born, latitude=95.0, longitude=east, time_zone=zone),
)
assert isinstance(fault, Problem)
print(json.dumps([fault.code.value, fault.field]))
