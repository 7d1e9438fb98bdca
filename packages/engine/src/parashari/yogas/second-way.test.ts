import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { ADVANCED } from '../../../test/yogas/advanced.ts';
import { ADVERSE } from '../../../test/yogas/adverse.ts';
import { birthChart, YOGA_BIRTHS } from '../../../test/yogas/births.ts';
import { MODIFIERS, secondStrength } from '../../../test/yogas/modifiers.ts';
import { NAMED } from '../../../test/yogas/named.ts';
import type { Second } from '../../../test/yogas/named.ts';
import { skyOf } from '../../../test/yogas/sky.ts';
import { atmakaraka } from '../../jaimini/karakamsa.ts';
import { ADVANCED_CATALOGUE, ADVERSE_CATALOGUE, NAMED_CATALOGUE } from './catalogues.ts';
import { readCatalogue } from './evaluate.ts';
import type { YogaRow } from './evaluate.ts';
import { readingOf } from './reading.ts';

const charts = [...YOGA_BIRTHS.map(birthChart), ...randomCharts(500, 2602)];
const readings = charts.map((chart) => ({
  sky: skyOf(chart),
  reading: readingOf(ephemeris, chart, atmakaraka(chart)),
}));

/** Rows that repeat by pair, planet or house, and what tells them apart. */
const REPEATED = new Set([
  'raja-kendra-trikona',
  'dhana-pairs',
  'neecha-bhanga',
  'kendradhipati',
  'dainya',
  'neecha-uncancelled',
  'marana-karaka',
  'mrityu-bhaga',
]);

function keysOf(rows: readonly YogaRow[], id: string): readonly string[] {
  const own = rows.filter((row) => row.id === id);
  if (id === 'bhava-nasha') return own.map(({ houses }) => `${houses[0]}`);
  if (REPEATED.has(id)) return own.map(({ planets }) => planets.join('+'));
  return own.flatMap(({ forms }): readonly string[] => (forms.length === 0 ? [''] : forms));
}

describe.each([
  ['named', NAMED_CATALOGUE, NAMED],
  ['advanced', ADVANCED_CATALOGUE, ADVANCED],
  ['adverse', ADVERSE_CATALOGUE, ADVERSE],
] as const)('the %s catalogue', (_, catalogue, second: Readonly<Record<string, Second>>) => {
  const found = readings.map(({ sky, reading }) => ({ sky, ...readCatalogue(catalogue, reading) }));

  it('has the ids of its second writing, in their order', () => {
    expect(catalogue.map(({ id }) => id)).toEqual(Object.keys(second));
  });

  it.each(catalogue.map(({ id }) => id))('%s stands where its second writing says', (id) => {
    const odd = found.flatMap(({ sky, rows, absentIds }, index) => {
      const expected = [...(second[id]?.(sky) ?? ['no second writing'])].sort();
      const agrees = expected.join() === [...keysOf(rows, id)].sort().join();
      return agrees && absentIds.includes(id) === (expected.length === 0) ? [] : [{ index, expected }];
    });
    expect(odd).toEqual([]);
  });

  it('is weakened and cancelled where its second writing says', () => {
    const odd = found.flatMap(({ sky, rows }) =>
      rows
        .filter(({ effectClass }) => effectClass !== 'NABHASA')
        .filter((row) => row.tested.map(({ holds }) => holds).join() !== (MODIFIERS[row.id]?.(sky, row) ?? []).join()),
    );
    expect(odd).toEqual([]);
  });

  it('is as strong as its second writing says', () => {
    const odd = found.flatMap(({ sky, rows }) =>
      rows
        .filter(({ effectClass }) => effectClass !== 'NABHASA')
        .filter((row) => row.strength !== secondStrength(sky, row))
        .map(({ id, forms, strength }) => ({ id, forms, strength })),
    );
    expect(odd).toEqual([]);
  });
});
