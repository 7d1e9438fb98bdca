import { conforms, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { equalsItsEvent } from '../test/equals-its-event.ts';
import { printed } from '../test/printed.ts';
import tool from './find-interview-time.tool.ts';

const DAYS = { ...GOLDEN, scan_start: '2027-02-01T00:00:00', scan_days: 2 };

describe('find_interview_time', () => {
  it('elects the event by its own name as find_election_window does', () => equalsItsEvent(tool, 'interview', DAYS));

  it.each([
    ['09:00', '17:30'],
    ['22:00', '03:00'],
  ])('keeps every window inside the hours from %s to %s', async (start, end) => {
    const args = { ...DAYS, preferred_time_of_day: { start, end }, max_windows: 25 };
    const { windows, pagination } = printed((await conforms(tool, args)).result);
    expect(pagination.totalItems).toBeGreaterThan(5);
    for (const { startLocal, endLocal } of windows) {
      const [first, last] = [startLocal.slice(11, 19), endLocal.slice(11, 19)];
      const inside = (time: string): boolean =>
        start < end ? time >= start && time <= `${end}:00` : time >= start || time <= `${end}:00`;
      expect([inside(first), inside(last)]).toEqual([true, true]);
    }
  });
});
