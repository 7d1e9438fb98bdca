import { describe, expect, it } from 'vitest';
import { ephemeris, randomMoments } from '../../../test/random-charts.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { CONSENSUS_BANDS, consensusOf } from './rp-consensus.ts';
import { rulingPlanetMembers, rulingPlanets } from './ruling-planets.ts';

const moments = randomMoments(60, 3, [0, 60]).map((moment) => rulingPlanets(ephemeris, moment));

describe('consensus of ruling planets', () => {
  it('counts the moments in which a planet rules without being rejected', () => {
    for (let count = 2; count <= 12; count += 1) {
      const chosen = moments.slice(count, 2 * count);
      const found = consensusOf(chosen);
      expect(found.map(({ planet }) => planet).sort()).toEqual([...PLANETS].sort());
      for (const { planet, present, of, agreement, slotRankSum } of found) {
        const ruling = chosen.filter((moment) => rulingPlanetMembers(moment).includes(planet));
        expect([present, of, agreement]).toEqual([ruling.length, count, ruling.length / count]);
        const ranks = ruling.map(({ ranked }) => ranked.find((each) => each.planet === planet)?.slotRankSum ?? 0);
        expect(slotRankSum).toBe(ranks.reduce((sum, rank) => sum + rank, 0));
      }
      const keys = found.map(({ present, slotRankSum, planet }) => [-present, -slotRankSum, PLANETS.indexOf(planet)]);
      expect(keys).toEqual(
        [...keys].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0)),
      );
    }
  });

  it('has the bands of 1, 0.67 and 0.34, all of them reached', () => {
    const rows = Array.from({ length: 11 }, (_, k) => consensusOf(moments.slice(k, 2 * k + 2))).flat();
    for (const { agreement, band } of rows) {
      const expected =
        agreement === 1 ? 'STRONG' : agreement >= 0.67 ? 'MODERATE' : agreement >= 0.34 ? 'WEAK' : 'NONE';
      expect(band).toBe(expected);
    }
    expect(new Set(rows.map(({ band }) => band))).toEqual(new Set(CONSENSUS_BANDS));
  });

  it('does not depend on the order of the moments', () => {
    expect(consensusOf(moments.slice(0, 6).reverse())).toEqual(consensusOf(moments.slice(0, 6)));
  });
});
