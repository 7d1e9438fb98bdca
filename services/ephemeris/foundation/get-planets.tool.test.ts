import { callTool, conforms, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { MOTION_KINDS } from '@cuspal/engine/chart/motion';
import { DIGNITIES } from '@cuspal/engine/parashari/base/dignity';
import { COMBUSTION_GRADES } from '@cuspal/engine/parashari/states/combustion';
import { separation } from '@cuspal/engine/base/angles';
import { AYANAMSAS, PLANETS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readReference } from '../../../packages/engine/test/read-reference.ts';
import tool from './get-planets.tool.ts';

const output = z.object(tool.output.shape).omit({ day: true, planetTable: true }).required();
const planetsOf = async (args: object) => output.parse((await conforms(tool, args)).result);
const equator = { birth_datetime: '2000-01-01T12:00:00', latitude: 0, longitude: 0, utc_offset_minutes: 0 };

interface Golden {
  readonly charts: readonly {
    readonly input: object;
    readonly planets: Readonly<
      Record<string, { longitude: number; house: number; starLord: string; subLord: string; retrograde: boolean }>
    >;
  }[];
}
interface Book {
  readonly id: string;
  readonly birth: {
    readonly date: string;
    readonly local_time: string;
    readonly utc_offset_hours: number;
    readonly lat: number | null;
    readonly lon: number | null;
  };
  readonly printed_planets: Readonly<Record<string, { lon: number; lords_from_printed: readonly string[] }>>;
}

describe('get_planets', () => {
  it('C-a: has the same tropical longitudes in every ayanamsa', async () => {
    for (const { arguments: args } of SAMPLE_CHARTS.slice(0, 12)) {
      const printed = await Promise.all(
        AYANAMSAS.map(async (ayanamsa) => {
          const { planets } = await planetsOf({ ...args, ayanamsa });
          return PLANETS.map((planet) => planets[planet].tropicalLongitude);
        }),
      );
      for (const each of printed) expect(each).toEqual(printed[0]);
    }
  });

  it.each(SAMPLE_CHARTS)('$label: longitudes close, nodes opposite, flags agree', async ({ arguments: args, edge }) => {
    const { planets, derived, trueNode, outerPlanets } = await planetsOf(args);
    for (const planet of PLANETS) {
      const row = planets[planet];
      // Three numbers are rounded, each by itself.
      expect(separation(row.siderealLongitude + derived.ayanamsa, row.tropicalLongitude)).toBeLessThan(1.51e-6);
      expect(row.degreeInSign + row.signIndex * 30).toBeCloseTo(row.siderealLongitude, 9);
      expect(row.ownStar).toBe(row.starLord === planet);
      expect(row.starLordRetrograde).toBe(planets[row.starLord].retrograde);
      expect(row.subLordRetrograde).toBe(planets[row.subLord].retrograde);
      if (row.retrograde) expect(row.speed).toBeLessThan(0);
      expect(row.house === null).toBe(edge === 'polar');
    }
    expect(separation(planets.Ketu.siderealLongitude, planets.Rahu.siderealLongitude)).toBeCloseTo(180, 10);
    for (const node of [planets.Rahu, planets.Ketu]) {
      expect(node).toMatchObject({ retrograde: false, combustion: 'NONE', motion: 'retrograde' });
    }
    expect([planets.Sun.retrograde, planets.Moon.retrograde, planets.Sun.sunSeparation]).toEqual([false, false, 0]);
    // Each printed to six decimals.
    expect(Math.abs(derived.ayanamsa - derived.ayanamsaMean - derived.nutationLongitude)).toBeLessThan(1.6e-6);
    expect(separation(trueNode.rahuSidereal, planets.Rahu.siderealLongitude)).toBeLessThan(2);
    expect(outerPlanets.note).toBe('modifiers only');
  });

  it.each([
    ['kp', 23.76024],
    ['raman', 22.410791],
    ['kp_new', 23.780365],
    ['lahiri', 23.857092],
    ['true_chitra', 23.840018],
    ['khullar', 23.84554],
  ])('%s: mean ayanamsa at J2000', async (ayanamsa, mean) => {
    const { derived } = await planetsOf({ ...equator, ayanamsa });
    expect(Math.abs(derived.ayanamsaMean - mean)).toBeLessThan(3e-6);
    expect(derived).toMatchObject({ ayanamsaName: ayanamsa, julianDayUt: 2451545, nodeType: 'mean' });
    // Greenwich sidereal time of J2000: 18h 41m 50.5s.
    expect(derived.siderealTime).toBeCloseTo(18.6974, 3);
  });

  it('equals the golden charts: longitudes, houses, lords, retrogression', async () => {
    for (const { input, planets } of readReference<Golden>('golden-natal-promise').charts) {
      const rows = (await planetsOf(input)).planets;
      for (const planet of PLANETS) {
        const { longitude, ...rest } = planets[planet] ?? { longitude: NaN };
        expect(separation(rows[planet].siderealLongitude, longitude)).toBeLessThan(3e-4);
        expect(rest).toMatchObject({
          house: rows[planet].house,
          starLord: rows[planet].starLord,
          subLord: rows[planet].subLord,
          retrograde: rows[planet].retrograde,
        });
      }
    }
  });

  it('equals charts printed by Krishnamurti within 3 minutes, with his star lords', async () => {
    const books = readReference<{ charts: readonly Book[] }>('kp_reader3_natal').charts;
    /** Slips of the printer, most of them named in the file. */
    const slips: Readonly<Record<string, readonly string[]>> = {
      'R3-056': ['Jupiter'],
      'R3-053': ['Moon'],
      'R3-047': ['Mars', 'Sun', 'Jupiter'],
      'R3-032': ['Mercury', 'Mars'],
    };
    let compared = 0;
    for (const [id, skipped] of Object.entries(slips)) {
      const book = books.find((each) => each.id === id);
      if (book === undefined) throw new Error(id);
      const { planets } = await planetsOf({
        birth_datetime: `${book.birth.date}T${book.birth.local_time}`,
        latitude: book.birth.lat,
        longitude: book.birth.lon,
        utc_offset_minutes: book.birth.utc_offset_hours * 60,
      });
      for (const planet of PLANETS.filter((each) => !skipped.includes(each))) {
        const printed = book.printed_planets[planet];
        if (printed === undefined) continue;
        expect(separation(planets[planet].siderealLongitude, printed.lon) * 60).toBeLessThan(3);
        expect(planets[planet].starLord).toBe(printed.lords_from_printed[1]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(25);
  });

  it('reaches every motion, combustion grade and dignity over a few years', async () => {
    const found = { motion: new Set(), combustion: new Set(), dignity: new Set(), vargottama: new Set() };
    for (let month = 0; month < 120; month += 1) {
      const day = new Date(Date.UTC(1990, month, 1 + (month % 28))).toISOString().slice(0, 10);
      const { planets } = await planetsOf({ ...equator, birth_datetime: `${day}T06:00` });
      for (const { motion, combustion, dignity, vargottama } of Object.values(planets)) {
        found.motion.add(motion);
        found.combustion.add(combustion);
        found.dignity.add(dignity);
        found.vargottama.add(vargottama);
      }
    }
    expect(found.motion).toEqual(new Set(MOTION_KINDS));
    expect(found.combustion).toEqual(new Set(COMBUSTION_GRADES));
    expect(found.dignity).toEqual(new Set(DIGNITIES));
    expect(found.vargottama).toEqual(new Set([true, false]));
  });

  it('answers inside the polar circle without houses and says so', async () => {
    const { result } = await conforms(tool, { ...equator, latitude: 69.65 });
    expect(output.parse(result).planets.Moon.house).toBeNull();
    expect(JSON.stringify(result['provenance'])).toMatch(/so no house is given/);
  });

  it('is stationary where Mercury turned on 1 April 2024', async () => {
    const { planets } = await planetsOf({ ...equator, birth_datetime: '2024-04-01T22:14' });
    expect(planets.Mercury).toMatchObject({ motion: 'stationary' });
    expect(Math.abs(planets.Mercury.speed)).toBeLessThan(0.001);
  });

  it('refuses a year without ephemeris and a birth without time', async () => {
    const early = await callTool(tool, { ...equator, birth_datetime: '1799-12-31T12:00' });
    expect(early.meta).toMatchObject({ code: 'out_of_range', field: 'birth_datetime' });
    expect(early.text).toMatch(/1800 to 2399/);
    expect((await callTool(tool, { ...equator, birth_datetime: '1999-12-31' })).meta).toMatchObject({
      code: 'validation_failed',
      field: 'birth_datetime',
    });
  });
});
