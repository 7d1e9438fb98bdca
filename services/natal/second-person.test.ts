import { GOLDEN, testEphemeris } from '@cuspal/tool-kit/testing';
import { withOwnCalls } from '@cuspal/engine/sky/own-calls';
import { describe, expect, it } from 'vitest';
import { asPerson } from './test/partner.ts';
import { secondChart } from './second-person.ts';

const oneCall = () => ({ ephemeris: withOwnCalls(testEphemeris()), note: () => {} });

describe('the chart of a second person', () => {
  it('is built once for all that a call asks, and never shared between calls, people or frames', () => {
    const call = oneCall();
    const person = asPerson(GOLDEN);
    const chart = secondChart(call, person, 'partner', 'kp');
    expect(secondChart(call, { ...person }, 'person2', 'kp')).toBe(chart);
    expect(secondChart(oneCall(), person, 'partner', 'kp')).not.toBe(chart);
    const north = secondChart(call, { ...person, latitude: person.latitude + 1 }, 'partner', 'kp');
    expect(north.ascendant.longitude).not.toBe(chart.ascendant.longitude);
    const raman = secondChart(call, person, 'partner', 'raman');
    expect(raman.planets.Moon.longitude).not.toBe(chart.planets.Moon.longitude);
    expect(secondChart(call, person, 'partner', 'kp')).toEqual(chart);
  });
});
