import type { ToolEntry } from '../src/catalog/entry.ts';

const tool = (name: string, more: Partial<ToolEntry> = {}): ToolEntry => ({
  name,
  title: `Title of ${name}`,
  description: `Astrology test tool ${name}.`,
  family: 'foundation',
  phase: 'chart_foundation',
  system: 'kp',
  service: 'ephemeris',
  inputSchema: { type: 'object', properties: { latitude: { type: 'number' } }, additionalProperties: false },
  outputSchema: { type: 'object', properties: { latitude: { type: 'number' } } },
  ...more,
});

/** The tool that stands in the lists of sets alone; it gives back its arguments, and tells steps to those who ask. */
export const ANSWER_ENTRY: ToolEntry = tool('answer_question', {
  service: 'natal',
  beyond: true,
  progress: true,
  resultMembers: ['answer', 'system', 'latitude'],
});

/** Tools whose behaviour test/fake-service.ts plays; in catalogue order. */
export const TEST_CATALOGUE: readonly ToolEntry[] = [
  tool('get_tool_catalog', {
    service: 'meta',
    system: 'meta',
    family: 'meta',
    phase: 'standalone',
    outputSchema: undefined,
  }),
  tool('echo_arguments'),
  tool('echo_structured'),
  tool('refuse_argument', { service: 'natal' }),
  tool('sleep_briefly', { service: 'natal' }),
  tool('search_long', { service: 'election', deadlineSeconds: 1 }),
  tool('work_aloud', { service: 'election', deadlineSeconds: 10, progress: true }),
  tool('break_inside', { service: 'natal' }),
  tool('return_garbage', { service: 'natal' }),
  tool('return_too_much', { service: 'natal', maxResultChars: 50_000 }),
];
