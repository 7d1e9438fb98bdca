import { arcForward, separation } from '@cuspal/engine/base/angles';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { callTool, instantMs, POLAR, randomBirths, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { degreesOf, JHORA, PATNA } from '../test/patna-1992.ts';
import { readPlanets, readResult } from '../test/read-result.ts';
import tool from './get-bhrigu-bindu.tool.ts';

const sky = testEphemeris();
const NOW = Date.UTC(2026, 10, 22);
const EXPECTED = { Jupiter: 'gain', Saturn: 'pressure', Mars: 'pressure', Rahu: 'change', Ketu: 'change' };

describe('get_bhrigu_bindu of the printed birth of 1992', () => {
  it('has the point of the program', async () => {
    const { bhriguBindu, dispositor, alternativeShorterArc } = (await readResult(tool, PATNA, NOW)).value;
    expect(60 * separation(bhriguBindu.siderealLongitude, degreesOf(JHORA.points.bhriguBindu))).toBeLessThan(2);
    expect(bhriguBindu).toMatchObject({ sign: 'Capricorn', signLord: 'Saturn', house: 4 });
    expect(dispositor).toMatchObject({ planet: 'Saturn', house: 4, dignity: 'OWN', combust: false, retrograde: true });
    expect(alternativeShorterArc).toBeNull();
  });

  it('lists every passage, exact, with the degree before and after it', async () => {
    const { transits, asOf } = (await readResult(tool, { ...PATNA, years: 30 }, NOW)).value;
    const point = (await readResult(tool, PATNA, NOW)).value.bhriguBindu.siderealLongitude;
    expect(instantMs(asOf)).toBe(NOW);
    const off = (planet: (typeof transits)[number]['planet'], utcMs: number, target: string): number => {
      const { longitude } = siderealPosition(sky, planet, jdFromUtcMs(utcMs), 'lahiri');
      return separation(longitude, target === 'POINT' ? point : point + 180);
    };
    let last = NOW;
    for (const { planet, target, exactAt, orbEnter, orbExit, motion, expected } of transits) {
      const at = instantMs(exactAt);
      expect(at).toBeGreaterThanOrEqual(last);
      last = at;
      expect(off(planet, at, target)).toBeLessThan(1e-5);
      const { speed } = siderealPosition(sky, planet, jdFromUtcMs(at), 'lahiri');
      expect(motion).toBe(speed < 0 ? 'retrograde' : 'direct');
      expect(expected).toBe(EXPECTED[planet]);
      for (const edge of [orbEnter, orbExit]) {
        if (edge !== null) expect(Math.abs(off(planet, instantMs(edge), target) - 1)).toBeLessThan(1e-5);
      }
      const [enter, exit] = [instantMs(orbEnter ?? exactAt), instantMs(orbExit ?? exactAt)];
      for (let k = 1; k < 20; k += 1)
        expect(off(planet, enter + ((exit - enter) * k) / 20, target)).toBeLessThan(1.0001);
      if (planet === 'Mars') expect(at).toBeLessThan(NOW + 2.01 * 365.25 * 86_400_000);
    }
    // A second way: the sky looked at every second day finds as many passages of each planet.
    for (const planet of ['Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const) {
      let seen = 0;
      let before: number | null = null;
      for (let day = 0; day <= 30 * 365.25; day += 2) {
        const { longitude } = siderealPosition(sky, planet, jdFromUtcMs(NOW) + day, 'lahiri');
        const ahead = arcForward(point, longitude) % 180;
        if (before !== null && Math.abs(ahead - before) > 90) seen += 1;
        before = ahead;
      }
      expect([planet, transits.filter((row) => row.planet === planet).length]).toEqual([planet, seen]);
    }
    // Saturn and Rahu go round once or more in thirty years, and Saturn passes some place three times.
    expect(Math.max(...transits.map(({ pass }) => pass))).toBe(3);
  });

  it('counts a passage begun before the question as the second or third', async () => {
    const { transits } = (await readResult(tool, { ...PATNA, years: 30 }, NOW)).value;
    const second = transits.find(({ pass }) => pass === 2);
    if (second === undefined) throw new Error('no passage with a loop');
    const later = new Date(instantMs(second.exactAt) - 86_400_000).toISOString();
    const again = (await readResult(tool, { ...PATNA, query_date: later, years: 1 }, NOW)).value;
    expect(again.transits).toContainEqual(second);
  });

  it.each([0, 31, -1])('refuses %s years', async (years) => {
    const { isError, meta } = await callTool(tool, { ...PATNA, years });
    expect([isError, meta['code'], meta['field']]).toEqual([true, 'validation_failed', 'years']);
  });
});

describe('get_bhrigu_bindu everywhere', () => {
  it('stands half way from Rahu to the Moon, and reaches every word', async () => {
    const seen = new Set<string>();
    const dignities = new Set<string>();
    for (const args of randomBirths(100, 239)) {
      const now = Math.min(Date.parse(`${args.birth_datetime}Z`) + 3e11, Date.UTC(2380, 0, 1));
      const { value } = await readResult(tool, { ...args, years: 4 }, now);
      const planets = await readPlanets(args);
      const point = value.bhriguBindu.siderealLongitude;
      const [rahu, moon] = [planets.Rahu.siderealLongitude, planets.Moon.siderealLongitude];
      expect(separation(point - rahu, moon - point)).toBeLessThan(4e-6);
      const long = arcForward(rahu, moon) > 180;
      expect(value.alternativeShorterArc !== null).toBe(long);
      for (const { planet, orbDegrees } of value.conjunctions) {
        expect(separation(planets[planet].siderealLongitude, point)).toBeCloseTo(orbDegrees, 5);
      }
      seen.add(value.nature).add(long ? 'long' : 'short');
      dignities.add(value.dispositor.dignity);
      seen.add(`combust ${value.dispositor.combust}`).add(`retrograde ${value.dispositor.retrograde}`);
      for (const { planet, target, motion, expected } of value.transits) {
        for (const word of [planet, target, motion, expected]) seen.add(word);
      }
      value.aspectedBy.forEach(({ nature }) => seen.add(nature));
      if (value.conjunctions.length > 0) seen.add('conjunct');
    }
    expect([...seen].sort()).toEqual(
      [
        ...['FAVOURED', 'MIXED', 'STRAINED', 'long', 'short', 'combust true', 'combust false', 'retrograde true'],
        ...['retrograde false', 'Jupiter', 'Saturn', 'Rahu', 'Ketu', 'Mars', 'POINT', 'OPPOSITE', 'direct'],
        ...['retrograde', 'gain', 'pressure', 'change', 'benefic', 'malefic', 'conjunct'],
      ].sort(),
    );
    expect(dignities.size).toBe(9);
  });

  it('has no KP house inside the polar circle', async () => {
    const { value, notes } = await readResult(tool, POLAR, NOW);
    expect(value.bhriguBindu.kpHouse).toBeNull();
    expect(notes.some((text) => text.startsWith('Placidus houses do not exist'))).toBe(true);
  });

  it('says where the ephemeris ends before the years do', async () => {
    const { notes } = await readResult(tool, { ...PATNA, query_date: '2395-01-01', years: 10 }, NOW);
    expect(notes.some((text) => text.includes('beyond 1800 to 2399'))).toBe(true);
  });
});
