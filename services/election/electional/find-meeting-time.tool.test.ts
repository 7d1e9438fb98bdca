import { callTool, conforms, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { equalsItsEvent } from '../test/equals-its-event.ts';
import tool from './find-meeting-time.tool.ts';

const DAYS = { ...GOLDEN, scan_start: '2027-02-01T00:00:00', scan_days: 2 };

describe('find_meeting_time', () => {
  it.each([
    ['business', 'business_meeting', [3, 6, 9, 10, 11]],
    ['third_party_approval', 'negotiation', [3, 5, 9, 11]],
  ])('elects %s as its own event', async (subject, key, electedHouses) => {
    await equalsItsEvent(tool, key, DAYS, { subject });
    const { result } = await conforms(tool, { ...DAYS, subject });
    expect(result).toMatchObject({ subject, event: { key, electedHouses }, granularity: 'hour' });
  });

  it('is a business meeting unless told otherwise, and nothing else', async () => {
    expect((await conforms(tool, DAYS)).result).toMatchObject({ subject: 'business' });
    expect((await callTool(tool, { ...DAYS, subject: 'party' })).meta).toMatchObject({
      code: 'validation_failed',
      field: 'subject',
    });
  });
});
