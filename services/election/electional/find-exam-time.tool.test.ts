import { conforms, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { equalsItsEvent } from '../test/equals-its-event.ts';
import { printed } from '../test/printed.ts';
import tool from './find-exam-time.tool.ts';

const DAYS = { ...GOLDEN, scan_start: '2027-02-01T00:00:00', scan_days: 2 };

describe('find_exam_time', () => {
  it('elects the event by its own name as find_election_window does', () =>
    equalsItsEvent(tool, 'competitive_exam', DAYS));

  it('takes the houses of study with 6 and 11 by Table D', async () => {
    const { event } = printed((await conforms(tool, DAYS)).result);
    expect(event).toMatchObject({
      electedHouses: [4, 6, 9, 11],
      provenance: 'DERIVED_TABLE_D',
      electionType: 'contest',
    });
    expect([...new Set([...event.matterHouses, 6, 11])].sort((a, b) => a - b)).toEqual(event.electedHouses);
  });

  it('A20: keeps to the usual hours of an examination, and says what lifts them', async () => {
    const march = { ...GOLDEN, scan_start: '2027-03-17T00:00:00', scan_days: 2 };
    const said = 'The search kept to the usual hours, 08:00 to 18:00, which any_hour lifts.';
    const usual = printed((await conforms(tool, march)).result);
    for (const { startLocal } of usual.windows) expect(startLocal).toMatch(/T(08|09|1[0-7]):/);
    expect(usual.scanSummary.usableMinutes).toBe(2 * 10 * 60);
    expect(usual.summary).toContain(said);
    // The best of all hours is in the night.
    const free = printed((await conforms(tool, { ...march, any_hour: true })).result);
    expect(free.windows[0]?.startLocal).toMatch(/^2027-03-1[78]T0[0-4]:/);
    expect(free.summary).toContain('Every hour of day and night was searched.');

    const hours = { start: '09:00', end: '17:00' };
    const found = printed((await conforms(tool, { ...march, scan_days: 3, preferred_time_of_day: hours })).result);
    expect(found.windows.length).toBeGreaterThan(0);
    for (const { startLocal } of found.windows) expect(startLocal).toMatch(/T(09|1[0-6]):/);
    expect(found.preferredTimeOfDay).toEqual(hours);
    expect(found.summary).not.toContain(said);
    expect(found.summary).toContain('Only the hours from 09:00 to 17:00 were searched.');
  });

  it('says that nothing was judged where the hours named lie outside the scan, and blames no layer', async () => {
    const { result } = await conforms(tool, {
      ...GOLDEN,
      scan_start: '2027-03-17T00:00:00',
      scan_days: 0.2,
      preferred_time_of_day: { start: '10:00', end: '11:00' },
    });
    const { summary, selection, scanSummary } = printed(result);
    expect(scanSummary.usableMinutes).toBe(0);
    expect(summary).toMatch(/because none of the hours named falls in the scan\. A scan of at least one whole day/);
    expect(summary).not.toMatch(/missing most|were searched/);
    expect(selection.reason).toBe('None of the hours named falls in the scan, so nothing was judged.');
  });
});
