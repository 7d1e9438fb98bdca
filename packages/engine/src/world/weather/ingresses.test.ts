import { describe, expect, it } from 'vitest';
import { minutesFrom, PUBLISHED_ARDRA, PUBLISHED_MAKARA, PUBLISHED_SEASONS } from '../../../test/published-sky.ts';
import { ephemeris } from '../../../test/random-charts.ts';
import { AYANAMSAS } from '../../zodiac/names.ts';
import { siderealPosition } from '../../search/position.ts';
import { UT } from '../../time/clock.ts';
import { jdFromUtcMs } from '../../time/julian.ts';
import { starName } from '../../zodiac/lords.ts';
import { chartAt } from '../site.ts';
import { sunAtPoints, utcYear } from '../sun-points.ts';
import { ardraIngress } from './monsoon.ts';
import { hemisphereSeason, seasonsOf } from './seasons.ts';

const secondsFrom = (utcMs: number, iso: string): number => Math.abs(minutesFrom(utcMs, iso)) * 60;

describe('the seasons', () => {
  it.each([2023, 2026] as const)('of %p begin as published', (year) => {
    seasonsOf(ephemeris, year).forEach(({ startMs }, at) =>
      expect(Math.abs(minutesFrom(startMs, PUBLISHED_SEASONS[year][at] ?? ''))).toBeLessThan(1),
    );
  });

  it('of 2026 begin at the recorded seconds', () => {
    const page = ['2026-03-20T14:45:58Z', '2026-06-21T08:24:30Z', '2026-09-23T00:05:13Z', '2026-12-21T20:50:14Z'];
    seasonsOf(ephemeris, 2026).forEach(({ startMs }, at) =>
      expect(secondsFrom(startMs, page[at] ?? '')).toBeLessThan(2),
    );
  });

  it.each([1800, 1900, 2398, 2399])('of %p follow one another', (year) => {
    const seasons = seasonsOf(ephemeris, year);
    expect(seasons.map(({ point }) => point)).toEqual(['ARIES', 'CANCER', 'LIBRA', 'CAPRICORN']);
    seasons.forEach(({ endMs }, at) => {
      const next = seasons[at + 1] ?? (year < 2399 ? seasonsOf(ephemeris, year + 1)[0] : undefined);
      expect(endMs).toBe(next?.startMs ?? null);
    });
  });

  it('are named by the hemisphere, and not between the tropics', () => {
    const named = (latitude: number) =>
      [1, 2, 3, 4].map((index) => hemisphereSeason({ latitude, longitude: 0 }, index));
    expect(named(48)).toEqual(['spring', 'summer', 'autumn', 'winter']);
    expect(named(-34)).toEqual(['autumn', 'winter', 'spring', 'summer']);
    expect(named(-23.4)).toEqual([null, null, null, null]);
    expect(named(23.44)).toEqual(['spring', 'summer', 'autumn', 'winter']);
  });
});

describe('the Sun enters', () => {
  it('Ardra as an almanac prints it, by Lahiri', () => {
    expect(Math.abs(minutesFrom(ardraIngress(ephemeris, 2021, 'lahiri'), PUBLISHED_ARDRA))).toBeLessThan(2);
  });

  it('Ardra at the recorded seconds', () => {
    expect(secondsFrom(ardraIngress(ephemeris, 2026, 'kp'), '2026-06-22T09:59:55+05:30')).toBeLessThan(5);
    expect(secondsFrom(ardraIngress(ephemeris, 2026, 'lahiri'), '2026-06-22T12:26:04+05:30')).toBeLessThan(5);
    expect(secondsFrom(ardraIngress(ephemeris, 2016, 'lahiri'), '2016-06-21T23:00:36+05:30')).toBeLessThan(60);
  });

  it('Makara by true Chitra minutes after the geometric Sun of another program', () => {
    const [makara] = sunAtPoints(ephemeris, [270], utcYear(2023), 'true_chitra');
    const late = minutesFrom(makara?.utcMs ?? NaN, PUBLISHED_MAKARA);
    expect(late).toBeGreaterThan(6.5);
    expect(late).toBeLessThan(9.5);
  });

  it.each(AYANAMSAS)('Ardra and Aries by %p so that it stands in them, and not a hair before (R4.5)', (ayanamsa) => {
    for (let year = 1990; year < 2030; year += 1) {
      const [aries] = sunAtPoints(ephemeris, [0], utcYear(year), ayanamsa);
      const stars = [ardraIngress(ephemeris, year, ayanamsa), aries?.utcMs ?? NaN].map((utcMs) =>
        starName(chartAt(ephemeris, { ...UT, latitude: 13, longitude: 80, ayanamsa }, utcMs).planets.Sun.starIndex),
      );
      expect(stars).toEqual(['Ardra', 'Ashwini']);
    }
  });

  it.each(AYANAMSAS)('Ardra in each century at 66°40′ of %p', (ayanamsa) => {
    for (const year of [1800, 1999, 2200, 2399]) {
      const jd = jdFromUtcMs(ardraIngress(ephemeris, year, ayanamsa));
      expect(Math.abs(siderealPosition(ephemeris, 'Sun', jd, ayanamsa).longitude - 200 / 3)).toBeLessThan(1e-5);
    }
  });
});
