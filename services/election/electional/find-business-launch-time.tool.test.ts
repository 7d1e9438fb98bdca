import { conforms, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { equalsItsEvent } from '../test/equals-its-event.ts';
import { printed } from '../test/printed.ts';
import { wholeLords } from '../test/whole-lords.ts';
import tool from './find-business-launch-time.tool.ts';

const DAYS = { ...GOLDEN, scan_start: '2027-02-01T00:00:00', scan_days: 2 };

describe('find_business_launch_time', () => {
  it('elects the event by its own name as find_election_window does', () =>
    equalsItsEvent(tool, 'start_business', DAYS));

  it('carries the financial disclaimer and is judged from the seventh', async () => {
    const { event, disclaimer } = printed((await conforms(tool, DAYS)).result);
    expect(event).toMatchObject({ primaryHouse: 7, electedHouses: [2, 7, 10, 11] });
    expect(disclaimer).toContain('financial advice');
  });

  it('puts a fixed rising sign first among windows that are equal before', async () => {
    const args = { ...DAYS, scan_days: 7, max_windows: 25 };
    const { windows } = printed((await conforms(tool, args)).result);
    const lords = wholeLords(windows);
    const decided = windows.flatMap(({ discriminator }, index) =>
      index > 0 && discriminator === 'RISING_SIGN' ? [lords[index - 1]?.ascSign ?? ''] : [],
    );
    for (const above of decided) expect(['Venus', 'Sun', 'Mars', 'Saturn']).toContain(above);
  });
});
