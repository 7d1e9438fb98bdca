import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { EXAMPLES } from '../../services/meta/understanding/examples/examples.ts';
import { indexIn } from '../../services/meta/understanding/model/binary-search.ts';
import { featuresOf } from '../../services/meta/understanding/model/features.ts';
import { COUNTED } from '../../services/meta/understanding/model/counted.ts';
import { rarityIn } from '../../services/meta/understanding/model/tables.ts';
import { wordsOf } from '../../services/meta/understanding/text/fold.ts';

/** An example as the model sees it: the rows of its features, their weights (of length 1), and the place of its key. */
export interface Lesson {
  readonly key: number;
  readonly rows: Uint32Array;
  readonly weights: Float32Array;
}

/** A feature that comes more seldom teaches little that holds for another question, and each makes the file longer. */
const FEWEST = 3;

/** Questions that teach and are not counted, which would make each start the longer: one file a language. */
const MORE = join(import.meta.dirname, 'lessons');
const moreShape = z.record(z.string(), z.array(z.string()));
const more = () => readdirSync(MORE).map((name) => moreShape.parse(JSON.parse(readFileSync(join(MORE, name), 'utf8'))));

/** All questions that teach, with the place of their key and the weight of each feature. */
function heardIn(names: readonly string[]) {
  const keyOf = new Map(names.map((name, at) => [name, at]));
  return [...Object.values(EXAMPLES).flat(), ...more()].flatMap((file) =>
    Object.entries(file).flatMap(([name, texts = []]) => {
      const key = keyOf.get(name);
      if (key === undefined) throw new Error(`questions of ${name}, which no example has`);
      return texts.map((text) => ({ key, found: featuresOf([{ words: wordsOf(text), weight: 1 }]) }));
    }),
  );
}

/** The features that are taught, ascending. */
function taughtIn(heard: ReturnType<typeof heardIn>): Int32Array {
  const times = new Map<number, number>();
  for (const { found } of heard) for (const feature of found.keys()) times.set(feature, (times.get(feature) ?? 0) + 1);
  return Int32Array.from([...times].filter(([, often]) => often >= FEWEST).map(([one]) => one)).sort();
}

export const taughtFeatures = (): Int32Array => taughtIn(heardIn(COUNTED.finish().names));

/**
 * All that teaches, and the features that are taught, ascending. What no counted example has is weighed as one of a
 * single key.
 */
export function lessons(): { readonly lessons: readonly Lesson[]; readonly features: readonly number[] } {
  const { names, features: counted, rarity } = COUNTED.finish();
  const heard = heardIn(names);
  const features = taughtIn(heard);
  const rarest = rarityIn(1, names.length);
  return {
    features: [...features],
    lessons: heard.map(({ key, found }): Lesson => {
      const weighed = [...found].map(([feature, weight]) => ({
        row: indexIn(features, feature),
        weight: weight * (rarity[indexIn(counted, feature)] ?? rarest),
      }));
      const length = Math.sqrt(weighed.reduce((sum, { weight }) => sum + weight ** 2, 0)) || 1;
      const kept = weighed.filter(({ row }) => row >= 0);
      return {
        key,
        rows: Uint32Array.from(kept, ({ row }) => row),
        weights: Float32Array.from(kept, ({ weight }) => weight / length),
      };
    }),
  };
}
