/** One figure of a run. `target` is the limit of the project; its sign says on which side the figure must lie. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: { readonly atLeast?: number; readonly atMost?: number };
  readonly detail: string;
  /** The parts of which the value was made, by name and in the same unit, for the written file alone. */
  readonly parts?: Readonly<Record<string, number>>;
}

/** A figure that cannot be measured here. */
interface Skipped {
  readonly name: string;
  readonly skipped: string;
}

export type Row = Figure | Skipped;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const meets = ({ value, target }: Figure): boolean =>
  (target?.atLeast === undefined || value >= target.atLeast) &&
  (target?.atMost === undefined || value <= target.atMost);

export const printed = (row: Row): string => ('skipped' in row ? `${row.name}: skipped, ${row.skipped}` : shown(row));

const shown = (figure: Figure): string => {
  const { atLeast, atMost } = figure.target ?? {};
  const bound = atLeast !== undefined ? `at least ${atLeast}` : atMost !== undefined ? `at most ${atMost}` : '';
  const verdict = bound === '' ? '' : `  (target ${bound}: ${meets(figure) ? 'met' : 'MISSED'})`;
  return `${figure.name.padEnd(52)} ${figure.value.toFixed(2).padStart(8)} ${figure.unit}${verdict}\n    ${figure.detail}`;
};
