import type { Topic } from '@cuspal/catalog/reading';
import type { Pattern } from './pattern.ts';
import { cutting, matching, matchingPhrases } from './pattern.ts';
import { withoutRefused } from './refused.ts';
import type { TopicPatterns } from './topic-patterns.ts';
import { TOPIC_PATTERNS } from './topic-patterns.ts';

export interface TopicMatch {
  readonly topic: Topic;
  readonly points: number;
  readonly patterns: readonly Pattern[];
}

/** Each topic's question: without the turns of speech that mean something else to it. */
const ROWS = TOPIC_PATTERNS.map((row) => ({ row, cut: cutting(row.otherMeanings ?? []) }));

/** The topic with most points; null when no pattern hits. */
export function matchTopic(question: string): TopicMatch | null {
  const asked = withoutRefused(question);
  const scores = ROWS.map(({ row, cut }) => score(cut(asked), row)).filter(({ points }) => points > 0);
  return withoutAnnual(scores).reduce<TopicMatch | null>(
    (first, next) => (first && first.points >= next.points ? first : next),
    null,
  );
}

function score(text: string, { topic, phrases, strongPhrases = [], words }: TopicPatterns): TopicMatch {
  const strong = matchingPhrases(text, strongPhrases);
  const plain = matchingPhrases(text, phrases);
  const single = matching(text, words);
  return {
    topic,
    points: 5 * strong.length + 3 * plain.length + single.length,
    patterns: [...strong, ...plain, ...single],
  };
}

/** A year named beside another matter says when, not what. */
function withoutAnnual(scores: readonly TopicMatch[]): readonly TopicMatch[] {
  const others = scores.filter(({ topic }) => topic !== 'annual');
  return others.length > 0 ? others : scores;
}
