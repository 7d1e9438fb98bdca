import type { Chart } from '../../chart/chart.ts';

/** A condition of a dosha, or one that cancels or weakens it, with where it is taken from. */
export interface DoshaClause<Rule extends string = string> {
  readonly rule: Rule;
  readonly source: string;
  /** Where it holds: a sentence with the placement; else null. */
  readonly holds: (chart: Chart) => string | null;
}

/** A clause that holds. */
export interface HeldClause<Rule extends string = string> {
  readonly rule: Rule;
  readonly detail: string;
}

/** The clauses that hold, in the order of the list. */
export const held = <Rule extends string>(
  clauses: readonly DoshaClause<Rule>[],
  chart: Chart,
): readonly HeldClause<Rule>[] =>
  clauses.flatMap(({ rule, holds }) => {
    const detail = holds(chart);
    return detail === null ? [] : [{ rule, detail }];
  });
