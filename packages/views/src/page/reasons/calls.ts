import type { JsonObject } from '../json.ts';
import type { Call } from './reasons.ts';

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
