import { separation } from '@cuspal/engine/base/angles';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import type { Graha } from '@cuspal/engine/zodiac/names';
import { birth, instantMs, randomBirths, SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import tool from './get-combust-planets.tool.ts';

const ORBS = { Moon: [12, 12], Mars: [17, 17], Mercury: [14, 12], Jupiter: [11, 11], Venus: [10, 8], Saturn: [15, 15] };
type Burnable = keyof typeof ORBS;
const isBurnable = (planet: string): planet is Burnable => Object.hasOwn(ORBS, planet);

const sky = testEphemeris();

/** Inside the orb of its motion at a moment, worked out without the engine's rule. */
function burnsAt(planet: Burnable, utcMs: number): boolean {
  const jd = jdFromUtcMs(utcMs);
  const body = sky.body(jd, planet);
  const arc = separation(body.longitude, sky.body(jd, 'Sun').longitude);
  const [direct = 0, retrograde = 0] = ORBS[planet];
  return arc <= (body.speed < 0 ? retrograde : direct);
}

describe('get_combust_planets', () => {
  it('grades by the orbs of the rule', async () => {
    const grades = new Set<string>();
    const mitigations = new Set<string>();
    const rules = new Set<string>();
    const flags = { cazimi: 0, navamsa: 0, apart: 0, applying: 0, leaving: 0 };
    for (const args of randomBirths(300, 23)) {
      const { value, notes } = await readResult(tool, args);
      expect(value.planets.map(({ planet }) => planet)).toEqual(Object.keys(ORBS).sort(byOrder));
      for (const row of value.planets) {
        if (!isBurnable(row.planet)) throw new Error(`${row.planet} never burns`);
        const [direct = 0, retrograde = 0] = ORBS[row.planet];
        expect(row.orb).toBe(row.retrograde ? retrograde : direct);
        const wanted = row.separation > row.orb ? 'NONE' : row.separation <= row.orb / 3 ? 'FULL' : 'ORDINARY';
        expect(row.grade).toBe(wanted);
        const depth = wanted === 'NONE' ? 0 : (100 * (row.orb - row.separation)) / row.orb;
        expect(Math.abs(row.depthPercent - depth)).toBeLessThan(0.051);
        expect(row.cazimi).toBe(row.separation < 17 / 60);
        expect(value.combust.includes(row.planet)).toBe(wanted !== 'NONE');
        expect(value.fullyCombust.includes(row.planet)).toBe(wanted === 'FULL');
        if (wanted === 'NONE') expect([row.mitigations, row.combustFrom, row.combustUntil]).toEqual([[], null, null]);
        grades.add(row.grade);
        rules.add(row.orbRule);
        row.mitigations.forEach((each) => mitigations.add(each));
        flags.cazimi += row.cazimi ? 1 : 0;
        flags.navamsa += row.sameNavamsaAsSun ? 1 : 0;
        flags.apart += row.sameNavamsaAsSun ? 0 : 1;
        flags.applying += row.applying ? 1 : 0;
        flags.leaving += row.applying ? 0 : 1;
      }
      expect(notes.some((text) => text.includes('amavasya'))).toBe(value.combust.includes('Moon'));
    }
    expect([...grades].sort()).toEqual(['FULL', 'NONE', 'ORDINARY']);
    expect([...rules].sort()).toEqual(['direct', 'retrograde']);
    expect([...mitigations].sort()).toEqual([
      'EXALTATION_SIGN',
      'OWN_SIGN',
      'RETROGRADE_INFERIOR',
      'WITH_NORTH_LATITUDE_OVER_ORB',
    ]);
    for (const count of Object.values(flags)) expect(count).toBeGreaterThan(0);
  });

  it('finds the stay inside the orb that holds the birth, and nothing else between', async () => {
    let ends = 0;
    for (const args of randomBirths(40, 231)) {
      const at = resolveBirth(args).utcMs;
      const { planets } = (await readResult(tool, args)).value;
      for (const { planet, grade, combustFrom, combustUntil } of planets) {
        if (grade === 'NONE' || !isBurnable(planet)) continue;
        const from = combustFrom === null ? at - 119 * 86_400_000 : instantMs(combustFrom);
        const until = combustUntil === null ? at + 119 * 86_400_000 : instantMs(combustUntil);
        expect(from).toBeLessThanOrEqual(at);
        expect(until).toBeGreaterThanOrEqual(at - 1000);
        if (combustFrom !== null) expect(burnsAt(planet, from - 5_000)).toBe(false);
        if (combustUntil !== null) expect(burnsAt(planet, until + 5_000)).toBe(false);
        for (let step = 0; step <= 30; step += 1) {
          const inside = from + 5_000 + ((until - from - 10_000) * step) / 30;
          expect(burnsAt(planet, inside)).toBe(true);
        }
        ends += 1;
      }
    }
    expect(ends).toBeGreaterThan(20);
  });

  it('gives retrograde Mercury its narrower orb', async () => {
    // Mercury turned retrograde on 13 December 2023 and met the Sun on the 22nd at 18:54 UT.
    const { planets } = (await readResult(tool, birth('2023-12-21T18:54:00', 51.5, 0, 0))).value;
    const mercury = planets.find(({ planet }) => planet === 'Mercury');
    expect(mercury).toMatchObject({ grade: 'FULL', orb: 12, orbRule: 'retrograde', applying: true });
    expect(mercury?.mitigations).toContain('RETROGRADE_INFERIOR');
  });

  it('knows the eclipse of 8 April 2024: Moon and Sun in one place', async () => {
    const { value } = await readResult(tool, birth('2024-04-08T18:20:00', 32.8, -96.8, 0));
    expect(value.planets[0]).toMatchObject({ planet: 'Moon', grade: 'FULL', cazimi: true, sameNavamsaAsSun: true });
    expect(value.fullyCombust).toContain('Moon');
  });

  it.each(SAMPLE_CHARTS)('$label: every house is owned once by Sun to Saturn', async ({ arguments: args }) => {
    const { planets } = (await readResult(tool, args)).value;
    const owned = planets.flatMap(({ ownsHouses }) => ownsHouses);
    expect(new Set(owned).size).toBe(11);
    expect(owned).toHaveLength(11);
  });
});

const ORDER: readonly Graha[] = ['Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
const byOrder = (x: string, y: string): number =>
  ORDER.findIndex((each) => each === x) - ORDER.findIndex((each) => each === y);
