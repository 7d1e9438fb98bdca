"""The values of a chart: of a birth, or of a question by number."""

from fractions import Fraction
from math import atan, degrees, radians, tan

import ayanamsas
import passages
from clock import SECOND, delta_t, delta_t_polynomial, iso_of, jd_of
from cusps import armc_of, cusps_of, tropical_cusps
from dasha import ASKED, Cycle
from lords import YEARS, arcsec_of, border, division, lords, numbers
from significators import house_of, levels, sign_of, to_cusp
from sky import PLANETS, longitude, nutation, speed, true_node, true_obliquity, tt_of

#: Arc-seconds: what counts as equal, and what another program may differ by.
AGREE, TOLERANCE = 0.5, 3.0
CAN_TURN = ("Mars", "Mercury", "Jupiter", "Venus", "Saturn")
YEARS_OF_OTHERS = {"a year of 360 days": "360", "a year of 365.2425 days": "365.2425", "a sidereal year": "365.256363"}


class Chart:
    def __init__(self, case):
        self.input = case["input"]
        self.jd = jd_of(self.input["datetime"], self.input["utcOffsetMinutes"])
        self.ayanamsa = ayanamsas.true(self.input["ayanamsa"], self.jd)
        self.spread = abs(delta_t(self.jd) - delta_t_polynomial(self.jd))
        self.speeds = {planet: speed(planet, self.jd) for planet in PLANETS}
        self.longitudes = {planet: (longitude(planet, self.jd) - self.ayanamsa) % 360 for planet in PLANETS}
        self.cusps, self.exact = self._cusps()
        self.limits, self.alternatives = {}, []

    def _cusps(self):
        """Sidereal cusps, and the arc-seconds of those that the question itself fixes."""
        number = self.input.get("number")
        latitude, eps = self.input["latitude"], true_obliquity(tt_of(self.jd))
        if number is None:
            tropical = tropical_cusps(self.jd, latitude, self.input["longitude"])
            return [(cusp - self.ayanamsa) % 360 for cusp in tropical], {}
        start = numbers()[number - 1][0]
        armc = armc_of((float(start) / 3600 + self.ayanamsa) % 360, latitude, eps)
        cusps = [(cusp - self.ayanamsa) % 360 for cusp in cusps_of(armc, latitude, eps)]
        exact = {1: start, 7: (start + 180 * 3600) % (360 * 3600)}
        for house, arcsec in exact.items():
            cusps[house - 1] = float(arcsec) / 3600
        return cusps, exact

    def tolerance(self, planet):
        return TOLERANCE + self._by_delta_t(planet)

    def _by_delta_t(self, planet):
        """Arc-seconds that the published models of Delta T leave open."""
        return abs(self.speeds[planet]) * 3600 * self.spread * SECOND

    def values(self):
        found = {
            "moment": {"jdUt": round(self.jd, 7), "deltaT": round(delta_t(self.jd), 2)},
            "ayanamsa": round(self.ayanamsa, 6),
            "planets": {planet: self.planet(planet) for planet in PLANETS},
            "cusps": {str(house): self.cusp(house) for house in range(1, 13)},
        }
        if self.spread > 0.25:
            self.limits["moment.deltaT"] = [round(self.spread + 0.5, 1), round(self.spread + 2, 1)]
        if self.clear():
            found["levels"] = levels(self.longitudes, self.cusps)
            self.other("nodes without agents", {"levels": levels(self.longitudes, self.cusps, agents=False)})
        if "number" not in self.input:
            found["ascendantSub"] = self.ascendant_sub()
            found["dasha"] = self.dasha()
        self.other_nodes()
        self.other_latitude()
        self.whole_signs()
        return found

    def planet(self, planet):
        at = self.longitudes[planet]
        extra = self._by_delta_t(planet)
        if extra > 0.1:
            limits = [round(AGREE + extra, 1), round(TOLERANCE + extra, 1)]
            self.limits[f"planets.{planet}.longitude"] = limits
            self.limits[f"planets.{planet}.toSubBorder"] = limits
        found = {"longitude": round(at, 6), "speed": round(self.speeds[planet], 5)}
        if planet in CAN_TURN and abs(self.speeds[planet]) > 0.001:
            found["retrograde"] = self.speeds[planet] < 0
        if to_cusp(at, self.cusps) > self.tolerance(planet):
            found["house"] = house_of(at, self.cusps)
        return found | lords(at, self.tolerance(planet)) | {"toSubBorder": round(border(at, "sub"), 2)}

    def cusp(self, house):
        if house in self.exact:
            found = division(self.exact[house])
            return {"longitude": round(self.cusps[house - 1], 6)} | {f"{level}Lord": found[level][2] for level in found}
        at = self.cusps[house - 1]
        return {"longitude": round(at, 6)} | lords(at, TOLERANCE) | {"toSubBorder": round(border(at, "sub"), 2)}

    def clear(self):
        """May no error within the tolerances change a level?"""
        planets = all(
            min(to_cusp(at, self.cusps), border(at, "star"), border(at, "sign")) > self.tolerance(planet)
            for planet, at in self.longitudes.items()
        )
        free = [at for house, at in enumerate(self.cusps, 1) if house not in self.exact]
        return planets and all(border(at, "sign") > TOLERANCE for at in free)

    def ascendant_sub(self):
        """When the degree rising at birth entered its sub, and when it leaves it."""
        start, end, _ = division(arcsec_of(self.cusps[0]))["sub"]
        angle = passages.rising(self.input, self.input["ayanamsa"])
        edge = lambda arcsec, low, high: passages.halve(
            lambda jd: passages.wrap(angle(jd) - float(arcsec) / 3600), low, high
        )
        reach = 0.02
        return {
            "begins": iso_of(edge(start, self.jd - reach, self.jd)),
            "ends": iso_of(edge(end, self.jd, self.jd + reach)),
        }

    def dasha(self):
        moon = self.longitudes["Moon"]
        cycle = Cycle(moon)
        if border(moon, "star") <= self.tolerance("Moon"):
            return {}
        found = {"lord": cycle.lord, "balanceYears": round(float(cycle.balance_years), 6)}
        found |= self.ends(cycle)
        per_arcsec = YEARS[cycle.lord] / 48000
        extra = self._by_delta_t("Moon")
        agree, tolerance = ((limit + extra) * per_arcsec for limit in (AGREE, TOLERANCE))
        self.limits["dasha.balanceYears"] = [round(agree + 2e-6, 7), round(tolerance + 2e-6, 7)]
        for path in flat({"dasha": found}):
            if path.startswith(("dasha.ends", "dasha.antardashaEnds")):
                self.limits[path] = [round(each * 365.25 * 86400) + 2 for each in (agree, tolerance)]
        days = tolerance * 365.25
        for day in ASKED:
            if running := cycle.running(Fraction(day), days):
                found[f"after{day}Days"] = running
        for reason, year in YEARS_OF_OTHERS.items():
            self.other(reason, {"dasha": self.ends(Cycle(moon, year))})
        return found

    def ends(self, cycle):
        """Ends of the nine mahadashas, and of the antardashas of the second."""
        at = lambda days: iso_of(self.jd + float(days))
        return {
            "ends": {lord: at(end) for lord, _, end in cycle.mahadashas()},
            "antardashaEnds": {lord: at(end) for lord, _, end in cycle.antardashas(1)},
        }

    def other(self, reason, values):
        self.alternatives.append({"reason": reason, "values": values})

    def other_nodes(self):
        rahu = (true_node(self.jd) - self.ayanamsa) % 360
        nodes = {"Rahu": rahu, "Ketu": (rahu + 180) % 360}
        rows = {
            node: {"longitude": round(at, 6), "house": house_of(at, self.cusps)} | lords(at) for node, at in nodes.items()
        }
        self.other("true node", {"planets": rows})

    def other_latitude(self):
        """Cusps of the geocentric latitude, as old tables give them."""
        latitude = degrees(atan(0.99330562 * tan(radians(self.input["latitude"]))))
        if self.exact or abs(latitude - self.input["latitude"]) < 0.01:
            return
        tropical = tropical_cusps(self.jd, latitude, self.input["longitude"])
        cusps = [(cusp - self.ayanamsa) % 360 for cusp in tropical]
        rows = {str(house): {"longitude": round(at, 6)} for house, at in enumerate(cusps, 1)}
        self.other("geocentric latitude", {"cusps": rows})

    def whole_signs(self):
        first = sign_of(self.cusps[0])
        rows = {planet: {"house": (sign_of(at) - first) % 12 + 1} for planet, at in self.longitudes.items()}
        self.other("whole sign houses", {"planets": rows})

    def shifts(self):
        """What another zero of the zodiac would make of this moment: ayanamsas, and the mean equinox."""
        others = {name: ayanamsas.true(name, self.jd) for name in ayanamsas.NAMES if name != self.input["ayanamsa"]}
        others["the ayanamsa without nutation"] = self.ayanamsa - nutation(tt_of(self.jd))[0]
        return {name: round(value, 6) for name, value in others.items()} | {"tropical": 0}


def flat(values, prefix=""):
    """Leaves by their path."""
    for key, value in values.items():
        path = f"{prefix}{key}"
        if isinstance(value, dict):
            yield from flat(value, f"{path}.")
        else:
            yield path


def chart_case(case):
    chart = Chart(case)
    values = chart.values()
    return {"values": values, "limits": chart.limits, "alternatives": chart.alternatives, "ayanamsas": chart.shifts()}
