import { status } from '@grpc/grpc-js';

/** How long a caller waits, as gRPC clients are told it. */
export interface Patience {
  readonly deadlineMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What work hears of its caller. */
export interface Awaited {
  /** Aborted once nobody waits any more. */
  readonly signal: AbortSignal;
  /** Unix milliseconds. */
  readonly deadline: number;
}

/** Deadline of a call that names none, as that of a gRPC call. */
const DEADLINE_MS = 15_000;

/** A fault with a code of gRPC, by which the gateway tells what became of a call. */
export const faultWith = (code: status, message: string): Error => Object.assign(new Error(message), { code });

/** Work until its caller has gone or its time is over; it then rejects as a gRPC call would, whatever the work does. */
export function awaited<Result>(
  work: (awaited: Awaited) => Promise<Result>,
  { deadlineMs = DEADLINE_MS, signal }: Patience = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const gone = new AbortController();
    const end = (code: status, message: string): void => {
      gone.abort();
      release();
      reject(faultWith(code, message));
    };
    const timer = setTimeout(() => end(status.DEADLINE_EXCEEDED, 'the call took too long'), deadlineMs);
    const leave = (): void => end(status.CANCELLED, 'the caller has gone');
    const release = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    };
    if (signal?.aborted) return leave();
    signal?.addEventListener('abort', leave);
    work({ signal: gone.signal, deadline: Date.now() + deadlineMs })
      .then(resolve, reject)
      .finally(release);
  });
}
