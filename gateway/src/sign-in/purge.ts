import type { Logger } from '@cuspal/telemetry';
import type { Sessions } from './sessions.ts';
import type { SignIn } from './sign-in.ts';

const PURGE_MS = 10 * 60_000;

/** Removes expired codes and sessions from time to time, until it is stopped by what it returns. */
export function keepPurged(signIn: SignIn, sessions: Sessions, logger: Logger): () => void {
  const timer = setInterval(() => {
    Promise.all([signIn.purge(), sessions.purge()]).catch((fault: unknown) =>
      logger.warn({ fault }, 'expired codes and sessions could not be removed'),
    );
  }, PURGE_MS).unref();
  return () => clearInterval(timer);
}
