import type { Interval } from '../base/intervals.ts';
import type { Chart } from '../chart/chart.ts';
import { partOf } from '../parashari/base/frame.ts';
import { GRAHAS } from '../zodiac/names.ts';
import type { Graha } from '../zodiac/names.ts';

export const PATYAYINI_BODIES = ['Lagna', ...GRAHAS] as const;
type PatyayiniBody = 'Lagna' | Graha;

/** A body with its degrees in its sign. */
export interface Krisamsa {
  readonly body: PatyayiniBody;
  readonly degrees: number;
}

interface PatyayiniStretch extends Interval {
  readonly lord: PatyayiniBody;
}

export interface PatyayiniPeriod extends PatyayiniStretch {
  /** Degrees from the krisamsa before. */
  readonly patyamsa: number;
  readonly antardashas: readonly PatyayiniStretch[];
}

/** Lagna and the seven planets by their degrees in sign, ascending; even ones stay in the order Lagna, Sun to Saturn. */
export const krisamsas = (chart: Chart): readonly Krisamsa[] =>
  PATYAYINI_BODIES.map((body) => ({
    body,
    degrees: partOf((body === 'Lagna' ? chart.ascendant : chart.planets[body]).longitude),
  })).sort((a, b) => a.degrees - b.degrees);

/**
 * The patyayini dasha over the real length of a year (R31.8): each body rules in proportion to the degrees by which
 * it is past the one before. Antardashas are in the same ratios and begin with the period's own body.
 */
export function patyayini(ordered: readonly Krisamsa[], year: Interval): readonly PatyayiniPeriod[] {
  const largest = ordered.at(-1)?.degrees ?? 0;
  const patyamsas = ordered.map(({ degrees }, k) => degrees - (ordered[k - 1]?.degrees ?? 0));
  const periods = divided(ordered, patyamsas, largest, year);
  return periods.map((period, k) => {
    const turn = <Item>(items: readonly Item[]): readonly Item[] => [...items.slice(k), ...items.slice(0, k)];
    return {
      ...period,
      patyamsa: patyamsas[k] ?? 0,
      antardashas: divided(turn(ordered), turn(patyamsas), largest, period),
    };
  });
}

/** A stretch of time cut in the ratio of the patyamsas: borders are whole milliseconds from running sums. */
function divided(
  bodies: readonly Krisamsa[],
  patyamsas: readonly number[],
  whole: number,
  { startMs, endMs }: Interval,
): readonly PatyayiniStretch[] {
  let sum = 0;
  let from = startMs;
  return bodies.map(({ body }, k) => {
    sum += patyamsas[k] ?? 0;
    const to = k === bodies.length - 1 ? endMs : startMs + Math.floor(((endMs - startMs) * sum) / whole);
    const stretch = { lord: body, startMs: from, endMs: Math.min(to, endMs) };
    from = stretch.endMs;
    return stretch;
  });
}
