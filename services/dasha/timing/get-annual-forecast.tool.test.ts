import { fitsAge } from '@cuspal/engine/events/life-stage';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { OFFERED_CLASSES } from '@cuspal/engine/kp/promise/period-class';
import { MONTH_TONES } from '@cuspal/engine/kp/timing/annual-forecast';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { divide } from '@cuspal/engine/zodiac/division';
import {
  callTool,
  conforms,
  everyPage,
  GOLDEN,
  instantMs,
  randomLives,
  SAMPLE_CHARTS,
  testEphemeris,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-annual-forecast.tool.ts';
import eventTool from './get-event-dasha.tool.ts';
import treeTool from './get-pratyantardasha-periods.tool.ts';

const output = z.object(tool.output.shape);
type Result = z.output<typeof output>;
const tree = z.object(treeTool.output.shape);
const events = z.object(eventTool.output.shape);
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse(await everyPage(tool, args, 'months', now === undefined ? {} : { now }));
const sky = testEphemeris();
const DAY_MS = 86_400_000;

/** The answer counts the tones of the twelve months and names their strongest theme. */
function checkAnswer(answer: string, months: Result['months']): void {
  const count = (tone: string): number => months.filter((each) => each.tone === tone).length;
  expect(answer).toContain(
    `${count('FAVOURABLE')} ${count('FAVOURABLE') === 1 ? 'is' : 'are'} favourable, ${count('MIXED')} mixed and ${count('CHALLENGING')} challenging, by the person's own average.`,
  );
  const ranked = months
    .flatMap(({ themes }) => themes)
    .sort((a, b) => OFFERED_CLASSES.indexOf(a.class) - OFFERED_CLASSES.indexOf(b.class) || +b.confirmed - +a.confirmed);
  const [best] = ranked;
  if (!best) expect(answer).toContain('No promised event stands out');
  else expect(answer).toContain(`The clearest theme is ${best.event} in `);
  if (best) expect(/The Sun confirms it/.test(answer)).toBe(best.confirmed);
}

/** What the page promises of every answer, from what is printed. */
function checkMonths({ answer, months, from, to }: Result): void {
  checkAnswer(answer, months);
  expect(months).toHaveLength(12);
  const borders = months.map(({ dasha }) => dasha[0]?.startDate).concat(to);
  expect(borders[0]).toBe(from);
  months.forEach(({ month, dasha, activatedHouses, themes, tone, toneWeights }, index) => {
    expect(dasha[0]?.startDate).toMatch(new RegExp(`^${month}-01T00:00:00`));
    expect(dasha.at(-1)?.endDate).toBe(borders[index + 1]);
    dasha.slice(1).forEach(({ startDate }, at) => expect(startDate).toBe(dasha[at]?.endDate));
    const length = (instantMs(borders[index + 1] ?? '') - instantMs(borders[index] ?? '')) / DAY_MS;
    expect([28, 29, 30, 31]).toContain(length);
    expect(dasha.reduce((sum, { days }) => sum + days, 0)).toBeCloseTo(length, 1);
    const weights = activatedHouses.map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(weights.length).toBeLessThanOrEqual(6);
    activatedHouses.slice(1).forEach(({ house, weight }, at) => {
      if (weight === activatedHouses[at]?.weight) expect(house).toBeGreaterThan(activatedHouses[at].house);
    });
    const { good, bad, score } = toneWeights;
    expect(tone).toBe(score >= 0.5 ? 'FAVOURABLE' : score <= -0.5 ? 'CHALLENGING' : 'MIXED');
    // One mean and one spread for all months of a person: the score rises with good less bad.
    for (const other of months.map((row) => row.toneWeights))
      if (other.good - other.bad > good - bad + 0.05) expect(other.score).toBeGreaterThan(score);
    const ranks = themes.map(({ class: of }) => OFFERED_CLASSES.indexOf(of));
    expect(ranks).toEqual([...ranks].sort());
    expect(themes.length).toBeLessThanOrEqual(4);
    for (const { confirmed, window } of themes) {
      expect(confirmed).toBe(window !== undefined);
      if (!window) continue;
      expect(instantMs(window.start)).toBeGreaterThanOrEqual(instantMs(borders[index] ?? ''));
      expect(instantMs(window.end)).toBeLessThanOrEqual(instantMs(borders[index + 1] ?? ''));
    }
  });
}

describe('get_annual_forecast', () => {
  it('begins with the present month at the birth place', async () => {
    // New Year in Colombo while it is still the old year in Greenwich.
    const { from, months } = await call(GOLDEN, Date.parse('2025-12-31T20:00:00Z'));
    expect(from).toBe('2026-01-01T00:00:00+05:30');
    expect(months[0]?.month).toBe('2026-01');
    const later = await call({ ...GOLDEN, start_year: 2027, start_month: 11 });
    expect(later.months.map(({ month }) => month).slice(0, 4)).toEqual(['2027-11', '2027-12', '2028-01', '2028-02']);
    expect([later.from, later.to]).toEqual(['2027-11-01T00:00:00+05:30', '2028-11-01T00:00:00+05:30']);
  });

  it('has the joint periods of get_pratyantardasha_periods', async () => {
    const { months } = await call({ ...GOLDEN, start_year: 2028, start_month: 1 });
    const all = [];
    for (const mahadasha of ['Jupiter', 'Saturn']) {
      const { antardashas } = tree.parse((await conforms(treeTool, { ...GOLDEN, mahadasha })).result);
      for (const { planet: ad, pratyantardashas } of antardashas) {
        for (const pd of pratyantardashas) all.push({ md: mahadasha, ad, pd: pd.planet, end: pd.endDate });
      }
    }
    const pieces = months.flatMap(({ dasha }) => dasha);
    const ends = pieces.filter(({ endDate }) => !/-01T00:00:00/.test(endDate));
    expect(ends).toHaveLength(3);
    for (const { md, ad, pd, endDate } of ends) expect(all).toContainEqual({ md, ad, pd, end: endDate });
    // Jupiter's mahadasha ends on 19 April 2028.
    expect(months[3]?.dasha.map(({ md }) => md)).toEqual(['Jupiter', 'Saturn']);
    expect(months[3]?.dasha[0]?.endDate).toBe('2028-04-19T19:27:52+05:30');
  });

  it('holds over random lives, reaching every tone and class of theme', async () => {
    const [tones, classes] = [new Set<string>(), new Set<string>()];
    for (const { args, now } of randomLives(25, 12)) {
      const found = await callTool(tool, args, { now });
      if (found.isError) {
        // The month of birth, or a year that runs past 2399.
        expect(['validation_failed', 'out_of_range']).toContain(found.meta['code']);
        continue;
      }
      const result = await call(args, now);
      checkMonths(result);
      for (const { tone, themes } of result.months) {
        tones.add(tone);
        themes.forEach((theme) => classes.add(theme.class));
      }
    }
    expect(tones).toEqual(new Set(MONTH_TONES));
    expect(classes).toEqual(new Set(OFFERED_CLASSES));
  });

  it('A1: names no theme outside the age, and sets aside what would be one', async () => {
    // Born in Mumbai on 16 October 2025: childbirth would be the clearest theme of November 2026.
    const born = { birth_datetime: '2025-10-16T20:37:00', latitude: 19.07, longitude: 72.88, utc_offset_minutes: 330 };
    const now = Date.UTC(2026, 10, 27, 12);
    const { age, setAside, answer, months } = await call(born, now);
    expect(age).toBe(1);
    const named = months.flatMap(({ themes }) => themes.map(({ event }) => event));
    for (const label of named) {
      const row = NATAL_EVENTS.find((each) => each.label === label);
      expect(row && fitsAge(row, 1)).toBe(true);
    }
    expect(answer).not.toMatch(/Childbirth|Marriage|Retirement/);
    expect(setAside?.length).toBeGreaterThan(0);
    for (const { event, why } of setAside ?? []) {
      expect(named).not.toContain(event);
      expect(why).toMatch(/^It is read from \d+ on, and the person is [12] then\.$/);
    }
    // A topic asked for is answered with what it lacks first.
    const asked = await call({ ...born, topic: 'marriage' }, now);
    expect(asked.months.flatMap(({ themes, cautions = [] }) => [...themes, ...cautions])).toEqual([]);
    expect(asked.answer).toMatch(/^[A-Z][^.]* is read from 18 on, and the person is 1 then\./);
  });

  it('A11: leaves months that are over out of the answer, and names no day of a month that is past', async () => {
    const now = Date.UTC(2026, 10, 27, 12);
    const { answer } = await call({ ...GOLDEN, start_year: 2026, start_month: 8 }, now);
    expect(answer).toMatch(
      /^August 2026 to October 2026 are over and left out\. For work and gain, of the months November 2026 to July 2027, /,
    );
    const past = await call({ ...GOLDEN, start_year: 2020, start_month: 1 }, now);
    expect(past.answer).toMatch(/^These twelve months are over\./);
    let windows = 0;
    for (const life of randomLives(10, 45)) {
      const { months } = await call(life.args, life.now);
      for (const { window } of months[0]?.themes ?? []) {
        if (!window) continue;
        windows += 1;
        expect(instantMs(window.start)).toBeGreaterThanOrEqual(Math.floor(life.now / 1000) * 1000);
      }
    }
    expect(windows).toBeGreaterThan(0);
  });

  it('confirms a theme where the Sun stands in the star and sub of planets strong for it', async () => {
    let checked = 0;
    for (const { args, now } of randomLives(5, 44)) {
      const { months } = await call(args, now);
      for (const { event, window } of months.flatMap(({ themes }) => themes).slice(0, 8)) {
        if (!window) continue;
        checked += 1;
        const { planets } = events.parse((await conforms(eventTool, { ...args, event }, { now })).result);
        const strong = planets.filter(({ standing }) => standing === 'STRONG').map(({ planet }) => planet);
        const middle = jdFromUtcMs((instantMs(window.start) + instantMs(window.end)) / 2);
        const { starLord, subLord } = divide(siderealPosition(sky, 'Sun', middle, args.ayanamsa ?? 'kp').longitude);
        expect(strong).toEqual(expect.arrayContaining([starLord, subLord]));
      }
    }
    expect(checked).toBeGreaterThan(5);
  });

  it('shows the Sun in order, then Jupiter and Saturn', async () => {
    const { months } = await call({ ...GOLDEN, start_year: 2026, start_month: 3 });
    const [march] = months;
    // By get_ephemeris: the Sun enters Pisces on 14 March 2026, Uttara Bhadrapada on 18 March, Revati on 31 March.
    expect(march?.transits.map(({ planet, signLord, starLord }) => [planet, signLord, starLord])).toEqual([
      ['Sun', 'Saturn', 'Rahu'],
      ['Sun', 'Saturn', 'Jupiter'],
      ['Sun', 'Jupiter', 'Jupiter'],
      ['Sun', 'Jupiter', 'Saturn'],
      ['Sun', 'Jupiter', 'Mercury'],
      ['Jupiter', 'Mercury', 'Jupiter'],
      ['Saturn', 'Jupiter', 'Saturn'],
    ]);
    // Jupiter turns direct on 11 March 2026.
    expect(march?.transits.find(({ planet }) => planet === 'Jupiter')?.note).toMatch(/turns direct on 11 March 2026/);
  });

  it.each([
    [{ start_year: 1992, start_month: 8 }, 'validation_failed', /1992-08-14 to 2107-04-21/],
    [{ start_year: 2107, start_month: 1 }, 'validation_failed', /120 dasha years/],
    [{ start_year: 2400 }, 'validation_failed', /2399/],
    [{ start_month: 13 }, 'validation_failed', /12/],
    [{ start_year: 'next' }, 'validation_failed', /start_year/],
  ])('refuses %j', async (fault, code, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });

  it('answers out_of_range past 2399 and without Placidus houses', async () => {
    const late = SAMPLE_CHARTS.find(({ edge }) => edge === 'last years');
    const past = await callTool(tool, { ...late?.arguments, start_year: 2399, start_month: 6 });
    expect(past.meta['code']).toBe('out_of_range');
    expect(past.text).toMatch(/2399-01/);
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    expect((await callTool(tool, { ...polar?.arguments })).meta['code']).toBe('out_of_range');
  });
});
