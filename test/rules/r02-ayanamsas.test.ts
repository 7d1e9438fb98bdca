import { ruleOf } from '@cuspal/catalog/rules';
import { buildChart } from '@cuspal/engine/chart/build';
import { khullarMean } from '@cuspal/engine/sky/ayanamsa';
import { AYANAMSAS } from '@cuspal/engine/zodiac/names';
import { testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { CHENNAI } from './chennai.ts';
import { exampleSays } from './example-says.ts';
import { arc, inSign } from './in-words.ts';

const J2000 = 2451545;

describe('examples of the rules on ayanamsas', () => {
  it('R2', () => {
    const values = AYANAMSAS.map((key) => `${key} ${testEphemeris().ayanamsa(J2000, key).mean.toFixed(6)}`);
    const { Moon } = CHENNAI.planets;
    const other = buildChart(testEphemeris(), { ...CHENNAI.moment, ayanamsa: 'raman' }).planets.Moon;
    expect([Moon.subLord, other.subLord]).toEqual(['Moon', 'Rahu']);
    exampleSays('R2', ...values, inSign(Moon.longitude), arc(other.longitude % 30));
  });

  it('R2.3', () => {
    const passed = 2000 + 0.5 / 366 - 292 + 261 / 365;
    const value = khullarMean(J2000);
    expect((passed * 50.2388475) / 3600).toBeCloseTo(value, 9);
    const above = (value - testEphemeris().ayanamsa(J2000, 'kp').mean) * 3600;
    expect([Math.floor(above / 60), Math.round(above % 60)]).toEqual([5, 7]);
    // The form in months of 30 days: 1 January 2000 is day 30 + 1 of 1,709 Julian years, less 114.
    const inMonths = 0.1375464681724846 * (1709 * 365.25 + 30 + 1 - 114);
    const apart = (inMonths - khullarMean(J2000 - 0.5) * 3600).toFixed(1);
    expect(ruleOf('R2.3')?.schools).toContain(`${apart} arc-seconds higher`);
    exampleSays('R2.3', (2000 + 0.5 / 366).toFixed(6), passed.toFixed(6).replace('1708', '1,708'), value.toFixed(6));
  });
});
