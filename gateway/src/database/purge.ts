import type { Logger } from '@cuspal/telemetry';
import { faultLog } from './fault-log.ts';

const PURGE_MS = 10 * 60_000;

/** A store that keeps data for a time. */
export interface Purged {
  /** Removes expired data. */
  purge(): Promise<void>;
}

/** Purges at intervals; the returned function stops it. */
export function keepPurged(kept: readonly Purged[], logger: Logger): () => void {
  const timer = setInterval(() => {
    Promise.all(kept.map((one) => one.purge())).catch((fault: unknown) =>
      faultLog(logger).error({ fault }, 'what has expired could not be removed'),
    );
  }, PURGE_MS).unref();
  return () => clearInterval(timer);
}
