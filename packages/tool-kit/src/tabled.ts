import { printedDay } from '@cuspal/engine/time/print';

/**
 * A list that `tables: true` gives as a table: the names of its columns, and rows of values under them. Each name is then
 * said once, and a column in which no row has anything is left out.
 */
export interface Tabled {
  /** Where the list stands, names joined by dots. An object counts as the list of its values. */
  readonly list: string;
  /** What the names of such an object are called, where no field of the values tells them. */
  readonly named?: string;
  /** A list inside each item, of which each item is a row. Such a row has what the item around it says too. */
  readonly each?: string;
  /** An item with nothing in that list is a row too. */
  readonly outer?: true;
  /** Name of the table, which stands where the list would. */
  readonly as: string;
  readonly columns: readonly TabledColumn[];
}

/** A field by its name, or by where it is found in a row (`stability.band`), which names it by the last word. */
type TabledColumn = string | WrittenColumn;

interface WrittenColumn {
  readonly name: string;
  readonly from: string;
  /** A list of objects becomes a list of lists with the values of these members. */
  readonly of?: readonly string[];
  /** An instant is printed as its day. */
  readonly day?: true;
  /** The field of which rows with the same are looked at by themselves, where a value is said where it changes. */
  readonly onceFor?: string;
}

/**
 * A column of what each row has, said where it changes: among rows with the same in a field, or among all. A list of
 * objects becomes a list of lists with the values of these members.
 */
export function saidOnce(from: string, onceFor = '', of?: readonly string[]): TabledColumn {
  const among = onceFor === '' ? '' : `_for_${lastOf(onceFor)}`;
  const name = `${lastOf(from)}${of === undefined ? '' : `[${of.join(',')}]`}[null=before${among}]`;
  return { name, from, onceFor, ...(of && { of }) };
}

/** The columns of instants that tables print as days. */
export const daysOf = (...names: readonly string[]): readonly TabledColumn[] =>
  names.map((from) => ({ name: lastOf(from), from, day: true as const }));

/** How a column is named, found and written. */
export const columnOf = (column: TabledColumn): WrittenColumn =>
  typeof column === 'string' ? { name: lastOf(column), from: column } : column;

const lastOf = (path: string): string => path.split('.').at(-1) ?? path;

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** The same, with each column as it is found and written. */
interface Written extends Tabled {
  readonly columns: readonly WrittenColumn[];
}

/** Puts tables in the places of lists; nothing else of a result is changed. */
export function tabledBy(tables: readonly Tabled[]): (result: object) => object {
  const written = tables.map((table) => ({ ...table, columns: table.columns.map(columnOf) }));
  const lists = [...new Set(written.map(({ list }) => list))].map((list) => ({
    path: list.split('.'),
    made: written.filter((table) => table.list === list),
  }));
  return (result) => lists.reduce<object>((changed, { path, made }) => replaced(changed, path, made), result);
}

/** The same object, with tables at the place of a member. */
function replaced(holder: object, [name = '', ...rest]: readonly string[], tables: readonly Written[]): object {
  return Object.fromEntries(
    Object.entries(holder).flatMap(([key, value]: readonly [string, unknown]) => {
      if (key !== name || !isObject(value)) return [[key, value]];
      if (rest.length > 0) return [[key, replaced(value, rest, tables)]];
      return tables.flatMap((table) => {
        const made = tableOf(value, table);
        return made.rows.length === 0 && table.each !== undefined ? [] : [[table.as, made]];
      });
    }),
  );
}

function tableOf(list: object, { columns, ...table }: Written): Table {
  const rows = rowsOf(list, table);
  const cells = columns.map((column) => {
    const all = rows.map((row) => cell(row, column));
    return column.onceFor === undefined ? all : changesAlone(all, rows, column.onceFor);
  });
  const kept = columns.flatMap(({ name }, at) => {
    const column = cells[at] ?? [];
    return column.length > 0 && column.every(isNothing) ? [] : [{ name, column }];
  });
  return { columns: kept.map(({ name }) => name), rows: rows.map((_, at) => kept.map(({ column }) => column[at])) };
}

function rowsOf(list: object, { named, each, outer }: Pick<Tabled, 'named' | 'each' | 'outer'>): readonly object[] {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(list);
  const items = entries.flatMap(([key, item]) =>
    isObject(item) ? [named === undefined ? item : { [named]: key, ...item }] : [],
  );
  if (each === undefined) return items;
  return items.flatMap((item) => {
    const inside = objectsIn(valueAt(item, each));
    return inside.length === 0 && outer ? [item] : inside.map((inner) => ({ ...item, ...inner }));
  });
}

function cell(row: object, { from, of, day }: WrittenColumn): unknown {
  const value = found(row, from) ?? null;
  const written = (one: unknown): unknown => (day && typeof one === 'string' ? printedDay(one) : (one ?? null));
  return of === undefined
    ? written(value)
    : objectsIn(value).map((each) => of.map((name) => written(valueAt(each, name))));
}

/** The same cells, with null for what the last row of the same kind has already. */
function changesAlone(cells: readonly unknown[], rows: readonly object[], kind: string): readonly unknown[] {
  const last = new Map<unknown, string>();
  return cells.map((value, at) => {
    const of = kind === '' ? '' : found(rows[at], kind);
    const text = JSON.stringify(value);
    if (last.get(of) === text) return null;
    last.set(of, text);
    return value;
  });
}

const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const objectsIn = (value: unknown): readonly object[] => (isObject(value) ? Object.values(value).filter(isObject) : []);

const found = (row: unknown, path: string): unknown => path.split('.').reduce(valueAt, row);

const valueAt = (row: unknown, name: string): unknown =>
  isObject(row) && Object.hasOwn(row, name) ? Reflect.get(row, name) : undefined;
