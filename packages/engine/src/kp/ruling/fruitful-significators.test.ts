import { describe, expect, it } from 'vitest';
import { naiveStandings } from '../../../test/naive-standing.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { runningLords } from '../../dasha/running-lords.ts';
import { natalEvent } from '../../events/natal.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { houseSets, subVerdict, timingSets } from '../kernel/timing-sets.ts';
import { markedSignificators } from './fruitful-significators.ts';
import { judgmentMoment } from './judgment-moment.ts';
import { rulingPlanetMembers, rulingPlanets, slotRank } from './ruling-planets.ts';
import type { RpSlot, RpStatus, RulingPlanet, RulingPlanets } from './ruling-planets.ts';

/** Ruling planets of an invented moment: only what the marks read. */
function ruling(...rows: readonly (readonly [Planet, readonly RpSlot[], RpStatus?, boolean?])[]): RulingPlanets {
  const ranked = rows.map(([planet, slots, status = 'kept', subSlotOnly = false], index): RulingPlanet => ({
    planet,
    slots,
    count: slots.length,
    rank: index + 1,
    slotRankSum: slots.reduce((sum, slot) => sum + slotRank(slot), 0),
    actsFor: [],
    status,
    reason: `is ${status}`,
    subSlotOnly,
  }));
  const slots = { ascSubLord: 'Sun', ascStarLord: 'Sun', ascSignLord: 'Sun', moonSubLord: 'Sun' } as const;
  return {
    slots: { ...slots, moonStarLord: 'Sun', moonSignLord: 'Sun', dayLord: 'Sun' },
    classicFive: [],
    ranked,
  };
}

describe('the worked chart and marriage (R6T.1)', () => {
  const chart = workedChart();
  const marriage = natalEvent('marriage');
  const rowOf = (of: RulingPlanets, planet: Planet, running: Parameters<typeof markedSignificators>[3] = []) =>
    markedSignificators(chart, marriage, of, running).find((row) => row.planet === planet);

  it('puts the sub lord of cusp 7 first, then who stands in its star, then the others by level and weight', () => {
    // Best levels on 2, 7, 11: Mercury (in the star of Saturn), Jupiter, Venus, Rahu, Moon, Ketu 1; Mars, Saturn 2; Sun 3.
    // Rahu, Jupiter and Venus hold 2 and 11, the Moon and Ketu 11 alone.
    const rows = markedSignificators(chart, marriage, ruling(), []);
    expect(rows.map(({ planet, rank, standing }) => [planet, rank, standing])).toEqual([
      ['Saturn', 1, 'STRONG'],
      ['Mercury', 2, 'STRONG'],
      ['Rahu', 3, 'STRONG'],
      ['Jupiter', 4, 'STRONG'],
      ['Venus', 5, 'STRONG'],
      ['Moon', 6, 'WEAK'],
      ['Ketu', 7, 'WEAK'],
      ['Mars', 8, 'WEAK'],
      ['Sun', 9, 'WEAK'],
    ]);
    expect(rows[0]).toMatchObject({
      reason: 'It is the sub lord of cusp 7, which decides the matter. It signifies house 7, best at level 2.',
      favourable: 2,
      contactLevels: { favourable: [{ house: 7, level: 2 }], denial: [{ house: 1, level: 3 }] },
      sub: { subLord: 'Venus', verdict: 'SUPPORTS' },
    });
    expect(rows[1]?.reason).toBe(
      'It is in the star of Saturn, the sub lord of cusp 7. It signifies house 7, best at level 1.',
    );
    expect(rows.at(-1)?.reason).toBe(
      'It signifies house 2, best at level 3, raised, but houses against the matter at level 1.',
    );
  });

  it('marks ruling planets and running lords without moving any', () => {
    const marked = markedSignificators(
      chart,
      marriage,
      ruling(['Sun', ['ascSubLord', 'ascStarLord', 'dayLord']], ['Mars', ['ascSignLord'], 'deferred']),
      [
        { period: 'MD', planet: 'Ketu' },
        { period: 'PD', planet: 'Ketu' },
      ],
    );
    const plain = markedSignificators(chart, marriage, ruling(), []);
    expect(marked.map(({ planet }) => planet)).toEqual(plain.map(({ planet }) => planet));
    expect(marked.flatMap(({ planet, isRuling }) => (isRuling ? [planet] : []))).toEqual(['Mars', 'Sun']);
    expect(marked.find(({ planet }) => planet === 'Sun')?.rpRoles).toEqual(['ascSubLord', 'ascStarLord', 'dayLord']);
    expect(marked.find(({ planet }) => planet === 'Ketu')?.runningAs).toEqual(['MD', 'PD']);
  });

  it('says of a rejected one and of one of the sub slots alone why it does not count', () => {
    const of = ruling(
      ['Saturn', ['dayLord'], 'deferred'],
      ['Mars', ['dayLord'], 'rejected'],
      ['Moon', ['ascSubLord'], 'kept', true],
    );
    expect(rowOf(of, 'Saturn')).toMatchObject({ isRuling: true, notRulingBecause: null });
    expect(rowOf(of, 'Mars')).toMatchObject({
      isRuling: false,
      notRulingBecause: 'It is a ruling planet but rejected. is rejected',
    });
    expect(rowOf(of, 'Moon')?.notRulingBecause).toMatch(/only sub slots/);
    expect(rowOf(of, 'Venus')).toMatchObject({ isRuling: false, notRulingBecause: null });
  });

  it('names the rule that sets a planet against a matter, or lets it stand in', () => {
    // Venus, sub lord of the Moon, signifies 2, 4 and 11: against divorce, and none of its houses.
    const moon = markedSignificators(chart, natalEvent('divorce'), ruling(), []).find(
      ({ planet }) => planet === 'Moon',
    );
    expect(moon).toMatchObject({
      standing: 'AGAINST',
      rank: null,
      reason: 'Its sub lord, Venus, signifies houses against the matter and none for it.',
    });
    // House 6 against 1 and 5: Rahu is the sub lord of cusp 6 and owns 6 through Jupiter, but its sub lord Moon meets 5 and 1.
    const [first] = markedSignificators(chart, houseSets(6), ruling(), []);
    expect(first).toMatchObject({ planet: 'Rahu', standing: 'STRONG', standIn: true });
    expect(first?.reason).toMatch(/Its sub lord, the Moon, signifies houses against .* It is counted all the same/);
  });
});

describe('random charts', () => {
  it('lists all nine by the standing of a second implementation, with the ruling planets marked', () => {
    const reasons = new Set<string>();
    for (const chart of randomCharts(40, 56, [0, 60])) {
      const moment = judgmentMoment(chart, chart.moment.utcMs + 9e11);
      const of = rulingPlanets(ephemeris, moment);
      const members = rulingPlanetMembers(of);
      for (const event of [natalEvent('marriage'), ...HOUSES.map(houseSets)]) {
        const rows = markedSignificators(chart, event, of, runningLords(chart, moment.utcMs) ?? []);
        const naive = naiveStandings(chart, event);
        expect(rows.map(({ planet }) => planet).sort()).toEqual([...PLANETS].sort());
        for (const { planet, standing: word, rank, standIn, isRuling, sub, reason } of rows) {
          expect({ word, rank, standIn }).toEqual(naive.get(planet));
          expect(isRuling).toBe(members.includes(planet));
          expect(sub).toEqual(subVerdict(chart, planet, timingSets(event)));
          if (word === 'AGAINST' || standIn) reasons.add(reason.replace(/lord, [^,]+,/, 'lord,'));
          expect(/counted all the same/.test(reason)).toBe(standIn);
        }
        const order = rows.map(({ rank, standing }) => rank ?? (standing === 'AGAINST' ? 10 : 11));
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }
    }
    expect([...reasons]).toEqual(
      expect.arrayContaining([
        'It signifies only houses against the matter.',
        'Its sub lord, signifies houses against the matter and none for it.',
      ]),
    );
  });
});
