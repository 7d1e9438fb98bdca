import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { anyText } from '../support/any-text.ts';
import { IS_WHOLE } from '../support/whole.ts';
import { BIRTH } from './support/caller.ts';
import { sharedSystem } from './support/shared.ts';

const TIMEOUT_MS = 180_000;
const RUNS = 500;
const STACK = /\bat .+\.(?:ts|js|mjs):\d+|node_modules|\/dist\/|Error:/;

const system = await sharedSystem();

const NAMES = [
  'get_full_chart',
  'get_planets',
  'analyze_natal_promise',
  'get_ephemeris',
  'get_sub_lord_table',
  'set_birth_profile',
  'get_ruling_planets',
  'get_tool_catalog',
];
const KEYS = [
  ...Object.keys(BIRTH),
  'ayanamsa',
  'time_zone',
  'page',
  'year',
  'month',
  'number',
  'longitude',
  'question',
  'cusps',
  '__proto__',
  'constructor',
  'toString',
  '',
];

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: [nested(depth - 1)] });
const awkward = fc.oneof(
  fc.anything({ withNullPrototype: false, maxDepth: 3 }),
  fc.constantFrom<unknown>(
    null,
    true,
    -0,
    1e308,
    -1e308,
    '',
    'NaN',
    'Infinity',
    '1992-02-30T00:00',
    '0000-00-00T00:00',
    '9999-12-31T23:59:59',
    '\u0000',
    '\ud800',
  ),
  anyText({ maxLength: 50 }),
  fc.integer({ min: 2_001, max: 20_000 }).map((length) => 'x'.repeat(length)),
  fc.integer({ min: 10, max: 400 }).map(nested),
);
const argumentsOf = fc
  .tuple(fc.boolean(), fc.dictionary(fc.constantFrom(...KEYS), awkward, { maxKeys: 5 }))
  .map(([valid, extra]) => ({ ...(valid ? BIRTH : {}), ...extra }));
const message = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        name: fc.constantFrom(...NAMES),
        args: fc.oneof({ weight: 5, arbitrary: argumentsOf }, { weight: 1, arbitrary: awkward }),
      })
      .map(({ name, args }) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      jsonrpc: awkward,
      id: awkward,
      method: fc.oneof(awkward, fc.constantFrom('tools/list', 'tools/call', 'initialize', 'server/discover')),
      params: awkward,
    }),
  },
  { weight: 1, arbitrary: awkward },
);
const json = (value: unknown) => {
  try {
    return (
      JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? part.toString() : part)) ?? 'undefined'
    );
  } catch {
    return '{"circular":';
  }
};
const body = fc.oneof(
  { weight: 8, arbitrary: message.map((value) => Buffer.from(json(value))) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 1,
    arbitrary: message.map((value) => Buffer.concat([Buffer.from(json(value)), Buffer.from([0xff, 0xfe])])),
  },
);

describe('hostile input', () => {
  it(
    `never gives a 5xx, a crash or a stack trace in ${RUNS} requests`,
    async () => {
      let count = 0;
      await fc.assert(
        fc.asyncProperty(body, async (bytes) => {
          count += 1;
          const answer = await system.post(bytes);
          expect(answer.status).toBeLessThan(500);
          expect(answer.text).not.toMatch(STACK);
          if (answer.body?.result?.isError) expect(answer.body.result._meta.code).not.toBe('internal_error');
        }),
        { numRuns: RUNS, endOnFailure: true, seed: 20261120 },
      );
      expect(count).toBe(RUNS);
      // One that has ended is no process any more, and nobody starts it again.
      for (const pid of system.pids.values()) expect(() => process.kill(pid, 0)).not.toThrow();
      const apart = IS_WHOLE ? 8 : 2;
      expect(system.pids.size).toBe(process.env['TOOLS'] === 'in-process' ? 1 : apart);
      expect((await system.callTool('get_planets', BIRTH)).isError).toBe(false);
    },
    TIMEOUT_MS,
  );
});
