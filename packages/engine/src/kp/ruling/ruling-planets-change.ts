import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { isPolar } from '../../chart/houses.ts';
import { EngineError } from '../../base/errors.ts';
import type { Ephemeris } from '../../sky/port.ts';
import type { DayFrame } from '../../almanac/day-frame.ts';
import { ascendantCrossings } from '../../search/ascendant.ts';
import { longitudeCrossings } from '../../search/crossings.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import type { Division } from '../../zodiac/division.ts';
import { SUB_ROWS } from '../../zodiac/sub-table.ts';

export const RP_CHANGE_SLOTS = ['ascSubLord', 'ascSignLord', 'moonSubLord', 'moonSignLord', 'dayLord'] as const;
type RpChangeSlot = (typeof RP_CHANGE_SLOTS)[number];

export interface RpChange {
  readonly slot: RpChangeSlot;
  readonly utcMs: number;
}

/**
 * When the ruling planets of a chart's moment next change: the Ascendant or the Moon leaves its sub, or
 * leaves its sign inside one of the six subs that a sign border cuts (R4.3), or the Sun rises.
 */
export function nextRulingPlanetChange(ephemeris: Ephemeris, chart: Chart, day: DayFrame): RpChange {
  const { jdUt, ayanamsa } = chart.moment;
  const ascendant = nextBorder(chart.ascendant);
  const moon = nextBorder(chart.planets.Moon);
  // Below the polar circles every degree rises once a sidereal day; the Moon crosses the widest sub in five hours.
  const rising = isPolar(chart.moment)
    ? []
    : ascendantCrossings(ephemeris, [ascendant.degrees], chart.moment, ayanamsa, jdUt, jdUt + 1);
  const passing = longitudeCrossings(ephemeris, 'Moon', ayanamsa, [moon.degrees], jdUt, jdUt + 0.5);
  const [first] = [
    ...(isPolar(chart.moment) ? polarChange(ephemeris, chart) : []),
    ...rising.map(({ jd }): RpChange => ({
      slot: ascendant.signOnly ? 'ascSignLord' : 'ascSubLord',
      utcMs: utcMsFromJd(jd),
    })),
    ...passing.map(({ jd }): RpChange => ({
      slot: moon.signOnly ? 'moonSignLord' : 'moonSubLord',
      utcMs: utcMsFromJd(jd),
    })),
    { slot: 'dayLord', utcMs: day.nextSunriseMs } satisfies RpChange,
  ].sort((a, b) => a.utcMs - b.utcMs);
  if (first === undefined) throw new EngineError('internal_error', 'No next change of the ruling planets was found.');
  return first;
}

const STEP_MS = 20_000;
/** Within so many steps some other sub has risen at any place. */
const MOST_STEPS = 4320;

/**
 * When the Ascendant leaves its sub inside the polar circles, where it may move backwards and leap: the first of steps
 * that finds it elsewhere, made fine by halving.
 */
function polarChange(ephemeris: Ephemeris, { moment, ascendant }: Chart): readonly RpChange[] {
  const at = (utcMs: number): Division =>
    buildChart(ephemeris, { ...moment, utcMs, jdUt: jdFromUtcMs(utcMs) }).ascendant;
  const same = ({ subIndex, signIndex }: Division): boolean =>
    subIndex === ascendant.subIndex && signIndex === ascendant.signIndex;
  let low = moment.utcMs;
  let steps = 0;
  while (same(at(low + STEP_MS))) {
    low += STEP_MS;
    steps += 1;
    if (steps > MOST_STEPS) return [];
  }
  let high = low + STEP_MS;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (same(at(middle))) low = middle;
    else high = middle;
  }
  return [{ slot: at(high).subIndex === ascendant.subIndex ? 'ascSignLord' : 'ascSubLord', utcMs: high }];
}

/** End of the numbered sub a point stands in; `signOnly` when the sub goes on behind it in the next sign. */
function nextBorder({ subIndex, signIndex }: Division): { readonly degrees: number; readonly signOnly: boolean } {
  const row = SUB_ROWS.find((each) => each.subIndex === subIndex && each.signIndex === signIndex);
  if (row === undefined) throw new EngineError('internal_error', 'A point lies in none of the 249 subs.');
  return { degrees: (row.toArcsec / 3600) % 360, signOnly: SUB_ROWS[row.number]?.subIndex === subIndex };
}
