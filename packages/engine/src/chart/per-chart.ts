import type { Chart } from './chart.ts';

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

/** The same for each key that is asked about, such as a matter; the keys of a chart are few. */
export function perChartAnd<Key, Value extends object>(
  compute: (chart: Chart, key: Key) => Value,
): (chart: Chart, key: Key) => Value {
  const keptOf = perChart(() => new Map<Key, Value>());
  return (chart, key) => {
    const kept = keptOf(chart);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = compute(chart, key);
    kept.set(key, made);
    return made;
  };
}
