import { median } from './figures.ts';

/** Medians of measures that take their rounds in turn; the first round warms up and is left out. */
export async function inTurn(rounds: number, measures: readonly (() => Promise<number>)[]): Promise<readonly number[]> {
  const values = measures.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [at, measure] of measures.entries()) {
      const value = await measure();
      if (round > 0) values[at]?.push(value);
    }
  }
  return values.map(median);
}
