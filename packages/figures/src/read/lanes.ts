import { dayOrInstantOf, type Instant } from '../names/instant.ts';
import { codeInWords } from '../names/listed.ts';
import { fieldsOf, type Fields } from './fields.ts';
import { toneOf, type Tone } from './tones.ts';

/** Which lists of a result are drawn on one line of time. */
export interface LanesSpec {
  readonly title: string;
  readonly lanes: readonly LaneSpec[];
  /** Members with the ends of what is drawn; without them it is as long as the stretches are. */
  readonly within?: readonly [from: string, to: string];
  /** Lanes that follow from other members than stretches. */
  readonly more?: (result: Fields) => readonly Lane[];
}

export interface LaneSpec {
  /** Members from the result to the stretches, joined by dots; lists on the way are opened. */
  readonly path: string;
  readonly name: string;
  /** Members that say what a stretch is, by their paths, the first that there is; looked for in what holds it too. */
  readonly labels: readonly string[];
  /** Member of a stretch by which it is good, fair or poor; looked for in what holds it too. */
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
  /** Many short ones of one kind, which are listed side by side. */
  readonly dense?: boolean;
}

/** The lines of time of a result. */
export interface Lanes {
  /** Also those that are empty in it. */
  readonly all: readonly Lane[];
  readonly from: Instant | undefined;
  readonly to: Instant | undefined;
  /** The moment that the result is about. */
  readonly now: Instant | undefined;
}

export function lanesOf(result: unknown, { lanes, within, more }: LanesSpec): Lanes {
  const fields = fieldsOf(result);
  const own = lanes.map((spec) => ({
    name: spec.name,
    stretches: at([fields], spec.path.split('.'))
      .flatMap((holders) => stretchOf(holders, spec))
      .toSorted((a, b) => a.start.ms - b.start.ms),
  }));
  const all = [...own, ...(more?.(fields) ?? [])];
  const [from, to] = (within ?? []).map((key) => instantIn(fields, [key]));
  // Without both ends there is no stretch that all of it lies within.
  const whole = from !== undefined && to !== undefined ? { from, to } : spanOf(all);
  return { all, from: whole?.from, to: whole?.to, now: instantIn(fields, ['asOf']) };
}

/** From the first beginning to the last end. */
function spanOf(all: readonly Lane[]): { readonly from: Instant; readonly to: Instant } | undefined {
  const stretches = all.flatMap((lane) => lane.stretches);
  const [from] = stretches.map(({ start }) => start).toSorted((a, b) => a.ms - b.ms);
  const [to] = stretches.map(({ end }) => end).toSorted((a, b) => b.ms - a.ms);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** What stands at a path, each with what holds it, the nearest first. */
function at(holders: readonly Fields[], path: readonly string[]): readonly (readonly Fields[])[] {
  const [key, ...rest] = path;
  const [nearest] = holders;
  if (key === undefined) return [holders];
  if (nearest === undefined || !nearest.has(key)) return [];
  return nearest.each(key).flatMap((inner) => at([inner, ...holders], rest));
}

/** A code of several letters in words; a name stays. */
const inWords = (label: string): string => (/^[A-Z][A-Z_]{2,}$/.test(label) ? codeInWords(label) : label);

const STARTS = ['usableStart', 'start', 'startDate', 'startLocal', 'orbEnter', 'datetime', 'startsAt'];
const ENDS = ['end', 'endDate', 'endLocal', 'orbExit', 'datetimeEnd', 'endsAt'];

function stretchOf(holders: readonly Fields[], { labels, grade, tone }: LaneSpec): readonly Stretch[] {
  const [own] = holders;
  if (own === undefined) return [];
  const [start, end] = [instantIn(own, STARTS), instantIn(own, ENDS)];
  if (start === undefined || end === undefined || end.ms <= start.ms) return [];
  // The result as a whole may have a grade of its own.
  const graded = grade === undefined ? undefined : holders.slice(0, -1).find((holder) => holder.has(grade));
  const code = grade === undefined || graded === undefined ? '' : graded.text(grade);
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
  return key === undefined ? undefined : dayOrInstantOf(fields.text(key), `${fields.at}.${key}`);
}

function labelIn(holders: readonly Fields[], labels: readonly string[]): string {
  for (const label of labels) {
    const keys = label.split('.');
    const last = keys.pop() ?? '';
    for (const holder of holders) {
      const inner = keys.reduce<Fields | undefined>(
        (fields, key) => (fields?.has(key) ? fields.object(key) : undefined),
        holder,
      );
      if (inner?.has(last)) return inWords(inner.text(last));
    }
  }
  return '';
}
