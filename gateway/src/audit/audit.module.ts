import { Inject, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger, Registry } from '@cuspal/telemetry';
import type { AuditSinkSettings } from '../config/audit-variables.ts';
import { provide, token } from '../core/provide.ts';
import { CLOCK, CONFIG, LOGGER } from '../core/tokens.ts';
import { DatabaseModule, ORM } from '../database/database.module.ts';
import { keepPurged } from '../database/purge.ts';
import { REGISTRY } from '../metrics/metrics.module.ts';
import { guardedPost } from '../outgoing/guarded-post.ts';
import { AuditLog } from './audit-log.ts';
import { AuditStream } from './sink/audit-stream.ts';
import { otlpSink } from './sink/otlp-sink.ts';
import type { AuditSink } from './sink/sink.ts';
import { webhookSink } from './sink/webhook-sink.ts';

/** What sends the audit log to its sink; undefined where it has none. */
const AUDIT_STREAM = token<AuditStream | undefined>('audit stream');

function sinkOf(settings: AuditSinkSettings, now: () => number): AuditSink {
  return settings.kind === 'otlp'
    ? otlpSink({ ...settings, now })
    : webhookSink({ ...settings, post: guardedPost(), now });
}

/** The audit log: what is read of it, sent of it, and cut of it. Appending needs a transaction alone (record.ts). */
@Module({
  imports: [DatabaseModule],
  providers: [
    provide(
      AuditLog,
      [ORM, CONFIG, CLOCK],
      (orm, { auditRetentionDays: retentionDays }, now) => new AuditLog(orm, { retentionDays, now }),
    ),
    provide(
      AUDIT_STREAM,
      [ORM, CONFIG, LOGGER, CLOCK],
      (orm, { auditSink }, logger, now) =>
        auditSink && new AuditStream({ orm, sink: sinkOf(auditSink, now), logger, now }),
    ),
  ],
  exports: [AuditLog],
})
export class AuditModule implements OnModuleInit, OnModuleDestroy {
  #stopPurging = (): void => {};

  constructor(
    @Inject(AuditLog) private readonly log: AuditLog,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(AUDIT_STREAM) private readonly stream: AuditStream | undefined,
    @Inject(REGISTRY) private readonly registry: Registry,
  ) {}

  onModuleInit(): void {
    this.#stopPurging = keepPurged([this.log], this.logger);
    this.stream?.show(this.registry);
    this.stream?.open();
  }

  async onModuleDestroy(): Promise<void> {
    this.#stopPurging();
    await this.stream?.close();
  }
}
