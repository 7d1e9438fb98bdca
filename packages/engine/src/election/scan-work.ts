import { EngineError } from '../base/errors.ts';
import type { Ephemeris } from '../sky/port.ts';

/** What a scan works with, and whom it tells. */
export interface ScanWork {
  readonly ephemeris: Ephemeris;
  /** Lets other work in between two pieces; throws when nobody waits any more. */
  readonly yieldTurn: () => Promise<void>;
  /** Hears of the share done, 0..1, never less than before. */
  readonly onProgress?: (share: number) => void;
  /** True when nobody waits any more. */
  readonly cancelled?: () => boolean;
}

/** Between two pieces of some milliseconds: tells the share done, lets others in and stops when it was cancelled. */
export async function pause(work: ScanWork, share: number): Promise<void> {
  if (work.cancelled?.()) throw new EngineError('cancelled', 'The caller went away before the result was ready.');
  work.onProgress?.(Math.min(share, 1));
  await work.yieldTurn();
}

/** The same work, of which nobody is told how far it is: for a part that is done a second time. */
export const untold = ({ onProgress: _, ...work }: ScanWork): ScanWork => work;

/** The same work as a part of a longer one, from one share of it to another. */
export const partOfWork = (work: ScanWork, from: number, to: number): ScanWork => {
  const { onProgress } = work;
  return onProgress === undefined ? work : { ...work, onProgress: (share) => onProgress(from + (to - from) * share) };
};
