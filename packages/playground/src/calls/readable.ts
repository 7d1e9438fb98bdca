import { inWords } from '../form/field.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of a result as a reader sees it. */
export type Block =
  | { readonly kind: 'text'; readonly label?: string; readonly text: string }
  | { readonly kind: 'list'; readonly label: string; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly label: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'section'; readonly label: string; readonly blocks: readonly Block[] };

const MOST_ITEMS = 400;
const MOST_DEPTH = 8;
/** Fields that say which item an item is. */
const NAMES = ['rank', 'name', 'label', 'planet', 'sign', 'event', 'factor', 'house', 'cusp', 'title', 'start'];

const isPlain = (value: unknown): value is string | number | boolean | null | undefined =>
  typeof value !== 'object' || value === null;

/** A whole result in words, lists and tables: what it says first, where it comes from last. */
export function readable(result: unknown): readonly Block[] {
  if (!isRecord(result)) return [{ kind: 'text', text: plain(result) }];
  const { provenance, ...said } = result;
  return [...blocksOf(said, 0), ...(provenance === undefined ? [] : [blockOf('provenance', provenance, 0)])];
}

/** Sentences stand by themselves, short values together in a table, the rest below. */
function blocksOf(record: JsonRecord, depth: number): readonly Block[] {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined && value !== null);
  const isSentence = (value: unknown): boolean => typeof value === 'string' && value.length > 60;
  const sentences = entries.filter(([, value]) => isSentence(value));
  const short = entries.filter(([, value]) => isPlain(value) && !isSentence(value));
  return [
    ...sentences.map(([name, value]): Block => ({ kind: 'text', label: inWords(name), text: plain(value) })),
    ...(short.length === 0
      ? []
      : [
          {
            kind: 'table',
            label: '',
            head: [],
            rows: short.map(([name, value]) => [inWords(name), plain(value)]),
          } as const,
        ]),
    ...entries.filter(([, value]) => !isPlain(value)).map(([name, value]) => blockOf(name, value, depth)),
  ];
}

function blockOf(name: string, value: unknown, depth: number): Block {
  const label = inWords(name);
  if (Array.isArray(value)) return listBlock(label, value.slice(0, MOST_ITEMS), depth);
  if (!isRecord(value)) return { kind: 'text', label, text: plain(value) };
  if (depth >= MOST_DEPTH) return { kind: 'text', label, text: JSON.stringify(value) };
  const members = Object.entries(value);
  const records = members.flatMap(([key, member]) => (isFlat(member) ? [{ [label]: key, ...member }] : []));
  if (members.length > 1 && records.length === members.length) return tableOf(label, records);
  return { kind: 'section', label, blocks: blocksOf(value, depth + 1) };
}

function listBlock(label: string, list: readonly unknown[], depth: number): Block {
  const records = list.filter(isFlat);
  if (list.length > 0 && records.length === list.length) return tableOf(label, records);
  if (list.every((item) => !isRecord(item)) || depth >= MOST_DEPTH)
    return { kind: 'list', label, items: list.map((item) => (isPlain(item) ? plain(item) : JSON.stringify(item))) };
  const blocks = list.map((item, index): Block => {
    const record = isRecord(item) ? item : { value: item };
    return { kind: 'section', label: nameOf(record, index), blocks: blocksOf(record, depth + 1) };
  });
  return { kind: 'section', label, blocks };
}

/** An object whose members fit into cells. */
const isFlat = (value: unknown): value is JsonRecord =>
  isRecord(value) &&
  Object.keys(value).length <= 12 &&
  Object.values(value).every(
    (member) =>
      (isPlain(member) && plain(member).length <= 160) ||
      (Array.isArray(member) &&
        member.length <= 12 &&
        member.every((item) => isPlain(item) && plain(item).length <= 40)),
  );

function tableOf(label: string, records: readonly JsonRecord[]): Block {
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const cell = (value: unknown): string => (Array.isArray(value) ? value.map(plain).join(', ') : plain(value));
  return {
    kind: 'table',
    label,
    head: keys.map((key) => (key === label ? label : inWords(key))),
    rows: records.map((record) => keys.map((key) => cell(record[key]))),
  };
}

function nameOf(record: JsonRecord, index: number): string {
  const key = NAMES.find((name) => isPlain(record[name]) && record[name] !== undefined && record[name] !== null);
  return key === undefined ? `${index + 1}` : `${inWords(key)} ${plain(record[key])}`;
}

function plain(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
