import { conforms, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { asPerson, MOST_CHARACTERS } from './test-people.ts';

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
const YEAR_MS = 365.25 * 86_400_000;
const LAST = Date.UTC(2399, 0, 1);

/** All rows with points in a result, and the score beside them. */
function sumOf(factors: unknown): number {
  return Array.isArray(factors)
    ? factors.reduce((sum: number, row: { readonly points: number }) => sum + row.points, 0)
    : Number.NaN;
}

describe('marriage, compatibility, children and family of 1,000 random births', () => {
  const births = randomBirths(1000, 1938);
  const tools = [...ALONE, ...SECOND.map(([tool]) => tool)];

  it.each(tools)(
    '%s answers, conforms, stays short',
    async (name) => {
      for (const [index, args] of births.entries()) {
        if (tools[index % tools.length] !== name) continue;
        const born = Date.parse(`${args.birth_datetime}Z`);
        const now = Math.min(born + ((index * 37) % 80) * YEAR_MS + 3 * 86_400_000, LAST);
        // The partner is born some years before or after, on the other side of the world.
        const years = new Date(
          Math.min(Math.max(born + ((index % 21) - 10) * YEAR_MS, Date.UTC(1800, 0, 3)), now - 2 * 86_400_000),
        );
        const other = { ...args, birth_datetime: years.toISOString().slice(0, 19), latitude: -args.latitude };
        const second = SECOND.filter(([tool]) => tool === name).map(([, field]) => [field, asPerson(other)] as const);
        const { result, text } = await conforms(name, { ...args, ...Object.fromEntries(second) }, { now });
        expect(text.length).toBeLessThan(MOST_CHARACTERS);
        expect(result['audience']).toBe(ADVISER.includes(name) ? 'advisor-only' : undefined);
        if (ADVISER.includes(name)) {
          expect(result['disclaimer']).toMatch(/must not be used to accuse/);
          expect(sumOf(result['factors'])).toBe(result['score']);
        }
        if (name === 'get_marriage_delay') expect(sumOf(result['factors'])).toBe(result['delayScore']);
        if (name === 'get_compatibility_advanced') expect(sumOf(result['factors'])).toBe(result['total']);
        if (name === 'get_fertility_window') expect(result['disclaimer']).toMatch(/A doctor decides/);
      }
    },
    120_000,
  );
});
