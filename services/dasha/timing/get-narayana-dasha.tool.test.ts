import { callTool, everyPage, GOLDEN, randomLives, SAMPLE_CHARTS, instantMs } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectParts, expectTiles, holding } from '../test/dasha-checks.ts';
import tool from './get-narayana-dasha.tool.ts';

const output = z.object(tool.output.shape);
const dashaOf = async (args: object, now?: number) =>
  output.parse(await everyPage(tool, args, 'mahadashas', now === undefined ? {} : { now }));
const YEAR = 365.25 * 86_400_000;
const short = (rows: readonly { readonly sign: string; readonly years: number }[]) =>
  rows.map(({ sign, years }) => `${sign} ${years}`).join(', ');

describe('get_narayana_dasha', () => {
  it('reads the golden chart', async () => {
    const found = await dashaOf({ ...GOLDEN, query_date: '2026-03-10' });
    expect(found).toMatchObject({
      seed: { sign: 'Cancer', against: 'Capricorn', rule: 'more planets in it', ruleNumber: 1 },
      direction: 'backward',
      exception: 'none',
      coLords: { Scorpio: 'Mars', Aquarius: 'Saturn', rules: { Scorpio: '2', Aquarius: '2' } },
    });
    expect(short(found.mahadashas.slice(0, 12))).toBe(
      'Cancer 5, Gemini 1, Taurus 3, Aries 1, Pisces 7, Aquarius 1, Capricorn 12, Sagittarius 8, Scorpio 6, Libra 10, Virgo 2, Leo 1',
    );
    // 5 1 3 1 7 1 and 12 years, 10,957.5 days: Sagittarius from August 2022.
    expect(found.current?.md).toMatchObject({ sign: 'Sagittarius', startDate: '2022-08-14T16:32:00+05:30' });
    expect(found.mahadashas[0]).toMatchObject({ cycle: 1, lord: 'Moon', lordIn: 'Aquarius', adjust: 0 });
    expect(found.mahadashas[12]).toMatchObject({ cycle: 2, sign: 'Cancer', years: 7 });
  });

  it('has the dashas printed in the book for a birth of 8 August 1912', async () => {
    const { mahadashas, seed } = await dashaOf({
      birth_datetime: '1912-08-08T19:38:00',
      latitude: 13,
      longitude: 77.5833333,
      utc_offset_minutes: 330,
      ayanamsa: 'lahiri',
    });
    expect(seed).toMatchObject({ sign: 'Leo', against: 'Aquarius' });
    expect(short(mahadashas.slice(0, 12))).toBe(
      'Leo 1, Capricorn 8, Gemini 2, Scorpio 9, Aries 4, Virgo 1, Aquarius 9, Cancer 3, Sagittarius 11, Taurus 3, Libra 10, Pisces 4',
    );
    expect(short(mahadashas.slice(12, 15))).toBe('Leo 11, Capricorn 4, Gemini 10');
    expect(mahadashas.find(({ sign }) => sign === 'Cancer')).toMatchObject({
      lord: 'Moon',
      lordIn: 'Taurus',
      adjust: 1,
    });
  });

  it.each(SAMPLE_CHARTS)(
    '$label: 144 years in two cycles of twelve signs, parts and all',
    async ({ arguments: args, now }) => {
      const { mahadashas, current, asOf } = await dashaOf(args, now);
      expect(mahadashas).toHaveLength(24);
      expectTiles(mahadashas);
      const birth = instantMs(mahadashas[0]?.startDate ?? '');
      expect(instantMs(mahadashas.at(-1)?.endDate ?? '') - birth).toBe(144 * YEAR);
      mahadashas.forEach((md, k) => {
        expect(md.cycle).toBe(k < 12 ? 1 : 2);
        expect(instantMs(md.endDate) - instantMs(md.startDate)).toBe(md.years * YEAR);
        if (md.years === 0) {
          expect(md.startDate).toBe(md.endDate);
          expect(md.antardashas).toEqual([]);
        } else {
          expect(md.antardashas).toHaveLength(12);
          expect(new Set(md.antardashas.map(({ sign }) => sign)).size).toBe(12);
          expectParts(md, md.antardashas);
        }
      });
      const first = mahadashas.slice(0, 12);
      expect(new Set(first.map(({ sign }) => sign)).size).toBe(12);
      for (const md of first) {
        const second = mahadashas.find(({ cycle, sign }) => cycle === 2 && sign === md.sign);
        expect(md.years + (second?.years ?? NaN)).toBe(12);
      }
      const md = holding(mahadashas, asOf);
      expect(current?.md.sign).toBe(md?.sign);
      expect(current?.ad.sign).toBe(md && holding(md.antardashas, asOf)?.sign);
    },
  );

  it('lists one cycle when asked', async () => {
    const whole = await dashaOf(GOLDEN);
    const one = await dashaOf({ ...GOLDEN, cycles: 1 });
    expect(one.mahadashas).toEqual(whole.mahadashas.slice(0, 12));
    expect((await dashaOf({ ...GOLDEN, cycles: 1, query_date: '2060-01-01' })).current).toBeNull();
    expect((await dashaOf({ ...GOLDEN, query_date: '2060-01-01' })).current).not.toBeNull();
  });

  it('reaches every direction, exception, correction and co-lord rule', async () => {
    const seen = { direction: new Set(), exception: new Set(), adjust: new Set(), rules: new Set(), seed: new Set() };
    for (const { args, now } of randomLives(500, 66)) {
      const { text } = await callTool(tool, { ...args, cycles: 1 }, { now });
      const found = output.parse(JSON.parse(text));
      seen.direction.add(found.direction);
      seen.exception.add(found.exception);
      seen.seed.add(found.seed.ruleNumber);
      seen.rules.add(found.coLords.rules.Scorpio).add(found.coLords.rules.Aquarius);
      found.mahadashas.forEach(({ adjust }) => seen.adjust.add(adjust));
    }
    expect([...seen.direction].sort()).toEqual(['backward', 'forward']);
    expect([...seen.exception].sort()).toEqual(['ketu', 'none', 'saturn']);
    expect([...seen.adjust].sort()).toEqual([-1, 0, 1]);
    expect([...seen.rules].sort()).toEqual(['1', '2', '3', '4', '5a', '5b', 'bothInSign', 'oneInSign']);
    // Rule 5 cannot part a sign from its seventh: they are of one modality.
    expect([...seen.seed].sort()).toEqual([1, 2, 3, 4, 6]);
  });

  it.each([0, 3, 1.5])('refuses %f cycles', async (cycles) => {
    expect((await callTool(tool, { ...GOLDEN, cycles })).meta).toMatchObject({
      code: 'validation_failed',
      field: 'cycles',
    });
  });
});
