import { FULL_SPINE } from '@cuspal/catalog';
import { TOPIC_TOOLS, type Topic, callsWith, type CallOf, TOPIC_KEYS } from '@cuspal/catalog/reading';
import { z } from 'zod';
import { type Asked, type Classification, classify } from '../classifier/classify.ts';
import { matches, normalise } from '../classifier/pattern.ts';
import { type Tier, TIER_KEYS, TIERS } from '../classifier/tiers.ts';
import { eventNames } from '../protocol/event-names.ts';
import { planRules } from '../protocol/rules.ts';
import { SWAPS } from '../protocol/swaps.ts';

/** The tools every plan of a tier begins with, in order; the audit of the cusp asked about comes before the verdict. */
export const SPINES: Readonly<Record<Tier, readonly string[]>> = {
  full: FULL_SPINE,
  focused: [
    'get_full_chart',
    'get_house_cusps',
    'get_planets',
    'get_boundary_warnings',
    'run_pre_verdict_audit',
    'analyze_natal_promise',
    'get_significators',
    'get_smart_current_dasha',
    'get_ruling_planets',
    'get_fruitful_significators',
    'find_event_timing_v2',
    'get_transit_timing_hierarchy',
  ],
  factual: ['get_full_chart', 'get_house_cusps', 'get_planets', 'get_nakshatra_details', 'get_smart_current_dasha'],
};

/** What a caller may say of the question; each is optional, and what is sent wins over the words. */
export const planInput = {
  question: z.string().max(2000).optional().meta({ description: "The user's question in their own words" }),
  topic: z
    .enum([...TOPIC_KEYS, 'general'])
    .optional()
    .meta({
      description: 'What the question is about, as you understand it in any language; general for none of these',
    }),
  depth: z
    .enum(TIER_KEYS)
    .optional()
    .meta({ description: 'full for a whole reading, focused for one question, factual for a fact of the chart' }),
};

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

/** The reading plan of a question; without one, that of a full reading. */
export function planFor(question = '', asked: Asked = {}): Plan {
  const { tier, topic, classifiedBy, matched } = classify(question, asked);
  const { label, floor, expectedMin, expectedMax } = TIERS[tier];
  const ofTopic = topicTools(topic, normalise(question));
  const appended = tier === 'factual' ? ofTopic.slice(0, FACTUAL_TOPIC_TOOLS) : ofTopic;
  const tools = [...new Set([...SPINES[tier], ...appended])];
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
    rules: planRules(tier, topic),
    classifiedBy,
    matched,
  };
}

function topicTools(topic: Topic | null, question: string): readonly string[] {
  if (topic === null) return [];
  return TOPIC_TOOLS[topic].map((tool) => specialist(tool, topic, question));
}

/** The tool that the question's words put in the place of a generic one. */
function specialist(tool: string, topic: Topic, question: string): string {
  const swap = SWAPS.find((row) => row.topic === topic && row.replaced === tool);
  const choice = swap?.choices.find(({ words }) => words.some((word) => matches(question, word)));
  return choice?.tool ?? tool;
}

/** The plan as its reader gets it, line by line. */
export function planLines(plan: Plan, callOf: CallOf = callsWith([])): readonly string[] {
  return [
    'READING PLAN',
    `Tier: ${plan.tierLabel}`,
    `Topic: ${plan.topic ?? 'general'}`,
    ...(plan.events.length === 0 ? [] : [`Event names: ${plan.events.join(', ')}`]),
    `Minimum tool calls before answering: ${plan.floor}`,
    `Expected range: ${plan.expectedMin} to ${plan.expectedMax} calls`,
    `Tools listed: ${plan.toolCount}`,
    '',
    'Tools, in order:',
    ...plan.tools.map((tool, index) => `${index + 1}. ${callOf(tool)}`),
    '',
    'Rules:',
    ...plan.rules.map((rule) => `- ${rule}`),
  ];
}
