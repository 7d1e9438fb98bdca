import type { Chart } from '../chart/chart.ts';
import type { House, Planet } from '../zodiac/names.ts';

const DERIVED = Symbol('derived');
interface Judged {
  readonly [DERIVED]?: unknown[];
}
let slots = 0;

/**
 * What is derived from a chart, one slot for each `perChart`. It stands on the chart, hidden and never copied with it:
 * a collector frees the two together while they are young, which it does not for the entries of a weak map.
 */
function derivedOf(chart: Chart & Judged): unknown[] {
  const known = chart[DERIVED];
  if (known !== undefined) return known;
  const made: unknown[] = [];
  Object.defineProperty(chart, DERIVED, { value: made });
  return made;
}

/** Remembers one result per chart for as long as the chart lives: a chart is judged once, however many pages ask. */
export function perChart<Value extends object>(compute: (chart: Chart) => Value): (chart: Chart) => Value {
  const slot = slots++;
  return (chart) => {
    const kept = derivedOf(chart);
    // Only this function writes this slot, so what stands in it is a Value.
    return (kept[slot] ??= compute(chart)) as Value;
  };
}

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
