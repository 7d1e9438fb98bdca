import { overdue } from './problem.ts';

/** Ends a call from outside: the caller's signal, or its time. */
export interface Watch {
  /** Aborted by either. */
  readonly signal: AbortSignal;
  /** On the clock of Date.now. */
  readonly endsAt: number;
  /** What the call rejects with, whatever it failed of. */
  fault(otherwise: () => Error): Error;
}

/** Longer waits than timers can hold end at once. */
const LONGEST_MS = 2 ** 31 - 1;

export function watch(timeoutMs: number, caller: AbortSignal | undefined, now: number): Watch {
  if (!(timeoutMs > 0)) throw new RangeError('timeoutMs must be a number of milliseconds above 0.');
  const time = AbortSignal.timeout(Math.min(Math.ceil(timeoutMs), LONGEST_MS));
  return {
    signal: caller ? AbortSignal.any([caller, time]) : time,
    endsAt: now + timeoutMs,
    fault: (otherwise) => {
      if (caller?.aborted) return reasonOf(caller);
      return time.aborted ? overdue() : otherwise();
    },
  };
}

const reasonOf = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new DOMException('The call was aborted.', 'AbortError');

/** Resolves after so long, or at once when the signal is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
