import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { EXAMPLES } from '../../services/meta/understanding/examples/examples.ts';
import { placeOf } from '../../services/meta/understanding/model/ascending.ts';
import { featuresOf } from '../../services/meta/understanding/model/features.ts';
import { COUNTED } from '../../services/meta/understanding/model/counted.ts';
import { wordsOf } from '../../services/meta/understanding/text/fold.ts';

/** An example as the model sees it: the rows of its features, their weights (of length 1), and the place of its key. */
export interface Lesson {
  readonly key: number;
  readonly rows: Uint32Array;
  readonly weights: Float32Array;
}

/** A feature of one example alone teaches nothing that holds for another. */
const FEWEST_EXAMPLES = 2;

/** Questions that teach and are not counted, which would make each start the longer: one file a language. */
const MORE = join(import.meta.dirname, 'lessons');
const moreShape = z.record(z.string(), z.array(z.string()));
const more = () => readdirSync(MORE).map((name) => moreShape.parse(JSON.parse(readFileSync(join(MORE, name), 'utf8'))));

/** All that teaches, by features that the examples have. */
export function lessons(): readonly Lesson[] {
  const { names, features: known, rarity } = COUNTED.all();
  const keyOf = new Map(names.map((name, at) => [name, at]));
  const all = [...Object.values(EXAMPLES).flat(), ...more()].flatMap((file) =>
    Object.entries(file).flatMap(([name, texts = []]) => {
      const key = keyOf.get(name);
      if (key === undefined) throw new Error(`questions of ${name}, which no example has`);
      return texts.map((text): Lesson => {
        const features = [...featuresOf([{ words: wordsOf(text), weight: 1 }])]
          .map(([feature, weight]) => ({ row: placeOf(known, feature), weight }))
          .filter(({ row }) => row >= 0);
        const weights = features.map(({ row, weight }) => weight * (rarity[row] ?? 0));
        const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0)) || 1;
        return {
          key,
          rows: Uint32Array.from(features, ({ row }) => row),
          weights: Float32Array.from(weights, (weight) => weight / length),
        };
      });
    }),
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
