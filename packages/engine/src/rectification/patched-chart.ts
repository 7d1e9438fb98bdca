import type { Chart } from '../chart/chart.ts';
import { requireHouses } from '../chart/houses.ts';
import { divide } from '../zodiac/division.ts';
import type { Division } from '../zodiac/division.ts';
import { HOUSES, PLANETS, SIGNS } from '../zodiac/names.ts';
import type { House } from '../zodiac/names.ts';
import { subStart } from '../zodiac/sub-table.ts';
import { FIRST_HOUSE, FIRST_PLANET } from './swept-runs.ts';

/** Subs of a star. */
const SUBS = 9;

/**
 * The chart of a key made of the one of the key before it, where only subs differ: all that planets signify stays, which
 * asks for signs, stars and houses (R5.3, R6), and the cusps that count and the planets get their new subs. Their
 * longitudes stay those of the chart before. Undefined where more differs.
 */
export function patchedChart(
  chart: Chart,
  before: readonly number[],
  now: readonly number[],
  counting: ReadonlySet<House>,
): Chart | undefined {
  if (!signifyAlike(before, now, counting)) return undefined;
  const houses = requireHouses(chart);
  const cusps = houses.cusps.map((cusp, at) => (before[at] === now[at] ? cusp : { ...cusp, ...partOf(now[at]) }));
  const planets = { ...chart.planets };
  PLANETS.forEach((planet, index) => {
    const at = FIRST_PLANET + index;
    if (before[at] !== now[at]) planets[planet] = { ...planets[planet], ...partOf(now[at]) };
  });
  return { ...chart, planets, houses: { ...houses, cusps } };
}

/** Whether signs of cusps, and signs, stars and houses of planets are alike in two keys. */
function signifyAlike(before: readonly number[], now: readonly number[], counting: ReadonlySet<House>): boolean {
  for (let at = 0; at < FIRST_HOUSE + PLANETS.length; at += 1) {
    const [one, other] = [before[at] ?? Number.NaN, now[at] ?? Number.NaN];
    if (one === other) continue;
    if (at >= FIRST_HOUSE) return false;
    if (at < FIRST_PLANET && !counting.has(HOUSES[at] ?? 1)) return false;
    if (one % SIGNS.length !== other % SIGNS.length) return false;
    if (at >= FIRST_PLANET && starOf(one) !== starOf(other)) return false;
  }
  return true;
}

const starOf = (subAndSign: number): number => Math.floor(subAndSign / SIGNS.length / SUBS);

/** The part of the zodiac with a number of sub and sign. */
function partOf(subAndSign = Number.NaN): Division {
  const sub = Math.floor(subAndSign / SIGNS.length);
  const sign = subAndSign % SIGNS.length;
  return divide(Math.max(subStart(sub) / 3600, sign * 30));
}
