import type { Interval } from '../base/intervals.ts';
import { elongationCrossings, longitudeCrossings } from '../search/crossings.ts';
import { siderealPosition } from '../search/position.ts';
import type { Ephemeris } from '../sky/port.ts';
import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import { divide, PADA_DEGREES } from '../zodiac/division.ts';
import type { Ayanamsa } from '../zodiac/names.ts';
import { elongation } from './limbs.ts';
import { taraBala } from './tara-bala.ts';
import type { MoonStand, TaraBala } from './tara-bala.ts';
import { taraOf } from './tara.ts';

/** A stretch of time in which tara and chandra bala stay the same. */
export interface TaraWindow extends Interval {
  readonly moon: MoonStand;
  readonly bala: TaraBala;
}

type Birth = Pick<MoonStand, 'starIndex' | 'signIndex'>;

/** The Moon of an instant, as tara and chandra bala see it. */
export function moonStand(ephemeris: Ephemeris, ayanamsa: Ayanamsa, utcMs: number): MoonStand {
  const jd = jdFromUtcMs(utcMs);
  const moon = siderealPosition(ephemeris, 'Moon', jd, ayanamsa).longitude;
  const { starIndex, pada, signIndex } = divide(moon);
  const sun = siderealPosition(ephemeris, 'Sun', jd, ayanamsa).longitude;
  return { starIndex, pada, signIndex, brightHalf: elongation(sun, moon) < 180 };
}

/**
 * Windows that tile an interval, cut where the Moon changes star or sign or the half of the month changes, and in a bad
 * tara of the second round also where it changes pada.
 */
export function taraWindows(
  ephemeris: Ephemeris,
  ayanamsa: Ayanamsa,
  birth: Birth,
  { startMs, endMs }: Interval,
): readonly TaraWindow[] {
  const [fromJd, toJd] = [jdFromUtcMs(startMs), jdFromUtcMs(endMs)];
  const cuts = [
    ...longitudeCrossings(ephemeris, 'Moon', ayanamsa, bordersFor(birth.starIndex), fromJd, toJd),
    ...elongationCrossings(ephemeris, [0, 180], fromJd, toJd),
  ]
    .map(({ jd }) => utcMsFromJd(jd))
    .filter((atMs) => atMs > startMs && atMs < endMs)
    .sort((a, b) => a - b);
  const borders = [...new Set([startMs, ...cuts, endMs])];
  return borders.slice(0, -1).map((from, index) => {
    const to = borders[index + 1] ?? endMs;
    // From the middle, since a border is known to 0.2 s.
    const moon = moonStand(ephemeris, ayanamsa, (from + to) / 2);
    return { startMs: from, endMs: to, moon, bala: taraBala(birth, moon) };
  });
}

/** Longitudes at which something changes for a birth star: stars, signs, and padas of the bad stars counted 10 to 18. */
function bordersFor(birthStarIndex: number): readonly number[] {
  const padas = Array.from({ length: 108 }, (_, pada) => pada);
  const matters = (pada: number): boolean => {
    const { cycle, quality } = taraOf(birthStarIndex, Math.floor(pada / 4));
    return pada % 4 === 0 || pada % 9 === 0 || (cycle === 2 && quality === 'bad');
  };
  return padas.filter(matters).map((pada) => (pada % 9 === 0 ? (pada / 9) * 30 : pada * PADA_DEGREES));
}
