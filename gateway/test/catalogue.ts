import type { ToolEntry } from '../src/catalog/entry.ts';

const tool = (name: string, more: Partial<ToolEntry> = {}): ToolEntry => ({
  name,
  title: `Title of ${name}`,
  description: `Astrology test tool ${name}.`,
  family: 'foundation',
  phase: 'chart_foundation',
  system: 'kp',
  service: 'ephemeris',
  built: true,
  inputSchema: { type: 'object', properties: { latitude: { type: 'number' } }, additionalProperties: false },
  outputSchema: { type: 'object', properties: { latitude: { type: 'number' } } },
  ...more,
});

/** Tools whose behaviour test/fake-service.ts plays; in catalogue order. */
export const TEST_CATALOGUE: readonly ToolEntry[] = [
  tool('get_tool_catalog', { service: 'meta', system: 'meta', family: 'meta', phase: 'standalone' }),
  tool('echo_arguments'),
  tool('echo_structured', { structured: true }),
  tool('refuse_argument', { service: 'natal' }),
  tool('sleep_briefly', { service: 'natal' }),
  tool('search_long', { service: 'election', deadlineSeconds: 1 }),
  tool('break_inside', { service: 'natal' }),
  tool('return_garbage', { service: 'natal' }),
  tool('return_too_much', { service: 'natal', maxResultChars: 50_000 }),
  tool('not_built_yet', { built: false }),
];

/** A catalogue of the real size: 221 tools with about 1.5 KB each. */
export const FULL_SIZE_CATALOGUE: readonly ToolEntry[] = Array.from({ length: 221 }, (_, index) =>
  tool(`echo_arguments_${index}`, {
    description: `Answers question number ${index} of the reading: `.padEnd(500, 'strength, timing and promise; '),
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 10 }, (_, at) => [
          `argument_${at}`,
          { type: 'string', description: 'ISO 8601 local time' },
        ]),
      ),
      required: ['argument_0'],
      additionalProperties: false,
    },
  }),
);
