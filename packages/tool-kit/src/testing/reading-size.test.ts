import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { jsonSchemaOf } from '../schema/json-schema.ts';
import { portableInput } from '../schema/portable.ts';
import { callTool } from './call-tool.ts';
import { sampleArguments } from './sample-arguments.ts';
import { SAMPLE_CHARTS } from './sample-charts.ts';
import { tokens } from './size.ts';
import { findTool } from './tool-files.ts';

/** Tokens (o200k) of all first pages of the full marriage plan, 26 tools; what is added must be taken off elsewhere. */
const MOST_TOKENS = 20_000;
const NOW = Date.UTC(2026, 10, 22, 12);
/** What comes unasked; tests look at all there is. */
const BRIEF = { detail: 'brief' } as const;

const planned = z.object({ plan: z.object({ tools: z.array(z.string()) }) });

it('a whole marriage reading takes at most 20,000 tokens', async () => {
  const [chart] = SAMPLE_CHARTS;
  if (chart === undefined) throw new Error('no sample chart');
  const { result } = await callTool('get_reading_protocol', { topic: 'marriage', depth: 'full' });
  let sum = 0;
  for (const name of planned.parse(result).plan.tools) {
    const { input } = await findTool(name);
    const known = portableInput(jsonSchemaOf(input, 'input')).properties ?? {};
    const matter = {
      ...('event' in known && { event: 'Marriage' }),
      ...('events' in known && { events: ['Marriage'] }),
      ...('detail' in known && BRIEF),
    };
    const person =
      'person2' in known
        ? sampleArguments({ properties: { person2: known['person2'] ?? {} }, required: ['person2'] }, chart)
        : {};
    const call = await callTool(name, { ...chart.arguments, ...person, ...matter }, { now: NOW });
    expect([name, call.isError]).toEqual([name, false]);
    sum += await tokens(call.text);
  }
  expect(sum).toBeGreaterThan(MOST_TOKENS / 2);
  expect(sum).toBeLessThanOrEqual(MOST_TOKENS);
}, 60_000);

it.each([
  ['get_full_chart', BRIEF, 4_000],
  ['analyze_natal_promise', { events: ['Marriage'], ...BRIEF }, 900],
] as const)('%s %o takes at most %i tokens', async (name, args, most) => {
  for (const { arguments: birth } of SAMPLE_CHARTS) {
    const { text, isError, meta } = await callTool(name, { ...birth, ...args }, { now: NOW });
    // No promise is read inside the polar circles.
    expect([isError, meta['code']]).toEqual(isError ? [true, 'out_of_range'] : [false, undefined]);
    expect(await tokens(text)).toBeLessThanOrEqual(most);
  }
});

it('no event of the promise takes more than 8 KB', async () => {
  const [chart] = SAMPLE_CHARTS;
  for (const { key } of NATAL_EVENTS) {
    const { text } = await callTool(
      'analyze_natal_promise',
      { ...chart?.arguments, events: [key], ...BRIEF },
      { now: NOW },
    );
    expect([key, text.length]).toEqual([key, Math.min(text.length, 8_192)]);
  }
});
