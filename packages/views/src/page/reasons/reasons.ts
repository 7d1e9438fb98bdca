import type { JsonObject } from '../json.ts';
import type { Fact } from '../result/facts.ts';

/** A result that is shown, and the call that gave it. */
export interface Shown {
  /** Name of the tool; undefined where the host does not give it. */
  readonly tool: string | undefined;
  readonly values: JsonObject;
  readonly args: JsonObject;
}

/** A part of a figure that can be chosen: what kind of part it is, and what the figure says of it. */
export interface Mark {
  readonly part: Part;
  readonly data: Readonly<Record<string, string | undefined>>;
  /** Its place among the parts of its kind. */
  readonly index: number;
}

export type Part =
  | 'planet'
  | 'cusp'
  | 'period'
  | 'window'
  | 'running'
  | 'bindus'
  | 'strength'
  | 'matter'
  | 'agreement'
  | 'track'
  | 'moment';

/** A tool that says more of what was chosen. */
export interface Call {
  readonly label: string;
  readonly tool: string;
  readonly args: JsonObject;
}

/** Why a part of a figure is as it is, from the result alone. */
export interface Reasons {
  readonly title: string;
  /** Sentences of which each leads to the next. */
  readonly chain: readonly string[];
  readonly reasons: readonly string[];
  readonly cautions: readonly string[];
  /** Everything else that the result says of it. */
  readonly facts: readonly Fact[];
  readonly calls: readonly Call[];
  /** The instant at which the timeline can be opened one level further. */
  readonly opens?: string;
}

export const NOTHING: Omit<Reasons, 'title'> = { chain: [], reasons: [], cautions: [], facts: [], calls: [] };

/** Arguments that say whose chart it is; every tool takes them. */
const BIRTH = ['birth_datetime', 'latitude', 'longitude', 'utc_offset_minutes', 'time_zone', 'ayanamsa'];

/** The birth of the call that is shown; undefined where the host did not tell it. */
function birthOf(args: JsonObject): JsonObject | undefined {
  if (args['birth_datetime'] === undefined) return undefined;
  return Object.fromEntries(Object.entries(args).filter(([key]) => BIRTH.includes(key)));
}

/** A call for the same birth; none where the birth is not known. */
export function callFor(args: JsonObject, label: string, tool: string, more: JsonObject = {}): readonly Call[] {
  const birth = birthOf(args);
  return birth === undefined ? [] : [{ label, tool, args: { ...birth, ...more } }];
}

/** Topics of analyze_natal_promise with events that are judged from the cusp of a house. */
export const HOUSE_TOPICS: Readonly<Record<number, readonly string[]>> = {
  1: ['health'],
  2: ['money'],
  3: ['career', 'foreign'],
  4: ['property', 'education'],
  5: ['children'],
  6: ['health', 'legal'],
  7: ['marriage'],
  8: ['money'],
  9: ['education', 'foreign'],
  10: ['career'],
  11: ['career'],
  12: ['foreign'],
};
