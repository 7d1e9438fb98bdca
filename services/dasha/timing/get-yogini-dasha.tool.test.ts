import { callTool, everyPage, GOLDEN, SAMPLE_CHARTS, instantMs } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectParts, expectTiles, holding } from '../test/dasha-checks.ts';
import tool from './get-yogini-dasha.tool.ts';

const output = z.object(tool.output.shape);
const dashaOf = async (args: object, now?: number) =>
  output.parse(await everyPage(tool, args, 'periods', now === undefined ? {} : { now }));
const LORDS = [
  ['Mangala', 'Moon'],
  ['Pingala', 'Sun'],
  ['Dhanya', 'Jupiter'],
  ['Bhramari', 'Mars'],
  ['Bhadrika', 'Mercury'],
  ['Ulka', 'Saturn'],
  ['Siddha', 'Venus'],
  ['Sankata', 'Rahu'],
];
const YEAR = 365.25 * 86_400_000;

describe('get_yogini_dasha', () => {
  it('reads the golden chart', async () => {
    const found = await dashaOf({ ...GOLDEN, query_date: '2026-03-10' });
    expect(found.start).toEqual({ yogini: 'Pingala', planet: 'Sun', balanceYears: expect.closeTo(0.480393, 5) });
    expect(found.periods[0]).toMatchObject({ yogini: 'Pingala', years: 2, tone: 'difficult', cutAtBirth: true });
    expect(found.periods[1]).toMatchObject({ yogini: 'Dhanya', planet: 'Jupiter', years: 3, tone: 'benefic' });
    // 0.48 of Pingala, then 3 4 5 6 7 8: Mangala begins 33.48 years after birth, in February 2026.
    expect(found.current?.md).toMatchObject({ yogini: 'Mangala', planet: 'Moon' });
  });

  it.each(SAMPLE_CHARTS)(
    '$label: eight yoginis in turn, 36 years a round, parts and all',
    async ({ arguments: args, now }) => {
      const { periods, start, current, asOf } = await dashaOf(args, now);
      expectTiles(periods);
      const first = LORDS.findIndex(([yogini]) => yogini === start.yogini);
      const birth = instantMs(periods[0]?.startDate ?? '');
      expect(instantMs(periods.at(-1)?.endDate ?? '')).toBeGreaterThanOrEqual(birth + 108 * YEAR - 1000);
      periods.forEach((period, k) => {
        const place = (first + k) % 8;
        expect([period.yogini, period.planet]).toEqual(LORDS[place]);
        expect(period.years).toBe(place + 1);
        expect(period.tone).toBe(place % 2 === 0 ? 'benefic' : 'difficult');
        expect(instantMs(period.endDate) - instantMs(period.nominalStart ?? period.startDate)).toBe(
          period.years * YEAR,
        );
        expectParts(period, period.antardashas);
        if (k === 0) return;
        expect(period.antardashas.map(({ yogini, planet }) => [yogini, planet])).toEqual(
          Array.from({ length: 8 }, (_, j) => LORDS[(place + j) % 8]),
        );
        for (const [j, ad] of period.antardashas.entries()) {
          const length = (period.years * (((place + j) % 8) + 1) * YEAR) / 36;
          expect(Math.abs(instantMs(ad.endDate) - instantMs(ad.startDate) - length)).toBeLessThanOrEqual(1000);
        }
      });
      const eight = periods.slice(1, 9);
      expect(instantMs(eight.at(-1)?.endDate ?? '') - instantMs(eight[0]?.startDate ?? '')).toBe(36 * YEAR);
      const md = holding(periods, asOf);
      expect(current?.md.yogini).toBe(md?.yogini);
      expect(current?.ad.yogini).toBe(md && holding(md.antardashas, asOf)?.yogini);
    },
  );

  it('covers only the years asked for', async () => {
    const { periods, current } = await dashaOf({ ...GOLDEN, years: 3, query_date: '2026-03-10' });
    expect(periods.map(({ yogini }) => yogini)).toEqual(['Pingala', 'Dhanya']);
    expect(current).toBeNull();
    expect((await callTool(tool, { ...GOLDEN, years: 20 })).text.length).toBeLessThan(10_000);
  });

  it.each([
    [0, /1/],
    [121, /120/],
  ])('refuses %i years', async (years, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, years });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'years' });
    expect(text).toMatch(words);
  });
});
