import { describe, expect, it } from 'vitest';
import { ephemeris, randomMoments } from '../../../test/random-charts.ts';
import { readReference } from '../../../test/read-reference.ts';
import { separation } from '../../base/angles.ts';
import { buildChart } from '../../chart/build.ts';
import { requireHouses } from '../../chart/houses.ts';
import { cuspOf } from '../../chart/placement.ts';
import { ascendantCrossings } from '../../search/ascendant.ts';
import { utcMsFromJd } from '../../time/julian.ts';
import { signName } from '../../zodiac/lords.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import { castNumber } from './cast.ts';
import { horaryChart, numberRow, placeOfFineNumber, placeOfNumber } from './number-chart.ts';

interface TableRow {
  readonly n: number;
  readonly from_arcsec: number;
  readonly sign: string;
  readonly star_lord: string;
  readonly sub_lord: string;
}

const numbers = Array.from({ length: 249 }, (_, index) => index + 1);

describe('the chart of a number (R4.6, R17.1)', () => {
  it('has the degree and the lords of the table on its Ascendant, for all numbers at 50 places and moments', () => {
    const table = readReference<{ readonly rows: readonly TableRow[] }>('kp_249_table').rows;
    expect(table).toHaveLength(249);
    const faults = randomMoments(50, 249, [0, 66]).flatMap((moment) => {
      const sky = buildChart(ephemeris, moment);
      return table.filter((row) => {
        const { ascendant, houses } = horaryChart(ephemeris, sky, row.n);
        const same =
          separation(ascendant.longitude, row.from_arcsec / 3600) < 1e-9 &&
          ascendant.starLord === row.star_lord &&
          ascendant.subLord === row.sub_lord &&
          signName(ascendant.signIndex) === row.sign;
        return !same || houses?.cusps[0]?.longitude !== ascendant.longitude;
      });
    });
    expect(faults).toEqual([]);
  });

  it('E: has the sub-sub of a number from 1 to 2193 on its Ascendant, in the sub of the number from 1 to 249 there', () => {
    for (const [index, moment] of randomMoments(12, 2193, [0, 66]).entries()) {
      const sky = buildChart(ephemeris, moment);
      for (let number = 1 + index; number <= 2193; number += 12) {
        const place = placeOfFineNumber(number);
        const { ascendant, houses } = horaryChart(ephemeris, sky, place);
        expect(ascendant.subSubLord).toBe(place.fine?.subSubLord);
        expect(houses?.cusps[0]?.longitude).toBe(ascendant.longitude);
        const rough = placeOfNumber(place.row.number);
        const { signIndex, starIndex, subIndex } = horaryChart(ephemeris, sky, rough).ascendant;
        expect({ ...ascendant }).toMatchObject({ signIndex, starIndex, subIndex });
        expect(place.degrees).toBeGreaterThanOrEqual(rough.degrees);
      }
    }
    // The first sub-sub of each sub is the number of that sub.
    expect(placeOfFineNumber(1).degrees).toBe(placeOfNumber(1).degrees);
    expect(placeOfFineNumber(10).degrees).toBe(placeOfNumber(2).degrees);
  });

  it('has opposite cusps 180 degrees apart, in order round the zodiac, and leaves the planets where they are', () => {
    for (const moment of randomMoments(40, 17, [0, 66])) {
      const sky = buildChart(ephemeris, moment);
      const chart = horaryChart(ephemeris, sky, 1 + (Math.abs(moment.utcMs) % 249));
      for (const house of HOUSES.slice(0, 6)) {
        const opposite = HOUSES[house + 5] ?? 1;
        expect(separation(cuspOf(chart, house).longitude, cuspOf(chart, opposite).longitude)).toBeCloseTo(180, 9);
      }
      expect(requireHouses(chart).cusps.reduce((sum, { span }) => sum + span, 0)).toBeCloseTo(360, 6);
      for (const planet of PLANETS) {
        expect({ ...chart.planets[planet], house: null }).toEqual({ ...sky.planets[planet], house: null });
      }
    }
  });

  it('has the cusps that a clock finds on the day that degree rises there', () => {
    // A second way: the real houses of the instant at which the degree rises, within a day of the moment.
    for (const [index, moment] of randomMoments(60, 71, [0, 60]).entries()) {
      const number = numbers[(index * 37) % 249] ?? 1;
      const degree = numberRow(number).fromArcsec / 3600;
      const [rises] = ascendantCrossings(ephemeris, [degree], moment, moment.ayanamsa, moment.jdUt, moment.jdUt + 1);
      if (rises === undefined) throw new Error(`no rising of ${degree}`);
      const then = buildChart(ephemeris, { ...moment, jdUt: rises.jd, utcMs: utcMsFromJd(rises.jd) });
      const chart = horaryChart(ephemeris, buildChart(ephemeris, moment), number);
      for (const house of HOUSES)
        expect(separation(cuspOf(chart, house).longitude, cuspOf(then, house).longitude)).toBeLessThan(0.003);
    }
  });

  it('depends on the number, the moment and the place alone', () => {
    const [moment] = randomMoments(1, 5);
    if (moment === undefined) throw new Error('no moment');
    const [first, again] = [castNumber(ephemeris, moment, 77), castNumber(ephemeris, moment, 77)];
    expect(again.chart).toEqual(first.chart);
    expect(again.ruling.ranked).toEqual(first.ruling.ranked);
    // The ruling planets are those of the sky, whatever the number (R8.6).
    expect(castNumber(ephemeris, moment, 200).ruling.slots).toEqual(first.ruling.slots);
  });

  it('does not exist for another number', () => {
    expect(() => numberRow(0)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
    expect(() => numberRow(250)).toThrow(/1 to 249/);
    for (const number of [0, 2194, 1.5]) expect(() => placeOfFineNumber(number)).toThrow(/1 to 2193/);
  });

  it('A7: has equal houses inside the polar circles, for every number', () => {
    const [moment] = randomMoments(1, 5);
    if (moment === undefined) throw new Error('no moment');
    for (let number = 1; number <= 249; number += 1) {
      const { chart } = castNumber(ephemeris, { ...moment, latitude: 70 }, number);
      const rising = numberRow(number).fromArcsec / 3600;
      for (const [index, cusp] of (chart.houses?.cusps ?? []).entries())
        expect(separation(cusp.longitude, rising + 30 * index)).toBeLessThan(1e-9);
      expect(chart.houses?.cusps).toHaveLength(12);
      expect(chart.planets.Moon.house).not.toBeNull();
    }
  });
});
