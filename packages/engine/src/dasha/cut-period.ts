import { floorMs } from './exact-span.ts';
import type { ExactSpan } from './exact-span.ts';

/** The instants of a period, half open [startMs, endMs), Unix milliseconds floored from exact ones. */
export interface CutPeriod {
  /** Birth, for the period that birth cuts. */
  readonly startMs: number;
  readonly endMs: number;
  readonly nominalStartMs: number;
  readonly cutAtBirth: boolean;
}

/** A period that keeps its exact place in the run from `originMs`, the start that birth may have cut off. */
export interface ExactPeriod extends CutPeriod {
  readonly span: ExactSpan;
}

/** The period of an exact span counted from `originMs`; null when it was over at birth. */
export function cutPeriod(span: ExactSpan, originMs: number, birthMs: number): ExactPeriod | null {
  const { from, to, parts } = span;
  const birth = BigInt(birthMs - originMs) * parts;
  if (to <= birth) return null;
  const nominalStartMs = originMs + floorMs(from, parts);
  const cutAtBirth = from < birth;
  return {
    startMs: cutAtBirth ? birthMs : nominalStartMs,
    endMs: originMs + floorMs(to, parts),
    nominalStartMs,
    cutAtBirth,
    span,
  };
}

/** The period of a list that holds an instant; a border belongs to the later one. */
export const periodAt = <Period extends Pick<CutPeriod, 'startMs' | 'endMs'>>(
  periods: readonly Period[],
  utcMs: number,
): Period | null => periods.find(({ startMs, endMs }) => startMs <= utcMs && utcMs < endMs) ?? null;
