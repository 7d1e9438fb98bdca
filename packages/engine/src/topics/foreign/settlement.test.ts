import { describe, expect, it } from 'vitest';
import { disguised, naiveContact, naiveLean } from '../../../test/naive-lean.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { houseSignificators } from '../../kp/kernel/house-significators.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import type { House } from '../../zodiac/names.ts';
import { COMPASS } from '../../zodiac/sign-attributes.ts';
import { settlementOf, settlementReading, SETTLEMENTS, STAGE_VERDICTS } from './settlement.ts';

describe('settlementOf', () => {
  it.each([
    ['PROMISED', 'PROMISED', 'PROMISED', 'SETTLES'],
    ['PARTIAL', 'PARTIAL', 'PROMISED', 'SETTLES'],
    ['PROMISED', 'PARTIAL', 'PARTIAL', 'LONG_STAY'],
    ['PROMISED', 'PROMISED', 'DENIED', 'LONG_STAY'],
    ['PROMISED', 'DENIED', 'PROMISED', 'VISITS_ONLY'],
    ['DENIED', 'PROMISED', 'PROMISED', 'STAYS_HOME'],
  ] as const)('%s, %s, %s: %s', (first, second, third, overall) => {
    expect(settlementOf([first, second, third])).toBe(overall);
  });
});

const reaches = (chart: Chart, cusp: House, r: readonly House[]): boolean => {
  const csl = cuspalSubLord(chart, cusp);
  return naiveContact(chart, csl, r) < 9 && naiveLean(chart, csl, r, [2, 4, 11]) !== 'AGAINST';
};
const ofTwo = (count: number) => ['DENIED', 'PARTIAL', 'PROMISED'][count];

/** Stage three as it is written. */
function third(chart: Chart): string {
  const [fourth, twelfth] = [cuspalSubLord(chart, 4), cuspalSubLord(chart, 12)];
  const [abroad, home] = [naiveContact(chart, fourth, [12]), naiveContact(chart, fourth, [4])];
  if (abroad <= 2 && home >= abroad) return 'PROMISED';
  const linked =
    abroad < 9 ||
    naiveContact(chart, twelfth, [4]) < 9 ||
    fourth === twelfth ||
    (chart.planets[fourth].starLord === twelfth && chart.planets[twelfth].starLord === fourth);
  return linked ? 'PARTIAL' : 'DENIED';
}

describe('settlementReading over 300 charts', () => {
  const charts = randomCharts(300, 1_492);

  it('judges each stage as worked out plainly, and reaches every word', () => {
    const met = new Set<string>();
    for (const chart of charts) {
      const { overall, stages, returnPull, direction, kpmLens } = settlementReading(chart);
      const verdicts = stages.map(({ verdict }) => verdict);
      const leaving = Number(reaches(chart, 3, [3, 12])) + Number(reaches(chart, 12, [3, 12]));
      const living = Number(reaches(chart, 9, [9, 12])) + Number(reaches(chart, 12, [9, 12]));
      expect(verdicts).toEqual([ofTwo(leaving), ofTwo(living), third(chart)]);
      if (overall === 'SETTLES') expect(verdicts[2]).toBe('PROMISED');
      expect(returnPull).toBe(overall === 'SETTLES' && promise(chart, natalEvent('return_home')).side === 'yes');
      const [first] = houseSignificators(chart, 12).ordered;
      expect(direction.planet).toBe(first?.planet);
      const quarter = Math.floor(chart.planets[direction.planet].longitude / 30) % 4;
      expect(direction.direction).toBe(['E', 'S', 'W', 'N'][quarter]);
      const dual = Math.floor(chart.ascendant.longitude / 30) % 3 === 2;
      expect(kpmLens.houses).toEqual(dual ? [3, 12] : [3, 9, 12]);
      const lens = ([1, 12] as const).every(
        (cusp) => naiveContact(chart, cuspalSubLord(chart, cusp), kpmLens.houses) < 9,
      );
      expect(kpmLens.met).toBe(lens);
      [overall, ...verdicts, direction.direction, `pull ${returnPull}`].forEach((word) => met.add(word));
    }
    expect(met).toEqual(new Set([...SETTLEMENTS, ...STAGE_VERDICTS, ...COMPASS, 'pull true', 'pull false']));
  });

  it('is moved by nothing but houses', () => {
    for (const chart of charts.slice(0, 60))
      expect(settlementReading(disguised(chart))).toEqual(settlementReading(chart));
  });
});
