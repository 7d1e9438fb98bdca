import { Inject, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { provide } from '../core/provide.ts';
import { CONFIG } from '../core/tokens.ts';
import { DatabaseModule, ORM } from '../database/database.module.ts';
import { Ledger } from './ledger.ts';
import { Meter } from './meter.ts';
import { SetAside } from './set-aside.ts';

@Module({
  imports: [DatabaseModule],
  providers: [
    provide(Ledger, [ORM, CONFIG], (orm, { defaults }) => new Ledger(orm, defaults.monthlyAllowance)),
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
