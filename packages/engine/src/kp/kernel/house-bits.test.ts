import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import { bitsOf } from '../../zodiac/house-math.ts';
import { countOf, signifiedBits } from './house-bits.ts';
import { naiveLists, naiveRank } from '../../../test/naive-levels.ts';

describe('houses as bits', () => {
  it('counts each house once', () => {
    expect(countOf(bitsOf([]))).toBe(0);
    expect(countOf(bitsOf([7, 2, 11, 2]))).toBe(3);
    expect(countOf(bitsOf(HOUSES))).toBe(12);
  });

  it('hold what a planet signifies, spelled out from the longitudes', () => {
    for (const chart of randomCharts(20, 41)) {
      for (const planet of PLANETS) {
        const { L1, L2, L3, L4 } = naiveLists(chart, planet);
        const at = (rank: number) => bitsOf(HOUSES.filter((house) => naiveRank(chart, planet, house) === rank));
        expect(signifiedBits(chart, planet)).toMatchObject({
          any: bitsOf([...L1, ...L2, ...L3, ...L4]),
          ...{ at1: at(1), at2: at(2), at3: at(3), at4: at(4) },
          ...{ L1: bitsOf(L1), L2: bitsOf(L2), L3: bitsOf(L3), L4: bitsOf(L4) },
        });
      }
    }
  });
});
