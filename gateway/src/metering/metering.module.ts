import { Inject, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { provide } from '../core/provide.ts';
import { CONFIG } from '../core/tokens.ts';
import { DatabaseModule, EMBEDDED, ORM } from '../database/database.module.ts';
import { Ledger } from './ledger.ts';
import { Meter, METER_SETTINGS } from './meter.ts';
import { SetAside } from './set-aside.ts';

@Module({
  imports: [DatabaseModule],
  providers: [
    provide(Ledger, [ORM, CONFIG], (orm, { defaults }) => new Ledger(orm, defaults.monthlyAllowance)),
    // The embedded database has one gateway, which waits for no other.
    provide(METER_SETTINGS, [EMBEDDED, CONFIG], (embedded, { leaseGraceMs }) => ({
      leases: !embedded,
      graceMs: leaseGraceMs,
    })),
    Meter,
    SetAside,
  ],
  exports: [Meter, SetAside],
})
export class MeteringModule implements BeforeApplicationShutdown {
  constructor(@Inject(Meter) private readonly meter: Meter) {}

  beforeApplicationShutdown(): Promise<void> {
    return this.meter.close();
  }
}
