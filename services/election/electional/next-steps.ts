import type { NextStep } from '@cuspal/tool-kit';
import type { SentHours } from './scan-plan.ts';

const SECOND_OPINION: NextStep = {
  tool: 'get_muhurta_advanced',
  reason: 'It gives an older and independent second opinion on the same days.',
};

const PROMISE: NextStep = {
  tool: 'analyze_natal_promise',
  reason: 'It shows in full what the birth chart promises, since no election gives more.',
};

const RANK: NextStep = {
  tool: 'rank_candidate_dates',
  reason: 'It orders dates that the person can make by the same tests.',
};

/** Suggests the same tool with hours of the day where none were sent and the night was searched too. */
export const withHours = (tool: string, sent: SentHours | undefined): readonly NextStep[] =>
  sent === undefined
    ? [{ tool, reason: 'With preferred_time_of_day it searches only the hours in which the event can take place.' }]
    : [];

/** What leads on from an election: the promise first where the chart does not give the event. */
export const nextSteps = (side: string, tool: string, sent: SentHours | undefined): readonly NextStep[] => [
  ...withHours(tool, sent),
  ...(side === 'yes' ? [RANK, SECOND_OPINION] : [PROMISE, RANK]),
];
