import { inWords } from '../form/field.ts';
import { say } from '../words/playground.messages.ts';
import { momentIn, stretch, stretchOn, timeOn, type Moment } from './people.ts';
import { plain, type Block, type JsonRecord } from './block.ts';

/** Names of a beginning and its end, which are one column. */
const PAIRS = [
  ['start', 'end'],
  ['startLocal', 'endLocal'],
  ['startDate', 'endDate'],
  ['from', 'to'],
] as const;
/** From so many rows on, the day that all times share stands in the heading alone. */
const ROWS_OF_A_DAY = 3;

type Table = Extract<Block, { readonly kind: 'table' }>;

/** Records as rows. Stretches of time are one column, and times of one day are times. */
export function tableOf(label: string, records: readonly JsonRecord[]): Table {
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const pair = PAIRS.find(([start, end]) =>
    records.every((record) => momentOf(record[start]) !== undefined && momentOf(record[end]) !== undefined),
  );
  const day = records.length < ROWS_OF_A_DAY ? undefined : dayOf(records);
  const columns = keys.filter((key) => key !== pair?.[1]);
  const cell = (record: JsonRecord, key: string): string => {
    const [start, end] = [momentOf(record[key]), momentOf(record[pair?.[1] ?? ''])];
    if (start && end && key === pair?.[0]) return day === undefined ? stretch(start, end) : stretchOn(day, start, end);
    if (start?.time !== undefined && day !== undefined) return timeOn(day, start);
    const value = record[key];
    return Array.isArray(value) ? value.map(plain).join(', ') : plain(value);
  };
  return {
    kind: 'table',
    label: day === undefined ? label : `${label}, ${day}`,
    head: columns.map((key) => (key === pair?.[0] ? say.when() : key === label ? label : inWords(key))),
    rows: records.map((record) => columns.map((key) => cell(record, key))),
  };
}

const momentOf = (value: unknown): Moment | undefined => (typeof value === 'string' ? momentIn(value) : undefined);

/** The day on which times of records begin, where those that are on another are of the next. */
function dayOf(records: readonly JsonRecord[]): string | undefined {
  const moments = records.flatMap((record) => Object.values(record).flatMap((value) => momentOf(value) ?? []));
  const dates = [...new Set(moments.map(({ date }) => date))];
  const isTimed = moments.length > 0 && moments.every(({ time }) => time !== undefined);
  const [first, second] = dates;
  if (!isTimed || first === undefined || dates.length > 2) return undefined;
  if (second !== undefined && Date.parse(second) - Date.parse(first) !== 86_400_000) return undefined;
  return moments.find(({ date }) => date === first)?.day;
}
