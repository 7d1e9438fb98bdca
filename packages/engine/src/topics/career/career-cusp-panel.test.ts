import { describe, expect, it } from 'vitest';
import { charts } from '../../../test/career-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { contact, weight } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { careerBalanceBand, careerCuspPanel, CAREER_CUSPS, NEGATING_CUSPS } from './career-cusp-panel.ts';

const chart = workedChart();

describe('careerCuspPanel', () => {
  it('gives the golden index of the worked chart', () => {
    const { balance, band, strongestCusp, weakestCusp } = careerCuspPanel(chart);
    expect([balance.score, band, strongestCusp, weakestCusp]).toEqual([14, 'MIXED', 7, 2]);
  });

  it('recomputes from the nine rows, ties giving nothing', () => {
    for (const each of charts) {
      const { careerCusps, negationCusps, balance, band } = careerCuspPanel(each);
      const net = [...CAREER_CUSPS, ...NEGATING_CUSPS].map((cusp) => {
        const csl = cuspalSubLord(each, cusp);
        return weight(contact(each, csl, CAREER_CUSPS)) - weight(contact(each, csl, NEGATING_CUSPS));
      });
      expect([...careerCusps.map((row) => row.net), ...negationCusps.map((row) => 0 - row.pressure)]).toEqual(net);
      const raw = net.reduce((sum, value) => sum + value, 0);
      expect(balance.score).toBe(Math.round((100 * raw) / 36));
      expect(band).toBe(careerBalanceBand(balance.score));
      expect(balance.factors.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(balance.score, 6);
      for (const row of [...careerCusps, ...negationCusps])
        if (row.lean === 'BOTH') expect('net' in row ? row.net : row.pressure).toBe(0);
    }
  });

  it('spreads over random charts: median near 8, five in a hundred beyond -44 and 53', () => {
    const scores = charts.map((each) => careerCuspPanel(each).balance.score).sort((a, b) => a - b);
    expect(Math.abs((scores[200] ?? 99) - 8)).toBeLessThanOrEqual(6);
    expect(Math.abs((scores[20] ?? 99) + 44)).toBeLessThanOrEqual(9);
    expect(Math.abs((scores[380] ?? 99) - 53)).toBeLessThanOrEqual(9);
  });

  it.each([
    [40, 'STRONG'],
    [39, 'FAVOURABLE'],
    [15, 'FAVOURABLE'],
    [14, 'MIXED'],
    [-14, 'MIXED'],
    [-15, 'OBSTRUCTED'],
    [-39, 'OBSTRUCTED'],
    [-40, 'HEAVILY_OBSTRUCTED'],
  ])('index %d is %s', (index, band) => expect(careerBalanceBand(index)).toBe(band));
});
