import { describe, expect, it } from 'vitest';
import { ephemeris } from '../../../test/random-charts.ts';
import { birthChart, YOGA_BIRTHS } from '../../../test/yogas/births.ts';
import { atmakaraka } from '../../jaimini/karakamsa.ts';
import { ADVANCED_CATALOGUE, ADVERSE_CATALOGUE, NAMED_CATALOGUE } from './catalogues.ts';
import { readCatalogue } from './evaluate.ts';
import { readingOf } from './reading.ts';

const CATALOGUES = [NAMED_CATALOGUE, ADVANCED_CATALOGUE, ADVERSE_CATALOGUE];
/** Mercury and Venus never stand three signs from the Sun. */
const IMPOSSIBLE = ['vajra', 'yava'];

const lives = YOGA_BIRTHS.map((birth) => {
  const chart = birthChart(birth);
  const reading = readingOf(ephemeris, chart, atmakaraka(chart));
  return { birth, found: CATALOGUES.map((catalogue) => readCatalogue(catalogue, reading)) };
});

/** What a birth meets, in the words of its fixture. */
const metBy = ({ found }: (typeof lives)[number]): ReadonlySet<string> =>
  new Set(
    found
      .flatMap(({ rows }) => rows)
      .flatMap(({ id, forms, tested }) => [
        ...(forms.length === 0 ? [id] : forms.map((form) => `${id}.${form}`)),
        ...tested.flatMap(({ holds }, index) => (holds ? [`${id}!${index}`] : [])),
      ]),
  );

describe('births that meet the yogas', () => {
  it.each(lives)('$birth.utc at $birth.longitude meets what it stands for', (life) => {
    const met = metBy(life);
    expect(life.birth.meets.split(' ').filter((key) => !met.has(key))).toEqual([]);
  });

  it('leave no yoga unmet but the two that no sky can give, and none is always there', () => {
    const present = new Set(lives.flatMap(({ found }) => found.flatMap(({ rows }) => rows.map(({ id }) => id))));
    const absent = new Set(lives.flatMap(({ found }) => found.flatMap(({ absentIds }) => absentIds)));
    const all = CATALOGUES.flat().map(({ id }) => id);
    expect(all.filter((id) => !present.has(id))).toEqual(IMPOSSIBLE);
    expect(all.filter((id) => !absent.has(id))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('meet every rule that cancels or weakens, held and not held', () => {
    const rules = new Map<string, Set<boolean>>();
    for (const { id, effectClass, tested } of lives.flatMap(({ found }) => found.flatMap(({ rows }) => rows))) {
      if (effectClass === 'NABHASA') continue;
      for (const { rule, holds } of tested) {
        const key = `${id} ${rule.replace(/^(?:Jupiter|Mercury) own/, 'own')}`;
        rules.set(key, (rules.get(key) ?? new Set()).add(holds));
      }
    }
    expect([...rules].filter(([, seen]) => seen.size < 2).map(([key]) => key)).toEqual([]);
  });
});
