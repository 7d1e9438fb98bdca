import type { Chart } from '../../chart/chart.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { natalEvent } from '../../events/natal.ts';
import { chain } from '../../kp/kernel/chain.ts';
import type { Chain } from '../../kp/kernel/chain.ts';
import type { Side, Verdict } from '../../kp/promise/promise-verdict.ts';
import { promiseSummary } from '../shared/topic-panel.ts';
import { CURE_FROM_11, CURE_FROM_5 } from './matters.ts';

export const CURE_PROMISES = ['PROMISED', 'CONDITIONAL', 'DENIED'] as const;
export type CurePromise = (typeof CURE_PROMISES)[number];
export const CURE_CUSPS = [1, 5, 11] as const;
type CureCusp = (typeof CURE_CUSPS)[number];

interface CureGateRow {
  readonly cusp: CureCusp;
  readonly verdict: Verdict;
  readonly side: Side;
  readonly chain: Chain;
  readonly reason: string;
}

export interface CureGate {
  readonly promise: CurePromise;
  readonly gate: readonly CureGateRow[];
  /** The first of the row, cusp 11 and cusp 5 that is not denied. */
  readonly judgedBy: { readonly cusp: CureCusp; readonly event: JudgedEvent } | null;
}

/** Cure from cusps 1, 5 and 11 (R19.4, R19.7): two that promise it, none, or something between. */
export function cureGate(chart: Chart): CureGate {
  const events = { 1: natalEvent('recovery'), 5: CURE_FROM_5, 11: CURE_FROM_11 };
  const gate = CURE_CUSPS.map((cusp): CureGateRow => {
    const { verdict, side, reason } = promiseSummary(chart, events[cusp]);
    return { cusp, verdict, side, chain: chain(chart, cusp), reason };
  });
  const open = ([1, 11, 5] as const).find((cusp) => gate.find((row) => row.cusp === cusp)?.side !== 'no');
  return { promise: curePromise(gate), gate, judgedBy: open ? { cusp: open, event: events[open] } : null };
}

/** Two or more ACTIVE or MIXED_ACTIVE promise it, all three sides no deny it. */
export function curePromise(gate: readonly Pick<CureGateRow, 'verdict' | 'side'>[]): CurePromise {
  const promised = gate.filter(({ verdict }) => verdict === 'ACTIVE' || verdict === 'MIXED_ACTIVE').length;
  if (promised >= 2) return 'PROMISED';
  return gate.every(({ side }) => side === 'no') ? 'DENIED' : 'CONDITIONAL';
}
