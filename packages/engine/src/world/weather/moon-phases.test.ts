import { describe, expect, it } from 'vitest';
import { minutesFrom, PUBLISHED_NEW_MOONS } from '../../../test/published-sky.ts';
import { ephemeris, randomMoments } from '../../../test/random-charts.ts';
import { events } from '../../../test/search-sky.ts';
import { separation } from '../../base/angles.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import { tropicalPosition } from '../../search/position.ts';
import { governingPhase, MOON_PHASES, newMoonAfter, newMoonBefore, newMoonsIn, phasesIn } from './moon-phases.ts';

describe('Moon phases', () => {
  it('are those the observatory publishes', () => {
    const found = newMoonsIn(ephemeris, { startMs: Date.UTC(2023, 0, 1), endMs: Date.UTC(2023, 5, 30) });
    expect(found).toHaveLength(PUBLISHED_NEW_MOONS.length);
    found.forEach((utcMs, at) => expect(Math.abs(minutesFrom(utcMs, PUBLISHED_NEW_MOONS[at] ?? ''))).toBeLessThan(1));
  });

  it('are the quarters of another program in 2024', () => {
    for (const { quarter, utc } of events.moon_quarters_2024) {
      const utcMs = Date.parse(utc);
      const found = phasesIn(ephemeris, { startMs: utcMs - 60_000, endMs: utcMs + 60_000 });
      expect(found.map(({ phase }) => MOON_PHASES.indexOf(phase))).toEqual([quarter]);
    }
  });

  it('govern for at most 8.5 days, from the exact elongation', () => {
    for (const { utcMs } of randomMoments(200, 9)) {
      const { phase, utcMs: at } = governingPhase(ephemeris, utcMs);
      expect(at).toBeLessThanOrEqual(utcMs);
      expect(utcMs - at).toBeLessThan(8.5 * DAY_MS);
      expect(phasesIn(ephemeris, { startMs: at + 1_000, endMs: utcMs })).toEqual([]);
      const jd = jdFromUtcMs(at);
      const ahead =
        tropicalPosition(ephemeris, 'Moon', jd).longitude - tropicalPosition(ephemeris, 'Sun', jd).longitude;
      expect(separation(ahead, MOON_PHASES.indexOf(phase) * 90)).toBeLessThan(1e-5);
    }
  });

  it('govern from their own instant', () => {
    const [utcMs = 0] = newMoonsIn(ephemeris, { startMs: Date.UTC(2023, 0, 1), endMs: Date.UTC(2023, 1, 1) });
    expect(governingPhase(ephemeris, utcMs)).toEqual({ phase: 'NEW', utcMs });
    expect(governingPhase(ephemeris, utcMs - 1_000).phase).toBe('LAST_QUARTER');
    expect(newMoonBefore(ephemeris, utcMs)).toBe(utcMs);
    const next = newMoonAfter(ephemeris, utcMs) ?? 0;
    expect((next - utcMs) / DAY_MS).toBeCloseTo(29.5, 0);
  });

  it('are not known before the ephemeris', () => {
    expect(newMoonBefore(ephemeris, Date.UTC(1800, 0, 5))).toBeNull();
    expect(newMoonAfter(ephemeris, Date.UTC(2400, 0, 3))).toBeNull();
    expect(() => governingPhase(ephemeris, Date.UTC(1800, 0, 1, 12))).toThrow(/before 1800/);
  });
});
