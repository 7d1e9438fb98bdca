import type { Evidence, Row } from '../model.ts';

/** Widest offset of clocks from universal time, in quarters of an hour. */
const MOST_QUARTERS = 64;

/** Is an instant off by a clock's offset: that of the case, or whole quarters of an hour? */
export function byClock({ reference }: Evidence, { field, difference, limits }: Row): string | undefined {
  if (field.kind !== 'instant' || difference === undefined) return undefined;
  const tolerance = Math.max(limits?.[1] ?? 0, 2);
  const { utcOffsetMinutes: offset } = reference.input;
  if (typeof offset === 'number' && offset !== 0 && Math.abs(difference - offset * 60) <= tolerance) {
    return 'local time without its offset';
  }
  const quarters = Math.round(difference / 900);
  const off = tolerance < 300 && quarters !== 0 && Math.abs(quarters) <= MOST_QUARTERS;
  return off && Math.abs(difference - quarters * 900) <= tolerance
    ? `another clock, ${quarters * 15} minutes off`
    : undefined;
}
