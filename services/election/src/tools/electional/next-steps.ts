import type { NextStep } from '@cuspal/tool-kit';

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

/** What leads on from an election: the promise first where the chart does not give the event. */
export const nextSteps = (side: string): readonly NextStep[] =>
  side === 'yes' ? [RANK, SECOND_OPINION] : [PROMISE, RANK];
