import { conforms, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { equalsItsEvent } from '../test/equals-its-event.ts';
import { printed } from '../test/printed.ts';
import tool from './find-contract-signing-time.tool.ts';

const DAYS = { ...GOLDEN, scan_start: '2027-02-01T00:00:00', scan_days: 2 };

describe('find_contract_signing_time', () => {
  it('elects the event by its own name as find_election_window does', () =>
    equalsItsEvent(tool, 'sign_agreement', DAYS));

  it('takes 2, 6 and 11 against 5, 8 and 12 and reports the rule of cusp 3', async () => {
    const { event, cuspRule, windows, disclaimer } = printed((await conforms(tool, DAYS)).result);
    expect(event).toMatchObject({ key: 'sign_agreement', electedHouses: [2, 6, 11], avoidHouses: [5, 8, 12] });
    expect(cuspRule).toMatchObject({ cusp: 3, mustSignify: [3, 6, 11], enforced: false });
    expect(windows.length).toBeLessThanOrEqual(3);
    expect(disclaimer).toContain('legal advice');
  });

  it('B4: gives ten windows to two signatories, and 25 where they are asked for, in one call', async () => {
    const person2 = { birth_datetime: '1990-05-17T14:30', latitude: 48.2, longitude: 16.37, utc_offset_minutes: 120 };
    const joint = printed((await conforms(tool, { ...DAYS, person2 })).result);
    expect(joint.windows).toHaveLength(10);
    expect(joint.pagination).toMatchObject({ totalItems: 10, totalPages: 1 });
    expect(joint.selection.reason).toMatch(/the second chart confirms \d+, supports \d+ in part and contradicts \d+/);
    const many = printed((await conforms(tool, { ...DAYS, max_windows: 25 })).result);
    expect(many.windows.map(({ rank }) => rank)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  });
});
