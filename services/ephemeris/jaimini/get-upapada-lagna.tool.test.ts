import { PLANETS, SIGNS } from '@cuspal/engine/zodiac/names';
import type { Sign } from '@cuspal/engine/zodiac/names';
import { birth, GOLDEN, POLAR, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readPlanets, readResult } from '../test/read-result.ts';
import tool from './get-upapada-lagna.tool.ts';

/** Chart 1 of the textbook of PVR. */
const PVR_CHART_1 = birth('2000-04-09T17:55:00', 42.5, -71.2, -240, 'lahiri');
const nth = (from: Sign, count: number): Sign => SIGNS[(SIGNS.indexOf(from) + count - 1) % 12] ?? 'Aries';

describe('get_upapada_lagna', () => {
  it('is Libra in the printed chart', async () => {
    expect((await readResult(tool, PVR_CHART_1)).value.upapada.sign).toBe('Libra');
  });

  it('reads the golden sample', async () => {
    const { value } = await readResult(tool, GOLDEN);
    // Leo, its lord the Sun in Cancer; Jupiter and Venus in it, Saturn in Capricorn sees it, the Moon is its seventh.
    expect(value.upapada).toMatchObject({ sign: 'Leo', lord: 'Sun', lordSign: 'Cancer', houseFromLagna: 2 });
    expect(value.occupants.map(({ planet }) => planet)).toEqual(['Jupiter', 'Venus']);
    expect(value.aspects).toEqual([{ planet: 'Saturn', nature: 'malefic' }]);
    expect(value.factors).toEqual([
      {
        factor: 'ulSupport',
        detail: 'Jupiter and Venus, which are benefics, are in the Upapada or see it.',
        points: 1,
      },
    ]);
    expect(value).toMatchObject({ score: 1, strength: 'MIXED', secondReference: { sign: 'Pisces', lord: 'Jupiter' } });
    expect(value.advisory).toMatch(/KP judges it from the sub lord of the 7th cusp \(get_marriage_advanced\)\.$/);
    expect(value.disclaimer).toMatch(/not a judgment of any person/);
  });

  it('over random births: counts its signs, adds up, speaks of no separation, reaches every word', async () => {
    const seen = new Set<string>();
    for (const args of randomBirths(500, 295)) {
      const { value } = await readResult(tool, args);
      const planets = await readPlanets(args);
      const { upapada, second, seventh, eighth, factors, score, strength, secondReference, natureUsed } = value;
      expect([second.sign, seventh.sign, eighth.sign]).toEqual([2, 7, 8].map((count) => nth(upapada.sign, count)));
      expect(secondReference).toEqual({ sign: eighth.sign, lord: eighth.lord });
      expect(planets[upapada.lord].sign).toBe(upapada.lordSign);
      for (const { sign, occupants } of [{ ...value, sign: upapada.sign }, second, seventh, eighth])
        expect(occupants).toEqual(
          PLANETS.filter((planet) => planets[planet].sign === sign).map((planet) => ({
            planet,
            nature: natureUsed.benefics.includes(planet) ? 'benefic' : 'malefic',
          })),
        );
      expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      expect(strength).toBe(score >= 2 ? 'SUPPORTED' : score <= -2 ? 'STRAINED' : 'MIXED');
      expect(JSON.stringify(value)).not.toMatch(/divorce|separat|death|widow/i);
      seen.add(strength).add(upapada.exception).add(`lord ${upapada.lordDignity}`).add(`second ${second.lordDignity}`);
      factors.forEach(({ factor, points }) => seen.add(`${factor} ${points}`));
      // Planets in a sign help as benefics or strain without one, and the sentence says which.
      for (const { factor, detail, points } of factors)
        if (/Planets$/.test(factor)) expect(detail).toMatch(points > 0 ? /benefics?,/ : / without a benefic\.$/);
    }
    const dignities = 'EXALTED MOOLATRIKONA OWN GREAT_FRIEND FRIEND NEUTRAL ENEMY GREAT_ENEMY DEBILITATED'.split(' ');
    const both = ['ulLord', 'ulSupport', 'secondPlanets', 'secondLord'];
    expect([...seen].sort()).toEqual(
      [
        ...['SUPPORTED', 'MIXED', 'STRAINED', 'none', 'first', 'seventh'],
        ...dignities.flatMap((dignity) => [`lord ${dignity}`, `second ${dignity}`]),
        ...both.flatMap((factor) => [`${factor} 1`, `${factor} -1`]),
        ...['seventhPlanets -1', 'eighthPlanets -1', 'ulLordHouse -1'],
      ].sort(),
    );
  });

  it('works inside the polar circle', async () => {
    expect((await readResult(tool, POLAR)).value.factors.length).toBeLessThanOrEqual(7);
  });
});
