import {
  Inject,
  Module,
  type BeforeApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from '@cuspal/telemetry';
import { LOGGER } from '../core/tokens.ts';
import { DatabaseModule } from '../database/database.module.ts';
import { keepPurged } from '../database/purge.ts';
import { Activity } from './activity.ts';
import { Journal } from './journal.ts';

/** The journal of calls that owners of accounts see. */
@Module({
  imports: [DatabaseModule],
  providers: [Journal, Activity],
  exports: [Journal, Activity],
})
export class JournalModule implements OnModuleInit, OnModuleDestroy, BeforeApplicationShutdown {
  #stopPurging = (): void => {};

  constructor(
    @Inject(Journal) private readonly journal: Journal,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.#stopPurging = keepPurged([this.journal], this.logger);
  }

  onModuleDestroy(): void {
    this.#stopPurging();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.journal.close();
  }
}
