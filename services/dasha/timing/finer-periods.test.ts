import { callTool, checkSize, conforms, GOLDEN, instantMs, randomLives, tableRows } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { VIMSHOTTARI, YEARS } from '../test/dasha-checks.ts';
import { finerShape } from './finer-periods.ts';
import tool from './get-dasha-periods.tool.ts';
import treeTool from './get-pratyantardasha-periods.tool.ts';

const output = z.object({ finer: finerShape });
const tree = z.object(treeTool.output.shape);
const row = z.object({
  pratyantardasha: z.enum(VIMSHOTTARI),
  sookshma: z.enum(VIMSHOTTARI),
  prana: z.enum(VIMSHOTTARI).optional(),
  startDate: z.string(),
});
const finerOf = async (args: object, now?: number) => {
  const { result } = await conforms(tool, args, now === undefined ? {} : { now });
  const { finer } = output.parse(result);
  return { ...finer, rows: tableRows(finer.table).map((each) => row.parse(each)) };
};
const YEAR = 365.25 * 86_400_000;
const from = (lord: (typeof VIMSHOTTARI)[number]) =>
  Array.from({ length: 9 }, (_, k) => VIMSHOTTARI[(VIMSHOTTARI.indexOf(lord) + k) % 9]);

describe('tables of get_dasha_periods below the pratyantardasha', () => {
  it('E: the sookshmas of an antardasha are 81 parts in the proportion of the years of four lords', async () => {
    for (const { args, now } of randomLives(12, 5)) {
      const { result } = await conforms(treeTool, { ...args, mahadasha: 'Moon' });
      const { antardashas } = tree.parse(result);
      const ad = antardashas[7];
      if (ad === undefined || ad.beforeBirth || ad.cutAtBirth) continue;
      // A second in, because what is printed is cut to the second.
      const from_date = ad.startDate.replace(/:\d\d([+-])/, ':59$1');
      const { rows, mahadasha, antardasha, end } = await finerOf({ ...args, period_level: 'sookshma', from_date }, now);
      expect([mahadasha, antardasha, end]).toEqual(['Moon', ad.planet, ad.endDate]);
      expect(rows.map(({ pratyantardasha, sookshma }) => [pratyantardasha, sookshma])).toEqual(
        from(ad.planet).flatMap((pd) => from(pd ?? 'Sun').map((sookshma) => [pd, sookshma])),
      );
      let startMs = instantMs(ad.startDate);
      for (const { pratyantardasha, sookshma, startDate } of rows) {
        expect(Math.abs(instantMs(startDate) - startMs)).toBeLessThanOrEqual(1001);
        startMs += (YEARS.Moon * YEARS[ad.planet] * YEARS[pratyantardasha] * YEARS[sookshma] * YEAR) / 120 ** 3;
      }
      expect(Math.abs(startMs - instantMs(end))).toBeLessThanOrEqual(1001);
    }
  });

  it('E: the pranas of an antardasha come in calls of 200 that join without a gap, and tile its sookshmas', async () => {
    const sookshmas = await finerOf({ ...GOLDEN, period_level: 'sookshma', from_date: '2028-05-01' });
    const first = sookshmas.rows[0];
    let next: string | undefined = first?.startDate.replace(/:\d\d([+-])/, ':59$1');
    const all: z.output<typeof row>[] = [];
    for (let calls = 1; next !== undefined && all.length < 729; calls += 1) {
      const found = await finerOf({ ...GOLDEN, period_level: 'prana', from_date: next });
      expect(found.antardasha).toBe('Saturn');
      expect(found.rows.length).toBe(Math.min(200, 729 - all.length));
      all.push(...found.rows);
      next = found.nextFrom;
      if (all.length === 729) expect([calls, found.end]).toEqual([4, sookshmas.end]);
    }
    expect(all).toHaveLength(729);
    // Every ninth prana begins with its sookshma and is of the same lord.
    const firsts = all.filter((_, index) => index % 9 === 0);
    expect(firsts.map(({ prana, startDate, ...lords }) => ({ ...lords, sookshma: prana, startDate }))).toEqual(
      sookshmas.rows,
    );
    const ketu = all.findIndex(({ prana }, index) => index > 0 && prana === 'Ketu');
    const span = instantMs(all[ketu + 1]?.startDate ?? '') - instantMs(all[ketu]?.startDate ?? '');
    expect(Math.abs(span - (19 * 19 * 19 * 19 * 7 * YEAR) / 120 ** 4)).toBeLessThanOrEqual(1000);
  });

  it('begins with the period that runs now where no date is sent, and goes on in the next antardasha', async () => {
    const now = Date.UTC(2026, 2, 10, 6, 30);
    const { rows, mahadasha, antardasha, end, nextFrom } = await finerOf({ ...GOLDEN, period_level: 'sookshma' }, now);
    expect([mahadasha, antardasha]).toEqual(['Jupiter', 'Rahu']);
    const [running, after] = rows;
    expect(instantMs(running?.startDate ?? '')).toBeLessThanOrEqual(now);
    expect(instantMs(after?.startDate ?? '')).toBeGreaterThan(now);
    expect(end).toMatch(/^2028-04-19T19:27/);
    expect(await finerOf({ ...GOLDEN, from_date: nextFrom })).toMatchObject({
      mahadasha: 'Saturn',
      antardasha: 'Saturn',
      rows: [{ pratyantardasha: 'Saturn', sookshma: 'Saturn' }, ...Array(80).fill(expect.anything())],
    });
  });

  it('has the periods of birth cut there, and refuses a date outside the 120 years', async () => {
    const { rows } = await finerOf({ ...GOLDEN, period_level: 'prana', from_date: GOLDEN.birth_datetime });
    expect(rows[0]?.startDate).toBe('1992-08-14T04:32:00+05:30');
    for (const from_date of ['1992-08-13', '2107-05-01']) {
      const { meta } = await callTool(tool, { ...GOLDEN, from_date });
      expect(meta).toMatchObject({ code: 'validation_failed', field: 'from_date' });
    }
    const last = await finerOf({ ...GOLDEN, from_date: '2107-04-20' });
    expect(last.nextFrom).toBeUndefined();
  });

  it('fits one answer at its longest', async () => {
    for (const period_level of ['sookshma', 'prana'])
      await checkSize(tool, (await callTool(tool, { ...GOLDEN, period_level, from_date: '2028-05-01' })).text);
  });
});
