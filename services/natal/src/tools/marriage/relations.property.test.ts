import { birthsFor, holdsOver, type CallResult, type Life } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { asPerson } from './test-people.ts';

const ALONE = [
  'get_marriage_advanced',
  'get_spouse_characteristics',
  'get_marriage_delay',
  'get_marital_separation',
  'get_extramarital_signature',
  'get_relatives_karaka_panel',
] as const;
const SECOND = [
  ['check_compatibility', 'person2'],
  ['get_ashta_koota_milan', 'partner'],
  ['get_compatibility_advanced', 'person2'],
  ['get_fertility_window', 'partner'],
] as const;
const ADVISER: readonly string[] = ['get_marital_separation', 'get_extramarital_signature'];
/** It searches for ten milliseconds and more, and sees fewer births. */
const SEARCH = 'get_fertility_window';
const YEAR_MS = 365.25 * 86_400_000;
const DAY_MS = 86_400_000;

/** All rows with points in a result, and the score beside them. */
function sumOf(factors: unknown): number {
  return Array.isArray(factors)
    ? factors.reduce((sum: number, row: { readonly points: number }) => sum + row.points, 0)
    : Number.NaN;
}

/** Born some years before or after, on the other side of the world. */
function partner({ args, now }: Life, index: number) {
  const born = Date.parse(`${args.birth_datetime}Z`) + ((index % 21) - 10) * YEAR_MS;
  const within = Math.min(Math.max(born, Date.UTC(1800, 0, 3)), now - 2 * DAY_MS);
  return asPerson({ ...args, birth_datetime: new Date(within).toISOString().slice(0, 19), latitude: -args.latitude });
}

function argumentsOf(name: string) {
  const field = SECOND.find(([tool]) => tool === name)?.[1];
  return (life: Life, index: number): object => (field === undefined ? {} : { [field]: partner(life, index) });
}

const verify =
  (name: string) =>
  ({ result }: CallResult): void => {
    expect(result['audience']).toBe(ADVISER.includes(name) ? 'advisor-only' : undefined);
    if (ADVISER.includes(name)) {
      expect(result['disclaimer']).toMatch(/must not be used to accuse/);
      expect(sumOf(result['factors'])).toBe(result['score']);
    }
    if (name === 'get_marriage_delay') expect(sumOf(result['factors'])).toBe(result['delayScore']);
    if (name === 'get_compatibility_advanced') expect(sumOf(result['factors'])).toBe(result['total']);
    if (name === 'get_fertility_window') expect(result['disclaimer']).toMatch(/A doctor decides/);
  };

describe('marriage, compatibility, children and family of 1,000 random births', () => {
  it.each([...ALONE, ...SECOND.map(([tool]) => tool)])(
    '%s answers without a throw, as its schema says, in the size of one answer',
    async (tool) =>
      holdsOver(
        { tool, argumentsOf: argumentsOf(tool), verify: verify(tool) },
        birthsFor(tool === SEARCH ? 300 : 1000),
        1938,
      ),
    600_000,
  );
});
