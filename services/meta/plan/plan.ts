import { TOPIC_TOOLS, type Topic } from '@cuspal/catalog/reading';
import { classify } from '../classifier/classify.ts';
import type { Asked, Classification } from '../classifier/classify.ts';
import { normalise } from '../classifier/normalise.ts';
import { matches } from '../classifier/pattern.ts';
import type { Callable } from '../protocol/built.ts';
import { isBuilt } from '../protocol/built.ts';
import { eventNames } from '../protocol/event-names.ts';
import { planRules } from '../protocol/rules.ts';
import { SPINES } from '../protocol/spines.ts';
import { SWAPS } from '../protocol/swaps.ts';
import { TIERS } from '../classifier/tiers.ts';

export interface Plan extends Pick<Classification, 'tier' | 'topic' | 'classifiedBy' | 'matched'> {
  readonly tierLabel: string;
  /** Labels that event tools take for this topic. */
  readonly events: readonly string[];
  readonly floor: number;
  readonly expectedMin: number;
  readonly expectedMax: number;
  readonly toolCount: number;
  readonly tools: readonly string[];
  readonly rules: readonly string[];
}

/** A lookup stays short: it takes only the first tools of its topic. */
const FACTUAL_TOPIC_TOOLS = 3;

/** The reading plan of a question, of tools that can be called; without a question, that of a full reading. */
export function planFor(question = '', asked: Asked = {}, callable: Callable = isBuilt): Plan {
  const { tier, topic, classifiedBy, matched } = classify(question, asked);
  const { label, floor, expectedMin, expectedMax } = TIERS[tier];
  const ofTopic = topicTools(topic, normalise(question), callable);
  const appended = tier === 'factual' ? ofTopic.slice(0, FACTUAL_TOPIC_TOOLS) : ofTopic;
  const tools = [...new Set([...SPINES[tier].filter(callable), ...appended])];
  return {
    tier,
    tierLabel: label,
    topic,
    events: eventNames(topic),
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

function topicTools(topic: Topic | null, question: string, callable: Callable): readonly string[] {
  if (topic === null) return [];
  return TOPIC_TOOLS[topic].map((tool) => specialist(tool, topic, question, callable)).filter(callable);
}

/** The tool that the question's words put in the place of a generic one. */
function specialist(tool: string, topic: Topic, question: string, callable: Callable): string {
  const swap = SWAPS.find((row) => row.topic === topic && row.replaced === tool);
  const choice = swap?.choices.find(({ words }) => words.some((word) => matches(question, word)));
  return choice !== undefined && callable(choice.tool) ? choice.tool : tool;
}
