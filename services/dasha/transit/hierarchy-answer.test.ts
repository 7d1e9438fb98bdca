import { describe, expect, it, vi } from 'vitest';
import { at } from '../test/timing-hierarchy.ts';

vi.setConfig({ testTimeout: 120_000 });

/** The end of the Moon's mahadasha of the golden birth (get_dasha_periods). */
const LAST_DASHA_MS = Date.parse('2107-04-21T13:27:52+05:30');

describe('why the hierarchy names no date', () => {
  it('names no period beyond the 120 years, where none runs: neither a hindrance nor a later date', async () => {
    const inside = { last: 0, beyond: 0 };
    for (const start_date of ['2090-03-05', '2100-03-05', '2106-12-01', '2107-05-01', '2150-05-01', '2398-01-01']) {
      const { answer, bestDates, note, hierarchy } = await at({ event: 'Marriage', start_date });
      const moon = hierarchy.find(({ stage }) => stage === 'MOON')?.windows ?? [];
      if (bestDates.length > 0 || moon.length === 0) continue;
      const outside = moon.filter(({ start }) => Date.parse(start) >= LAST_DASHA_MS);
      expect(outside).toEqual(moon.filter(({ dashaClass }) => dashaClass === null));
      for (const text of [answer, note]) {
        expect(/lies outside the 120 dasha years of this birth/.test(text)).toBe(outside.length > 0);
        expect(/falls in a period that holds the matter back/.test(text)).toBe(outside.length < moon.length);
      }
      expect(/a later start_date looks further/.test(answer)).toBe(outside.length === 0);
      inside[outside.length > 0 ? 'beyond' : 'last'] += 1;
    }
    expect(inside.beyond).toBeGreaterThan(1);
  });

  it('promises no later search where the ephemeris ends, since no start_date lies beyond it', async () => {
    const { answer, bestDates } = await at({
      birth_datetime: '2370-06-15T12:00',
      event: 'Marriage',
      start_date: '2399-12-31',
    });
    expect(bestDates).toEqual([]);
    expect(answer).toMatch(/This looks as far as [1-4] January 2400, where the ephemeris ends\.$/);
  });
});
