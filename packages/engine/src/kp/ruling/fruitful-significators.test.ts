import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { runningLords } from '../../dasha/running-lords.ts';
import { natalEvent } from '../../events/natal.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { houseSets, subVerdict, timingSets } from '../kernel/fruitfulness.ts';
import { FRUITFUL_FILTERS, fruitfulSignificators } from './fruitful-significators.ts';
import { judgmentMoment } from './judgment-moment.ts';
import { contact } from '../kernel/levels.ts';
import { rulingPlanetMembers, rulingPlanets, slotRank } from './ruling-planets.ts';
import type { RpSlot, RpStatus, RulingPlanet, RulingPlanets } from './ruling-planets.ts';

/** Ruling planets of an invented moment: only what the filters read. */
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

describe('the worked chart and marriage (R5.6)', () => {
  const chart = workedChart();
  const marriage = natalEvent('marriage');
  const names = (rows: readonly { readonly planet: Planet }[]) => rows.map(({ planet }) => planet);

  it('orders by level, then slots held, then highest slot, then running now, then planet', () => {
    // Best levels on 2, 7, 11: Moon, Mercury, Jupiter, Venus, Rahu, Ketu 1; Mars, Saturn 2; Sun 3.
    const found = fruitfulSignificators(
      chart,
      marriage,
      ruling(
        ['Saturn', ['ascSubLord', 'ascStarLord', 'dayLord']],
        ['Mars', ['ascSignLord']],
        ['Moon', ['dayLord']],
        ['Venus', ['moonStarLord']],
        ['Jupiter', ['moonSignLord', 'moonSubLord']],
        ['Rahu', []],
        ['Ketu', []],
      ),
      [
        { period: 'MD', planet: 'Ketu' },
        { period: 'PD', planet: 'Ketu' },
      ],
    );
    expect(names(found.fruitful)).toEqual(['Jupiter', 'Venus', 'Moon', 'Ketu', 'Rahu', 'Saturn', 'Mars']);
    expect(found.fruitful.find(({ planet }) => planet === 'Ketu')?.runningAs).toEqual(['MD', 'PD']);
    expect(found.fruitful.find(({ planet }) => planet === 'Saturn')).toMatchObject({
      class: 'FRUITFUL',
      level: 2,
      contactLevels: { favourable: [{ house: 7, level: 2 }], denial: [{ house: 1, level: 3 }] },
      sub: { subLord: 'Venus', verdict: 'SUPPORTS' },
      rpRoles: ['ascSubLord', 'ascStarLord', 'dayLord'],
    });
    expect(found.dropped).toEqual([
      { planet: 'Sun', filter: 'F2', reason: 'It is not a ruling planet of the moment.' },
      { planet: 'Mercury', filter: 'F2', reason: 'It is not a ruling planet of the moment.' },
    ]);
    expect(found.notRuling).toEqual([]);
  });

  it('keeps the deferred, drops the rejected and those of the sub slots alone', () => {
    const found = fruitfulSignificators(
      chart,
      marriage,
      ruling(
        ['Saturn', ['dayLord'], 'deferred'],
        ['Mars', ['dayLord'], 'rejected'],
        ['Moon', ['ascSubLord'], 'kept', true],
      ),
      [],
    );
    expect(names(found.fruitful)).toEqual(['Saturn']);
    expect(found.dropped.find(({ planet }) => planet === 'Mars')).toEqual({
      planet: 'Mars',
      filter: 'F2',
      reason: 'It is a ruling planet but rejected. is rejected',
    });
    expect(found.dropped.find(({ planet }) => planet === 'Moon')?.reason).toMatch(/only sub slots/);
  });

  it('names who would pass when no significator is a ruling planet', () => {
    const found = fruitfulSignificators(chart, marriage, ruling(), []);
    expect(found.fruitful).toEqual([]);
    expect(names(found.notRuling)).toEqual([
      'Moon',
      'Mercury',
      'Jupiter',
      'Venus',
      'Rahu',
      'Ketu',
      'Mars',
      'Saturn',
      'Sun',
    ]);
  });

  it('drops by the first filter whose sub lord opposes', () => {
    // House 6 against 1 and 5: Rahu's sub lord Moon meets 5 and 1 only.
    const found = fruitfulSignificators(chart, houseSets(6), ruling(['Rahu', ['dayLord']]), []);
    expect(found.dropped).toContainEqual({
      planet: 'Rahu',
      filter: 'F1',
      reason: 'Its sub lord the Moon signifies houses against the matter at level 3 and none for it.',
    });
  });
});

describe('random charts', () => {
  it('every significator passes or names its filter', () => {
    const filters = new Set<string>();
    for (const chart of randomCharts(40, 56, [0, 60])) {
      const moment = judgmentMoment(chart, chart.moment.utcMs + 9e11);
      const of = rulingPlanets(ephemeris, moment);
      const members = rulingPlanetMembers(of);
      for (const event of [natalEvent('marriage'), ...HOUSES.map(houseSets)]) {
        const sets = timingSets(event);
        const { fruitful, dropped, notRuling } = fruitfulSignificators(
          chart,
          event,
          of,
          runningLords(chart, moment.utcMs) ?? [],
        );
        const significators = PLANETS.filter((planet) => contact(chart, planet, sets.favourable) !== null);
        const listed = [...fruitful, ...dropped].map(({ planet }) => planet);
        expect([...listed].sort()).toEqual([...significators].sort());
        const opposed = significators.filter((planet) => subVerdict(chart, planet, sets).verdict === 'OPPOSES');
        expect(dropped.filter(({ filter }) => filter === 'F1').map(({ planet }) => planet)).toEqual(opposed);
        for (const { planet } of fruitful) expect(members).toContain(planet);
        for (const { planet, filter } of dropped) {
          filters.add(filter);
          if (filter === 'F2') expect(members).not.toContain(planet);
        }
        expect(notRuling.length > 0).toBe(fruitful.length === 0 && opposed.length < significators.length);
      }
    }
    expect(filters).toEqual(new Set(FRUITFUL_FILTERS));
  });
});
