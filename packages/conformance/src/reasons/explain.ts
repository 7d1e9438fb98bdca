import type { Evidence, Fault, ReferenceCase, Row, Value } from '../model.ts';
import { readValue } from '../read-value.ts';
import { alternativesThatFit, byAlternative } from './alternative.ts';
import { byLord } from './lord.ts';
import { byMoon } from './moon.ts';
import { byPrecision, commonGrid } from './precision.ts';
import { byShift, shiftOf } from './shift.ts';
import { byClock } from './clock.ts';
import { motionOf, byMotion } from './motion.ts';

const UNEXPLAINED = 'no known reason';

/** The values of a case that disagree, each with the first reason that fits it. */
export function explainCase(
  reference: ReferenceCase,
  judged: readonly Row[],
  given: ReadonlyMap<string, Value>,
): readonly Fault[] {
  const faults = judged.filter(({ status }) => status === 'disagree');
  if (faults.length === 0) return [];
  const found = new Map<string, string>();
  const evidence: Evidence = { reference, rows: new Map(judged.map((row) => [row.path, row])), given, found };
  const alternatives = alternativesThatFit(reference, faults);
  const grid = commonGrid(faults);
  const shift = shiftOf(evidence);
  const motion = shift === undefined ? motionOf(evidence) : undefined;
  // Longitudes first: lords, houses and periods follow from them.
  const ordered = [...faults].sort((a, b) => Number(b.field.kind === 'angle') - Number(a.field.kind === 'angle'));
  return ordered.map((row) => {
    const reason =
      unreadable(row) ??
      byAlternative(alternatives, row) ??
      byPrecision(grid, row, given.get(row.path)) ??
      byShift(shift, row) ??
      byMotion(motion, row) ??
      byLord(evidence, row) ??
      byClock(evidence, row) ??
      byMoon(evidence, row) ??
      UNEXPLAINED;
    found.set(row.path, reason);
    return { ...row, reason };
  });
}

function unreadable({ field, found }: Row): string | undefined {
  return found !== undefined && readValue(field.kind, found) === undefined
    ? `not readable as ${field.kind}`
    : undefined;
}
