import type { Topic } from '../protocol/topics.ts';
import type { Pattern } from './pattern.ts';
import { matching } from './pattern.ts';
import type { TopicPatterns } from './topic-patterns.ts';
import { TOPIC_PATTERNS } from './topic-patterns.ts';

export interface TopicMatch {
  readonly topic: Topic;
  readonly points: number;
  readonly patterns: readonly Pattern[];
}

interface Score extends TopicMatch {
  readonly byPhrase: boolean;
}

/** The topic with most points; null when no pattern hits. */
export function matchTopic(question: string): TopicMatch | null {
  const scores = TOPIC_PATTERNS.map((row) => score(question, row)).filter((row) => row.points > 0);
  const best = withoutWeakAnnual(scores).reduce<Score | null>(
    (first, next) => (first && first.points >= next.points ? first : next),
    null,
  );
  return best && { topic: best.topic, points: best.points, patterns: best.patterns };
}

function score(question: string, { topic, phrases, strongPhrases = [], words }: TopicPatterns): Score {
  const strong = matching(question, strongPhrases);
  const plain = matching(question, phrases);
  const single = matching(question, words);
  return {
    topic,
    points: 5 * strong.length + 3 * plain.length + single.length,
    patterns: [...strong, ...plain, ...single],
    byPhrase: strong.length + plain.length > 0,
  };
}

/** A year named beside another matter says when, not what: it leaves the field unless the other is only hinted at. */
function withoutWeakAnnual(scores: readonly Score[]): readonly Score[] {
  const others = scores.filter((row) => row.topic !== 'annual');
  const annual = scores.find((row) => row.topic === 'annual');
  if (!annual || others.length === 0) return scores;
  return annual.byPhrase && others.every((row) => row.points <= 1) ? scores : others;
}
