import { callTool, conforms, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { separation } from '@cuspal/engine/base/angles';
import { AYANAMSAS, SIGNS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readReference } from '../../../packages/engine/test/read-reference.ts';
import tool from './get-house-cusps.tool.ts';

const output = z.object(tool.output.shape).omit({ houseTable: true }).required();
const cuspsOf = async (args: object) => output.parse((await conforms(tool, args)).result);
const equator = { birth_datetime: '2000-01-01T12:00:00', latitude: 0, longitude: 0, utc_offset_minutes: 0 };
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface Golden {
  readonly charts: readonly {
    readonly input: object;
    readonly cusps: readonly number[];
    readonly csl: readonly string[];
  }[];
}

describe('get_house_cusps', () => {
  it('C-a: has the same tropical cusps and spans in every ayanamsa', async () => {
    for (const { arguments: args } of SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar').slice(0, 12)) {
      const printed = await Promise.all(
        AYANAMSAS.map(async (ayanamsa) =>
          (await cuspsOf({ ...args, ayanamsa })).houses.map(({ tropicalLongitude, span }) => [tropicalLongitude, span]),
        ),
      );
      for (const each of printed) expect(each).toEqual(printed[0]);
    }
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: six axes, spans of a full circle, nine occupants, one owner each',
    async ({ arguments: args }) => {
      const { houses, ascendant, midheaven, interceptedSigns, doubleOwned, ownsNoHouse, derived } = await cuspsOf(args);
      expect(houses.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      for (const [index, row] of houses.slice(0, 6).entries()) {
        const opposite = houses[index + 6]?.siderealLongitude ?? NaN;
        expect(Math.abs(separation(row.siderealLongitude, opposite) - 180)).toBeLessThan(1e-9);
      }
      for (const row of houses) {
        expect(row.owner).toBe(row.signLord);
        expect(row.cuspalSubLord).toBe(row.subLord);
        // Three numbers are rounded, each by itself.
        expect(separation(row.siderealLongitude + derived.ayanamsa, row.tropicalLongitude)).toBeLessThan(1.51e-6);
      }
      expect(Math.abs(sum(houses.map(({ span }) => span)) - 360)).toBeLessThan(1e-6);
      expect(ascendant).toBe(houses[0]?.siderealLongitude);
      expect(midheaven).toBeCloseTo(houses[9]?.siderealLongitude ?? NaN, 9);
      expect(new Set(houses.flatMap(({ occupants }) => occupants)).size).toBe(9);
      expect(sum(houses.map(({ occupants }) => occupants.length))).toBe(9);

      const onCusps = (sign: string) => houses.filter((row) => row.sign === sign).length;
      expect(interceptedSigns).toEqual(SIGNS.filter((sign) => onCusps(sign) === 0));
      expect(doubleOwned).toEqual(SIGNS.filter((sign) => onCusps(sign) > 1));
      // An intercepted sign lies opposite another, and every one is paid for by a cusp elsewhere.
      expect(interceptedSigns.length % 2).toBe(0);
      for (const planet of ownsNoHouse) expect(houses.map(({ owner }) => owner)).not.toContain(planet);
    },
  );

  it('equals the golden charts: cusps and cuspal sub lords', async () => {
    for (const { input, cusps, csl } of readReference<Golden>('golden-natal-promise').charts) {
      const { houses } = await cuspsOf(input);
      for (const [index, cusp] of cusps.entries()) {
        expect(separation(houses[index]?.siderealLongitude ?? NaN, cusp)).toBeLessThan(3e-4);
      }
      expect(houses.map(({ cuspalSubLord }) => cuspalSubLord)).toEqual(csl);
    }
  });

  it('follows the chain: the cuspal sub lord, its star lord, its motion', async () => {
    const { houses } = await cuspsOf({
      birth_datetime: '1992-08-14T04:32:00',
      latitude: 6.927,
      longitude: 79.861,
      utc_offset_minutes: 330,
    });
    // Golden file: Saturn, retrograde, in a star of the Moon, is sub lord of cusps 1, 3, 7 and 9.
    expect(houses[0]).toMatchObject({
      cuspalSubLord: 'Saturn',
      cuspalSubLordStar: 'Moon',
      cuspalSubLordRetrograde: true,
      owner: 'Moon',
    });
    expect(houses[1]).toMatchObject({
      cuspalSubLord: 'Sun',
      cuspalSubLordStar: 'Mercury',
      cuspalSubLordRetrograde: false,
    });
  });

  it('grades the distance to the sub edge by 6 and 10 minutes; all grades occur', async () => {
    const found = new Set<string>();
    for (const { arguments: args } of SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar')) {
      for (const { boundarySeverity, boundary } of (await cuspsOf(args)).houses) {
        const minutes = boundary.distanceArcsec / 60;
        expect(boundarySeverity).toBe(minutes <= 6 ? 'CRITICAL' : minutes <= 10 ? 'CAUTION' : 'CLEAR');
        found.add(boundarySeverity);
      }
    }
    expect(found).toEqual(new Set(['CRITICAL', 'CAUTION', 'CLEAR']));
  });

  it('works on the equator; armc is the sidereal time', async () => {
    const { armc, warnings } = await cuspsOf(equator);
    expect(armc).toBeCloseTo(280.4606, 2);
    expect(warnings).toEqual([]);
  });

  it('warns of houses below 5 or above 60 degrees just outside the polar circle', async () => {
    const { houses, warnings, interceptedSigns, doubleOwned, ownsNoHouse } = await cuspsOf({
      ...equator,
      latitude: 66.5,
    });
    const extreme = houses.filter(({ span }) => span < 5 || span > 60);
    expect(extreme.length).toBeGreaterThan(0);
    expect(warnings.map(({ code }) => code)).toEqual(extreme.map(() => 'EXTREME_SPAN'));
    expect(warnings[0]?.message).toContain(`House ${extreme[0]?.house} `);
    expect([interceptedSigns.length, doubleOwned.length, ownsNoHouse.length].every((count) => count > 0)).toBe(true);
  });

  it.each([66.57, 90, -70])('refuses latitude %d and names the limit', async (latitude) => {
    const { meta, text } = await callTool(tool, { ...equator, latitude });
    expect(meta).toMatchObject({ code: 'out_of_range', recoverable: false, field: 'latitude' });
    expect(text).toMatch(/66\.56/);
  });
});
