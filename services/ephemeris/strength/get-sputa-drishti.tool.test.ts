import { arcForward, separation } from '@cuspal/engine/base/angles';
import { GRAHAS, HOUSES, PLANETS } from '@cuspal/engine/zodiac/names';
import { callTool, POLAR, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { ASTROSAGE, PATNA } from '../test/patna-1992.ts';
import { readResult } from '../test/read-result.ts';
import shadbalaTool from './get-shadbala.tool.ts';
import tool from './get-sputa-drishti.tool.ts';
import sripatiTool from './get-sripati-bhavas.tool.ts';

/** The printed corners of the curve, 30° apart, joined by straight lines: a second way to the same rule. */
const CORNERS = [0, 0, 15, 45, 30, 0, 60, 45, 30, 15, 0, 0, 0];
const SPECIAL = { Saturn: [60, 270, 45], Jupiter: [120, 240, 30], Mars: [90, 210, 15] };

function byCorners(aspector: string, angle: number): { readonly virupas: number; readonly special: boolean } {
  const corner = Math.floor(angle / 30);
  const [low = 0, high = 0] = [CORNERS[corner], CORNERS[corner + 1]];
  const base = low + ((angle - 30 * corner) / 30) * (high - low);
  const [, rule] = Object.entries(SPECIAL).find(([planet]) => planet === aspector) ?? [];
  const [first = 400, second = 400, add = 0] = rule ?? [];
  const special = [first, second].some((start) => angle >= start && angle < start + 30);
  return { virupas: Math.min(60, base + (special ? add : 0)), special };
}

describe('get_sputa_drishti', () => {
  it.each(SAMPLE_CHARTS)('$label follows the corners of the book', async ({ arguments: args }) => {
    const { value } = await readResult(tool, args);
    const shadbala = (await readResult(shadbalaTool, args)).value;
    const { bhavas } = (await readResult(sripatiTool, args)).value;
    for (const from of GRAHAS) {
      for (const to of PLANETS) {
        const { angle, virupas, special } = value.onPlanets?.[from][to] ?? { angle: NaN, virupas: NaN, special: null };
        const expected = byCorners(from, angle);
        expect(virupas).toBeCloseTo(expected.virupas, 1);
        expect(special).toBe(expected.special);
        if (from === to) expect([angle, virupas]).toEqual([0, 0]);
      }
      for (const house of HOUSES) {
        const { angle, virupas } = value.onHouses?.[from][house] ?? { angle: NaN, virupas: NaN };
        expect(virupas).toBeCloseTo(byCorners(from, angle).virupas, 1);
        const sun = value.onHouses?.Sun[house].angle ?? NaN;
        const first = value.onHouses?.Sun[1].angle ?? NaN;
        const way = arcForward(bhavas[0]?.madhya ?? NaN, bhavas[house - 1]?.madhya ?? NaN);
        expect(separation(sun - first, way)).toBeLessThan(1e-5);
      }
    }
    expect(Object.keys(value.totals)).toHaveLength(21);
    for (const planet of GRAHAS) expect(value.totals[planet]?.drik).toBe(shadbala.planets[planet].drik);
    for (const [target, { benefic, malefic, net, drik }] of Object.entries(value.totals)) {
      expect([target, Math.abs(benefic - malefic - net) < 0.011]).toEqual([target, true]);
      expect(net / 4).toBeCloseTo(drik, 1);
    }
    const all = GRAHAS.flatMap((from) => PLANETS.map((to) => value.onPlanets?.[from][to].virupas ?? 0));
    expect(value.strongestAspect?.virupas).toBe(Math.max(...all));
  });

  it('finds the strongest before rounding, not the first of two that print alike', async () => {
    const { value } = await readResult(tool, {
      birth_datetime: '1996-09-07T04:24:14',
      latitude: -0.088,
      longitude: -57.825,
      utc_offset_minutes: 0,
    });
    // Mercury on Saturn has 58.799 and stands before Saturn on Jupiter with 58.802.
    expect(value.onPlanets?.Mercury.Saturn.virupas).toBe(58.8);
    expect(value.strongestAspect).toEqual({ from: 'Saturn', to: 'Jupiter', virupas: 58.8 });
  });

  it('has the printed sums of the birth of 1992', async () => {
    const { value } = await readResult(tool, PATNA);
    GRAHAS.forEach((planet, index) => {
      const printed = ASTROSAGE.drik.values[index] ?? NaN;
      expect(Math.abs((value.totals[planet]?.drik ?? NaN) - printed)).toBeLessThanOrEqual(
        ASTROSAGE.drik.tolerance + 0.005,
      );
    });
  });

  it('leaves out what is not asked for', async () => {
    const planets = (await readResult(tool, { ...PATNA, targets: 'planets' })).value;
    expect(planets.onHouses).toBeUndefined();
    expect(Object.keys(planets.totals)).toEqual([...PLANETS]);
    const houses = (await readResult(tool, { ...PATNA, targets: 'houses' })).value;
    expect(houses.onPlanets).toBeUndefined();
    expect(Object.keys(houses.totals)).toEqual(HOUSES.map(String));
    const best = GRAHAS.flatMap((from) => HOUSES.map((house) => houses.onHouses?.[from][house].virupas ?? 0));
    expect(houses.strongestAspect?.virupas).toBe(Math.max(...best));
    expect(HOUSES.map(String)).toContain(houses.strongestAspect?.to);
  });

  it('refuses a target that is none', async () => {
    const { isError, meta, text } = await callTool(tool, { ...PATNA, targets: 'stars' });
    expect([isError, meta['code'], meta['field']]).toEqual([true, 'validation_failed', 'targets']);
    expect(text).toMatch(/planets.*houses.*both/);
  });

  it('still looks at houses inside the polar circle', async () => {
    const { value } = await readResult(tool, POLAR);
    const seen = GRAHAS.flatMap((from) => HOUSES.map((house) => value.onHouses?.[from][house].virupas ?? NaN));
    for (const virupas of seen) expect(virupas).toBeGreaterThanOrEqual(0);
    expect(value.strongestAspect?.virupas).toBeGreaterThanOrEqual(Math.max(...seen));
  });
});
