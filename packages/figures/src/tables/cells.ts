import { cuspNamed } from '../names/phrase.ts';
import { capitalised, codeInWords, listed } from '../names/listed.ts';
import { instantOf, printedInstant } from '../names/instant.ts';
import { isPlanet, planetName } from '../names/planets.ts';
import { named } from '../names/spoken.ts';
import { degreesInSign, signIndexAt, signSaid } from '../names/signs.ts';
import { fieldsOf, type Fields } from '../read/fields.ts';
import type { Table } from './table.ts';

/** What a cell says of a row: the member at a path, as it is said, or something else. */
type Cell = string | Said;
type Said = (row: Fields) => string;

export interface TableSpec {
  readonly title: string;
  /** Member that has the rows: a list, a table, or an object whose names begin each row; the first that there is. */
  readonly rows: string | readonly string[];
  /** Every one of those members has rows. */
  readonly joined?: boolean;
  readonly columns: readonly (readonly [head: string, share: number, cell: Cell])[];
  readonly marked?: (row: Fields) => boolean;
}

/** Reads the rows of a result as a table. */
export const tableOf =
  ({ title, rows, joined = false, columns, marked }: TableSpec) =>
  (result: unknown): Table => ({
    title,
    columns: columns.map(([head, share]) => ({ head, share })),
    rows: rowsAt(fieldsOf(result), rows, joined).map((row) => ({
      cells: columns.map(([, , cell]) => (typeof cell === 'string' ? saidAt(row, cell) : cell(row))),
      ...(marked?.(row) ? { marked: true } : {}),
    })),
  });

function rowsAt(result: Fields, paths: TableSpec['rows'], joined: boolean): readonly Fields[] {
  const found = (typeof paths === 'string' ? [paths] : paths).flatMap((path) => {
    const { holder, last } = holderAt(result, path);
    return holder?.has(last) ? [{ holder, last }] : [];
  });
  return (joined ? found : found.slice(0, 1)).flatMap(({ holder, last }) => rowsIn(holder, last));
}

function rowsIn(holder: Fields, key: string): readonly Fields[] {
  if (holder.isList(key)) return holder.each(key);
  const one = holder.object(key);
  if (one.isList('columns') && one.isList('rows')) return holder.table(key);
  return one.keys().map((name) => one.object(name));
}

/** The object that holds the last member of a path, and the name of that member. */
function holderAt(row: Fields, path: string): { readonly holder: Fields | undefined; readonly last: string } {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const inner = (fields: Fields | undefined, key: string): Fields | undefined =>
    fields?.has(key) ? fields.object(key) : undefined;
  return { holder: keys.reduce(inner, row), last };
}

const INSTANT = /^\d{4}-\d\d-\d\dT/;

/** Numbers beside each other, texts in a sentence, planets with their glyphs, codes in words, instants as people write them. */
function saidAt(row: Fields, path: string): string {
  const { holder, last } = holderAt(row, path);
  const values = holder?.plain(last) ?? [];
  const [first] = values;
  if (typeof first === 'boolean') return first ? named('yes') : '';
  if (values.length > 1)
    return typeof first === 'number' ? values.join(' ') : listed(values.map((value) => named(inWords(String(value)))));
  if (typeof first === 'string' && INSTANT.test(first)) return printedInstant(instantOf(first, `${row.at}.${path}`));
  return first === undefined ? '' : planetName(inWords(String(first)));
}

/** The name under which a row stands in its object. */
export const nameOf: Said = ({ at }) => {
  const name = at.slice(at.lastIndexOf('.') + 1);
  return isPlanet(name) ? planetName(name) : name;
};
/** A number with so many decimals. */
export const rounded =
  (path: string, decimals: number): Said =>
  (row) => {
    const { holder, last } = holderAt(row, path);
    return holder?.has(last) ? holder.number(last).toFixed(decimals) : '';
  };
/** The name under which a row stands, in words: Yamaghantaka. */
export const codeOf: Said = ({ at }) => named(capitalised(at.slice(at.lastIndexOf('.') + 1)));
export const within =
  (key: string, cell: Said): Said =>
  (row) =>
    row.has(key) ? cell(row.object(key)) : '';
export const placeOf: Said = (row) => {
  const key = ['longitude', 'siderealLongitude'].find((name) => row.has(name));
  if (key === undefined) return '';
  const longitude = row.number(key);
  return `${degreesInSign(longitude)} ${signSaid(signIndexAt(longitude))}`;
};
export const cuspOf =
  (key: string): Said =>
  (row) =>
    cuspNamed(row.number(key));
export const targetOf: Said = (row) => {
  const target = row.text('target');
  const cusp = /^cusp_(\d+)$/.exec(target)?.[1];
  return cusp === undefined ? planetName(target.replace('planet_', '')) : cuspNamed(Number(cusp));
};
export const levelOf =
  (level: string): Said =>
  (row) => {
    const levels = row.has('levels') ? row.object('levels') : row;
    return levels.has(level) ? levels.numbers(level).join(' ') : '';
  };
/** The four levels of a row, each in a column. */
export const LEVELS = (['L1', 'L2', 'L3', 'L4'] as const).map((level) => [level, 0.9, levelOf(level)] as const);
/** A code of capitals in words; names and texts stay. */
export const inWords = (code: string): string => (/^[A-Z][A-Z_]{2,}$/.test(code) ? codeInWords(code) : code);
