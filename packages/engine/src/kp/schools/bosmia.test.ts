import { describe, expect, it } from 'vitest';
import { naiveChart } from '../../../test/naive-chart.ts';
import { ephemeris, randomCharts, randomMoments } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import type { Chart } from '../../chart/chart.ts';
import { NATAL_EVENTS, natalEvent } from '../../events/natal.ts';
import { houseSignificators } from '../kernel/house-significators.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { RP_SLOTS, RP_STATUSES, rulingPlanets } from '../ruling/ruling-planets.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { bosmiaRulers, thinnedByRulers } from './bosmia-rulers.ts';
import { BOSMIA_VERDICTS, bosmiaHouse, bosmiaRole, bosmiaVerdict } from './bosmia.ts';

const charts = randomCharts(60, 22_004);

/** R5.7 and the nodes' rule as they are written, from longitudes: all roles of a planet, its own and those lent. */
function naiveRoles(chart: Chart, house: House, name: Planet) {
  const { cusp, planet, houseHeld, agents, isNode } = naiveChart(chart);
  const held = PLANETS.filter((each) => houseHeld(each) === house);
  const lord = cusp(house).sign;
  const own = (each: Planet): number[] => {
    const { star, sub } = planet(each);
    const tests = [
      held.includes(sub),
      held.includes(star),
      held.includes(each),
      sub === lord,
      star === lord,
      each === lord,
    ];
    return tests.flatMap((holds, index) => (holds ? [index + 1] : []));
  };
  const mine = own(name);
  if (!isNode(name)) return { mine, lent: Infinity, lenders: [] };
  const lent = Math.min(...agents(name).flatMap(own), Infinity);
  return { mine, lent, lenders: agents(name).filter((agent) => own(agent).includes(lent)) };
}

describe('six-fold significators (R5.7)', () => {
  it('are those of a second reading from longitudes alone, strongest role first, each planet once', () => {
    for (const chart of charts.slice(0, 15))
      for (const house of HOUSES) {
        const { ordered } = bosmiaHouse(chart, house);
        const expected = PLANETS.flatMap((planet) => {
          const { mine, lent, lenders } = naiveRoles(chart, house, planet);
          const roles = [...new Set([...mine, lent])].filter(Number.isFinite).sort((a, b) => a - b);
          const [role, ...alsoRoles] = roles;
          if (role === undefined) return [];
          return [{ planet, role, alsoRoles, ...(!mine.includes(role) && { via: lenders[0] }) }];
        }).sort((a, b) => a.role - b.role);
        expect(ordered).toEqual(expected);
        expect(new Set(ordered.map(({ planet }) => planet)).size).toBe(ordered.length);
      }
  });

  it('hold as roles 2, 3, 5 and 6 the groups A to D of the four-fold order', () => {
    for (const chart of charts)
      for (const house of HOUSES) {
        const { starOfOccupant, occupant, starOfOwner, owner } = bosmiaHouse(chart, house).roles;
        const { levels, occupants, owner: lord, ordered } = houseSignificators(chart, house);
        expect(starOfOccupant).toEqual(levels.L1);
        expect(occupant).toEqual(occupants);
        expect(owner).toBe(lord);
        for (const { planet, group, via } of ordered)
          if (group === 'C' && via === undefined) expect(starOfOwner).toContain(planet);
      }
  });

  it('of a vacant house begin with the owner’s roles', () => {
    let vacant = 0;
    for (const chart of charts)
      for (const house of HOUSES) {
        const { roles, ordered } = bosmiaHouse(chart, house);
        if (roles.occupant.length > 0) continue;
        vacant += 1;
        expect([roles.subOfOccupant, roles.starOfOccupant]).toEqual([[], []]);
        expect(ordered[0]?.role).toBeGreaterThanOrEqual(4);
      }
    expect(vacant).toBeGreaterThan(200);
  });

  it('of the worked chart, house 1', () => {
    expect(bosmiaHouse(workedChart(), 1)).toEqual({
      house: 1,
      roles: {
        subOfOccupant: ['Mars', 'Jupiter'],
        starOfOccupant: ['Sun'],
        occupant: ['Sun', 'Mercury'],
        subOfOwner: ['Rahu'],
        starOfOwner: ['Mars', 'Saturn'],
        owner: 'Moon',
      },
      ordered: [
        { planet: 'Mars', role: 1, alsoRoles: [5] },
        { planet: 'Jupiter', role: 1, alsoRoles: [] },
        { planet: 'Rahu', role: 1, alsoRoles: [4], via: 'Mars' },
        { planet: 'Sun', role: 2, alsoRoles: [3] },
        { planet: 'Mercury', role: 3, alsoRoles: [] },
        { planet: 'Ketu', role: 3, alsoRoles: [], via: 'Mercury' },
        { planet: 'Saturn', role: 5, alsoRoles: [] },
        { planet: 'Moon', role: 6, alsoRoles: [] },
      ],
    });
  });
});

describe('what a planet says of a matter (R22.4)', () => {
  it('follows from its best roles', () => {
    const seen = new Set<string>();
    for (const chart of charts)
      for (const event of NATAL_EVENTS) {
        const planet = cuspalSubLord(chart, event.primaryCusp);
        const { verdict, required, denial } = bosmiaVerdict(chart, planet, event);
        const against = event.denial.filter(
          (house) => !event.required.includes(house) && !event.supporting.includes(house),
        );
        expect(required.map(({ house }) => house)).toEqual(event.required);
        expect(denial.map(({ house }) => house)).toEqual(against);
        for (const { house, role } of [...required, ...denial]) expect(role).toBe(bosmiaRole(chart, planet, house));
        const best = (houses: readonly House[]): number =>
          Math.min(...houses.map((house) => bosmiaRole(chart, planet, house) ?? 99), 99);
        const rR = best(event.required);
        const rD = best(against);
        const whole = against.length > 0 && against.every((house) => bosmiaRole(chart, planet, house) !== null);
        const expected =
          rR < 99 && (rD === 99 || rR < rD) ? 'FOR' : rR === 99 || (whole && rD < rR) ? 'AGAINST' : 'MIXED';
        expect(verdict).toBe(expected);
        seen.add(verdict);
      }
    expect(seen).toEqual(new Set(BOSMIA_VERDICTS));
  });

  it('of the worked chart: Saturn is in a sub of the occupant of house 2', () => {
    expect(bosmiaVerdict(workedChart(), 'Saturn', natalEvent('marriage'))).toEqual({
      planet: 'Saturn',
      verdict: 'FOR',
      required: [
        { house: 2, role: 1 },
        { house: 7, role: 3 },
        { house: 11, role: 4 },
      ],
      denial: [
        { house: 1, role: 5 },
        { house: 6, role: null },
        { house: 10, role: null },
      ],
    });
  });
});

describe('the seven ruling planets', () => {
  const moments = randomMoments(40, 22_005);
  const cases = moments.map((moment, index) => ({
    chart: charts[index] ?? workedChart(),
    ruling: rulingPlanets(ephemeris, moment),
  }));

  it('stand slot by slot with the nodes that act for them', () => {
    let nodes = 0;
    for (const { ruling } of cases) {
      const rulers = bosmiaRulers(ruling);
      const holders = rulers.filter(({ actsFor }) => actsFor === undefined);
      expect(holders.map(({ slot }) => slot)).toEqual(RP_SLOTS);
      expect(holders.map(({ rank }) => rank)).toEqual([7, 6, 5, 4, 3, 2, 1]);
      for (const { slot, planet } of holders) expect(planet).toBe(ruling.slots[slot]);
      for (const { slot, planet, actsFor } of rulers.filter((row) => row.actsFor !== undefined)) {
        expect(ruling.slots[slot]).toBe(actsFor);
        expect(ruling.ranked.find((row) => row.planet === planet)?.actsFor).toContain(actsFor);
        nodes += 1;
      }
      for (const { planet, status } of rulers)
        expect(status).toBe(ruling.ranked.find((row) => row.planet === planet)?.status);
    }
    expect(nodes).toBeGreaterThan(20);
  });

  it('keep, defer or drop each significator of a house', () => {
    const statuses = new Set<string | null>();
    for (const { chart, ruling } of cases) {
      const rulers = bosmiaRulers(ruling);
      for (const house of HOUSES) {
        const { ordered, kept, deferred, dropped } = thinnedByRulers(bosmiaHouse(chart, house), rulers);
        expect([...kept, ...deferred, ...dropped].sort()).toEqual(ordered.map(({ planet }) => planet).sort());
        for (const { planet, rulingPlanet, rpSlots, rpStatus } of ordered) {
          const held = rulers.filter((row) => row.planet === planet);
          expect([rulingPlanet, rpSlots]).toEqual([held.length > 0, held.map(({ slot }) => slot)]);
          const list = rpStatus === 'kept' ? kept : rpStatus === 'deferred' ? deferred : dropped;
          expect(list).toContain(planet);
          statuses.add(rpStatus);
        }
        const key = (planet: Planet) => {
          const role = ordered.find((row) => row.planet === planet)?.role ?? NaN;
          const rank = Math.max(...rulers.filter((row) => row.planet === planet).map((row) => row.rank));
          return role * 1000 - rank * 10 + PLANETS.indexOf(planet);
        };
        expect([...kept].sort((a, b) => key(a) - key(b))).toEqual(kept);
      }
    }
    expect(statuses).toEqual(new Set([...RP_STATUSES, null]));
  });
});
