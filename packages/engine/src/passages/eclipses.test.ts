import { describe, expect, it } from 'vitest';
import { quietSearch } from '../../test/quiet-search.ts';
import { ephemeris } from '../../test/random-charts.ts';
import { siderealPosition, tropicalPosition } from '../search/position.ts';
import { LAST_JD } from '../time/known-span.ts';
import { separation } from '../base/angles.ts';
import { jdFromUtcMs } from '../time/julian.ts';

import { eclipsesOver } from './eclipses.ts';

/**
 * Greatest eclipse in Terrestrial Time (F. Espenak and J. Meeus, Five Millennium Canon of Solar and of Lunar Eclipses,
 * NASA); the catalogue is in TD, our own Delta T brings it to UT.
 */
const SOLAR = [
  ['2014-04-29T06:04:33', 'ANNULAR'],
  ['2015-03-20T09:46:47', 'TOTAL'],
  ['2017-08-21T18:26:40', 'TOTAL'],
  ['2019-12-26T05:18:53', 'ANNULAR'],
  ['2023-04-20T04:17:56', 'HYBRID'],
  ['2024-04-08T18:18:29', 'TOTAL'],
  ['2025-03-29T10:48:36', 'PARTIAL'],
  ['2026-08-12T17:47:06', 'TOTAL'],
] as const;
const LUNAR = [
  ['2018-07-27T20:22:54', 'TOTAL'],
  ['2022-11-08T11:00:22', 'TOTAL'],
  ['2023-05-05T17:24:05', 'PENUMBRAL'],
  ['2023-10-28T20:15:18', 'PARTIAL'],
  ['2024-03-25T07:13:59', 'PENUMBRAL'],
  ['2025-03-14T06:59:56', 'TOTAL'],
] as const;

const within = async (startMs: number, endMs: number) =>
  (await eclipsesOver(quietSearch(), { startMs, endMs })).eclipses;
const over = (from: string, to: string) => within(Date.parse(`${from}T00:00Z`), Date.parse(`${to}T00:00Z`));

describe('eclipses', () => {
  it.each([...SOLAR.map((row) => ['SOLAR', ...row] as const), ...LUNAR.map((row) => ['LUNAR', ...row] as const)])(
    '%s of %s TD: %s, maximum within a minute',
    async (kind, dynamical, type) => {
      const jd = jdFromUtcMs(Date.parse(`${dynamical}Z`));
      const utcMs = Date.parse(`${dynamical}Z`) - ephemeris.deltaT(jd) * 1000;
      const day = 86_400_000;
      const found = await within(utcMs - 3 * day, utcMs + 3 * day);
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({ kind, type });
      expect(Math.abs((found[0]?.utcMs ?? NaN) - utcMs)).toBeLessThan(60_000);
    },
  );

  it('has the 16 solar and lunar eclipses of 2027 to 2029 that the catalogue lists, and no more', async () => {
    const found = await over('2027-01-01', '2030-01-01');
    const printed = found.map(({ kind, type, utcMs }) =>
      [new Date(utcMs).toISOString().slice(0, 10), kind, type].join(' '),
    );
    expect(printed).toEqual([
      '2027-02-06 SOLAR ANNULAR',
      '2027-02-20 LUNAR PENUMBRAL',
      '2027-07-18 LUNAR PENUMBRAL',
      '2027-08-02 SOLAR TOTAL',
      '2027-08-17 LUNAR PENUMBRAL',
      '2028-01-12 LUNAR PARTIAL',
      '2028-01-26 SOLAR ANNULAR',
      '2028-07-06 LUNAR PARTIAL',
      '2028-07-22 SOLAR TOTAL',
      '2028-12-31 LUNAR TOTAL',
      '2029-01-14 SOLAR PARTIAL',
      '2029-06-12 SOLAR PARTIAL',
      '2029-06-26 LUNAR TOTAL',
      '2029-07-11 SOLAR PARTIAL',
      '2029-12-05 SOLAR PARTIAL',
      '2029-12-20 LUNAR TOTAL',
    ]);
  });

  it('happens at syzygy near a node, at the longitude of the body eclipsed', async () => {
    const found = await over('1890-01-01', '1930-01-01');
    // 4 to 7 a year.
    expect(found.length).toBeGreaterThan(40 * 4);
    expect(found.length).toBeLessThan(40 * 7);
    for (const { kind, jdUt, longitude } of found) {
      const apart = separation(
        tropicalPosition(ephemeris, 'Sun', jdUt).longitude,
        tropicalPosition(ephemeris, 'Moon', jdUt).longitude,
      );
      expect(Math.abs(apart - (kind === 'SOLAR' ? 0 : 180))).toBeLessThan(0.5);
      const node = siderealPosition(ephemeris, 'Rahu', jdUt, 'kp').longitude;
      expect(Math.min(separation(longitude, node), separation(longitude, node + 180))).toBeLessThan(20);
      const body = kind === 'SOLAR' ? 'Sun' : 'Moon';
      expect(longitude).toBe(siderealPosition(ephemeris, body, jdUt, 'kp').longitude);
    }
  });

  it('is half open and ends with the files', async () => {
    const [first] = await over('2024-04-01', '2024-04-20');
    const at = first?.utcMs ?? NaN;
    expect(await within(at - 1000, at)).toEqual([]);
    expect(await within(at - 1000, at + 1)).toHaveLength(1);
    expect(ephemeris.nextEclipse(LAST_JD - 1, 'SOLAR')).toBeNull();
    expect(ephemeris.nextEclipse(LAST_JD - 1, 'LUNAR')).toBeNull();
    expect(() => ephemeris.nextEclipse(LAST_JD + 1, 'SOLAR')).toThrow(
      expect.objectContaining({ code: 'out_of_range' }),
    );
  });

  it('is seen where the shadow falls or the Moon is up', () => {
    const solar = jdFromUtcMs(Date.parse('2024-04-08T18:17:20Z'));
    const dallas = { latitude: 32.8, longitude: -96.8 };
    const chennai = { latitude: 13.08, longitude: 80.27 };
    // Lima had the Sun up that day and no eclipse.
    const lima = { latitude: -12.05, longitude: -77.05 };
    const lunar = jdFromUtcMs(Date.parse('2018-07-27T20:21:44Z'));
    const see = (jd: number, kind: 'SOLAR' | 'LUNAR', place: typeof dallas) =>
      ephemeris.eclipseVisible(jd, kind, place);
    expect([dallas, chennai, lima].map((place) => see(solar, 'SOLAR', place))).toEqual([true, false, false]);
    expect([dallas, chennai].map((place) => see(lunar, 'LUNAR', place))).toEqual([false, true]);
  });
});
