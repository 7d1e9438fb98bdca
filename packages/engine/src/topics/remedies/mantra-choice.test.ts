import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { naiveLean } from '../../../test/naive-lean.ts';
import { naiveStandings } from '../../../test/naive-standing.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { isWeak } from '../../parashari/states/condition.ts';
import { housesOf, lordOfHouse } from '../../parashari/base/frame.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { deityWithJupiter, mantraCandidates } from './mantra-choice.ts';
import { deityBesideJupiter } from './mantras.ts';
import { MANTRA_PURPOSES } from './purposes.ts';
import type { MantraPurpose } from './purposes.ts';

const ROWS: Readonly<Record<MantraPurpose, readonly [house: 1 | 2 | 4 | 5 | 7 | 9 | 10, event: string] | null>> = {
  general: null,
  career: [10, 'career_start'],
  marriage: [7, 'marriage'],
  money: [2, 'wealth_gain'],
  health: [1, 'recovery'],
  education: [4, 'school'],
  children: [5, 'childbirth'],
  spiritual: [9, 'spiritual_progress'],
};

/** The points of the choice, added up plainly. */
function naivePoints(chart: Chart, md: Planet, ad: Planet, purpose: MantraPurpose): Map<Planet, number> {
  const points = new Map<Planet, number>();
  const add = (planet: Planet, given: number) => points.set(planet, (points.get(planet) ?? 0) + given);
  const row = ROWS[purpose];
  const event = row === null ? null : natalEvent(row[1]);
  const f = event === null ? ([2, 6, 10, 11] as const) : [event.primaryCusp, ...event.required, ...event.supporting];
  const favourable = event === null ? f : [...event.required, ...event.supporting];
  const against = (event?.denial ?? ([5, 8, 12] as const)).filter(
    (house) => !favourable.some((each) => each === house),
  );
  const primary = event?.primaryCusp ?? 2;
  const sets = {
    primaryCusp: primary,
    required: event?.required ?? f,
    supporting: event?.supporting ?? [],
    denial: against,
  };
  const opposed = naiveStandings(chart, sets).get(ad)?.word === 'AGAINST';
  if (opposed || isWeak(chart, ad)) add(ad, 20);
  if (isWeak(chart, md)) add(md, 15);
  const lagnaLord = lordOfHouse(chart, 1);
  if (isWeak(chart, lagnaLord)) add(lagnaLord, 15);
  const sign = (planet: Planet) => Math.floor(chart.planets[planet].longitude / 30);
  const away = (planet: Planet) => (sign('Moon') - sign(planet) + 12) % 12;
  if ([0, 2, 6, 9].includes(away('Saturn')) || [0, 6].includes(away('Rahu')) || [0, 6].includes(away('Ketu')))
    add('Moon', 10);
  if (row !== null) {
    const csl = cuspalSubLord(chart, row[0]);
    const leaning = naiveLean(chart, csl, favourable, against);
    if (leaning === 'AGAINST') add(csl, 20);
    if (leaning === 'FOR' && chart.planets[chart.planets[csl].starLord].retrograde) add(csl, 10);
  }
  if (housesOf(chart, ad).some((house) => [6, 8, 12].includes(house))) add(ad, 10);
  return points;
}

describe('mantraCandidates over 240 charts', () => {
  it('has the points of the rule, in order, and meets every factor', () => {
    const met = new Set<string>();
    for (const [index, chart] of randomCharts(240, 108).entries()) {
      const purpose = MANTRA_PURPOSES[index % 8] ?? 'general';
      const [md, ad] = [PLANETS[index % 9] ?? 'Sun', PLANETS[(index * 4 + 3) % 9] ?? 'Sun'];
      const candidates = mantraCandidates(chart, { md, ad }, purpose);
      const expected = naivePoints(chart, md, ad, purpose);
      if (expected.size === 0) {
        expect(candidates).toEqual([{ planet: lordOfHouse(chart, 1), points: 0, factors: [], clauses: [] }]);
        met.add('none');
        continue;
      }
      expect(new Map(candidates.map(({ planet, points }) => [planet, points]))).toEqual(expected);
      const order = [md, ad, lordOfHouse(chart, 1), ...PLANETS];
      candidates.slice(1).forEach((candidate, at) => {
        const before = candidates[at];
        if (before === undefined) throw new Error('the one before');
        expect(before.points).toBeGreaterThanOrEqual(candidate.points);
        if (before.points === candidate.points)
          expect(order.indexOf(before.planet)).toBeLessThan(order.indexOf(candidate.planet));
      });
      for (const { points, factors } of candidates) {
        expect(factors.reduce((sum, each) => sum + each.points, 0)).toBe(points);
        factors.forEach(({ factor }) => met.add(factor));
      }
    }
    expect(met).toEqual(
      new Set([
        'none', 'ad_lord', 'md_lord_weak', 'lagna_lord_weak', 'moon_afflicted', 'purpose_against', 'purpose_delayed',
        'appease',
      ]),
    ); // prettier-ignore
  });
});

describe('deityWithJupiter', () => {
  const planets = { Sun: 5, Moon: 35, Mars: 65, Mercury: 95, Jupiter: 10, Venus: 125, Saturn: 155, Rahu: 45 };
  const chart = drawnChart({ ascendant: 0, planets });

  it('is KPR2’s where Jupiter shares the sign, rules the star or looks; else none', () => {
    expect(deityWithJupiter(chart, 'Sun')).toBe('Suryanarayana');
    // Leo is the fifth from Aries.
    expect(deityWithJupiter(chart, 'Venus')).toBe('Lakshmi-Narayana');
    // Saturn in Virgo: neither sign, star of the Sun, nor aspect.
    expect(deityWithJupiter(chart, 'Saturn')).toBeNull();
    // Cancer 1 to 3°20 is a star of Jupiter.
    const inStar = drawnChart({ ascendant: 0, planets: { ...planets, Mercury: 91 } });
    expect(deityWithJupiter(inStar, 'Mercury')).toBe('Narayana');
    expect(deityWithJupiter(chart, 'Mercury')).toBeNull();
    expect(deityWithJupiter(chart, 'Jupiter')).toBe('Dakshinamurti');
    // For the nodes KPR2 prints none, Jupiter or not.
    const withRahu = drawnChart({ ascendant: 0, planets: { ...planets, Rahu: 20 } });
    expect([deityWithJupiter(withRahu, 'Rahu'), deityBesideJupiter('Rahu')]).toEqual([null, null]);
  });
});
