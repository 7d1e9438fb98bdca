import { callTool, conforms, everyPage, GOLDEN, randomLives, SAMPLE_CHARTS, instantMs } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectParts, expectTiles, holding } from '../test/dasha-checks.ts';
import tool from './get-conditional-dashas.tool.ts';

const output = z.object(tool.output.shape);
type Result = z.output<typeof output>;
type Mahadasha = NonNullable<Result['results'][number]['mahadashas']>[number];

/** A mahadasha that two pages share, in one piece again. */
const whole = (rows: readonly Mahadasha[]): readonly Mahadasha[] =>
  rows.reduce<readonly Mahadasha[]>((before, row) => {
    const last = before.at(-1);
    if (last?.startDate !== row.startDate || last.planet !== row.planet) return [...before, row];
    const antardashas = [...(last.antardashas ?? []), ...(row.antardashas ?? [])];
    return [...before.slice(0, -1), { ...last, antardashas }];
  }, []);

const dashasOf = async (args: object, now?: number) => {
  const options = now === undefined ? {} : { now };
  const found = output.parse(await everyPage(tool, args, 'results.*.mahadashas', options));
  const results = found.results.map(({ mahadashas, ...row }) => ({
    ...row,
    ...(mahadashas && { mahadashas: whole(mahadashas) }),
  }));
  return { ...found, results };
};
const YEAR = 365.25 * 86_400_000;
const TOTALS = {
  shodashottari: 116,
  dwadashottari: 112,
  panchottari: 105,
  shatabdika: 100,
  chaturashiti_sama: 84,
  dwisaptati_sama: 72,
  shashtihayani: 60,
  shattrimsha_sama: 36,
};

describe('get_conditional_dashas', () => {
  it('reads the golden chart', async () => {
    const found = await dashasOf({ ...GOLDEN, query_date: '2026-03-10' });
    expect(found.applicable).toEqual(['shodashottari', 'shashtihayani', 'shattrimsha_sama']);
    expect(found.results.map(({ startLord }) => startLord)).toEqual([
      'Venus',
      'Rahu',
      'Jupiter',
      'Venus',
      'Moon',
      'Jupiter',
      'Saturn',
      'Sun',
    ]);
    expect(found.results.map(({ key, total }) => [key, total])).toEqual(Object.entries(TOTALS));
    expect(found.summary).toMatch(
      /^Of the eight conditional dashas 3 fit this chart, shodashottari, shashtihayani and shattrimsha-sama\./,
    );
    // Three apply: mahadashas only, for those three.
    const listed = found.results.filter(({ mahadashas }) => mahadashas);
    expect(listed.map(({ key }) => key)).toEqual(found.applicable);
    expect(listed.flatMap(({ mahadashas }) => mahadashas ?? []).some(({ antardashas }) => antardashas)).toBe(false);
    expect(listed.every(({ current }) => current?.md && current.ad)).toBe(true);
    // Balance: 24.02 % of the Moon's star is left, of 18 years for Venus.
    expect(found.results[0]?.balanceYears).toBeCloseTo(0.2401964 * 18, 4);
  });

  it.each(SAMPLE_CHARTS)(
    '$label: eight results; those listed cover 120 years and tile',
    async ({ arguments: args, now }) => {
      const { results, applicable, asOf } = await dashasOf({ ...args, include: 'all' }, now);
      expect(results).toHaveLength(8);
      expect(applicable).toEqual(results.filter(({ applies }) => applies).map(({ key }) => key));
      for (const { mahadashas = [], total, startLord, balanceYears, current, key, variantApplies, reason } of results) {
        expectTiles(mahadashas);
        expect(mahadashas[0]?.planet).toBe(startLord);
        const birth = instantMs(mahadashas[0]?.startDate ?? '');
        expect(instantMs(mahadashas[0]?.endDate ?? '') - birth).toBeGreaterThan(balanceYears * YEAR - 1500);
        expect(instantMs(mahadashas[0]?.endDate ?? '') - birth).toBeLessThan(balanceYears * YEAR + 1500);
        expect(instantMs(mahadashas.at(-1)?.endDate ?? '')).toBeGreaterThanOrEqual(birth + 120 * YEAR - 1000);
        const lords = key === 'panchottari' || key === 'shatabdika' || key === 'chaturashiti_sama' ? 7 : 8;
        const round = mahadashas.slice(1, 1 + lords);
        if (round.length === lords) expect(round.reduce((sum, { years }) => sum + years, 0)).toBe(total);
        for (const md of mahadashas) {
          if (!md.antardashas) continue;
          expectParts(md, md.antardashas);
          if (!md.cutAtBirth) expect(md.antardashas[0]?.planet).toBe(md.planet);
        }
        expect(current?.md.planet).toBe(holding(mahadashas, asOf)?.planet);
        expect(variantApplies === undefined).toBe(key !== 'shodashottari' && key !== 'dwisaptati_sama');
        expect(reason).toMatch(/ must be /);
      }
    },
  );

  it('prints antardashas of all that apply while at most two do, and of the one named', async () => {
    const births = randomLives(60, 46);
    const counts = new Set<number>();
    for (const { args, now } of births) {
      const { results, applicable, summary } = await dashasOf(args, now);
      counts.add(Math.min(applicable.length, 3));
      const withAntardashas = results.filter(({ mahadashas }) => mahadashas?.every(({ antardashas }) => antardashas));
      expect(withAntardashas.map(({ key }) => key)).toEqual(applicable.length <= 2 ? applicable : []);
      if (applicable.length === 0)
        expect(summary).toMatch(/^None of the eight conditional dashas applies to this chart\./);
    }
    expect([...counts].sort()).toEqual([0, 1, 2, 3]);
    const named = await dashasOf({ ...GOLDEN, dasha: 'panchottari' });
    const listed = named.results.filter(({ mahadashas }) => mahadashas);
    expect(listed.map(({ key }) => key)).toEqual(['shodashottari', 'panchottari', 'shashtihayani', 'shattrimsha_sama']);
    const full = listed.filter(({ mahadashas }) => mahadashas?.every(({ antardashas }) => antardashas));
    expect(full.map(({ key, applies }) => [key, applies])).toEqual([['panchottari', false]]);
    for (const md of full[0]?.mahadashas ?? []) expectParts(md, md.antardashas ?? []);
  });

  it('begins with the one named, then those that apply, and judges all eight on every page', async () => {
    const onePage = async (args: object) => output.parse((await conforms(tool, { ...GOLDEN, ...args })).result);
    const filled = ({ results }: Result) =>
      results.filter(({ mahadashas }) => mahadashas?.length).map(({ key }) => key);
    const named = await onePage({ include: 'all', dasha: 'shattrimsha_sama' });
    expect(named.results.map(({ key }) => key)).toEqual(Object.keys(TOTALS));
    expect(filled(named)).toEqual(['shattrimsha_sama']);
    // 36 years a round: four of them and a part, eight antardashas each.
    expect(named.pagination.totalItems).toBeGreaterThan(27 * 9);
    // Without antardashas some 130 periods: the three that apply are all on the first of two pages.
    const second = await onePage({ include: 'all', page: 2 });
    expect(second.pagination.totalPages).toBe(2);
    expect(filled(second).filter((key) => second.applicable.includes(key))).toEqual([]);
    expect(filled(second).length).toBeGreaterThan(0);
  });

  it('finds each of the eight applying to somebody, and both prints of the variants', async () => {
    const applying = new Set<string>();
    const variants = new Set<string>();
    for (const { args, now } of randomLives(600, 48)) {
      const { text } = await callTool(tool, args, { now });
      const { results, applicable } = output.parse(JSON.parse(text));
      applicable.forEach((key) => applying.add(key));
      for (const { key, applies, variantApplies } of results) {
        if (variantApplies !== undefined) variants.add(`${key} ${applies} ${variantApplies}`);
      }
    }
    expect([...applying].sort()).toEqual(Object.keys(TOTALS).sort());
    expect(variants.size).toBe(8);
  });

  it('has no running pair outside the periods listed', async () => {
    const { results } = await dashasOf({ ...GOLDEN, query_date: '1980-01-01' });
    expect(results.filter(({ mahadashas }) => mahadashas).every(({ current }) => current === null)).toBe(true);
  });

  it.each([
    [{ dasha: 'vimshottari' }, 'dasha', /shodashottari, dwadashottari/],
    [{ include: 'none' }, 'include', /applicable or all/],
  ])('refuses %j', async (fault, field, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta).toMatchObject({ code: 'validation_failed', field });
    expect(text).toMatch(words);
  });
});
