import { drawFigure } from '@cuspal/figures';
import { jsonSchemaOf } from '@cuspal/tool-kit';
import { callTool, sampleArguments, SAMPLE_CHARTS, TEST_NOW } from '@cuspal/tool-kit/testing';
import { PAGES } from '@cuspal/speech';
import { format, type Options } from 'prettier';
import type { LoadedTool } from './tools.ts';

export const EXAMPLES_FOLDER = 'packages/catalog/examples';

const PARTNER = { datetime: '1994-11-03T17:20', latitude: 12.9716, longitude: 77.5946, utcOffsetMinutes: 330 };
const PLACE = { latitude: 12.9716, longitude: 77.5946 };
const LIFE = [
  { event: 'Career / Job Start', date: '2015-07-06' },
  { event: 'Marriage', date: '2019-02-10' },
  { event: 'Childbirth / Progeny', date: '2021-09-23' },
];

/** Arguments that show more of a tool than the shortest call, or less of a long answer. */
const OWN_ARGUMENTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  get_sub_lord_table: { number: 108, include_sub_sub: false },
  analyze_natal_promise: { events: ['Marriage'] },
  answer_question: { question: 'When will I marry?', event: undefined, question_datetime: undefined },
  get_calendar: { year: 2026, month: 11, time_zone: 'Asia/Kolkata', utc_offset_minutes: undefined },
  // Another spelling of utc_offset_minutes.
  get_medical_horary: { utcOffsetMinutes: undefined },
  get_career_horary: { utcOffsetMinutes: undefined },
  check_compatibility: { person2: PARTNER },
  get_compatibility_advanced: { person2: PARTNER },
  // Three windows tell as much as ten.
  find_joint_election_window: { person2: PARTNER, max_windows: 3 },
  get_ashta_koota_milan: { partner: PARTNER },
  run_kundli_match_complete: { partner: PARTNER },
  rectify_birth_time: { known_events: LIFE },
  get_rectification_advanced: { known_events: LIFE.map((event) => ({ ...event, location: PLACE })) },
};

/** The tools that the front page shows answers of, in each language that it is shown in. */
const ON_FRONT_PAGE = new Set(['analyze_natal_promise', 'find_event_timing_v2', 'get_full_chart']);

/** A real call of each tool and its real answer, at a birth and a moment that stay the same, by file name. */
export async function exampleFiles(tools: readonly LoadedTool[], style: Options): Promise<ReadonlyMap<string, string>> {
  const chart = SAMPLE_CHARTS[0];
  if (chart === undefined) throw new RangeError('No sample chart');
  const files = new Map<string, string>();
  const write = async (name: string, example: object): Promise<void> => {
    files.set(name, await format(JSON.stringify(example), { ...style, parser: 'json' }));
  };
  for (const { tool } of tools) {
    const schema = jsonSchemaOf(tool.input, 'input');
    const args = { ...sampleArguments(schema, { ...chart, now: TEST_NOW }), ...OWN_ARGUMENTS[tool.name] };
    const answered = async (sent: object): Promise<object> => {
      const { text, isError } = await callTool(tool, sent);
      if (isError) throw new Error(`The example of ${tool.name} fails: ${text}`);
      return { arguments: sent, answer: tool.kind === 'text' ? text : (JSON.parse(text) as object) };
    };
    await write(`${tool.name}.json`, await answered(args));
    if (ON_FRONT_PAGE.has(tool.name))
      for (const language of PAGES) await write(`${tool.name}.${language}.json`, await answered({ ...args, language }));
  }
  return files;
}

/** The arguments of a tool's example. */
export function argumentsOfExample(
  tool: string,
  examples: ReadonlyMap<string, string>,
): Readonly<Record<string, unknown>> {
  const example = JSON.parse(examples.get(`${tool}.json`) ?? '{}') as { arguments?: Record<string, unknown> };
  return example.arguments ?? {};
}

/** The figure of the answer in a tool's example, as a whole SVG document. */
export function pictureOfExample(tool: string, examples: ReadonlyMap<string, string>): string {
  const { answer } = JSON.parse(examples.get(`${tool}.json`) ?? '{}') as { answer?: unknown };
  const figure = drawFigure(tool, answer);
  if (figure === undefined) throw new Error(`The example of ${tool} has no figure.`);
  return `${figure.svg}\n`;
}
