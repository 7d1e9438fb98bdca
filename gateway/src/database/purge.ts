import type { Logger } from '@cuspal/telemetry';
import { faultLog } from './fault-log.ts';

const PURGE_MS = 10 * 60_000;

/** What keeps data for a time. */
export interface Purged {
  /** Removes what is over. */
  purge(): Promise<void>;
}

/** Purges from time to time, until it is stopped by what it returns. */
export function keepPurged(kept: readonly Purged[], logger: Logger): () => void {
  const timer = setInterval(() => {
    Promise.all(kept.map((one) => one.purge())).catch((fault: unknown) =>
      faultLog(logger).error({ fault }, 'what has expired could not be removed'),
    );
  }, PURGE_MS).unref();
  return () => clearInterval(timer);
}
