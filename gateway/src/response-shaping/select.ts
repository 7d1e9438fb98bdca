import { isJsonObject } from '../core/json.ts';
import type { ResultSelection } from './selection.ts';

/**
 * Members that no selection removes: the system that speaks, what must be said with the answer, and what could not
 * be computed or is withheld.
 */
const ALWAYS: ReadonlySet<string> = new Set([
  'system',
  'extensionNote',
  'disclaimer',
  'disclaimers',
  'crisisNote',
  'careNote',
  'caution',
  'useNote',
  'withheld',
  'withhold',
  'withheldReason',
  'reconciliationWithheld',
  'failedMembers',
]);

/** A tool with several lists tells of each by itself why it is withheld, such as `buyWithheldReason`. */
const isKept = (name: string): boolean => ALWAYS.has(name) || name.endsWith('WithheldReason');

/** Applies a selection to the JSON text of a result. Without one the text stays; the order of members always does. */
export function selectFrom(text: string, { fields, precision }: ResultSelection): string {
  if (fields === undefined && precision === undefined) return text;
  const result: unknown = JSON.parse(text);
  if (!isJsonObject(result)) throw new Error('a result that is no object cannot be cut');
  const kept =
    fields === undefined
      ? result
      : Object.fromEntries(Object.entries(result).filter(([name]) => isKept(name) || fields.includes(name)));
  if (precision === undefined) return JSON.stringify(kept);
  return JSON.stringify(kept, (_, value: unknown) => (typeof value === 'number' ? rounded(value, precision) : value));
}

/** Rounds half away from zero, by the printed digits: 1.005 becomes 1.01. */
export function rounded(value: number, decimals: number): number {
  if (Number.isInteger(value)) return value;
  const printed = String(Math.abs(value));
  if (printed.includes('e')) return Number(value.toFixed(decimals));
  const size = Number(`${Math.round(Number(`${printed}e${decimals}`))}e-${decimals}`);
  return value < 0 && size !== 0 ? -size : size;
}
