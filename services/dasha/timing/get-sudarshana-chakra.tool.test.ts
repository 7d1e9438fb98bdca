import { callTool, conforms, everyPage, GOLDEN, randomLives, SAMPLE_CHARTS, instantMs } from '@cuspal/tool-kit/testing';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectParts, expectTiles, holding } from '../test/dasha-checks.ts';
import tool from './get-sudarshana-chakra.tool.ts';

const output = z.object(tool.output.shape);
const chakraOf = async (args: object, now?: number) =>
  output.parse(await everyPage(tool, args, 'dasha.years', now === undefined ? {} : { now }));

describe('get_sudarshana_chakra', () => {
  it('reads the golden chart: Cancer, Aquarius and Cancer', async () => {
    const found = await chakraOf({ ...GOLDEN, query_date: '2026-03-10' });
    expect(found.houses[0]?.signs).toEqual({ lagna: 'Cancer', moon: 'Aquarius', sun: 'Cancer' });
    expect(found.coinciding).toEqual(['lagna', 'sun']);
    // As House 2 shows, what stands in both rings is counted twice.
    expect(found.notes.at(-1)).toBe(
      'The rings of lagna and sun coincide, so they show the same. Each is still counted by itself.',
    );
    // House 2: Leo (Jupiter, Venus) twice and Pisces; lords Sun in Cancer, Jupiter in Leo.
    expect(found.houses[1]).toMatchObject({
      planets: { lagna: ['Jupiter', 'Venus'], moon: [], sun: ['Jupiter', 'Venus'] },
      benefics: 4,
      malefics: 0,
      strongLords: 0,
      tone: 'SUPPORTED',
    });
    // House 1: Sun (harmless) and Mercury (with the Sun alone: malefic) twice, and the Moon, 186 degrees from the Sun.
    expect(found.houses[0]).toMatchObject({ benefics: 1, malefics: 2, tone: 'MIXED' });
    // Born in August 1992: the 34th year runs, house 10.
    expect(found.dasha.current).toMatchObject({ year: 34, house: { year: 10 } });
    expect(found.dasha.years.map(({ year, house }) => [year, house])).toEqual([
      [34, 10],
      [35, 11],
      [36, 12],
    ]);
    // The 35th year begins at the return of 2026: 21:30:26, Muntha Taurus.
    expect(
      Math.abs(instantMs(found.dasha.years[1]?.startDate ?? '') - instantMs('2026-08-14T21:30:26+05:30')),
    ).toBeLessThan(6000);
    expect(found.dasha.years[1]?.signs.lagna).toBe('Taurus');
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'last years'))(
    '$label: rings, years, months and parts',
    async ({ arguments: args, now }) => {
      const { rings, houses, dasha, asOf } = await chakraOf(args, now);
      for (const ring of ['lagna', 'moon', 'sun'] as const) {
        expect(rings[ring].flatMap(({ occupants }) => occupants)).toHaveLength(9);
        rings[ring].forEach((row, k) => {
          expect(row.house).toBe(k + 1);
          const first = SIGNS.indexOf(rings[ring][0]?.sign ?? 'Aries');
          expect(row.sign).toBe(SIGNS[(first + k) % 12]);
          expect(houses[k]?.signs[ring]).toBe(row.sign);
          expect(houses[k]?.planets[ring]).toEqual(row.occupants);
        });
      }
      expect(rings.moon[0]?.occupants).toContain('Moon');
      expect(rings.sun[0]?.occupants).toContain('Sun');
      for (const { benefics, malefics, strongLords, tone } of houses) {
        const balance = benefics + strongLords - malefics;
        expect(tone).toBe(balance >= 2 ? 'SUPPORTED' : balance <= -2 ? 'AFFLICTED' : 'MIXED');
      }
      expect(dasha.years).toHaveLength(3);
      expectTiles(dasha.years);
      for (const year of dasha.years) {
        expect(year.house).toBe(((year.year - 1) % 12) + 1);
        expect(year.signs).toEqual(houses[year.house - 1]?.signs);
        // The lagna ring's sign of the year is the Muntha: one sign a year from the lagna.
        const lagna = SIGNS.indexOf(rings.lagna[0]?.sign ?? 'Aries');
        expect(year.signs.lagna).toBe(SIGNS[(lagna + year.year - 1) % 12]);
        expectParts(year, year.months);
        expect(year.months.map(({ house }) => house)).toEqual(
          Array.from({ length: 12 }, (_, k) => ((year.house - 1 + k) % 12) + 1),
        );
      }
      const year = holding(dasha.years, asOf);
      const month = year && holding(year.months, asOf);
      const part = holding(dasha.parts, asOf);
      expect(dasha.current).toEqual({
        year: year?.year,
        month: month?.month,
        part: part?.part,
        house: { year: year?.house, month: month?.house, part: part?.house },
      });
      if (month) expectParts(month, dasha.parts);
      expect(dasha.parts).toHaveLength(12);
    },
  );

  it('has the Muntha and the solar return of the Tajik annual chart in its lagna ring', async () => {
    const annual = z.object({
      muntha: z.object({ sign: z.enum(SIGNS) }),
      pravesha: z.object({ at: z.string() }),
      nextPravesha: z.object({ at: z.string() }),
    });
    for (const { args, now } of randomLives(20, 33)) {
      if (now > Date.UTC(2395, 0, 1)) continue;
      const { dasha } = await chakraOf(args, now);
      for (const { year, signs, startDate, endDate } of dasha.years) {
        const { result } = await conforms('get_varshaphala_chart', { ...args, age: year - 1 }, { now });
        const { muntha, pravesha, nextPravesha } = annual.parse(result);
        expect([signs.lagna, startDate, endDate]).toEqual([muntha.sign, pravesha.at, nextPravesha.at]);
      }
    }
  });

  it('begins the first year at birth itself', async () => {
    const { dasha } = await chakraOf({ ...GOLDEN, query_date: '1992-08-14T04:32:00', years_ahead: 1 });
    expect(dasha.years).toHaveLength(1);
    expect(dasha.years[0]).toMatchObject({ year: 1, house: 1, startDate: '1992-08-14T04:32:00+05:30' });
    expect(dasha.current).toMatchObject({ year: 1, month: 1, part: 1 });
  });

  it.each([
    ['2004-12-01', 13, 1],
    ['2036-12-01', 45, 9],
  ])('on %s runs year %i, house %i', async (query_date, year, house) => {
    expect((await chakraOf({ ...GOLDEN, query_date })).dasha.current).toMatchObject({ year, house: { year: house } });
  });

  it('reaches every tone and every way rings can coincide', async () => {
    const tones = new Set<string>();
    const ways = new Set<string>();
    for (const { args, now } of randomLives(300, 30)) {
      const { text, isError, meta } = await callTool(tool, { ...args, years_ahead: 1 }, { now });
      if (isError) {
        // A year of life that runs past 2399.
        expect(meta['code']).toBe('out_of_range');
        continue;
      }
      const found = output.parse(JSON.parse(text));
      found.houses.forEach(({ tone }) => tones.add(tone));
      ways.add(found.coinciding.join(' '));
    }
    expect([...tones].sort()).toEqual(['AFFLICTED', 'MIXED', 'SUPPORTED']);
    expect([...ways]).toEqual(expect.arrayContaining(['', 'lagna moon', 'lagna sun', 'moon sun']));
  });

  it.each([
    [{ query_date: '1992-08-14T04:31:59' }, 'query_date', /before the birth on 14 August 1992, 04:32/],
    [{ years_ahead: 0 }, 'years_ahead', /1/],
    [{ years_ahead: 13 }, 'years_ahead', /12/],
  ])('refuses %j', async (fault, field, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta).toMatchObject({ code: 'validation_failed', field });
    expect(text).toMatch(words);
  });

  it('answers out_of_range when the years asked for run past 2399', async () => {
    const late = SAMPLE_CHARTS.find(({ edge }) => edge === 'last years');
    const { meta, text } = await callTool(tool, late?.arguments ?? {}, { now: late?.now ?? 0 });
    expect(meta['code']).toBe('out_of_range');
    expect(text).toMatch(/2399/);
  });
});
