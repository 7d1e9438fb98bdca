import { describe, expect, it, vi } from 'vitest';
import { at } from '../test/timing-hierarchy.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('why the hierarchy names no day', () => {
  it.each(['2107-05-01', '2150-05-01', '2398-01-01'])(
    'from %s no period runs, since the 120 years are over: neither a hindrance nor a later date',
    async (start_date) => {
      const { answer, note, hierarchy, within } = await at({ event: 'Marriage', start_date });
      expect(within).toBe('NONE');
      expect(hierarchy.map(({ stage }) => stage)).toEqual(['SATURN', 'JUPITER']);
      for (const text of [answer, note])
        expect(text).toMatch(/because no period of these twelve years brings the matter/);
      expect(answer).not.toMatch(/a later start_date looks further/);
    },
  );

  it('promises no later search where the ephemeris ends, since no start_date lies beyond it', async () => {
    const { answer } = await at({
      birth_datetime: '2370-06-15T12:00',
      event: 'Marriage',
      start_date: '2399-12-31',
    });
    expect(answer).not.toMatch(/a later start_date looks further/);
  });

  it('names days without a time, none before the call', async () => {
    for (let year = 2015; year < 2060; year += 3) {
      const { answer, bestDates, asOf } = await at({ event: 'Marriage', start_date: `${year}-03-05T00:10` });
      for (const { date } of bestDates) expect(date >= asOf.slice(0, 10)).toBe(true);
      expect(answer).not.toMatch(/\d{2}:\d{2}/);
    }
  });
});
