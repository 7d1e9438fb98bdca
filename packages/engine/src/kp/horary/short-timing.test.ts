import { describe, expect, it } from 'vitest';
import { randomCasts } from '../../../test/number-casts.ts';
import { quietSearch } from '../../../test/quiet-search.ts';
import { ephemeris } from '../../../test/random-charts.ts';
import { siderealPosition } from '../../search/position.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import { divide } from '../../zodiac/division.ts';
import { keptMembers } from '../ruling/ruling-planets.ts';
import type { NumberCast } from './cast.ts';
import { isShortMatter, SHORT_DAYS, shortTiming } from './short-timing.ts';

const CASTS = randomCasts(12, 90);

/** Whether the lords of the degree where a planet stands then are all kept ruling planets, looked up afresh (R8.5). */
function rules({ ruling }: NumberCast, planet: 'Moon' | 'Sun', utcMs: number, relaxed: boolean): boolean {
  const { ayanamsa } = ruling.chart.moment;
  const { signLord, starLord, subLord } = divide(
    siderealPosition(ephemeris, planet, jdFromUtcMs(utcMs), ayanamsa).longitude,
  );
  const members = keptMembers(ruling);
  return [starLord, subLord, ...(relaxed ? [] : [signLord])].every((lord) => members.includes(lord));
}

describe('a short matter timed by the ruling planets of its moment (R8.5)', () => {
  it('D6: is the first times at which Moon or Sun stand in a ruled degree, found a second time by looking every half hour', async () => {
    let met = 0;
    for (const cast of CASTS) {
      const { utcMs } = cast.ruling.chart.moment;
      const { stays, relaxed, untilMs } = await shortTiming(
        quietSearch(cast.ruling.chart.moment.ayanamsa),
        cast.ruling,
      );
      expect(untilMs).toBe(utcMs + 90 * DAY_MS);
      for (const [mover, days] of [
        ['Moon', 31],
        ['Sun', SHORT_DAYS],
      ] as const) {
        const found = stays.filter((stay) => stay.mover === mover);
        met += found.length;
        const end = found.length === 3 ? (found.at(-1)?.endMs ?? 0) : utcMs + days * DAY_MS;
        for (let at = utcMs + 60_000; at < end; at += DAY_MS / 48) {
          // A sample within a few seconds of a border is neither here nor there.
          const near = found.some((stay) => Math.min(Math.abs(at - stay.startMs), Math.abs(at - stay.endMs)) < 5_000);
          const inside = found.some(({ startMs, endMs }) => startMs <= at && at < endMs);
          if (!near) expect(inside).toBe(rules(cast, mover, at, relaxed));
        }
      }
    }
    expect(met).toBeGreaterThan(20);
  });

  it('D6: names days to weeks and never more, in order of time, and nothing before what holds it back turns direct', async () => {
    for (const cast of CASTS) {
      const { utcMs, ayanamsa } = cast.ruling.chart.moment;
      const fromMs = utcMs + 20 * DAY_MS;
      const movers = ['Ascendant', 'Moon', 'Sun'] as const;
      const whole = await shortTiming(quietSearch(ayanamsa), cast.ruling, movers);
      const later = await shortTiming(quietSearch(ayanamsa), cast.ruling, ['Moon', 'Sun'], fromMs);
      for (const { stays } of [whole, later]) {
        expect(stays.map(({ startMs }) => startMs)).toEqual(stays.map(({ startMs }) => startMs).sort((a, b) => a - b));
        for (const { startMs, endMs } of stays) {
          expect(startMs).toBeLessThan(endMs);
          expect(endMs).toBeLessThanOrEqual(utcMs + SHORT_DAYS * DAY_MS + 1);
        }
      }
      for (const { startMs } of later.stays) expect(startMs).toBeGreaterThanOrEqual(fromMs);
      for (const { mover, endMs } of whole.stays)
        if (mover === 'Ascendant') expect(endMs).toBeLessThanOrEqual(utcMs + DAY_MS + 1);
      const never = await shortTiming(quietSearch(ayanamsa), cast.ruling, ['Sun'], utcMs + 91 * DAY_MS);
      expect(never.stays).toEqual([]);
    }
  });

  it('is for interview, visa and lost things, and not for what takes years', () => {
    expect(['interview', 'visa', 'lost_article'].every(isShortMatter)).toBe(true);
    expect(['marriage', 'career_start', 'foreign_settlement', null].some(isShortMatter)).toBe(false);
  });
});
