import { collectGarbage, giveBackWhenQuiet, type Logger } from '@cuspal/telemetry';
import type { Gateway } from './gateway.ts';

/**
 * Runs the gateway as this process: it ends in order on SIGTERM, SIGINT and when the parent that opened a channel to it
 * has gone, and with exit code 1 and one log line when it cannot start or something was overlooked.
 */
export async function runProcess(logger: Logger, create: () => Promise<Gateway>): Promise<void> {
  let gateway: Gateway | undefined;
  let ending = false;
  const end = (reason: string): void => {
    if (ending) return;
    ending = true;
    logger.info({ reason }, 'closing');
    (gateway?.close() ?? Promise.resolve()).then(
      () => process.exit(0),
      (fault: unknown) => fail(fault, 'not closed in order'),
    );
  };
  const fail = (fault: unknown, what: string): never => {
    logger.fatal({ fault }, what);
    process.exit(1);
  };
  process.on('uncaughtException', (fault) => fail(fault, 'unexpected fault'));
  process.on('unhandledRejection', (fault) => fail(fault, 'unexpected fault'));
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
  process.on('disconnect', () => end('parent gone'));
  try {
    gateway = await create();
    if (!ending) await gateway.start();
    collectGarbage();
    giveBackWhenQuiet();
  } catch (fault) {
    if (ending) return;
    await gateway?.close();
    fail(fault, fault instanceof Error ? `cannot start: ${fault.message}` : 'cannot start');
  }
}
