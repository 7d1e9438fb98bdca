"""Julian days, civil time and Delta T. Days are split as (whole, part) only where it matters."""

import re
from datetime import datetime, timedelta

from skyfield.api import load

EPOCH = datetime(1970, 1, 1)
JD_EPOCH = 2440587.5
SECOND = 1 / 86400
_SCALE = load.timescale(builtin=True)


def jd_of(text, offset_minutes):
    """Julian day of UT1 of a wall clock `YYYY-MM-DDTHH:MM:SS` that is ahead of UT by so many minutes."""
    days = (datetime.fromisoformat(text) - EPOCH) / timedelta(days=1)
    return JD_EPOCH + days - offset_minutes / 1440


def iso_of(jd):
    """The instant as `YYYY-MM-DDTHH:MM:SS.sZ`, to a tenth of a second."""
    tenths = round((jd - JD_EPOCH) * 864000)
    moment = EPOCH + timedelta(milliseconds=tenths * 100)
    return f"{moment:%Y-%m-%dT%H:%M:%S}.{moment.microsecond // 100000}Z"


def delta_t(jd_ut):
    """TT - UT1 in seconds: Stephenson, Morrison and Hohenkerk's curve and the IERS record, as Skyfield carries them."""
    return float(_SCALE.ut1_jd(jd_ut).delta_t)


def delta_t_polynomial(jd_ut):
    """TT - UT1 in seconds by the polynomials of Espenak and Meeus (2006), another published model."""
    year = 2000 + (jd_ut - 2451544.5) / 365.2425
    t = year - 2000
    if year < 1860:
        t = year - 1800
        terms = (13.72, -0.332447, 0.0068612, 0.0041116, -0.00037436, 1.21272e-5, -1.699e-7, 8.75e-10)
    elif year < 1900:
        t = year - 1860
        terms = (7.62, 0.5737, -0.251754, 0.01680668, -0.0004473624, 1 / 233174)
    elif year < 1920:
        t = year - 1900
        terms = (-2.79, 1.494119, -0.0598939, 0.0061966, -0.000197)
    elif year < 1941:
        t = year - 1920
        terms = (21.20, 0.84493, -0.076100, 0.0020936)
    elif year < 1961:
        t = year - 1950
        terms = (29.07, 0.407, -1 / 233, 1 / 2547)
    elif year < 1986:
        t = year - 1975
        terms = (45.45, 1.067, -1 / 260, -1 / 718)
    elif year < 2005:
        terms = (63.86, 0.3345, -0.060374, 0.0017275, 0.000651814, 0.00002373599)
    elif year < 2050:
        terms = (62.92, 0.32217, 0.005589)
    else:
        u = (year - 1820) / 100
        return -20 + 32 * u * u - (0.5628 * (2150 - year) if year < 2150 else 0)
    return sum(term * t**power for power, term in enumerate(terms))


def is_instant(value):
    return isinstance(value, str) and re.fullmatch(r"\d{4}-\d\d-\d\dT.*Z", value) is not None
