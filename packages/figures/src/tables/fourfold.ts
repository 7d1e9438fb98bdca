import { named } from '../names/spoken.ts';
import { phrase } from '../names/phrase.ts';
import { instantOf, printedInstant } from '../names/instant.ts';
import { planetName } from '../names/planets.ts';
import { fieldsOf, type Fields } from '../read/fields.ts';
import { LEVELS, tableOf, type TableSpec } from './cells.ts';
import type { Table } from './table.ts';

/** Narrowed to an event they stand in a table, else each under its name. */
const planetIn = (row: Fields): string =>
  row.has('planet') ? row.text('planet') : row.at.slice(row.at.lastIndexOf('.') + 1);

/** Significators by the four levels at which planets signify houses. */
const SIGNIFICATORS: TableSpec = {
  title: 'Significators, fourfold',
  // Narrowed to an event they have no house, star and sub.
  rows: ['planets', 'planetTable'],
  columns: [
    ['Planet', 1.4, (row) => planetName(planetIn(row))],
    ['House', 0.7, 'house'],
    ['Star', 1.2, 'starLord'],
    ['Sub', 1.2, 'subLord'],
    ...LEVELS,
    ['Sub lord of', 1.2, (row) => row.numbers('cslOf').join(' ')],
  ],
};

const PERIODS: Readonly<Record<string, string>> = { MD: 'mahadasha', AD: 'antardasha', PD: 'pratyantardasha' };

/** The fourfold table; a full result says which planets rule the moment and whose periods run, and these are marked. */
export function fourfoldTable(result: unknown): Table {
  const fields = fieldsOf(result);
  if (!fields.has('now')) return tableOf(SIGNIFICATORS)(result);
  const now = fields.object('now');
  const ruling = now.texts('rulingPlanets');
  const running = now.objects('runningLords');
  const said = (row: Fields): string => {
    const planet = planetIn(row);
    const periods = running.flatMap((each) =>
      each.text('planet') === planet ? [named(PERIODS[each.text('period')] ?? '')] : [],
    );
    return [...(ruling.includes(planet) ? [named('ruling')] : []), ...periods].join(', ');
  };
  const columns = [...SIGNIFICATORS.columns, ['Now', 1.5, said] as const];
  return {
    ...tableOf({ ...SIGNIFICATORS, columns, marked: (row) => said(row) !== '' })(result),
    subtitle: phrase('Marked: planets that rule and periods that run at {at}', {
      at: printedInstant(instantOf(now.text('asOf'), 'now.asOf')),
    }),
  };
}
