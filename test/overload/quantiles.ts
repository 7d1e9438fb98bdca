import type { Outcome, Sample } from './load.ts';

/** Smallest value that `share` of the values do not exceed; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const only = (samples: readonly Sample[], outcome: Outcome): readonly Sample[] =>
  samples.filter((sample) => sample.outcome === outcome);

export const p99 = (samples: readonly Sample[]): number =>
  quantile(
    samples.map(({ ms }) => ms),
    0.99,
  );

/** A sentence that says what became of a load. */
export function told(samples: readonly Sample[]): string {
  const [answered, refused, lost] = (['answered', 'refused', 'lost'] as const).map((each) => only(samples, each));
  const part = (list: readonly Sample[] = []): string =>
    list.length > 0 ? `${list.length} (p99 ${p99(list).toFixed(0)} ms)` : '0';
  return `${samples.length} sent: ${part(answered)} answered, ${part(refused)} refused, ${part(lost)} lost`;
}

/** A line for each of the first five ways in which calls were lost. */
export function whyLost(samples: readonly Sample[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { said } of only(samples, 'lost')) counts.set(said, (counts.get(said) ?? 0) + 1);
  return [...counts].slice(0, 5).map(([said, count]) => `    lost ${count}: ${said}`);
}

/** Goals of one run, each with what was measured. */
export class Goals {
  readonly #missed: string[] = [];

  constructor(private readonly say: (line: string) => void) {}

  /** Judges `value` against the most that it may be. */
  atMost(what: string, value: number, most: number): void {
    this.#judge(what, value, value <= most, `at most ${shown(most)}`);
  }

  atLeast(what: string, value: number, least: number): void {
    this.#judge(what, value, value >= least, `at least ${shown(least)}`);
  }

  get missed(): readonly string[] {
    return this.#missed;
  }

  #judge(what: string, value: number, met: boolean, goal: string): void {
    const line = `${what}: ${shown(value)}, ${goal}`;
    if (!met) this.#missed.push(line);
    this.say(`  ${met ? 'met   ' : 'MISSED'} ${line}`);
  }
}

const shown = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));
