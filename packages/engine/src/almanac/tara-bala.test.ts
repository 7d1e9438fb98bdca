import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { siderealPosition } from '../search/position.ts';
import { createSwissEphemeris } from '../sky/swiss.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import { dayFrame } from './day-frame.ts';
import { taraBala, taraWheel } from './tara-bala.ts';
import type { MoonStand } from './tara-bala.ts';
import { dayLater, nextGoodWindow, taraDays } from './tara-days.ts';
import { taraWindows } from './tara-windows.ts';

const sky = createSwissEphemeris();
const birth = { starIndex: 4, signIndex: 1 };
const moon = (starIndex: number, pada = 1, signIndex = 1, brightHalf = true): MoonStand => ({
  starIndex,
  pada,
  signIndex,
  brightHalf,
});

describe('taraBala (R32.5, MC 4)', () => {
  it('bad taras: always in round one, in one pada of round two, never in round three', () => {
    const effective = (count: number) =>
      [1, 2, 3, 4].map((pada) => taraBala(birth, moon((birth.starIndex + count - 1) % 27, pada)).effective);
    const [all, none] = [Array<string>(4).fill('bad'), Array<string>(4).fill('mixed')];
    expect([3, 5, 7].map(effective)).toEqual([all, all, all]);
    expect([12, 14, 16].map(effective)).toEqual([
      ['bad', 'mixed', 'mixed', 'mixed'],
      ['mixed', 'mixed', 'mixed', 'bad'],
      ['mixed', 'mixed', 'bad', 'mixed'],
    ]);
    expect([21, 23, 25].map(effective)).toEqual([none, none, none]);
    expect([1, 10, 19].map(effective)).toEqual([none, none, none]);
    expect(taraBala(birth, moon(4)).mitigated).toBe(false);
    expect(effective(2)).toEqual(Array<string>(4).fill('good'));
  });

  it('special stars by their count', () => {
    const found = Array.from({ length: 27 }, (_, step) => taraBala(birth, moon((birth.starIndex + step) % 27)))
      .filter(({ specialStar }) => specialStar !== null)
      .map(({ tara, specialStar }) => `${tara.count} ${specialStar}`);
    expect(found.join(', ')).toBe('1 Janma, 10 Karma, 16 Sanghatika, 18 Samudaya, 19 Adhana, 22 Vainashika, 25 Manasa');
  });

  it('chandra bala by house and half of the month', () => {
    const houses = (bright: boolean) =>
      Array.from({ length: 12 }, (_, step) => taraBala(birth, moon(5, 1, (1 + step) % 12, bright)).chandraBala);
    const qualities = (bright: boolean) =>
      houses(bright)
        .map(({ quality }) => quality[0])
        .join('');
    // g good, n neutral, b bad, houses 1 to 12.
    expect(qualities(true)).toBe('gggbgggbgggb');
    expect(qualities(false)).toBe('gngbnggbnggb');
    expect(houses(true).filter(({ chandrashtama }) => chandrashtama)).toMatchObject([{ house: 8, quality: 'bad' }]);
  });

  it('the eighth sign is never good or mixed, two bad ones are to be avoided, one makes it mixed', () => {
    for (let star = 0; star < 27; star += 1) expect(taraBala(birth, moon(star, 2, 8)).overall).toBe('AVOID');
    expect(taraBala(birth, moon(6, 1, 4)).overall).toBe('AVOID');
    expect(taraBala(birth, moon(6, 1, 3)).overall).toBe('MIXED');
    expect(taraBala(birth, moon(5, 1, 4)).overall).toBe('MIXED');
    expect(taraBala(birth, moon(4, 1, 1)).overall).toBe('MIXED');
    expect(taraBala(birth, moon(5, 1, 3, false)).overall).toBe('GOOD');
    // Neutral chandra bala takes nothing away.
    expect(taraBala(birth, moon(5, 1, 2, false)).overall).toBe('GOOD');
  });

  it('the wheel holds every star once, three to a tara', () => {
    const stars = taraWheel(20).flatMap(({ starIndices }) => starIndices);
    expect([...stars].sort((a, b) => a - b)).toEqual(Array.from({ length: 27 }, (_, index) => index));
    expect(taraWheel(20)[0]).toMatchObject({ name: 'Janma', starIndices: [20, 2, 11] });
  });
});

/** What a window may not change inside, straight from the sky. */
function signature(utcMs: number, birthStar: number): string {
  const at = (body: 'Sun' | 'Moon') => siderealPosition(sky, body, jdFromUtcMs(utcMs), 'kp').longitude;
  const star = Math.floor(at('Moon') / (40 / 3));
  const count = ((star - birthStar + 27) % 27) + 1;
  const padaCounts = [12, 14, 16].includes(count);
  return [
    star,
    Math.floor(at('Moon') / 30),
    (at('Moon') - at('Sun') + 360) % 360 < 180,
    padaCounts && Math.floor(at('Moon') / (10 / 3)),
  ].join();
}

describe('windows', () => {
  const place = { latitude: 13.0878, longitude: 80.2785 };
  const clock = { offsetMinutes: 330 };
  const asked = { ephemeris: sky, ayanamsa: 'kp', birth, place, clock, yieldTurn: () => Promise.resolve() } as const;

  it('tile a stretch of time, constant inside and different across every border', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1801, 0, 1), max: Date.UTC(2399, 0, 1) }),
        fc.integer({ min: 0, max: 26 }),
        (startMs, starIndex) => {
          const endMs = startMs + 3 * 86_400_000;
          const windows = taraWindows(sky, 'kp', { ...birth, starIndex }, { startMs, endMs });
          expect([windows[0]?.startMs, windows.at(-1)?.endMs]).toEqual([startMs, endMs]);
          for (const [index, window] of windows.entries()) {
            const inside = signature((window.startMs + window.endMs) / 2, starIndex);
            if (window.endMs - window.startMs < 2000) continue;
            expect(signature(window.startMs + 600, starIndex)).toBe(inside);
            expect(signature(window.endMs - 600, starIndex)).toBe(inside);
            if (index > 0) expect(window.startMs).toBe(windows[index - 1]?.endMs);
            if (window.endMs < endMs) expect(signature(window.endMs + 600, starIndex)).not.toBe(inside);
          }
        },
      ),
      { numRuns: 60, seed: 32 },
    );
  });

  it('days follow one another; the n-th is reached at once as by steps', async () => {
    for (const latitude of [13, 65.9, -65.9, 69.65]) {
      const far = { ...asked, place: { latitude, longitude: 20 }, clock: { offsetMinutes: 60 } };
      const first = dayFrame(sky, Date.UTC(2024, 9, 20, 12), far.place, far.clock);
      const days = (await taraDays(far, first, 60)).map(({ day }) => day);
      for (const step of [0, 1, 15, 30, 45]) {
        const found = dayLater(far, first, step);
        expect(Math.abs(found.sunriseMs - (days[step]?.sunriseMs ?? 0))).toBeLessThan(100);
      }
      if (latitude < 66)
        for (const [index, day] of days.entries())
          expect(day.sunriseMs).toBe(days[index - 1]?.nextSunriseMs ?? day.sunriseMs);
    }
  });

  it('the next good window is the first of all days in turn', async () => {
    for (let month = 0; month < 12; month += 1) {
      const utcMs = Date.UTC(2024, month, 3, 5);
      const first = dayFrame(sky, utcMs, place, clock);
      const all = (await taraDays(asked, first, 31)).flatMap(({ windows }) => windows);
      const expected = all.find(({ endMs, bala }) => endMs > utcMs && bala.overall === 'GOOD');
      expect(await nextGoodWindow(asked, first, utcMs)).toEqual(expected);
    }
  });

  it('is sought no further than the ephemeris', async () => {
    const utcMs = Date.UTC(2399, 11, 31, 12);
    const found = await nextGoodWindow(asked, dayFrame(sky, utcMs, place, clock), utcMs);
    expect(found === null || found.startMs < Date.UTC(2400, 0, 3)).toBe(true);
  });
});
