import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { contact, levels } from '../kernel/levels.ts';
import { DASHA_ORDER } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { CHIDRA_TONES, chidras } from './chidra.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { childrenOf, mahadashas } from '../../dasha/vimshottari.ts';

const before = (lord: Planet): Planet | undefined => DASHA_ORDER[(DASHA_ORDER.indexOf(lord) + 8) % 9];

describe('chidras (R13.5)', () => {
  it('are the last antardashas, each of the lord before the mahadasha lord', () => {
    const rows = chidras(workedChart());
    expect(rows.map(({ mahadasha, chidraLord }) => [mahadasha, chidraLord])).toEqual([
      ['Mars', 'Moon'],
      ['Rahu', 'Mars'],
      ['Jupiter', 'Rahu'],
      ['Saturn', 'Jupiter'],
      ['Mercury', 'Saturn'],
      ['Ketu', 'Mercury'],
      ['Venus', 'Ketu'],
      ['Sun', 'Venus'],
      ['Moon', 'Sun'],
    ]);
  });

  it('tell what the houses of the worked chart do by hand', () => {
    // Rahu: star lord Ketu in 11, itself in 5, its agents Mars in 11 and Jupiter in 2. Jupiter: star lord Venus in 2, itself in 2. Mars: star lord Moon in 8, itself in 11.
    const rahu = chidras(workedChart()).find(({ mahadasha }) => mahadasha === 'Rahu');
    expect(rahu).toMatchObject({ nextMahadasha: 'Jupiter', housesLost: [5, 11], housesGained: [] });
    // Its chidra lord Mars has 8 at level 1 and 11 at level 2: both sides are near.
    expect(rahu?.tone).toBe('MIXED');
  });

  it('end with the mahadasha, and the junction reaches a tenth to each side', () => {
    const tones = new Set<string>();
    for (const chart of randomCharts(40, 21)) {
      const periods = mahadashas(vimshottariOf(chart));
      const rows = chidras(chart);
      expect(rows).toHaveLength(9);
      rows.forEach((row, k) => {
        const md = periods[k];
        const last = md && childrenOf(md).at(-1);
        const next = periods[k + 1];
        expect(row).toMatchObject({ mahadasha: md?.planet, endMs: md?.endMs, startMs: last?.startMs });
        expect(row.chidraLord).toBe(before(row.mahadasha));
        const length = (last?.endMs ?? NaN) - (last?.nominalStartMs ?? NaN);
        const start = Math.max(chart.moment.utcMs, row.endMs - length / 10);
        expect(Math.abs(row.sandhi.startMs - start)).toBeLessThanOrEqual(1);
        expect(row.sandhi.endMs).toBeGreaterThan(row.endMs);
        if (next) {
          expect(row.nextMahadasha).toBe(next.planet);
          const [first] = childrenOf(next);
          const tenth = ((first?.endMs ?? NaN) - (first?.startMs ?? NaN)) / 10;
          expect(Math.abs(row.sandhi.endMs - row.endMs - tenth)).toBeLessThanOrEqual(1);
        } else {
          expect(row.nextMahadasha).toBe(periods[0]?.planet);
        }
        const near = (planet: Planet): House[] => [...levels(chart, planet).L1, ...levels(chart, planet).L2];
        const kept = near(row.mahadasha).filter((house) => near(row.nextMahadasha).includes(house));
        expect(new Set([...row.housesLost, ...kept])).toEqual(new Set(near(row.mahadasha)));
        expect(new Set([...row.housesGained, ...kept])).toEqual(new Set(near(row.nextMahadasha)));
        const hard = (contact(chart, row.chidraLord, [6, 8, 12]) ?? 9) <= 2;
        const easy = (contact(chart, row.chidraLord, [2, 10, 11]) ?? 9) <= 2;
        expect(row.tone).toBe(hard && !easy ? 'HARSH' : easy && !hard ? 'EASY' : 'MIXED');
        tones.add(String(row.tone));
      });
    }
    expect([...tones].sort()).toEqual([...CHIDRA_TONES].sort());
  });

  it('A7: have dates without houses and tone where Placidus does not exist', () => {
    for (const chart of randomCharts(5, 22, [70, 80])) {
      const found = chidras(chart);
      expect(found.map(({ chidraLord }) => chidraLord).sort()).toEqual([...PLANETS].sort());
      for (const row of found) expect(row).toMatchObject({ housesLost: [], housesGained: [], tone: null });
    }
  });
});
