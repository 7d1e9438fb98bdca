import type { Understanding } from '../understanding/understanding.ts';

const SESSION = ['get_speculative_intraday'];

/** Tools of a topic that mislead one who asks about a matter of it: a trading session is no answer to a debt. */
const OF_MATTER: Readonly<Record<string, readonly string[]>> = {
  debt: SESSION,
  loan: SESSION,
  money_lent: SESSION,
  financial_loss: SESSION,
  inheritance: SESSION,
  insurance: SESSION,
  income: SESSION,
  savings: SESSION,
};

/** None of these answers a question of death without coming near a date of it. */
const OF_DEATH: ReadonlySet<string> = new Set([
  'find_event_timing_v2',
  'get_event_dasha',
  'get_transit_timing_hierarchy',
  'get_longevity_balarishta',
  'get_balarishta_panel',
  'run_triple_dasha_consensus',
]);

/** Whether a tool must not stand in the plan of a question. */
export const isMisleading = (
  tool: string,
  { outOfScope, matter }: Pick<Understanding, 'outOfScope' | 'matter'>,
): boolean =>
  (outOfScope?.kind === 'death' && OF_DEATH.has(tool)) ||
  (matter !== null && (OF_MATTER[matter.key] ?? []).includes(tool));
