import { median } from './measurement.ts';

/**
 * Medians of measures that take their rounds in turn, each round in an order of its own: what ran before moves a measure.
 * The first round warms up and is left out.
 */
export async function inTurn(
  rounds: number,
  measures: readonly (() => number | Promise<number>)[],
): Promise<readonly number[]> {
  const turns = measures.map((measure) => ({ measure, values: new Array<number>() }));
  for (let round = 0; round <= rounds; round++) {
    for (const { measure, values } of shuffled(turns)) {
      const value = await measure();
      if (round > 0) values.push(value);
    }
  }
  return turns.map(({ values }) => median(values));
}

const shuffled = <Item>(items: readonly Item[]): readonly Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
