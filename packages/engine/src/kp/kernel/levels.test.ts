import { describe, expect, it } from 'vitest';
import { naiveLists, naiveRank, naiveSources } from '../../../test/naive-levels.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { HOUSES, isNode, PLANETS } from '../../zodiac/names.ts';
import { LEVEL_KEYS, level, levels, rankedHouses, rankIn } from './levels.ts';

const charts = randomCharts(300, 61, [0, 60]);

describe('the nodes of the worked chart (R6.2, R6.3)', () => {
  const chart = workedChart();

  it('Rahu in 5, seen by Mars (11, owns 5 and 10) and Jupiter (2, owns 6 and 9), in the star of Ketu in 11', () => {
    const rahu = levels(chart, 'Rahu');
    // Ketu hands on 3 and 12 of Mercury, its only agent, and not the first house where Mercury stands.
    expect(rahu).toMatchObject({ L1: [11], L2: [2, 5, 11], L3: [3, 12], L4: [5, 6, 9, 10] });
    // Nobody stands in a star of Rahu: its own place rises to 1, what Mars and Jupiter lend stays at 2 and 4.
    expect(rahu.promoted).toBe(true);
    expect(rahu.L2.map((house) => rankIn(rahu, 'L2', house))).toEqual([2, 1, 2]);
    expect(rahu.L4.map((house) => rankIn(rahu, 'L4', house))).toEqual([4, 4, 4, 4]);
    expect(HOUSES.map((house) => rahu.best[house])).toEqual([null, 2, 3, null, 1, 4, null, null, 4, 4, 1, 3]);
  });

  it('Ketu in 11, alone, in a sign of Mercury (1, owns 3 and 12) and in the star of Mars', () => {
    const ketu = levels(chart, 'Ketu');
    expect(ketu).toMatchObject({ L1: [11], L2: [1, 11], L3: [5, 10], L4: [3, 12], promoted: false });
    expect(rankedHouses(chart, 'Ketu')).toEqual([
      { house: 11, level: 1 },
      { house: 1, level: 2 },
      { house: 5, level: 3 },
      { house: 10, level: 3 },
      { house: 3, level: 4 },
      { house: 12, level: 4 },
    ]);
  });
});

describe('300 random charts', () => {
  it('agrees with the four levels spelled out from the longitudes', () => {
    for (const chart of charts) {
      for (const planet of PLANETS) {
        const of = levels(chart, planet);
        expect({ L1: of.L1, L2: of.L2, L3: of.L3, L4: of.L4 }).toEqual(naiveLists(chart, planet));
        expect(HOUSES.map((house) => level(chart, planet, house) ?? 9)).toEqual(
          HOUSES.map((house) => naiveRank(chart, planet, house)),
        );
      }
    }
  });

  it('ranks each house of each list no better than the best, and promotes nothing lent', () => {
    const seen = new Set<string>();
    for (const chart of charts) {
      for (const planet of PLANETS) {
        const of = levels(chart, planet);
        for (const key of LEVEL_KEYS) {
          for (const house of of[key]) {
            const rank = rankIn(of, key, house);
            expect(rank).toBeGreaterThanOrEqual(of.best[house] ?? 9);
            seen.add(`${isNode(planet) ? 'node' : 'planet'} ${of.promoted ? 'promoted' : 'plain'} ${key} ${rank}`);
          }
        }
        expect(rankIn(of, 'L1', HOUSES.find((house) => !of.L1.includes(house)) ?? 1)).toBeNull();
      }
    }
    expect([...seen].sort()).toEqual(
      [
        ...['planet', 'node'].flatMap((kind) => ['1', '2', '3', '4'].map((n) => `${kind} plain L${n} ${n}`)),
        ...['L1 1', 'L2 1', 'L3 3', 'L4 3'].map((rank) => `planet promoted ${rank}`),
        ...['L1 1', 'L2 1', 'L2 2', 'L3 3', 'L4 4'].map((rank) => `node promoted ${rank}`),
      ].sort(),
    );
  });

  it('hands on no place of an agent through a star lord', () => {
    for (const chart of charts) {
      for (const planet of PLANETS) {
        const { starLord } = chart.planets[planet];
        const [only, ...more] = naiveSources(chart, planet).filter((source) => source.list === 1);
        expect([only?.from, more]).toEqual([starLord, []]);
      }
    }
  });
});
