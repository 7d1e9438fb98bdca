import { indexIn } from './binary-search.ts';
import { COUNTED } from './counted.ts';
import { featuresOf, type Part } from './features.ts';
import { type Counted, LIKELIHOOD_STEP, rarityIn, SHARE_STEP } from './tables.ts';
import { likelihoods, TAUGHT } from './taught.ts';

/** A key of the examples, and how well a question fits it: near 1 for an example itself, 0 for nothing in common. */
export interface Fit {
  readonly key: string;
  readonly fit: number;
}

/** Weights of what is counted: the nearest example, the centroid of a key's examples, naive Bayes. */
const NEAREST_NEIGHBOUR = 0.7;
const CENTROID = 0.5;
const NAIVE_BAYES = 0.5;
/** Weight of what is taught, as measured (ADR 121). */
const LIKELIHOOD = 0.6;

/** How well a question fits every key, the best first. Learns at the first call what was not learnt before. */
export function fits(parts: readonly Part[]): readonly Fit[] {
  const counts = COUNTED.finish();
  // The loops below are the work of a question, so they look nothing up that stays.
  const { exampleRowStarts, examples, share, keyRowStarts, keys, logLikelihoods } = counts;
  const nearness = new Float64Array(counts.keyOfExample.length);
  const bayes = new Float64Array(counts.names.length);
  const rarest = rarityIn(1, counts.names.length);
  const heard: [number, number][] = [];
  let knownSquare = 0;
  let total = 0;
  let unknownSquare = 0;
  for (const [feature, weight] of featuresOf(parts)) {
    const row = indexIn(counts.features, feature);
    if (row < 0) {
      // What no example holds is as rare as can be, and leaves the more in doubt; lessons may have taught it.
      const value = weight * rarest;
      unknownSquare += value ** 2;
      heard.push([feature, value]);
      continue;
    }
    const value = weight * (counts.rarity[row] ?? 0);
    knownSquare += value ** 2;
    total += value;
    heard.push([feature, value]);
    const [shareStep, likelihoodStep] = [value * SHARE_STEP, value * LIKELIHOOD_STEP];
    const [lastExample, lastKey] = [exampleRowStarts[row + 1] ?? 0, keyRowStarts[row + 1] ?? 0];
    for (let at = exampleRowStarts[row] ?? 0; at < lastExample; at += 1) {
      const example = examples[at] ?? 0;
      nearness[example] = (nearness[example] ?? 0) + shareStep * (share[at] ?? 0);
    }
    for (let at = keyRowStarts[row] ?? 0; at < lastKey; at += 1) {
      const key = keys[at] ?? 0;
      bayes[key] = (bayes[key] ?? 0) + likelihoodStep * (logLikelihoods[at] ?? 0);
    }
  }
  if (total === 0) return [];
  const { nearest, centroid } = byKey(counts, nearness);
  const length = Math.sqrt(knownSquare);
  const likely = bayes.map((sum, key) => sum / total + (counts.unseen[key] ?? 0));
  const likeliest = Math.max(...likely);
  const whole = Math.sqrt(knownSquare + unknownSquare);
  const taught = likelihoods(
    TAUGHT.finish(),
    heard.map(([feature, value]) => [feature, value / whole]),
  );
  return counts.names
    .map((key, at) => ({
      key,
      fit:
        (NEAREST_NEIGHBOUR * (nearest[at] ?? 0) + CENTROID * (centroid[at] ?? 0)) / length +
        NAIVE_BAYES * ((likely[at] ?? 0) - likeliest) +
        LIKELIHOOD * (taught.get(key) ?? 0),
    }))
    .sort((one, other) => other.fit - one.fit);
}

/** The nearness of each key: that of its nearest example, and that of the middle of all. */
function byKey(
  { names, keyOfExample, keyNorms }: Counted,
  nearness: Float64Array,
): Record<'nearest' | 'centroid', Float64Array> {
  const nearest = new Float64Array(names.length);
  const centroid = new Float64Array(names.length);
  for (let example = 0; example < nearness.length; example += 1) {
    const key = keyOfExample[example] ?? 0;
    const near = nearness[example] ?? 0;
    if (near > (nearest[key] ?? 0)) nearest[key] = near;
    centroid[key] = (centroid[key] ?? 0) + near / (keyNorms[key] ?? 1);
  }
  return { nearest, centroid };
}
