import type { Logger } from './logger.ts';

/** Different faults that are told apart at a time. */
const MOST_KINDS = 100;

export interface ThrottledLog {
  /**
   * Writes an error line, unless one of its kind was written less than `everyMs` ago. What has no kind is one with the
   * same words and the same fault.
   */
  error(line: Readonly<Record<string, unknown>> & { readonly fault: unknown }, message: string, kind?: string): void;
}

/**
 * Throttles the log of what fails with every request while something behind it is away: a line in `everyMs` for each fault.
 * The next line says in `alike` how many were left out before it. `now` is in milliseconds that only go forward.
 */
export function throttledLog(
  logger: Pick<Logger, 'error'>,
  now = () => performance.now(),
  everyMs = 1_000,
): ThrottledLog {
  const told = new Map<string, { readonly at: number; alike: number }>();
  return {
    error(
      line,
      message,
      kind = `${message}: ${line.fault instanceof Error ? line.fault.message : String(line.fault)}`,
    ) {
      const last = told.get(kind);
      if (last && now() - last.at < everyMs) {
        last.alike += 1;
        return;
      }
      if (told.size >= MOST_KINDS) told.clear();
      told.set(kind, { at: now(), alike: 0 });
      logger.error(last && last.alike > 0 ? { ...line, alike: last.alike } : line, message);
    },
  };
}
