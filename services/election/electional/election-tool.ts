import { electionTopic, type ElectionTopic } from '@cuspal/engine/election/election-topic';
import type { NextStep, ToolContext } from '@cuspal/tool-kit';
import { elect, electionParts, type OwnRules, type SentElection } from './election-run.ts';
import { jointResult } from './joint-result.ts';
import { noteUnusedRoles, rolesOf, secondChart, secondOf, type SentSecond } from './second-chart.ts';
import { say } from './electional.messages.ts';

/** What all electing tools stand on. */
export const ELECTION_PROVENANCE = {
  rules: [
    'R15.1',
    'R15.3',
    'R15.5',
    'R6T.1',
    'R6T.2',
    'R6T.4',
    'R13.4',
    'R14.1',
    'R14.2',
    'R8.1',
    'R8.3',
    'R8.4',
    'R5.2',
    'R5.6',
    'R3.5',
  ],
  sources: ['KPR3p', 'KPM', 'WEB', 'OWN'],
} as const;

/** Working of an election: each field that the interface names stays, the steps behind it come with detail. */
export const ELECTION_BRIEF = {
  without: [
    ...['standIn', 'reachesPrimary', 'favourableLevel', 'denialLevel', 'starLord', 'subLord', 'deferred'].map(
      (field) => `significatorSet.${field}`,
    ),
    ...['boundariesSolved', 'intervalsEvaluated', 'offeredWindows', 'droppedShort', 'layerMinutes'].map(
      (field) => `scanSummary.${field}`,
    ),
    ...[
      'rulingPlanets',
      'lords',
      'cuspRuleCheck',
      'layers',
      'customary',
      'relaxedLayers',
      'cautions',
      'periodClass',
    ].map((field) => `windows.${field}`),
    ...['provenance', 'citation', 'defaultGranularity', 'electionType', 'significance', 'catalogue'].map(
      (field) => `event.${field}`,
    ),
    ...['reason', 'coveragePct', 'outweighed', 'cusp', 'csl'].map((field) => `promise.${field}`),
    'relaxations.effect',
  ],
  most: { period: 3 },
};

export const DEADLINE_SECONDS = 50;

/** Characters of ten ranked dates, or of two elections of several. */
export const MAX_RESULT_CHARS = 40_000;

/** Characters of a pool of 25 windows with the second school and a second chart. */
export const MAX_POOL_CHARS = 125_000;

/** A row of the election catalogue by its key, as a tool names it. */
export const topicOf = (key: string): ElectionTopic => electionTopic(key);

/** The election of one person. */
export async function oneElection(context: ToolContext<SentElection>, topic: ElectionTopic, own: OwnRules = {}) {
  const elected = await elect(context, context.input, topic, own);
  const parts = await electionParts(context, context.input, topic, elected, own.told);
  return { ...parts, next: nextSteps(parts.promise.side) };
}

/** The election of one person, or of the first of two. */
export async function oneOrTwoElection(context: ToolContext<SentElection & SentSecond>, topic: ElectionTopic) {
  const { input } = context;
  if (input.person2 === undefined) {
    noteUnusedRoles(context, input);
    return oneElection(context, topic);
  }
  const chart = secondChart(context, input.person2);
  const elected = await elect(context, input, topic, { second: (plan) => secondOf(chart, topic, plan) });
  const joint = await jointResult(context, input, topic, elected, rolesOf(input));
  return { ...joint, next: nextSteps(joint.promise.side) };
}

/** What leads on from an election: the promise first where the chart does not give the event. */
export function nextSteps(side: string): readonly NextStep[] {
  const rank = { tool: 'rank_candidate_dates', reason: say.nextRank() };
  return side === 'yes'
    ? [rank, { tool: 'get_muhurta_advanced', reason: say.nextSecondOpinion() }]
    : [{ tool: 'analyze_natal_promise', reason: say.nextPromise() }, rank];
}
