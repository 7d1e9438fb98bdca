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

/**
 * A place for each of the nine, to be filled as they are asked for. All of them have one hidden class, where an object
 * that grows key by key has another one for each order of keys, and is looked up in slowly.
 */
export const placesByPlanet = <Value>(): Record<Planet, Value | undefined> => ({
  Sun: undefined,
  Moon: undefined,
  Mars: undefined,
  Mercury: undefined,
  Jupiter: undefined,
  Venus: undefined,
  Saturn: undefined,
  Rahu: undefined,
  Ketu: undefined,
});

/**
 * One entry for each, made when it is first read; the entries are not its own properties, so it is read by name. An object
 * literal with getters would be a hidden class of its own each time, which only a full collection frees.
 */
export function lazilyByPlanet<Value extends object>(
  entry: (planet: Planet) => Value,
): Readonly<Record<Planet, Value>> {
  return new LazilyByPlanet(entry);
}

class LazilyByPlanet<Value extends object> implements Record<Planet, Value> {
  readonly #made = placesByPlanet<Value>();
  readonly #entry: (planet: Planet) => Value;

  constructor(entry: (planet: Planet) => Value) {
    this.#entry = entry;
  }

  get Sun(): Value {
    return this.#of('Sun');
  }

  get Moon(): Value {
    return this.#of('Moon');
  }

  get Mars(): Value {
    return this.#of('Mars');
  }

  get Mercury(): Value {
    return this.#of('Mercury');
  }

  get Jupiter(): Value {
    return this.#of('Jupiter');
  }

  get Venus(): Value {
    return this.#of('Venus');
  }

  get Saturn(): Value {
    return this.#of('Saturn');
  }

  get Rahu(): Value {
    return this.#of('Rahu');
  }

  get Ketu(): Value {
    return this.#of('Ketu');
  }

  #of(planet: Planet): Value {
    return (this.#made[planet] ??= this.#entry(planet));
  }
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
