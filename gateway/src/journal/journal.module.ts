import {
  Inject,
  Module,
  type BeforeApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger, Registry } from '@cuspal/telemetry';
import { AccountHash } from '../accounts/account-hash.ts';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { provide } from '../core/provide.ts';
import { CLOCK, LOGGER } from '../core/tokens.ts';
import { DatabaseModule } from '../database/database.module.ts';
import { keepPurged } from '../database/purge.ts';
import { MeteringModule } from '../metering/metering.module.ts';
import { SetAside } from '../metering/set-aside.ts';
import { Activity } from './activity.ts';
import { Journal } from './journal.ts';
import { LargestAccounts } from './largest-accounts.ts';
import { REGISTRY } from '../metrics/metrics.module.ts';

/** The journal of calls that owners of accounts see. */
@Module({
  imports: [DatabaseModule, AccountsModule, MeteringModule],
  providers: [
    Journal,
    Activity,
    provide(LargestAccounts, [AccountHash, CLOCK], (hash, now) => new LargestAccounts((id) => hash.of(id), now)),
  ],
  exports: [Journal, Activity],
})
export class JournalModule implements OnModuleInit, OnModuleDestroy, BeforeApplicationShutdown {
  #stopPurging = (): void => {};

  constructor(
    @Inject(Journal) private readonly journal: Journal,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(LargestAccounts) private readonly largest: LargestAccounts,
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(SetAside) private readonly setAside: SetAside,
  ) {}

  onModuleInit(): void {
    this.largest.show(this.registry);
    this.setAside.show(this.registry);
    this.#stopPurging = keepPurged([this.journal], this.logger);
  }

  onModuleDestroy(): void {
    this.#stopPurging();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.journal.close();
  }
}
