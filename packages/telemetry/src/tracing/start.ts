import type { Logger } from '../logger.ts';
import { throttledLog } from '../throttled-log.ts';
import { useTracing } from './spans.ts';
import type { TracingSettings } from './variables.ts';

/** What is left is sent within so long when a process ends. */
const CLOSE_MS = 3_000;

/**
 * Turns tracing on for this process where the settings name a collector; the libraries are loaded only then. What it
 * returns sends what is left and turns it off.
 */
export async function startTracing(
  process: string,
  settings: TracingSettings,
  logger: Logger,
): Promise<() => Promise<void>> {
  if (settings === undefined) return () => Promise.resolve();
  const { openTracing } = await import('./open-telemetry.ts');
  const log = throttledLog(logger);
  const onFault = (fault: unknown): void => log.error({ fault }, 'spans cannot be sent');
  const tracing = openTracing(process, settings, onFault);
  useTracing(tracing);
  return async () => {
    useTracing(undefined);
    const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref());
    await Promise.race([tracing.close().catch(onFault), late]);
  };
}
