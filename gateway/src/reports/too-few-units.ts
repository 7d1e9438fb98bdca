import type { MadeReport } from './reports.ts';

/** What is said of a report whose price is more than what is left, and what programs read of it. */
export function tooFewUnits({ units, few: { spent, left } }: Extract<MadeReport, { readonly kind: 'too-few' }>) {
  const resetsAt = spent.resetsAt.toISOString().replace('.000Z', 'Z');
  const detail = `This report costs ${units} units, and ${left} ${left === 1 ? 'is' : 'are'} left of the ${spent.ofKey ? 'share of this API key' : 'allowance of this month'}. Nothing was computed and nothing was charged. It begins again at ${resetsAt}.`;
  const { allowance, retryAfterSeconds } = spent;
  return { detail, more: { units, left, allowance, resetsAt, retryAfterSeconds } };
}
