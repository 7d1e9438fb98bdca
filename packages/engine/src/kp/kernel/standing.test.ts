import { describe, expect, it } from 'vitest';
import { naivePeriodClass, naiveShares, naiveStandings } from '../../../test/naive-standing.ts';
import { randomCharts, randomNumbers } from '../../../test/random-charts.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { NATAL_EVENTS, natalEvent } from '../../events/natal.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { matter } from '../promise/matter.ts';
import { periodClassOf, shareOfTime } from '../promise/period-class.ts';
import { STANDINGS, standingOfGiver, standings, strongest } from './standing.ts';

const COMMON = [
  'marriage',
  'childbirth',
  'career_start',
  'job_change',
  'property_purchase',
  'foreign_travel',
  'promotion',
  'illness_acute',
];

describe('the standing of a planet for a matter (R6T.1)', () => {
  const charts = randomCharts(30, 4141, [0, 60]);

  it('is that of a second implementation in 20,000 rows', () => {
    let rows = 0;
    for (const chart of charts)
      for (const event of NATAL_EVENTS) {
        const of = standings(chart, event);
        const naive = naiveStandings(chart, event);
        for (const planet of PLANETS) {
          const { standing: word, rank, standIn } = of[planet];
          expect([event.key, planet, { word, rank, standIn }]).toEqual([event.key, planet, naive.get(planet)]);
          rows += 1;
        }
      }
    expect(rows).toBeGreaterThan(20_000);
  });

  it('is the same of the giver alone', () => {
    const seen = new Set<string>();
    for (const chart of charts)
      for (const event of NATAL_EVENTS) {
        const standing = standingOfGiver(chart, event);
        const giver = cuspalSubLord(chart, event.primaryCusp);
        expect([event.key, standing]).toEqual([event.key, naiveStandings(chart, event).get(giver)?.word]);
        seen.add(standing);
      }
    expect([...seen].sort()).toEqual(['AGAINST', 'STRONG']);
  });

  it('has the shares that were measured for common events: 54, 30, 15 and 1 of 100, and 1.5 of matters filled up', () => {
    const seen = { STRONG: 0, WEAK: 0, AGAINST: 0, SILENT: 0 };
    let [matters, filledUp] = [0, 0];
    for (const chart of randomCharts(200, 4343, [0, 60]))
      for (const key of COMMON) {
        const of = standings(chart, natalEvent(key));
        for (const planet of PLANETS) seen[of[planet].standing] += 1;
        matters += 1;
        if (PLANETS.some((planet) => of[planet].standIn)) filledUp += 1;
      }
    const measured = { STRONG: 54, WEAK: 30, AGAINST: 15, SILENT: 1 };
    for (const word of STANDINGS)
      expect(Math.abs((100 * seen[word]) / (9 * matters) - measured[word]), word).toBeLessThanOrEqual(3);
    expect(Math.abs((100 * filledUp) / matters - 1.5)).toBeLessThanOrEqual(1);
  });

  it('ranks from 1 without a gap, five of them STRONG, stand-ins last', () => {
    for (const chart of charts)
      for (const event of NATAL_EVENTS) {
        const of = standings(chart, event);
        const ranks = PLANETS.flatMap((planet) => of[planet].rank ?? []).sort((a, b) => a - b);
        expect(ranks).toEqual(ranks.map((_, index) => index + 1));
        const strong = strongest(of);
        expect(strong.map((planet) => of[planet].rank)).toEqual(ranks.slice(0, 5));
        const kinds = strong.map((planet) => of[planet].standIn);
        expect(kinds).toEqual([...kinds].sort());
        if (kinds.includes(true)) expect(strong.length).toBeLessThanOrEqual(3);
      }
  });
});

describe('the class of a period (R6T.2)', () => {
  const charts = randomCharts(16, 4242, [0, 60]);

  it('is that of a second implementation in 5,000 periods of two and of three lords', () => {
    const random = randomNumbers(41);
    const any = (): Planet => PLANETS[Math.floor(random() * 9)] ?? 'Sun';
    const seen = new Set<string>();
    let judged = 0;
    for (const chart of charts)
      for (const event of NATAL_EVENTS) {
        const of = matter(chart, event);
        const naive = naiveStandings(chart, event);
        for (let round = 0; round < 4; round += 1) {
          const [md, ad, pd] = [any(), any(), any()];
          const lords = round === 0 ? ([md, ad] as const) : ([md, ad, pd] as const);
          const found = periodClassOf(of, lords);
          expect([event.key, lords, found]).toEqual([event.key, lords, naivePeriodClass(naive, lords)]);
          seen.add(`${lords.length} ${found}`);
          judged += 1;
        }
      }
    expect(judged).toBeGreaterThanOrEqual(4_992);
    expect(seen.size).toBe(8);
  });

  it('fills the share of 120 years that the formulas give, as adding up all periods of a cycle finds it', () => {
    for (const chart of charts.slice(0, 4))
      for (const event of NATAL_EVENTS) {
        const { full, offered, all } = shareOfTime(matter(chart, event));
        const summed = naiveShares(naiveStandings(chart, event));
        const [first = 0, second = 0, third = 0] = ['FULL', 'PARTIAL', 'WEAK'].map((name) => summed[name] ?? 0);
        expect(full).toBeCloseTo(first, 12);
        expect(offered).toBeCloseTo(first + second, 12);
        expect(all).toBeCloseTo(first + second + third, 12);
        expect(offered).toBeLessThanOrEqual(0.57);
      }
  });
});
