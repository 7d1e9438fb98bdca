import { median } from './figures.ts';

/**
 * Medians of measures that take their rounds in turn, each round in an order of its own: what ran before moves a measure.
 * The first round warms up and is left out.
 */
export async function inTurn(rounds: number, measures: readonly (() => Promise<number>)[]): Promise<readonly number[]> {
  const values = measures.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const at of shuffled(measures.length)) {
      const value = await measures[at]?.();
      if (round > 0 && value !== undefined) values[at]?.push(value);
    }
  }
  return values.map(median);
}

/** The numbers below, in an order that chance gives. */
const shuffled = (length: number): readonly number[] =>
  Array.from({ length }, (_, at) => ({ at, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ at }) => at);
