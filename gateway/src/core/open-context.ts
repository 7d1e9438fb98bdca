import { setImmediate as nextTurn } from 'node:timers/promises';
import type {
  BeforeApplicationShutdown,
  INestApplicationContext,
  LoggerService,
  OnApplicationShutdown,
  OnModuleDestroy,
} from '@nestjs/common';
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
const nestOptions = (logger: Logger) => ({
  logger: nestLog(logger),
  abortOnError: false,
});

type Part = Partial<OnModuleDestroy & BeforeApplicationShutdown & OnApplicationShutdown>;

/** The steps in which Nest closes a context. */
const STEPS = ['onModuleDestroy', 'beforeApplicationShutdown', 'onApplicationShutdown'] as const;

/** Options with which Nest has to make a context, so that its parts are known here. */
export type ContextOptions = ReturnType<typeof nestOptions> & {
  readonly instrument: { readonly instanceDecorator: (instance: unknown) => unknown };
};

/**
 * A context whose parts are open. When one cannot be opened the others are closed again; Nest does not do that, and
 * returns no context that could be closed.
 */
export async function openContext<Context extends INestApplicationContext>(
  open: (options: ContextOptions) => Promise<Context>,
  logger: Logger,
): Promise<Context> {
  const made: Part[] = [];
  const note = (instance: unknown): unknown => {
    if (typeof instance === 'object' && instance !== null) made.push(instance);
    return instance;
  };
  try {
    return await open({ ...nestOptions(logger), instrument: { instanceDecorator: note } });
  } catch (fault) {
    // Nest makes parts side by side: those that were begun before the fault are finished first. Nobody has called any
    // of them yet, so within a step their order does not matter.
    await nextTurn();
    for (const step of STEPS) for (const part of made) await close(part, step, logger);
    throw fault;
  }
}

async function close(part: Part, step: (typeof STEPS)[number], logger: Logger): Promise<void> {
  try {
    await part[step]?.();
  } catch (fault) {
    logger.error({ fault }, 'a part could not be closed');
  }
}
