import type { Topic } from '@cuspal/catalog/reading';
import type { Tier } from '../classifier/tiers.ts';

/** One thing that people ask about: finer than a topic, with the event and the tools that answer it. */
export interface Matter {
  readonly key: string;
  /** None where the question is of the chart itself. */
  readonly topic?: Topic;
  /** Focused where nothing is said. */
  readonly tier?: Tier;
  /** Keys of the natal catalogue: the event asked about, then those beside it. */
  readonly natal?: readonly string[];
  /** Keys of the election catalogue, in the same order; a matter is of one catalogue. */
  readonly election?: readonly string[];
  /** The tools that answer it, the best first; a bundle or a specialist before what it runs. */
  readonly tools: readonly string[];
}
