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
  /** Member that has the rows: a list, or an object whose names begin each row. */
  readonly rows: string;
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

function rowsAt(result: Fields, path: string): readonly Fields[] {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((fields, key) => fields.object(key), result);
  const one = holder.each(last);
  if (one.length !== 1 || holder.isList(last)) return one;
  const [named] = one;
  return named === undefined ? [] : named.keys().map((key) => named.object(key));
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
  const longitude = row.number('longitude');
  return `${degreesInSign(longitude)} ${signName(signIndexAt(longitude))}`;
};
export const cuspOf =
  (key: string): Cell =>
  (row) =>
    `Cusp ${roman(row.number(key))}`;
export const targetOf: Cell = (row) => {
  const target = row.text('target');
  const cusp = /^cusp_(\d+)$/.exec(target)?.[1];
  return cusp === undefined ? planetName(target) : `Cusp ${roman(Number(cusp))}`;
};
export const levelOf =
  (level: string): Cell =>
  (row) =>
    row.has('levels') && row.object('levels').has(level) ? row.object('levels').numbers(level).join(' ') : '';
export const namesOf =
  (key: string): Cell =>
  (row) =>
    row.has(key) ? listed(row.texts(key)) : '';
export const instantIn =
  (key: string): Cell =>
  (row) =>
    row.has(key) ? printedInstant(instantOf(row.text(key), `${row.at}.${key}`)) : '';
export const inWords = (code: string): string => (/^[A-Z0-9_]+$/.test(code) ? codeInWords(code) : code);
