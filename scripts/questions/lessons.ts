import { EXAMPLES } from '../../services/meta/understanding/examples/examples.ts';
import { placeOf } from '../../services/meta/understanding/model/ascending.ts';
import { featuresOf } from '../../services/meta/understanding/model/features.ts';
import { MODEL } from '../../services/meta/understanding/model/model.ts';
import { wordsOf } from '../../services/meta/understanding/text/fold.ts';

/** An example as the model sees it: the rows of its features, their weights (of length 1), and the place of its key. */
export interface Lesson {
  readonly key: number;
  readonly rows: Uint32Array;
  readonly weights: Float32Array;
}

/** A feature of one example alone teaches nothing that holds for another. */
const FEWEST_EXAMPLES = 2;

export function lessons(): readonly Lesson[] {
  const { names, features: known, rarity } = MODEL.all();
  const keyOf = new Map(names.map((name, at) => [name, at]));
  const all = Object.values(EXAMPLES).flatMap((files) =>
    files.flatMap((file) =>
      Object.entries(file).flatMap(([name, texts = []]) =>
        texts.map((text) => {
          const features = [...featuresOf([{ words: wordsOf(text), weight: 1 }])];
          const own = Uint32Array.from(features, ([feature]) => placeOf(known, feature));
          const weights = Float32Array.from(features, ([, weight], at) => weight * (rarity[own[at] ?? 0] ?? 0));
          const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0)) || 1;
          return { key: keyOf.get(name) ?? 0, rows: own, weights: weights.map((weight) => weight / length) };
        }),
      ),
    ),
  );
  return withoutSingle(all, known.length);
}

function withoutSingle(all: readonly Lesson[], rowCount: number): readonly Lesson[] {
  const counts = new Uint32Array(rowCount);
  for (const { rows } of all) for (const row of rows) counts[row] = (counts[row] ?? 0) + 1;
  return all.map(({ key, rows, weights }) => {
    const kept = (_: number, at: number) => (counts[rows[at] ?? 0] ?? 0) >= FEWEST_EXAMPLES;
    return { key, rows: rows.filter(kept), weights: weights.filter(kept) };
  });
}
