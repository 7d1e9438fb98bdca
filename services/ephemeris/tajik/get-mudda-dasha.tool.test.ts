import { callTool, everyPage, GOLDEN, instantMs } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { annualLives } from '../test/annual-lives.ts';
import { PVR } from '../test/book-births.ts';
import { readResult } from '../test/read-result.ts';
import tool from './get-mudda-dasha.tool.ts';
import { LORD_FLAGS } from './year-view.ts';
import strengths from './get-tajik-strengths.tool.ts';
import chart from './get-varshaphala-chart.tool.ts';

const DAY_MS = 86_400_000;
const whole = async (args: object, now?: number) =>
  tool.output.loose().parse(await everyPage(tool, args, 'periods', now === undefined ? {} : { now }));

describe('get_mudda_dasha of the book', () => {
  it('has the first lord and balance of PVR example 122', async () => {
    const { value } = await readResult(tool, { ...PVR.june1972, age: 21 });
    expect(value.mudda.firstLord).toBe('Rahu');
    expect(value.mudda.balanceFraction).toBeCloseTo(0.79, 2);
    expect(Math.abs(value.mudda.balanceSolarDays - 42.66)).toBeLessThan(0.05);
    expect(value.krisamsas.map(({ body }) => body)).toEqual([
      'Venus',
      'Mercury',
      'Moon',
      'Saturn',
      'Lagna',
      'Jupiter',
      'Sun',
      'Mars',
    ]);
    const { periods } = await whole({ ...PVR.june1972, age: 21 });
    const printed = [24.98, 48.17, 0.51, 25.74, 11.2, 57.35, 93.29, 103.99];
    const days = periods.filter(({ dasha }) => dasha === 'patyayini').map((row) => row.days);
    // Positions of the book are within six minutes of arc, and its days within one.
    days.forEach((found, k) => expect(Math.abs(found - (printed[k] ?? 0))).toBeLessThan(1));
  });

  it('has the Venus patyayini of real-life example 5', async () => {
    const { periods } = await whole({ ...PVR.may1991, age: 0 });
    const venus = periods.find(({ dasha, lord }) => dasha === 'patyayini' && lord === 'Venus');
    expect([venus?.startDate.slice(0, 10), venus?.endDate.slice(0, 10)]).toEqual(['1991-11-09', '1992-02-07']);
    const mercury = venus?.antardashas.find(({ lord }) => lord === 'Mercury');
    expect(mercury?.startDate.slice(0, 10)).toMatch(/1992-02-0[567]/);
    expect(mercury?.endDate.slice(0, 10)).toMatch(/1992-02-0[567]/);
  });
});

describe('get_mudda_dasha everywhere', () => {
  it('tiles the year twice', async () => {
    const flags = new Set<string>();
    for (const { args, now } of annualLives(40, 315)) {
      const value = await whole(args, now);
      const { pravesha, nextPravesha, periods, current } = value;
      for (const dasha of ['mudda', 'patyayini'] as const) {
        const rows = periods.filter((row) => row.dasha === dasha);
        expect(rows.map(({ number }) => number)).toEqual(rows.map((_, k) => k + 1));
        expect([rows[0]?.startDate, rows.at(-1)?.endDate]).toEqual([pravesha.at, nextPravesha.at]);
        rows.forEach((row, k) => {
          if (k > 0) expect(row.startDate).toBe(rows[k - 1]?.endDate);
          const { antardashas, startDate, endDate } = row;
          expect([antardashas[0]?.startDate, antardashas.at(-1)?.endDate]).toEqual([startDate, endDate]);
          antardashas.forEach((part, n) => {
            if (n > 0) expect(part.startDate).toBe(antardashas[n - 1]?.endDate);
          });
          const days = (instantMs(endDate) - instantMs(startDate)) / DAY_MS;
          expect(Math.abs(row.days - days)).toBeLessThan(2e-5);
          row.flags.forEach((flag) => flags.add(flag));
        });
        const sum = rows.reduce((total, { days }) => total + days, 0);
        const year = (instantMs(nextPravesha.at) - instantMs(pravesha.at)) / DAY_MS;
        expect(Math.abs(sum - year)).toBeLessThan(1e-4);
        const running = rows.find(({ startDate, endDate }) => instantMs(startDate) <= now && now < instantMs(endDate));
        const part = running?.antardashas.find(
          ({ startDate, endDate }) => instantMs(startDate) <= now && now < instantMs(endDate),
        );
        expect(current?.[dasha]).toEqual({ lord: running?.lord, antardasha: part?.lord });
      }
      const mudda = periods.filter(({ dasha }) => dasha === 'mudda');
      expect(mudda).toHaveLength(10);
      expect(mudda.every(({ patyamsa, solarDays }) => patyamsa === null && solarDays !== null)).toBe(true);
      expect(mudda.reduce((total, { solarDays }) => total + (solarDays ?? 0), 0)).toBeCloseTo(360, 4);
      expect(mudda[0]?.solarDays).toBeCloseTo(value.mudda.balanceSolarDays, 5);
      const patyayini = periods.filter(({ dasha }) => dasha === 'patyayini');
      expect(patyayini.map(({ lord }) => lord)).toEqual(value.krisamsas.map(({ body }) => body));
      expect(patyayini.every(({ patyamsa, solarDays }) => patyamsa !== null && solarDays === null)).toBe(true);
    }
    expect([...flags].sort()).toEqual([...LORD_FLAGS].sort());
  });

  it('flags the lords of year, muntha and lagna', async () => {
    const args = { ...PVR.march1967, age: 33 };
    const { periods } = await whole(args);
    const [{ yearLord }, annual] = [(await readResult(strengths, args)).value, (await readResult(chart, args)).value];
    for (const { lord, flags } of periods) {
      expect(flags.includes('yearLord')).toBe(lord === yearLord.planet);
      expect(flags.includes('munthaLord')).toBe(lord === annual.muntha.lord);
      expect(flags.includes('lagnaLord')).toBe(lord === annual.lagna.lord);
    }
    expect(periods.filter(({ flags }) => flags.includes('lagnaLord')).map(({ lord }) => lord)).toEqual([
      'Saturn',
      'Saturn',
    ]);
  });
});

describe('get_mudda_dasha as it is asked', () => {
  it('comes in two pages and leaves antardashas out with levels 1', async () => {
    const first = (await readResult(tool, { ...GOLDEN, age: 34, levels: 1 })).value;
    expect(first.pagination).toEqual({ page: 1, pageSize: 10, totalItems: 18, totalPages: 2, hasMore: true });
    expect(first.pageNote).toBe('Shows periods 1 to 10 of 18. Call page 2 for the next.');
    expect(first.periods.every(({ antardashas, dasha }) => antardashas.length === 0 && dasha === 'mudda')).toBe(true);
    const second = (await readResult(tool, { ...GOLDEN, age: 34, page: 2 })).value;
    expect(second.periods.map(({ dasha }) => dasha)).toEqual(Array.from({ length: 8 }, () => 'patyayini'));
    expect(second.periods.every(({ antardashas }) => antardashas.length === 8)).toBe(true);
    const { periods: _, pagination: __, pageNote: ___, ...rest } = first;
    const { periods: ____, pagination: _____, pageNote: ______, ...same } = second;
    expect(same).toEqual(rest);
  });

  it('has no running period outside its year', async () => {
    const at = async (query_date: string) => (await readResult(tool, { ...GOLDEN, age: 34, query_date })).value;
    expect((await at('2026-08-01')).current).toBeNull();
    expect((await at('2027-08-20')).current).toBeNull();
    const inside = await at('2027-01-01');
    expect(inside.current).toMatchObject({ mudda: { lord: 'Jupiter' } });
    expect(inside.asOf).toBe('2027-01-01T12:00:00+05:30');
  });

  it.each([
    [{ levels: 3 }, 'levels', /1 to 2/],
    [{ page: 3 }, 'page', /last page is 2/],
  ])('refuses %j', async (args, field, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, age: 34, ...args });
    expect(meta).toMatchObject({ code: 'validation_failed', field });
    expect(text).toMatch(words);
  });
});
