import type { Alternative, ReferenceCase, Row } from '../model.ts';
import { judge } from '../judge.ts';
import { valueAt } from '../paths.ts';

/** The alternatives of a case that fit most of the disagreeing values of which they say anything. */
export function alternativesThatFit(
  { alternatives = [] }: ReferenceCase,
  faults: readonly Row[],
): readonly Alternative[] {
  return alternatives.filter((alternative) => {
    const touched = faults.filter((row) => changes(alternative, row));
    return touched.length > 0 && touched.filter((row) => fits(alternative, row)).length * 2 >= touched.length;
  });
}

/** The convention under which the program's value would be right. */
export const byAlternative = (alternatives: readonly Alternative[], row: Row): string | undefined =>
  alternatives.find((alternative) => changes(alternative, row) && fits(alternative, row))?.reason;

/** Would a program that follows the alternative disagree here? */
function changes({ values }: Alternative, { caseId, path, field, expected, limits }: Row): boolean {
  const other = valueAt(values, path);
  return other !== undefined && judge(caseId, path, field, expected, other, limits).status === 'disagree';
}

function fits({ values }: Alternative, { caseId, path, field, found, limits }: Row): boolean {
  const other = valueAt(values, path);
  return (
    other !== undefined && judge(caseId, path, field, other, found, limits).status !== 'disagree' && found !== undefined
  );
}
