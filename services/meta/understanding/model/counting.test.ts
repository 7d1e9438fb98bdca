import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../examples/examples.ts';
import { wordsOf } from '../text/fold.ts';
import { indexIn } from './binary-search.ts';
import { COUNTED } from './counted.ts';
import { featuresOf } from './features.ts';
import { rarityIn, SHARE_STEP } from './tables.ts';

const EXAMPLE_OF_EVERY = 97;

describe('what is counted', () => {
  const { names, features, rarity, keyOfExample, ...rows } = COUNTED.finish();
  const examples = Object.values(EXAMPLES).flatMap((files) =>
    files.flatMap((file) => Object.entries(file).flatMap(([key, texts = []]) => texts.map((text) => ({ key, text })))),
  );
  const heard = (text: string) => [...featuresOf([{ words: wordsOf(text), weight: 1 }])];

  it('names the key of each example, and has the features of all', () => {
    expect(examples.map(({ key }) => key)).toEqual(Array.from(keyOfExample, (key) => names[key]));
    const all = new Set(examples.flatMap(({ text }) => heard(text).map(([feature]) => feature)));
    expect(features.length).toBe(all.size);
    expect(features.every((feature, at) => all.has(feature) && (at === 0 || feature > (features[at - 1] ?? 0)))).toBe(
      true,
    );
  });

  it('has the share that each feature has of an example, as the model hears it', () => {
    const checked = examples.map((example, at) => ({ ...example, at })).filter(({ at }) => at % EXAMPLE_OF_EVERY === 0);
    for (const { text, at } of checked) {
      const weighed = heard(text).map(([feature, weight]) => {
        const row = indexIn(features, feature);
        return { row, weight: weight * (rarity[row] ?? 0) };
      });
      const length = Math.hypot(...weighed.map(({ weight }) => weight));
      for (const { row, weight } of weighed) {
        const [from, end] = [rows.exampleRowStarts[row] ?? 0, rows.exampleRowStarts[row + 1] ?? 0];
        const entry = rows.examples.subarray(from, end).indexOf(at);
        expect(entry, text).toBeGreaterThanOrEqual(0);
        // As near as the steps and the rounded weights are.
        const share = (rows.share[from + entry] ?? 0) * SHARE_STEP;
        expect(Math.abs(share - weight / length), text).toBeLessThan(SHARE_STEP * 0.51);
        const keys = new Set(rows.examples.subarray(from, end).map((example) => keyOfExample[example] ?? 0));
        const counted = rows.keys.subarray(rows.keyRowStarts[row], rows.keyRowStarts[row + 1]);
        expect([...counted].sort(), text).toEqual([...keys].sort());
        expect(rarity[row], text).toBe(Math.fround(rarityIn(keys.size, names.length)));
      }
    }
  });
});
