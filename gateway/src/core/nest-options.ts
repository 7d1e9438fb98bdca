import type { LoggerService } from '@nestjs/common';
import { nestLogger, type Logger } from '@cuspal/telemetry';

/** Logger for Nest, which reports each module and route it makes: only faults are logged, and they are masked. */
export function nestLog(logger: Logger): LoggerService {
  const log = nestLogger(logger.child({}, { level: 'warn' }));
  return {
    ...log,
    error(said: unknown) {
      if (said instanceof Error) logger.error({ fault: said }, 'a part failed');
      else log.error(said);
    },
  };
}

/** Options that make Nest throw a fault at start instead of ending the process. */
export const nestOptions = (logger: Logger) => ({
  logger: nestLog(logger),
  abortOnError: false,
});
