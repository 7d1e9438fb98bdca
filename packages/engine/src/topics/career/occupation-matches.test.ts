import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { readReference } from '../../../test/read-reference.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import type { Chart } from '../../chart/chart.ts';
import { agents } from '../../kp/kernel/agents.ts';
import { contact, level } from '../../kp/kernel/levels.ts';
import { cuspOf } from '../../chart/placement.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { isNode, PLANETS } from '../../zodiac/names.ts';
import { meridian, meridianReading } from './meridian.ts';
import { occupationMatches } from './occupation-matches.ts';

interface Row {
  readonly no: number;
  readonly title: string;
  readonly family: string;
  readonly main: readonly Planet[];
  readonly helping: readonly Planet[];
  readonly houses: readonly House[];
  readonly provenance: string;
}
const rows = readReference<readonly Row[]>('occupations');
const charts = randomCharts(250, 404, [0, 66]);

/** A node stands for its star lord, and for its first agent where that is a node. */
function reading(chart: Chart, planet: Planet): Planet {
  if (!isNode(planet)) return planet;
  const { starLord } = chart.planets[planet];
  return isNode(starLord) ? (agents(chart, planet)[0]?.planet ?? planet) : starLord;
}

/** The points of a row once more, in thousandths. */
function naive(chart: Chart, { main, helping, houses }: Row): number {
  const { signLord, starLord, subLord } = cuspOf(chart, 10);
  const share = (planet: Planet): number => {
    const faces = [planet, reading(chart, planet)];
    if (faces.some((face) => main.includes(face))) return 10;
    if (faces.some((face) => helping.includes(face))) return 6;
    return faces.some((face) => main.includes(chart.planets[face].starLord)) ? 5 : 0;
  };
  const planetPart = 20 * share(signLord) + 30 * share(starLord) + 50 * share(subLord);
  const held = houses.map((house) => 5 - (level(chart, subLord, house) ?? 5));
  const mainOf = (planet: Planet): Planet | undefined =>
    [planet, reading(chart, planet)].find((face) => main.includes(face));
  const [one, other] = [mainOf(starLord), mainOf(subLord)];
  const bonus = one !== undefined && other !== undefined && one !== other ? 10_000 : 0;
  const housePart = (30_000 * held.reduce((sum, value) => sum + value, 0)) / 4 / houses.length;
  return Math.floor((60 * planetPart + housePart + bonus) / 1000 + 0.5 + 1e-9);
}

describe('occupationMatches (KPR3p meridian method)', () => {
  it('names the star of the planet that stands in it, and not of the node that acts for it', () => {
    let through = 0;
    for (const chart of charts)
      for (const { factors } of occupationMatches(chart).matches)
        for (const { detail } of factors) {
          const [, said, acted, lord] =
            /^(?:The )?(\w+) (?:is|acts for (?:the )?(\w+), which is) in the star of (?:the )?(\w+),/.exec(detail) ??
            [];
          if (said === undefined) continue;
          if (acted !== undefined) through += 1;
          const planet = PLANETS.find((each) => each === (acted ?? said));
          expect([detail, planet && chart.planets[planet].starLord]).toEqual([detail, lord]);
        }
    expect(through).toBeGreaterThan(0);
  });

  it('agrees with a second computation of all 80 scores', () => {
    for (const chart of charts) {
      const { matches } = occupationMatches(chart);
      expect(matches).toHaveLength(80);
      const found = new Map(matches.map(({ occupation, score }) => [occupation.no, score]));
      for (const row of rows) expect([row.title, found.get(row.no)]).toEqual([row.title, naive(chart, row)]);
      for (const { score, factors } of matches)
        expect(factors.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 6);
    }
  });

  it('orders by score, then books first, then row number', () => {
    for (const chart of charts) {
      const { matches } = occupationMatches(chart);
      const keys = matches.map(({ score, occupation }) => [
        -score,
        occupation.provenance === 'BOOK_SOURCED' ? 0 : 1,
        occupation.no,
      ]);
      const sorted = [...keys].sort((a, b) => a.map((value, i) => value - (b[i] ?? 0)).find((d) => d !== 0) ?? 0);
      expect(keys).toEqual(sorted);
      expect(matches.map(({ rank }) => rank)).toEqual(matches.map((_, index) => index + 1));
    }
  });

  it('takes the families by the mean of their best three and flags an unsettled chart', () => {
    let flagged = 0;
    for (const chart of charts) {
      const { matches, topFamilies, noSettledOccupation } = occupationMatches(chart);
      const families = new Map<string, number[]>();
      for (const { occupation, score } of matches)
        families.set(occupation.family, [...(families.get(occupation.family) ?? []), score].slice(0, 3));
      const means = [...families.values()].map((best) => best.reduce((sum, s) => sum + s, 0) / best.length);
      const three = means.sort((a, b) => b - a).slice(0, 3);
      topFamilies.forEach(({ score }, index) => expect(score).toBeCloseTo(three[index] ?? NaN, 1));
      const silent = contact(chart, cuspOf(chart, 10).subLord, [2, 6, 7, 10, 11]) === null;
      expect(noSettledOccupation).toBe((matches[0]?.score ?? 0) < 35 || silent);
      if (noSettledOccupation) flagged += 1;
    }
    expect(flagged).toBeGreaterThan(0);
  });
});

describe('meridian', () => {
  it('reads nodes by their star lord, then by their first agent', () => {
    // Ketu stands in a star of Mars; Rahu in one of Ketu, so that it is read as its agent Mars.
    const chart = workedChart();
    expect(meridian(chart)).toMatchObject({
      signLord: 'Mars',
      starLord: 'Ketu',
      subLord: 'Rahu',
      pair: ['Mars', 'Mars'],
      pairField: 'army, police, surgery, engineering, metals, fire, land',
    });
    for (const each of charts) {
      const { starLord, subLord, pair } = meridian(each);
      expect(pair).toEqual([reading(each, starLord), reading(each, subLord)]);
      expect(meridianReading(each, 'Sun')).toBe('Sun');
    }
  });
});
