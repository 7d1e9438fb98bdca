import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../test/random-charts.ts';
import type { Chart } from '../chart/chart.ts';
import { cuspOf, houseOfPlanet } from '../chart/placement.ts';
import { requireHouses } from '../chart/houses.ts';
import { baseRate } from '../kp/promise/base-rate.ts';
import { matter } from '../kp/promise/matter.ts';
import { promise, verdictOf } from '../kp/promise/promise.ts';
import { HOUSES, PLANETS } from '../zodiac/names.ts';
import { byPlanet } from '../zodiac/records.ts';
import { matterInWords } from './event.ts';
import { fitsAge } from './life-stage.ts';
import { NATAL_EVENTS, natalEvent } from './natal.ts';
import { RELATIONS } from './relation.ts';
import { judgedGroup, resolveEvent } from './resolve.ts';
import { rotationOf, turnedEvent } from './rotation.ts';

/** The chart with its houses numbered from the person, as a practitioner redraws it. */
function redrawn(chart: Chart, relation: (typeof RELATIONS)[number]): Chart {
  const { original, counted } = rotationOf(relation);
  return {
    ...chart,
    planets: byPlanet((planet) => ({
      ...chart.planets[planet],
      house: counted(houseOfPlanet(chart, planet)),
    })),
    houses: { ...requireHouses(chart), cusps: HOUSES.map((house) => ({ ...cuspOf(chart, original(house)), house })) },
  };
}

describe('a matter of a relative in the birth chart of another person (R9.8)', () => {
  it('E: turns three matters as they are counted by hand', () => {
    // The mother is house 4: her 6, 8 and 12 are 9, 11 and 3, and against them 1, 5 and 11 are 4, 8 and 2.
    expect(turnedEvent(natalEvent('surgery'), 'mother')).toMatchObject({
      label: "the mother's Surgery",
      primaryCusp: 9,
      required: [3, 9, 11],
      denial: [2, 4, 8],
    });
    // The rule book's example: 2, 6, 10 and 11 from the spouse are 8, 12, 4 and 5.
    expect(turnedEvent(natalEvent('career_start'), 'spouse')).toMatchObject({
      primaryCusp: 4,
      required: [4, 5, 8, 12],
      denial: [2, 6, 11],
    });
    // The 7th from the 5th is the 11th, which is the marriage of a child.
    expect(turnedEvent(natalEvent('marriage'), 'child')).toMatchObject({
      primaryCusp: 11,
      required: [3, 6, 11],
      denial: [2, 5, 10],
    });
  });

  it("E: leaves the person's own matter as it is", () => {
    for (const event of NATAL_EVENTS) {
      expect(turnedEvent(event, 'self')).toBe(event);
      expect(turnedEvent(event, undefined)).toBe(event);
    }
  });

  it('E: judges and weighs as the chart that is drawn anew from the relative', () => {
    let differ = 0;
    for (const chart of randomCharts(24, 498, [0, 60]))
      for (const relation of RELATIONS) {
        const other = redrawn(chart, relation);
        for (const event of NATAL_EVENTS) {
          const turned = turnedEvent(event, relation);
          const { verdict, side, weightRequired, weightDenial } = verdictOf(chart, turned);
          expect(verdictOf(other, event)).toMatchObject({ verdict, side, weightRequired, weightDenial });
          if (verdictOf(chart, event).verdict !== verdict) differ += 1;
        }
        const marriage = natalEvent('marriage');
        const [here, there] = [matter(chart, turnedEvent(marriage, relation)), matter(other, marriage)];
        for (const planet of PLANETS) expect(here.lords[planet].standing).toBe(there.lords[planet].standing);
      }
    expect(differ).toBeGreaterThan(1000);
  });

  it('E: has neither a base rate nor a life stage', () => {
    const [chart] = randomCharts(1, 499, [0, 60]);
    const event = turnedEvent(natalEvent('childbirth'), 'mother');
    expect(baseRate(event, 'yes')).toBeNull();
    expect(chart && promise(chart, event).baseRate).toBeNull();
    for (const age of [0, 40, 90]) expect(fitsAge(event, age, 'female')).toBe(true);
  });

  it('E: names whose a group of houses is', () => {
    const group = turnedEvent(judgedGroup([7, 2, 11]), 'father');
    expect(group.label).toBe("the father's houses 3, 7 and 10");
    expect(matterInWords(group)).toBe("the father's matter of houses 3, 7 and 10");
  });

  it('E: says with the houses whose they are and how they are counted', () => {
    const resolved = resolveEvent({ event: 'Surgery', relation: 'mother' });
    expect(resolved?.resolution).toMatchObject({ relation: 'mother', primaryCusp: 9, requiredHouses: [3, 9, 11] });
    expect(resolved?.notes.join(' ')).toContain('house 6 of the mother is house 9 of this chart');
    expect(resolveEvent({ event: 'Surgery', relation: 'self' })).toEqual(resolveEvent({ event: 'Surgery' }));
  });
});
