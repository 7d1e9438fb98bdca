import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { naiveStandings } from '../../../test/naive-standing.ts';
import { level } from '../../kp/kernel/levels.ts';
import { promise } from '../../kp/promise/promise.ts';
import { rulingPlanetMembers, rulingPlanets } from '../../kp/ruling/ruling-planets.ts';
import { runningAt, vimshottari } from '../../dasha/vimshottari.ts';
import { dignityOf } from '../../parashari/base/dignity.ts';
import { naturalRelation } from '../../parashari/base/relations.ts';
import { separation } from '../../base/angles.ts';
import { SIGN_LORDS } from '../../zodiac/names.ts';
import type { Graha, House, Planet } from '../../zodiac/names.ts';
import { MATCH_BANDS } from './ashta-koota.ts';
import { CUSPAL_FACTORS, CUSPAL_VERDICTS, cuspalMatch, FACTOR_STATES } from './cuspal-match.ts';
import { matchPerson } from './match-person.ts';
import type { MatchPerson } from './match-person.ts';
import { SEVEN_FACTORS, sevenFactors } from './seven-factors.ts';

const AS_OF = Date.UTC(2026, 0, 1, 12);

/** Charts of two ages that both live at the moment asked about. */
const born = randomCharts(1500, 33_3).filter(
  ({ moment }) => moment.utcMs > Date.UTC(1925, 0, 1) && moment.utcMs < Date.UTC(2006, 0, 1),
);
const people = born.map((chart) => matchPerson(ephemeris, chart, AS_OF));
const pairs = people.flatMap((one, index) => {
  const others = [people[index + 1], people[index + 7]];
  return others.flatMap((other) => (other === undefined ? [] : [[one, other] as const]));
});

const csl = (chart: Chart, house: House): Planet => chart.houses?.cusps[house - 1]?.subLord ?? 'Sun';
const best = (chart: Chart, planet: Planet, houses: readonly House[]): number =>
  Math.min(...houses.map((house) => level(chart, planet, house) ?? 9));
const lean = (chart: Chart, planet: Planet, f: readonly House[], d: readonly House[]): string => {
  const [good, bad] = [best(chart, planet, f), best(chart, planet, d)];
  return good === bad ? (good === 9 ? 'NONE' : 'BOTH') : good < bad ? 'FOR' : 'AGAINST';
};
const running = (chart: Chart): readonly Planet[] =>
  runningAt(vimshottari(chart.planets.Moon.longitude, chart.moment.utcMs), AS_OF, 3).map(({ planet }) => planet);
const known = new Map<Chart, readonly Planet[]>();
const rulers = (chart: Chart): readonly Planet[] => {
  const found = known.get(chart) ?? rulingPlanetMembers(rulingPlanets(ephemeris, chart.moment));
  known.set(chart, found);
  return found;
};
const meets = (a: Chart, b: Chart): boolean =>
  running(a).some((planet) => rulers(b).includes(planet)) || running(b).some((planet) => rulers(a).includes(planet));
const weighed = new Map<Chart, ReturnType<typeof naiveStandings>>();
function onMarriage(chart: Chart, planet: Planet): string | undefined {
  const found = weighed.get(chart) ?? naiveStandings(chart, natalEvent('marriage'));
  weighed.set(chart, found);
  return found.get(planet)?.word;
}
const count = (from: number, to: number): number => ((to - from + 12) % 12) + 1;

describe('seven factors', () => {
  /** The rule, factor by factor. */
  const naive = (a: Chart, b: Chart): readonly number[] => {
    const [ma, mb] = [a.planets.Moon, b.planets.Moon];
    const bad = [2, 5, 6, 8, 9, 12].includes(count(ma.signIndex, mb.signIndex));
    const kind = (x: Graha, y: Graha): number => Number(x === y || naturalRelation(x, y) === 'FRIEND');
    const tara = (x: number, y: number): number => Number(![3, 5, 7].includes((((y - x + 27) % 27) + 1) % 9));
    const moon =
      (bad ? 20 : 60) +
      10 * (kind(ma.signLord, mb.signLord) + kind(mb.signLord, ma.signLord)) +
      10 * (tara(ma.starIndex, mb.starIndex) + tara(mb.starIndex, ma.starIndex));

    const attraction = (x: Chart, y: Chart): number => {
      const [venus, mars] = [x.planets.Venus, y.planets.Mars];
      const arc = separation(venus.longitude, mars.longitude);
      const near = (angles: readonly number[]): boolean => angles.some((angle) => Math.abs(arc - angle) <= 6);
      if (near([0, 18, 24, 30, 36, 60, 72, 120])) return 100;
      if (near([45, 90, 135, 150, 180])) return 40;
      return count(venus.signIndex, mars.signIndex) % 2 === 1 ? 60 : 30;
    };
    const hits = (x: Chart, y: Chart): number =>
      [y.planets.Moon, y.planets.Venus, y.ascendant].filter((point) =>
        [1, 5, 7, 9].includes(count(point.signIndex, x.planets.Jupiter.signIndex)),
      ).length;

    const promised = (x: Chart): number => ({ yes: 20, split: 10, no: 0 })[promise(x, natalEvent('marriage')).side];
    const tie = (x: Chart, y: Chart): number => {
      const lords = [y.ascendant.signLord, y.ascendant.starLord, y.ascendant.subLord];
      const all: readonly Planet[] = [...lords, y.planets.Moon.signLord, y.planets.Moon.starLord];
      return [csl(x, 7), x.planets[csl(x, 7)].starLord].some((planet) => all.includes(planet)) ? 20 : 0;
    };
    const wish = (x: Chart): number => (lean(x, csl(x, 11), [2, 7, 11], [1, 6, 10]) === 'FOR' ? 10 : 0);
    const sub = promised(a) + promised(b) + tie(a, b) + tie(b, a) + wish(a) + wish(b);

    const classes = [a, b].map((x) => onMarriage(x, running(x)[1] ?? 'Sun'));
    const strong = classes.filter((of) => of === 'STRONG').length;
    const against = classes.filter((of) => of === 'AGAINST').length;
    const dasha = Math.max(0, (strong === 2 ? 80 : strong === 1 ? 50 : 30) - 15 * against) + (meets(a, b) ? 20 : 0);

    const worth = {
      EXALTED: 100, MOOLATRIKONA: 90, OWN: 85, GREAT_FRIEND: 75, FRIEND: 65, NEUTRAL: 50, ENEMY: 30, GREAT_ENEMY: 20,
      DEBILITATED: 10,
    }; // prettier-ignore
    const dignities = [a, b].flatMap((x) => {
      const seventhLord = SIGN_LORDS[(x.ascendant.signIndex + 6) % 12] ?? 'Sun';
      return [worth[dignityOf(x, 'Venus')], worth[dignityOf(x, seventhLord)]];
    });

    const points = (x: Chart): readonly number[] => [
      ...(['Sun', 'Moon', 'Mars', 'Venus'] as const).map((planet) => x.planets[planet].longitude),
      x.ascendant.longitude,
    ];
    const arcs = points(a).flatMap((x) => points(b).map((y) => separation(x, y)));
    const hitting = (angles: readonly number[]): number =>
      arcs.flatMap((arc) => angles.filter((angle) => Math.abs(arc - angle) <= 10 / 3)).length;
    const [good, evil] = [hitting([18, 24, 30, 36, 60, 72, 120]), hitting([45, 90, 135, 150, 180])];

    return [
      moon,
      (attraction(a, b) + attraction(b, a)) / 2,
      Math.min(100, 25 + 25 * (hits(a, b) + hits(b, a))),
      sub,
      dasha,
      dignities.reduce((sum, value) => sum + value, 0) / 4,
      good + evil === 0 ? 50 : (100 * good) / (good + evil),
    ];
  };

  it('agree with the rule, add up, and do not mind who comes first', () => {
    const verdicts = new Set<string>();
    for (const [one, other] of pairs) {
      const { factors, overallScore, verdict } = sevenFactors(one, other);
      const wanted = naive(one.chart, other.chart);
      expect(factors.map(({ name }) => name)).toEqual(SEVEN_FACTORS);
      expect(factors.map(({ weight }) => weight)).toEqual([20, 15, 15, 25, 15, 5, 5]);
      expect(factors.map(({ cross }) => cross)).toEqual([true, true, true, false, false, true, true]);
      factors.forEach(({ score, details }, index) => {
        expect(score).toBeCloseTo(wanted[index] ?? NaN, 2);
        expect(details.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 2);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      });
      const sum = factors.reduce((total, { score, weight }) => total + score * weight, 0) / 100;
      expect(Math.abs(overallScore - sum)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(overallScore * 10).toBeCloseTo(Math.round(overallScore * 10), 9);
      const band =
        overallScore >= 75 ? 'EXCELLENT' : overallScore >= 60 ? 'GOOD' : overallScore >= 45 ? 'AVERAGE' : 'POOR';
      expect(verdict).toBe(band);
      verdicts.add(verdict);
      const swapped = sevenFactors(other, one);
      expect([swapped.overallScore, swapped.verdict]).toEqual([overallScore, verdict]);
      expect(swapped.factors.map(({ score }) => score)).toEqual(factors.map(({ score }) => score));
    }
    expect(pairs.length).toBeGreaterThan(450);
    expect(verdicts).toEqual(new Set(MATCH_BANDS));
  });

  it('take one person twice', () => {
    for (const person of people.slice(0, 40)) {
      const { factors } = sevenFactors(person, person);
      const sub = promise(person.chart, natalEvent('marriage')).side;
      expect(factors[0]?.score).toBe(100);
      expect(factors[3]?.score).toBeGreaterThanOrEqual(sub === 'yes' ? 40 : 0);
    }
  });

  it('count no lord where no dasha runs', () => {
    const [one, other] = pairs[0] ?? [];
    if (one === undefined || other === undefined) throw new Error('no pair');
    const silent: MatchPerson = { ...one, running: [] };
    const found = sevenFactors(silent, { ...other, running: [] }).factors[4];
    expect(found).toMatchObject({ score: 30, note: 'No antardasha runs in either chart at this moment.' });
  });
});

describe('six cuspal factors', () => {
  const half = (a: Chart, b: Chart): readonly number[] => {
    const byLean = (cusp: House, f: readonly House[], d: readonly House[]): number =>
      ({ FOR: 2, BOTH: 1 })[lean(a, csl(a, cusp), f, d)] ?? 0;
    const both = [csl(a, 7), a.planets[csl(a, 7)].starLord];
    const lords: readonly Planet[] = [b.ascendant.signLord, b.ascendant.starLord];
    const moons: readonly Planet[] = [b.planets.Moon.signLord, b.planets.Moon.starLord];
    const among = both.some((planet) => lords.includes(planet) || moons.includes(planet));
    const across = both.some(
      (planet) => best(b, planet, [2, 7, 11]) <= 2 && best(b, planet, [2, 7, 11]) < best(b, planet, [6, 8, 12]),
    );
    const denial = best(a, csl(a, 7), [6, 8, 12]);
    const lordsNow = [a, b].flatMap((x) =>
      running(x)
        .slice(0, 2)
        .map((planet) => onMarriage(x, planet)),
    );
    const strong = lordsNow.filter((of) => of === 'STRONG').length;
    const dasha = strong === 0 ? 0 : strong <= 2 ? 1 : 2;
    return [
      byLean(5, [5, 7, 11], [4, 6, 10]),
      byLean(7, [2, 7, 11], [1, 6, 10]),
      byLean(2, [2, 6, 10, 11], [5, 8, 12]),
      Number(among) + Number(across),
      denial <= 2 ? 0 : denial <= 4 ? 1 : 2,
      Math.min(2, dasha + Number(meets(a, b))),
    ];
  };

  it('agree with the rule, add up, and turn round with the persons', () => {
    const reached = { verdicts: new Set(), states: new Map<string, Set<string>>() };
    for (const [one, other] of pairs) {
      const found = cuspalMatch(one, other);
      const [mine, theirs] = [half(one.chart, other.chart), half(other.chart, one.chart)];
      expect(found.factors.map(({ code }) => code)).toEqual(CUSPAL_FACTORS);
      expect(found.factors.map(({ person1 }) => person1.points)).toEqual(mine);
      expect(found.factors.map(({ person2 }) => person2.points)).toEqual(theirs);
      for (const { code, points, state, person1, person2 } of found.factors) {
        expect(points).toBe(person1.points + person2.points);
        expect(state).toBe(points >= 3 ? 'GOOD' : points === 2 ? 'MEDIUM' : 'POOR');
        reached.states.set(code, (reached.states.get(code) ?? new Set<string>()).add(state));
      }
      expect(found.total).toBe(found.factors.reduce((sum, { points }) => sum + points, 0));
      const byTotal =
        found.total >= 20
          ? 'EXCELLENT'
          : found.total >= 16
            ? 'GOOD'
            : found.total >= 12
              ? 'AVERAGE'
              : found.total >= 8
                ? 'BELOW_AVERAGE'
                : 'POOR';
      const denied = [one, other].some(({ chart }) => promise(chart, natalEvent('marriage')).side === 'no');
      expect(found.override === null).toBe(!denied);
      if (denied) expect(found.override?.verdictByTotal).toBe(byTotal);
      expect(found.verdict).toBe(denied && byTotal !== 'POOR' ? 'BELOW_AVERAGE' : byTotal);
      reached.verdicts.add(found.verdict);

      const swapped = cuspalMatch(other, one);
      expect([swapped.verdict, swapped.total]).toEqual([found.verdict, found.total]);
      swapped.factors.forEach(({ person1, person2 }, index) => {
        expect([person1, person2]).toEqual([found.factors[index]?.person2, found.factors[index]?.person1]);
      });
    }
    expect(reached.verdicts).toEqual(new Set(CUSPAL_VERDICTS));
    // Both lack a running lord strong for marriage and one that rules the other's birth in few pairs only.
    const apart = people.flatMap((one, index) =>
      people.slice(index + 1, index + 60).map((other) => [one, other] as const),
    );
    const poor = apart.find(
      ([{ chart: a }, { chart: b }]) =>
        [a, b].every((x) =>
          running(x)
            .slice(0, 2)
            .every((planet) => onMarriage(x, planet) !== 'STRONG'),
        ) && !meets(a, b),
    );
    const [one, other] = poor ?? [];
    const row = one && other && cuspalMatch(one, other).factors.find(({ code }) => code === 'DASHA_SYNC');
    expect(row?.state).toBe('POOR');
    reached.states.get('DASHA_SYNC')?.add('POOR');
    for (const code of CUSPAL_FACTORS) expect(reached.states.get(code)).toEqual(new Set(FACTOR_STATES));
  });

  it('gives nothing for absence of denial where 6, 8 or 12 stands at level 1', () => {
    const close = pairs.filter(([{ chart }]) => best(chart, csl(chart, 7), [6, 8, 12]) === 1);
    expect(close.length).toBeGreaterThan(50);
    for (const [one, other] of close) {
      const row = cuspalMatch(one, other).factors.find(({ code }) => code === 'DENIAL_ABSENCE');
      expect(row?.person1.points).toBe(0);
    }
  });
});
