import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { separation } from '../../base/angles.ts';
import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { resolveBirth } from '../../time/moment.ts';
import { divide } from '../../zodiac/division.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { channelsOf } from './channels.ts';
import { chartWeather } from './chart-weather.ts';
import { FOURTH_CUSP_VERDICTS, fourthCuspSums } from './fourth-cusp.ts';
import { chartChannels, chartWeatherOf, momentWeather } from './weather.ts';

const KEYS = ['temp', 'precip', 'wind'] as const;
const sumOf = (chart: Chart) =>
  KEYS.map((key) => chartWeather(chart).reduce((sum, { values }) => sum + values[key], 0));

describe('the sky of 10 March 2026, 12:00, over Colombo', () => {
  const chart = buildChart(
    ephemeris,
    resolveBirth({ birth_datetime: '2026-03-10T12:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 }),
  );
  const { channels, fourthCusp, saptaNadi } = chartWeatherOf(chart);

  it('has the sums and scores of the rule', () => {
    expect(sumOf(chart)).toEqual([20.5, -4.25, 18.25]);
    KEYS.forEach((key, at) => expect(saptaNadi.sums[key]).toBeCloseTo([-1.3, 5.65, 4.5][at] ?? NaN, 9));
    const { temperature, precipitation, wind } = channels;
    expect([temperature.score, precipitation.score, wind.score]).toEqual([56.2, 45.4, 44.8]);
  });

  it('has its fourth cusp', () => {
    expect(fourthCusp).toMatchObject({
      csl: 'Rahu',
      starLord: 'Rahu',
      sums: { temp: 6, precip: 0, wind: 24 },
      verdict: 'WINDY',
      agreesWithScores: false,
      floodNote: false,
    });
    expect(fourthCusp?.longitude).toBeCloseTo(139.9304, 4);
  });
});

/** The tables as they are printed: temp, precip, wind of the nine planets and of the four elements. */
const PLANET = '8 -4 0|-3 8 0|8 -5 5|0 0 9|4 2 2|2 7 -2|-9 2 3|2 0 6|3 -4 4'
  .split('|')
  .map((row) => row.split(' ').map(Number));
const ELEMENT = '5 -5 0|-3 -1 -2|0 0 6|-2 6 0'.split('|').map((row) => row.split(' ').map(Number));
const LORD = [2, 5, 3, 1, 0, 3, 5, 2, 4, 6, 6, 4];

/** The scores spelled out channel by channel. */
function naive(chart: Chart, channel: number): number {
  const planet = (at: number): number => PLANET[at]?.[channel] ?? NaN;
  const sign = (at: number): number => ELEMENT[at % 4]?.[channel] ?? NaN;
  const rising = Math.floor(chart.ascendant.longitude / 30);
  const cusp = chart.houses?.cusps[3]?.longitude ?? ((rising + 3) % 12) * 30;
  let sum = sign(Math.floor(cusp / 30)) + sign(rising) / 2;
  PLANETS.forEach((name, at) => {
    const { longitude, house } = chart.planets[name];
    const placed = house ?? ((Math.floor(longitude / 30) - rising + 12) % 12) + 1;
    sum += planet(at) * (placed === 4 ? 2 : placed === 1 ? 1 : placed === 7 || placed === 10 ? 0.5 : 0.25);
    const from = separation(longitude, cusp);
    if ([0, 60, 90, 120, 180].some((angle) => from >= angle - 5 && from <= angle + 5)) sum += planet(at) / 2;
  });
  const lord = LORD[Math.floor(cusp / 30)] ?? NaN;
  const lordName = PLANETS[lord] ?? 'Sun';
  return sum + planet(lord) + sign(Math.floor(chart.planets[lordName].longitude / 30)) / 2;
}

describe('random skies', () => {
  const charts = [...randomCharts(250, 3501, [0, 66]), ...randomCharts(50, 3502, [67, 89])];

  it('are weighed as the channels are spelled out, by whole signs inside the polar circles', () => {
    for (const chart of charts)
      sumOf(chart).forEach((sum, channel) => expect(sum).toBeCloseTo(naive(chart, channel), 9));
  });

  it('have scores that their factors add up to, and signals by the limits 40 and 60', () => {
    for (const chart of charts) {
      const { temperature, precipitation, wind } = chartChannels(chart);
      for (const { score, signal, band, factors } of [temperature, precipitation, wind]) {
        expect(factors.reduce((sum, { points }) => sum + points, 50)).toBeCloseTo(score, 6);
        for (const { factor, points } of factors)
          if (factor !== 'others' && factor !== 'clamp') expect(Math.abs(points)).toBeGreaterThanOrEqual(1);
        expect(signal === 'NORMAL').toBe(score >= 40 && score <= 60);
        expect(band).toBe(
          score < 25 ? 'VERY_LOW' : score < 40 ? 'LOW' : score <= 60 ? 'NORMAL' : score <= 75 ? 'HIGH' : 'VERY_HIGH',
        );
      }
    }
  });

  it('have an average near 50, so that no signal is the rule', () => {
    const many = randomCharts(600, 77, [0, 60]).map(chartChannels);
    for (const name of ['temperature', 'precipitation', 'wind'] as const) {
      const mean = many.reduce((sum, channels) => sum + channels[name].score, 0) / many.length;
      expect(Math.abs(mean - 50)).toBeLessThan(2.5);
    }
  });

  it('have each verdict of the fourth cusp, by the greatest sum of 6 or more', () => {
    const found = new Set<string>();
    for (const chart of charts) {
      const { fourthCusp, fourthCuspReason } = chartWeatherOf(chart);
      expect(fourthCusp === null).toBe(fourthCuspReason !== undefined);
      if (fourthCusp === null) continue;
      const { temp, precip, wind } = fourthCusp.sums;
      found.add(fourthCusp.verdict);
      const leading = { WET: precip, DRY: -precip, HOT: temp, COLD: -temp, WINDY: wind }[fourthCusp.verdict];
      expect(leading).toBeGreaterThanOrEqual(6);
      for (const other of [Math.abs(precip), wind, Math.abs(temp)]) expect(other).toBeLessThanOrEqual(leading);
    }
    expect([...found].sort()).toEqual([...FOURTH_CUSP_VERDICTS].sort());
  });

  it('have a channel that leads whatever the sub lord and its place', () => {
    for (const csl of PLANETS) {
      for (let degree = 0; degree < 360; degree += 10 / 3) {
        const { starLord, signIndex } = divide(degree + 1);
        const { temp, precip, wind } = fourthCuspSums(csl, starLord, signIndex);
        expect(Math.max(Math.abs(temp), Math.abs(precip), wind)).toBeGreaterThanOrEqual(6);
      }
    }
  });

  it('mixes phase and moment 6 to 4, with the nadis of the moment', () => {
    charts.slice(0, 40).forEach((phase, at) => {
      const moment = charts[at + 1] ?? phase;
      const { channels, saptaNadi } = momentWeather(phase, moment);
      [channels.temperature, channels.precipitation, channels.wind].forEach(({ score, factors }, channel) => {
        const base = [-13, -6, -28][channel] ?? NaN;
        const nadi = saptaNadi.sums[KEYS[channel] ?? 'temp'];
        const open = 50 + 0.6 * naive(phase, channel) + 0.4 * naive(moment, channel) + nadi + base;
        expect(Math.abs(Math.min(Math.max(open, 0), 100) - score)).toBeLessThanOrEqual(0.0500001);
        expect(factors.reduce((sum, { points }) => sum + points, 50)).toBeCloseTo(score, 6);
      });
      expect(saptaNadi).toEqual(chartWeatherOf(moment).saptaNadi);
    });
  });
});

describe('a sum past the scale', () => {
  it.each([
    [70, 100, -20],
    [-60.04, 0, 10],
  ])('of %p is cut to %p by its own row', (points, score, clamp) => {
    const { temperature } = channelsOf([{ factor: 'much', values: { temp: points, precip: 0, wind: 0 } }]);
    expect(temperature).toMatchObject({ score, factors: expect.arrayContaining([{ factor: 'clamp', points: clamp }]) });
    expect(temperature.factors.reduce((sum, each) => sum + each.points, 50)).toBeCloseTo(score, 9);
  });
});
