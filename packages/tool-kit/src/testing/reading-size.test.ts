import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { jsonSchemaOf } from '../schema/json-schema.ts';
import { portableInput } from '../schema/portable.ts';
import { callTool } from './call-tool.ts';
import { randomLives } from './random-births.ts';
import { sampleArguments } from './sample-arguments.ts';
import { SAMPLE_CHARTS, type SampleChart } from './sample-charts.ts';
import { tokens } from './size.ts';
import { findTool } from './tool-files.ts';

/** Tokens (o200k) of all first pages of the full marriage plan, 26 tools; what is added must be taken off elsewhere. */
const MOST_TOKENS = 18_500;
const NOW = Date.UTC(2026, 10, 22, 12);
/** What comes unasked; tests look at all there is. */
const BRIEF = { detail: 'brief' } as const;

const planned = z.object({ plan: z.object({ tools: z.array(z.string()) }) });

it('a whole marriage reading takes at most 18,500 tokens', async () => {
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
});

const called = z.record(z.string(), z.unknown());
const ready = z.object({ sends: called, needs: z.array(z.unknown()) });
const asked = z.object({
  plan: z.object({
    tools: z.array(z.string()),
    arguments: z.record(z.string(), ready),
    shorterWay: z.array(z.object({ tool: z.string(), arguments: called, needs: z.array(z.unknown()) })),
  }),
});

/** Tokens of a plan with all that its numbered calls answer, and of what the calls of its shorter way do. */
async function readingBy(
  question: string,
  birth: SampleChart['arguments'] | undefined,
  now: number,
): Promise<{ readonly list: number; readonly shorter: number }> {
  const { text, result } = await callTool('set_birth_profile', { ...birth, question }, { now });
  const { tools, arguments: calls, shorterWay } = asked.parse(result).plan;
  const sum = async (steps: readonly { readonly tool: string; readonly sends: object }[]): Promise<number> => {
    let total = 0;
    for (const { tool, sends } of steps) {
      const { input } = await findTool(tool);
      const known = portableInput(jsonSchemaOf(input, 'input')).properties ?? {};
      const call = await callTool(tool, { ...birth, ...sends, ...('detail' in known && BRIEF) }, { now });
      expect([tool, call.isError, call.isError ? call.text : '']).toEqual([tool, false, '']);
      total += await tokens(call.text);
    }
    return total;
  };
  const listed = tools.map((tool) => ({ tool, ...(calls[tool] ?? { sends: {}, needs: [] }) }));
  const shorter = shorterWay.map(({ arguments: sends, ...rest }) => ({ sends, ...rest }));
  const atOnce = <T extends { readonly needs: readonly unknown[] }>(steps: readonly T[]): readonly T[] =>
    steps.filter(({ needs }) => needs.length === 0);
  return { list: (await tokens(text)) + (await sum(atOnce(listed))), shorter: await sum(atOnce(shorter)) };
}

/** The most of each question: what is added must be taken off elsewhere. */
const QUESTIONS = [
  ['When will I get married?', 11_800, 9_100],
  ['What is my moon sign?', 10_300, 3_000],
  ['Will I get a promotion this year?', 14_100, 7_000],
  ['How is my health?', 13_700, 2_200],
  ['Can I buy a house next year?', 14_500, 3_700],
  ['Will my court case end this year?', 11_900, 1_900],
  ['What is the best date to sign a contract?', 14_700, 1_400],
  ['I lost my ring, my number is 108', 13_600, 3_400],
  // A year as a whole has no event to look at: all of the chart is read, and its main matters, in tables.
  ['How is 2027 for me?', 14_150, 5_800],
  ['Full marriage reading', 18_100, 4_800],
] as const;

it.each(QUESTIONS)(
  '"%s" takes at most %i tokens by its plan and %i by the shorter way',
  async (question, list, shorter) => {
    const spent = await readingBy(question, SAMPLE_CHARTS[0]?.arguments, NOW);
    expect(spent).toEqual({ list: Math.min(spent.list, list), shorter: Math.min(spent.shorter, shorter) });
  },
  60_000,
);

/** Births of all places and times that have cusps, and of as many ages. */
const LIVES = [
  ...SAMPLE_CHARTS.filter(({ edge }) => edge === undefined).map(({ label, arguments: args, now }) => ({
    label,
    args,
    now,
  })),
  ...randomLives(12, 77, 18).map(({ args, now }) => ({ label: JSON.stringify(args), args, now })),
];

it.each(LIVES)('a year takes at most 15,000 tokens by its plan: $label', async ({ args, now }) => {
  const spent = await readingBy('How is next year for me?', args, now);
  // Less than half of it would be the plan of another question.
  expect(spent.list).toBeGreaterThan(7_500);
  expect(spent.list).toBeLessThanOrEqual(15_000);
});

it.each([
  ['get_full_chart', BRIEF, 4_000],
  ['analyze_natal_promise', BRIEF, 9_000],
  ['find_event_timing_v2', { event: 'Marriage', ...BRIEF }, 1_750],
] as const)('%s %o takes at most %i tokens', async (name, args, most) => {
  for (const { arguments: birth, now } of SAMPLE_CHARTS) {
    const { text, isError, meta } = await callTool(name, { ...birth, ...args }, { now });
    // No promise is read inside the polar circles.
    expect([isError, meta['code']]).toEqual(isError ? [true, 'out_of_range'] : [false, undefined]);
    expect(await tokens(text)).toBeLessThanOrEqual(most);
  }
});

it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
  'no event of the promise takes more than 900 tokens: $label',
  async ({ arguments: birth, now }) => {
    for (const { key } of NATAL_EVENTS) {
      const { text, isError } = await callTool('analyze_natal_promise', { ...birth, events: [key], ...BRIEF }, { now });
      const size = await tokens(text);
      expect([key, isError, size]).toEqual([key, false, Math.min(size, 900)]);
    }
  },
);
