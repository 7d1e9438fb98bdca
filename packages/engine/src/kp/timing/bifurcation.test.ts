import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { listsOf } from '../kernel/chain.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { bifurcation, DASHA_PHASES, dashaPhase } from './bifurcation.ts';

describe('bifurcation (R5.1)', () => {
  it('splits Mars of the worked chart by hand', () => {
    // Mars in 11, owner of 5 and 10; star lord Moon in 8, owner of 1. Its sub lord decides.
    const chart = workedChart();
    const found = bifurcation(chart, 'Mars');
    expect(found.selfSignification).toBe(false);
    expect(found.source).toEqual({ planet: 'Mars', L2: [11], L4: [5, 10], houses: [5, 10, 11], ownerCusps: [5, 10] });
    expect(found.nature).toEqual({ planet: 'Moon', L1: [8], L3: [1], houses: [1, 8], ownerCusps: [1] });
    expect(found.decision.planet).toBe(chart.planets.Mars.subLord);
    expect(found.decision).toMatchObject(listsOf(chart, chart.planets.Mars.subLord));
    expect(found.houses.map(({ house, fromLayer }) => [house, fromLayer])).toEqual([
      [1, 'NATURE'],
      [8, 'NATURE'],
      [5, 'SOURCE'],
      [10, 'SOURCE'],
      [11, 'SOURCE'],
    ]);
    expect(found.houses.find(({ house }) => house === 8)?.level).toBe(1);
    expect(found.houses.find(({ house }) => house === 1)?.level).toBe(3);
  });

  it('is one layer for Venus in its own star', () => {
    const found = bifurcation(workedChart(), 'Venus');
    expect(found.selfSignification).toBe(true);
    expect(found.nature.houses).toEqual(found.source.houses);
    expect(found.houses.every(({ fromLayer }) => fromLayer === 'NATURE')).toBe(true);
  });

  it('spoils exactly the houses whose 8th or 12th the sub lord signifies', () => {
    const outcomes = new Set<string>();
    for (const chart of randomCharts(40, 31)) {
      for (const planet of PLANETS) {
        const { houses, decision, nature, source } = bifurcation(chart, planet);
        const lists = listsOf(chart, planet);
        expect(new Set(nature.houses)).toEqual(new Set([...lists.L1, ...lists.L3]));
        expect(new Set(houses.map(({ house }) => house))).toEqual(new Set([...nature.houses, ...source.houses]));
        expect(houses).toHaveLength(new Set(houses.map(({ house }) => house)).size);
        for (const { house, outcome, spoiledBy } of houses) {
          const undoing = [((house + 6) % 12) + 1, ((house + 10) % 12) + 1];
          const hit = undoing.filter((each) => decision.houses.some((decided) => decided === each));
          expect([...spoiledBy].sort()).toEqual(hit.sort());
          expect(outcome).toBe(hit.length > 0 ? 'SPOILED' : 'KEPT');
          outcomes.add(outcome);
        }
      }
    }
    expect([...outcomes].sort()).toEqual(['KEPT', 'SPOILED']);
  });
});

describe('dashaPhase', () => {
  it('names the star lord and its tenants, the sub lord and its tenants', () => {
    const seen = new Set<string>();
    for (const chart of randomCharts(30, 32)) {
      for (const lord of PLANETS) {
        for (const other of PLANETS) {
          const star =
            other === chart.planets[lord].starLord || chart.planets[other].starLord === chart.planets[lord].starLord;
          const sub =
            other === chart.planets[lord].subLord || chart.planets[other].subLord === chart.planets[lord].subLord;
          const phase = dashaPhase(chart, lord, other);
          expect(phase).toBe(star && sub ? 'BOTH' : star ? 'STAR_PHASE' : sub ? 'SUB_PHASE' : 'NEUTRAL');
          seen.add(phase);
        }
        // A lord stands in the star of its star lord and in the sub of its sub lord.
        expect(dashaPhase(chart, lord, lord)).toBe('BOTH');
      }
    }
    expect([...seen].sort()).toEqual([...DASHA_PHASES].sort());
  });
});
