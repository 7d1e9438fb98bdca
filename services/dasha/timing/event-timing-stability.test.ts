import { callTool, GOLDEN, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const timing = z.object({
  summary: z.string(),
  kept: z.number().nullable(),
  from: z.string(),
  to: z.string(),
  promise: z.object({ verdict: z.string() }),
  provenance: z.object({ notes: z.array(z.string()) }),
});
const promised = z.object({ answer: z.string() });
const call = async (args: object, now?: number) =>
  timing.parse((await callTool('find_event_timing_v2', args, now === undefined ? {} : { now })).result);
/** The sentence on stability, as analyze_natal_promise has it. */
const STABILITY = /(?:This holds for|But a birth) [^.]*\./;

describe('timing with a stated uncertainty of the birth time (R9S, R6T.5)', () => {
  it('says the assurance or the warning of the promise, as analyze_natal_promise does', async () => {
    const met = new Set<string>();
    for (const { args, now } of randomLives(24, 9127)) {
      for (const minutes of [1, 2, 10]) {
        const asked = { ...args, birth_time_uncertainty_minutes: minutes };
        const { isError } = await callTool('find_event_timing_v2', { ...asked, event: 'Marriage' }, { now });
        if (isError) continue;
        const { summary } = await call({ ...asked, event: 'Marriage' }, now);
        const { answer } = promised.parse(
          (await callTool('analyze_natal_promise', { ...asked, events: ['Marriage'] }, { now })).result,
        );
        const said = STABILITY.exec(summary)?.[0];
        expect(said).toBe(STABILITY.exec(answer)?.[0]);
        met.add(said?.startsWith('But') === true ? 'warning' : 'assurance');
      }
    }
    expect([...met].sort()).toEqual(['assurance', 'warning']);
  });

  it('says neither where nothing is stated, and asks for it where the time is round', async () => {
    const { summary, provenance } = await call({ ...GOLDEN, event: 'Marriage' });
    expect(summary).not.toMatch(STABILITY);
    const round = await call({ ...GOLDEN, birth_datetime: '1992-08-14T04:30:00', event: 'Marriage' });
    expect(round.provenance.notes.join(' ')).toContain('Times like 04:30 are often rounded');
    expect(provenance.notes.join(' ')).not.toContain('often rounded');
  });

  it('keeps the days of both ends of the stated minutes, and without them of two', async () => {
    const event = { event: 'Marriage' };
    const usual = await call({ ...GOLDEN, ...event });
    expect(await call({ ...GOLDEN, ...event, birth_time_uncertainty_minutes: 2 })).toMatchObject({ kept: usual.kept });
    const exact = await call({ ...GOLDEN, ...event, birth_time_uncertainty_minutes: 0 });
    expect(exact.kept).toBe(1);
    expect(exact.summary).not.toContain('give or take');
    const wide = await call({ ...GOLDEN, ...event, birth_time_uncertainty_minutes: 8 });
    expect(wide.summary).toContain('exact to 8 minutes, these dates hold give or take 4 weeks');
    expect(wide.kept).toBeLessThan(usual.kept ?? 0);
  });
});
