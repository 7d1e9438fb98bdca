import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { compileTool } from '@cuspal/tool-kit';
import { testEphemeris, TEST_NOW } from '@cuspal/tool-kit/testing';
import { afterEach, expect, it, vi } from 'vitest';
import tool from './analyze-natal-promise.tool.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('offers its turn to other calls before each matter', async () => {
  // A clock on which every slice is over.
  let ms = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (ms += 10));
  let turns = 0;
  const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
  const outcome = await compileTool(tool)(Buffer.from(JSON.stringify(birth)), {
    ephemeris: testEphemeris(),
    now: TEST_NOW,
    nextTurn: async () => void (turns += 1),
  });
  expect(outcome.isError).toBe(false);
  expect(turns).toBe(NATAL_EVENTS.length);
});
