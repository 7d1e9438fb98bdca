import { describe, expect, it } from 'vitest';
import { buildChart } from './build.ts';
import { createSwissEphemeris } from '../sky/swiss.ts';
import { resolveBirth } from '../time/moment.ts';
import { byPlanet } from '../zodiac/records.ts';
import { perChart, perChartAnd } from './per-chart.ts';

const chartOf = () =>
  buildChart(
    createSwissEphemeris(),
    resolveBirth({ birth_datetime: '1992-08-14T10:02', latitude: 13.1, longitude: 80.3, utc_offset_minutes: 330 }),
  );

describe('what is derived from a chart', () => {
  it('is computed once for each chart and each function', () => {
    let computed = 0;
    const signs = perChart(({ planets }) => [planets.Moon.signIndex, (computed += 1)]);
    const lords = perChart(({ planets }) => [planets.Moon.starLord]);
    const [one, other] = [chartOf(), chartOf()];
    expect(signs(one)).toBe(signs(one));
    expect(lords(one)).toEqual([one.planets.Moon.starLord]);
    expect(signs(one)).toEqual([one.planets.Moon.signIndex, 1]);
    expect(signs(other)).toEqual([one.planets.Moon.signIndex, 2]);
    expect(computed).toBe(2);
  });

  it('is computed once for each chart and each key', () => {
    let computed = 0;
    const signs = perChartAnd(({ planets }, planet: 'Sun' | 'Moon') => [planets[planet].signIndex, (computed += 1)]);
    const [one, other] = [chartOf(), chartOf()];
    expect(signs(one, 'Moon')).toEqual([one.planets.Moon.signIndex, 1]);
    expect(signs(one, 'Moon')).toBe(signs(one, 'Moon'));
    expect(signs(one, 'Sun')).toEqual([one.planets.Sun.signIndex, 2]);
    expect(signs(other, 'Moon')).toEqual([other.planets.Moon.signIndex, 3]);
  });

  it('is not copied into a chart that differs', () => {
    const chart = chartOf();
    const moon = perChart(({ planets }) => [planets.Moon.longitude]);
    expect(moon(chart)).toEqual([chart.planets.Moon.longitude]);
    const moved = {
      ...chart,
      planets: { ...byPlanet((each) => chart.planets[each]), Moon: { ...chart.planets.Moon, longitude: 1.5 } },
    };
    expect(moon(moved)).toEqual([1.5]);
    expect(moon(chart)).toEqual([chart.planets.Moon.longitude]);
  });

  it('is seen neither in the chart nor in its JSON', () => {
    const chart = chartOf();
    const before = JSON.stringify(chart);
    perChart(() => ['kept'])(chart);
    expect(JSON.stringify(chart)).toBe(before);
    expect(chart).toEqual(chartOf());
  });
});
