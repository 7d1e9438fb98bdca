import { describe, expect, it } from 'vitest';
import { EARN, LOSE, charts } from '../../../test/career-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { contact, level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { House } from '../../zodiac/names.ts';
import { earnedIncome, incomeGrade } from './earned-income.ts';

const chart = workedChart();

describe('earnedIncome', () => {
  it('gives the golden balance of the worked chart', () => {
    const { balance, grade, cusps } = earnedIncome(chart);
    expect([balance, grade, cusps.map(({ point }) => point)]).toEqual([2, 'MODERATE', [0, 0, 0, 2]]);
  });

  it('points by lean and level, leaks by two losing houses or spending on 2', () => {
    for (const each of charts.slice(0, 200)) {
      const { balance, cusps, leaks, steadiness } = earnedIncome(each);
      const points = EARN.map((cusp): number => {
        const csl = cuspalSubLord(each, cusp);
        const [f, d] = [contact(each, csl, EARN) ?? 9, contact(each, csl, LOSE) ?? 9];
        if (f < d) return f <= 2 ? 2 : 1;
        return d < f ? (d <= 2 ? -2 : -1) : 0;
      });
      expect(cusps.map(({ point }) => point)).toEqual(points);
      expect(balance).toBe(points.reduce((sum, value) => sum + value, 0));
      const held = (cusp: House): number =>
        LOSE.filter((house) => level(each, cuspalSubLord(each, cusp), house) !== null).length;
      const spends = (level(each, cuspalSubLord(each, 12), 2) ?? 9) <= 2;
      expect(leaks.map(({ cusp }) => cusp)).toEqual([
        ...([2, 11] as const).filter((cusp) => held(cusp) >= 2),
        ...(spends ? [12] : []),
      ]);
      const ten = cuspalSubLord(each, 10);
      const six = level(each, ten, 6) ?? 9;
      expect(steadiness).toBe(six <= 2 ? 'STEADY' : contact(each, ten, [7, 5]) === null ? 'MIXED' : 'VARIABLE');
    }
  });

  it.each([
    [6, 'ABUNDANT'],
    [5, 'GOOD'],
    [3, 'GOOD'],
    [2, 'MODERATE'],
    [0, 'MODERATE'],
    [-1, 'THIN'],
    [-3, 'THIN'],
    [-4, 'STRAINED'],
  ])('balance %d is %s', (balance, grade) => expect(incomeGrade(balance)).toBe(grade));
});
