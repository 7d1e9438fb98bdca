import { buildChart } from '@cuspal/engine/chart/build';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { healthClass } from '@cuspal/engine/topics/health/pull';
import { planetName } from '@cuspal/tool-kit';
import { callTool, randomLives, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-surgery-success.tool.ts';

const graded = z.object({
  answer: z.string(),
  dateVerdict: z.string(),
  asOf: z.string(),
  recommendedWindows: z.array(z.object({ start: z.string(), end: z.string() })).optional(),
});
const elected = z.object({
  summary: z.string(),
  windows: z.array(z.object({ startLocal: z.string(), endLocal: z.string(), lords: z.object({ PD: planetName }) })),
});
const DAY_MS = 86_400_000;

/** One window of each local date, in their order. */
const firstOfDays = (starts: readonly string[]): readonly string[] =>
  starts.filter((start, index) => starts.findIndex((each) => each.slice(0, 10) === start.slice(0, 10)) === index);

describe('days recommended for an operation', () => {
  it.each([false, true])(
    'are the windows of find_surgery_time less its two kinds of hours, any hour %s',
    async (any_hour) => {
      let compared = 0;
      for (const [index, { args, now }] of randomLives(60, 2043).entries()) {
        const surgery_date = new Date(now + index * DAY_MS).toISOString();
        const call = await callTool(tool, { ...args, surgery_date, any_hour }, { now });
        if (call.isError) continue;
        const { recommendedWindows, asOf, answer } = graded.parse(call.result);
        if (recommendedWindows === undefined || recommendedWindows.length === 0) continue;
        const scan = { scan_start: asOf, scan_days: 90, granularity: 'hour', max_windows: 25, any_hour };
        const found = elected.parse((await callTool('find_surgery_time', { ...args, ...scan }, { now })).result);
        const chart = buildChart(testEphemeris(), resolveBirth(args));
        const clean = found.windows.flatMap(({ startLocal, lords: { PD } }) => {
          const { speed } = siderealPosition(testEphemeris(), 'Mars', jdFromUtcMs(Date.parse(startLocal)), 'kp');
          const isIll = healthClass(chart, PD) === 'DISEASE';
          return speed < 0 || isIll ? [] : [startLocal];
        });
        const starts = recommendedWindows.map(({ start }) => start);
        // The 25 best of all may hold fewer than three days that are clean.
        const days = firstOfDays(clean).slice(0, 3);
        expect(starts.slice(0, days.length)).toEqual(days);
        compared += days.length;
        // A window that the usual hours hold is sought there by both.
        expect(answer.includes('the usual hours, 07:00 to 20:00')).toBe(!any_hour);
      }
      expect(compared).toBeGreaterThan(30);
    },
    120_000,
  );
});
