import type { Tier } from '../protocol/tiers.ts';
import type { Topic } from '../protocol/topics.ts';
import { normalise } from './normalise.ts';
import { matching, patternLabel } from './pattern.ts';
import type { Pattern } from './pattern.ts';
import { FACT_PATTERNS, FULL_PATTERNS, LOOKUP_PATTERNS, PREDICTIVE_PATTERNS } from './tier-patterns.ts';
import type { TopicMatch } from './topic.ts';
import { matchTopic } from './topic.ts';

export interface Classification {
  readonly tier: Tier;
  /** Null: no topic, printed as general. */
  readonly topic: Topic | null;
  /** Which of the ordered tests decided the tier. */
  readonly classifiedBy: 'T0' | 'T1' | 'T2' | 'T3' | 'T4';
  /** The patterns of the topic, then those of the tier. */
  readonly matched: readonly string[];
}

/** Points a topic needs to bring its tools into a factual lookup: one word is often part of the fact asked for. */
const FACTUAL_TOPIC_POINTS = 2;

/** Tier and topic of a question; the same words always give the same plan. */
export function classify(question: string): Classification {
  const text = normalise(question);
  if (text === '') return { tier: 'full', topic: null, classifiedBy: 'T0', matched: [] };

  const topic = matchTopic(text);
  const full = matching(text, FULL_PATTERNS);
  if (full.length > 0) return decided('full', 'T1', topic, full);

  const lookup = matching(text, LOOKUP_PATTERNS);
  const fact = matching(text, FACT_PATTERNS);
  const predictive = matching(text, PREDICTIVE_PATTERNS);
  if (lookup.length > 0 && fact.length > 0 && predictive.length === 0) {
    const strong = topic !== null && topic.points >= FACTUAL_TOPIC_POINTS ? topic : null;
    return decided('factual', 'T2', strong, [...lookup, ...fact]);
  }
  if (topic !== null || predictive.length > 0) return decided('focused', 'T3', topic, predictive);
  return { tier: 'full', topic: null, classifiedBy: 'T4', matched: [] };
}

function decided(
  tier: Tier,
  classifiedBy: Classification['classifiedBy'],
  topic: TopicMatch | null,
  patterns: readonly Pattern[],
): Classification {
  return {
    tier,
    topic: topic?.topic ?? null,
    classifiedBy,
    matched: [...(topic?.patterns ?? []), ...patterns].map(patternLabel),
  };
}
