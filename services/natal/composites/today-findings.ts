import type { Chart } from '@cuspal/engine/chart/chart';
import type { DaySlot } from '@cuspal/engine/readings/day-slots';
import type { LocalClock } from '@cuspal/engine/time/clock';
import type { z } from 'zod';
import type { CHOGHADIYA, DASHA, RULING, TARA } from './today-members.ts';

type ResultOf<Of extends { readonly tool: { readonly output: z.ZodType } }> = z.input<Of['tool']['output']>;

/** What the members of a person's day found; null where one failed. */
export interface TodayFindings {
  readonly chart: Chart;
  readonly clock: LocalClock;
  readonly slots: readonly [DaySlot, ...DaySlot[]];
  /** True where no sunrise bounds the day, so that its slots run 24 hours. */
  readonly sunless: boolean;
  readonly dasha: ResultOf<typeof DASHA>;
  readonly ruling: ResultOf<typeof RULING> | null;
  readonly tara: ResultOf<typeof TARA> | null;
  readonly choghadiya: ResultOf<typeof CHOGHADIYA> | null;
  readonly failed: readonly string[];
}
