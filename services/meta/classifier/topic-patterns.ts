import type { Topic } from '@cuspal/catalog/reading';
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
import type { TopicWords } from './topic-words.ts';

export interface TopicPatterns extends TopicWords {
  readonly topic: Topic;
}

/** In the order that decides between equal totals. */
export const TOPIC_PATTERNS: readonly TopicPatterns[] = [
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
