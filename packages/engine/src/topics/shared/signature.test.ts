import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import type { Chart } from '../../chart/chart.ts';
import { agents } from '../../kp/kernel/agents.ts';
import { level } from '../../kp/kernel/levels.ts';
import { cuspOf, occupants } from '../../chart/placement.ts';
import { isNode } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { isHouse } from '../../zodiac/house-math.ts';
import { careerCarriers, careerSignature, CAREER_CATEGORIES } from '../career/career-signature.ts';
import { jobOrBusiness } from '../career/job-or-business.ts';
import { studyTracks, STUDY_TRACKS, studyCarriers } from '../education/education.ts';

/** The tables of the rules, typed in once more: main / helping; houses. */
const CAREER = {
  it_software: 'Mercury Rahu Ketu / Saturn Mars; 3 10',
  government: 'Sun Mars / Saturn Jupiter; 6 10 11',
  business: 'Mercury / Venus Jupiter Saturn; 2 7 10 11',
  military_defence: 'Mars / Sun Saturn; 3 6 8',
  medicine: 'Sun Jupiter / Mars Moon Ketu; 6 8 12',
  law: 'Jupiter Mercury / Saturn Venus; 6 9',
  arts_creative: 'Venus Moon / Mercury Rahu; 3 5',
  education_academia: 'Jupiter Mercury / Sun; 4 9',
} as const;
const TALENTS = {
  leadership: 'Sun Mars / Jupiter; 1 10 11',
  technical: 'Mars Saturn Mercury / Rahu Ketu; 3 6 10',
  creative: 'Venus Moon / Mercury Rahu; 3 5 11',
} as const;
const STUDY = {
  science_engineering: 'Mars Saturn / Mercury Sun; 3 4 10',
  medicine: 'Sun Jupiter / Mars Ketu Moon; 6 8 12',
  commerce_finance: 'Mercury Jupiter / Venus; 2 7 11',
  law: 'Jupiter Mercury / Saturn; 6 9',
  arts_humanities: 'Venus Moon / Mercury Jupiter; 3 5',
  computing_mathematics: 'Mercury Ketu / Rahu Saturn; 3 10',
  teaching_research: 'Jupiter Saturn / Mercury; 4 9 12',
} as const;

interface Group {
  readonly main: readonly string[];
  readonly helping: readonly string[];
  readonly houses: readonly House[];
}

function read(text: string): Group {
  const [planets = '', houses = ''] = text.split('; ');
  const [main = '', helping = ''] = planets.split(' / ');
  return {
    main: main.split(' '),
    helping: helping.split(' '),
    houses: houses.split(' ').map(Number).filter(isHouse),
  };
}

/** A second way to the points of a carrier, in fortieths of its weight. */
function fortieths(chart: Chart, planet: Planet, { main, helping, houses }: Group): number {
  const one = (each: Planet): number => {
    const star = chart.planets[each].starLord;
    if (main.includes(each)) return 20;
    if (helping.includes(each)) return 12;
    if (main.includes(star)) return 10;
    return helping.includes(star) ? 6 : 0;
  };
  const first = isNode(planet) ? agents(chart, planet)[0]?.planet : undefined;
  const byPlanet = first === undefined ? one(planet) : Math.max(one(planet), one(first));
  const levels = houses.map((house) => level(chart, planet, house) ?? 5);
  return byPlanet + 5 * (5 - Math.min(...levels));
}

const rounded = (sum: number): number => Math.floor(sum + 0.5 + 1e-9);

function careerScore(chart: Chart, text: string): number {
  const group = read(text);
  const csl = cuspOf(chart, 10).subLord;
  const held = occupants(chart, 10);
  const points = (planet: Planet, weight: number): number => (weight * fortieths(chart, planet, group)) / 40;
  return rounded(
    points(csl, 30) +
      points(chart.planets[csl].starLord, held.length > 0 ? 30 : 40) +
      points(cuspOf(chart, 6).subLord, 10) +
      points(cuspOf(chart, 2).subLord, 10) +
      held.reduce((sum, planet) => sum + points(planet, 10 / held.length), 0) +
      points(cuspOf(chart, 10).signLord, 10),
  );
}

function studyScore(chart: Chart, text: string): number {
  const group = read(text);
  const [fourth, ninth] = [cuspOf(chart, 4).subLord, cuspOf(chart, 9).subLord];
  const rows: readonly (readonly [Planet, number])[] = [
    [fourth, 25],
    [ninth, 25],
    [chart.planets[fourth].starLord, 15],
    [chart.planets[ninth].starLord, 15],
    ['Mercury', 10],
    ['Jupiter', 10],
  ];
  return rounded(rows.reduce((sum, [planet, weight]) => sum + (weight * fortieths(chart, planet, group)) / 40, 0));
}

const charts = randomCharts(150, 31);
const total = (hits: readonly { readonly points: number }[]): number =>
  hits.reduce((sum, { points }) => sum + points, 0);

describe('careerSignature (R20)', () => {
  it('reads the worked chart as worked by hand', () => {
    const { categories, sectorClass, employmentMode } = careerSignature(workedChart());
    // Rahu acts for Mars, Ketu stands in its star (half); both hold 11 at level 1; the tenth is empty, so Ketu weighs
    // 40; Sun has no house of the group; Mars holds 11 at level 2: 30 + 30 + 10 + 5 + 8.75.
    expect(categories[0]).toMatchObject({ key: 'government', score: 84, rank: 1 });
    expect(categories[0]?.hits.map(({ carrier, planet, points }) => [carrier, planet, points])).toEqual([
      ['CSL_10', 'Rahu', 30],
      ['STAR_LORD_OF_CSL_10', 'Ketu', 30],
      ['CSL_6', 'Rahu', 10],
      ['CSL_2', 'Sun', 5],
      ['SIGN_LORD_OF_10', 'Mars', 8.75],
      ['ROUNDING', null, 0.25],
    ]);
    // Government stands first, but none of Sun, Mars and Saturn is Rahu or Ketu.
    expect([sectorClass, employmentMode]).toEqual(['private', 'employment']);
  });

  it('agrees with a second computation of all scores', () => {
    for (const chart of charts) {
      const { categories, talents } = careerSignature(chart);
      expect(Object.fromEntries(categories.map(({ key, score }) => [key, score]))).toEqual(
        Object.fromEntries(CAREER_CATEGORIES.map((key) => [key, careerScore(chart, CAREER[key])])),
      );
      for (const name of ['leadership', 'technical', 'creative'] as const)
        expect(talents[name].score).toBe(careerScore(chart, TALENTS[name]));
    }
  });

  it('ranks by score, equal ones in their order, and calls a close race', () => {
    for (const chart of charts) {
      const { categories, closeCall } = careerSignature(chart);
      const expected = [...CAREER_CATEGORIES].sort(
        (a, b) => careerScore(chart, CAREER[b]) - careerScore(chart, CAREER[a]),
      );
      expect(categories.map(({ key }) => key)).toEqual(expected);
      expect(categories.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      const [first, second] = categories;
      const close = (first?.score ?? 0) - (second?.score ?? 0) <= 3;
      expect(closeCall).toEqual(close ? [first?.key, second?.key] : []);
    }
  });

  it('adds its points up, whose weights are a hundred', () => {
    for (const chart of charts) {
      expect(total(careerCarriers(chart).map(({ weight: points }) => ({ points })))).toBeCloseTo(100, 9);
      expect(total(studyCarriers(chart).map(({ weight: points }) => ({ points })))).toBe(100);
      const { categories, talents } = careerSignature(chart);
      for (const { score, hits } of [...categories, ...Object.values(talents), ...studyTracks(chart)]) {
        expect(total(hits)).toBeCloseTo(score, 6);
        const rounding = hits.find(({ carrier }) => carrier === 'ROUNDING')?.points ?? 0;
        expect(Math.abs(rounding)).toBeLessThanOrEqual(0.56);
        for (const { points, carrier } of hits) if (carrier !== 'ROUNDING') expect(points).toBeGreaterThan(0);
      }
    }
  });

  it('takes sector and mode from the tests of the rule', () => {
    const seen = new Set<string>();
    for (const chart of charts) {
      const { sectorClass, employmentMode, categories } = careerSignature(chart);
      const { consensus } = jobOrBusiness(chart);
      expect(employmentMode).toBe(
        consensus === 'service' ? 'employment' : consensus === 'business' ? 'business' : 'mixed',
      );
      const csl = cuspOf(chart, 10).subLord;
      const state =
        categories.slice(0, 2).some(({ key }) => key === 'government') &&
        [csl, chart.planets[csl].starLord].some((planet) => ['Sun', 'Mars', 'Saturn'].includes(planet));
      if (employmentMode !== 'business') expect(sectorClass).toBe(state ? 'government' : 'private');
      else expect(state ? ['government', 'mixed'] : ['self', 'private']).toContain(sectorClass);
      seen.add(sectorClass);
    }
    expect(seen).toEqual(new Set(['government', 'private', 'self', 'mixed']));
  });
});

it('studyTracks agree with a second computation', () => {
  for (const chart of charts) {
    const tracks = studyTracks(chart);
    expect(Object.fromEntries(tracks.map(({ key, score }) => [key, score]))).toEqual(
      Object.fromEntries(STUDY_TRACKS.map((key) => [key, studyScore(chart, STUDY[key])])),
    );
    expect(tracks.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  }
});
