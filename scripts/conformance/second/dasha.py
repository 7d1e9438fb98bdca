"""Vimshottari periods from the Moon, in exact fractions of days."""

from fractions import Fraction

from lords import ORDER, STAR, YEARS, arcsec_of, division

YEAR = Fraction("365.25")
NAMES = ("mahadasha", "antardasha", "pratyantardasha")
#: Days after birth at which the running lords are asked.
ASKED = (10000, 20000, 30000)


class Cycle:
    """All in days after birth."""

    def __init__(self, moon, year=YEAR):
        start, _, self.lord = division(arcsec_of(moon))["star"]
        passed = (arcsec_of(moon) - start) / STAR
        self.year = Fraction(year)
        self.balance_years = (1 - passed) * YEARS[self.lord]
        self.start = -passed * YEARS[self.lord] * self.year

    def parts(self, first, start, days):
        at = ORDER.index(first)
        for k in range(9):
            lord = ORDER[(at + k) % 9]
            end = start + days * YEARS[lord] / 120
            yield lord, start, end
            start = end

    def mahadashas(self):
        return list(self.parts(self.lord, self.start, 120 * self.year))

    def antardashas(self, index):
        lord, start, end = self.mahadashas()[index]
        return list(self.parts(lord, start, end - start))

    def running(self, day, within):
        """Lords of three levels on a day, as far as no border lies nearer than so many days."""
        found, periods = {}, self.mahadashas()
        for name in NAMES:
            lord, start, end = next(period for period in periods if period[1] <= day < period[2])
            if min(day - start, end - day) <= within:
                break
            found[name] = lord
            periods = list(self.parts(lord, start, end - start))
        return found
