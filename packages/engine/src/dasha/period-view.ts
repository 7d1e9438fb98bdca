import { printInstant } from '../time/print.ts';
import type { CutPeriod } from './cut-period.ts';

/** The borders of a period as results print them (conventions §2). */
export interface DatesView {
  readonly startDate: string;
  readonly endDate: string;
}

/** The same of a period that birth may have cut (D4). */
export interface CutDatesView extends DatesView {
  /** Start of the full run, where birth cut it. */
  readonly nominalStart?: string;
  readonly cutAtBirth?: true;
}

/** Borders printed with an offset: an end and the next start are the same text (D5). */
export const datesView = (
  { startMs, endMs }: Pick<CutPeriod, 'startMs' | 'endMs'>,
  offsetMinutes: number,
): DatesView => ({ startDate: printInstant(startMs, offsetMinutes), endDate: printInstant(endMs, offsetMinutes) });

/** Borders with what birth cut off. */
export const cutDatesView = (period: CutPeriod, offsetMinutes: number): CutDatesView => ({
  ...datesView(period, offsetMinutes),
  ...(period.cutAtBirth && {
    nominalStart: printInstant(period.nominalStartMs, offsetMinutes),
    cutAtBirth: true as const,
  }),
});
