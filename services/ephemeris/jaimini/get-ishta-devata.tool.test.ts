import { SIGNS } from '@cuspal/engine/zodiac/names';
import type { Planet, Sign } from '@cuspal/engine/zodiac/names';
import { GOLDEN, POLAR, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import d9Tool from '../vargas/get-d9-chart.tool.ts';
import karakasTool from './get-chara-karakas.tool.ts';
import tool from './get-ishta-devata.tool.ts';

/** Avatar by the textbook of PVR, form by common usage. */
const DEITIES: Readonly<Record<Planet, readonly [string, string]>> = {
  Sun: ['Rama', 'Shiva'],
  Moon: ['Krishna', 'Gauri'],
  Mars: ['Narasimha', 'Skanda'],
  Mercury: ['Buddha', 'Vishnu'],
  Jupiter: ['Vamana', 'Shiva-guru'],
  Venus: ['Parashurama', 'Lakshmi'],
  Saturn: ['Kurma', 'Narayana'],
  Rahu: ['Varaha', 'Durga'],
  Ketu: ['Matsya', 'Ganesha'],
};
const nth = (from: Sign, count: number): Sign => SIGNS[(SIGNS.indexOf(from) + count - 1) % 12] ?? 'Aries';
const DUAL: readonly Sign[] = ['Gemini', 'Virgo', 'Sagittarius', 'Pisces'];

describe('get_ishta_devata', () => {
  it('reads the golden sample', async () => {
    const { value } = await readResult(tool, GOLDEN);
    // Sun in Pisces of the navamsa, so Aquarius: empty, seen from Libra by Mercury and from Cancer by Saturn.
    expect(value).toMatchObject({
      atmakaraka: 'Sun',
      karakamsa: 'Pisces',
      twelfth: 'Aquarius',
      decidedBy: 'aspect',
      planet: 'Mercury',
      ishtaDevata: { avatar: 'Buddha', form: 'Vishnu' },
      otherPlanets: ['Saturn'],
      dharmaDevata: { sign: 'Scorpio', decidedBy: 'occupant' },
      eightSchemeAlternative: null,
    });
  });

  it('over random births: its signs, its deities, and every step', async () => {
    const seen = new Set<string>();
    for (const args of randomBirths(500, 296)) {
      const { value } = await readResult(tool, args);
      const { planets } = (await readResult(d9Tool, args)).value;
      const karakas = (await readResult(karakasTool, args)).value;
      const { atmakaraka, karakamsa, twelfth, decidedBy, planet, ishtaDevata, otherPlanets } = value;
      const { dharmaDevata, palanaDevata, eightSchemeAlternative } = value;
      expect([atmakaraka, karakamsa]).toEqual([karakas.atmakaraka, karakas.karakamsa]);
      expect(twelfth).toBe(nth(karakamsa, 12));
      expect(dharmaDevata.sign).toBe(nth(karakamsa, 9));
      expect(palanaDevata.sign).toBe(nth(karakas.karakas[1]?.navamsaSign ?? 'Aries', 6));
      expect([ishtaDevata.avatar, ishtaDevata.form]).toEqual(DEITIES[planet]);
      const inTwelfth = Object.entries(planets).flatMap(([name, { sign }]) => (sign === twelfth ? [name] : []));
      expect(decidedBy === 'occupant').toBe(inTwelfth.length > 0);
      if (decidedBy === 'occupant') expect([planet, ...otherPlanets].sort()).toEqual(inTwelfth.sort());
      if (decidedBy === 'aspect' && DUAL.includes(twelfth)) expect(DUAL).toContain(planets[planet].sign);
      if (decidedBy === 'lord') expect(otherPlanets).toEqual([]);
      for (const each of [dharmaDevata, palanaDevata]) {
        expect([each.avatar, each.form]).toEqual(DEITIES[each.planet]);
        if (each.decidedBy === 'occupant') expect(planets[each.planet].sign).toBe(each.sign);
      }
      expect(eightSchemeAlternative === null).toBe(karakas.sameInBoth);
      if (eightSchemeAlternative) {
        expect(eightSchemeAlternative.atmakaraka).toBe('Rahu');
        expect(eightSchemeAlternative.karakamsa).toBe(planets.Rahu.sign);
        expect([eightSchemeAlternative.avatar, eightSchemeAlternative.form]).toEqual(
          DEITIES[eightSchemeAlternative.planet],
        );
      }
      if (inTwelfth.join() === 'Ketu') seen.add('Ketu alone').add(ishtaDevata.form);
      seen.add(`ishta ${decidedBy}`).add(`dharma ${dharmaDevata.decidedBy}`).add(`palana ${palanaDevata.decidedBy}`);
      seen.add(planet);
    }
    for (const name of ['ishta', 'dharma', 'palana'])
      for (const step of ['occupant', 'aspect', 'lord']) expect(seen).toContain(`${name} ${step}`);
    for (const name of [...Object.keys(DEITIES), 'Ketu alone', 'Ganesha']) expect(seen).toContain(name);
  });

  it('works inside the polar circle', async () => {
    const { value } = await readResult(tool, POLAR);
    expect(value.twelfth).toBe(nth(value.karakamsa, 12));
  });
});
