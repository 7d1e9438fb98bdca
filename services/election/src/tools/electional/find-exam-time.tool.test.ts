import { conforms, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { equalsItsEvent } from '../../../test/equals-its-event.ts';
import { printed } from '../../../test/printed.ts';
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
});
