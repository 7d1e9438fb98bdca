import type { Tier } from '../tiers.ts';
import type { Topic } from '@cuspal/catalog/reading';

/** An everyday question and what it should be taken for. */
export interface LabelledQuestion {
  readonly question: string;
  readonly tier: Tier;
  readonly topic: Topic | 'general';
}

export const labelled = (
  tier: Tier,
  topic: Topic | 'general',
  questions: readonly string[],
): readonly LabelledQuestion[] => questions.map((question) => ({ question, tier, topic }));
