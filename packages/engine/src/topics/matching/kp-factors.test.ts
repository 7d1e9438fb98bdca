import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { matchPerson } from './match-person.ts';
import { subLordMatching } from './kp-factors.ts';

const people = randomCharts(120, 33_4).map((chart) => matchPerson(ephemeris, chart, chart.moment.utcMs));

describe('sub lord matching (R33.3)', () => {
  it('names the planets that tie the two and which lords of the other they are', () => {
    const ties = people.slice(1).flatMap((one, index) => {
      const [other = one] = people.slice(index);
      const { details } = subLordMatching(one, other);
      return details.flatMap(({ detail }) => (detail.startsWith('The 7th sub lord') ? [{ detail, one, other }] : []));
    });
    expect(ties.length).toBeGreaterThan(20);
    for (const { detail, one, other } of ties) {
      const [from, to] = detail.includes('the first person') ? [one.chart, other.chart] : [other.chart, one.chart];
      const sub = cuspalSubLord(from, 7);
      const star = from.planets[sub].starLord;
      expect(detail).toContain(`${sub}, in ${star === sub ? 'its own star' : 'the star of'}`);
      const both = [sub, star];
      expect(detail.includes('Lagna sign lord')).toBe(both.includes(to.ascendant.signLord));
      expect(detail.includes('Lagna star lord')).toBe(both.includes(to.ascendant.starLord));
      expect(detail.includes('Lagna sub lord')).toBe(both.includes(to.ascendant.subLord));
      expect(detail.includes('Moon sign lord')).toBe(both.includes(to.planets.Moon.signLord));
      expect(detail.includes('Moon star lord')).toBe(both.includes(to.planets.Moon.starLord));
    }
  });
});
