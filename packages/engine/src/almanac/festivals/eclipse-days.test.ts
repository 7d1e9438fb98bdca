import { describe, expect, it } from 'vitest';
import { createSwissEphemeris } from '../../sky/swiss.ts';
import { eclipsesAt } from './eclipse-days.ts';
import { PlaceDays } from './place-days.ts';

const sky = createSwissEphemeris();

/** Eclipses of a year as a place sees them, to the minute of its clock. */
function yearAt(latitude: number, longitude: number, zone: string, year: number) {
  const clock = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  const days = new PlaceDays(sky, { latitude, longitude }, { offsetMinutes: 0, zone });
  const at = (utcMs: number | undefined): string | undefined => (utcMs === undefined ? undefined : clock.format(utcMs));
  return eclipsesAt(days, { startMs: Date.UTC(year, 0, 1), endMs: Date.UTC(year + 1, 0, 1) }).map(
    ({ eclipse: { kind, type }, seen, sutak }) => ({
      kind,
      type,
      from: at(seen?.startMs),
      to: at(seen?.endMs),
      sutak: at(sutak?.startMs)?.slice(0, 16),
    }),
  );
}

const seconds = (one: string | undefined, other: string): number =>
  Math.abs(Date.parse(`${one?.replace(' ', 'T')}Z`) - Date.parse(`${other}Z`)) / 1000;

describe('eclipses of a place', () => {
  it('touch when NASA and the almanacs say, and sutak begins four watches before', () => {
    const solar = yearAt(28.6139, 77.209, 'Asia/Kolkata', 2020).find(({ type }) => type === 'ANNULAR');
    expect(seconds(solar?.from, '2020-06-21T10:19:58')).toBeLessThan(30);
    expect(seconds(solar?.to, '2020-06-21T13:48:37')).toBeLessThan(30);
    expect(solar?.sutak).toBe('2020-06-20 21:52');
    const total = yearAt(32.7767, -96.797, 'America/Chicago', 2024).find(({ type }) => type === 'TOTAL');
    expect(seconds(total?.from, '2024-04-08T12:23:20')).toBeLessThan(30);
    expect(seconds(total?.to, '2024-04-08T15:02:40')).toBeLessThan(30);
  });

  it('have sutak three watches before for the Moon, and none where they are not seen or penumbral', () => {
    const of2025 = yearAt(28.6139, 77.209, 'Asia/Kolkata', 2025);
    const lunar = of2025.find(({ from }) => from !== undefined);
    expect(lunar).toMatchObject({ kind: 'LUNAR', type: 'TOTAL', sutak: '2025-09-07 12:18' });
    expect(seconds(lunar?.from, '2025-09-07T21:57:10')).toBeLessThan(60);
    expect(seconds(lunar?.to, '2025-09-08T01:26:40')).toBeLessThan(60);
    expect(of2025.filter(({ from, sutak }) => from === undefined && sutak !== undefined)).toEqual([]);
    const penumbral = yearAt(28.6139, 77.209, 'Asia/Kolkata', 2020).filter(({ type }) => type === 'PENUMBRAL');
    expect(penumbral.map(({ sutak }) => sutak)).toEqual(penumbral.map(() => undefined));
    expect(penumbral.some(({ from }) => from !== undefined)).toBe(true);
  });

  it('are visible at their deepest where the library says so', () => {
    for (const [latitude, longitude] of [
      [13, 80],
      [-33.9, 151.2],
      [51.5, -0.1],
      [40.7, -74],
      // Where the full Moon of December and the Sun of June stay up all day.
      [69.65, 18.96],
      [78.22, 15.63],
    ] as const) {
      const days = new PlaceDays(sky, { latitude, longitude }, { offsetMinutes: 0 });
      for (const { eclipse, seen, utcMs } of eclipsesAt(days, {
        startMs: Date.UTC(2001, 0),
        endMs: Date.UTC(2012, 0),
      })) {
        const isVisible = sky.eclipseVisible(eclipse.jdUt, eclipse.kind, days.place);
        // The Sun can be touched here before or after it is deepest on Earth.
        if (eclipse.kind === 'SOLAR') {
          if (isVisible) expect([eclipse.jdUt, seen]).not.toEqual([eclipse.jdUt, null]);
          continue;
        }
        const isSeen = seen !== null && utcMs >= seen.startMs && utcMs <= seen.endMs;
        // The library takes the centre of the Moon, and people its upper limb: minutes at the horizon.
        const nearHorizon = seen !== null && Math.min(utcMs - seen.startMs, seen.endMs - utcMs) < 600_000;
        if (!nearHorizon) expect([eclipse.jdUt, isSeen]).toEqual([eclipse.jdUt, isVisible]);
      }
    }
  });
});
