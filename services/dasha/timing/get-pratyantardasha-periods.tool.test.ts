import { callTool, conforms, GOLDEN, SAMPLE_CHARTS, instantMs } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectParts, holding, ofLife, VIMSHOTTARI, YEARS } from '../test/dasha-checks.ts';
import calendarTool from './get-antardasha-calendar.tool.ts';
import tool from './get-pratyantardasha-periods.tool.ts';

const output = z.object(tool.output.shape);
const NOW = Date.UTC(2026, 2, 10, 6, 30);
const treeOf = async (args: object, now = NOW) => output.parse((await conforms(tool, args, { now })).result);
const calendarOf = async (args: object) =>
  z.object(calendarTool.output.shape).parse((await conforms(calendarTool, args)).result);
const YEAR = 365.25 * 86_400_000;

describe('get_pratyantardasha_periods', () => {
  it('divides Jupiter of the golden chart nine by nine in the ratio of the years', async () => {
    const { mahadasha, antardashas } = await treeOf({ ...GOLDEN, mahadasha: 'Jupiter' });
    expect(mahadasha).toMatchObject({ planet: 'Jupiter', startDate: expect.stringMatching(/^2012-04-19T19:27/) });
    expect(mahadasha.nominalStart).toBeUndefined();
    expectParts(mahadasha, antardashas);
    expect(antardashas.map(({ pratyantardashas }) => pratyantardashas.length)).toEqual(Array(9).fill(9));
    for (const ad of antardashas) {
      expectParts(ad, ad.pratyantardashas);
      const own = VIMSHOTTARI.indexOf(ad.planet);
      ad.pratyantardashas.forEach((pd, k) => {
        expect(pd.planet).toBe(VIMSHOTTARI[(own + k) % 9]);
        const length = (16 * YEARS[ad.planet] * YEARS[pd.planet] * YEAR) / 14_400;
        expect(Math.abs(instantMs(pd.endDate) - instantMs(pd.startDate) - length)).toBeLessThanOrEqual(1000);
      });
    }
  });

  it('marks the periods that hold now, one of each level, and none outside', async () => {
    const marked = async (now: number) => {
      const { antardashas } = await treeOf({ ...GOLDEN, mahadasha: 'Jupiter' }, now);
      return {
        ad: antardashas.filter(({ current }) => current),
        pd: antardashas.flatMap(({ pratyantardashas }) => pratyantardashas.filter(({ current }) => current)),
        antardashas,
      };
    };
    const found = await marked(NOW);
    expect(found.ad.map(({ planet }) => planet)).toEqual(['Rahu']);
    expect(found.pd.map(({ planet }) => planet)).toEqual(['Rahu']);
    const local = '2026-03-10T12:00:00+05:30';
    expect(found.ad).toEqual([holding(found.antardashas, local)]);
    expect(found.pd).toEqual([holding(found.ad[0]?.pratyantardashas ?? [], local)]);
    const outside = await marked(Date.UTC(2030, 0, 1));
    expect([outside.ad, outside.pd]).toEqual([[], []]);
  });

  it.each(SAMPLE_CHARTS)(
    '$label: has the dates of the calendar in each mahadasha',
    async ({ arguments: args, now }) => {
      for (const { planet, startDate, endDate, antardashas } of (await calendarOf(args)).mahadashas) {
        const tree = await treeOf({ ...args, mahadasha: planet }, now);
        expect(tree.mahadasha).toMatchObject({ planet, startDate, endDate });
        const dates = tree.antardashas.map(({ current: _, pratyantardashas: __, ...period }) => period);
        expect(dates).toEqual(antardashas);
        for (const ad of tree.antardashas) expectParts(ad, ad.pratyantardashas);
      }
    },
  );

  it('B5: has every antardasha of the mahadasha of birth, nine pratyantardashas in each, cut at birth', async () => {
    const { mahadasha, antardashas, note } = await treeOf({ ...GOLDEN, mahadasha: 'Mars' });
    expect(mahadasha).toMatchObject({
      startDate: '1992-08-14T04:32:00+05:30',
      nominalStart: expect.stringMatching(/^1987-04-20T13:27/),
      cutAtBirth: true,
    });
    expect(antardashas.map(({ pratyantardashas }) => pratyantardashas.length)).toEqual(Array(9).fill(9));
    expectParts(mahadasha, antardashas);
    const [first] = ofLife(antardashas);
    expect(first).toMatchObject({ startDate: mahadasha.startDate, cutAtBirth: true });
    const [pd] = ofLife(first?.pratyantardashas ?? []);
    expect(pd).toMatchObject({ startDate: mahadasha.startDate, cutAtBirth: true });
    const over = antardashas.filter(({ beforeBirth }) => beforeBirth);
    expect(over.map(({ planet }) => planet).slice(0, 2)).toEqual(['Mars', 'Rahu']);
    for (const ad of over) expect(ad.pratyantardashas.every(({ beforeBirth }) => beforeBirth)).toBe(true);
    expect(note).toMatch(/over by then are marked/);
  });

  it('narrows to one antardasha', async () => {
    const whole = await treeOf({ ...GOLDEN, mahadasha: 'Saturn' });
    const { antardashas } = await treeOf({ ...GOLDEN, mahadasha: 'Saturn', antardasha: 'Venus' });
    expect(antardashas).toEqual(whole.antardashas.filter(({ planet }) => planet === 'Venus'));
  });

  it('gives an antardasha that was over at birth, marked, and never as the current one', async () => {
    const { antardashas } = await treeOf({ ...GOLDEN, mahadasha: 'Mars', antardasha: 'Mars' });
    expect(antardashas).toMatchObject([{ planet: 'Mars', beforeBirth: true, current: false }]);
    expect(antardashas[0]?.startDate).toMatch(/^1987-04-20T13:27/);
  });

  it.each([
    [{}, 'mahadasha', /Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu or Ketu/],
    [{ mahadasha: 'Pluto' }, 'mahadasha', /Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu or Ketu/],
    [{ mahadasha: 'Saturn', antardasha: 'Uranus' }, 'antardasha', /Sun, Moon, Mars/],
  ])('refuses %j', async (fault, field, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta).toMatchObject({ code: 'validation_failed', field });
    expect(text).toMatch(words);
  });

  it('takes under 120 bytes for a period', async () => {
    const { text } = await callTool(tool, { ...GOLDEN, mahadasha: 'Venus' });
    expect(text.length).toBeLessThan(95 * 130);
  });
});
