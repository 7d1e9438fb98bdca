import { makeUp, NamesFound, readLanguage } from '@cuspal/speech';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lookThrough } from './names-among.ts';
import { finderBy, type NameFinder } from './names-by-schema.ts';

const TAG = 'qab';
makeUp(TAG, (name) =>
  name === 'speech/names' ? { Jyeshtha: () => 'star', 'month Jyeshtha': () => 'month', Mars: () => 'Zar' } : {},
);

async function namesBy(find: NameFinder | undefined, value: unknown): Promise<unknown> {
  await readLanguage(TAG);
  const found = new NamesFound();
  find?.(value, found);
  const { bytes } = found.jsonIn(TAG) ?? { bytes: '{}' };
  return JSON.parse(Buffer.from(bytes, 'latin1').toString());
}

const lords = z.enum(['Sun', 'Mars']);
const CASES: readonly (readonly [what: string, schema: z.ZodType, value: unknown])[] = [
  ['a text', z.string(), 'Mars'],
  ['one of several', lords, 'Mars'],
  ['the only one', z.literal('Mars'), 'Mars'],
  ['what may be left out', z.strictObject({ lord: lords.optional(), other: z.string().nullable() }), { other: null }],
  [
    'rows that have all there is of an enumeration before they end',
    z.array(z.strictObject({ lord: lords, others: z.array(lords), star: z.enum(['Jyeshtha', 'Mula']).optional() })),
    [
      { lord: 'Sun', others: ['Mars', 'Sun'] },
      { lord: 'Sun', others: [], star: 'Mula' },
      { lord: 'Mars', others: ['Mars'], star: 'Jyeshtha' },
    ],
  ],
  ['a list', z.array(z.strictObject({ lord: lords, at: z.number() })).readonly(), [{ lord: 'Mars', at: 1 }]],
  ['names as keys', z.record(z.string(), z.number()), { Mars: 1, Aries: 2 }],
  ['names as members', z.strictObject({ Mars: z.number().optional(), Sun: z.number().optional() }), { Mars: 1 }],
  ['a month', z.strictObject({ lunarMonth: z.strictObject({ amanta: z.string() }) }), month('Jyeshtha')],
  [
    'a month of several',
    z.strictObject({ lunarMonth: z.strictObject({ amanta: z.enum(['Jyeshtha']) }) }),
    month('Jyeshtha'),
  ],
  ['what is open', z.looseObject({ lord: lords }), { lord: 'Sun', more: { star: 'Jyeshtha' } }],
  ['one of two forms', z.union([z.number(), z.strictObject({ lord: lords })]), { lord: 'Mars' }],
  ['a pair', z.tuple([z.number(), lords]), [1, 'Mars']],
  ['anything', z.unknown(), { a: [{ Mars: 'Jyeshtha' }] }],
];

function month(name: string) {
  return { lunarMonth: { amanta: name } };
}

describe('what finds names by a schema', () => {
  it.each(CASES)('finds in %s what a look at all finds', async (_, schema, value) => {
    schema.parse(value);
    const all = await namesBy((inside, found) => lookThrough(inside, undefined, found), value);
    expect(await namesBy(finderBy(schema), value)).toEqual(all);
  });

  it('tells a month from the star of its name', async () => {
    const schema = z.strictObject({ star: z.string(), lunarMonth: z.strictObject({ amanta: z.string() }) });
    expect(await namesBy(finderBy(schema), month('Jyeshtha'))).toEqual({ Jyeshtha: 'month' });
    expect(await namesBy(finderBy(schema), { ...month('Jyeshtha'), star: 'Jyeshtha' })).toEqual({
      Jyeshtha: 'star / month',
    });
  });

  it('does not look where no name can be', () => {
    expect(finderBy(z.strictObject({ at: z.number(), kind: z.enum(['qaa', 'qbb']) }).array())).toBeUndefined();
  });
});
