import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { NATAL_EVENTS, natalEvent } from '../../events/natal.ts';
import { HOUSES } from '../../zodiac/names.ts';
import { agents } from './agents.ts';
import { chain } from './chain.ts';
import { cuspsOfEvent, housesOfEvent, planetsOfEvent } from './event-points.ts';

describe('what an event is read from', () => {
  it('marriage: cusps 2, 7, 11, and against it 1, 6, 10', () => {
    expect(cuspsOfEvent(natalEvent('marriage'))).toEqual([2, 7, 11]);
    expect(housesOfEvent(natalEvent('marriage'))).toEqual([1, 2, 6, 7, 10, 11]);
  });

  it('holds each planet that a chain of these cusps names, and no other', () => {
    for (const chart of randomCharts(40, 91, [0, 60])) {
      for (const event of NATAL_EVENTS) {
        const named = HOUSES.filter((house) => event.primaryCusp === house || event.required.includes(house))
          .map((house) => chain(chart, house))
          .flatMap(({ csl, starLordOfCsl, subLordOfCsl }) => [
            csl.planet,
            starLordOfCsl.planet,
            subLordOfCsl.planet,
            ...(csl.planet === 'Rahu' || csl.planet === 'Ketu' ? agents(chart, csl.planet) : []).map(
              ({ planet }) => planet,
            ),
          ]);
        expect(new Set(planetsOfEvent(chart, event))).toEqual(new Set(named));
      }
    }
  });
});
