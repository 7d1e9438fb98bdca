import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { runningLords } from '../../dasha/running-lords.ts';
import type { Chart } from '../../chart/chart.ts';
import { level, levels } from '../../kp/kernel/levels.ts';
import { HOUSES } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { RELATION_ROWS, RELATIONS } from './relations.ts';
import { countedFrom, extremes, NATIVE_RELATIONS, relative, RELATIVE_STATUSES } from './relatives.ts';

const charts = randomCharts(200, 9_8, [0, 60]);

/** House, alternate and karaka of each relative, written down a second time. */
const MAP =
  'spouse 7 Venus; father 9 Sun (10); mother 4 Moon; younger_sibling 3 Mars; elder_sibling 11 Jupiter; first_child 5 Jupiter; second_child 7 Jupiter; third_child 9 Jupiter; maternal_uncle 6 Mercury; paternal_uncle 12 none; friend 11 Mercury; grandfather_paternal 5 Rahu; grandfather_maternal 12 Ketu; in_law_father 3 none; in_law_mother 10 none';

const best = (chart: Chart, planet: Planet, houses: readonly number[]): number =>
  Math.min(...HOUSES.filter((house) => houses.includes(house)).map((house) => level(chart, planet, house) ?? 9));
const lean = (chart: Chart, planet: Planet, f: readonly number[], d: readonly number[]): string => {
  const [good, bad] = [best(chart, planet, f), best(chart, planet, d)];
  return good === bad ? (good === 9 ? 'NONE' : 'BOTH') : good < bad ? 'FOR' : 'AGAINST';
};

describe('the map of relatives', () => {
  it('has fifteen rows with house, karaka and source', () => {
    const rows = RELATIONS.map((relation) => {
      const { house, karaka, alternateHouse, source } = RELATION_ROWS[relation];
      expect(source).not.toBe('');
      return `${relation} ${house} ${karaka ?? 'none'}${alternateHouse === undefined ? '' : ` (${alternateHouse})`}`;
    });
    expect(rows.join('; ')).toBe(MAP);
    expect(RELATIONS.filter((relation) => RELATION_ROWS[relation].child)).toEqual([
      'first_child',
      'second_child',
      'third_child',
    ]);
  });

  it('turns: the spouse’s first is natal 7, his eleventh natal 5', () => {
    expect(countedFrom(7, 7)).toBe(1);
    expect(countedFrom(7, 5)).toBe(11);
    for (const from of HOUSES) {
      expect(countedFrom(from, from)).toBe(1);
      expect(new Set(HOUSES.map((house) => countedFrom(from, house))).size).toBe(12);
    }
    // The worked chart: cusp 7 Saturn, L1 8, L2 7, L3 1, L4 7 and 8; from 7 these are 2, 1, 7, 1 and 2.
    expect(relative(workedChart(), 'spouse', null).rotated.levels).toEqual({ L1: [2], L2: [1], L3: [7], L4: [1, 2] });
  });
});

describe('200 random charts', () => {
  it('status, relation and distance follow the houses', () => {
    const turn = (from: House, nth: number): number => ((from + nth - 2) % 12) + 1;
    const reached = { status: new Set(), relation: new Set(), distance: new Set() };
    for (const chart of charts) {
      const running = runningLords(chart, chart.moment.utcMs + 30 * 365.25 * 86_400_000);
      for (const relation of RELATIONS) {
        const { house, child } = RELATION_ROWS[relation];
        const found = relative(chart, relation, running);
        const csl = chart.houses?.cusps[house - 1]?.subLord ?? 'Sun';
        expect([found.csl, found.chain.subLord, found.chain.cusp]).toEqual([csl, csl, house]);
        const turned = (houses: readonly number[]) => houses.map((nth) => turn(house, nth));
        const well = child ? null : lean(chart, csl, turned([1, 5, 11]), turned([6, 8, 12]));
        const means = lean(chart, csl, turned([2, 6, 10, 11]), turned([5, 8, 12]));
        expect([found.rotated.wellbeing, found.rotated.means]).toEqual([well, means]);
        const both = child ? [means] : [well, means];
        const status = both.every((each) => each === 'FOR')
          ? 'STRONG'
          : both.every((each) => each === 'AGAINST')
            ? 'WEAK'
            : 'MIXED';
        expect(found.status).toBe(status);
        const beside = lean(chart, csl, [1, 2, 5, 9, 11], [6, 8, 12]);
        expect(found.relationToNative).toBe(
          beside === 'FOR' ? 'SUPPORTIVE' : beside === 'AGAINST' ? 'STRAINED' : 'NEUTRAL',
        );
        const [near, far] = [best(chart, csl, [4, 11]), best(chart, csl, [3, 9, 12])];
        expect(found.distance).toBe(near === far ? 'UNKNOWN' : near < far ? 'NEAR' : 'FAR');
        const natal = levels(chart, csl);
        for (const key of ['L1', 'L2', 'L3', 'L4'] as const)
          expect(new Set(found.rotated.levels[key].map((nth) => turn(house, nth)))).toEqual(new Set(natal[key]));
        expect(found.activeNow.map(({ planet }) => planet)).toEqual(
          (running ?? [])
            .slice(0, 2)
            .map(({ planet }) => planet)
            .filter((planet) => best(chart, planet, [house]) < 9),
        );
        reached.status.add(found.status);
        reached.relation.add(found.relationToNative);
        reached.distance.add(found.distance);
      }
    }
    expect(reached.status).toEqual(new Set(RELATIVE_STATUSES));
    expect(reached.relation).toEqual(new Set(NATIVE_RELATIONS));
    expect(reached.distance).toEqual(new Set(['NEAR', 'FAR', 'UNKNOWN']));
  });

  it('the best support is supportive at the best level, the most strained at odds', () => {
    for (const chart of charts) {
      const rows = RELATIONS.map((relation) => relative(chart, relation, null));
      const { bestSupport, mostStrained } = extremes(chart, rows);
      const find = (name: string | null) => rows.find(({ relation }) => relation === name);
      const levelsOf = (wanted: string, houses: readonly number[]) =>
        rows.filter((row) => row.relationToNative === wanted).map(({ csl }) => best(chart, csl, houses));
      const good = levelsOf('SUPPORTIVE', [1, 2, 5, 9, 11]);
      const bad = levelsOf('STRAINED', [6, 8, 12]);
      if (good.length === 0) expect(bestSupport).toBeNull();
      else expect(best(chart, find(bestSupport)?.csl ?? 'Sun', [1, 2, 5, 9, 11])).toBe(Math.min(...good));
      if (bad.length === 0) expect(mostStrained).toBeNull();
      else expect(best(chart, find(mostStrained)?.csl ?? 'Sun', [6, 8, 12])).toBe(Math.min(...bad));
    }
  });
});
