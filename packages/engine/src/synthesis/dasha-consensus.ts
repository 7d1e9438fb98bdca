import type { Interval } from '../base/intervals.ts';
import { unionOf } from '../base/intervals.ts';
import { isOffered } from '../kp/promise/period-class.ts';
import type { PeriodClass } from '../kp/promise/period-class.ts';

export const DASHA_SYSTEMS = ['vimshottari', 'yogini', 'chara'] as const;
export type DashaSystem = (typeof DASHA_SYSTEMS)[number];

/** Whether the running periods of a dasha point to a matter. */
export const DASHA_STATES = ['ON', 'HALF', 'OFF'] as const;
export type DashaState = (typeof DASHA_STATES)[number];

export const CONVERGENCES = ['STRONG', 'PARTIAL', 'WEAK', 'DIVERGENT'] as const;
export type Convergence = (typeof CONVERGENCES)[number];

/** Vimshottari by the class of its lords. */
export const stateOfClass = (of: PeriodClass): DashaState => (isOffered(of) ? 'ON' : of === 'WEAK' ? 'HALF' : 'OFF');

/** A dasha read by two periods that each point to the matter or do not. */
export const stateOfPair = (md: boolean, ad: boolean): DashaState => (md && ad ? 'ON' : md || ad ? 'HALF' : 'OFF');

/** How far three dashas agree (step 4), and the row that decided. */
export function convergenceOf(states: readonly DashaState[]): {
  readonly convergence: Convergence;
  readonly rule: string;
} {
  const count = (of: DashaState): number => states.filter((state) => state === of).length;
  const [on, half] = [count('ON'), count('HALF')];
  if (on === 3) return { convergence: 'STRONG', rule: 'S1' };
  if (on === 2 || (on === 1 && half === 2)) return { convergence: 'PARTIAL', rule: 'S2' };
  return on === 1 || half >= 2 ? { convergence: 'WEAK', rule: 'S3' } : { convergence: 'DIVERGENT', rule: 'S4' };
}

/** A span in which the same two or three dashas point to the matter. */
export interface DashaMeeting extends Interval {
  readonly on: readonly DashaSystem[];
}

const MOST_MEETINGS = 8;

/**
 * Where dashas meet, from the times in which each is ON: spans with the same two or more, neighbours joined; the first
 * eight by how many meet, then earlier, in order of time.
 */
export function dashaMeetings(on: Readonly<Record<DashaSystem, readonly Interval[]>>): readonly DashaMeeting[] {
  const times = DASHA_SYSTEMS.map((system) => ({ system, spans: unionOf(on[system]) }));
  const borders = times.flatMap(({ spans }) => spans.flatMap(({ startMs, endMs }) => [startMs, endMs]));
  const cuts = [...new Set(borders)].sort((a, b) => a - b);
  const found = cuts.flatMap((startMs, index): readonly DashaMeeting[] => {
    const endMs = cuts[index + 1];
    if (endMs === undefined) return [];
    const at = times.filter(({ spans }) => spans.some((span) => span.startMs <= startMs && endMs <= span.endMs));
    return at.length < 2 ? [] : [{ startMs, endMs, on: at.map(({ system }) => system) }];
  });
  return [...found]
    .sort((a, b) => b.on.length - a.on.length || a.startMs - b.startMs)
    .slice(0, MOST_MEETINGS)
    .sort((a, b) => a.startMs - b.startMs);
}
