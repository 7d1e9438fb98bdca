import { GRAHAS, PLANETS, SIGNS } from '@cuspal/engine/zodiac/names';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { birth, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readPlanets, readResult } from '../test/read-result.ts';
import tool from './get-vargottama-planets.tool.ts';
import vimsopakaTool from './get-vimsopaka-bala.tool.ts';

/** Movable signs 0° to 3°20', fixed 13°20' to 16°40', dual 26°40' to 30°. */
function inVargottamaArc(longitude: number): boolean {
  const start = [0, 40 / 3, 80 / 3][Math.floor(longitude / 30) % 3] ?? NaN;
  return longitude % 30 >= start && longitude % 30 < start + 10 / 3;
}
const BHAGA = [21, 14, 24, 7];
/** Starts of the pushkara navamsas by element, in minutes of arc (R23.6). */
const NAVAMSAS = [
  [1200, 1600],
  [400, 800],
  [1000, 1400],
  [0, 400],
];

const QUALITY = {
  EXALTED: 'GOOD',
  MOOLATRIKONA: 'GOOD',
  OWN: 'GOOD',
  GREAT_FRIEND: 'GOOD',
  FRIEND: 'GOOD',
  NEUTRAL: 'PLAIN',
  ENEMY: 'WEAK',
  GREAT_ENEMY: 'WEAK',
  DEBILITATED: 'WEAK',
};

describe('get_vargottama_planets', () => {
  it('has exactly the arcs of the book, with their quality, repeats and pushkara', async () => {
    const dignities = new Set<string | null>();
    const kinds = new Set<string>();
    const divisions = new Set<string>();
    const seen = { ascendant: 0, planet: 0, cancelled: 0 };
    for (const args of randomBirths(200, 238)) {
      const { value, notes } = await readResult(tool, args);
      const planets = await readPlanets(args);
      const vimsopaka = (await readResult(vimsopakaTool, args)).value;
      const { vargottama, count, repeats, pushkara, strengthMultipliers, ascendantVargottama } = value;
      expect(count).toBe(vargottama.length);
      expect(ascendantVargottama).toBe(vargottama.some(({ body }) => body === 'Ascendant'));
      for (const planet of PLANETS) {
        const { siderealLongitude: longitude, dignity } = planets[planet];
        const row = vargottama.find(({ body }) => body === planet);
        expect([planet, row !== undefined]).toEqual([planet, inVargottamaArc(longitude)]);
        if (row !== undefined) {
          expect([row.sign, row.dignity, row.quality]).toEqual([
            SIGNS[Math.floor(longitude / 30)],
            dignity,
            QUALITY[dignity],
          ]);
          expect(row.secondsToEdge).toBeNull();
          const into = ((longitude % 30) * 60) % 200;
          expect(row.uncertain).toBe(Math.min(into, 200 - into) <= 1);
          dignities.add(dignity);
          seen.planet += 1;
          if (notes.some((text) => text.startsWith(`The debility of ${planetInWords(planet)} is cancelled`))) {
            expect([row.dignity, row.quality]).toEqual(['DEBILITATED', 'WEAK']);
            seen.cancelled += 1;
          }
        }
        const { count: times, divisions: found } = repeats[planet];
        expect(times).toBe(found.length);
        found.forEach((division) => divisions.add(division));
        expect(found.includes('D9')).toBe(row !== undefined);
        const others = times - (row === undefined ? 0 : 1);
        expect(strengthMultipliers[planet]).toBeCloseTo(Math.min(2, (row === undefined ? 1 : 1.5) + others / 10), 9);
        const own = pushkara.filter(({ body }) => body === planet).map(({ kind }) => kind);
        const element = Math.floor(longitude / 30) % 4;
        expect(own.includes('BHAGA')).toBe(Math.abs((longitude % 30) - (BHAGA[element] ?? NaN)) <= 1);
        const minutes = (longitude % 30) * 60;
        const navamsa = (NAVAMSAS[element] ?? []).some((start) => minutes >= start && minutes < start + 200);
        expect(own.includes('NAVAMSA')).toBe(navamsa);
        own.forEach((kind) => kinds.add(kind));
      }
      for (const planet of GRAHAS) {
        // The other tool looks the same vargas up by itself.
        const [birthSign, ...rest] = vimsopaka.planets[planet].perVarga;
        expect(repeats[planet].divisions).toEqual(
          rest.filter(({ sign }) => sign === birthSign?.sign).map(({ division }) => division),
        );
      }
      for (const row of vargottama) {
        if (row.body !== 'Ascendant') continue;
        expect(row).toMatchObject({ dignity: null, quality: 'PLAIN', houses: { occupies: 1, owns: [] } });
        seen.ascendant += 1;
      }
    }
    expect(dignities.size).toBe(9);
    expect([...kinds].sort()).toEqual(['BHAGA', 'NAVAMSA']);
    expect(divisions.size).toBe(15);
    expect(seen.planet).toBeGreaterThan(120);
    expect(seen.ascendant).toBeGreaterThan(10);
    expect(seen.cancelled).toBeGreaterThan(0);
  });

  it('says how many seconds of birth time keep an ascendant at an edge', async () => {
    // Each four seconds move the ascendant a minute of arc: one of a day's minutes meets the border closely.
    let found = 0;
    for (let minute = 0; minute < 1440 && found < 2; minute += 1) {
      const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const { vargottama } = (await readResult(tool, birth(`1990-01-01T${clock}:00`, 13, 80, 330))).value;
      const row = vargottama.find(({ body }) => body === 'Ascendant');
      if (row === undefined || !row.uncertain) {
        if (row !== undefined) expect(row.secondsToEdge).toBeNull();
        continue;
      }
      expect(row.secondsToEdge).toBeLessThan(6);
      found += 1;
    }
    expect(found).toBeGreaterThan(0);
  });
});
