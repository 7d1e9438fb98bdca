"""Holds the second computation to values from outside, before the set is made of it."""

import json
import sys
from math import radians
from pathlib import Path

import ayanamsas
import sky
from cusps import armc_of, tropical_cusps
from passages import wrap

KEYS = {
    "kp": "kp(5 KRISHNAMURTI)",
    "kp_new": "kp_new(45 KRISHNAMURTI_VP291)",
    "lahiri": "lahiri(1)",
    "raman": "raman(3)",
    "true_chitra": "true_chitra(27 TRUE_CITRA)",
    "khullar": "khullar",
}


def main(folder):
    read = lambda name: json.loads((Path(folder) / f"{name}.json").read_text())
    positions = read("positions_jpl_de441")
    worst = {body: 0.0 for body in sky.BODIES}
    for case in positions["cases"]:
        for body in sky.BODIES:
            off = abs(wrap(sky.longitude_tt(body, case["jd_tt"]) - case["bodies"][body][0])) * 3600
            worst[body] = max(worst[body], off)
    # Horizons gives the centres of Mars, Jupiter and Saturn, the ephemeris their barycentres.
    hold("positions, Sun, Moon, Mercury, Venus", [worst[b] for b in ("Sun", "Moon", "Mercury", "Venus")], 0.01)
    hold("positions, Mars, Jupiter, Saturn", [worst[b] for b in ("Mars", "Jupiter", "Saturn")], 0.5)

    rows = read("ayanamsa_reference")["cases"]
    hold("ayanamsas", [abs(ayanamsas.mean(n, c["jd_ut"]) - c[k]) * 3600 for c in rows for n, k in KEYS.items()], 0.011)

    houses = read("houses_placidus_independent")["cases"]
    hold("cusps", [off for c in houses for off in _cusps(c)], 0.01)
    hold("sidereal time of an ascendant", [abs(wrap(_armc(c) - c["armc"])) * 3600 for c in houses], 0.01)


def _cusps(case):
    found = tropical_cusps(case["jd_ut"], case["lat"], case["lon"])
    return [abs(wrap(a - b)) * 3600 for a, b in zip(found, case["cusps_tropical"])]


def _armc(case):
    return armc_of(case["asc"], case["lat"], radians(case["eps_true"]))


def hold(what, off, within):
    print(f'{what}: at most {max(off):.4f}" off, {within}" allowed', file=sys.stderr)
    if max(off) > within:
        sys.exit(f"{what} lie further from the outside values than they may.")


if __name__ == "__main__":
    main(sys.argv[1])
