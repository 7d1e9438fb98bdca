import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { BIRTH } from './support/caller.ts';
import { sharedSystem } from './support/shared.ts';

const TIMEOUT_MS = 120_000;

const system = await sharedSystem();

/** The longest search of the dasha service: every sub crossing of all bodies in a year. */
const yearOfCrossings = (year: number, init?: RequestInit) =>
  system.callTool(
    'get_transit_crossings',
    {
      startDatetime: `${year}-01-01T00:00`,
      endDatetime: `${year + 1}-01-01T00:00`,
      latitude: 0,
      longitude: 0,
      utc_offset_minutes: 0,
    },
    init,
  );

describe('a service at long work', () => {
  it(
    'answers health checks and other calls meanwhile',
    async () => {
      let working = true;
      const work = Promise.all(Array.from({ length: 12 }, (_, index) => yearOfCrossings(2001 + index))).finally(
        () => (working = false),
      );
      let healthy = 0;
      let answered = 0;
      while (working) {
        const [ready, small] = await Promise.all([
          fetch(`${system.baseUrl}/health/ready`),
          system.callTool('get_moon_transit', BIRTH),
        ]);
        if (!working) break;
        healthy += ready.ok ? 1 : 0;
        answered += small.isError ? 0 : 1;
      }
      for (const answer of await work) expect(answer.isError).toBe(false);
      expect(healthy).toBeGreaterThan(3);
      expect(answered).toBeGreaterThan(3);
    },
    TIMEOUT_MS,
  );

  it(
    'stops when the caller goes away',
    async () => {
      const controller = new AbortController();
      const calls = Array.from({ length: 6 }, (_, index) =>
        yearOfCrossings(2051 + index, { signal: controller.signal }),
      );
      // A call that was sent after them is answered, so they have begun.
      expect((await system.callTool('get_smart_current_dasha', BIRTH)).isError).toBe(false);
      controller.abort();
      for (const call of calls) await expect(call).rejects.toThrow();
      const log = () => readFileSync(system.logOf('dasha'), 'utf8');
      await expect.poll(log).toMatch(/"tool":"get_transit_crossings".*"outcome":"cancelled"/);
    },
    TIMEOUT_MS,
  );
});
