import type { Field, Limits, Row, Status, Value } from './model.ts';
import { instantIn, readValue } from './read-value.ts';

/** Degrees from -180 to 180. */
export const wrap = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Found less expected in the unit of the field; undefined where the kind has no size or a value cannot be read. */
function differenceOf({ kind }: Field, expected: Value, found: Value): number | undefined {
  if (typeof expected === 'number' && typeof found === 'number') {
    return kind === 'angle' ? wrap(found - expected) * 3600 : found - expected;
  }
  if (kind !== 'instant' || typeof expected !== 'string' || typeof found !== 'string') return undefined;
  const [a, b] = [instantIn(expected), instantIn(found)];
  return a === undefined || b === undefined ? undefined : (b - a) / 1000;
}

/** Judges one value. `given` is what the program printed, undefined where it printed nothing. */
export function judge(
  caseId: string,
  path: string,
  field: Field,
  expected: Value,
  given: Value | undefined,
  ownLimits: Limits | undefined,
): Row {
  const limits = ownLimits ?? field.limits;
  const row = { caseId, path, field, expected, found: given, ...(limits ? { limits } : {}) };
  if (given === undefined) return { ...row, status: 'missing' };
  const found = readValue(field.kind, given);
  if (found === undefined) return { ...row, status: 'disagree' };
  const difference = differenceOf(field, expected, found);
  if (difference === undefined || limits === undefined) {
    const same = difference === undefined ? String(found) === String(expected) : difference === 0;
    return { ...row, found, status: same ? 'agree' : 'disagree' };
  }
  return { ...row, found, difference, status: statusOf(Math.abs(difference), limits) };
}

/** A hair is added, so that a value at a limit is not pushed over it by rounding. */
const statusOf = (size: number, [agree, tolerance]: Limits): Status =>
  size <= agree + 1e-9 ? 'agree' : size <= tolerance + 1e-9 ? 'within' : 'disagree';
