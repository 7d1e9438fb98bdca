import { callTool, everyPage } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import { COLOMBO, scoresAddUp, TROMSO, VIENNA } from '../test/weather-checks.ts';
import tool from './get-seasonal-outlook.tool.ts';

const page = async (args: object, number: number, now?: number) => {
  const { value } = await readResult(tool, { ...args, page: number }, now);
  const [season] = value.seasons;
  if (season === undefined) throw new Error('no season');
  return { value, notes: value.notes, season };
};
const allOf = async (args: object) => [1, 2, 3, 4].map((number) => page(args, number));

describe('get_seasonal_outlook', () => {
  it('has the four seasons of 2026, one to a page', async () => {
    const pages = await Promise.all(await allOf({ ...VIENNA, year: 2026 }));
    expect(pages.map(({ season }) => [season.index, season.point, season.hemisphereSeason])).toEqual([
      [1, 'ARIES', 'spring'],
      [2, 'CANCER', 'summer'],
      [3, 'LIBRA', 'autumn'],
      [4, 'CAPRICORN', 'winter'],
    ]);
    // The first moments of the observatory: 20 March 14:46, 21 June 08:24, 23 September 00:05, 21 December 20:50 UT.
    expect(pages.map(({ season }) => season.start.slice(0, 16))).toEqual([
      '2026-03-20T15:45',
      '2026-06-21T10:24',
      '2026-09-23T02:05',
      '2026-12-21T21:50',
    ]);
    pages.forEach(({ season, value }, at) => {
      expect(value.yearSummary).toEqual(pages[0]?.value.yearSummary);
      expect(season.end).toBe(pages[at + 1]?.season.start ?? season.end);
      expect(season.newMoons.length).toBeGreaterThanOrEqual(3);
      expect(season.newMoons.length).toBeLessThanOrEqual(4);
      for (const newMoon of season.newMoons) {
        expect(Date.parse(newMoon)).toBeGreaterThanOrEqual(Date.parse(season.start));
        expect(Date.parse(newMoon)).toBeLessThan(Date.parse(season.end ?? ''));
      }
      scoresAddUp(season.weather);
    });
    const next = await page({ ...VIENNA, year: 2027 }, 1);
    expect(pages[3]?.season.end).toBe(next.season.start);
  });

  it('names the season with the greatest and least scores, the earlier of equals', async () => {
    for (const place of [VIENNA, COLOMBO, TROMSO]) {
      const pages = await Promise.all(await allOf({ ...place, year: 2031 }));
      const scores = (name: 'temperature' | 'precipitation' | 'wind') =>
        pages.map(({ season }) => season.weather.channels[name].score);
      const most = (values: readonly number[]) => values.indexOf(Math.max(...values)) + 1;
      const least = (values: readonly number[]) => values.indexOf(Math.min(...values)) + 1;
      expect(pages[0]?.value.yearSummary).toEqual({
        wettest: most(scores('precipitation')),
        driest: least(scores('precipitation')),
        warmest: most(scores('temperature')),
        coldest: least(scores('temperature')),
        windiest: most(scores('wind')),
      });
    }
  });

  it('turns the seasons round in the south and names none between the tropics', async () => {
    const south = await page({ latitude: -34, longitude: 18.4, utc_offset_minutes: 120, year: 2026 }, 1);
    expect([south.season.hemisphereSeason, south.season.tropicalBelt]).toEqual(['autumn', false]);
    const belt = await page({ ...COLOMBO, year: 2026 }, 2);
    expect([belt.season.hemisphereSeason, belt.season.tropicalBelt]).toEqual([null, true]);
  });

  it('takes the year it is at the place', async () => {
    const newYear = Date.UTC(2026, 11, 31, 20);
    expect((await page(COLOMBO, 1, newYear)).value.year).toBe(2027);
    expect((await page({ ...COLOMBO, utc_offset_minutes: 0 }, 1, newYear)).value.year).toBe(2026);
  });

  it('has no end in the last season of 2399', async () => {
    const { season, notes } = await page({ ...COLOMBO, year: 2399 }, 4);
    expect(season.end).toBeNull();
    expect(notes.join(' ')).toContain('past 2399');
    expect((await page({ ...COLOMBO, year: 2399 }, 3)).season.end).toBe(season.start);
  });

  it('repeats everything but the season on every page', async () => {
    const { seasons } = await everyPage(tool, { ...COLOMBO, year: 2026 }, 'seasons');
    expect(seasons).toHaveLength(4);
  });

  it('refuses a fifth page and years without a sky', async () => {
    const fifth = await callTool(tool, { ...COLOMBO, year: 2026, page: 5 });
    expect([fifth.meta['code'], fifth.text]).toEqual(['validation_failed', expect.stringContaining('last page is 4')]);
    for (const year of [1799, 2400]) expect((await callTool(tool, { ...COLOMBO, year })).isError).toBe(true);
  });
});
