import { callsWith, type CallOf } from '@cuspal/catalog/reading';
import type { Plan } from './plan.ts';

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
