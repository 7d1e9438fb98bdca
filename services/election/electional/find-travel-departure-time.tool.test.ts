import { conforms, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { equalsItsEvent } from '../test/equals-its-event.ts';
import { printed } from '../test/printed.ts';
import tool from './find-travel-departure-time.tool.ts';

const DAYS = { ...GOLDEN, scan_start: '2027-02-01T00:00:00', scan_days: 2 };

describe('find_travel_departure_time', () => {
  it('elects the event by its own name as find_election_window does', () =>
    equalsItsEvent(tool, 'begin_journey', DAYS));

  it('takes 3, 9, 11 and 12 against 4 and 8 and tells where the sign of the Moon points', async () => {
    const { event, windows } = printed((await conforms(tool, DAYS)).result);
    expect(event).toMatchObject({ electedHouses: [3, 9, 11, 12], avoidHouses: [4, 8], electionType: 'journey' });
    const DIRECTIONS = {
      Mars: /east|north/,
      Venus: /south|west/,
      Mercury: /west|south/,
      Moon: /north/,
      Sun: /east/,
      Jupiter: /east|north/,
      Saturn: /south|west/,
    };
    for (const { matchedConditions, lords } of windows) {
      const told = matchedConditions.find((line) => line.startsWith('info:MOON_DIRECTION'));
      const { moonSign = 'Rahu' } = lords;
      expect(told).toMatch(moonSign in DIRECTIONS ? DIRECTIONS[moonSign as keyof typeof DIRECTIONS] : /never/);
    }
  });
});
