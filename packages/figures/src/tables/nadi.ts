import { named } from '../names/spoken.ts';
import { FigureError } from '../errors.ts';
import { planetOf, PLANETS, planetName, type Planet } from '../names/planets.ts';
import { fieldsOf, type Fields } from '../read/fields.ts';
import type { Table } from './table.ts';

/**
 * The Nadi table of significators, as the Nakshatra Nadi of Umang Taneja reads them: each planet, its star lord and its sub
 * lord with the houses that they occupy and own. These are the second and the fourth level of a planet, which hold those
 * of the planets that a node acts for too.
 */
export function nadiTable(result: unknown): Table {
  const fields = fieldsOf(result);
  if (!fields.has('planets') || fields.isList('planets'))
    throw new FigureError(
      'style must be fourfold where the table is narrowed to an event, but it is nadi. Call the tool without event.',
      'style',
    );
  const planets = fields.object('planets');
  const rows = PLANETS.filter((planet) => planets.has(planet)).map((planet) => ({
    planet,
    row: planets.object(planet),
  }));
  const houses = new Map<string, readonly number[]>(rows.map(({ planet, row }) => [planet, ownHouses(row)]));
  const said = (planet: string): string => {
    const list = houses.get(planet) ?? [];
    return `${planetName(planet)}: ${list.length === 0 ? named('none') : list.join(' ')}`;
  };
  return {
    title: 'Nadi table of the significators',
    subtitle: 'Each with the houses that it occupies and owns',
    columns: [
      { head: 'Planet', share: 1 },
      { head: 'Its star lord', share: 1 },
      { head: 'Its sub lord', share: 1 },
    ],
    rows: rows.map(({ planet, row }) => ({
      cells: [said(planet), said(lordIn(row, 'starLord')), said(lordIn(row, 'subLord'))],
    })),
  };
}

const lordIn = (row: Fields, key: string): Planet => planetOf(row.text(key), `${row.at}.${key}`);

function ownHouses(row: Fields): readonly number[] {
  const levels = row.object('levels');
  return [...new Set([...levels.numbers('L2'), ...levels.numbers('L4')])].toSorted((a, b) => a - b);
}
