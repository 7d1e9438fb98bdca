import type { LoggerService } from '@nestjs/common';
import { nestLogger, type Logger } from '@cuspal/telemetry';

/** Nest tells of each module and route that it makes: only what goes wrong is worth a line, and faults are masked. */
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

/** A fault at start is thrown; left to itself Nest would end the process. */
export const nestOptions = (logger: Logger) => ({
  logger: nestLog(logger),
  abortOnError: false,
});
