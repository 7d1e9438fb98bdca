import type { Chart } from '../../chart/chart.ts';
import { wrap180 } from '../../base/angles.ts';
import { tropicalPosition } from '../../search/position.ts';
import { rootBetween, SECOND } from '../../base/root.ts';
import { pairExact } from '../../search/pairs.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { FIRST_JD, LAST_JD } from '../../time/known-span.ts';
import { utcMsFromJd } from '../../time/julian.ts';
import type { Warrior } from './warriors.ts';

/** Days searched either way of the birth (get_graha_yuddha). */
const REACH_DAYS = 10;

/**
 * When two planets at war stand closest in longitude within ten days of the birth, Unix milliseconds: where one passes
 * the other, the passage nearest to the birth, else where they come closest and part again. Null when they are closer
 * still outside those days.
 */
export function closestMoment(ephemeris: Ephemeris, chart: Chart, [x, y]: readonly [Warrior, Warrior]): number | null {
  const birth = chart.moment.jdUt;
  const from = Math.max(birth - REACH_DAYS, FIRST_JD);
  const to = Math.min(birth + REACH_DAYS, LAST_JD);
  const [passage] = pairExact(ephemeris, x, y, 0, from, to).toSorted(
    (a, b) => Math.abs(a.jd - birth) - Math.abs(b.jd - birth),
  );
  if (passage !== undefined) return utcMsFromJd(passage.jd);

  // Without a passage the order of the two never changes, and the distance turns where their motions are equal.
  const apart = (jd: number) => {
    const [first, second] = [tropicalPosition(ephemeris, x, jd), tropicalPosition(ephemeris, y, jd)];
    return { distance: Math.abs(wrap180(first.longitude - second.longitude)), gain: first.speed - second.speed };
  };
  const gain = (jd: number): number => apart(jd).gain;
  const turns: number[] = [];
  for (let jd = from; jd < to; jd += 1) {
    const next = Math.min(jd + 1, to);
    if (gain(jd) * gain(next) < 0) turns.push(rootBetween(gain, jd, next, SECOND / 2));
  }
  const [closest] = [from, to, ...turns].toSorted((a, b) => apart(a).distance - apart(b).distance);
  return closest === undefined || closest === from || closest === to ? null : utcMsFromJd(closest);
}
