import { buildChart } from '@cuspal/engine/chart/build';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { DELAY_FACTORS, DELAY_VERDICTS } from '@cuspal/engine/topics/marriage/delay';
import { callTool, conforms, SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import tool from './get-marriage-delay.tool.ts';
import { PEOPLE, POLAR, WORKED } from './test-people.ts';

const output = z.object(tool.output.shape);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);
const ms = (text: string | null | undefined): number => Date.parse(text ?? '');

/** The first moment after another at which a planet's speed turns from minus to plus, on a grid of hours. */
function turnsDirect(planet: 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', fromMs: number): number {
  const speed = (at: number): number => testEphemeris().body(at / 86_400_000 + 2440587.5, planet).speed;
  for (let at = fromMs; ; at += 3_600_000) if (speed(at) < 0 && speed(at + 3_600_000) >= 0) return at;
}

function check(found: Result): void {
  const { verdict, delayScore, factors, promise, windows, firstWindow, retrogradeRelease } = found;
  expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(delayScore);
  expect(verdict === 'NOT_PROMISED').toBe(promise.side === 'no');
  if (verdict === 'NOT_PROMISED') {
    expect([delayScore, factors, windows, firstWindow]).toEqual([0, [], [], null]);
    expect(found.withheldReason).toMatch(/no date is given/);
  } else {
    expect(verdict).toBe(
      delayScore < 15 ? 'ON_TIME' : delayScore < 40 ? 'MILD' : delayScore < 65 ? 'MODERATE' : 'SEVERE',
    );
    const names = factors.map(({ factor }) => factor);
    expect(names.includes('starLordRetrograde')).toBe(promise.delay !== null);
    expect(
      names.includes('saturnInChain') && factors.some(({ cross, factor }) => cross && factor === 'saturnInChain'),
    ).toBe(false);
  }
  expect(retrogradeRelease?.planet ?? null).toBe(promise.delay?.starLord ?? null);
  expect(windows.length).toBeLessThanOrEqual(4);
  expect(firstWindow).toEqual(windows[0] ?? null);
  for (const window of windows)
    expect(window.beforeRelease).toBe(ms(window.end) <= (retrogradeRelease ? ms(retrogradeRelease.turnsDirect) : -1));
}

describe('get_marriage_delay', () => {
  it('adds up and follows the bands, and every verdict and factor comes up', async () => {
    const found = await Promise.all(PEOPLE.map((args) => call(args)));
    found.forEach(check);
    expect(new Set(found.map(({ verdict }) => verdict))).toEqual(new Set(DELAY_VERDICTS));
    const factors = new Set(found.flatMap((row) => row.factors.map(({ factor }) => factor)));
    expect(factors).toEqual(new Set(DELAY_FACTORS));
    const houses = new Set(found.flatMap(({ obstacles }) => obstacles.map(({ house }) => house)));
    expect(houses).toEqual(new Set([2, 3, 4, 5, 7, 8, 9, 10, 11]));
    expect(new Set(found.map((row) => row.secretEnemies))).toEqual(new Set([true, false]));
  });

  it('knows the worked chart: Saturn is the sub lord, the Moon its star lord', async () => {
    // Saturn in house 7 owns 7 and 8: no delay by place. Moon and Saturn two signs apart, Saturn retrograde.
    const found = await call(WORKED);
    expect(found.factors.map(({ factor, points }) => [factor, points])).toEqual([
      ['saturnInChain', 20],
      ['partialDenial', 10],
    ]);
    expect(found.factors.map(({ detail }) => detail)).toEqual([
      'Saturn is the 7th sub lord (R9.6).',
      'The 7th sub lord Saturn signifies 1 of 1, 6, 10, which oppose marriage, but not all of them (R9.4).',
    ]);
    expect(found).toMatchObject({ verdict: 'MILD', delayScore: 30, retrogradeRelease: null });
    expect(found.ageAtFirstWindow).toBe(
      Math.floor((ms(found.firstWindow?.start) - Date.UTC(1992, 7, 13, 23, 2)) / (365.2425 * 86_400_000)),
    );
  });

  it('finds a window in which each lord leads a house of its own', async () => {
    const { firstWindow } = await call({
      birth_datetime: '1994-01-22T23:26:32',
      latitude: 49.36,
      longitude: -37.41,
      utc_offset_minutes: -150,
      ayanamsa: 'khullar',
    });
    expect(firstWindow?.class).toBe('TRIPLE_PRINCIPAL');
  });

  it('dates the release by the next direct station of the retrograde star lord', async () => {
    const waiting = await Promise.all(PEOPLE.map(async (args) => ({ args, found: await call(args) })));
    const released = waiting.filter(({ found }) => found.retrogradeRelease !== null);
    expect(released.length).toBeGreaterThan(0);
    for (const { args, found } of released) {
      const { planet, turnsDirect: printed, passesStartingPoint } = found.retrogradeRelease ?? {};
      const chart = buildChart(testEphemeris(), resolveBirth(args));
      expect(planet).toBe(chart.planets[found.promise.csl].starLord);
      if (planet === undefined || !['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'].includes(planet)) continue;
      const moving = z.enum(['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']).parse(planet);
      expect(Math.abs(turnsDirect(moving, ms(found.asOf)) - ms(printed))).toBeLessThanOrEqual(3_600_000);
      expect(ms(passesStartingPoint)).toBeGreaterThan(ms(printed));
    }
  });

  it('marks windows that are over before the release', async () => {
    const years = await Promise.all(
      PEOPLE.flatMap((args) =>
        Array.from({ length: 18 }, (_, year) =>
          call({ ...args, as_of_date: `${2021 + year}-01-01`, horizon_years: 4 }),
        ),
      ),
    );
    years.forEach(check);
    const flags = new Set(years.flatMap(({ windows }) => windows.map(({ beforeRelease }) => beforeRelease)));
    expect(flags).toEqual(new Set([true, false]));
  }, 60_000);

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))('$label conforms', async ({ arguments: args, now }) => {
    const { delayScore, factors } = await call(args, now);
    expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(delayScore);
  });

  it('never says too late, and refuses a moment before birth', async () => {
    const { text } = await conforms(tool, { ...WORKED, as_of_date: '2060-01-01' });
    expect(text).not.toMatch(/too late/i);
    const { meta } = await callTool(tool, { ...WORKED, as_of_date: '1990-01-01' });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'as_of_date' });
    expect((await callTool(tool, POLAR)).meta['code']).toBe('out_of_range');
  });
});
