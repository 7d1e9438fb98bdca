import { codeInWords, listed } from '../names/listed.ts';
import { instantOf, printedInstant } from '../names/instant.ts';
import { isPlanet, planetName } from '../names/planets.ts';
import { degreesInSign, roman, signIndexAt, signName } from '../names/signs.ts';
import { fieldsOf, type Fields } from '../read/fields.ts';
import type { Table } from './table.ts';

/** What a cell says of a row. */
type Cell = (row: Fields) => string;

export interface TableSpec {
  readonly title: string;
  /** Member that has the rows: a list, a table, or an object whose names begin each row; the first that there is. */
  readonly rows: string | readonly string[];
  readonly columns: readonly (readonly [head: string, share: number, cell: Cell])[];
  readonly marked?: (row: Fields) => boolean;
}

/** Reads the rows of a result as a table. */
export const tableOf =
  ({ title, rows, columns, marked }: TableSpec) =>
  (result: unknown): Table => ({
    title,
    columns: columns.map(([head, share]) => ({ head, share })),
    rows: rowsAt(fieldsOf(result), rows).map((row) => ({
      cells: columns.map(([, , cell]) => cell(row)),
      ...(marked?.(row) ? { marked: true } : {}),
    })),
  });

function rowsAt(result: Fields, paths: TableSpec['rows']): readonly Fields[] {
  const all = typeof paths === 'string' ? [paths] : paths;
  for (const path of all) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce<Fields | undefined>(
      (fields, key) => (fields?.has(key) ? fields.object(key) : undefined),
      result,
    );
    if (holder?.has(last)) return rowsIn(holder, last);
  }
  return [];
}

function rowsIn(holder: Fields, key: string): readonly Fields[] {
  if (holder.isList(key)) return holder.each(key);
  const one = holder.object(key);
  if (one.isList('columns') && one.isList('rows')) return holder.table(key);
  return one.keys().map((name) => one.object(name));
}

/** The name under which a row stands in its object. */
export const nameOf: Cell = ({ at }) => {
  const name = at.slice(at.lastIndexOf('.') + 1);
  return isPlanet(name) ? planetName(name) : name;
};
export const textOf =
  (key: string): Cell =>
  (row) =>
    row.has(key) ? planetName(row.text(key)) : '';
export const wordsOf =
  (key: string): Cell =>
  (row) =>
    row.has(key) ? inWords(row.text(key)) : '';
export const numberOf =
  (key: string): Cell =>
  (row) =>
    row.has(key) ? String(row.number(key)) : '';
export const within =
  (key: string, cell: Cell): Cell =>
  (row) =>
    row.has(key) ? cell(row.object(key)) : '';
export const placeOf: Cell = (row) => {
  const key = ['longitude', 'siderealLongitude'].find((name) => row.has(name));
  if (key === undefined) return '';
  const longitude = row.number(key);
  return `${degreesInSign(longitude)} ${signName(signIndexAt(longitude))}`;
};
export const cuspOf =
  (key: string): Cell =>
  (row) =>
    `Cusp ${roman(row.number(key))}`;
export const targetOf: Cell = (row) => {
  const target = row.text('target');
  const cusp = /^cusp_(\d+)$/.exec(target)?.[1];
  return cusp === undefined ? planetName(target.replace('planet_', '')) : `Cusp ${roman(Number(cusp))}`;
};
export const levelOf =
  (level: string): Cell =>
  (row) => {
    const levels = row.has('levels') ? row.object('levels') : row;
    return levels.has(level) ? levels.numbers(level).join(' ') : '';
  };
export const namesOf =
  (key: string): Cell =>
  (row) =>
    row.has(key) ? listed(row.texts(key)) : '';
export const instantIn =
  (key: string): Cell =>
  (row) =>
    row.has(key) ? printedInstant(instantOf(row.text(key), `${row.at}.${key}`)) : '';
export const inWords = (code: string): string => (/^[A-Z0-9_]+$/.test(code) ? codeInWords(code) : code);
