import { conforms, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { equalsItsEvent } from '../test/equals-its-event.ts';
import { printed } from '../test/printed.ts';
import tool from './find-wedding-muhurta.tool.ts';

const DAYS = { ...GOLDEN, scan_start: '2027-02-01T00:00:00', scan_days: 2 };

describe('find_wedding_muhurta', () => {
  it('elects the event by its own name as find_election_window does', () => equalsItsEvent(tool, 'marriage', DAYS));

  it('takes 2, 7 and 11 against 1, 6 and 10 and tells when a significator of marriage rules', async () => {
    const { event, windows, disclaimer } = printed((await conforms(tool, { ...DAYS, max_windows: 6 })).result);
    expect(event).toMatchObject({ electedHouses: [2, 7, 11], avoidHouses: [1, 6, 10] });
    expect(disclaimer).toContain('not a judgment of any person');
    for (const { matchedConditions, rulingPlanets } of windows) {
      const rules = rulingPlanets.some(({ planet }) => planet === 'Venus' || planet === 'Jupiter');
      expect(matchedConditions.some((line) => line.startsWith('info:KARAKA'))).toBe(rules);
    }
  });

  it('says that an election creates no promise where the chart has none', async () => {
    const births = [
      '1990-01-01T00:00',
      '1990-01-01T03:00',
      '1990-01-01T06:00',
      '1990-01-01T09:00',
      '1990-01-01T12:00',
      '1990-01-01T15:00',
      '1990-01-01T18:00',
      '1990-01-01T21:00',
      '1990-01-08T03:00',
      '1990-01-15T06:00',
      '1990-01-22T09:00',
      '1990-02-01T12:00',
    ];
    const results = await Promise.all(
      births.map(async (birth_datetime) =>
        printed((await conforms(tool, { ...DAYS, birth_datetime, scan_days: 0.2 })).result),
      ),
    );
    const denied = results.filter(({ promise }) => promise.side === 'no');
    expect(denied.length).toBeGreaterThan(0);
    for (const { summary, windows, selection } of denied) {
      expect(summary).toContain('a good date cannot change that');
      expect(windows.length > 0 || selection.status === 'NONE').toBe(true);
    }
  });
});
