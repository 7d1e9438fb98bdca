import { wrap180 } from '../base/angles.ts';
import { EngineError } from '../base/errors.ts';
import type { Chart } from '../chart/chart.ts';
import { signOf } from '../parashari/base/frame.ts';
import { pairExact } from '../search/pairs.ts';
import { siderealPosition } from '../search/position.ts';
import type { MovingAngle } from '../search/position.ts';
import { rootBetween, SECOND } from '../base/root.ts';
import type { Ephemeris } from '../sky/port.ts';
import { LAST_YEAR } from '../time/civil.ts';
import { utcMsFromJd } from '../time/julian.ts';
import { LAST_JD } from '../time/known-span.ts';
import type { Graha } from '../zodiac/names.ts';
import { say } from './tajik.messages.ts';

export const BLOCKS = ['station', 'signChange'] as const;
export type Block = (typeof BLOCKS)[number];

/** When an aspect becomes exact, Unix milliseconds, or what comes before that. */
export type Perfection = { readonly atMs: number } | { readonly blockedBy: Block };

interface Stop {
  readonly jd: number;
  readonly kind: Block;
}

/** Days between looks: shorter than any retrogression and than the stay in a sign. */
const stepDays = (fast: Graha, slow: Graha): number => {
  if (fast === 'Moon') return 1;
  return fast === 'Jupiter' && slow === 'Saturn' ? 20 : 5;
};

/**
 * The first instant at which two planets stand at the same degree of their signs before either leaves its sign or
 * stands still; else which of the two came first. Throws out_of_range where 2399 ends before either.
 */
export function perfection(ephemeris: Ephemeris, { moment, planets }: Chart, fast: Graha, slow: Graha): Perfection {
  const angle = 30 * (planets[fast].signIndex - planets[slow].signIndex);
  const step = stepDays(fast, slow);
  const bodies = [fast, slow].map((planet) => (jd: number) => siderealPosition(ephemeris, planet, jd, moment.ayanamsa));
  for (let start = moment.jdUt; start < LAST_JD; start += step) {
    const end = Math.min(start + step, LAST_JD);
    const stops = bodies.flatMap((body) => stopOf(body, start, end)).sort((a, b) => a.jd - b.jd);
    const [stop] = stops;
    const [exact] = pairExact(ephemeris, fast, slow, angle, start, stop?.jd ?? end);
    if (exact !== undefined) return { atMs: utcMsFromJd(exact.jd) };
    if (stop !== undefined) return { blockedBy: stop.kind };
  }
  throw new EngineError('out_of_range', say.aspectPastSky({ fast, slow, last: LAST_YEAR }));
}

/** The first station or change of sign of a body between two Julian days, if there is one. */
function stopOf(body: (jd: number) => MovingAngle, start: number, end: number): readonly Stop[] {
  const before = body(start);
  const after = body(end);
  const turns = before.speed < 0 !== after.speed < 0;
  const station = turns ? rootBetween((jd) => body(jd).speed, start, end, SECOND / 2) : null;
  const reached = station === null ? after : body(station);
  const sign = signOf(before.longitude);
  if (signOf(reached.longitude) !== sign) {
    const border = 30 * (before.speed < 0 ? sign : sign + 1);
    const jd = rootBetween((at) => wrap180(body(at).longitude - border), start, station ?? end, SECOND / 2);
    return [{ jd, kind: 'signChange' }];
  }
  return station === null ? [] : [{ jd: station, kind: 'station' }];
}
