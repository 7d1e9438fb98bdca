import { callTool, conforms, GOLDEN, SAMPLE_CHARTS, instantMs } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectParts, expectTiles, holding } from '../test/dasha-checks.ts';
import tool from './get-ashtottari-dasha.tool.ts';

const output = z.object(tool.output.shape);
const dashaOf = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);
const ORDER = ['Sun', 'Moon', 'Mars', 'Mercury', 'Saturn', 'Jupiter', 'Rahu', 'Venus'];
const YEARS = [6, 15, 8, 17, 10, 19, 12, 21];
const YEAR = 365.25 * 86_400_000;

describe('get_ashtottari_dasha', () => {
  it('reads the golden chart', async () => {
    const found = await dashaOf({ ...GOLDEN, query_date: '2026-03-10' });
    expect(found.balance).toMatchObject({ planet: 'Jupiter', years: expect.closeTo(14.18791, 4) });
    expect(found.balance.text).toBe('Jupiter rules 14 years 2 months 7 days more from birth.');
    expect(found.arc.from).toBeCloseTo(293.333333, 5);
    expect(found.arc.to).toBeCloseTo(333.333333, 5);
    expect(found.arc.passed).toBeCloseTo(10.130715, 4);
    expect(found.mahadashas.slice(0, 3).map(({ planet }) => planet)).toEqual(['Jupiter', 'Rahu', 'Venus']);
    // Cancer rising, its lord Moon in Aquarius, Rahu in Sagittarius: the 11th from it. Night birth, waning Moon.
    expect(found.applicability).toMatchObject({ rahuRule: false, lightRule: false, applies: false });
    expect(found.applicability.reasons[0]).toMatch(/house 11 from the lagna lord/);
    expect(found.applicability.reasons[1]).toMatch(/by night in the dark half/);
    // 14.19 and 12 years to Venus in October 2018; 4.08 of Venus and 1.17 of the Sun to the Moon in January 2024.
    expect(found.current).toMatchObject({
      md: { planet: 'Venus', startDate: expect.stringMatching(/^2018-10/) },
      ad: { planet: 'Moon', startDate: expect.stringMatching(/^2024-01/) },
    });
  });

  it.each(SAMPLE_CHARTS)(
    '$label: covers 120 years in the order of the lords, parts and all',
    async ({ arguments: args, now }) => {
      for (const antardasha_start of ['own', 'next'] as const) {
        const { mahadashas, balance, arc, current, asOf, applicability } = await dashaOf(
          { ...args, antardasha_start },
          now,
        );
        expectTiles(mahadashas);
        const first = ORDER.indexOf(balance.planet);
        expect(balance.years).toBeCloseTo((YEARS[first] ?? NaN) * (1 - arc.passed / (arc.to - arc.from)), 5);
        const birth = instantMs(mahadashas[0]?.startDate ?? '');
        expect(instantMs(mahadashas.at(-1)?.endDate ?? '')).toBeGreaterThanOrEqual(birth + 120 * YEAR - 1000);
        expect(instantMs(mahadashas.at(-1)?.startDate ?? '')).toBeLessThan(birth + 120 * YEAR);
        mahadashas.forEach((md, k) => {
          expect(md.planet).toBe(ORDER[(first + k) % 8]);
          expect(md.years).toBe(YEARS[(first + k) % 8]);
          expect(instantMs(md.endDate) - instantMs(md.nominalStart ?? md.startDate)).toBe(md.years * YEAR);
          expectParts(md, md.antardashas);
          if (k === 0) return;
          const own = (first + k + (antardasha_start === 'next' ? 1 : 0)) % 8;
          expect(md.antardashas.map(({ planet }) => planet)).toEqual(
            Array.from({ length: 8 }, (_, j) => ORDER[(own + j) % 8]),
          );
          for (const ad of md.antardashas) {
            const length = (md.years * (YEARS[ORDER.indexOf(ad.planet)] ?? NaN) * YEAR) / 108;
            expect(Math.abs(instantMs(ad.endDate) - instantMs(ad.startDate) - length)).toBeLessThanOrEqual(1000);
          }
        });
        const md = holding(mahadashas, asOf);
        const ad = md && holding(md.antardashas, asOf);
        expect(current?.md).toMatchObject({ planet: md?.planet, endDate: md?.endDate });
        expect(current?.ad).toMatchObject({ planet: ad?.planet, endDate: ad?.endDate });
        expect(applicability.applies).toBe(applicability.rahuRule || applicability.lightRule);
        expect(applicability.reasons).toHaveLength(2);
        expect(applicability.reasons[0]).toMatch(
          /^Rahu stands (in|outside) the lagna, in house \d+ from the lagna lord\. /,
        );
      }
    },
  );

  it('finds all four cases of the two conditions among the samples', async () => {
    const rows = await Promise.all(SAMPLE_CHARTS.map(async ({ arguments: args, now }) => dashaOf(args, now)));
    const cases = new Set(rows.map(({ applicability: { rahuRule, lightRule } }) => `${rahuRule} ${lightRule}`));
    expect([...cases].sort()).toEqual(['false false', 'false true', 'true false', 'true true']);
  });

  it('has no running pair before birth and past the list, and answers all the same', async () => {
    expect((await dashaOf({ ...GOLDEN, query_date: '1980-01-01' })).current).toBeNull();
    expect((await dashaOf({ ...GOLDEN, query_date: '2200-01-01' })).current).toBeNull();
  });

  it('refuses other starts', async () => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, antardasha_start: 'last' });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'antardasha_start' });
    expect(text).toMatch(/own or next/);
  });
});
