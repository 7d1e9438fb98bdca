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
const MOST_TOKENS = 31_300;
const NOW = Date.UTC(2026, 10, 22, 12);

const planned = z.object({ plan: z.object({ tools: z.array(z.string()) }) });

it('a whole marriage reading takes no more tokens than it did', async () => {
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
