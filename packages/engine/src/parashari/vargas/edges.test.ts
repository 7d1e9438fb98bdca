import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { ephemeris, movedBy, randomCharts } from '../../../test/random-charts.ts';
import { buildChart } from '../../chart/build.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { arcToEdge, ascendantSpeed, edgeWarnings, secondsToEdge } from './edges.ts';
import { DIVISIONS, vargaPlace } from './vargas.ts';

describe('edges of a division', () => {
  it('are measured to the nearer side, and warned of within two minutes of arc', () => {
    const chart = drawnChart({
      ascendant: 10,
      planets: { Sun: 3.35, Moon: 3.36, Mars: 33.301, Mercury: 359.97, Jupiter: 5, Venus: 95, Saturn: 214, Rahu: 0.02 },
    });
    expect(arcToEdge('D9', 5)).toBeCloseTo(10 / 6, 9);
    expect(arcToEdge('D30', 30 + 19.5)).toBeCloseTo(0.5, 9);
    // Navamsas are 3°20' wide: Sun 1' past an edge, Mars just under 2' before one; the Moon is 1.6' past.
    expect(
      edgeWarnings(ephemeris, chart, 'D9').map(({ body, minutesOfArc }) => [
        body,
        Math.round(minutesOfArc * 100) / 100,
      ]),
    ).toEqual([
      ['Ascendant', 0],
      ['Sun', 1],
      ['Moon', 1.6],
      ['Mars', 1.94],
      ['Mercury', 1.8],
      ['Rahu', 1.2],
      ['Ketu', 1.2],
    ]);
  });

  it('give the ascendant seconds that lead across the edge, one way or the other', () => {
    for (const chart of randomCharts(60, 77)) {
      const seconds = secondsToEdge(ephemeris, chart, 'D60') ?? NaN;
      const places = [-1.02, -0.98, 0.98, 1.02].map((times) => {
        const { ascendant } = buildChart(ephemeris, movedBy(chart.moment, times * seconds));
        return vargaPlace('D60', ascendant.longitude).part;
      });
      const own = vargaPlace('D60', chart.ascendant.longitude).part;
      expect(places.slice(1, 3)).toEqual([own, own]);
      expect(places[0] !== own || places[3] !== own).toBe(true);
    }
  });

  it('know the speed of the ascendant: 360° in a sidereal day on the mean, none at a pole', () => {
    const chart = randomCharts(1, 5)[0];
    if (chart === undefined) throw new Error('no chart');
    const day = 86_164;
    const speeds = Array.from({ length: 1440 }, (_, n) =>
      ascendantSpeed(ephemeris, { ...chart, moment: movedBy(chart.moment, (n * day) / 1440) }),
    );
    expect((speeds.reduce((sum, speed) => sum + speed, 0) * day) / 1440).toBeCloseTo(360, 0);
    const pole = { ...chart, moment: { ...chart.moment, latitude: 90 } };
    expect(secondsToEdge(ephemeris, pole, 'D60')).toBeNull();
  });

  it('warn of planets without seconds', () => {
    const found = randomCharts(60, 78).flatMap((chart) =>
      DIVISIONS.flatMap((division) => edgeWarnings(ephemeris, chart, division)),
    );
    for (const { body, secondsOfTime, minutesOfArc } of found) {
      expect(minutesOfArc).toBeLessThanOrEqual(2);
      expect(secondsOfTime === null).toBe(PLANETS.some((planet) => planet === body));
    }
    expect(found.some(({ body }) => body === 'Ascendant')).toBe(true);
  });
});
