import { phrase } from '../names/phrase.ts';
import { instantOf, printedTime } from '../names/instant.ts';
import { planetName } from '../names/planets.ts';
import { roman } from '../names/signs.ts';
import { fieldsOf, type Fields } from '../read/fields.ts';
import { placeOf, tableOf, type TableSpec } from '../tables/cells.ts';
import type { Table } from '../tables/table.ts';

const CUSPS: TableSpec = {
  title: 'Cusps of the event',
  rows: 'houseTable',
  columns: [
    ['Cusp', 0.8, (row) => roman(row.number('house'))],
    ['Place', 1.6, placeOf],
    ['Owner', 1.2, 'owner'],
    ['Sub lord', 1.2, 'cuspalSubLord'],
    ['In the star of', 1.2, 'cuspalSubLordStar'],
    ['Border', 1, 'boundarySeverity'],
  ],
};
const PLANETS: TableSpec = {
  title: 'Planets of the event',
  rows: 'planetTable',
  columns: [
    ['Planet', 1.2, 'planet'],
    ['Place', 1.6, placeOf],
    ['Motion', 1.1, 'motion'],
    ['Dignity', 1.2, 'dignity'],
    ['Near the Sun', 1.1, 'combustion'],
  ],
};

/** The table in place of a chart that the result has not: narrowed to an event it has some rows, without a time of birth a day. */
export function tableInstead(result: unknown): Table | undefined {
  const fields = fieldsOf(result);
  if (fields.has('houses') || fields.has('planets') || fields.has('cuspTable')) return undefined;
  if (fields.has('houseTable')) return tableOf(CUSPS)(result);
  if (fields.has('planetTable')) return tableOf(PLANETS)(result);
  return fields.has('day') ? dayOf(fields.object('day')) : undefined;
}

/** Sign, star and subs of each planet over the day of a birth whose time is unknown. */
function dayOf(day: Fields): Table {
  const planets = day.object('planets');
  return {
    title: 'Planets over the day of birth',
    columns: [
      { head: 'Planet', share: 1 },
      { head: 'Sign', share: 1 },
      { head: 'Star', share: 1.4 },
      { head: 'Sub lords', share: 3.6 },
    ],
    rows: planets.keys().map((planet) => {
      const stays = planets.objects(planet);
      return {
        cells: [planetName(planet), changes(stays, 'sign'), changes(stays, 'star'), changes(stays, 'subLord')],
      };
    }),
  };
}

/** Mars, from 07:25 Sun, from 08:45 Moon */
function changes(stays: readonly Fields[], key: string): string {
  const said: string[] = [];
  let last = '';
  for (const stay of stays) {
    const name = stay.text(key);
    if (name === last) continue;
    last = name;
    const from =
      said.length === 0
        ? ''
        : `${phrase('from {time}', { time: printedTime(instantOf(stay.text('from'), `${stay.at}.from`)) })} `;
    said.push(`${from}${name}`);
  }
  return said.join(', ');
}
