import type { House, Planet } from './names.ts';

/** One entry for each of the nine planets, in the order of all output. */
export function byPlanet<Value>(entry: (planet: Planet) => Value): Readonly<Record<Planet, Value>> {
  return {
    Sun: entry('Sun'),
    Moon: entry('Moon'),
    Mars: entry('Mars'),
    Mercury: entry('Mercury'),
    Jupiter: entry('Jupiter'),
    Venus: entry('Venus'),
    Saturn: entry('Saturn'),
    Rahu: entry('Rahu'),
    Ketu: entry('Ketu'),
  };
}

/** One entry for each of the twelve houses. */
export function byHouse<Value>(entry: (house: House) => Value): Readonly<Record<House, Value>> {
  return {
    1: entry(1),
    2: entry(2),
    3: entry(3),
    4: entry(4),
    5: entry(5),
    6: entry(6),
    7: entry(7),
    8: entry(8),
    9: entry(9),
    10: entry(10),
    11: entry(11),
    12: entry(12),
  };
}
