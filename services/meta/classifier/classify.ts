import { type Tier, tierOfWords, type TierTest } from './tiers.ts';
import type { Topic } from '@cuspal/catalog/reading';
import { normalise, patternLabel } from './pattern.ts';
import { matchTopic, type TopicMatch } from './topic.ts';

/** What the assistant understood for itself, in whatever language it was asked. */
export interface Asked {
  readonly topic?: Topic | 'general' | undefined;
  readonly depth?: Tier | undefined;
}

export interface Classification {
  readonly tier: Tier;
  /** Topic; null where there is none, which is printed as general. */
  readonly topic: Topic | null;
  /** Which of the ordered tests decided the tier; ASKED when topic or depth was sent. */
  readonly classifiedBy: TierTest | 'ASKED';
  /** The patterns of the topic, then those of the tier, where the words decided. */
  readonly matched: readonly string[];
}

/** Points a topic needs to bring its tools into a factual lookup: one word is often part of the fact asked for. */
const FACTUAL_TOPIC_POINTS = 2;

/** Tier and topic of a question; what was sent wins over its words. The same words always give the same plan. */
export function classify(question: string, { topic, depth }: Asked = {}): Classification {
  const text = normalise(question);
  const found = text === '' ? null : matchTopic(text);
  const hasTopic = found !== null || (topic !== undefined && topic !== 'general');
  const words = tierOfWords(text, hasTopic);
  const tier = depth ?? words.tier;
  const heard = topic === undefined && isStrongEnough(found, tier) ? found : null;
  return {
    tier,
    topic: topic === 'general' ? null : (topic ?? heard?.topic ?? null),
    classifiedBy: topic === undefined && depth === undefined ? words.test : 'ASKED',
    matched: [...(heard?.patterns ?? []), ...(depth === undefined ? words.patterns : [])].map(patternLabel),
  };
}

const isStrongEnough = (found: TopicMatch | null, tier: Tier): boolean =>
  found !== null && (tier !== 'factual' || found.points >= FACTUAL_TOPIC_POINTS);
