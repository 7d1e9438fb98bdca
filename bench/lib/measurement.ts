/** One measurement of a run. `target` is the limit of the project; its sign says on which side the value must lie. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: { readonly atLeast?: number; readonly atMost?: number };
  readonly detail: string;
  /** The parts of which the value was made, by name and in the same unit, for the written file alone. */
  readonly parts?: Readonly<Record<string, number>>;
}

/** A measurement that cannot be made here. */
interface Skipped {
  readonly name: string;
  readonly skipped: string;
}

export type Row = Measurement | Skipped;

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

const meets = ({ value, target }: Measurement): boolean =>
  (target?.atLeast === undefined || value >= target.atLeast) &&
  (target?.atMost === undefined || value <= target.atMost);

export const printed = (row: Row): string => ('skipped' in row ? `${row.name}: skipped, ${row.skipped}` : shown(row));

const shown = (measurement: Measurement): string => {
  const { atLeast, atMost } = measurement.target ?? {};
  const bound = atLeast !== undefined ? `at least ${atLeast}` : atMost !== undefined ? `at most ${atMost}` : '';
  const verdict = bound === '' ? '' : `  (target ${bound}: ${meets(measurement) ? 'met' : 'MISSED'})`;
  return `${measurement.name.padEnd(52)} ${measurement.value.toFixed(2).padStart(8)} ${measurement.unit}${verdict}\n    ${measurement.detail}`;
};
