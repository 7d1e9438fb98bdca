import { Inject, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { provide } from '../core/provide.ts';
import { CLOCK, CONFIG, LOGGER } from '../core/tokens.ts';
import { DatabaseModule, EMBEDDED, ORM } from '../database/database.module.ts';
import { Allowances } from './allowances.ts';
import { IdempotentCalls } from './idempotent-calls.ts';
import { IdempotencyLedger } from './idempotency-ledger.ts';
import { Ledger } from './ledger.ts';
import { Meter, METER_SETTINGS } from './meter.ts';
import { SetAside } from './set-aside.ts';

@Module({
  imports: [DatabaseModule],
  providers: [
    provide(Ledger, [ORM, CONFIG], (orm, { defaults }) => new Ledger(orm, defaults.monthlyAllowance)),
    provide(
      IdempotencyLedger,
      [ORM, CONFIG],
      (orm, { defaults }) => new IdempotencyLedger(orm, defaults.monthlyAllowance),
    ),
    // The embedded database has one gateway, which waits for no other.
    provide(METER_SETTINGS, [EMBEDDED, CONFIG], (embedded, { leaseGraceMs }) => ({
      leases: !embedded,
      graceMs: leaseGraceMs,
    })),
    Meter,
    IdempotentCalls,
    SetAside,
    provide(
      Allowances,
      [ORM, CONFIG, CLOCK, LOGGER],
      (orm, { defaults }, now, logger) =>
        new Allowances({ orm, defaultAllowance: defaults.monthlyAllowance, now, logger }),
    ),
  ],
  exports: [Allowances, IdempotentCalls, Meter, SetAside],
})
export class MeteringModule implements BeforeApplicationShutdown {
  constructor(
    @Inject(Meter) private readonly meter: Meter,
    @Inject(Allowances) private readonly allowances: Allowances,
    @Inject(IdempotentCalls) private readonly idempotent: IdempotentCalls,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.meter.close(), this.idempotent.close(), this.allowances.close()]);
  }
}
