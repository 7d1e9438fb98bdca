import { classify } from '../classifier/classify.ts';
import type { Classification } from '../classifier/classify.ts';
import { normalise } from '../classifier/normalise.ts';
import { matches } from '../classifier/pattern.ts';
import { planRules } from '../protocol/rules.ts';
import { SPINES } from '../protocol/spines.ts';
import { SWAPS } from '../protocol/swaps.ts';
import type { Tier } from '../protocol/tiers.ts';
import { TIERS } from '../protocol/tiers.ts';
import type { Topic } from '../protocol/topics.ts';
import { TOPIC_TOOLS } from '../protocol/topics.ts';

export interface Plan extends Pick<Classification, 'tier' | 'topic' | 'classifiedBy' | 'matched'> {
  readonly tierLabel: string;
  readonly floor: number;
  readonly expectedMin: number;
  readonly expectedMax: number;
  readonly toolCount: number;
  readonly tools: readonly string[];
  readonly rules: readonly string[];
}

/** A lookup stays short: it takes only the first tools of its topic. */
const FACTUAL_TOPIC_TOOLS = 3;

/** The reading plan of a question; without one, that of a full reading. */
export function planFor(question = ''): Plan {
  const { tier, topic, classifiedBy, matched } = classify(question);
  const { label, floor, expectedMin, expectedMax } = TIERS[tier];
  const tools = planTools(tier, topic, normalise(question));
  return {
    tier,
    tierLabel: label,
    topic,
    floor,
    expectedMin,
    expectedMax,
    toolCount: tools.length,
    tools,
    rules: planRules(tier),
    classifiedBy,
    matched,
  };
}

function planTools(tier: Tier, topic: Topic | null, question: string): readonly string[] {
  const ofTopic = topic === null ? [] : TOPIC_TOOLS[topic].map((tool) => swapped(tool, topic, question));
  const appended = tier === 'factual' ? ofTopic.slice(0, FACTUAL_TOPIC_TOOLS) : ofTopic;
  return [...new Set([...SPINES[tier], ...appended])];
}

function swapped(tool: string, topic: Topic, question: string): string {
  const swap = SWAPS.find((row) => row.topic === topic && row.replaced === tool);
  const choice = swap?.choices.find(({ words }) => words.some((word) => matches(question, word)));
  return choice?.tool ?? tool;
}
