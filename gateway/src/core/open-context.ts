import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DynamicModule, INestApplicationContext, Type } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationShutdown, OnModuleDestroy } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Logger } from '@cuspal/telemetry';
import { nestOptions } from './nest-options.ts';

type Part = Partial<OnModuleDestroy & BeforeApplicationShutdown & OnApplicationShutdown>;

/** The steps in which Nest closes a context. */
const STEPS = ['onModuleDestroy', 'beforeApplicationShutdown', 'onApplicationShutdown'] as const;

/**
 * A context whose parts are open. When one cannot be opened the others are closed again; Nest does not do that, and
 * returns no context that could be closed.
 */
export async function openContext(module: Type | DynamicModule, logger: Logger): Promise<INestApplicationContext> {
  const made: Part[] = [];
  const note = (instance: unknown): unknown => {
    if (typeof instance === 'object' && instance !== null) made.push(instance);
    return instance;
  };
  try {
    const options = { ...nestOptions(logger), instrument: { instanceDecorator: note } };
    return await NestFactory.createApplicationContext(module, options);
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
