import type { Topic } from '@cuspal/catalog/reading';
import { cutting, type Pattern, type TopicWords } from './pattern.ts';
import { type Heard, heardIn, Phrases } from './phrases.ts';
import { ANNUAL } from './topics/annual.ts';
import { CAREER } from './topics/career.ts';
import { CHILDREN } from './topics/children.ts';
import { EDUCATION } from './topics/education.ts';
import { FOREIGN_SETTLEMENT } from './topics/foreign-settlement.ts';
import { HEALTH } from './topics/health.ts';
import { HORARY } from './topics/horary.ts';
import { LEGAL } from './topics/legal.ts';
import { MARRIAGE } from './topics/marriage.ts';
import { MONEY } from './topics/money.ts';
import { MUHURTA } from './topics/muhurta.ts';
import { PROPERTY } from './topics/property.ts';
import { REMEDIAL } from './topics/remedial.ts';
import { SPIRITUAL } from './topics/spiritual.ts';

interface TopicPatterns extends TopicWords {
  readonly topic: Topic;
}

/** In the order that decides between equal totals. */
const TOPIC_PATTERNS: readonly TopicPatterns[] = [
  { topic: 'horary', ...HORARY },
  { topic: 'muhurta', ...MUHURTA },
  { topic: 'marriage', ...MARRIAGE },
  { topic: 'career', ...CAREER },
  { topic: 'health', ...HEALTH },
  { topic: 'money', ...MONEY },
  { topic: 'children', ...CHILDREN },
  { topic: 'property', ...PROPERTY },
  { topic: 'foreign_settlement', ...FOREIGN_SETTLEMENT },
  { topic: 'legal', ...LEGAL },
  { topic: 'education', ...EDUCATION },
  { topic: 'annual', ...ANNUAL },
  { topic: 'spiritual', ...SPIRITUAL },
  { topic: 'remedial', ...REMEDIAL },
];

/** The topics that the patterns know; the others are heard by examples. */
export const PATTERN_TOPICS: ReadonlySet<Topic> = new Set(TOPIC_PATTERNS.map(({ topic }) => topic));

export interface TopicMatch {
  readonly topic: Topic;
  readonly points: number;
  readonly patterns: readonly Pattern[];
}

/** What is looked for of each topic, and its question: without the turns of speech that mean something else to it. */
const ROWS = TOPIC_PATTERNS.map(({ topic, phrases, strongPhrases = [], words, otherMeanings = [] }) => ({
  topic,
  cut: cutting(otherMeanings),
  strong: new Phrases(strongPhrases),
  plain: new Phrases(phrases),
  single: new Phrases(words),
}));

/** The topic with most points; null when no pattern hits. */
export function matchTopic(question: string): TopicMatch | null {
  const asked = withoutRefused(question);
  const whole = heardIn(asked);
  const scores = ROWS.map((row) => {
    const text = row.cut(asked);
    return score(text === asked ? whole : heardIn(text), row);
  }).filter(({ points }) => points > 0);
  return withoutAnnual(scores).reduce<TopicMatch | null>(
    (first, next) => (first && first.points >= next.points ? first : next),
    null,
  );
}

function score(text: Heard, row: (typeof ROWS)[number]): TopicMatch {
  const strong = row.strong.hitIn(text);
  const plain = row.plain.hitIn(text);
  const single = row.single.hitIn(text);
  return {
    topic: row.topic,
    points: 5 * strong.length + 3 * plain.length + single.length,
    patterns: [...strong, ...plain, ...single],
  };
}

/** A year named beside another matter says when, not what. */
function withoutAnnual(scores: readonly TopicMatch[]): readonly TopicMatch[] {
  const others = scores.filter(({ topic }) => topic !== 'annual');
  return others.length > 0 ? others : scores;
}

/** How a question says what it is not about; up to two words after it are taken with it. */
const REFUSED =
  / (?:(?:is |am |its |im )?not (?:asking )?about|dont (?:ask|want to know|care|tell me) about|(?:am |im )?not interested in|nothing about|forget about|forget|apart from|other than|except|leaving|leave aside|never mind|instead of|rather than) (?:my |the |his |her |our )?(?!(?:but|only|just|about|what|when|will|how|tell|i) )\S+(?: (?:aside|matters|questions))? /gu;

/** The question without what it says it is not about. */
const withoutRefused = (question: string): string => ` ${question} `.replaceAll(REFUSED, ' | ').trim();
