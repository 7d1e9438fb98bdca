import { separation } from '@cuspal/engine/base/angles';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { birth, instantMs, randomBirths, seededRandom, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import tool from './get-graha-yuddha.tool.ts';

const sky = testEphemeris();
const read = async (args: object) => (await readResult(tool, args)).value;

/** A moment of six centuries, the same for the same seed, at which two planets stand within a degree. */
function closeBirths(count: number, seed: number) {
  const random = seededRandom(seed);
  const planets = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
  const found: ReturnType<typeof birth>[] = [];
  while (found.length < count) {
    const utcMs = Date.UTC(1810, 0, 1) + Math.floor(random() * 580 * 365.25 * 86_400_000);
    const at = planets.map((planet) => sky.body(jdFromUtcMs(utcMs), planet).longitude);
    const close = at.some((x, i) => at.slice(i + 1).some((y) => separation(x, y) < 1));
    if (close) found.push(birth(new Date(utcMs).toISOString().slice(0, 19), 20, 78, 0, 'lahiri'));
  }
  return found;
}

describe('get_graha_yuddha of known meetings', () => {
  it('calls the occultation of Jupiter by Venus on 22 November 2065 a war of covered discs', async () => {
    const { wars, clear } = await read(birth('2065-11-22T12:45:00', 51.5, 0, 0, 'lahiri'));
    expect(clear).toBe(false);
    expect(wars).toHaveLength(1);
    expect(wars[0]).toMatchObject({ planets: ['Jupiter', 'Venus'], kind: 'BHEDA', decidedBy: 'BRIGHTNESS' });
    // Venus is the brighter by two magnitudes.
    expect(wars[0]).toMatchObject({ winner: 'Venus', loser: 'Jupiter' });
    expect(wars[0]?.separationTrue).toBeLessThan(0.01);
    // The almanacs have the occultation at 12:43 UT.
    expect(Math.abs(instantMs(wars[0]?.closestAt ?? '') - Date.UTC(2065, 10, 22, 12, 43))).toBeLessThan(40 * 60_000);
  });

  it('calls the minutes beside it a touch', async () => {
    const { wars } = await read(birth('2065-11-22T13:05:00', 51.5, 0, 0, 'lahiri'));
    expect(wars[0]).toMatchObject({ kind: 'ULLEKHA', applying: false });
  });

  it('has the great conjunction of 21 December 2020 as rays that mix, Saturn to the north', async () => {
    const { wars, atWar } = await read(birth('2020-12-20T18:00:00', 40, -74, 0, 'lahiri'));
    expect(wars[0]).toMatchObject({ planets: ['Jupiter', 'Saturn'], kind: 'AMSHUMARDA', winner: 'Saturn' });
    expect(wars[0]).toMatchObject({ sign: 'Capricorn', decidedBy: 'LATITUDE', applying: true });
    // Closest in longitude on 21 December at 18:20 UT; six minutes of arc apart.
    expect(Math.abs(instantMs(wars[0]?.closestAt ?? '') - Date.UTC(2020, 11, 21, 18, 20))).toBeLessThan(10 * 60_000);
    expect(atWar).toEqual(['Jupiter', 'Saturn']);
  });
});

describe('get_graha_yuddha wherever two stand close', () => {
  it('holds its rule, and reaches both deciders and the wider kinds', async () => {
    const kinds = new Set<string>();
    const deciders = new Set<string>();
    const seen = { overall: 0, near: 0, unreached: 0, notPassing: 0, venusLost: 0, combust: 0 };
    for (const args of closeBirths(250, 4)) {
      const { value, notes } = await readResult(tool, args);
      const { wars, atWar, winnerOverall, nearMisses, clear } = value;
      const jd = jdFromUtcMs(resolveBirth(args).utcMs);
      expect(clear).toBe(wars.length === 0);
      expect(wars.length + nearMisses.length).toBeGreaterThan(0);
      expect(atWar.every((planet) => wars.some(({ planets }) => planets.includes(planet)))).toBe(true);
      wars.forEach((war, index) => {
        const north = sky.body(jd, war.winner).latitude - sky.body(jd, war.loser).latitude;
        if (war.decidedBy === 'LATITUDE') expect(north).toBeGreaterThanOrEqual(0.02);
        else expect(Math.abs(north)).toBeLessThan(0.02);
        expect(war.separationLongitude).toBeLessThanOrEqual(wars[index + 1]?.separationLongitude ?? 1);
        const flat = Math.hypot(war.separationLongitude, war.separationLatitude);
        expect(Math.abs(war.separationTrue - flat)).toBeLessThan(0.02);
        expect(war.loserHouses.owns).toHaveLength(2);
        kinds.add(war.kind);
        deciders.add(war.decidedBy);
        seen.combust += war.loserCombust ? 1 : 0;
        if (war.closestAt === null) {
          seen.unreached += 1;
          return;
        }
        // No hour of the ten days either way is closer.
        const gap = (at: number): number => {
          const [x, y] = war.planets.map((planet) => sky.body(at, planet).longitude);
          return separation(x ?? NaN, y ?? NaN);
        };
        const least = gap(jdFromUtcMs(instantMs(war.closestAt)));
        if (least > 0.001) seen.notPassing += 1;
        for (let hours = -240; hours <= 240; hours += 4) expect(gap(jd + hours / 24)).toBeGreaterThan(least - 1e-4);
        expect(war.applying).toBe(gap(jd + 1e-3) < gap(jd));
      });
      const lost = wars.some(({ loser }) => loser === 'Venus');
      expect(notes.some((text) => text.startsWith('Venus loses'))).toBe(lost);
      seen.venusLost += lost ? 1 : 0;
      if (winnerOverall !== null) {
        seen.overall += 1;
        expect(atWar.length).toBeGreaterThanOrEqual(3);
      }
      seen.near += nearMisses.length;
    }
    // The closer kinds belong to the minutes of an occultation, above.
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['AMSHUMARDA', 'APASAVYA']));
    expect([...deciders].sort()).toEqual(['BRIGHTNESS', 'LATITUDE']);
    for (const [name, count] of Object.entries(seen)) expect([name, count > 0]).toEqual([name, true]);
  });

  it('is clear at most births and never names Sun, Moon or nodes', async () => {
    const results = await Promise.all(randomBirths(40, 5).map(read));
    expect(results.filter(({ clear }) => clear).length).toBeGreaterThan(25);
  });
});
