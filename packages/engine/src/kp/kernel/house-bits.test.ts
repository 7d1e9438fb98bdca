import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import { bitsOf, countOf, signifiedBits } from './house-bits.ts';
import { level, levels, signified } from './levels.ts';

describe('houses as bits', () => {
  it('counts each house once', () => {
    expect(countOf(bitsOf([]))).toBe(0);
    expect(countOf(bitsOf([7, 2, 11, 2]))).toBe(3);
    expect(countOf(bitsOf(HOUSES))).toBe(12);
  });

  it('hold what a planet signifies, by its best level and by list', () => {
    for (const chart of randomCharts(20, 41)) {
      for (const planet of PLANETS) {
        const of = levels(chart, planet);
        const bits = signifiedBits(of);
        const at = (rank: number) => bitsOf(HOUSES.filter((house) => level(chart, planet, house) === rank));
        expect(bits).toEqual({
          any: bitsOf(signified(of)),
          ...{ at1: at(1), at2: at(2), at3: at(3), at4: at(4) },
          ...{ L1: bitsOf(of.L1), L2: bitsOf(of.L2), L3: bitsOf(of.L3), L4: bitsOf(of.L4) },
        });
      }
    }
  });
});
