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

/** The same, each made when it is first read. */
export function lazilyByPlanet<Value extends object>(
  entry: (planet: Planet) => Value,
): Readonly<Record<Planet, Value>> {
  const made: Partial<Record<Planet, Value>> = {};
  const of = (planet: Planet): Value => (made[planet] ??= entry(planet));
  return {
    get Sun() {
      return of('Sun');
    },
    get Moon() {
      return of('Moon');
    },
    get Mars() {
      return of('Mars');
    },
    get Mercury() {
      return of('Mercury');
    },
    get Jupiter() {
      return of('Jupiter');
    },
    get Venus() {
      return of('Venus');
    },
    get Saturn() {
      return of('Saturn');
    },
    get Rahu() {
      return of('Rahu');
    },
    get Ketu() {
      return of('Ketu');
    },
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
