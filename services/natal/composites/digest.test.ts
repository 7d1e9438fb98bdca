import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cutOf, isKept } from './digest-path.ts';
import { digestOf, digestShape } from './digest.ts';

const whole = {
  answer: 'A sentence.',
  band: 'GOOD',
  cusps: [
    { cusp: 7, csl: 'Venus', chain: { deep: true } },
    { cusp: 11, csl: 'Mars', chain: { deep: true } },
  ],
  boundary: { count: 2, warnings: [{ target: 'cusp_1', note: 'Near.' }] },
  none: null,
  next: [],
};

describe('the part of a result that a composite shows', () => {
  it('keeps named fields, inner fields and first rows to the letter', () => {
    expect(digestOf(whole, cutOf('band cusps[1]{cusp csl} boundary{warnings{target}} none')).value).toEqual({
      band: 'GOOD',
      cusps: [{ cusp: 7, csl: 'Venus' }],
      boundary: { warnings: [{ target: 'cusp_1' }] },
      none: null,
    });
  });

  it('says of a field, named from the top, whether any of it is kept', () => {
    const cut = cutOf('band boundary{warnings{target}}');
    const paths = ['band', 'band.of', 'boundary', 'boundary.warnings', 'boundary.count', 'cusps', 'cusps.csl'];
    expect(paths.filter((path) => isKept(cut, path))).toEqual(['band', 'band.of', 'boundary', 'boundary.warnings']);
  });

  it('keeps all that was found with a star, but not what belongs to the call', () => {
    const { answer: _, next: __, cusps: ___, ...found } = whole;
    expect(digestOf(whole, cutOf('* -cusps')).value).toEqual(found);
    expect(digestOf(whole, cutOf('*'))).toEqual({ value: { ...found, cusps: whole.cusps }, cut: false });
  });

  it.each([
    ['band', true],
    ['* -band', true],
    ['band cusps boundary none', false],
    ['band cusps[2] boundary none', false],
    ['band cusps[1] boundary none', true],
    ['band cusps{cusp csl} boundary none', true],
  ])('%s leaves something out: %s', (kept, cut) => {
    expect(digestOf(whole, cutOf(kept)).cut).toBe(cut);
  });

  it('keeps the same fields under every key of a table', () => {
    const cut = cutOf('planets{@{sign}}');
    const planets = { Sun: { sign: 'Aries', house: 1 }, Moon: { sign: 'Leo', house: 5 } };
    const shown = { planets: { Sun: { sign: 'Aries' }, Moon: { sign: 'Leo' } } };
    expect(digestOf({ planets }, cut)).toEqual({ value: shown, cut: true });
    const row = z.strictObject({ sign: z.string(), house: z.int() });
    const part = digestShape(z.strictObject({ planets: z.strictObject({ Sun: row, Moon: row }) }), cut);
    expect(part.safeParse(shown).success).toBe(true);
    expect(part.safeParse({ planets }).success).toBe(false);
  });

  it('derives the schema of the part and refuses names that the whole has not', () => {
    const schema = z.strictObject({
      band: z.enum(['GOOD', 'BAD']),
      rows: z.array(z.strictObject({ cusp: z.int(), csl: z.string() })).readonly(),
      place: z.strictObject({ name: z.string(), at: z.string() }).nullable(),
    });
    const part = digestShape(schema, cutOf('band rows{cusp} place{name}'));
    expect(part.safeParse({ band: 'GOOD', rows: [{ cusp: 7 }], place: null }).success).toBe(true);
    expect(part.safeParse({ band: 'GOOD', rows: [{ cusp: 7, csl: 'Mars' }], place: null }).success).toBe(false);
    expect(part.safeParse({ band: 'FINE', rows: [], place: { name: 'x' } }).success).toBe(false);
    expect(() => digestShape(schema, cutOf('bond'))).toThrow('No field bond in the result');
    expect(() => digestShape(schema, cutOf('band{inner}'))).toThrow('what has no fields');
  });
});
