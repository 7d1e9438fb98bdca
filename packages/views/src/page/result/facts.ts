import { isObject, type JsonObject } from '../json.ts';
import { inWords, valueInWords } from './words.ts';

/** What a result says of one thing, for a table of two columns. */
export interface Fact {
  readonly label: string;
  /** One line or several. */
  readonly lines: readonly string[];
}

const MOST_FACTS = 60;
const MOST_ITEMS = 24;
const MOST_LINES = 8;
const MOST_SIGNS = 600;
const DEEPEST = 2;

/** Every member of an object in words, nested ones in one line, except those that are named. */
export function factsOf(object: JsonObject, except: readonly string[] = []): readonly Fact[] {
  return Object.entries(object)
    .filter(([key]) => !except.includes(key))
    .map(([key, value]) => ({ label: inWords(key), lines: linesOf(value) }))
    .filter(({ lines }) => lines.length > 0)
    .slice(0, MOST_FACTS);
}

function linesOf(value: unknown): readonly string[] {
  const lines = Array.isArray(value) && value.some(isObject) ? value.map((item) => line(item, 0)) : [line(value, 0)];
  const shown = lines.filter((text) => text !== '').slice(0, MOST_LINES);
  return lines.length > MOST_LINES ? [...shown, `${lines.length - MOST_LINES} more`] : shown;
}

/** A value in one line. */
function line(value: unknown, depth: number): string {
  const plain = valueInWords(value);
  if (plain !== undefined) return plain.slice(0, MOST_SIGNS);
  if (depth > DEEPEST) return '';
  const parts = Array.isArray(value)
    ? value.map((item) => line(item, depth + 1))
    : Object.entries(isObject(value) ? value : {}).map(([key, item]) => member(key, item, depth));
  const shown = parts.filter((part) => part !== '');
  const more = shown.length > MOST_ITEMS ? ` and ${shown.length - MOST_ITEMS} more` : '';
  return `${shown.slice(0, MOST_ITEMS).join(', ')}${more}`.slice(0, MOST_SIGNS);
}

function member(key: string, value: unknown, depth: number): string {
  const said = line(value, depth + 1);
  return said === '' ? '' : `${depth === 0 ? inWords(key) : inWords(key).toLowerCase()} ${said}`;
}
