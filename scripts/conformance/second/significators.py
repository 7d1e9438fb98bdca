"""Houses of planets and the four levels, from longitudes alone."""

from lords import SIGN_LORDS, division, arcsec_of

from sky import BODIES, PLANETS

ASPECTS = {"Mars": (4, 7, 8), "Jupiter": (5, 7, 9), "Saturn": (3, 7, 10)}
NODES = ("Rahu", "Ketu")


def house_of(longitude, cusps):
    """The house whose arc [cusp, next cusp) holds the longitude."""
    for house in range(12):
        span = (cusps[(house + 1) % 12] - cusps[house]) % 360
        if (longitude - cusps[house]) % 360 < span:
            return house + 1
    raise ValueError("no house")


def to_cusp(longitude, cusps):
    """Arc-seconds to the nearest cusp."""
    return min(abs((longitude - cusp + 180) % 360 - 180) for cusp in cusps) * 3600


def sign_of(longitude):
    return int(longitude // 30)


def levels(longitudes, cusps, agents=True):
    """L1 house of the star lord, L2 own house, L3 houses owned by the star lord, L4 own houses; nodes by agents."""
    houses = {planet: house_of(longitudes[planet], cusps) for planet in PLANETS}
    own = {
        planet: [house + 1 for house in range(12) if SIGN_LORDS[sign_of(cusps[house])] == planet] for planet in PLANETS
    }
    acting = {node: agents_of(node, longitudes) if agents else [] for node in NODES}
    owned = {
        planet: union(own[agent] for agent in acting[planet]) if planet in NODES else own[planet] for planet in PLANETS
    }

    def lists(planet):
        star = division(arcsec_of(longitudes[planet]))["star"][2]
        places = [[houses[planet]]] + [[houses[agent]] for agent in acting.get(planet, [])]
        return {"L1": [houses[star]], "L2": union(places), "L3": owned[star], "L4": owned[planet]}

    return {planet: lists(planet) for planet in PLANETS}


def union(lists):
    return sorted({house for each in lists for house in each})


def agents_of(node, longitudes):
    """Those in the node's sign, failing them those that aspect it, and the lord of its sign."""
    sign = sign_of(longitudes[node])
    joined = [planet for planet in BODIES if sign_of(longitudes[planet]) == sign]
    seeing = [
        planet
        for planet in BODIES
        if (sign - sign_of(longitudes[planet])) % 12 + 1 in ASPECTS.get(planet, (7,))
    ]
    return list(dict.fromkeys((joined or seeing) + [SIGN_LORDS[sign]]))
