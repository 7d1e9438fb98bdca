import { Inject, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from '@cuspal/telemetry';
import { provide } from '../core/provide.ts';
import { CLOCK, CONFIG, LOGGER } from '../core/tokens.ts';
import { DatabaseModule, ORM } from '../database/database.module.ts';
import { keepPurged } from '../database/purge.ts';
import { AuditLog } from './audit-log.ts';

/** The audit log: what is read of it, and what is cut of it. Appending needs a transaction alone (record.ts). */
@Module({
  imports: [DatabaseModule],
  providers: [
    provide(
      AuditLog,
      [ORM, CONFIG, CLOCK],
      (orm, { auditRetentionDays: retentionDays }, now) => new AuditLog(orm, { retentionDays, now }),
    ),
  ],
  exports: [AuditLog],
})
export class AuditModule implements OnModuleInit, OnModuleDestroy {
  #stopPurging = (): void => {};

  constructor(
    @Inject(AuditLog) private readonly log: AuditLog,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.#stopPurging = keepPurged([this.log], this.logger);
  }

  onModuleDestroy(): void {
    this.#stopPurging();
  }
}
