import type { Topic } from '@cuspal/catalog/reading';
import { matchTopic, PATTERN_TOPICS } from '../classifier/topic.ts';
import { matterNamed } from '../matters/matters.ts';
import { type Fit, fits } from './model/fits.ts';
import type { Reading } from './reading.ts';
import { RULES } from './rules.ts';

/** What the patterns add to the matters of their topic: once, and by points up to a limit, as measured (ADR 64). */
const TOPIC_FOUND = 0.1;
const BY_POINT = 0.03;
const MOST_POINTS = 6;
/** The patterns know fourteen topics; the others get most of what is added, so as not to be put behind for it. */
const OTHERS_SHARE = 0.8;

/** The keys of the examples by how well they fit: the examples' fit, with what patterns and rules add to it. */
export function rankingOf(reading: Reading): readonly Fit[] {
  const topic = matchTopic(reading.asked) ?? matchTopic(reading.text);
  const bonus = topic === null ? 0 : TOPIC_FOUND + BY_POINT * Math.min(topic.points, MOST_POINTS);
  const ruled = new Map<string, number>();
  for (const { key, says, adds } of RULES) {
    if (says.test(reading.asked)) ruled.set(key, Math.max(ruled.get(key) ?? 0, adds));
  }
  return withRuled(fits(reading.parts), ruled)
    .map(({ key, fit }) => ({ key, fit: fit + (ruled.get(key) ?? 0) + bonusOf(key, topic?.topic ?? null, bonus) }))
    .sort((one, other) => other.fit - one.fit);
}

const withRuled = (found: readonly Fit[], ruled: ReadonlyMap<string, number>): readonly Fit[] =>
  found.length > 0 ? found : [...ruled.keys()].map((key) => ({ key, fit: 0 }));

function bonusOf(key: string, topic: Topic | null, bonus: number): number {
  const own = matterNamed(key)?.topic;
  if (topic === null || own === undefined) return 0;
  if (own === topic) return bonus;
  return PATTERN_TOPICS.has(own) ? 0 : bonus * OTHERS_SHARE;
}
