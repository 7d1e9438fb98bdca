import { FigureError } from '../errors.ts';

/** Lists longer than any result's are a mistake of the caller. */
const MOST_ITEMS = 2_000;

/** The fields of an object within a result. Each throws a FigureError that names the field where it is not as expected. */
export interface Fields {
  readonly at: string;
  has(key: string): boolean;
  keys(): readonly string[];
  number(key: string): number;
  text(key: string): string;
  flag(key: string): boolean;
  /** What stands there where it is no object: nothing, one value, or those of a list that are numbers and texts. */
  plain(key: string): readonly (number | string | boolean)[];
  object(key: string): Fields;
  objects(key: string): readonly Fields[];
  /** Objects of a list, or the one object that stands there. */
  each(key: string): readonly Fields[];
  numbers(key: string): readonly number[];
  /** A list of lists of numbers. */
  rows(key: string): readonly (readonly number[])[];
  /** A list of lists of texts. */
  lists(key: string): readonly (readonly string[])[];
  /** Rows of a table of columns and rows, each as an object. */
  table(key: string): readonly Fields[];
  isList(key: string): boolean;
  texts(key: string): readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';

export function fieldsOf(value: unknown, at = 'result'): Fields {
  if (!isRecord(value)) throw wrong(at, 'an object', value);
  const name = (key: string): string => `${at}.${key}`;
  const own = (key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);
  const list = (key: string): readonly unknown[] => {
    const found = own(key);
    if (!Array.isArray(found)) throw wrong(name(key), 'a list', found);
    if (found.length > MOST_ITEMS) throw wrong(name(key), `a list of at most ${MOST_ITEMS}`, `${found.length} items`);
    return found;
  };
  return {
    at,
    has: (key) => own(key) !== undefined && own(key) !== null,
    keys: () => Object.keys(value),
    number: (key) => held(own(key), isNumber, name(key), 'a number'),
    text: (key) => held(own(key), isText, name(key), 'a text'),
    flag: (key) => own(key) === true,
    plain: (key) => {
      const found = own(key);
      return (Array.isArray(found) ? list(key) : [found]).filter(
        (item) => isNumber(item) || isText(item) || typeof item === 'boolean',
      );
    },
    object: (key) => fieldsOf(own(key), name(key)),
    objects: (key) => list(key).map((item, index) => fieldsOf(item, `${name(key)}[${index}]`)),
    each: (key) => {
      const found = own(key);
      if (Array.isArray(found))
        return list(key).flatMap((item, index) => (isRecord(item) ? [fieldsOf(item, `${name(key)}[${index}]`)] : []));
      return isRecord(found) ? [fieldsOf(found, name(key))] : [];
    },
    numbers: (key) => list(key).map((item, index) => held(item, isNumber, `${name(key)}[${index}]`, 'a number')),
    rows: (key) => nested(list(key), name(key), isNumber, 'a number'),
    lists: (key) => nested(list(key), name(key), isText, 'a text'),
    table: (key) => rowsOfTable(own(key), name(key)),
    isList: (key) => Array.isArray(own(key)),
    texts: (key) => list(key).map((item, index) => held(item, isText, `${name(key)}[${index}]`, 'a text')),
  };
}

const nested = <T>(
  rows: readonly unknown[],
  at: string,
  is: (value: unknown) => value is T,
  expected: string,
): readonly (readonly T[])[] =>
  rows.map((row, index) => {
    if (!Array.isArray(row)) throw wrong(`${at}[${index}]`, 'a list', row);
    return row.map((item: unknown) => held(item, is, `${at}[${index}]`, expected));
  });

function rowsOfTable(value: unknown, at: string): readonly Fields[] {
  if (!isRecord(value)) throw wrong(at, 'a table', value);
  const { columns, rows } = value;
  if (!Array.isArray(columns) || !Array.isArray(rows)) throw wrong(at, 'a table of columns and rows', value);
  if (rows.length > MOST_ITEMS) throw wrong(at, `a table of at most ${MOST_ITEMS} rows`, `${rows.length} rows`);
  return rows.map((row: unknown, index) => {
    if (!Array.isArray(row)) throw wrong(`${at}.rows[${index}]`, 'a list', row);
    return fieldsOf(
      Object.fromEntries(columns.map((column, place): [string, unknown] => [String(column), row[place]])),
      `${at}.rows[${index}]`,
    );
  });
}

function held<T>(value: unknown, is: (value: unknown) => value is T, at: string, expected: string): T {
  if (is(value)) return value;
  throw wrong(at, expected, value);
}

const wrong = (at: string, expected: string, value: unknown): FigureError =>
  new FigureError(
    `${at} must be ${expected}, but it is ${shown(value)}. Pass the result of the tool as it was printed.`,
  );

const shown = (value: unknown): string =>
  value === undefined
    ? 'absent'
    : Array.isArray(value)
      ? 'a list'
      : isRecord(value)
        ? 'an object'
        : (JSON.stringify(value) ?? typeof value).slice(0, 60);
