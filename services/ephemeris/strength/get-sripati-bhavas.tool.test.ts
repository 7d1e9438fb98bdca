import { normalize, separation } from '@cuspal/engine/base/angles';
import { PLANETS, SIGNS } from '@cuspal/engine/zodiac/names';
import { POLAR, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { ASTROSAGE, degreesOf, PATNA } from '../test/patna-1992.ts';
import { readResult } from '../test/read-result.ts';
import tool from './get-sripati-bhavas.tool.ts';

describe('get_sripati_bhavas of the printed birth of 1992', () => {
  it('has the middles and edges of the program', async () => {
    const { bhavas, derived } = (await readResult(tool, PATNA)).value;
    ASTROSAGE.madhya.forEach((print, index) => {
      expect(separation(bhavas[index]?.madhya ?? NaN, degreesOf(print))).toBeLessThan(1 / 60);
    });
    ASTROSAGE.sandhiBefore.forEach((print, index) => {
      expect(separation(bhavas[index]?.start ?? NaN, degreesOf(print))).toBeLessThan(1 / 60);
    });
    expect(derived.ascendant).toBe(bhavas[0]?.madhya);
    expect(bhavas[0]).toMatchObject({ sign: 'Libra', lord: 'Venus' });
    expect(bhavas[1]).toMatchObject({ sign: 'Sagittarius', lord: 'Jupiter' });
  });

  it('shifts the planets that stand beyond an edge', async () => {
    const { planets, shifted } = (await readResult(tool, PATNA)).value;
    // Libra rises at 29°53', and house 1 runs from 15°41' Libra to 15°41' Scorpio: Venus at 19°11' Virgo is twelfth either way, the Moon at 15°12' Aquarius fell into house 4.
    expect(planets.Venus).toMatchObject({ bhava: 12, wholeSignHouse: 12, shifted: false });
    expect(planets.Moon).toMatchObject({ bhava: 4, wholeSignHouse: 5, shifted: true, nearSandhi: false });
    expect(shifted).toContain('Moon');
  });
});

describe('get_sripati_bhavas everywhere', () => {
  it.each(SAMPLE_CHARTS)('$label', async ({ arguments: args }) => {
    const { bhavas, planets, shifted, derived } = (await readResult(tool, args)).value;
    expect(separation(bhavas[0]?.madhya ?? NaN, derived.ascendant)).toBe(0);
    expect(separation(bhavas[9]?.madhya ?? NaN, derived.mc)).toBeLessThan(2e-6);
    expect(bhavas.reduce((sum, { span }) => sum + span, 0)).toBeCloseTo(360, 4);
    bhavas.forEach(({ house, start, madhya, end, sign, occupants }, index) => {
      expect(end).toBe(bhavas[(index + 1) % 12]?.start);
      expect(separation(madhya, bhavas[(index + 6) % 12]?.madhya ?? NaN)).toBeCloseTo(180, 5);
      expect(sign).toBe(SIGNS[Math.floor(madhya / 30)]);
      expect(separation(start, end)).toBeGreaterThan(0);
      expect(occupants).toEqual(PLANETS.filter((planet) => planets[planet].bhava === house));
    });
    for (const planet of PLANETS) {
      const row = planets[planet];
      expect(row.shifted).toBe(row.bhava !== row.wholeSignHouse);
      expect(shifted.includes(planet)).toBe(row.shifted);
      // Opposite points stand in opposite houses, as strong.
      if (planet === 'Ketu') {
        expect(row.bhava).toBe(normalize(planets.Rahu.bhava * 30 + 180 - 30) / 30 + 1);
        expect(row.bhavaStrength20).toBeCloseTo(planets.Rahu.bhavaStrength20, 1);
      }
      expect(row.distanceFromMadhya).toBeLessThan(bhavas[row.bhava - 1]?.span ?? 0);
    }
  });

  it('gives 20 in the middle, nothing at the edge, and says what is near', async () => {
    let near = 0;
    for (const { arguments: args } of SAMPLE_CHARTS) {
      const { bhavas, planets } = (await readResult(tool, args)).value;
      for (const planet of PLANETS) {
        const { bhava, distanceFromMadhya, bhavaStrength20, nearSandhi } = planets[planet];
        const { start, madhya, end } = bhavas[bhava - 1] ?? { start: 0, madhya: 0, end: 0 };
        // The point lies on one of the two sides.
        const sides = [separation(start, madhya), separation(madhya, end)];
        const scores = sides.map((side) => 20 * (1 - distanceFromMadhya / side));
        expect(scores.some((score) => Math.abs(score - bhavaStrength20) < 0.006)).toBe(true);
        const edges = sides.map((side) => side - distanceFromMadhya);
        if (nearSandhi) expect(Math.min(...edges.map(Math.abs))).toBeLessThanOrEqual(1.00001);
        near += nearSandhi ? 1 : 0;
      }
    }
    expect(near).toBeGreaterThan(0);
  });

  it('has no Placidus house inside the polar circle and says so', async () => {
    const { value, notes } = await readResult(tool, POLAR);
    for (const planet of PLANETS) expect(value.planets[planet].placidusHouse).toBeNull();
    expect(notes.some((text) => text.startsWith('Placidus houses do not exist'))).toBe(true);
    const elsewhere = await readResult(tool, PATNA);
    for (const planet of PLANETS) expect(elsewhere.value.planets[planet].placidusHouse).not.toBeNull();
  });
});
