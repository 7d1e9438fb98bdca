import { describe, expect, it } from 'vitest';
import { ephemeris, randomMoments } from '../../../test/random-charts.ts';
import { isNode, PLANETS, SIGN_LORDS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { RP_SLOTS, rulingPlanets, slotRank } from './ruling-planets.ts';

const moments = randomMoments(250, 81, [0, 60]);

describe('order of strength (R8.2, R8.3)', () => {
  it('A21: ranks a node just before the strongest it acts for, by agency where it holds no slot, and by no rejected one', () => {
    let [byAgency, last, spared] = [0, 0, 0];
    for (const moment of moments) {
      const { ranked } = rulingPlanets(ephemeris, moment);
      const rankOf = (planet: Planet) => ranked.find((each) => each.planet === planet)?.rank ?? 0;
      for (const [index, node] of ranked.entries()) {
        expect(node.byAgency).toBe(node.count === 0 ? true : undefined);
        if (node.count > 0) continue;
        byAgency += 1;
        const lending = node.actsFor.filter(
          (planet) => ranked.find((each) => each.planet === planet)?.status !== 'rejected',
        );
        const strongest = Math.min(...lending.map(rankOf));
        // Nobody but the other node for the same planet stands between the two.
        const between = ranked.slice(index + 1, strongest - 1);
        if (lending.length > 0) expect(between.every(({ planet }) => isNode(planet))).toBe(true);
        else {
          expect(ranked.slice(index + 1).every(({ planet }) => isNode(planet))).toBe(true);
          last += 1;
        }
        if (lending.length < node.actsFor.length && lending.length > 0) spared += 1;
      }
    }
    expect(byAgency).toBeGreaterThan(50);
    expect(last).toBeGreaterThan(0);
    expect(spared).toBeGreaterThan(0);
  });

  it('D2: says by which lord a ruling planet is rejected', () => {
    const seen = new Set<string>();
    for (const moment of moments) {
      const { ranked, chart } = rulingPlanets(ephemeris, moment);
      for (const { planet, status, rejectedBecause } of ranked) {
        const { starLord, subLord } = chart.planets[planet];
        const back = (each: Planet) => chart.planets[each].speed < 0 && !isNode(each);
        expect(rejectedBecause).toBe(back(starLord) ? 'star' : back(subLord) ? 'sub' : undefined);
        expect(status === 'rejected').toBe(rejectedBecause !== undefined);
        if (rejectedBecause) seen.add(rejectedBecause);
      }
    }
    expect([...seen].sort()).toEqual(['star', 'sub']);
  });

  it('lists every slot lord once, more slots first, then the higher slot, a node before those it acts for', () => {
    for (const moment of moments) {
      const { slots, ranked } = rulingPlanets(ephemeris, moment);
      expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, index) => index + 1));
      const plain = ranked.filter(({ planet }) => !isNode(planet));
      expect(new Set(ranked.filter(({ count }) => count > 0).map(({ planet }) => planet))).toEqual(
        new Set(Object.values(slots)),
      );
      for (const each of ranked) {
        expect(each.slots).toEqual(RP_SLOTS.filter((slot) => slots[slot] === each.planet));
        expect(each.count).toBe(each.slots.length);
        expect(each.slotRankSum).toBe(each.slots.reduce((sum, slot) => sum + slotRank(slot), 0));
        for (const other of each.actsFor) {
          const lender = ranked.find(({ planet }) => planet === other);
          if (lender?.status !== 'rejected') expect(each.rank).toBeLessThan(lender?.rank ?? 0);
        }
      }
      plain.slice(1).forEach((each, index) => {
        const before = plain[index];
        if (before === undefined) return;
        const higher =
          before.slots[0] !== undefined &&
          each.slots[0] !== undefined &&
          slotRank(before.slots[0]) > slotRank(each.slots[0]);
        expect(before.count > each.count || (before.count === each.count && higher)).toBe(true);
      });
      expect(ranked.reduce((sum, { slotRankSum }) => sum + slotRankSum, 0)).toBe(28);
    }
  });

  it('adds a node for each ruling planet whose sign it holds or that joins or aspects it', () => {
    const casts: Partial<Record<Planet, number[]>> = { Mars: [4, 7, 8], Jupiter: [5, 7, 9], Saturn: [3, 7, 10] };
    let added = 0;
    for (const moment of moments) {
      const { slots, ranked, chart } = rulingPlanets(ephemeris, moment);
      for (const node of ['Rahu', 'Ketu'] as const) {
        const sign = Math.floor(chart.planets[node].longitude / 30);
        const actsFor = PLANETS.filter((planet) => {
          if (isNode(planet) || !Object.values(slots).includes(planet)) return false;
          const count = ((sign - Math.floor(chart.planets[planet].longitude / 30) + 12) % 12) + 1;
          return SIGN_LORDS[sign] === planet || count === 1 || (casts[planet] ?? [7]).includes(count);
        });
        const row = ranked.find(({ planet }) => planet === node);
        expect(row?.actsFor ?? []).toEqual(actsFor);
        expect(row !== undefined).toBe(actsFor.length > 0 || Object.values(slots).includes(node));
        if (row?.count === 0) added += 1;
      }
    }
    expect(added).toBeGreaterThan(50);
  });
});
