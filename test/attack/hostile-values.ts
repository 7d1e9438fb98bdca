import fc from 'fast-check';

/** Stands in inputs and nowhere else: no log may have it. */
export const MARKER = 'zzmarkerofattacks';

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: [nested(depth - 1)] });

const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200b',
  '😀'.repeat(500),
  'x'.repeat(5_000),
  '9'.repeat(400),
  'a'.repeat(5_000) + '!',
  '../../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}%n%s',
  '%00%0d%0a',
  '\r\nX-Injected: 1',
  'NaN',
  'Infinity',
  '-0',
  '0x50',
  '1e3',
  '__proto__',
  'constructor',
  'toString',
  '1992-02-30T00:00',
  '0000-00-00T00:00',
  '9999-12-31T23:59:59',
  '-000001-01-01T00:00:00',
  '+275760-09-13T00:00:00',
  '1992-08-14T24:00:00',
  '1992-08-14T04:32:60',
  'Europe/../../etc/localtime',
  'Etc/GMT+99',
  MARKER,
];

const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1,
  1.5,
  66.57,
  89.999999,
  90,
  -90,
  90.000001,
  180,
  -180,
  249,
  250,
  360,
  1_000,
  65_536,
  1e9,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  2 ** 64,
];

/** Values that no argument should have, and values at the border of what is valid. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { toString: 1 }) },
  {
    weight: 1,
    arbitrary: fc.constant(JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": 1}}')),
  },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 2_000 }).map(nested) },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 20_000 }).map((length) => Array<number>(length).fill(1)) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 3, withNullPrototype: false }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
);

/** A value as JSON. A value that has no JSON form becomes a text that is no JSON either. */
export function json(value: unknown): string {
  try {
    const written = JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
    return written ?? 'undefined';
  } catch {
    return '{"circular":';
  }
}
