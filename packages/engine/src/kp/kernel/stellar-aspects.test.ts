import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { requireHouses } from '../../chart/houses.ts';
import { isNode, PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import { levels } from './levels.ts';
import { EXCHANGE_TYPES, starChain, stellarAspects, TIE_TYPES } from './stellar-aspects.ts';

const charts = randomCharts(150, 72);

describe('stellar ties (R7.2)', () => {
  it('has nine edges of each kind, one from every planet to its lord', () => {
    for (const chart of charts) {
      const { edges } = stellarAspects(chart);
      for (const type of TIE_TYPES) {
        const ofType = edges.filter((edge) => edge.type === type);
        expect(ofType.map(({ from }) => from)).toEqual(PLANETS);
        for (const { from, to } of ofType) {
          const { starLord, subLord, subSubLord } = chart.planets[from];
          expect(to).toBe({ STAR: starLord, SUB: subLord, SUBSUB: subSubLord }[type]);
        }
      }
    }
  });

  it('finds every exchange and no other', () => {
    const seen = new Set<string>();
    for (const chart of charts) {
      const { edges, exchanges } = stellarAspects(chart);
      const has = (from: Planet, to: Planet, type: string) =>
        edges.some((edge) => edge.from === from && edge.to === to && edge.type === type);
      for (const a of PLANETS) {
        for (const b of PLANETS) {
          const named = (type: string) => exchanges.some((each) => each.a === a && each.b === b && each.type === type);
          const firstOfPair = PLANETS.indexOf(a) < PLANETS.indexOf(b);
          expect(named('MUTUAL_STAR')).toBe(firstOfPair && has(a, b, 'STAR') && has(b, a, 'STAR'));
          expect(named('MUTUAL_SUB')).toBe(firstOfPair && has(a, b, 'SUB') && has(b, a, 'SUB'));
          expect(named('STAR_SUB')).toBe(a !== b && has(a, b, 'STAR') && has(b, a, 'SUB'));
        }
      }
      exchanges.forEach(({ type }) => seen.add(type));
    }
    expect([...seen].sort()).toEqual([...EXCHANGE_TYPES].sort());
  });

  it('names planets in their own star, own sub and both', () => {
    let both = 0;
    for (const chart of randomCharts(300, 58)) {
      const { selfStar, selfSub, selfStarAndSub } = stellarAspects(chart);
      expect(selfStar).toEqual(PLANETS.filter((planet) => chart.planets[planet].starLord === planet));
      expect(selfSub).toEqual(PLANETS.filter((planet) => chart.planets[planet].subLord === planet));
      expect(selfStarAndSub).toEqual(PLANETS.filter((each) => selfStar.includes(each) && selfSub.includes(each)));
      both += selfStarAndSub.length;
    }
    expect(both).toBeGreaterThan(0);
  });

  it('ends every chain in a planet in its own star or in a cycle', () => {
    const ends = new Set<string>();
    for (const chart of charts) {
      const { chains, selfStar } = stellarAspects(chart);
      expect(chains.map(({ planet }) => planet)).toEqual(PLANETS);
      for (const { planet, path, ends: end } of chains) {
        ends.add(end.type);
        expect(path[0]).toBe(planet);
        expect(new Set(path).size).toBe(path.length);
        path.slice(1).forEach((next, index) => expect(chart.planets[path[index] ?? planet].starLord).toBe(next));
        expect(path.slice(-end.planets.length)).toEqual(end.planets);
        const last = path[path.length - 1] ?? planet;
        expect(chart.planets[last].starLord).toBe(end.planets[0]);
        if (end.type === 'RULER') expect(selfStar).toEqual(expect.arrayContaining([...end.planets]));
        else expect(end.planets.length).toBeGreaterThanOrEqual(2);
      }
    }
    expect(ends).toEqual(new Set(['RULER', 'CYCLE']));
  });

  it('follows a written-out case', () => {
    const lords: Partial<Record<Planet, Planet>> = {
      Sun: 'Moon',
      Moon: 'Saturn',
      Saturn: 'Venus',
      Venus: 'Moon',
      Ketu: 'Ketu',
    };
    const lordOf = (planet: Planet): Planet => lords[planet] ?? 'Ketu';
    expect(starChain('Sun', lordOf)).toEqual({
      planet: 'Sun',
      path: ['Sun', 'Moon', 'Saturn', 'Venus'],
      ends: { type: 'CYCLE', planets: ['Moon', 'Saturn', 'Venus'] },
    });
    expect(starChain('Mars', lordOf)).toEqual({
      planet: 'Mars',
      path: ['Mars', 'Ketu'],
      ends: { type: 'RULER', planets: ['Ketu'] },
    });
  });

  it('ties cusps to the planets in the stars of their lords', () => {
    for (const chart of charts) {
      const { cuspTies, housesReached } = stellarAspects(chart);
      requireHouses(chart).cusps.forEach(({ house, starLord, subLord, subSubLord }, index) => {
        const lords = new Set([starLord, subLord, subSubLord]);
        const planetsInTheirStars = PLANETS.filter((planet) => lords.has(chart.planets[planet].starLord));
        expect(cuspTies[index]).toEqual({ cusp: house, starLord, subLord, subSubLord, planetsInTheirStars });
      });
      for (const { planet, houses } of housesReached) {
        const { L1, L3 } = levels(chart, planet);
        expect(houses).toEqual([...new Set([...L1, ...L3])].sort((a, b) => a - b));
      }
    }
  });
});

describe('aspects for colour (R6.2, R7.1)', () => {
  it('leaves out the axis of the nodes', () => {
    for (const chart of charts) {
      const { degreeAspects, signAspects } = stellarAspects(chart);
      for (const { from, to } of [...degreeAspects, ...signAspects]) {
        expect(isNode(from) && (to === 'Rahu' || to === 'Ketu')).toBe(false);
      }
      expect(signAspects.filter(({ from }) => isNode(from)).every(({ ordinal }) => ordinal === 7)).toBe(true);
    }
  });

  it('lists every pair of planets and every planet with every cusp at its angle', () => {
    const angles = [0, 18, 24, 30, 36, 45, 60, 72, 90, 120, 135, 150, 180];
    for (const chart of charts.slice(0, 40)) {
      const { degreeAspects } = stellarAspects(chart);
      const at = (name: string): number =>
        PLANETS.find((planet) => planet === name)
          ? chart.planets[PLANETS.find((planet) => planet === name) ?? 'Sun'].longitude
          : (requireHouses(chart).cusps[Number(name.slice(5)) - 1]?.longitude ?? Number.NaN);
      const names = [...PLANETS, ...requireHouses(chart).cusps.map(({ house }) => `cusp_${house}`)];
      let expected = 0;
      names.forEach((a, i) => {
        names.slice(i + 1).forEach((b) => {
          if (a.startsWith('cusp') || (a === 'Rahu' && b === 'Ketu')) return;
          const arc = Math.acos(Math.cos(((at(a) - at(b)) * Math.PI) / 180)) * (180 / Math.PI);
          for (const angle of angles) {
            const luminary = [a, b].some((name) => name === 'Sun' || name === 'Moon');
            const limit = luminary && (angle === 0 || angle === 180) ? 8 : 10 / 3;
            if (Math.abs(arc - angle) > limit) continue;
            expected += 1;
            const row = degreeAspects.find((each) => each.from === a && each.to === b && each.angle === angle);
            expect(row?.orb).toBeCloseTo(Math.abs(arc - angle), 5);
          }
        });
      });
      expect(degreeAspects).toHaveLength(expected);
    }
  });

  it('lists every sign aspect between planets', () => {
    for (const chart of charts) {
      const { signAspects } = stellarAspects(chart);
      const expected = PLANETS.flatMap((from) =>
        PLANETS.filter((to) => to !== from && !(isNode(from) && isNode(to))).flatMap((to) => {
          const ordinal = signAspect(from, chart.planets[from].signIndex, chart.planets[to].signIndex);
          return ordinal === null ? [] : [{ from, to, ordinal }];
        }),
      );
      expect(signAspects).toEqual(expected);
    }
  });
});
