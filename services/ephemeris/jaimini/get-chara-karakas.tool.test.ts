import { GOLDEN, POLAR, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readPlanets, readResult } from '../test/read-result.ts';
import d9Tool from '../vargas/get-d9-chart.tool.ts';
import tool from './get-chara-karakas.tool.ts';

describe('get_chara_karakas', () => {
  it('reads the golden sample', async () => {
    const { value } = await readResult(tool, GOLDEN);
    expect(value.karakas.map(({ karaka, planet }) => `${karaka} ${planet}`).join(', ')).toBe(
      'AK Sun, AmK Jupiter, BK Saturn, MK Mars, PK Venus, GK Mercury, DK Moon',
    );
    expect(value.karakas.map(({ signifies }) => signifies)).toEqual([
      'self',
      'work and counsel',
      'brothers and guru',
      'mother',
      'children',
      'rivals and kin',
      'spouse',
    ]);
    // The Moon of the sample stands at 303.4640481°, so at 3°28 of Aquarius, the eighth from Cancer.
    expect(value.karakas[6]).toMatchObject({ degreesInSign: 3.464048, sign: 'Aquarius', houseFromLagna: 8 });
    expect(value.eightScheme.map(({ karaka }) => karaka).join(' ')).toBe('AK AmK BK MK PiK PK GK DK');
    expect(value.eightScheme[1]).toMatchObject({ planet: 'Rahu' });
    expect(value).toMatchObject({ scheme: 'seven', sameInBoth: true, atmakaraka: 'Sun', closeCalls: [] });
  });

  it('agrees with the planets and the navamsa, and reaches what it can say', async () => {
    const seen = new Set<string>();
    for (const args of randomBirths(250, 292)) {
      const { value, notes } = await readResult(tool, args);
      const planets = await readPlanets(args);
      const d9 = (await readResult(d9Tool, args)).value;
      let last = 30;
      for (const { planet, degreesInSign, sign, houseFromLagna, navamsaSign, vacant, sharedWith } of value.karakas) {
        expect(degreesInSign).toBeLessThanOrEqual(last);
        last = degreesInSign;
        expect([sign, degreesInSign, houseFromLagna]).toEqual([
          planets[planet].sign,
          planets[planet].degreeInSign,
          expect.any(Number),
        ]);
        expect(navamsaSign).toBe(d9.planets[planet].sign);
        expect([vacant, sharedWith]).toEqual([false, []]);
      }
      expect(new Set(value.karakas.map(({ planet }) => planet)).size).toBe(7);
      expect(value.karakamsa).toBe(d9.planets[value.atmakaraka].sign);
      expect(value.swamsa).toBe(d9.ascendant.sign);
      expect(value.karakamsaHouse.fromNavamsaLagna).toBe(d9.planets[value.atmakaraka].house);
      const advance = value.eightScheme.map(({ advancement }) => advancement);
      expect(advance).toEqual([...advance].sort((a, b) => b - a));
      const rahu = value.eightScheme.find(({ planet }) => planet === 'Rahu');
      expect(rahu?.advancement).toBeCloseTo(30 - planets.Rahu.degreeInSign, 5);
      expect(value.sameInBoth).toBe(value.eightScheme[0]?.planet === value.atmakaraka);
      value.eightScheme.forEach(({ karaka, planet }) => seen.add(karaka).add(String(planet)));
      for (const { planets: pair, karakas, gapArcmin } of value.closeCalls) {
        const [first, second] = pair.map((planet) => planets[planet].degreeInSign);
        expect(((first ?? 0) - (second ?? 0)) * 60).toBeCloseTo(gapArcmin, 2);
        expect(value.karakas.find(({ karaka }) => karaka === karakas[1])?.planet).toBe(pair[1]);
        expect(value.notes.at(-1)).toMatch(/^Planets less than one minute/);
        seen.add('close');
      }
      seen.add(`same ${value.sameInBoth}`);
      expect(notes.length).toBeLessThanOrEqual(1);
    }
    for (const word of ['close', 'same true', 'same false', 'PiK', 'Rahu', 'Sun', 'Saturn'])
      expect(seen).toContain(word);
    expect(seen).not.toContain('null');
  });

  it('works inside the polar circle', async () => {
    expect((await readResult(tool, POLAR)).value.karakas).toHaveLength(7);
  });
});
