import { resolveBirth } from '@cuspal/engine/time/moment';
import { callTool, conforms, GOLDEN, SAMPLE_CHARTS, instantMs, tableRows } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectParts, expectTiles, ofLife, VIMSHOTTARI, YEARS } from '../test/dasha-checks.ts';
import tool from './get-dasha-periods.tool.ts';

const output = z.object(tool.output.shape).required({ mahadashas: true });
const periodsOf = async (args: object) => output.parse((await conforms(tool, args)).result);
const YEAR = 365.25 * 86_400_000;

describe('get_dasha_periods', () => {
  it('takes level as another name of period_level', async () => {
    const named = (name: string) => conforms(tool, { ...GOLDEN, from_date: '2028-05-01', [name]: 'sookshma' });
    expect((await named('level')).text).toBe((await named('period_level')).text);
  });

  it('has the golden balance and borders to five seconds', async () => {
    const { moon, balance, cycle, mahadashas, yearDays } = await periodsOf(GOLDEN);
    expect(moon).toMatchObject({ star: 'Dhanishta', starLord: 'Mars', longitude: expect.closeTo(303.4640481, 5) });
    expect(balance).toMatchObject({ planet: 'Mars', totalYears: expect.closeTo(1.681375, 5) });
    expect(balance).toMatchObject({
      years: 1,
      months: 8,
      days: 5,
      text: 'Mars rules 1 year 8 months 5 days more from birth.',
    });
    expect(yearDays).toBe(365.25);
    const near = (instant: string | undefined, expected: string) => {
      expect(instant?.slice(19)).toBe('+05:30');
      expect(Math.abs(instantMs(instant ?? '') - instantMs(`${expected}+05:30`))).toBeLessThanOrEqual(5000);
    };
    near(cycle.nominalStart, '1987-04-20T13:27:52');
    near(cycle.end, '2107-04-21T13:27:52');
    const start = (planet: string) => mahadashas.find((md) => md.planet === planet)?.startDate;
    near(start('Rahu'), '1994-04-20T07:27:52');
    near(start('Jupiter'), '2012-04-19T19:27:52');
    near(start('Saturn'), '2028-04-19T19:27:52');
    near(mahadashas.at(-1)?.endDate, '2107-04-21T13:27:52');
    expect(mahadashas[0]).toMatchObject({
      planet: 'Mars',
      startDate: '1992-08-14T04:32:00+05:30',
      nominalStart: cycle.nominalStart,
      cutAtBirth: true,
    });
  });

  it.each(SAMPLE_CHARTS)(
    '$label: nine mahadashas of 120 years that tile, parts and all',
    async ({ arguments: args }) => {
      const { mahadashas, cycle, balance, moon } = await periodsOf(args);
      expect(mahadashas).toHaveLength(9);
      expectTiles(mahadashas);
      // An offset of odd milliseconds may move the printed second by one.
      const printed = instantMs(mahadashas[0]?.startDate ?? '') - resolveBirth(args).utcMs;
      expect(Math.abs(printed)).toBeLessThanOrEqual(1000);
      expect(mahadashas.reduce((sum, { years }) => sum + years, 0)).toBe(120);
      expect(instantMs(cycle.end) - instantMs(cycle.nominalStart)).toBe(120 * YEAR);
      expect(mahadashas.at(-1)?.endDate).toBe(cycle.end);
      expect(balance.planet).toBe(moon.starLord);
      expect(balance.totalYears).toBeCloseTo(YEARS[moon.starLord] * (1 - moon.passedFraction), 7);
      const first = VIMSHOTTARI.indexOf(moon.starLord);
      mahadashas.forEach((md, k) => {
        expect(md.planet).toBe(VIMSHOTTARI[(first + k) % 9]);
        expect(md.years).toBe(YEARS[md.planet]);
        expectParts(md, md.antardashas);
        const own = VIMSHOTTARI.indexOf(md.planet);
        const order = Array.from({ length: 9 }, (_, j) => VIMSHOTTARI[(own + j) % 9]);
        expect(md.antardashas.map(({ planet }) => planet)).toEqual(order);
        expect(ofLife(md.antardashas).length).toBe(k === 0 ? ofLife(md.antardashas).length : 9);
        expect(instantMs(md.endDate) - instantMs(md.nominalStart ?? md.startDate)).toBe(md.years * YEAR);
        // Borders are cut off to the second, so a length may show a second more or less.
        for (const ad of md.antardashas) {
          const length = instantMs(ad.endDate) - instantMs(ad.nominalStart ?? ad.startDate);
          expect(Math.abs(length - (md.years * YEARS[ad.planet] * YEAR) / 120)).toBeLessThanOrEqual(1000);
        }
      });
      const cut = mahadashas.flatMap((md) => [md, ...md.antardashas]).filter(({ cutAtBirth }) => cutAtBirth);
      expect(cut).toEqual([mahadashas[0], ofLife(mahadashas[0]?.antardashas ?? [])[0]]);
    },
  );

  it('says that periods past 2399 are arithmetic, and only then', async () => {
    const late = SAMPLE_CHARTS.find(({ edge }) => edge === 'last years');
    const { result } = await conforms(tool, late?.arguments ?? {});
    expect(JSON.stringify(result['provenance'])).toMatch(/past 2399/);
    expect(output.parse(result).cycle.end.slice(0, 2)).toBe('25');
    expect(JSON.stringify((await conforms(tool, GOLDEN)).result)).not.toMatch(/past 2399/);
  });

  it('stays under eight thousand tokens', async () => {
    expect((await callTool(tool, GOLDEN)).text.length).toBeLessThan(11_000);
  });

  it.each([
    [{ birth_datetime: '1992-08-14' }, 'birth_datetime', /clock time/],
    [{ birth_datetime: '1799-08-14T04:32' }, 'birth_datetime', /1800/],
    [{ latitude: 91 }, 'latitude', /90/],
    [{ ayanamsa: 'krishnamurti' }, 'ayanamsa', /kp, kp_new, lahiri, raman, true_chitra or khullar/],
    [{ query_date: '2020-01-01' }, 'query_date', /query_date/],
  ])('refuses %j', async (fault, field, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta['field']).toBe(field);
    expect(text).toMatch(words);
  });

  it.each(SAMPLE_CHARTS)(
    '$label: with an event all mahadashas, and the antardashas of those in the 15 years from now',
    async ({ arguments: args, now }) => {
      const { mahadashas, balance } = await periodsOf(args);
      const { result } = await conforms(tool, { ...args, event: 'Marriage' }, { now });
      expect(result['balance']).toEqual(balance);
      expect(tableRows(result['mahadashaTable'])).toEqual(
        mahadashas.map(({ planet, startDate, endDate }) => ({ planet, startDate, endDate })),
      );
      const ahead = mahadashas.filter(
        ({ startDate, endDate }) => instantMs(endDate) > now && instantMs(startDate) < now + 15 * YEAR,
      );
      expect(ahead.length).toBeGreaterThan(0);
      expect(tableRows(result['antardashaTable'])).toEqual(
        ahead.flatMap(({ planet: mahadasha, antardashas }) =>
          ofLife(antardashas).map(({ planet, startDate, endDate }) => ({ mahadasha, planet, startDate, endDate })),
        ),
      );
    },
  );

  it('says so where none of the years ahead is of this life', async () => {
    const { result } = await conforms(tool, { ...GOLDEN, event: 'Marriage' }, { now: Date.UTC(2110, 0, 1) });
    expect(tableRows(result['antardashaTable'])).toEqual([]);
    expect(JSON.stringify(result['provenance'])).toContain('no antardasha is listed');
    const { meta } = await callTool(tool, { ...GOLDEN, event: 'Weding' });
    expect(meta).toMatchObject({ code: 'invalid_event_name', field: 'event' });
  });
});
