import { callTool, conforms, GOLDEN, instantMs, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectParts, expectTiles, fullStart, VIMSHOTTARI, YEARS } from '../test/dasha-checks.ts';
import tool from './get-antardasha-calendar.tool.ts';
import periodsTool from './get-dasha-periods.tool.ts';

const output = z.object(tool.output.shape);
const calendarOf = async (args: object) => output.parse((await conforms(tool, args)).result);
const YEAR = 365.25 * 86_400_000;

describe('get_antardasha_calendar', () => {
  it('has the golden antardashas of Saturn to five seconds', async () => {
    const { mahadashas } = await calendarOf(GOLDEN);
    const saturn = mahadashas.find(({ planet }) => planet === 'Saturn');
    const printed = [
      ['Mercury', '2031-04-23T14:30:52'],
      ['Venus', '2035-02-09T13:18:52'],
      ['Jupiter', '2044-10-07T06:15:52'],
    ] as const;
    for (const [planet, start] of printed) {
      const found = saturn?.antardashas.find((ad) => ad.planet === planet)?.startDate ?? '';
      expect(Math.abs(instantMs(found) - instantMs(`${start}+05:30`))).toBeLessThanOrEqual(5000);
      expect(found.slice(19)).toBe('+05:30');
    }
  });

  it.each(SAMPLE_CHARTS)('$label: the same dates to the letter as get_dasha_periods', async ({ arguments: args }) => {
    const { mahadashas } = await calendarOf(args);
    const periods = z
      .object(periodsTool.output.shape)
      .required({ mahadashas: true })
      .parse((await conforms(periodsTool, args)).result);
    expect(mahadashas).toEqual(periods.mahadashas.map(({ years: _, ...md }) => md));
    expect(mahadashas).toHaveLength(9);
    expectTiles(mahadashas.flatMap((md) => md.antardashas));
  });

  it.each(SAMPLE_CHARTS)(
    '$label: B5: nine by nine antardashas of 120 whole years, those before the birth marked',
    async ({ arguments: args }) => {
      const { mahadashas } = await calendarOf(args);
      const birth = mahadashas[0]?.startDate ?? '';
      let total = 0;
      for (const md of mahadashas) {
        const own = VIMSHOTTARI.indexOf(md.planet);
        expect(md.antardashas.map(({ planet }) => planet)).toEqual(
          Array.from({ length: 9 }, (_, k) => VIMSHOTTARI[(own + k) % 9]),
        );
        expectParts(md, md.antardashas);
        let sum = 0;
        for (const ad of md.antardashas) {
          const length = instantMs(ad.endDate) - instantMs(fullStart(ad));
          expect(Math.abs(length - (YEARS[md.planet] * YEARS[ad.planet] * YEAR) / 120)).toBeLessThanOrEqual(1000);
          expect(ad.beforeBirth).toBe(instantMs(ad.endDate) <= instantMs(birth) ? true : undefined);
          sum += length;
        }
        // Printed borders are cut to the second, and sums of neighbours lose nothing by it.
        expect(sum).toBe(instantMs(md.endDate) - instantMs(fullStart(md)));
        expect(Math.abs(sum - YEARS[md.planet] * YEAR)).toBeLessThanOrEqual(1000);
        total += sum;
      }
      expect(Math.abs(total - 120 * YEAR)).toBeLessThanOrEqual(1000);
      const cut = mahadashas.flatMap((md) => [md, ...md.antardashas]).filter(({ cutAtBirth }) => cutAtBirth);
      expect(cut.map(({ startDate }) => startDate)).toEqual([birth, birth]);
      expect(cut).toContain(mahadashas[0]);
    },
  );

  it('has the seed shape after its first line, keys in its order', async () => {
    const { text } = await callTool(tool, GOLDEN);
    expect(text).toMatch(
      /^\{"about":"[^"]+","mahadashas":\[\{"planet":"Mars","startDate":"1992-08-14T04:32:00\+05:30","endDate":"/,
    );
    expect(text).toMatch(/"antardashas":\[\{"planet":"[A-Z][a-z]+","startDate":"[^"]+","endDate":"[^"]+"[,}]/);
  });

  it('is whole and compact: under 120 bytes for a period', async () => {
    for (const { arguments: args } of SAMPLE_CHARTS) {
      const { text } = await callTool(tool, args);
      expect(text.length).toBeLessThan(90 * 120);
      expect(text).not.toMatch(/\s{2}|": /);
    }
  });

  it('says of periods past 2399 that they are arithmetic alone', async () => {
    const { text } = await callTool(tool, { ...GOLDEN, birth_datetime: '2350-01-01T12:00' });
    expect(text).toMatch(/Periods past 2399 are pure arithmetic/);
    expect((await callTool(tool, GOLDEN)).text).not.toMatch(/2399/);
  });

  it('needs the birth and takes nothing else', async () => {
    expect((await callTool(tool, {})).meta).toMatchObject({ code: 'birth_data_missing', field: 'birth_datetime' });
    expect((await callTool(tool, { ...GOLDEN, page: 2 })).meta).toMatchObject({
      code: 'validation_failed',
      field: 'page',
    });
  });
});
