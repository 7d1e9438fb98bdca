import { placeOf } from './ascending.ts';
import { COUNTED, type Counted, LIKELIER_STEP, rarityIn, SHARE_STEP } from './counted.ts';
import { featuresOf, type Part } from './features.ts';
import { likelihoods, TAUGHT } from './taught.ts';

/** A key of the examples, and how well a question fits it: near 1 for an example itself, 0 for nothing in common. */
export interface Fit {
  readonly key: string;
  readonly fit: number;
}

/** Shares of the counted views: the nearest example, the middle of a key's examples, naive Bayes. */
const NEAREST = 0.7;
const MIDDLE = 0.5;
const BAYES = 0.5;
/** How much is added for what is taught, as measured (ADR 121). */
const LIKELIHOOD = 0.6;

/** How well a question fits every key, the best first. Learns at the first call what was not learnt before. */
export function fits(parts: readonly Part[]): readonly Fit[] {
  const of = COUNTED.all();
  const nearness = new Float64Array(of.keyOf.length);
  const bayes = new Float64Array(of.names.length);
  const rarest = rarityIn(1, of.names.length);
  const heard: [number, number][] = [];
  let square = 0;
  let total = 0;
  let unknown = 0;
  for (const [feature, weight] of featuresOf(parts)) {
    const row = placeOf(of.features, feature);
    if (row < 0) {
      // What no example holds is as rare as can be, and leaves the more in doubt; lessons may have taught it.
      const value = weight * rarest;
      unknown += value ** 2;
      heard.push([feature, value]);
      continue;
    }
    const value = weight * (of.rarity[row] ?? 0);
    square += value ** 2;
    total += value;
    heard.push([feature, value]);
    for (let at = of.saidFrom[row] ?? 0; at < (of.saidFrom[row + 1] ?? 0); at += 1) {
      const example = of.said[at] ?? 0;
      nearness[example] = (nearness[example] ?? 0) + value * SHARE_STEP * (of.share[at] ?? 0);
    }
    for (let at = of.keysFrom[row] ?? 0; at < (of.keysFrom[row + 1] ?? 0); at += 1) {
      const key = of.keys[at] ?? 0;
      bayes[key] = (bayes[key] ?? 0) + value * LIKELIER_STEP * (of.likelier[at] ?? 0);
    }
  }
  if (total === 0) return [];
  const { nearest, middle } = byKey(of, nearness);
  const length = Math.sqrt(square);
  const likely = bayes.map((sum, key) => sum / total + (of.unseen[key] ?? 0));
  const likeliest = Math.max(...likely);
  const whole = Math.sqrt(square + unknown);
  const taught = likelihoods(
    TAUGHT.all(),
    heard.map(([feature, value]) => [feature, value / whole]),
  );
  return of.names
    .map((key, at) => ({
      key,
      fit:
        (NEAREST * (nearest[at] ?? 0) + MIDDLE * (middle[at] ?? 0)) / length +
        BAYES * ((likely[at] ?? 0) - likeliest) +
        LIKELIHOOD * (taught.get(key) ?? 0),
    }))
    .sort((one, other) => other.fit - one.fit);
}

/** The nearness of each key: that of its nearest example, and that of the middle of all. */
function byKey(
  { names, keyOf, lengthOf }: Counted,
  nearness: Float64Array,
): Record<'nearest' | 'middle', Float64Array> {
  const nearest = new Float64Array(names.length);
  const middle = new Float64Array(names.length);
  for (let example = 0; example < nearness.length; example += 1) {
    const key = keyOf[example] ?? 0;
    const near = nearness[example] ?? 0;
    if (near > (nearest[key] ?? 0)) nearest[key] = near;
    middle[key] = (middle[key] ?? 0) + near / (lengthOf[key] ?? 1);
  }
  return { nearest, middle };
}
