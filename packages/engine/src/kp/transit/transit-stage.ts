import type { Interval } from '../../base/intervals.ts';
import type { TransitWindow } from './transit-window.ts';

export const TRANSIT_STAGES = ['SATURN', 'JUPITER', 'SUN', 'MOON'] as const;
export type TransitStageName = (typeof TRANSIT_STAGES)[number];

/** One step of the cascade. */
export interface TransitStage {
  readonly stage: TransitStageName;
  /** Where the next step looks, in order of time: sign stays of Saturn and Jupiter, windows of Sun and Moon. */
  readonly spans: readonly Interval[];
  /** Nothing was found: the spans are those of the step before. */
  readonly relaxed: boolean;
  readonly windows: readonly TransitWindow[];
}
