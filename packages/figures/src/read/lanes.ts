import { instantOf, type Instant } from '../names/instant.ts';
import { codeInWords } from '../names/listed.ts';
import { fieldsOf, type Fields } from './fields.ts';
import { toneOf, type Tone } from './tones.ts';

/** Which lists of a result are drawn on one line of time. */
export interface LanesSpec {
  readonly title: string;
  readonly lanes: readonly LaneSpec[];
}

interface LaneSpec {
  /** Members from the result to the stretches, joined by dots; lists on the way are opened. */
  readonly path: string;
  readonly name: string;
  /** Members that say what a stretch is, the first that there is; looked for in what holds it too. */
  readonly labels: readonly string[];
  /** Member of a stretch by which it is good, fair or poor. */
  readonly grade?: string;
  /** The grade of all of them, where the list itself says it. */
  readonly tone?: Tone;
}

export interface Stretch {
  readonly start: Instant;
  readonly end: Instant;
  readonly label: string;
  readonly tone: Tone | 'panel';
  readonly grade: string;
  readonly lords: readonly string[];
}

export interface Lane {
  readonly name: string;
  readonly stretches: readonly Stretch[];
}

/** The lanes of a result, also those that are empty in it. */
export const lanesOf = (result: unknown, { lanes }: LanesSpec): readonly Lane[] =>
  lanes.map((spec) => ({
    name: spec.name,
    stretches: at([fieldsOf(result)], spec.path.split('.'))
      .flatMap((holders) => stretchOf(holders, spec))
      .sort((a, b) => a.start.ms - b.start.ms),
  }));

/** What stands at a path, each with what holds it, the nearest first. */
function at(holders: readonly Fields[], path: readonly string[]): readonly (readonly Fields[])[] {
  const [key, ...rest] = path;
  const [nearest] = holders;
  if (key === undefined) return [holders];
  if (nearest === undefined || !nearest.has(key)) return [];
  return nearest.each(key).flatMap((inner) => at([inner, ...holders], rest));
}

const STARTS = ['usableStart', 'start', 'startDate', 'startLocal', 'orbEnter', 'datetime', 'startsAt'];
const ENDS = ['end', 'endDate', 'endLocal', 'orbExit', 'datetimeEnd', 'endsAt'];

function stretchOf(holders: readonly Fields[], { labels, grade, tone }: LaneSpec): readonly Stretch[] {
  const [own] = holders;
  if (own === undefined) return [];
  const [start, end] = [instantIn(own, STARTS), instantIn(own, ENDS)];
  if (start === undefined || end === undefined || end.ms <= start.ms) return [];
  const code = grade !== undefined && own.has(grade) ? own.text(grade) : '';
  return [
    {
      start,
      end,
      label: labelIn(holders, labels),
      tone: tone ?? (code === '' ? 'panel' : toneOf(code)),
      grade: codeInWords(code),
      lords: ['md', 'ad', 'pd'].flatMap((level) => (own.has(level) ? [own.text(level)] : [])),
    },
  ];
}

function instantIn(fields: Fields, keys: readonly string[]): Instant | undefined {
  const key = keys.find((name) => fields.has(name));
  return key === undefined ? undefined : instantOf(fields.text(key), `${fields.at}.${key}`);
}

function labelIn(holders: readonly Fields[], labels: readonly string[]): string {
  for (const label of labels) {
    const holder = holders.find((fields) => fields.has(label));
    if (holder !== undefined) return holder.text(label);
  }
  return '';
}
