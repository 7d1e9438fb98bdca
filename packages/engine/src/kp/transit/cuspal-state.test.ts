import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import { CUSPAL_STATES, cuspalState } from './cuspal-state.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise } from '../promise/promise.ts';
import { PLANETS } from '../../zodiac/names.ts';

const MOVERS: readonly string[] = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

describe('retrogression in the chain of a cusp (R12.2)', () => {
  it('follows from the motions at birth alone, but for what the promise denies; every state is met', () => {
    const met = new Set<string>();
    let double = 0;
    for (const chart of randomCharts(80, 122, [0, 60])) {
      const backward = (planet: string): boolean =>
        MOVERS.includes(planet) &&
        PLANETS.map((each) => chart.planets[each]).some((at) => at.planet === planet && at.speed < 0);
      for (const event of NATAL_EVENTS) {
        const found = cuspalState(chart, event);
        const csl = cuspalSubLord(chart, event.primaryCusp);
        const { starLord, subLord } = chart.planets[csl];
        expect(found).toMatchObject({
          cusp: event.primaryCusp,
          csl,
          retrograde: { csl: backward(csl), starLord: backward(starLord), subLord: backward(subLord) },
          doubleRetrograde: backward(csl) && backward(starLord),
        });
        met.add(found.state);
        if (found.doubleRetrograde) double += 1;
        const denied = promise(chart, event).verdict === 'DENIED';
        expect(found.state === 'denied').toBe(denied);
        if (denied) continue;
        if (backward(starLord)) expect(found.state).toBe('delayed');
        else if (backward(csl) && (csl === 'Mercury' || csl === 'Mars')) expect(found.state).toBe('sudden');
        else expect(found.state).toBe('none');
      }
    }
    expect(met).toEqual(new Set(CUSPAL_STATES));
    expect(double).toBeGreaterThan(0);
  });
});
