import { buildChart } from '@cuspal/engine/chart/build';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { HOUSES, PLANETS, type Planet } from '@cuspal/engine/zodiac/names';
import { callTool, conforms, SAMPLE_CHARTS, tableRows } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { naiveChart } from '../../../packages/engine/test/naive-chart.ts';
import { naiveLists } from '../../../packages/engine/test/naive-levels.ts';
import { ephemeris, randomMoments } from '../../../packages/engine/test/random-charts.ts';
import cascade from './get-node-cascade.tool.ts';
import rulers from '../../dasha/timing/get-ruling-planets.tool.ts';
import dasha from '../../dasha/timing/get-smart-current-dasha.tool.ts';
import tool from './get-significators.tool.ts';

/** Without an event the whole matrix stands there. */
const output = z
  .object(tool.output.shape)
  .omit({ houseTable: true, planetTable: true })
  .required({ houses: true, planets: true });
const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
const LEVELS = ['L1', 'L2', 'L3', 'L4'] as const;

describe('get_significators', () => {
  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: tables hold the same as the whole matrix',
    async ({ arguments: args }) => {
      const { houses, planets } = output.parse((await conforms(tool, args)).result);
      const { result } = await conforms(tool, { ...args, tables: true });
      const inGroup = (house: (typeof HOUSES)[number], group: string) =>
        houses[house].ordered.filter((each) => each.group === group).map(({ planet }) => planet);
      expect(tableRows(result['houseTable'])).toEqual(
        HOUSES.map((house) => {
          const { occupants, owner, principal, E } = houses[house];
          const groups = Object.fromEntries(['A', 'B', 'C', 'D'].map((group) => [group, inGroup(house, group)]));
          return { house, occupants, owner, ...groups, principal, E };
        }),
      );
      expect(tableRows(result['planetTable'])).toEqual(
        PLANETS.map((planet) => {
          const { levels, promoted, tenanted, cslOf } = planets[planet];
          return { planet, ...levels, promoted, tenanted, cslOf };
        }),
      );
      expect(result['table']).toEqual([]);
    },
  );

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: the tables of houses and planets are inverse',
    async ({ arguments: args }) => {
      const { houses, planets } = output.parse((await conforms(tool, args)).result);
      for (const house of HOUSES) {
        const { levels, occupants, owner, vacant, ordered, principal, E } = houses[house];
        for (const key of LEVELS) {
          for (const planet of PLANETS) {
            expect(levels[key].includes(planet)).toBe(planets[planet].levels[key].includes(house));
          }
        }
        expect(levels.L1).toEqual(PLANETS.filter((planet) => occupants.includes(planets[planet].starLord)));
        const lent = levels.L2.filter((planet) => !occupants.includes(planet));
        expect(levels.L2).toEqual(expect.arrayContaining([...occupants]));
        expect(lent.every((planet) => planet === 'Rahu' || planet === 'Ketu')).toBe(true);
        expect(levels.L4).toContain(owner);
        expect(vacant).toBe(occupants.length === 0);
        const names = ordered.map(({ planet }) => planet);
        expect([...names].sort()).toEqual(
          PLANETS.filter((planet) => planets[planet].housesSignified.includes(house)).sort(),
        );
        expect(names).toContain(principal);
        expect(E.filter((planet) => names.includes(planet))).toEqual([]);
        if (vacant) expect(ordered.every(({ group }) => group === 'C' || group === 'D')).toBe(true);
      }
      expect(HOUSES.flatMap((house) => houses[house].occupants)).toHaveLength(9);
      expect(PLANETS.flatMap((planet) => planets[planet].cslOf)).toHaveLength(12);
    },
  );

  it('names the planets that rule and run now in a full result alone, as their own tools do', async () => {
    const now = Date.UTC(2026, 5, 3, 4, 30);
    const { result } = await callTool(tool, { ...birth, detail: 'full' }, { now });
    const ruling = z.object(rulers.output.shape).parse((await callTool(rulers, birth, { now })).result);
    const running = z.object(dasha.output.shape).parse((await callTool(dasha, birth, { now })).result);
    const marks = output.required({ now: true }).parse(result).now;
    expect(marks.asOf).toBe(ruling.asOf);
    expect(marks.rulingPlanets).toEqual(
      ruling.ranked
        .filter(({ status, subSlotOnly }) => status !== 'rejected' && !subSlotOnly)
        .map(({ planet }) => planet),
    );
    expect(marks.runningLords).toEqual(
      running.levels.slice(0, 3).map(({ level, lord }) => ({ period: level, planet: lord.planet })),
    );
    const brief = await callTool(tool, { ...birth, detail: 'brief' }, { now });
    expect(brief.result).not.toHaveProperty('now');
  });

  it('ranks the houses of a planet with promotion', async () => {
    const { planets } = output.parse((await conforms(tool, birth)).result);
    // No planet stands in a star of the Sun: its own place 1 and its own house 2 are promoted.
    expect(planets.Sun).toEqual({
      house: 1,
      starLord: 'Mercury',
      subLord: 'Jupiter',
      // 1.644° into the 1.778° of the Jupiter sub: 111 of its 120 parts, where Rahu has 102 to 120.
      subSubLord: 'Rahu',
      levels: { L1: [1], L2: [1], L3: [3, 12], L4: [2] },
      rankedHouses: [
        { house: 1, level: 1, weight: 4 },
        { house: 2, level: 3, weight: 2 },
        { house: 3, level: 3, weight: 2 },
        { house: 12, level: 3, weight: 2 },
      ],
      housesSignified: [1, 2, 3, 12],
      tenanted: false,
      promoted: true,
      ownStar: false,
      cslOf: [2],
      retrograde: false,
    });
    expect(planets.Venus).toMatchObject({ tenanted: true, promoted: true, ownStar: true });
    expect(planets.Saturn).toMatchObject({ promoted: false, retrograde: true, cslOf: [1, 3, 7, 9] });
  });

  it('merges the nodes in where their agents stand or own, before the agent of the same group', async () => {
    const { houses } = output.parse((await conforms(tool, birth)).result);
    expect(houses[2].ordered).toEqual([
      { planet: 'Jupiter', group: 'A' },
      { planet: 'Venus', group: 'A' },
      { planet: 'Rahu', group: 'B', via: 'Jupiter' },
      { planet: 'Sun', group: 'D' },
    ]);
    expect(houses[2].principal).toBe('Venus');
    expect(houses[6].ordered).toEqual([
      { planet: 'Rahu', group: 'D', via: 'Jupiter' },
      { planet: 'Jupiter', group: 'D' },
    ]);
  });

  it('prints cusps and planets in one table, as get_house_cusps and get_planets have them', async () => {
    const { table, planets } = output.parse((await conforms(tool, birth)).result);
    const lords = z.object({
      dms: z.string(),
      sign: z.string(),
      signLord: z.string(),
      starLord: z.string(),
      subLord: z.string(),
      subSubLord: z.string(),
    });
    const { houses } = z.object({ houses: z.array(lords) }).parse((await conforms('get_house_cusps', birth)).result);
    const found = z
      .object({ planets: z.record(z.string(), lords) })
      .parse((await conforms('get_planets', birth)).result);
    expect(table.map(({ stability: _, ...row }) => row)).toEqual([
      ...houses.map((row, index) => ({ point: `cusp_${index + 1}`, ...row })),
      ...PLANETS.map((point) => ({ point, ...found.planets[point] })),
    ]);
    for (const planet of PLANETS) {
      const { starLord, subLord, subSubLord } = planets[planet];
      expect(table.find(({ point }) => point === planet)).toMatchObject({ starLord, subLord, subSubLord });
    }
  });

  it('shows promoted nodes with the ranks of get_node_cascade', async () => {
    const { planets } = output.parse((await conforms(tool, birth)).result);
    const { nodes } = z.object(cascade.output.shape).parse((await conforms(cascade, birth)).result);
    for (const name of ['Rahu', 'Ketu'] as const) {
      expect(nodes[name].levels).toEqual(planets[name].levels);
      expect(nodes[name].ranked).toEqual(planets[name].rankedHouses.map(({ house, level }) => ({ house, level })));
    }
    expect(planets.Rahu.rankedHouses.slice(0, 3).map(({ house, level }) => [house, level])).toEqual([
      [5, 1],
      [11, 1],
      [2, 2],
    ]);
  });

  it('answers out_of_range inside the polar circles', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    expect((await callTool(tool, polar?.arguments ?? {})).meta['code']).toBe('out_of_range');
  });

  it('E: planet, star and sub with their houses in nine rows, as counted from the longitudes alone', async () => {
    const script = z.object({
      table: z.array(
        tool.output.shape.table.unwrap().element.required({ planetHouses: true, starHouses: true, subHouses: true }),
      ),
    });
    for (const { utcMs: drawn, ...place } of randomMoments(40, 1905, [0, 60])) {
      const utcMs = Math.floor(drawn / 1000) * 1000;
      const moment = { ...place, utcMs, jdUt: jdFromUtcMs(utcMs) };
      const chart = buildChart(ephemeris, moment);
      const args = {
        birth_datetime: new Date(moment.utcMs).toISOString().slice(0, 19),
        latitude: moment.latitude,
        longitude: moment.longitude,
        utc_offset_minutes: 0,
        ayanamsa: moment.ayanamsa,
        planet_star_sub: true,
      };
      const { result } = await conforms(tool, args);
      expect(Object.keys(result)).not.toContain('houses');
      const { table } = script.parse(result);
      expect(table.map(({ point }) => point)).toEqual(PLANETS);
      const held = (planet: Planet) => {
        const { L2, L4 } = naiveLists(chart, planet);
        return HOUSES.filter((house) => L2.includes(house) || L4.includes(house));
      };
      for (const [index, planet] of PLANETS.entries()) {
        const { star, sub } = naiveChart(chart).planet(planet);
        expect(table[index]).toMatchObject({
          starLord: star,
          subLord: sub,
          planetHouses: held(planet),
          starHouses: held(star),
          subHouses: held(sub),
        });
      }
    }
  });
});
