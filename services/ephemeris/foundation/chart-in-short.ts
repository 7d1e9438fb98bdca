import type { Chart } from '@cuspal/engine/chart/chart';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { houseOfPlanet, occupants } from '@cuspal/engine/chart/placement';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { level } from '@cuspal/engine/kp/kernel/levels';
import { lordsInShort } from '@cuspal/engine/zodiac/lords';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import type { House, Planet } from '@cuspal/engine/zodiac/names';
import {
  daysOf,
  eventResolutionShape,
  houseList,
  houseNumber,
  planetList,
  tabledBy,
  tableShape,
} from '@cuspal/tool-kit';
import { tableOf } from '@cuspal/tool-kit/views/tables';
import { z } from 'zod';

const LORDS = ['sign', 'dms', 'signLord', 'starLord', 'subLord', 'subSubLord'] as const;
const CUSP_COLUMNS = ['house', ...LORDS, 'occupants'] as const;
const PLANET_COLUMNS = ['planet', ...LORDS, 'house', 'retrograde'] as const;
const EVENT_COLUMNS = [...PLANET_COLUMNS, 'for', 'against'] as const;

const value = z.union([z.string(), houseNumber, z.boolean(), planetList, houseList]);

/** The chart in short, as of an event: a row of values for each cusp and planet, under the names of its columns. */
export const chartInShortShape = {
  eventResolution: eventResolutionShape.optional(),
  cuspTable: tableShape(CUSP_COLUMNS, value)
    .optional()
    .meta({ description: 'With event or tables, in place of houses' }),
  planetTable: tableShape(EVENT_COLUMNS, value).optional().meta({
    description: 'In place of planets. With event the houses for it and against it that each signifies.',
  }),
};

const CURRENT_COLUMNS = ['period', 'planet', 'startDate', 'endDate'] as const;
export const currentTableShape = tableShape(CURRENT_COLUMNS, z.string())
  .optional()
  .meta({ description: 'With tables, in place of current: the days of the periods that run' });

/** The periods that run, of a dasha in short: in tables they have a row each, and days. */
export const currentInTable = tabledBy([
  {
    list: 'current',
    named: 'period',
    as: 'currentTable',
    columns: ['period', 'planet', ...daysOf('startDate', 'endDate')],
  },
]);

/** Cusps and planets as KP tables print them (R4), with what each planet signifies of an event. */
export function chartInShort(chart: Chart, event: JudgedEvent | null) {
  const cusps = requireHouses(chart).cusps.map((cusp) => ({
    house: cusp.house,
    ...lordsInShort(cusp),
    occupants: occupants(chart, cusp.house),
  }));
  const planets = PLANETS.map((planet) => ({
    planet,
    ...lordsInShort(chart.planets[planet]),
    house: houseOfPlanet(chart, planet),
    retrograde: chart.planets[planet].retrograde,
  }));
  return {
    cuspTable: tableOf(CUSP_COLUMNS, cusps),
    planetTable: event === null ? tableOf(PLANET_COLUMNS, planets) : tableOf(EVENT_COLUMNS, withEvent(planets, event)),
  };

  function withEvent<Row extends { readonly planet: Planet }>(
    rows: readonly Row[],
    { required, supporting, denial }: JudgedEvent,
  ) {
    const signified = (planet: Planet, houses: readonly House[]) =>
      houses.filter((house) => level(chart, planet, house) !== null);
    return rows.map((row) => ({
      ...row,
      for: signified(row.planet, [...required, ...supporting]),
      against: signified(row.planet, denial),
    }));
  }
}
