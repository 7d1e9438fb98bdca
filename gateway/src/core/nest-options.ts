import type { NestApplicationOptions } from '@nestjs/common';
import { nestLogger, type Logger } from '@cuspal/telemetry';

/** Nest tells of each module and route it makes: only what goes wrong is worth a line. A fault is thrown, not fatal. */
export const nestOptions = (logger: Logger): NestApplicationOptions => ({
  logger: nestLogger(logger.child({}, { level: 'warn' })),
  abortOnError: false,
});
