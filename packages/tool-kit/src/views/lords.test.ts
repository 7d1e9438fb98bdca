import { releaseFinder } from '@cuspal/engine/kp/timing/deferral';
import { periodLord } from '@cuspal/engine/kp/timing/period-lord';
import { expect, it } from '@jest/globals';
import { ephemeris } from '../../../engine/test/random-charts.ts';
import { workedChart } from '../../../engine/test/worked-chart.ts';
import { deferredPlanetView } from './deferral.ts';
import { lordView } from './lords.ts';

it('the `Lord` object: a planet with its deferral by the clock', () => {
  const chart = workedChart();
  const releases = releaseFinder(ephemeris, 'kp');
  const context = { fromMs: Date.parse('1992-09-01T00:00:00Z'), releases };
  expect(lordView(periodLord(chart, 'Mercury', context), chart.moment)).toEqual({
    planet: 'Mercury',
    starLord: 'Saturn',
    subLord: 'Mars',
    levels: { L1: [7], L2: [1], L3: [7, 8], L4: [3, 12] },
    promoted: false,
    retrograde: false,
    actsFor: [],
    fruitfulness: null,
    deferral: {
      delayed: true,
      starLord: 'Saturn',
      turnsDirect: expect.stringMatching(/^1992-10-16T.*\+05:30$/),
      passesStartingPoint: expect.stringMatching(/^1993-01-/),
    },
  });
  expect(lordView(periodLord(chart, 'Saturn', context), chart.moment).deferral).toBeNull();
});

it('a release past the ephemeris is null, and the planet stands first where it is named', () => {
  const never = { planet: 'Moon', starLord: 'Saturn', turnsDirectMs: null, passesStartingPointMs: null } as const;
  expect(JSON.stringify(deferredPlanetView(never, { offsetMinutes: 0 }))).toBe(
    '{"planet":"Moon","delayed":true,"starLord":"Saturn","turnsDirect":null,"passesStartingPoint":null}',
  );
});
