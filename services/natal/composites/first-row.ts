/** A row of a page's rules: its id, its answer and whether it holds; null where a member that it needs has failed. */
export interface Row<Answer extends string> {
  readonly rule: string;
  readonly answer: Answer;
  readonly holds: boolean | null;
}

/** The row that fired, and those before it that could not be read. */
export interface FirstRow<Answer extends string> {
  readonly rule: string;
  readonly answer: Answer;
  readonly passedOver: readonly string[];
}

/** The first row that holds; the last one of a page always does. */
export function firstRow<Answer extends string>(rows: readonly Row<Answer>[]): FirstRow<Answer> {
  const at = rows.findIndex(({ holds }) => holds === true);
  const fired = rows[at];
  if (fired === undefined) throw new RangeError(`None of the rows ${rows.map(({ rule }) => rule).join(', ')} holds`);
  const passedOver = rows.slice(0, at).flatMap(({ rule, holds }) => (holds === null ? [rule] : []));
  return { rule: fired.rule, answer: fired.answer, passedOver };
}
